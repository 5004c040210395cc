"""Fresh worlds: what actions are worth where no search has chosen among them.

They come in pieces. After each, the error decides whether there is another one: where the game is lost or won, few
worlds tell enough. What the difference is decides nothing, so stopping does not flatter either action.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from ..bots.differences import difference_of
from ..bots.interface import asked_seat
from ..rules import Dice, State
from ..tactics import Scales, Taste, casual_action, duel
from ..view import View

LAPSES: Final = 10  # of the imagined players, in a hundred decisions
PIECES: Final = 8
TRIES: Final = 24  # of a casual player, whose placements vary


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


def stake_in(
    view: View, best: int, known: Mapping[int, float], actions: Sequence[int], dice: Dice, worlds: int
) -> float:
    """Return how many points others would have lost here against the best action, before calibration.

    Of three players in this place, one chooses at random and two follow casual's rules of thumb. What some actions
    lose is known.
    """
    at_random = _mean_gap(view, best, known, Counter(actions), dice, worlds)
    casual = Counter(casual_action(view.state, dice, 0) for _ in range(TRIES))
    return (at_random + 2 * _mean_gap(view, best, known, casual, dice, worlds)) / 3


def _mean_gap(view: View, best: int, known: Mapping[int, float], taken: Counter[int], dice: Dice, worlds: int) -> float:
    """Return the mean of what actions lose against the best one, each taken so often, in so many worlds together."""
    whole, rooms, taste = taken.total(), (State(), State()), Taste()
    lost = 0.0
    for action, times in taken.items():
        if action in known:
            lost += times * known[action]
        else:
            scales, trials = Scales(), max(round(worlds * times / whole), 1)
            duel(view.state, asked_seat(view), scales, best, action, *rooms, dice, trials, LAPSES, taste)
            lost += times * difference_of(scales).gap
    return lost / whole
