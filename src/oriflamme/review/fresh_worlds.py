"""Fresh worlds: what actions are worth where no search has chosen among them.

They come in pieces. After each, the error decides whether there is another one: where the game is lost or won, few
worlds tell enough. What the difference is decides nothing, so stopping does not flatter either action.
"""

from collections.abc import Sequence
from typing import Final

from ..bots.differences import difference_of
from ..bots.interface import asked_seat
from ..rules import Dice, State
from ..tactics import Scales, Taste, duel
from ..view import View

LAPSES: Final = 10  # of the imagined players, in a hundred decisions
PIECES: Final = 8


def meeting(view: View, one: int, other: int, dice: Dice, worlds: int, enough: float) -> Scales:
    """Let two actions meet in so many worlds, or fewer if their difference is known to `enough` points of 100."""
    scales, rooms, taste = Scales(), (State(), State()), Taste()
    piece = -(-worlds // PIECES)
    while scales.trials < worlds:
        trials = min(piece, worlds - scales.trials)
        duel(view.state, asked_seat(view), scales, one, other, *rooms, dice, trials, LAPSES, taste)
        if difference_of(scales).error < enough:
            break
    return scales


def lottery(view: View, best: int, actions: Sequence[int], dice: Dice, worlds: int) -> Scales:
    """Let the best action meet all actions, each in as many of the worlds: the other action is one at random."""
    scales, rooms, taste = Scales(), (State(), State()), Taste()
    each = max(worlds // len(actions), 1)
    for action in actions:
        duel(view.state, asked_seat(view), scales, best, action, *rooms, dice, each, LAPSES, taste)
    return scales
