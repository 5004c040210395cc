"""Insights: what a review says about each player besides the mark: cards played well, and how well they are read."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from ..bots.differences import POINTS
from ..game import Game
from ..rules.kinds import NAMES
from ..rules.state import FAMILY
from .decisions import DecisionReview
from .summary import Review

PLACE: Final = "place"
WORST: Final = 30.0  # points that one decision can cost a kind: one blunder is not everything


class KindChoices(Struct, frozen=True, array_like=True):
    """The choices that a player had about one kind of card: its placement, its reveal, its target."""

    kind: str
    choices: int
    lost: float  # points that they cost, in all; at most 30 each


class SeatInsight(Struct, frozen=True):
    """What a review says about a seat."""

    mark: int
    kinds: tuple[KindChoices, ...]
    looks: int  # how often another player was asked while a card of this seat lay hidden
    read: float  # the chances that were given to what these cards were, in all, in victories of 100 points


def insights_of(game: Game, review: Review) -> tuple[SeatInsight, ...]:
    """Return what the review of a finished game says about each seat."""
    kinds = _kinds_of(game)
    return tuple(
        SeatInsight(summary.mark, _choices(seat, review.decisions, kinds), *_read(seat, review.decisions))
        for seat, summary in enumerate(review.summary.seats)
    )


def _kinds_of(game: Game) -> list[str]:
    """Return, for each decision of a game, the kind that it was about."""
    at = game.at(0)
    kinds: list[str] = []
    for move in game.moves:
        decision = at.decision
        assert decision is not None
        words = move.action.text.split()
        kinds.append(words[1] if words[0] == PLACE else NAMES[decision.subject])
        at.play(move.action)
    return kinds


def _choices(seat: int, decisions: Sequence[DecisionReview], kinds: Sequence[str]) -> tuple[KindChoices, ...]:
    counts: defaultdict[str, int] = defaultdict(int)
    lost: defaultdict[str, float] = defaultdict(float)
    for decision, kind in zip(decisions, kinds, strict=True):
        if decision.seat == seat and len(decision.options) > 1:
            counts[kind] += 1
            lost[kind] += min(decision.lost, WORST)
    return tuple(KindChoices(kind, counts[kind], round(lost[kind], 2)) for kind in sorted(counts))


def _read(seat: int, decisions: Sequence[DecisionReview]) -> tuple[int, float]:
    given = [
        belief.kinds.get(belief.was, 0.0)
        for decision in decisions
        if decision.seat != seat
        for belief in decision.beliefs
        if (belief.card - 1) // FAMILY == seat
    ]
    return len(given), round(sum(given) / POINTS, 4)
