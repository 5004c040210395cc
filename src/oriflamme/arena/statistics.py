"""Win shares with their intervals, by bootstrap over deals."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
import numpy as np

from .tally import WHOLE, Tally, shares

RESAMPLES: Final = 4000
SEED: Final = 20  # the same numbers give the same interval
RULE_OF_THREE: Final = 3.0  # an event that never happened in n deals has a rate below 3 / n, at 95 %


class Share(msgspec.Struct, frozen=True):
    """A share of the wins, its 95 % interval, and the count of games behind it."""

    value: float
    low: float
    high: float
    games: int
    deals: int

    @property
    def interval(self) -> str:
        """The interval as text."""
        return f"{100 * self.low:.1f} – {100 * self.high:.1f} %"

    def __str__(self) -> str:
        return f"{percent(self.value)} ({self.interval}, {self.games:,} games)" if self.games else "no games"


def percent(number: float) -> str:
    """Return a share as text in percent."""
    return f"{100 * number:.1f} %"


Sums = Counter[tuple[int, int]]  # how many deals had this sum of sixtieths over this many games


def sums_of(tallies: Iterable[Tally], seat: int | None = None) -> Sums:
    """Return the sums by deal, for one seat of the hero or all. The same deal in several cells counts as one deal."""
    by_deal: dict[int, tuple[int, int]] = {}
    for tally in tallies:
        for deal, words in tally.deals.items():
            parts = shares(words)
            counted = [part for part in (parts if seat is None else parts[seat : seat + 1]) if part is not None]
            total, games = by_deal.get(deal, (0, 0))
            by_deal[deal] = (total + sum(counted), games + len(counted))
    return Counter(pair for pair in by_deal.values() if pair[1])


def win_share(tallies: Tally | Sequence[Tally], seat: int | None = None) -> Share:
    """Return the hero's win share."""
    return share_of(sums_of([tallies] if isinstance(tallies, Tally) else tallies, seat))


def share_of(sums: Sums) -> Share:
    """Return the win share from sums by deal."""
    deals = sum(sums.values())
    if not deals:
        return Share(0.0, 0.0, 1.0, 0, 0)
    games = sum(pair[1] * times for pair, times in sums.items())
    value = sum(pair[0] * times for pair, times in sums.items()) / (games * WHOLE)
    low, high = bootstrap(sums)
    return Share(value, low, high, games, deals)


def bootstrap(sums: Sums) -> tuple[float, float]:
    """Return the 95 % interval of a ratio of sums.

    Deals are redrawn with replacement. Deals with equal sums are alike, so it is enough, and fast, to draw how often
    each sum occurs. If all deals are alike there is nothing to draw, and the rule of three gives the interval.
    """
    pairs = sorted(sums)
    times = np.array([sums[pair] for pair in pairs])
    values = np.array(pairs, dtype=float)
    deals = int(times.sum())
    if len(np.unique(values[:, 0] / values[:, 1])) == 1:
        value = values[0, 0] / values[0, 1] / WHOLE
        return max(0.0, value - RULE_OF_THREE / deals), min(1.0, value + RULE_OF_THREE / deals)
    drawn = np.random.default_rng(SEED).multinomial(deals, times / deals, size=RESAMPLES) @ values
    low, high = np.quantile(drawn[:, 0] / drawn[:, 1] / WHOLE, (0.025, 0.975))
    return float(low), float(high)


def mean_with_interval(numbers: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of a number per deal, and its 95 % interval."""
    values, times = np.unique(np.asarray(numbers, dtype=float), return_counts=True)
    deals = int(times.sum())
    mean = float(values @ times / deals)
    if len(values) == 1:
        return mean, mean, mean
    drawn = np.random.default_rng(SEED).multinomial(deals, times / deals, size=RESAMPLES) @ values / deals
    low, high = np.quantile(drawn, (0.025, 0.975))
    return mean, float(low), float(high)
