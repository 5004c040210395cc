"""Games of nets, whole ones and those of a search: plain and compiled do the same."""

import os
import random
from array import array
from functools import cache
from typing import Any

import numpy as np
import pytest
from rich.progress import track

from oriflamme.encoding.action_numbers import ACTIONS_BY_KIND
from oriflamme.encoding.observation import OBSERVATION
from oriflamme.net import features, forward, games, judgement
from oriflamme.net.weights import Player, packaged_weights
from oriflamme.rules.questions import REVEAL, WAIT
from oriflamme.rules.steps import OVER
from oriflamme.tactics import nested_search, search
from oriflamme.tactics.habits import SEASONED_HABITS
from oriflamme.tactics.policies import SEASONED
from oriflamme.worlds import sample_state
from tests.bots.equality import enough_simulations, plain_copy, plain_state
from tests.bots.peeking import positions
from tests.net.test_net import drawn_weights
from tests.rules.laws.test_compiled import Plain, begin, decks, fields

compiled: Any = pytest.importorskip("oriflamme.rules._compiled", reason="the rules are not compiled here")
NOISES = 5000
ROWS = 200
IS_LONG = bool(os.environ.get("ORIFLAMME_LONG"))  # in `make proof`


class PlainNets(Plain):
    """The plain games under the names of the compiled ones."""

    Outline = features.Outline
    lay_out = staticmethod(features.lay_out)
    play_nets = staticmethod(games.play_nets)
    think_and_judge = staticmethod(judgement.think_and_judge)
    favour_answers = staticmethod(judgement.favour_answers)
    Thought, Taste, Foresight = search.Thought, search.Taste, nested_search.Foresight
    set_play = staticmethod(search.set_play)
    set_thorough = staticmethod(search.set_thorough)
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
    for number, deck in enumerate(decks()[: 2 if IS_LONG else 1]):
        fast, slow = played(compiled, deck, number), played(PlainNets, deck, number)
        assert fast == slow
        assert fast[0] > 3 + 10


@cache
def some_weights() -> "array[float]":
    """Return weights that are drawn once."""
    return drawn_weights(3)


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
    """Return all that a brief search with a net finds in a position."""
    dice, thought, taste, foresight = rules.Dice(), rules.Thought(), rules.Taste(), rules.Foresight()
    rules.seed(dice, number)
    rules.set_play(taste, SEASONED_HABITS, SEASONED_HABITS, 50, 100)
    rules.set_thorough(taste)
    rules.set_foresight(foresight, 3, 4, 2, 99 if number % 64 == 3 else number % 3, 1, 0, 0)
    net = memoryview(some_weights()), *Spare(rules).lent
    if number % 3:
        rules.favour_answers(given, given.asked, thought, 40, *net)
    spare = thought, rules.State(), rules.State(), dice, enough_simulations(given), 10, taste, foresight
    made = rules.think_and_judge(given, given.asked, *spare, 1000, *net)
    found = thought.points, thought.worth, thought.visits, thought.dropped, thought.favour
    return made, thought.action, *found, dice.a, dice.b


def check_judgements(count: int, seed: int, bar: bool = False) -> None:
    """Compare the search with a net, compiled and plain, in positions of random games."""
    found = zip(range(count), positions(seed), strict=False)
    for number, (game, view) in track(found, "judgements", total=count, disable=not bar):
        fast, slow = thoughts(compiled, view.state, number), thoughts(PlainNets, plain_state(view), number)
        assert fast == slow, f"compiled and plain differ in {game.position()}"


def test_a_search_with_a_net_is_equal_compiled_and_plain() -> None:
    check_judgements(12 if IS_LONG else 4, seed=5)


def test_the_net_favours_what_it_would_play() -> None:
    player = Player(packaged_weights())
    for _, (_, view) in zip(range(20), positions(6), strict=False):
        thought = compiled.Thought()
        compiled.favour_answers(view.state, view.state.asked, thought, 50, *player.lent)
        favour = list(thought.favour[: thought.number])
        assert max(favour) == 0
        assert min(favour) >= -50 * judgement.BEHIND
        assert thought.action[favour.index(0)] == player.action(view.state, view.state.asked)


def test_a_number_loses_its_fraction() -> None:
    assert [judgement.whole(x) for x in (-3.5, 0, 0.99, 1, 7.2, 32_766.9, 1e9)] == [0, 0, 0, 1, 7, 32_766, 32_767]


def test_judgements_change_what_a_finalist_is_worth_but_not_its_chance() -> None:
    player = Player(packaged_weights())
    view = next(view for _, view in positions(8) if view.decision and len(view.decision.actions) > 5)
    found = []
    for trials in (0, 20):
        dice, thought, taste, foresight = compiled.Dice(), compiled.Thought(), compiled.Taste(), compiled.Foresight()
        compiled.seed(dice, 1)
        compiled.set_foresight(foresight, 3, trials, 5, 1, 1, 0, 0)
        spare = thought, compiled.State(), compiled.State(), dice, 100, 10, taste, foresight
        compiled.think_and_judge(view.state, view.state.asked, *spare, 1000, *player.lent)
        found.append((thought.points, thought.visits, thought.squares, thought.worth))
    assert found[0][:3] == found[1][:3]
    assert found[0][3] != found[1][3]


def test_what_a_character_likes_counts_in_judgements_too() -> None:
    player = Player(packaged_weights())
    seen = 0
    for _, (_, view) in zip(range(60), positions(9), strict=False):
        if view.state.question != REVEAL or view.decision is None or len(view.decision.actions) < 2:
            continue
        for like in (-3000, 3000):
            dice, thought = compiled.Dice(), compiled.Thought()
            taste, foresight = compiled.Taste(), compiled.Foresight()
            compiled.seed(dice, 1)
            compiled.set_likes(taste, like, 0, 0, 0, 0, 0)
            compiled.set_foresight(foresight, 2, 6, 0, 1, 1, 0, 0)  # what the plain search found does not count
            spare = thought, compiled.State(), compiled.State(), dice, 8, 10, taste, foresight
            compiled.think_and_judge(view.state, view.state.asked, *spare, 1000, *player.lent)
            assert (compiled.best_candidate(thought) == WAIT) == (like > 0)
        seen += 1
    assert seen > 5
