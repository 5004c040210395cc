"""How a player plays, as far as their cards tell: how likely each style makes what everyone has seen of a family.

Who plays at random places a Lord late, waits with a Soldier and lays card upon card. What such a player hides may be
anything; what a careful player hides may not. So what a family has shown tells something about what it hides.
"""

from collections.abc import Container
from math import log
from typing import NamedTuple

from ..rules import State
from ..rules.state import FAMILY
from .calibration import Manner
from .fates import round_of_entry, share_shown


class Shown(NamedTuple):
    """A kind that everyone has seen: the round in which it was placed, 0 if it has left the queue."""

    kind: int
    placed: int


class Past(NamedTuple):
    """What everyone has seen of a family."""

    round: int
    shown: tuple[Shown, ...]
    stacked: int  # its cards in the queue that lie below another one
    single: int  # and its others in the queue


def past_of(state: State, seat: int, unseen: Container[int]) -> Past:
    """Return what everyone has seen of a family, of which these kinds are out of sight."""
    queue = [card for card in range(seat * FAMILY + 1, seat * FAMILY + FAMILY + 1) if state.entered[card]]
    tops = set(state.row[: state.length])
    placed = {state.kind[card]: round_of_entry(state, card) for card in queue if state.kind[card] not in unseen}
    stacked = sum(card not in tops for card in queue)
    shown = tuple(Shown(kind, placed.get(kind, 0)) for kind in state.deck if kind not in unseen)
    return Past(state.round, shown, stacked, len(queue) - stacked)


def log_shown(style: str, past: Past) -> float:
    """Return the logarithm of how likely a style makes what a family has shown, beside other styles."""
    return sum(log(share_shown(style, kind, placed, past.round)) for kind, placed in past.shown)


def log_weight(manner: Manner, past: Past) -> float:
    """Return the logarithm of how much a style counts for how the family's cards lie."""
    return log(manner.weight) + past.stacked * log(manner.stacked) + past.single * log(manner.single)
