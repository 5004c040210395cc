"""Real numbers, in memory of the caller."""

from typing import TypeAlias

from .kinds import SIZE
from .state import State

Floats: TypeAlias = "memoryview[float]"
Reals: TypeAlias = "memoryview[float]"


def scaled(x: float, factor: int) -> float:
    """Return a multiple of a real number, and never less than none."""
    y: float = x * factor
    return y if y > 0 else 0


def add_row(sums: Reals, weights: Floats, at: int, x: float) -> None:
    """Add a row of weights, times a number."""
    for i in range(SIZE):
        sums[i] += weights[at + i] * x


def weigh_places(g: State, weights: Floats, sums: Reals, factor: float) -> float:
    """Weigh everyone's place, write a sum into the first weight, and return the greatest sum."""
    for me in range(SIZE):
        x: float = scaled(factor, g.place[me] - me)
        if x != 0:
            add_row(sums, weights, me, x)
    best: float = sums[0]
    for i in range(SIZE):
        if sums[i] > best:
            best = sums[i]
    weights[0] = -best
    return best - weights[0]
