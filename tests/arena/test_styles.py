"""The held-out styles have their habits and see only their view."""

import random

import pytest
from hypothesis import assume, given

from oriflamme import Game, OriflammeError, worlds
from oriflamme.arena.deals import play_job
from oriflamme.arena.job import Job
from oriflamme.arena.styles import STYLES, Basher, Grudge, Stacker, Waiter, family_at
from oriflamme.bots.exploiter import ExploiterBot
from oriflamme.bots.grievances import harm_done, heard
from oriflamme.events import Eliminated
from oriflamme.tactics.habits import TRAINED_HABITS
from tests.arena.runs import cell
from tests.bots.peeking import positions
from tests.games import Play, lengths, plays

SMALL = [name for name in STYLES if name != "style:exploiter"]  # which is a search, and takes its time


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("deck", ["base", "ablaze", "alliance", "any"])
def test_a_style_acts_the_same_in_every_world_that_fits_its_view(name: str, deck: str) -> None:
    rng = random.Random(name + deck)
    pairs = 0
    for number in range(4):
        game = Game.new(3 + number % 3, deck, rng.getrandbits(40))
        while game.decision:
            view = game.view(game.decision.seat)
            world = worlds.sample(view, rng)
            action = STYLES[name](number).choose(view)
            assert action == STYLES[name](number).choose(world.view(view.seat))
            assert action in game.decision.actions
            pairs += world.state != game.state
            game.play(action)
    assert pairs > 100  # worlds that differ from the game itself


@given(plays(), lengths)
def test_each_style_has_its_habit(play: Play, length: int) -> None:
    game = play.game(length)
    assume(game.decision is not None)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    assert view.decision is not None
    kind, actions = view.decision.kind, view.decision.actions
    if kind == "reveal" and len(actions) == 2:
        assert STYLES["style:revealer"](1).choose(view).text == "reveal"
        assert Waiter(1).choose(view).text == ("reveal" if view.round == 6 else "wait")
    elif kind == "place":
        assert (Stacker(1).choose(view).pile is not None) == any(action.pile for action in actions)
    elif kind == "target":
        families = {family_at(view, action) for action in actions}
        within_reach = {seat for seat in families if seat != view.seat} or families
        hit = family_at(view, Basher(1).choose(view))
        assert view.stocks[hit] == max(view.stocks[seat] for seat in within_reach)
        assert heard(view) == game.events(0, view.seat)
        harm = harm_done(game.events(0, view.seat), view.seat)
        hit = family_at(view, Grudge(1).choose(view))
        assert harm[hit] == max(harm[seat] for seat in within_reach)


def test_a_grudge_is_against_the_family_that_eliminated_cards() -> None:
    events = [Eliminated(0, 3, "lord", 13, 2), Eliminated(0, 4, "spy", 5, 9), Eliminated(2, 30, "spy", 1, 0)]
    assert harm_done(events, 0) == {1: 4}


def test_a_style_answers_only_for_its_own_seat() -> None:
    game = Game.new(4)
    with pytest.raises(OriflammeError, match="own seat"):
        Waiter().choose(game.view(1))


@pytest.mark.parametrize("name", SMALL)
def test_every_style_can_play_every_deck(name: str) -> None:
    for deck in ("ablaze", "alliance", "any"):
        assert not play_job(Job(cell(name, name, 5, deck), 1, 0, 1)).faults


def test_the_exploiter_imagines_the_habits_of_the_net_and_sees_only_its_view() -> None:
    assert isinstance(STYLES["style:exploiter"](1), ExploiterBot)
    assert ExploiterBot()._taste.habits == TRAINED_HABITS
    rng = random.Random(3)
    for index, (_, view) in zip(range(40), positions(3), strict=False):
        seen = worlds.sample(view, rng).view(view.seat)
        assert ExploiterBot(index, 20).choose(view) == ExploiterBot(index, 20).choose(seen)
