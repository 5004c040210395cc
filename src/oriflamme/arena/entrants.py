"""Bots by name: registered bots, held-out styles, and any class that can be imported."""

import sys
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from .. import bots
from ..bots import Bot
from ..bots.policies import BeginnerBot, CasualBot, PolicyBot, RandomBot
from ..errors import OriflammeError, UnknownBot
from .styles import STYLES

COMPILED_BOTS = (RandomBot, BeginnerBot, CasualBot)  # not their subclasses, which may play differently


def make(name: str, seed: int) -> Bot:
    """Return a bot: `casual`, `club:300`, `style:waiter`, or `package.module.Class` with or without `:option`."""
    if name in STYLES:
        return STYLES[name](seed)
    if name.startswith("style:"):
        raise UnknownBot(f"unknown style {name!r}; the styles are {', '.join(STYLES)}")
    path, _, option = name.partition(":")
    if "." in path:
        kind = _imported(path)
        made: Bot = kind(seed, option) if option else kind(seed)
        return made
    return bots.bot(name, seed)


def _imported(path: str) -> Any:
    module, _, attribute = path.rpartition(".")
    _import_from_here()
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"the bot {path!r} cannot be imported: {error}") from None


class Checked(NamedTuple):
    """What is known about a name before the first game."""

    problem: str | None  # why the name is not a valid bot, in a sentence
    compiled: bool = False  # whether it has a compiled policy


def check(name: str) -> Checked:
    """Check whether a bot can be created."""
    try:
        made = make(name, 0)
        if callable(getattr(made, "choose", None)):
            return Checked(None, policy_of(made) is not None)
        return Checked(f"{name!r} is not a bot: it has no method choose(view)")
    except OriflammeError as error:
        return Checked(str(error))
    except BaseException as error:  # a bot may raise anything
        return Checked(f"the bot {name!r} cannot be created: {described(error)}")


def policy_of(made: Bot) -> int | None:
    """Return a bot's compiled policy, if it plays one."""
    return made.policy if isinstance(made, PolicyBot) and type(made) in COMPILED_BOTS else None


def described(error: BaseException) -> str:
    """Return an error in a few words."""
    return f"{type(error).__name__}: {error}"[:300].rstrip(": \n").replace("\n", " ")


def code_of(names: set[str]) -> str:
    """Return a fingerprint of the code that decides how these bots play, so that results of old code are not reused."""
    package = Path(__file__).parents[1]
    files = [file for part in ("rules", "tactics", "bots") for file in package.glob(f"{part}/**/*.py")]
    files += [
        package / "game.py",
        package / "view.py",
        package / "worlds.py",
        package / "arena/deals.py",
        package / "arena/styles.py",
    ]
    for name in sorted(names):
        path = name.partition(":")[0]
        if "." in path:
            files += _module_file(path.rpartition(".")[0])
    digest = blake2b(digest_size=8)
    for file in sorted(files):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _import_from_here() -> None:
    """Let classes be imported from the current directory."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def _module_file(module: str) -> list[Path]:
    _import_from_here()
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return []
    return [Path(spec.origin)] if spec and spec.origin and Path(spec.origin).is_file() else []
