"""Bots: a view in, an action out. They differ in skill, never in what they see."""

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from ..errors import OriflammeError, UnknownBot
from .club import SIMULATIONS, ClubBot
from .imported import imported_bot, is_path
from .interface import Belief, Bot, Candidate, ExplainingBot, Explanation
from .policies import BeginnerBot, CasualBot, RandomBot

__all__ = [
    "BOTS",
    "BeginnerBot",
    "Belief",
    "Bot",
    "Candidate",
    "CasualBot",
    "ClubBot",
    "ExplainingBot",
    "Explanation",
    "RandomBot",
    "bot",
    "check_bot",
    "local_bot",
]

ENTRY_POINTS: Final = "oriflamme.bots"  # where other packages register bots: a callable that takes seed and option


def _plain(make: Callable[[int | str], Bot]) -> Callable[[int | str, str], Bot]:
    def make_plain(seed: int | str, option: str) -> Bot:
        if option:
            raise OriflammeError(f"this bot takes no option, got {option!r}")
        return make(seed)

    return make_plain


def _club(seed: int | str, option: str) -> Bot:
    if not option:
        return ClubBot(seed)
    if match := re.fullmatch(r"(\d{1,4}(?:\.\d{1,3})?)s", option, re.ASCII):
        return ClubBot(seed, seconds=float(match[1]))
    if re.fullmatch(r"[1-9]\d{0,6}", option, re.ASCII):
        return ClubBot(seed, int(option))
    raise OriflammeError(
        f"club takes a count of simulations (club:{SIMULATIONS}) or seconds (club:0.5s), got {option!r}"
    )


BOTS: Final[dict[str, Callable[[int | str, str], Bot]]] = {
    "random": _plain(RandomBot),
    "beginner": _plain(BeginnerBot),
    "casual": _plain(CasualBot),
    "club": _club,
}


def bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot by its name and option, for example `club:300`; other packages may have registered it."""
    kind, _, option = name.partition(":")
    if kind in BOTS:
        return BOTS[kind](seed, option)
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == kind:
            registered: Bot = entry.load()(seed, option)
            return registered
    raise UnknownBot(f"unknown bot {name!r}; the bots are {', '.join(BOTS)}")


def local_bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot that the person at this computer has named: one of ours, a registered one, or `module.Class`."""
    return imported_bot(name, seed) if is_path(name) else bot(name, seed)


def check_bot(name: str) -> str:
    """Return the name if it is one of our bots or one that another package has registered."""
    known = _names()
    if name in known:
        return name
    raise UnknownBot(f"unknown bot {name!r}; the bots are {', '.join(known)}")


@cache
def _names() -> tuple[str, ...]:
    return (*BOTS, *(entry.name for entry in entry_points(group=ENTRY_POINTS)))
