"""Making a review: every decision is weighed in worlds that fit what its player knew.

A search finds the best action. The action that was chosen then meets it in the same fresh worlds, so that the points
lost have no bias, and their error is known. A difference within its error is no mistake. The mark is defined in
docs/review.md.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import exp, sqrt
from typing import Final

from msgspec import Struct

from ..bots.club import ClubBot
from ..bots.policies import seed_number
from ..errors import OriflammeError
from ..game import Game
from ..rules import Dice, State
from ..tactics import Scales, Taste, duel, look_openly, roll_for
from ..tactics.search import VICTORY

POINTS: Final = 100.0  # a certain victory
SEARCH: Final = 3_000  # simulations that look for the best action
DUEL: Final = 6_000  # worlds in which the chosen action meets it
OPEN: Final = 1_000  # games played on with all cards open
LAPSES: Final = 10  # of the imagined players, in a hundred decisions
SURE: Final = 2.0  # standard errors by which a mistake differs from nothing
TURNING_POINTS: Final = 3
WORST: Final = 30.0  # points that one decision can cost a mark: one blunder is not everything
SCALE: Final = 3.0  # points lost in a decision, on average, that leave a mark of 37


class Option(Struct, frozen=True):
    """An action, and its chance to win from what the player knew."""

    action: str
    chance: float  # in points of 100
    error: float


class DecisionReview(Struct, frozen=True):
    """What a decision was worth."""

    number: int  # how many actions came before
    seat: int
    round: int
    kind: str  # of the question
    chosen: str
    best: str
    options: tuple[Option, ...]  # the best first
    lost: float  # points that the choice cost; 0 unless that is sure
    error: float  # of the points lost
    open: tuple[float, ...]  # every seat's chance before the action, with all cards open


class Review(Struct, frozen=True):
    """A review of a finished game."""

    players: tuple[str, ...]
    winners: tuple[int, ...]
    decisions: tuple[DecisionReview, ...]
    turning_points: tuple[int, ...]  # numbers of decisions, at most three
    marks: tuple[int, ...]  # of each seat, 0 to 100
    deal: tuple[float, ...]  # points that each seat won or lost by the deal,
    others: tuple[float, ...]  # by what the others did,
    own: tuple[float, ...]  # and by its own choices

    @property
    def curve(self) -> list[tuple[float, ...]]:
        """Every seat's chance, with all cards open: before each decision, and in the end."""
        share = POINTS / len(self.winners)
        end = tuple(share if seat in self.winners else 0.0 for seat in range(len(self.players)))
        return [*(decision.open for decision in self.decisions), end]


def review(game: Game, seed: int = 0, effort: float = 1.0) -> Review:
    """Review a finished game; twice the effort takes twice the time."""
    decisions = tuple(reviews_of(game, seed, effort))
    return _summed_up(game, decisions)


def reviews_of(game: Game, seed: int = 0, effort: float = 1.0) -> Iterator[DecisionReview]:
    """Review the decisions of a finished game one after the other."""
    if not game.over:
        raise OriflammeError("only a finished game can be reviewed")
    if not 0.01 <= effort <= 100:
        raise OriflammeError(f"the effort of a review is 0.01 to 100, got {effort}")
    at = game.at(0)
    for number, move in enumerate(game.moves):
        yield _reviewed(at, number, str(move.action), seed, effort)
        at.play(move.action)


def _reviewed(game: Game, number: int, chosen: str, seed: int, effort: float) -> DecisionReview:
    decision = game.decision
    assert decision is not None
    seat, view = decision.seat, game.view(decision.seat)
    taste = Taste()
    open_chances = _open_chances(game.state, _dice(seed, 2 * number), taste, max(round(OPEN * effort), 20))
    actions = {action.text: action.number for action in decision.actions}
    if len(actions) == 1:
        only = Option(chosen, open_chances[seat], 0.0)
        return DecisionReview(number, seat, game.round, decision.kind, chosen, chosen, (only,), 0.0, 0.0, open_chances)
    found = ClubBot(f"{seed} {number}", max(round(SEARCH * effort), 2 * len(actions))).explain(view)
    best = found.action.text
    options = tuple(Option(one.action.text, POINTS * one.chance, POINTS * one.error) for one in found.candidates)
    scales = Scales()
    trials = max(round(DUEL * effort), 20)
    if best != chosen:
        rooms = State(), State()
        dice = _dice(seed, 2 * number + 1)  # of its own: what the cards are must not change what the seat is told
        duel(view.state, seat, scales, actions[best], actions[chosen], *rooms, dice, trials, LAPSES, taste)
    lost, error = _difference(scales)
    is_mistake = lost > SURE * error
    return DecisionReview(
        number,
        seat,
        game.round,
        decision.kind,
        chosen,
        best if is_mistake else chosen,
        options,
        lost if is_mistake else 0.0,
        error,
        open_chances,
    )


def _dice(seed: int, number: int) -> Dice:
    dice = Dice()
    roll_for(dice, seed_number(seed), number)
    return dice


def _open_chances(state: State, dice: Dice, taste: Taste, trials: int) -> tuple[float, ...]:
    scales = Scales()
    look_openly(state, scales, State(), dice, trials, LAPSES, taste)
    return tuple(POINTS * points / (VICTORY * scales.trials) for points in scales.seats[: state.players])


def _difference(scales: Scales) -> tuple[float, float]:
    """Return the mean difference of two actions in points, and its standard error."""
    if not scales.trials:
        return 0.0, 0.0
    mean = scales.difference / scales.trials
    variance = max(scales.squares / scales.trials - mean * mean, 0.0)
    return POINTS * mean / VICTORY, POINTS * sqrt(variance / scales.trials) / VICTORY


def _summed_up(game: Game, decisions: tuple[DecisionReview, ...]) -> Review:
    seats = range(game.players)
    worst = sorted(decisions, key=lambda decision: decision.lost, reverse=True)[:TURNING_POINTS]
    unfinished = Review(game.names, game.winners, decisions, (), (), (), (), ())
    curve = unfinished.curve
    own, others = [0.0] * game.players, [0.0] * game.players
    for decision, (before, after) in zip(decisions, pairwise(curve), strict=True):
        for seat in seats:
            (own if seat == decision.seat else others)[seat] += after[seat] - before[seat]
    return Review(
        game.names,
        game.winners,
        decisions,
        tuple(sorted(decision.number for decision in worst if decision.lost)),
        tuple(_mark([decision for decision in decisions if decision.seat == seat]) for seat in seats),
        tuple(curve[0][seat] - POINTS / game.players for seat in seats),
        tuple(others),
        tuple(own),
    )


def _mark(decisions: list[DecisionReview]) -> int:
    """Return a player's mark, from the points lost in decisions where there was a choice."""
    choices = [min(decision.lost, WORST) for decision in decisions if len(decision.options) > 1]
    return round(100 * exp(-sum(choices) / len(choices) / SCALE)) if choices else 100
