"""Many games at once, in memory of the caller."""

from typing import TypeAlias

from .cells import Bytes
from .dice import Dice, roll
from .flow import apply, is_over, restart
from .kinds import SIZE, STEP
from .state import State

Shorts: TypeAlias = memoryview
Longs: TypeAlias = memoryview


def write_places(g: State, places: Bytes, at: int) -> int:
    """Write everyone's place. Return the sum."""
    total = 0
    for me in range(SIZE):
        places[at + me] = g.place[me]
        total += places[at + me] << 8
    return total


def move_on(g: State, dice: Dice, action: int) -> bool:
    """Play an action, after a restart if needed. Return whether the game continues."""
    if is_over(g):
        restart(g)
    apply(g, action if action >= 0 else roll(dice) % 2)
    return not is_over(g)


def move_all(games: list[State], dice: list[Dice], common: Dice, actions: Longs, places: Bytes, sums: Shorts) -> int:
    """Play an action in each game. Return how many continue."""
    running = 0
    for i in range(4):
        if i < 2:
            going: bool = move_on(games[i], dice[i], actions[i])
        else:
            going = move_on(games[i], common, actions[i])
        if going:
            running += 1
        actions[i] = STEP - actions[i]
        sums[i] = write_places(games[i], places, i * SIZE) % 32000
        sums[i] += 1
    return running
