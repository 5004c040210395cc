"""Fitting how far the share of each kind in a belief is to be trusted.

A share is raised to a power, to a greater one where it is a large share, and weighed, all by kind; then the shares of a
card are made one again. The powers and weights are those that make what the cards were likeliest, with a pull towards
powers that are alike and weights of 1: Newton's steps, which converge because the likelihood has one top.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from oriflamme.review.calibration import LARGE, Trust

SAME: Final = 5.0  # how strongly the powers are pulled towards each other
SURER: Final = 20.0  # and what large shares add to them
EVEN: Final = 20.0  # and the weights towards 1
LEAST: Final = 1.0  # and everything towards shares as they are
STEPS: Final = 12


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
    said = [(row, index[kind], share) for row, card in enumerate(cards) for kind, share in card.shares.items()]
    rows, kinds, shares = (np.array(column) for column in zip(*said, strict=True))
    was = np.array([kind == card.was for card in cards for kind in card.shares], float)
    logs = np.log(shares)
    features = np.stack((logs, np.maximum(logs - np.log(LARGE), 0), np.ones(len(logs))), 1)
    count = len(names)
    pull = _pull(count)
    start = np.tile((1.0, 0.0, 0.0), count)  # by kind: the power, what large shares add, the logarithm of the weight
    found = start.copy()
    for _ in range(STEPS):
        weights = np.exp((found.reshape(count, 3)[kinds] * features).sum(1))
        told = weights / np.bincount(rows, weights)[rows]
        slope, curve = np.zeros((count, 3)), pull.copy()
        np.add.at(slope, kinds, (was - told)[:, None] * features)
        means = np.zeros((len(cards), count, 3))
        means[rows, kinds] = told[:, None] * features
        for kind in range(count):
            mine, part = features[kinds == kind], slice(3 * kind, 3 * kind + 3)
            curve[part, part] += (told[kinds == kind][:, None] * mine).T @ mine
        flat = means.reshape(len(cards), 3 * count)
        found += np.linalg.solve(curve - flat.T @ flat, slope.ravel() - pull @ (found - start))
    by_kind = found.reshape(count, 3)
    power, surer, _ = by_kind.mean(0)
    return {name: _trust(*by_kind[number]) for name, number in index.items()}, _trust(power, surer, 0.0)


def _pull(count: int) -> np.ndarray:
    """Return how strongly each of the three numbers of each kind is pulled, and towards which others."""
    alike, alone = np.eye(count) - 1 / count, np.eye(count)
    pull = np.zeros((count, 3, count, 3))
    for one, (strength, others) in enumerate(((SAME, alike), (SURER, alike), (EVEN, alone))):
        pull[:, one, :, one] = strength * others + LEAST * alone
    return pull.reshape(3 * count, 3 * count)


def _trust(power: float, surer: float, log_weight: float) -> Trust:
    return Trust(round(float(power), 3), round(float(np.exp(log_weight)), 3), round(float(surer), 3))
