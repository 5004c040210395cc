"""Tenths: what was said, by tenths of it, beside how often it came true, with an interval."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

TENTHS: Final = 10
LIMIT: Final = 3.0  # points that a tenth may deviate
FEWEST: Final = 400  # of which a tenth says something


class Said(NamedTuple):
    """Something said, and what came of it. What was said in one game hangs together."""

    game: int
    chance: float  # 0 to 1
    came: float


class Tenth(NamedTuple):
    """All that was said of one tenth, in points of 100."""

    size: int
    said: float
    came: float
    half: float  # of the 95 % interval of `off`: games are drawn, not decisions

    @property
    def off(self) -> float:
        """How many points more often it came than was said."""
        return self.came - self.said

    @property
    def verdict(self) -> str:
        """Whether it holds."""
        if self.size < FEWEST:
            return "few"
        return "pass" if abs(self.off) <= LIMIT else "FAIL"


def tenth_of(group: Sequence[Said]) -> Tenth:
    """Return what a group says."""
    size = len(group)
    off = sum(one.came - one.chance for one in group) / size
    by_game: defaultdict[int, float] = defaultdict(float)
    for one in group:
        by_game[one.game] += one.came - one.chance - off
    error = sqrt(sum(rest * rest for rest in by_game.values())) / size
    said = 100 * sum(one.chance for one in group) / size
    return Tenth(size, said, said + 100 * off, 196 * error)


def tenths(points: Iterable[Said]) -> list[Tenth | None]:
    """Return what was said by tenths; None where there is nothing."""
    groups: list[list[Said]] = [[] for _ in range(TENTHS)]
    for point in points:
        groups[min(int(point.chance * TENTHS), TENTHS - 1)].append(point)
    return [tenth_of(group) if group else None for group in groups]


def greatest(found: Sequence[Tenth | None]) -> float:
    """Return the greatest deviation of a tenth with enough in it."""
    return max((abs(tenth.off) for tenth in found if tenth and tenth.size >= FEWEST), default=0.0)


def show(title: str, found: Sequence[Tenth | None]) -> None:
    """Print the tenths."""
    whole = sum(tenth.size for tenth in found if tenth)
    print(f"\n{title}\n{'chance':>9} {'count':>8} {'share':>6} {'said':>6} {'came':>6} {'off':>6} {'':>6}")
    for number, tenth in enumerate(found):
        if tenth:
            told = f"{tenth.size:>8,} {100 * tenth.size / whole:>5.1f}% {tenth.said:>6.1f} {tenth.came:>6.1f}"
            print(
                f"{10 * number:>4}–{10 * number + 10:<4} {told} {tenth.off:>+6.1f} ± {tenth.half:<4.1f} {tenth.verdict}"
            )
