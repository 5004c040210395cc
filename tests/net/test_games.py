"""Games of nets for the trainer: plain and compiled do the same."""

from array import array
from typing import Any

import numpy as np
import pytest

from oriflamme.encoding.action_numbers import ACTIONS_BY_KIND
from oriflamme.encoding.observation import OBSERVATION
from oriflamme.net import features, forward, games
from oriflamme.rules.steps import OVER
from oriflamme.tactics.policies import SEASONED
from tests.net.test_net import drawn_weights
from tests.rules.laws.test_compiled import Plain, begin, decks, fields

compiled: Any = pytest.importorskip("oriflamme.rules._compiled", reason="the rules are not compiled here")
NOISES = 5000
ROWS = 200


class PlainNets(Plain):
    """The plain games under the names of the compiled ones."""

    Outline = features.Outline
    lay_out = staticmethod(features.lay_out)
    play_nets = staticmethod(games.play_nets)


class Spare:
    """The memory of a net."""

    def __init__(self, rules: Any) -> None:
        self.outline = rules.Outline()
        self.cells = array("b", bytes(forward.CELLS))
        self.features = array("h", bytes(2 * forward.FEATURES))
        self.layers = array("d", bytes(8 * forward.LAYERS))
        rules.lay_out(memoryview(self.features))

    @property
    def lent(self) -> tuple[Any, ...]:
        return self.outline, *(memoryview(part) for part in (self.cells, self.features, self.layers))


def played(rules: Any, deck: tuple[int, ...], number: int) -> tuple[Any, ...]:
    """Return all that a game of two nets and a rule of thumb leaves behind."""
    game, dice = begin(rules, deck, 3, number)
    mine, other = drawn_weights(1), drawn_weights(2)
    noise = np.random.default_rng(number).gumbel(size=NOISES).astype(np.float32)
    roles = np.array([games.LEARNER, games.OTHER_NET, SEASONED], np.int8)
    kept = (
        np.zeros(ROWS * OBSERVATION, np.int8),
        np.zeros(ROWS * ACTIONS_BY_KIND, np.int8),
        np.zeros(ROWS * games.DECISION_CELLS, np.int64),
        np.zeros(ROWS * 40),
        np.zeros(ROWS),
    )
    weights = memoryview(mine), memoryview(other), noise.data, NOISES
    written = (part.data for part in kept)
    end = rules.play_nets(game, dice, roles.data, 0, 3, *weights, *Spare(rules).lent, *written)
    assert game.step == OVER
    return end, fields(game), *(part.tolist() for part in kept)


def test_games_of_nets_are_equal_compiled_and_plain() -> None:
    for number, deck in enumerate(decks()[:2]):
        fast, slow = played(compiled, deck, number), played(PlainNets, deck, number)
        assert fast == slow
        assert fast[0] > 3 + 10
