"""Bots by name: registered bots, held-out styles, and any class that can be imported."""

from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from ..bots import Bot, local_bot
from ..bots.imported import import_from_here, is_path
from ..bots.policies import BeginnerBot, CasualBot, PolicyBot, RandomBot, SeasonedBot
from ..errors import OriflammeError, UnknownBot
from .styles import STYLES

COMPILED_BOTS = (RandomBot, BeginnerBot, CasualBot, SeasonedBot)  # not their subclasses, which may play differently


def make(name: str, seed: int) -> Bot:
    """Return a bot: `casual`, `club:300`, `style:waiter`, or `package.module.Class` with or without `:option`."""
    if name in STYLES:
        return STYLES[name](seed)
    if name.startswith("style:"):
        raise UnknownBot(f"unknown style {name!r}; the styles are {', '.join(STYLES)}")
    return local_bot(name, seed)


class Checked(NamedTuple):
    """What is known about a name before the first game."""

    problem: str | None  # why the name is not a valid bot, in a sentence
    compiled: bool = False  # whether it has a compiled policy


def check(name: str) -> Checked:
    """Check whether a bot can be created."""
    try:
        return Checked(None, policy_of(make(name, 0)) is not None)
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
    files = [file for part in ("rules", "tactics", "bots", "net") for file in package.glob(f"{part}/**/*.py")]
    files += [
        *package.glob("net/*.bin"),
        package / "deals.py",
        package / "game_report.py",
        package / "game.py",
        package / "view.py",
        package / "worlds.py",
        package / "arena/deals.py",
        package / "arena/styles.py",
    ]
    for name in sorted(names):
        if is_path(name):
            files += _module_file(name.partition(":")[0].rpartition(".")[0])
    digest = blake2b(digest_size=8)
    for file in sorted(files):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _module_file(module: str) -> list[Path]:
    import_from_here()
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):
        return []
    return [Path(spec.origin)] if spec and spec.origin and Path(spec.origin).is_file() else []
