"""The Kolmogorov-Smirnov test: can two samples come from the same distribution?"""

import math
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

FEWEST: Final = 25  # smaller samples are not compared


class Comparison(NamedTuple):
    """Two samples: their sizes, their distance, and how likely it is if they have the same distribution."""

    name: str
    sizes: tuple[int, int]
    distance: float  # the largest between the two empirical distributions
    p: float

    def __str__(self) -> str:
        return f"{self.name}: {self.sizes[0]} and {self.sizes[1]} samples, distance {self.distance:.3f}, p {self.p:.2g}"


def compare(name: str, one: Sequence[float], other: Sequence[float]) -> Comparison:
    """Compare two samples."""
    distance = distance_of(one, other)
    return Comparison(name, (len(one), len(other)), distance, chance_of(distance, len(one), len(other)))


def distance_of(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the largest distance between the empirical distributions of two samples."""
    first, second = sorted(one), sorted(other)
    return max(
        abs(bisect_right(first, value) / len(first) - bisect_right(second, value) / len(second))
        for value in (*first, *second)
    )


def chance_of(distance: float, one: int, other: int) -> float:
    """Return how likely a distance of this size or more is for samples of one distribution (Stephens's form)."""
    size = math.sqrt(one * other / (one + other))
    x = (size + 0.12 + 0.11 / size) * distance
    if x < 0.3:
        return 1.0  # the series below converges slowly there, to 1 within 1e-5
    total = sum((1 if k % 2 else -1) * math.exp(-2 * k * k * x * x) for k in range(1, 101))
    return min(1.0, max(0.0, 2 * total))


def each_against_the_rest(name: str, samples: Mapping[str, Sequence[float]]) -> list[Comparison]:
    """Compare each group of samples with all others. The p-values are corrected for the count of comparisons."""
    enough = {label: times for label, times in samples.items() if len(times) >= FEWEST}
    if len(enough) < 2:
        return []
    found = []
    for label, times in enough.items():
        rest = [time for other, others in enough.items() if other != label for time in others]
        one = compare(f"{name}, {label}", times, rest)
        found.append(one._replace(p=min(1.0, one.p * len(enough))))
    return found
