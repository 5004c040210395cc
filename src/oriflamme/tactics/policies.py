"""Bots that are a rule of thumb: any of them may hold any seat of a game that is played in one call."""

from typing import Final

from ..rules.dice import Dice, seed
from ..rules.flow import advance, answer
from ..rules.playing import random_action
from ..rules.state import State
from ..rules.steps import OVER
from .casual import casual_action

RANDOM: Final = 0
BEGINNER: Final = 1
CASUAL: Final = 2
LAPSES: Final = 35  # of a beginner, in a hundred decisions
STRIDE: Final = 0x3C6EF372  # spreads the numbers of a game's decisions


def roll_for(dice: Dice, birth: int, number: int) -> None:
    """Make the dice fall as a bot born with a seed, 0 to 2**62 - 1, needs them for a game's decision of this number."""
    seed(dice, birth ^ number * STRIDE)


def policy_action(g: State, dice: Dice, policy: int) -> int:
    """Return what a rule of thumb does."""
    if policy == RANDOM:
        return random_action(g, dice)
    return casual_action(g, dice, LAPSES if policy == BEGINNER else 0)


def play_policies(g: State, policies: list[int], births: list[int]) -> int:
    """Play a game to its end by a rule of thumb for each seat; return the number of decisions."""
    dice = Dice()
    decisions: int = 0
    while g.step != OVER:
        seat: int = g.asked
        roll_for(dice, births[seat], decisions)
        answer(g, policy_action(g, dice, policies[seat]))
        advance(g)
        decisions += 1
    return decisions
