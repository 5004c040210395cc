"""The explanation: what the answer and the next best action lead to in the same worlds, and which card decides."""

from collections.abc import Sequence
from typing import Final

from ..notation.actions import Action
from ..rules import Dice, State, step
from ..rules.kinds import NAMES, UNKNOWN
from ..tactics import casual_playout
from ..view import View
from .comparison import ORDINARY, mean_and_error
from .every_world import chances, few_worlds, some_worlds
from .puzzle import Clue, Hint, Reason, Weighed

WORLDS: Final = 600
TRIALS: Final = 12  # games played on in each world
SHARE: Final = (0.08, 0.92)  # of the worlds in which a card is of the kind that decides
EFFECT: Final = 12.0  # points by which the gap differs with that kind
SURE: Final = 4.0  # standard errors of that difference
HALF: Final = 2


def explain(view: View, answer: Action, rival: Action, dice: Dice, most: int = WORLDS, trials: int = TRIALS) -> Reason:
    """Compare the answer with the next best action in the same worlds: every one, or as many as `most`."""
    every = few_worlds(view, dice)
    worlds = every or some_worlds(view, dice, most)
    seat = view.state.asked
    gains = chances(worlds, answer, seat, dice, trials, ORDINARY)
    others = chances(worlds, rival, seat, dice, trials, ORDINARY)
    return Reason(
        rival.text,
        _influence(worlds, answer, seat, dice),
        _influence(worlds, rival, seat, dice),
        find_clue(view, worlds, gains, others),
        len(every),
    )


def _influence(worlds: Sequence[State], action: Action, seat: int, dice: Dice) -> tuple[float, float]:
    """Return the influence of a seat and of its strongest rival in the end, on average."""
    own = best = 0
    for world in worlds:
        after = world.copy()
        step(after, action.number)
        casual_playout(after, dice, ORDINARY.lapses)
        stocks = after.stock[: after.players]
        own += stocks.pop(seat)
        best += max(stocks)
    return round(own / len(worlds), 1), round(best / len(worlds), 1)


def find_clue(view: View, worlds: Sequence[State], gains: Sequence[float], others: Sequence[float]) -> Clue | None:
    """Return the hidden card, and its kind, by which the two actions differ most; None if no card decides."""
    best, clue = 0.0, None
    for pile, top in enumerate(view.state.row[: view.state.length], 1):
        if view.state.kind[top] != UNKNOWN:
            continue
        kinds = [world.kind[top] for world in worlds]
        for kind in sorted(set(kinds)):
            is_kind = [index for index, one in enumerate(kinds) if one == kind]
            is_other = [index for index, one in enumerate(kinds) if one != kind]
            share = len(is_kind) / len(worlds)
            if not SHARE[0] <= share <= SHARE[1]:
                continue
            then, then_error = mean_and_error([gains[index] - others[index] for index in is_kind])
            otherwise, error = mean_and_error([gains[index] - others[index] for index in is_other])
            effect = abs(then - otherwise)
            weight = effect * (share * (1 - share)) ** 0.5  # a rare kind explains little
            if effect > EFFECT and weight > best and effect > SURE * (then_error**2 + error**2) ** 0.5:
                best = weight
                both = (_means(gains, others, is_kind), _means(gains, others, is_other))
                clue = Clue(top, pile, NAMES[kind], round(100 * share), *both)
    return clue


def _means(gains: Sequence[float], others: Sequence[float], indexes: Sequence[int]) -> tuple[int, int]:
    return (
        round(sum(gains[index] for index in indexes) / len(indexes)),
        round(sum(others[index] for index in indexes) / len(indexes)),
    )


def hint_for(answer: Action, reason: Reason, options: Sequence[Weighed]) -> Hint:
    """Return a hint: the card to place, else a card to think about, else the worse half of the actions."""
    if answer.kind == "place" and len({option.action.split()[1] for option in options}) > 1:
        return Hint(kind=answer.card)
    if reason.clue is not None:
        return Hint(pile=reason.clue.pile)
    if len(options) > HALF:
        return Hint(not_these=tuple(option.action for option in options[-(len(options) // HALF) :]))
    return Hint()
