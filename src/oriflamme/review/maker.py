"""Making a review: every decision is weighed in worlds that fit what its player knew.

A search finds the best action. The action that was chosen then meets it in the same fresh worlds, so that the points
lost have no bias, and their error is known. A difference within its error is no mistake. What other players would have
lost in its place, in fresh worlds too, is what was at stake. All chances are told as calibration.py makes them.
"""

from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple

from msgspec.structs import replace

from ..bots.differences import POINTS, Difference, difference_of
from ..bots.policies import seed_number
from ..errors import OriflammeError
from ..game import Game
from ..rules import Dice, State
from ..rules.kinds import NAMES
from ..tactics import Scales, Taste, look_openly, roll_for
from ..tactics.search import VICTORY
from .beliefs import CardBelief, beliefs_in
from .calibration import Estimate, real_chance, real_estimate, real_open_chances
from .candidates import candidates_of
from .decisions import DecisionReview, Option
from .fresh_worlds import LAPSES, meeting, stake_in
from .summary import Review, summary_of

SEARCH: Final = 3_000  # simulations that look for the best action
DUEL: Final = 6_000  # worlds in which the chosen action meets it, at most
ENOUGH: Final = 0.4  # points of error with which that is known well enough
STAKE: Final = 2_000  # worlds in which the choices of others meet it, of each kind of player
OPEN: Final = 1_000  # games played on with all cards open
SURE: Final = 2.0  # standard errors by which a mistake differs from nothing


class Found(NamedTuple):
    """What a search and fresh worlds have found about a decision, before calibration."""

    best: str
    estimates: dict[str, Estimate]  # of every action, the best first
    gap: Difference  # of the best action and the one that was chosen
    dice: Dice  # for what else is weighed in fresh worlds


def review(game: Game, seed: int = 0, effort: float = 1.0) -> Review:
    """Review a finished game; twice the effort takes twice the time."""
    decisions = tuple(reviews_of(game, seed, effort))
    return Review(decisions, summary_of(game.players, game.winners, decisions))


def reviews_of(game: Game, seed: int = 0, effort: float = 1.0) -> Iterator[DecisionReview]:
    """Review the decisions of a finished game one after the other."""
    _check(game, effort)
    at = game.at(0)
    for number, move in enumerate(game.moves):
        yield _reviewed(at, number, str(move.action), seed, effort)
        at.play(move.action)


def review_of(game: Game, number: int, seed: int = 0, effort: float = 1.0) -> DecisionReview:
    """Review one decision of a finished game: the one after so many actions."""
    _check(game, effort)
    return _reviewed(game.at(number), number, str(game.moves[number].action), seed, effort)


def _check(game: Game, effort: float) -> None:
    if not game.over:
        raise OriflammeError("only a finished game can be reviewed")
    if not 0.01 <= effort <= 100:
        raise OriflammeError(f"the effort of a review is 0.01 to 100, got {effort}")


def choices_of(
    game: Game, seat: int, seed: int = 0, effort: float = 1.0, worlds: float | None = None
) -> Iterator[DecisionReview]:
    """Weigh the decisions in which a player had a choice: all that a mark needs, without the open cards.

    With `worlds`, fresh worlds take that effort instead: what is best must be found, but noise cancels out over games.
    """
    _check(game, effort)
    at = game.at(0)
    for number, move in enumerate(game.moves):
        if at.asked == seat and at.decision is not None and len(at.decision.actions) > 1:
            yield _weighed(at, number, str(move.action), seed, effort, worlds or effort)
        at.play(move.action)


def _reviewed(game: Game, number: int, chosen: str, seed: int, effort: float) -> DecisionReview:
    decision = game.decision
    assert decision is not None
    found_openly = open_chances_in(game.state, number, seed, effort)
    open_chances = tuple(round(chance, 2) for chance in real_open_chances(game.round, found_openly))
    if len(decision.actions) > 1:
        weighed = _weighed(game, number, chosen, seed, effort, effort)
        return replace(weighed, open=open_chances, beliefs=_beliefs(game.state))
    only = Option(chosen, open_chances[decision.seat], 0.0)
    asked = (number, decision.seat, game.round, decision.kind, chosen, chosen)
    return DecisionReview(*asked, (only,), 0.0, 0.0, open_chances, _beliefs(game.state))


def _weighed(game: Game, number: int, chosen: str, seed: int, effort: float, worlds: float) -> DecisionReview:
    """Return what a choice was worth from what its seat knew; nothing about the open cards is said."""
    decision = game.decision
    assert decision is not None
    found = found_in(game, number, chosen, seed, effort, worlds)
    actions = {action.text: action.number for action in decision.actions}
    best, estimates, gap = found.best, found.estimates, found.gap
    known = {actions[best]: 0.0, actions[chosen]: gap.gap}
    view = game.view(decision.seat)
    stake = stake_in(view, actions[best], known, list(actions.values()), found.dice, round(STAKE * worlds))
    chance = estimates[best].chance
    lost, error = _real_loss(game, gap)
    is_mistake = gap.gap > SURE * gap.error
    return DecisionReview(
        number,
        decision.seat,
        game.round,
        decision.kind,
        chosen,
        best if is_mistake else chosen,
        tuple(_option(game, action, estimate) for action, estimate in estimates.items()),
        round(lost, 2) if is_mistake else 0.0,
        round(error, 3),
        (),
        stake=round(_real_loss(game, Difference(chance, chance - stake, stake, 0.0))[0], 2),
    )


def found_in(game: Game, number: int, chosen: str, seed: int, effort: float, worlds: float) -> Found:
    """Weigh the actions of a decision from what its seat knows, before calibration; `number`: actions before it."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    actions = {action.text: action.number for action in decision.actions}
    estimates = candidates_of(view, f"{seed} {number}", max(round(SEARCH * effort), 2 * len(actions)))
    best = next(iter(estimates))
    dice = _dice(seed, 2 * number + 1)  # of its own: what the cards are must not change what the seat is told
    gap = Difference(0.0, 0.0, 0.0, 0.0)
    if best != chosen:
        most, enough = max(round(DUEL * worlds), 20), ENOUGH / sqrt(worlds)
        scales = meeting(view, actions[best], actions[chosen], dice, most, enough)
        gap = difference_of(scales)
        estimates |= {best: _met(gap.one, scales.trials), chosen: _met(gap.other, scales.trials)}
    return Found(best, estimates, gap, dice)


def _met(chance: float, trials: int) -> Estimate:
    """Return the chance that an action had in fresh worlds, where the search may have flattered it."""
    return Estimate(chance, sqrt(chance * (POINTS - chance) / trials))


def _option(game: Game, action: str, found: Estimate) -> Option:
    real = real_estimate(game.players, game.round, *found)
    return Option(action, round(real.chance, 2), round(real.error, 2))


def _real_loss(game: Game, found: Difference) -> tuple[float, float]:
    """Return the points that a choice cost and their error, as large as the calibrated chances differ."""
    lost = real_chance(game.players, game.round, found.one) - real_chance(game.players, game.round, found.other)
    return lost, found.error * (lost / found.gap if found.gap else 1.0)


def _beliefs(state: State) -> tuple[CardBelief, ...]:
    """Return what the hidden cards may be, beside what they are."""
    kinds = state.kind
    return tuple(replace(belief, was=NAMES[kinds[belief.card]]) for belief in beliefs_in(state))


def _dice(seed: int, number: int) -> Dice:
    dice = Dice()
    roll_for(dice, seed_number(seed), number)
    return dice


def open_chances_in(state: State, number: int, seed: int, effort: float) -> list[float]:
    """Return everyone's chances with all cards open, before calibration; `number`: actions before."""
    scales, trials = Scales(), max(round(OPEN * effort), 20)
    look_openly(state, scales, State(), _dice(seed, 2 * number), trials, LAPSES, Taste())
    return [POINTS * points / (VICTORY * scales.trials) for points in scales.seats[: state.players]]
