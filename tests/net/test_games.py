"""Games of nets, whole ones and those of a search: plain and compiled do the same."""

import random
from array import array
from typing import Any

import numpy as np
import pytest

from oriflamme.encoding.action_numbers import ACTIONS_BY_KIND
from oriflamme.encoding.observation import OBSERVATION
from oriflamme.net import features, forward, games
from oriflamme.rules.steps import OVER
from oriflamme.tactics import nested_search, search
from oriflamme.tactics.habits import SEASONED_HABITS
from oriflamme.tactics.policies import SEASONED
from oriflamme.worlds import sample_state
from tests.bots.equality import plain_copy, plain_state
from tests.bots.peeking import positions
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
    think_among_nets = staticmethod(games.think_among_nets)
    Thought, Taste, Foresight = search.Thought, search.Taste, nested_search.Foresight
    set_play = staticmethod(search.set_play)
    set_foresight = staticmethod(nested_search.set_foresight)


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
    """Return all that a game of two nets, a rule of thumb and a search leaves behind."""
    game, dice = begin(rules, deck, 4, number)
    mine, other = drawn_weights(1), drawn_weights(2)
    noise = np.random.default_rng(number).gumbel(size=NOISES).astype(np.float32)
    roles = np.array([games.LEARNER, games.SEARCHER, games.OTHER_NET, SEASONED], np.int8)
    kept = (
        np.zeros(ROWS * OBSERVATION, np.int8),
        np.zeros(ROWS * ACTIONS_BY_KIND, np.int8),
        np.zeros(ROWS * games.DECISION_CELLS, np.int64),
        np.zeros(ROWS * 40),
        np.zeros(ROWS),
    )
    weights = memoryview(mine), memoryview(other), noise.data, NOISES
    written = (part.data for part in kept)
    search = rules.Thought(), rules.State(), rules.State(), 4, 10, rules.Taste()
    end = rules.play_nets(game, dice, roles.data, 0, 3, *search, *weights, *Spare(rules).lent, *written)
    assert game.step == OVER
    return end, fields(game), *(part.tolist() for part in kept)


def test_games_of_nets_are_equal_compiled_and_plain() -> None:
    for number, deck in enumerate(decks()[:2]):
        fast, slow = played(compiled, deck, number), played(PlainNets, deck, number)
        assert fast == slow
        assert fast[0] > 3 + 10


def test_a_search_in_a_game_of_nets_sees_no_more_than_its_seat() -> None:
    rng = random.Random(6)
    differ = 0
    for number, (game, view) in zip(range(16), positions(6), strict=False):
        one, other = (plain_copy(sample_state(view, rng)) for _ in range(2))
        differ += (one.hand, one.aside, one.kind) != (other.hand, other.aside, other.kind)
        assert searched(one, number) == searched(other, number), game.position()
    assert differ > 8


def searched(whole: Any, number: int) -> int:
    """Return what a brief search does for the seat that is asked, given the whole game."""
    dice = PlainNets.Dice()
    PlainNets.seed(dice, number)
    spare = search.Thought(), PlainNets.State(), PlainNets.State()
    return games.searched_action(whole, *spare, dice, 8, 10, search.Taste())


def thoughts(rules: Any, given: Any, number: int) -> tuple[Any, ...]:
    """Return all that a brief search among nets in some seats finds in a position."""
    dice, thought, taste, foresight = rules.Dice(), rules.Thought(), rules.Taste(), rules.Foresight()
    rules.seed(dice, number)
    rules.set_play(taste, SEASONED_HABITS, SEASONED_HABITS, 50, 100)
    rules.set_foresight(foresight, 3, 4, 2, 3, 1, 0, 0)
    nets = (0, 31, 5, 2)[number % 4]
    spare = thought, rules.State(), rules.State(), dice, 8, 10, taste, foresight
    weights = memoryview(drawn_weights(3))
    made = rules.think_among_nets(given, given.asked, nets, *spare, weights, *Spare(rules).lent)
    return made, thought.action, thought.points, thought.worth, thought.visits, thought.dropped, dice.a, dice.b


def test_a_search_among_nets_is_equal_compiled_and_plain() -> None:
    for number, (_, view) in zip(range(12), positions(5), strict=False):
        assert thoughts(compiled, view.state, number) == thoughts(PlainNets, plain_state(view), number)
