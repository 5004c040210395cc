"""The difference of two actions that were tried in the same worlds, with its error."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from ..tactics import Scales
from ..tactics.search import VICTORY

POINTS: Final = 100.0  # a certain victory


class Difference(NamedTuple):
    """What one action is worth and by how much it beats another, in points of 100."""

    one: float
    other: float
    gap: float
    error: float  # of the gap

    def is_clear(self, least: float, errors: float) -> bool:
        """Tell whether the first action is better by so many points and by so many standard errors."""
        return self.gap >= least and self.gap > errors * self.error


def difference_of(scales: Scales) -> Difference:
    """Return what scales have found in their trials."""
    unit, trials = POINTS / VICTORY, scales.trials
    mean = scales.difference / trials
    variance = max(scales.squares / trials - mean * mean, 0.0)
    return Difference(
        unit * scales.one / trials, unit * scales.other / trials, unit * mean, unit * sqrt(variance / trials)
    )


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values and its standard error."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return mean, sqrt(variance / len(values))
