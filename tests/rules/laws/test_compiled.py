"""The compiled rules behave exactly like the plain ones."""

import random
from types import ModuleType
from typing import Any

import pytest

import build_tools.amalgamate
from oriflamme.rules import actions, dice, flow, secrets, setup, state
from oriflamme.rules.decks import DECKS
from oriflamme.rules.state import State
from oriflamme.tactics import casual, policies, scales, search
from oriflamme.tactics.habits import CASUAL_HABITS, SEASONED_HABITS

compiled: ModuleType = pytest.importorskip("oriflamme.rules._compiled", reason="the rules are not compiled here")


class Plain:
    """The plain rules under the names of the compiled ones."""

    Dice = dice.Dice
    State = state.State
    seed = staticmethod(dice.seed)
    advance = staticmethod(flow.advance)
    choose_deck = staticmethod(setup.choose_deck)
    set_table = staticmethod(setup.set_table)
    deal = staticmethod(setup.deal)
    legal = staticmethod(actions.legal)
    step = staticmethod(actions.step)
    hide = staticmethod(secrets.hide)
    redeal = staticmethod(secrets.redeal)
    random_action = staticmethod(actions.random_action)
    play_games = staticmethod(actions.play_games)


def begin(rules: Any, deck: tuple[int, ...], players: int, number: int) -> tuple[Any, Any]:
    rng = rules.Dice()
    rules.seed(rng, number)
    game = rules.State()
    for place, kind in enumerate(deck):
        rules.choose_deck(game, place, kind)
    rules.set_table(game, players, number % players, bool(number & 1), 1 + (number >> 1 & 1), 1)
    rules.deal(game, rng)
    rules.advance(game)
    return game, rng


def fields(game: Any) -> dict[str, Any]:
    return {name: getattr(game, name) for name in State.__slots__}


def decks() -> list[tuple[int, ...]]:
    rng = random.Random(90)
    mixes = [tuple(rng.sample(range(1, 31), 10)) for _ in range(40)]
    return [*DECKS.values(), *mixes]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_field_is_equal_after_every_action(players: int) -> None:
    for number, deck in enumerate(decks()):
        fast, fast_dice = begin(compiled, deck, players, number)
        slow, slow_dice = begin(Plain, deck, players, number)
        while True:
            assert fields(fast) == fields(slow)
            assert compiled.legal(fast) == actions.legal(slow)
            if not actions.legal(slow):
                break
            action = actions.random_action(slow, slow_dice)
            assert compiled.random_action(fast, fast_dice) == action
            assert compiled.step(fast, action)
            assert actions.step(slow, action)


def test_hiding_and_dealing_again_give_equal_results() -> None:
    for number, deck in enumerate(decks()):
        fast, fast_dice = begin(compiled, deck, 4, number)
        slow, slow_dice = begin(Plain, deck, 4, number)
        for turn in range(60):
            action = actions.random_action(slow, slow_dice)
            compiled.random_action(fast, fast_dice)
            if not actions.step(slow, action):
                break
            compiled.step(fast, action)
            viewer = turn % 5 - 1
            seen_fast, seen_slow = fast.copy(), slow.copy()
            compiled.hide(seen_fast, viewer)
            secrets.hide(seen_slow, viewer)
            assert fields(seen_fast) == fields(seen_slow)
            compiled.redeal(seen_fast, viewer, fast_dice)
            secrets.redeal(seen_slow, viewer, slow_dice)
            assert fields(seen_fast) == fields(seen_slow)


def test_policies_and_the_search_give_equal_results() -> None:
    for number, deck in enumerate(decks()):
        fast, fast_dice = begin(compiled, deck, 3 + number % 3, number)
        slow, slow_dice = begin(Plain, deck, 3 + number % 3, number)
        while actions.legal(slow):
            for policy in (policies.RANDOM, policies.BEGINNER, policies.SEASONED):
                expected = policies.policy_action(slow, slow_dice, policy)
                assert compiled.policy_action(fast, fast_dice, policy) == expected
            action = casual.casual_action(slow, slow_dice, 20)
            assert compiled.casual_action(fast, fast_dice, 20) == action
            if slow.turn == number % 3 and slow.round == 4:
                assert search_result(compiled, fast, number) == search_result(search, slow, number)
            compiled.step(fast, action)
            actions.step(slow, action)


def search_result(module: Any, game: Any, number: int) -> tuple[Any, ...]:
    rules = compiled if module is compiled else Plain
    rng = rules.Dice()
    rules.seed(rng, number)
    thought, taste = module.Thought(), module.Taste()
    module.set_play(taste, SEASONED_HABITS, CASUAL_HABITS, 30, 100)
    module.set_likes(taste, 10, 20, 30, 40, 50, 60)
    module.set_strike(taste, number % game.players, 70)
    made = module.think(game, game.asked, thought, rules.State(), rules.State(), rng, 12, 10, taste)
    found = thought.points, thought.worth, thought.visits, thought.squares, thought.dropped
    return made, module.best_candidate(thought), found, weighed(module, rules, game, taste, rng)


def weighed(module: Any, rules: Any, game: Any, taste: Any, rng: Any) -> tuple[Any, ...]:
    """Return what the review's scales say about two actions, and about the position with all cards open."""
    kept = (module if module is compiled else scales).Scales()
    duel, look = ((module if module is compiled else scales).__dict__[name] for name in ("duel", "look_openly"))
    first, *_, last = (compiled if module is compiled else actions).legal(game)
    duel(game, game.asked, kept, first, last, rules.State(), rules.State(), rng, 3, 10, taste)
    look(game, kept, rules.State(), rng, 3, 10, taste)
    return kept.trials, kept.one, kept.other, kept.difference, kept.squares, kept.seats


def test_whole_games_are_equal() -> None:
    fast, fast_dice = begin(compiled, DECKS["masks"], 4, 7)
    slow, slow_dice = begin(Plain, DECKS["masks"], 4, 7)
    assert compiled.play_games(fast, fast_dice, 20) == actions.play_games(slow, slow_dice, 20)
    assert fields(fast) == fields(slow)


def test_the_extension_was_built_from_these_sources() -> None:
    assert build_tools.amalgamate.fingerprint() == compiled.FINGERPRINT, "run make, the rules have changed"


@pytest.mark.parametrize("rules", [Plain, compiled], ids=["plain", "compiled"])
def test_an_illegal_number_changes_nothing(rules: Any) -> None:
    game, _ = begin(rules, DECKS["base"], 3, 1)
    before = fields(game)
    for number in (-1, 0, 63, 64, 2047, 2048, 9999, 2**40, -(2**40)):
        if number not in rules.legal(game):
            assert not rules.step(game, number)
            assert fields(game) == before
