"""Bots: a view in, an action out. They differ in skill, never in what they see."""

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from ..errors import OriflammeError, UnknownBot
from ..tactics.habits import CASUAL_HABITS
from .characters import CHARACTERS
from .club import ClubBot
from .expert import ExpertBot
from .imported import imported_bot, is_path
from .interface import Answer, Belief, Bot, Candidate, ExplainingBot, Explanation
from .master import MasterBot
from .nested_search import NestedSearchBot
from .policies import BeginnerBot, CasualBot, RandomBot, SeasonedBot
from .search import Depth, SearchBot, stopped_after
from .strong import StrongBot

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

__all__ = [
    "BOTS",
    "CHARACTERS",
    "CHARACTER_LEVELS",
    "COSTS",
    "STRENGTHS",
    "Answer",
    "BeginnerBot",
    "Belief",
    "Bot",
    "Candidate",
    "CasualBot",
    "ClubBot",
    "ExpertBot",
    "ExplainingBot",
    "Explanation",
    "MasterBot",
    "NestedSearchBot",
    "RandomBot",
    "SearchBot",
    "SeasonedBot",
    "StrongBot",
    "bot",
    "check_bot",
    "lighter",
    "local_bot",
    "stopped_after",
]

ENTRY_POINTS: Final = "oriflamme.bots"  # where other packages register bots: a callable that takes seed and option


def _plain(make: Callable[[int | str], Bot]) -> Callable[[int | str, str], Bot]:
    def make_plain(seed: int | str, option: str) -> Bot:
        if option:
            raise OriflammeError(f"this bot takes no option, got {option!r}")
        return make(seed)

    return make_plain


def _searching(kind: type[SearchBot], name: str) -> Callable[[int | str, str], Bot]:
    def make(seed: int | str, option: str) -> Bot:
        if not option:
            return kind(seed)
        if match := re.fullmatch(r"(\d{1,4}(?:\.\d{1,3})?)s", option, re.ASCII):
            return kind(seed, seconds=float(match[1]))
        if re.fullmatch(r"[1-9]\d{0,6}", option, re.ASCII):
            return kind(seed, int(option))
        simulations = kind.usual_simulations()
        raise OriflammeError(
            f"{name} takes a count of simulations ({name}:{simulations}) or seconds ({name}:0.5s), got {option!r}"
        )

    return make


class CasualSearchBot(SearchBot):
    """About as strong as casual, by a very short search: casual's rules of thumb know no likes."""

    depth = Depth(simulations=16, own=CASUAL_HABITS, habits=CASUAL_HABITS, mixed=0, margin=0, lapses=30)


CHARACTER_LEVELS: Final[dict[str, type[SearchBot]]] = {
    "casual": CasualSearchBot,
    "club": ClubBot,
    "strong": StrongBot,
    "expert": ExpertBot,
    "master": MasterBot,
}


def _character(name: str) -> Callable[[int | str, str], Bot]:
    def make(seed: int | str, option: str) -> Bot:
        level = option or "club"
        if level not in CHARACTER_LEVELS:
            raise OriflammeError(f"{name} plays at the levels {', '.join(CHARACTER_LEVELS)}, got {option!r}")
        player = CHARACTER_LEVELS[level](seed)
        player.character = CHARACTERS[name]
        return player

    return make


def _net(seed: int | str, option: str) -> Bot:
    from .net import NetBot  # its weights take a while to read, and most games have no net

    return NetBot(seed, option)


BOTS: Final[dict[str, Callable[[int | str, str], Bot]]] = {
    "random": _plain(RandomBot),
    "beginner": _plain(BeginnerBot),
    "casual": _plain(CasualBot),
    "seasoned": _plain(SeasonedBot),
    "club": _searching(ClubBot, "club"),
    "strong": _searching(StrongBot, "strong"),
    "expert": _searching(ExpertBot, "expert"),
    "master": _searching(MasterBot, "master"),
    **{name: _character(name) for name in CHARACTERS},
    "net": _net,
}


# The weakest first.
STRENGTHS: Final = ("random", "beginner", "casual", "seasoned", "club", "strong", "expert", "master")


# Milliseconds a move on one core, on average over games of four with the base box (docs/strength.md).
COSTS: Final = {"club": 1, "strong": 14, "expert": 70, "master": 700}
_LIGHTER: Final = {"expert": "strong", "master": "strong"}


def lighter(name: str) -> str:
    """Return the bot that answers for a bot when processor time is short: of the same character, but not so dear."""
    kind, _, level = name.partition(":")
    if kind in CHARACTERS:
        return f"{kind}:{_LIGHTER.get(level, level)}" if level else name
    return _LIGHTER.get(kind, name)


def bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot by its name and option, for example `club:300`; other packages may have registered it."""
    kind, _, option = name.partition(":")
    if kind in BOTS:
        return BOTS[kind](seed, option)
    for entry in _registered():
        if entry.name == kind:
            registered: Bot = entry.load()(seed, option)
            return registered
    raise UnknownBot(f"unknown bot {name!r}; the bots are {', '.join(BOTS)}")


def local_bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot that the person at this computer has named: one of ours, a registered one, or `module.Class`."""
    return imported_bot(name, seed) if is_path(name) else bot(name, seed)


def check_bot(name: str) -> str:
    """Return the name if it is one of our bots, a character of a level, or one that another package has registered."""
    known = _names()
    kind, _, level = name.partition(":")
    if name in known or (kind in CHARACTERS and level in CHARACTER_LEVELS):
        return name
    raise UnknownBot(f"unknown bot {name!r}; the bots are {', '.join(known)}")


def _registered() -> "EntryPoints":
    from importlib.metadata import entry_points  # a quarter of the time that importing the bots would take

    return entry_points(group=ENTRY_POINTS)


@cache
def _names() -> tuple[str, ...]:
    return (*BOTS, *(entry.name for entry in _registered()))
