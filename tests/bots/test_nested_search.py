"""Expert and master: the best of a plain search, judged by the net or tried again among players who think."""

import time
from collections import Counter
from threading import Thread

import pytest

from oriflamme import Game
from oriflamme.bots import ExpertBot, MasterBot, NestedSearchBot, SearchBot, StrongBot, acquainted
from oriflamme.bots.acquaintances import Acquaintances, Company, Likeness
from oriflamme.notation.actions import Action
from oriflamme.rules import COMPILED, dice, secrets, state
from oriflamme.tactics import search
from oriflamme.tactics.search import Thought, add_candidate, best_candidate
from oriflamme.view import View
from tests.bots.equality import plain_state
from tests.bots.peeking import positions
from tests.games import Play

LEVELS = (ExpertBot, MasterBot)


def view_of_a_choice(number: int = 6) -> View:
    game = Play(4, "base", number, 0, "revised", 1, 0.5).game(30)
    while game.decision and len(game.decision.actions) < 6:
        game.play(game.decision.actions[0])
    assert game.decision is not None
    return game.view(game.decision.seat)


@pytest.mark.skipif(not COMPILED, reason="the rules are not compiled here")
def test_the_compiled_search_finds_what_the_plain_one_finds() -> None:
    from tests.bots.equality import check_positions

    check_positions(12, seed=11)


def test_each_queue_that_fits_is_tried_equally_often_and_what_is_left_over_is_drawn() -> None:
    tried = 0
    for _, (_, view) in zip(range(200), positions(12), strict=False):
        seen, rng = plain_state(view), dice.Dice()
        queues = secrets.count_queues(seen, seen.asked)
        if not 1 < queues <= 40:
            continue
        passes, found = 2 * queues + 1, Counter[tuple[int, ...]]()
        for number in range(passes):
            world = state.State()
            search.imagine(world, seen, seen.asked, rng, queues, number, passes)
            found[tuple(kind for kind, entered in zip(world.kind, world.entered, strict=True) if entered)] += 1
        assert len(found) == queues
        assert sorted(found.values()) == [2] * (queues - 1) + [3]
        tried += 1
    assert tried > 5


@pytest.mark.parametrize("level", LEVELS)
def test_expert_and_master_try_every_queue_where_few_fit_and_strong_does_not(level: type[NestedSearchBot]) -> None:
    assert [bot._taste.thorough for bot in (level(), StrongBot())] == [1, 0]


@pytest.fixture
def no_net(monkeypatch: pytest.MonkeyPatch) -> None:
    """The weights of the net cannot be used."""
    monkeypatch.setattr(acquainted, "net_of_package", lambda: None)


@pytest.mark.usefixtures("no_net")
@pytest.mark.parametrize("level", LEVELS)
def test_without_the_net_only_the_finalists_are_tried_again(level: type[NestedSearchBot]) -> None:
    trials, finalists = level.outlook.trials // (4 if COMPILED else 16), level.outlook.finalists
    found = level(3, level.intuition.trials // (4 if COMPILED else 16)).explain(view_of_a_choice())
    best = found.candidates[:finalists]
    assert found.candidates[0].action == found.action
    assert sum(candidate.trials for candidate in best) <= trials + finalists
    assert best[0].trials > best[-1].trials  # the worse half was dropped on the way
    assert len(found.candidates) > finalists


def test_without_trials_it_plays_as_the_plain_search() -> None:
    for number in range(6):
        view = view_of_a_choice(number)
        spared, plain = ExpertBot(number), StrongBot(number, 60)
        spared.think_less(60)
        plain.think_less(60)
        assert spared.choose(view) == plain.choose(view)


def test_a_stopped_search_returns_the_best_candidate_that_is_left() -> None:
    thought = Thought()
    for place, (worth, dropped) in enumerate(((10, 0), (90, 4), (70, 0), (30, 0))):
        add_candidate(thought, 100 + place)
        thought.worth[place], thought.dropped[place] = worth, dropped
    assert best_candidate(thought) == 102


@pytest.mark.parametrize("level", LEVELS)
def test_it_can_be_stopped_at_any_time(level: type[NestedSearchBot]) -> None:
    view = view_of_a_choice()
    assert view.decision is not None
    slow = level(1, seconds=10_000)
    answers = []
    thread = Thread(target=lambda: answers.append(slow.choose(view)), daemon=True)
    thread.start()
    end = time.monotonic() + 60
    while thread.is_alive() and time.monotonic() < end:
        slow.stop()  # it may not have started to think
        thread.join(0.05)
    assert answers
    assert answers[0] in view.decision.actions


@pytest.mark.usefixtures("no_net")
def test_thinking_players_change_what_is_chosen() -> None:
    """If the trials changed nothing, the level would be strong at ten times the cost."""
    views = [view_of_a_choice(number) for number in range(20 if COMPILED else 4)]
    usual = ExpertBot.usual_simulations()
    nested = [ExpertBot(5, usual // (3 if COMPILED else 60)).explain(view).candidates[0].trials for view in views]
    plain = [StrongBot(5, 500 if COMPILED else 25).explain(view).candidates[0].trials for view in views]
    assert all(one < other for one, other in zip(nested, plain, strict=True))
    if COMPILED:
        assert any(ExpertBot(5).choose(view) != StrongBot(5).choose(view) for view in views)


@pytest.mark.skipif(not COMPILED, reason="the plain net takes its time")
@pytest.mark.parametrize("level", [StrongBot, ExpertBot])
def test_the_net_changes_what_is_chosen(monkeypatch: pytest.MonkeyPatch, level: type[SearchBot]) -> None:
    views = [view_of_a_choice(number) for number in range(12)]
    judged = [level(5).choose(view) for view in views]
    assert judged == [level(5).choose(view) for view in views]
    monkeypatch.setattr(acquainted, "net_of_package", lambda: None)
    assert judged != [level(5).choose(view) for view in views]


@pytest.mark.skipif(not COMPILED, reason="the plain net takes its time")
def test_among_casual_players_the_net_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(casual: float) -> Acquaintances:
        return Acquaintances(Company(), Likeness(0.0, 0.0, casual))

    def choices(casual: float) -> list[Action]:
        monkeypatch.setattr(acquainted, "acquaintances_of", lambda *_: known(casual))
        return [StrongBot(5).choose(view) for view in views]

    views = [view_of_a_choice(number) for number in range(12)]
    alone = choices(0.5)
    assert choices(0.0) != alone
    monkeypatch.setattr(acquainted, "net_of_package", lambda: None)
    assert choices(0.5) == alone


def test_a_game_among_all_levels_comes_to_its_end() -> None:
    game = Game.new(5, "any", seed=4)
    seats = [level(7, 2) for level in (ExpertBot, MasterBot, StrongBot, ExpertBot, MasterBot)]
    while game.decision:
        game.play(seats[game.decision.seat].choose(game.view(game.decision.seat)))
    assert game.over
