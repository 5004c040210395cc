"""Fitting how much each style of play counts in a belief.

A style counts by how common it is, by how the cards of the family lie, and by how likely it makes what was seen, raised
to a power. All of these are the ones that make what the hidden cards were likeliest. Each step asks how much each style
had to do with a card, now that it is known, and moves the weights towards that (expectation and maximisation).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from oriflamme.review.calibration import Manner
from oriflamme.review.fates import STYLES

STEPS: Final = 80
PULL: Final = 1.0  # towards styles that are equally common


class Guess(NamedTuple):
    """A hidden card as each style guesses it."""

    stacked: int  # cards of its family that lie below another one
    single: int  # and the others
    likely: tuple[float, ...]  # by style, the logarithm of how likely it makes what was seen
    right: tuple[float, ...]  # by style, the share of what the card was


def fit_styles(guesses: Sequence[Guess]) -> tuple[dict[str, Manner], float]:
    """Return how much each style counts, and the power of the likelihood. The first style is what others compare to."""
    count = len(STYLES)
    likely = np.array([guess.likely for guess in guesses])
    right = np.array([guess.right for guess in guesses])
    lie = np.array([(1.0, guess.stacked, guess.single) for guess in guesses])
    features = np.zeros((len(guesses), count, 3 * count - 2))
    for style in range(1, count):
        features[:, style, 3 * style - 3 : 3 * style] = lie
    features[:, :, -1] = likely - likely.mean(1, keepdims=True)
    found = np.zeros(3 * count - 2)
    found[-1] = 1.0
    for _ in range(STEPS):
        logs = features @ found
        before = np.exp(logs - logs.max(1, keepdims=True))
        before /= before.sum(1, keepdims=True)
        after = before * right
        after /= after.sum(1, keepdims=True)
        slope = np.einsum("gs,gsf->f", after - before, features) - PULL * found
        mean = np.einsum("gs,gsf->gf", before, features)
        curve = np.einsum("gs,gsf,gsh->fh", before, features, features, optimize=True) - mean.T @ mean
        found += np.linalg.solve(curve + PULL * np.eye(len(found)), slope)
    manners = [np.zeros(3), *found[:-1].reshape(count - 1, 3)]
    return (
        {
            style: Manner(*(round(float(one), 3) for one in np.exp(logs)))
            for style, logs in zip(STYLES, manners, strict=True)
        },
        round(float(found[-1]), 3),
    )
