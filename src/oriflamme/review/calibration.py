"""Calibration: from chances among casual players to chances at the tables where people play.

Simulations play on as casual players do, so they promise too much where the others play better. calibration.json has
maps that were fitted to games at tables of all kinds, one for each count of players and each round: each is straight
between its knots and rises everywhere, so a better action stays better. For beliefs it has how common each style of
play is, and for each kind of card how far its share is to be trusted. `python -m benchmarks.calibration fit` makes it
again, with `--beliefs` only what is for beliefs (docs/decisions, 34).
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import prod
from typing import Final, NamedTuple, TypeAlias

import msgspec

from ..bots.differences import POINTS

FILE: Final = "calibration.json"
KNOTS: Final = (0.0, 0.03, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97, 1.0)  # of every map
LARGE: Final = (0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.85)  # shares in a belief from which on they are trusted more or less

Map: TypeAlias = list[float]  # the values at the knots
Maps: TypeAlias = dict[str, list[Map]]  # by the count of players, then by round


class Estimate(NamedTuple):
    """A chance and its standard error, in points of 100."""

    chance: float
    error: float


class Trust(msgspec.Struct, frozen=True, array_like=True):
    """What becomes of the share of a kind in a belief: it is raised to a power and weighed.

    One power for all would follow the many small shares, and the few large ones with them: these have powers of their
    own.
    """

    power: float
    weight: float
    surer: tuple[float, ...] = ()  # what is added to the power above each of the large shares


class Manner(msgspec.Struct, frozen=True, array_like=True):
    """How much a style of play counts in beliefs, before the kinds that were seen."""

    weight: float
    stacked: float  # a factor for each card of the family that lies below another one
    single: float  # and for each of its others in the queue


class Calibration(msgspec.Struct, frozen=True):
    """All maps, and how they were made."""

    made: str  # the maps of chances
    believed: str  # and all that is for beliefs
    chances: Maps  # from what a seat knows
    open: Maps  # with all cards open
    styles: dict[str, Manner]
    evidence: float  # the power to which the likelihood of what was seen is raised: it says less than it seems to
    kinds: dict[str, Trust]
    unknown: Trust  # of kinds that were not there yet


@cache
def calibration() -> Calibration:
    """Return the calibration of the package."""
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=Calibration)


def real_chance(players: int, game_round: int, found: float) -> float:
    """Return what a chance that simulations have found from what a seat knows is worth, both in points of 100."""
    return POINTS * value_of(map_of(calibration().chances, players, game_round), found / POINTS)


def real_estimate(players: int, game_round: int, found: float, error: float) -> Estimate:
    """Return what a chance with a standard error is worth: where a map is steep, the error grows with it."""
    low, high = max(found - error, 0.0), min(found + error, POINTS)
    real = real_chance(players, game_round, found)
    if high == low:
        return Estimate(real, 0.0)
    steep = (real_chance(players, game_round, high) - real_chance(players, game_round, low)) / (high - low)
    return Estimate(real, error * steep)


def real_open_chances(game_round: int, found: Sequence[float]) -> tuple[float, ...]:
    """Return what everyone's chances with all cards open are worth, in points of 100; together they are one victory."""
    at = map_of(calibration().open, len(found), game_round)
    values = [value_of(at, chance / POINTS) for chance in found]
    whole = sum(values)
    return tuple(POINTS * value / whole for value in values)


def real_shares(shares: Mapping[str, float]) -> dict[str, float]:
    """Return what the shares of the kinds that a hidden card may be are worth; together they stay one."""
    kinds, unknown = calibration().kinds, calibration().unknown
    weighed = {kind: trusted(share, kinds.get(kind, unknown)) for kind, share in shares.items()}
    whole = sum(weighed.values())
    return {kind: weight / whole for kind, weight in weighed.items()} if whole else dict(shares)


def trusted(share: float, trust: Trust) -> float:
    """Return what a share is worth beside others; it rises with the share."""
    if share <= 0:
        return 0.0
    large = prod(max(share / least, 1.0) ** more for least, more in zip(LARGE, trust.surer, strict=False))
    return float(trust.weight * share**trust.power * large)


def map_of(maps: Maps, players: int, game_round: int) -> Map:
    """Return the map of a count of players and a round."""
    by_round = maps.get(str(players)) or next(iter(maps.values()))
    return by_round[min(max(game_round, 1), len(by_round)) - 1]


def value_of(values: Map, at: float) -> float:
    """Return the value of a map, which is straight between its knots."""
    index = min(bisect_right(KNOTS, at), len(KNOTS) - 1)
    left, right = KNOTS[index - 1], KNOTS[index]
    return values[index - 1] + (values[index] - values[index - 1]) * (at - left) / (right - left)
