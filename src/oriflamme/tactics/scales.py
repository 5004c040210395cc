"""Scales: how good actions are from what a seat knows, and how the game stands with all cards open.

The search drops weak candidates early and so flatters the one that it keeps. Here two actions meet in the same fresh
worlds, so their difference has no such bias, and its error is known.
"""

from ..rules.dice import Dice
from ..rules.flow import advance, answer
from ..rules.kinds import SEATS, Seat
from ..rules.secrets import redeal
from ..rules.state import State, become
from ..rules.steps import OVER
from .casual import thumb_action
from .search import Taste, draw_habits, try_candidate, victory


class Scales:
    """Sums over many trials, in units of which a victory has 60."""

    __slots__ = ("difference", "one", "other", "seats", "squares", "trials")

    def __init__(self) -> None:
        self.trials = 0
        self.one = 0  # points of the first action
        self.other = 0
        self.difference = 0  # of the first and the second action, in the same world
        self.squares = 0  # of the differences
        self.seats: list[int] = [0] * SEATS  # points of each seat, with all cards open


def duel(
    g: State,
    seat: Seat,
    scales: Scales,
    one: int,
    other: int,
    world: State,
    scratch: State,
    dice: Dice,
    trials: int,
    lapses: int,
    taste: Taste,
) -> int:
    """Try two actions in the same worlds that fit what a seat knows."""
    for _ in range(trials):
        become(world, g)
        world.telling = 0
        redeal(world, seat, dice)
        habits = draw_habits(taste, dice)
        first = try_candidate(world, scratch, one, seat, dice, lapses, taste.own, habits)
        second = try_candidate(world, scratch, other, seat, dice, lapses, taste.own, habits)
        scales.trials += 1
        scales.one += first
        scales.other += second
        scales.difference += first - second
        scales.squares += (first - second) * (first - second)
    return scales.trials


def look_openly(g: State, scales: Scales, scratch: State, dice: Dice, trials: int, lapses: int, taste: Taste) -> int:
    """Play on from a position with all cards open, as often as told, and count who wins."""
    for _ in range(trials):
        become(scratch, g)
        scratch.telling = 0
        advance(scratch)
        while scratch.step != OVER:
            answer(scratch, thumb_action(scratch, taste.habits, dice, lapses))
            advance(scratch)
        scales.trials += 1
        for seat in range(g.players):
            scales.seats[seat] += victory(scratch, seat)
    return scales.trials
