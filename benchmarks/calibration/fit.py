"""Fitting: a rising map from what a review finds to what came of it, for each count of players and each round.

A map is straight between its knots. Its slopes are the unknowns: each is at least a little, so that a better action
stays better, and neighbours (rounds, counts of players, knots) are pulled towards each other, because each alone has
few games. A pull is as strong on a narrow piece as what games say about it, that is by the square of its width:
otherwise it would decide alone how steep a map is near its ends. The sum of squares with these bounds has one least
point, which coordinate descent finds.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from oriflamme.review.calibration import KNOTS
from oriflamme.rules.kinds import ROUNDS

COUNTS: Final = (3, 4, 5)  # of players
LEAST: Final = 0.25  # of a slope
LIKE_ROUND: Final = 1.0  # how strongly neighbours are pulled towards each other
LIKE_COUNT: Final = 4.0
LIKE_KNOT: Final = 0.2
LIKE_ONE: Final = 0.1  # and every slope towards 1: no correction
USUAL: Final = 0.1  # the width of a piece for which these strengths are meant
ENDS: Final = 1e4  # how strongly a map must end in 1
SWEEPS: Final = 400

Floats = NDArray[np.float64]
T = TypeVar("T", Floats, float)


class Point(NamedTuple):
    """Something said, where, and what came of it."""

    players: int
    round: int
    said: float  # 0 to 1
    came: float
    whole: float = 1.0  # what the value of the map is divided by: the sum over all seats


def fit(points: Sequence[Point]) -> dict[str, list[list[float]]]:
    """Return the values of the maps at the knots, by players and round."""
    knots = np.array(KNOTS)
    widths = np.diff(knots)
    pieces = len(widths)
    size = len(COUNTS) * ROUNDS * pieces
    matrix, right = np.zeros((size, size)), np.zeros(size)
    for cell, (players, turn) in enumerate((players, turn) for players in COUNTS for turn in range(1, ROUNDS + 1)):
        mine = [point for point in points if (point.players, point.round) == (players, turn)]
        said, came = np.array([point.said for point in mine]), np.array([point.came for point in mine])
        whole = np.array([point.whole for point in mine])
        rows = np.clip(said[:, None] - knots[None, :-1], 0, widths[None, :]) / whole[:, None]
        part = slice(cell * pieces, (cell + 1) * pieces)
        matrix[part, part] += rows.T @ rows + ENDS * np.outer(widths, widths)
        right[part] += rows.T @ came + ENDS * widths
    pull = LIKE_ONE * np.tile(_strength(widths, widths), len(COUNTS) * ROUNDS)
    matrix += np.diag(pull)
    right += pull
    for one, other, like in _neighbours(pieces):
        weight = like * _strength(widths[one % pieces], widths[other % pieces])
        matrix[one, one] += weight
        matrix[other, other] += weight
        matrix[one, other] -= weight
        matrix[other, one] -= weight
    slopes = _least(matrix, right).reshape(len(COUNTS), ROUNDS, pieces)
    return {
        str(players): [_values(slopes[index, turn], widths) for turn in range(ROUNDS)]
        for index, players in enumerate(COUNTS)
    }


def _strength(width: T, other: T) -> T:
    return width * other / USUAL**2


def _neighbours(pieces: int) -> list[tuple[int, int, float]]:
    index = np.arange(len(COUNTS) * ROUNDS * pieces).reshape(len(COUNTS), ROUNDS, pieces)
    found: list[tuple[int, int, float]] = []
    for axis, weight in enumerate((LIKE_COUNT, LIKE_ROUND, LIKE_KNOT)):
        lower = np.take(index, range(index.shape[axis] - 1), axis).ravel()
        upper = np.take(index, range(1, index.shape[axis]), axis).ravel()
        found += [(int(one), int(other), weight) for one, other in zip(lower, upper, strict=True)]
    return found


def _least(matrix: Floats, right: Floats) -> Floats:
    """Return the slopes with the least sum of squares, none below the bound."""
    slopes = np.ones(len(right))
    for _ in range(SWEEPS):
        for index in range(len(slopes)):
            rest = right[index] - matrix[index] @ slopes + matrix[index, index] * slopes[index]
            slopes[index] = max(rest / matrix[index, index], LEAST)
    return slopes


def _values(slopes: Floats, widths: Floats) -> list[float]:
    values = np.concatenate(([0.0], np.cumsum(slopes * widths)))
    return [round(float(value), 4) for value in values / values[-1]]
