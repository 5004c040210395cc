"""Bots: a view in, an action out. They differ in skill, never in what they see."""

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Final

from ..errors import OriflammeError
from .club import SIMULATIONS, ClubBot
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
]

ENTRY_POINTS: Final = "oriflamme.bots"  # where other packages register theirs: a callable of seed and option


def _plain(make: Callable[[int | str], Bot]) -> Callable[[int | str, str], Bot]:
    def born(seed: int | str, option: str) -> Bot:
        if option:
            raise OriflammeError(f"this bot takes no option, so not {option!r}")
        return make(seed)

    return born


def _club(seed: int | str, option: str) -> Bot:
    if not option:
        return ClubBot(seed)
    if match := re.fullmatch(r"(\d{1,4}(?:\.\d{1,3})?)s", option, re.ASCII):
        return ClubBot(seed, seconds=float(match[1]))
    if re.fullmatch(r"[1-9]\d{0,6}", option, re.ASCII):
        return ClubBot(seed, int(option))
    raise OriflammeError(
        f"club thinks with so many simulations (club:{SIMULATIONS}) or seconds (club:0.5s), not {option!r}"
    )


BOTS: Final[dict[str, Callable[[int | str, str], Bot]]] = {
    "random": _plain(RandomBot),
    "beginner": _plain(BeginnerBot),
    "casual": _plain(CasualBot),
    "club": _club,
}


def bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot by its name and option, as `club:300`; other packages may have registered more."""
    kind, _, option = name.partition(":")
    if kind in BOTS:
        return BOTS[kind](seed, option)
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == kind:
            registered: Bot = entry.load()(seed, option)
            return registered
    raise OriflammeError(f"no bot is called {name!r}; the bots are {', '.join(BOTS)}")


def check_bot(name: str) -> str:
    """Return the name of a bot that there is, ours or one that another package has registered."""
    known = _names()
    if name in known:
        return name
    raise OriflammeError(f"no bot is called {name!r} here; the bots are {', '.join(known)}")


@cache
def _names() -> tuple[str, ...]:
    return (*BOTS, *(entry.name for entry in entry_points(group=ENTRY_POINTS)))
