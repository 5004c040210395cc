"""Advice in a running game: it is given a seat's view and nothing else."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from msgspec import Struct

from ..bots.club import ClubBot
from ..bots.differences import POINTS
from ..bots.interface import Belief, Candidate
from ..view import View
from .beliefs import CardBelief, beliefs_in
from .calibration import real_estimate
from .decisions import Option
from .maker import SEARCH

MOST: Final = 12  # answers that are told
LIKELIEST: Final = 3  # kinds of a card, where there is little room


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
        for one in calibrated(view, found.candidates[:MOST])
    )
    return Advice(options, beliefs_in(view.state, view.seat))


def calibrated(view: View, candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Return the candidates of a search in this position, with chances that come true (calibration.py)."""
    return tuple(_calibrated(view, candidate) for candidate in candidates)


def _calibrated(view: View, candidate: Candidate) -> Candidate:
    estimate = real_estimate(view.players, view.round, POINTS * candidate.chance, POINTS * candidate.error)
    return replace(candidate, chance=estimate.chance / POINTS, error=estimate.error / POINTS)


def beliefs_by_place(view: View) -> tuple[Belief, ...]:
    """Return what each card that a seat cannot see may be, with where it lies: the likeliest kinds only."""
    state, found = view.state, {belief.card: belief for belief in beliefs_in(view.state, view.seat)}
    places: list[Belief] = []
    for pile, top in enumerate(state.row[: state.length], 1):
        card, depth = top, 0
        while card:
            if card in found:
                kinds = tuple((kind, share / POINTS) for kind, share in found[card].kinds.items())
                places.append(Belief(pile, depth, kinds[:LIKELIEST]))
            card, depth = state.below[card], depth + 1
    return tuple(places)
