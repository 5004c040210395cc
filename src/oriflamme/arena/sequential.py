"""A sequential test of paired differences: it looks repeatedly and stops as soon as it is sure enough.

It is the generalised sequential probability ratio test of "the mean difference is 0" against "it is the margin", with a
normal likelihood whose variance is estimated from the differences. At most `alpha` of all tests call a version better
that is not, and at most `beta` miss one that is better by the margin. Both hold approximately; the tests of this module
measure them. The test never decides on a handful of deals with different results.
"""

from collections.abc import Sequence
from math import log
from typing import Final

import msgspec
import numpy as np

LOOK_EVERY: Final = 10  # deals
LEAST_DEALS: Final = 60
LEAST_DIFFERENT: Final = 30  # deals with different results
SLACK: Final = 0.05  # added to the sum of squares, so that a few equal differences do not look certain


class Terms(msgspec.Struct, frozen=True):
    """What is tested, and how often it may be wrong."""

    margin: float = 0.02  # of the win share
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def upper(self) -> float:
        """The log-likelihood ratio at which the margin is believed."""
        return log((1 - self.beta) / self.alpha)

    @property
    def lower(self) -> float:
        """The log-likelihood ratio at which no improvement is believed."""
        return log(self.beta / (1 - self.alpha))


class Verdict(msgspec.Struct, frozen=True):
    """The state of a test after this many deals."""

    better: bool | None  # None: not decided
    deals: int
    ratio: float


def judge(differences: Sequence[float], terms: Terms) -> Verdict:
    """Go through the differences in order of the deals and stop at the first look that decides."""
    numbers = np.asarray(differences, dtype=float)
    if not len(numbers):
        return Verdict(None, 0, 0.0)
    deals = np.arange(1, len(numbers) + 1)
    mean = np.cumsum(numbers) / deals
    squares = np.cumsum(numbers**2) - deals * mean**2
    variance = (squares + SLACK) / deals
    ratio = deals * terms.margin * (mean - terms.margin / 2) / variance
    looks = (deals % LOOK_EVERY == 0) & (deals >= LEAST_DEALS) & (np.cumsum(numbers != 0) >= LEAST_DIFFERENT)
    decided = np.flatnonzero(looks & ((ratio >= terms.upper) | (ratio <= terms.lower)))
    if not len(decided):
        return Verdict(None, len(numbers), float(ratio[-1]))
    at = int(decided[0])
    return Verdict(bool(ratio[at] > 0), at + 1, float(ratio[at]))
