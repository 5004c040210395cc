"""Fitting how far the share of each kind in a belief is to be trusted.

A share is raised to a power, to other ones where it is a large share, and weighed, all by kind; then the shares of a
card are made one again. The powers and weights are those that make what the cards were likeliest, with a pull towards
powers that are alike and weights of 1: Newton's steps, which converge because the likelihood has one top.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from oriflamme.review.calibration import LARGE, Trust

SAME: Final = 5.0  # how strongly the powers are pulled towards each other
SURER: Final = 0.3  # and what large shares add to them
EVEN: Final = 20.0  # and the weights towards 1
ONE: Final = 0.2  # and everything towards shares as they are
LEAST: Final = 0.05  # of a power: a larger share stays larger
STEPS: Final = 8
AT_ONCE: Final = 20_000  # cards that are summed up together

Floats = NDArray[np.float64]


class Hidden(NamedTuple):
    """A hidden card: what it may have been, and what it was."""

    table: str
    game: int
    shares: dict[str, float]
    was: str


def fit_trust(cards: Sequence[Hidden]) -> tuple[dict[str, Trust], Trust]:
    """Return the trust in the shares of each kind, and in those of a kind that is not known."""
    names = sorted({kind for card in cards for kind in card.shares})
    index = {name: number for number, name in enumerate(names)}
    sizes = [len(card.shares) for card in cards]
    rows = np.repeat(np.arange(len(cards)), sizes)
    kinds = np.array([index[kind] for card in cards for kind in card.shares])
    shares = np.array([share for card in cards for share in card.shares.values()])
    was = np.array([kind == card.was for card in cards for kind in card.shares], float)
    logs = np.log(shares)
    features = np.stack((logs, *(np.maximum(logs - np.log(least), 0) for least in LARGE), np.ones(len(logs))), 1)
    width, size = features.shape[1], len(names) * features.shape[1]
    pull = _pull(len(names))
    start = np.tile((1.0, *(0.0 for _ in LARGE), 0.0), len(names))  # by kind: powers, the logarithm of the weight
    found = start.copy()
    for _ in range(STEPS):
        weights = np.exp((found.reshape(-1, width)[kinds] * features).sum(1))
        told = weights / np.bincount(rows, weights)[rows]
        slope, curve = np.zeros((len(names), width)), pull.copy()
        for kind in range(len(names)):
            mine, part = kinds == kind, slice(width * kind, width * kind + width)
            slope[kind] = (was[mine] - told[mine]) @ features[mine]
            curve[part, part] += (told[mine][:, None] * features[mine]).T @ features[mine]
        ends = np.searchsorted(rows, np.arange(0, len(cards) + AT_ONCE, AT_ONCE))
        for first, last in pairwise(ends):
            some = slice(first, last)
            means = np.zeros((AT_ONCE, len(names), width))
            means[rows[some] % AT_ONCE, kinds[some]] = told[some, None] * features[some]
            flat = means.reshape(AT_ONCE, size)
            curve -= flat.T @ flat
        found += np.linalg.solve(curve, slope.ravel() - pull @ (found - start))
    by_kind = found.reshape(-1, width)
    return {name: _trust(by_kind[number]) for name, number in index.items()}, _trust([*by_kind.mean(0)[:-1], 0.0])


def _pull(count: int) -> Floats:
    """Return how strongly each of the numbers of each kind is pulled, and towards which others."""
    alike, alone = np.eye(count) - 1 / count, np.eye(count)
    strengths = ((SAME, alike), *((SURER, alike) for _ in LARGE), (EVEN, alone))
    pull = np.zeros((count, len(strengths), count, len(strengths)))
    for one, (strength, others) in enumerate(strengths):
        pull[:, one, :, one] = strength * others + ONE * alone
    return pull.reshape(count * len(strengths), -1)


def _trust(numbers: Sequence[float] | Floats) -> Trust:
    """Return the trust that was found; no power is below the least one."""
    *changes, log_weight = (float(one) for one in numbers)
    powers = [max(sum(changes[: number + 1]), LEAST) for number in range(len(changes))]
    surer = tuple(round(high - low, 3) for low, high in pairwise(powers))
    return Trust(round(powers[0], 3), round(float(np.exp(log_weight)), 3), surer)
