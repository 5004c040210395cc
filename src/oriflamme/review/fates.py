"""What becomes of each kind: when it is placed, and how long it then stays hidden.

A Conspiracy waits, a Lord is revealed at once. So a card that has waited three times is more likely a Conspiracy than
a Lord. fates.json has how often each kind was placed in each round and was still hidden after so many turns, in games
of bots; fate_counts.py counts again.
"""

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from ..rules import State
from ..rules.kinds import NAMES, ROUNDS
from ..rules.state import HIDDEN
from ..rules.steps import PLACEMENT

FILE: Final = "fates.json"
STYLES: Final = ("casual", "club")  # how people may play; which one it is, their hidden cards tell
DOUBT: Final = 0.01  # the share that a fate has which was never seen: people play as no bot does


class Fate(NamedTuple):
    """A hidden card, as everyone sees it: the round in which it was placed, and how often it had its turn since."""

    placed: int
    turns: int


class Counted(msgspec.Struct, frozen=True):
    """How often a kind that was not set aside was placed in a round and was hidden after 0, 1, ... turns, in shares."""

    hidden: list[list[float]]  # by round, then by turns


def fates_in(state: State) -> dict[int, Fate]:
    """Return the fates of all cards that lie face down in the queue, by card."""
    found: dict[int, Fate] = {}
    entered, face, below = state.entered, state.face, state.below
    walked = 0 if state.step <= PLACEMENT else state.here
    for pile, top in enumerate(state.row[: state.length]):
        card, is_covered = top, False
        while card:
            if face[card] == HIDDEN:
                placed = min((entered[card] - 1) // state.players + 1, state.round)
                turns = state.round - placed + (pile < walked)
                found[card] = Fate(placed, min(turns, state.pot[card]) if is_covered else turns)
            card, is_covered = below[card], True
    return found


@cache
def _tables() -> dict[str, dict[str, Counted]]:
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=dict[str, dict[str, Counted]])


@cache
def share_hidden(style: str, kind: int, fate: Fate) -> float:
    """Return how often a kind that was not set aside has this fate."""
    counted = _tables()[style].get(NAMES[kind])
    if counted is None or fate.placed > len(counted.hidden):
        return 1 / ROUNDS
    by_turns = counted.hidden[fate.placed - 1]
    return max(by_turns[fate.turns] if fate.turns < len(by_turns) else 0.0, DOUBT)


@cache
def share_in_hand(style: str, kind: int, placed: int) -> float:
    """Return how often a kind that was not set aside is still in the hand after so many placements."""
    counted = _tables()[style].get(NAMES[kind])
    if counted is None:
        return 1 - placed / ROUNDS
    return max(1 - sum(by_turns[0] for by_turns in counted.hidden[:placed]), DOUBT)
