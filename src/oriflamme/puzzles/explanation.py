"""The explanation: what the answer and the next best action lead to in the same worlds, and which card decides."""

from collections.abc import Sequence
from typing import Final

from ..bots.clues import find_clue
from ..notation.actions import Action
from ..rules import Dice, State, step
from ..tactics import casual_playout
from ..view import View
from .comparison import ORDINARY
from .every_world import chances, few_worlds, some_worlds
from .puzzle import Hint, Reason, Weighed

WORLDS: Final = 600
TRIALS: Final = 12  # games played on in each world
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


def hint_for(answer: Action, reason: Reason, options: Sequence[Weighed]) -> Hint:
    """Return a hint: the card to place, else a card to think about, else the worse half of the actions."""
    if answer.kind == "place" and len({option.action.split()[1] for option in options}) > 1:
        return Hint(kind=answer.card)
    if reason.clue is not None:
        return Hint(pile=reason.clue.pile)
    if len(options) > HALF:
        return Hint(not_these=tuple(option.action for option in options[-(len(options) // HALF) :]))
    return Hint()
