"""Bots by the place of their class, `module.Class`: for names that the person at this computer has typed.

Importing a module runs it. So a name from a client, a file or a database goes to `bots.bot`, which imports nothing.
"""

import inspect
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ..errors import UnknownBot
from .interface import Bot


def is_path(name: str) -> bool:
    """Tell whether a name is the place of a class, as `mybots.Mine` or `mybots.Mine:option`."""
    return "." in name.partition(":")[0]


def imported_bot(name: str, seed: int | str) -> Bot:
    """Return a bot of a class; it is given the seed, if it takes one, and the option, if there is one."""
    path, _, option = name.partition(":")
    made = found = _imported(path)
    if isinstance(found, type) or not hasattr(found, "choose"):
        made = _made(found, (seed, option) if option else (seed,))
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"{name!r} is not a bot: it has no method choose(view)")
    bot: Bot = made
    return bot


def import_from_here() -> None:
    """Let classes be imported from the current directory."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def _imported(path: str) -> Any:
    module, _, attribute = path.rpartition(".")
    import_from_here()
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"the bot {path!r} cannot be imported: {error}") from None


def _made(kind: Any, arguments: tuple[int | str, ...]) -> Any:
    """Call a class or a function; one that takes nothing gets no seed."""
    try:
        takes_nothing = not inspect.signature(kind).parameters
    except (TypeError, ValueError):  # it is not known what it takes, or it cannot be called
        takes_nothing = False
    return kind() if takes_nothing and len(arguments) == 1 else kind(*arguments)
