"""Advice in a running game: it is given a seat's view and nothing else."""

from typing import Final

from msgspec import Struct

from ..bots.club import ClubBot
from ..view import View
from .beliefs import CardBelief, beliefs_in
from .decisions import POINTS, Option
from .maker import SEARCH

MOST: Final = 12  # answers that are told


class Advice(Struct, frozen=True):
    """What a seat can do, and what it can know."""

    options: tuple[Option, ...]  # the best first
    beliefs: tuple[CardBelief, ...]


def advice(view: View, seed: int | str = 0, effort: float = 1.0) -> Advice:
    """Return the best answers to the open question with their chances, and what the hidden cards may be."""
    assert view.decision is not None
    found = ClubBot(seed, max(round(SEARCH * effort), 2 * len(view.decision.actions))).explain(view)
    options = tuple(
        Option(one.action.text, round(POINTS * one.chance, 1), round(POINTS * one.error, 1))
        for one in found.candidates[:MOST]
    )
    return Advice(options, beliefs_in(view.state, view.seat))
