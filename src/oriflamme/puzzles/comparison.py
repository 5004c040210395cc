"""Comparison: two actions in the same worlds that fit a view, under several ideas of how everyone plays on."""

from typing import Final, NamedTuple

from ..bots.differences import Difference, difference_of
from ..bots.policies import seed_number
from ..notation.actions import Action
from ..rules import Dice, State
from ..tactics import Scales, Taste, duel, roll_for, set_play
from ..tactics.habits import CASUAL_HABITS, SEASONED_HABITS
from ..view import View


class Players(NamedTuple):
    """How everyone is imagined to play on."""

    own: int  # the habits of the player
    others: int
    lapses: int  # in a hundred decisions


ORDINARY: Final = Players(CASUAL_HABITS, CASUAL_HABITS, 10)  # as in reviews
IDEAS: Final = (ORDINARY, Players(SEASONED_HABITS, CASUAL_HABITS, 10), Players(SEASONED_HABITS, SEASONED_HABITS, 0))


def dice_for(*seed: object) -> Dice:
    """Return dice for a seed of several parts."""
    dice = Dice()
    roll_for(dice, seed_number(" ".join(map(str, seed))), 0)
    return dice


def taste_of(players: Players) -> Taste:
    """Return what the compiled search calls these players."""
    taste = Taste()
    set_play(taste, players.own, players.others, 0, 0)
    return taste


def compare(view: View, one: Action, other: Action, dice: Dice, trials: int, players: Players = ORDINARY) -> Difference:
    """Try two actions in the same worlds, dealt at random."""
    scales, taste = Scales(), taste_of(players)
    seat = view.state.asked
    duel(view.state, seat, scales, one.number, other.number, State(), State(), dice, trials, players.lapses, taste)
    return difference_of(scales)
