"""What follows from the decisions of a game: the curve, turning points, moments and marks (docs/review.md)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from msgspec import Struct

from ..bots.differences import POINTS
from .decisions import DecisionReview

TURNING_POINTS: Final = 3
BEST: Final = 100.0  # the mark of who loses nothing
OTHERS: Final = 20.0  # and of who loses as much as others would have lost
LITTLE: Final = 3.0  # points at stake in a whole game of which a mark says little
STEP: Final = 5.0  # points of 100 that a moment must bring at least, to be called one

Chances: TypeAlias = tuple[float, ...]  # of every seat, in points of 100


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    """What a review says about one player."""

    mark: int  # 0 to 100
    deal: float  # points that the seat won or lost by the deal,
    others: float  # by what the others did,
    own: float  # and by its own choices
    best: int | None = None  # the number of the own decision after which its chance, with all cards open, rose most
    worst: int | None = None  # and of the one that cost most


class Summary(Struct, frozen=True, omit_defaults=True):
    """What a review says about a whole game."""

    winners: tuple[int, ...]
    seats: tuple[SeatSummary, ...]
    turning_points: tuple[int, ...]  # numbers of the costliest decisions in their order, at most three
    decided: int | None = None  # the number of the decision after which the winner's chance rose most


class Review(Struct, frozen=True):
    """A review of a finished game."""

    decisions: tuple[DecisionReview, ...]
    summary: Summary

    @property
    def curve(self) -> list[Chances]:
        """Every seat's chance, with all cards open: before each decision, and in the end."""
        return curve_of(len(self.summary.seats), self.summary.winners, self.decisions)

    @property
    def marks(self) -> tuple[int, ...]:
        """Everyone's mark."""
        return tuple(seat.mark for seat in self.summary.seats)


def curve_of(players: int, winners: Sequence[int], decisions: Sequence[DecisionReview]) -> list[Chances]:
    """Return every seat's chance before each decision, and in the end."""
    share = POINTS / len(winners)
    return [*(decision.open for decision in decisions), tuple(share * (seat in winners) for seat in range(players))]


def summary_of(players: int, winners: Sequence[int], decisions: Sequence[DecisionReview]) -> Summary:
    """Return what follows from all decisions of a game."""
    curve = curve_of(players, winners, decisions)
    rises = [tuple(b - a for a, b in zip(*pair, strict=True)) for pair in pairwise(curve)]
    costly = sorted(decisions, key=lambda decision: decision.lost, reverse=True)[:TURNING_POINTS]
    winner = winners[0]
    return Summary(
        tuple(winners),
        tuple(_seat_summary(seat, players, curve[0], rises, decisions) for seat in range(players)),
        tuple(sorted(decision.number for decision in costly if decision.lost)),
        _highest([rise[winner] for rise in rises]),
    )


def _seat_summary(
    seat: int, players: int, start: Chances, rises: Sequence[Chances], decisions: Sequence[DecisionReview]
) -> SeatSummary:
    own = [rise[seat] if decision.seat == seat else 0.0 for decision, rise in zip(decisions, rises, strict=True)]
    lost = [decision.lost if decision.seat == seat else 0.0 for decision in decisions]
    return SeatSummary(
        mark_of([decision for decision in decisions if decision.seat == seat]),
        start[seat] - POINTS / players,
        sum(rise[seat] for rise in rises) - sum(own),
        sum(own),
        _highest(own),
        _highest(lost),
    )


def _highest(changes: Sequence[float]) -> int | None:
    """Return the index of the greatest change, if there is one worth a word."""
    best = max(range(len(changes)), key=lambda index: changes[index], default=None)
    return best if best is not None and changes[best] >= STEP else None


def mark_of(decisions: Sequence[DecisionReview]) -> int:
    """Return a player's mark, from 0 to 100."""
    return round(exact_mark(decisions))


def exact_mark(decisions: Sequence[DecisionReview]) -> float:
    """Return a player's mark: 100 without any loss, 20 for losing as much as others would have lost in their place.

    Differences within their error count with their sign: none of them is a mistake, but over a game noise cancels out.
    """
    choices = [decision for decision in decisions if len(decision.options) > 1]
    lost = sum(_loss(decision) for decision in choices)
    at_stake = sum(decision.stake for decision in choices)
    mark = BEST - (BEST - OTHERS) * lost / (max(at_stake, 0.0) + LITTLE)
    return min(max(mark, 0.0), BEST)


def _loss(decision: DecisionReview) -> float:
    chosen = next(option.chance for option in decision.options if option.action == decision.chosen)
    return decision.options[0].chance - chosen
