"""Bots that follow a rule of thumb. One call plays a whole game with any of them in any seat."""

from typing import Final

from ..rules.actions import random_action
from ..rules.bits import lowest
from ..rules.dice import Dice, below, seed
from ..rules.flow import advance, answer
from ..rules.kinds import (
    APOTHECARY,
    ARCHER,
    ASSASSINATION,
    CUTTHROAT,
    DESERTER,
    IMPERSONATION,
    JUDGE,
    SOLDIER,
    Pile,
    Piles,
    Seat,
)
from ..rules.questions import TARGET
from ..rules.state import State
from ..rules.steps import OVER
from .casual import PERCENT, casual_action, thumb_action
from .habits import CASUAL_HABITS, SEASONED_HABITS
from .insight import worth

RANDOM: Final = 0
BEGINNER: Final = 1
CASUAL: Final = 2
SEASONED: Final = 3
KILLERS: Final = (
    1 << SOLDIER
    | 1 << ARCHER
    | 1 << ASSASSINATION
    | 1 << CUTTHROAT
    | 1 << APOTHECARY
    | 1 << IMPERSONATION
    | 1 << DESERTER
    | 1 << JUDGE
)
LAPSES: Final = 35  # a beginner's, in a hundred decisions
STRIDE: Final = 0x3C6EF372  # spreads the indexes of a game's decisions


def roll_for(dice: Dice, birth: int, number: int) -> None:
    """Seed the dice from a bot's seed, 0 to 2**62 - 1, and the index of the decision in its game."""
    seed(dice, birth ^ number * STRIDE)


def policy_action(g: State, dice: Dice, policy: int) -> int:
    """Return what a rule of thumb does."""
    if policy == RANDOM:
        return random_action(g, dice)
    if policy == BEGINNER:
        return beginner_action(g, dice)
    if policy == SEASONED:
        return thumb_action(g, SEASONED_HABITS, dice, 0)
    return casual_action(g, dice, 0)


def beginner_action(g: State, dice: Dice) -> int:
    """Play at random now and then. Ignore traps when choosing a victim, because the discards are forgotten."""
    if below(dice, PERCENT) < LAPSES:
        return random_action(g, dice)
    if g.question == TARGET and KILLERS >> g.voice & 1:
        return most_tempting(g, g.asked, g.options)
    return casual_action(g, dice, 0)


def most_tempting(g: State, seat: Seat, piles: Piles) -> Pile:
    """Return the pile of a rival whose card seems worth most."""
    best = lowest(piles)
    most = -1
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        value = 0 if g.family[g.row[pile]] == seat else 1 + worth(g, CASUAL_HABITS, seat, pile)
        if value > most:
            most = value
            best = pile
    return best


def play_policies(g: State, policies: list[int], births: list[int]) -> int:
    """Play a game to its end by a rule of thumb for each seat and return how many decisions it took."""
    dice = Dice()
    decisions: int = 0
    while g.step != OVER:
        seat: int = g.asked
        roll_for(dice, births[seat], decisions)
        answer(g, policy_action(g, dice, policies[seat]))
        advance(g)
        decisions += 1
    return decisions
