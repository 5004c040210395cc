"""OpenSpiel's card games, played at random.

Its fastest playouts in C++ are those of `RandomRolloutEvaluator`. Python reaches them through a tree search with a
single simulation, which evaluates only the root. The root must be a decision, so these games start after the deal, to
the peer's advantage. `evaluate_bots` plays whole games in C++, including the deal.

By default, `bridge` ends after the auction and is scored from a double-dummy table, which takes half a second per deal.
With `use_double_dummy_result=false` the cards are played. Rollouts from one deal with the default would share one
table, so they are not counted as games.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from .timing import Amounts, Batch, draws

GAMES = ("spades", "hearts", "bridge(use_double_dummy_result=false)")
SLOW = "bridge"
SEED = 7
DEALS = 8
ROLLOUTS = 100  # from each deal
COUNTED = 250  # games from each deal to find their mean length


def is_installed() -> bool:
    """Return whether OpenSpiel is installed."""
    return find_spec("pyspiel") is not None


def load(name: str) -> tuple[Any, Any]:
    """Return the library and a game of it."""
    spiel = import_module("pyspiel")
    return spiel, spiel.load_game(name)


def dealt(game: Any, rng: Random) -> Any:
    """Return a state after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def starts(game: Any, number: int, after_deal: bool) -> Iterator[Any]:
    """Return the states from which games start."""
    if after_deal:
        deals = [dealt(game, Random(SEED + i)) for i in range(DEALS)]
        return (deals[i % DEALS].clone() for i in range(number))
    return (game.new_initial_state() for _ in range(number))


def play(states: Iterator[Any], rng: Random) -> None:
    """Let Python choose every action, in the leanest possible loop."""
    draw = draws(rng)
    for state in states:
        legal, apply = state.legal_actions, state.apply_action
        while actions := legal():
            apply(actions[draw() % len(actions)])


def play_as_documented(states: Iterator[Any], rng: Random) -> None:
    """Let Python choose every action, as OpenSpiel's documentation does, but without numpy's slow choice."""
    draw = draws(rng)
    for state in states:
        while not state.is_terminal():
            legal_actions = state.legal_actions()
            if state.is_chance_node():
                outcomes_with_probs = state.chance_outcomes()
                action_list, _ = zip(*outcomes_with_probs, strict=True)
                action = action_list[draw() % len(action_list)]
            else:
                action = legal_actions[draw() % len(legal_actions)]
            state.apply_action(action)


def decisions_of(states: Iterator[Any], rng: Random) -> int:
    """Play the same games as `play` and count the players' decisions, without chance nodes."""
    draw, decisions = draws(rng), 0
    for state in states:
        while actions := state.legal_actions():
            decisions += not state.is_chance_node()
            state.apply_action(actions[draw() % len(actions)])
    return decisions


def loop(name: str, after_deal: bool, games: int) -> Batch:
    """The lean loop in Python; every batch plays the same games."""
    _, game = load(name)
    decisions = decisions_of(starts(game, games, after_deal), Random(SEED))

    def batch() -> Amounts:
        play(starts(game, games, after_deal), Random(SEED))
        return {"games": games, "decisions": decisions}

    return batch


def documented_loop(name: str, games: int) -> Batch:
    """The loop of the examples; outcomes come in the order of `legal_actions`, so the games are those of `loop`."""
    _, game = load(name)
    decisions = decisions_of(starts(game, games, False), Random(SEED))

    def batch() -> Amounts:
        play_as_documented(starts(game, games, False), Random(SEED))
        return {"games": games, "decisions": decisions}

    return batch


def rollouts(name: str) -> Batch:
    """Playouts in C++ from after the deal."""
    spiel, game = load(name)
    deals = [dealt(game, Random(SEED + i)) for i in range(DEALS)]
    counted = decisions_of(starts(game, DEALS * COUNTED, True), Random(SEED))
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    search = spiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, SEED, False).mcts_search

    def batch() -> Amounts:
        for state in deals:
            search(state)
        return {"games": DEALS * ROLLOUTS, "decisions": counted * ROLLOUTS / COUNTED}

    return batch


def whole_games(name: str, games: int) -> Batch:
    """Games in C++, including the deal."""
    spiel, game = load(name)
    bots = [spiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    decisions = decisions_of(starts(game, games, False), Random(SEED))

    def batch() -> Amounts:
        for number in range(games):
            spiel.evaluate_bots(game.new_initial_state(), bots, number)
        return {"games": games, "decisions": decisions}

    return batch
