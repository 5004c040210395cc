"""Clues: the hidden card on which a choice depends, found by comparing the worlds in which it does well and badly."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from ..notation.actions import Action
from ..rules import Dice, State, step
from ..rules.kinds import NAMES, UNKNOWN
from ..tactics import Scales, Taste, look_openly
from ..tactics.search import VICTORY
from ..texts import Texts
from ..texts.cards import kind_forms
from ..view import View
from .differences import POINTS, mean_and_error

SHARE: Final = (0.08, 0.92)  # of the worlds in which a card is of the kind that decides
EFFECT: Final = 12.0  # points by which the gap differs with that kind
SURE: Final = 4.0  # standard errors of that difference


class Clue(Struct, frozen=True):
    """A hidden card that decides: what it may be, and what both actions are worth then and otherwise."""

    card: int  # its public number
    pile: int  # its position, from 1
    kind: str
    share: int  # of 100 worlds in which it is of that kind
    then: tuple[int, int]  # chances of the answer and of the next best action, if it is
    otherwise: tuple[int, int]  # and if it is not


def chances(
    worlds: Sequence[State], action: Action, seat: int, dice: Dice, trials: int, lapses: int, taste: Taste
) -> list[float]:
    """Return the chance of an action in each world, in points of 100; everyone plays on with the others' habits."""
    scratch = State()
    found = []
    for world in worlds:
        after = world.copy()
        step(after, action.number)
        scales = Scales()
        look_openly(after, scales, scratch, dice, trials, lapses, taste)
        found.append(POINTS * scales.seats[seat] / (VICTORY * trials))
    return found


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


def clue_text(clue: Clue, texts: Texts) -> str:
    """Return which card decides, and what both actions are worth if it is of that kind and if it is not."""
    then, less = clue.then
    otherwise, other = clue.otherwise
    numbers = {"share": clue.share, "pile": clue.pile, "then": then, "less": less}
    kind = kind_forms("kind", clue.kind, texts.language)
    return texts.say("puzzle-why-card", {**kind, **numbers, "otherwise": otherwise, "other": other})


def _means(gains: Sequence[float], others: Sequence[float], indexes: Sequence[int]) -> tuple[int, int]:
    return (
        round(sum(gains[index] for index in indexes) / len(indexes)),
        round(sum(others[index] for index in indexes) / len(indexes)),
    )
