"""Fitting how far the share of each kind in a belief is to be trusted.

A share is raised to a power and weighed, both by kind, and the shares of a card are made one again. The powers and
weights are those that make what the cards were likeliest, with a pull towards powers that are alike and weights of 1:
Newton's steps for each of them in turn, which converge because the likelihood has one top.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from oriflamme.review.calibration import Trust

SAME: Final = 5.0  # how strongly the powers are pulled towards each other
EVEN: Final = 20.0  # and the weights towards 1
SWEEPS: Final = 400
STEP: Final = 0.4


class Hidden(NamedTuple):
    """A hidden card: what it may have been, and what it was."""

    table: str
    game: int
    shares: dict[str, float]
    was: str


def fit_trust(cards: Sequence[Hidden]) -> tuple[dict[str, Trust], Trust]:
    """Return the power and the weight of each kind, and those of a kind that is not known."""
    names = sorted({kind for card in cards for kind in card.shares})
    index = {name: number for number, name in enumerate(names)}
    most = max(len(card.shares) for card in cards)
    logs, kinds, was = (np.zeros((len(cards), most)) for _ in range(3))
    there = np.zeros((len(cards), most), bool)
    for row, card in enumerate(cards):
        for column, (kind, share) in enumerate(card.shares.items()):
            logs[row, column], kinds[row, column] = np.log(share), index[kind]
            there[row, column], was[row, column] = True, kind == card.was
    which = kinds.astype(int)
    powers, weights = np.ones(len(names)), np.zeros(len(names))
    for _ in range(SWEEPS):
        scores = np.where(there, powers[which] * logs + weights[which], -np.inf)
        said = np.exp(scores - scores.max(1, keepdims=True))
        said /= said.sum(1, keepdims=True)
        off, spread = was - said, said * (1 - said)

        def by_kind(values: np.ndarray) -> np.ndarray:
            return np.bincount(which[there], values[there], len(names))

        pull = by_kind(off * logs) - SAME * (powers - powers.mean())
        powers += STEP * pull / (by_kind(spread * logs * logs) + SAME)
        weights += STEP * (by_kind(off) - EVEN * weights) / (by_kind(spread) + EVEN)
    found = {
        name: Trust(round(float(powers[number]), 3), round(float(np.exp(weights[number])), 3))
        for name, number in index.items()
    }
    return found, Trust(round(float(powers.mean()), 3), 1.0)
