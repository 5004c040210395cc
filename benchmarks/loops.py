"""Python chooses every action: by the functions of the rules, and through the friendly Game.

Every batch is the same games. The choice is made by the same code as in the loops of peers.py.
"""

from collections.abc import Callable
from random import Random

from oriflamme import Game
from oriflamme.rules import COMPILED, Dice, State, advance, deal, legal, seed, step

from .playouts import SEED, table
from .timing import Amounts, Batch

GAMES = 200 if COMPILED else 40


def play(empty: State, games: int, legal: Callable[[State], list[int]], step: Callable[[State, int], bool]) -> None:
    """Play games by the functions of the rules."""
    random, dice = Random(SEED).random, Dice()
    seed(dice, SEED)
    for _ in range(games):
        state = empty.copy()
        deal(state, dice)
        advance(state)
        while actions := legal(state):
            step(state, actions[int(random() * len(actions))])


def play_friendly(games: int) -> int:
    """Play games through the Game; return the number of decisions."""
    random, decisions = Random(SEED).random, 0
    for number in range(games):
        game = Game.new(players=4, deck="base", seed=number)
        while decision := game.decision:
            actions = decision.actions
            game.play(actions[int(random() * len(actions))])
        decisions += len(game.moves)
    return decisions


def by_rules(deck: str, players: int) -> Batch:
    """The loop over `legal` and `step`."""
    empty = table(deck, players)
    decisions = 0

    def counted(state: State, action: int) -> bool:
        nonlocal decisions
        decisions += 1
        return step(state, action)

    play(empty, GAMES, legal, counted)

    def batch() -> Amounts:
        play(empty, GAMES, legal, step)
        return {"games": GAMES, "decisions": decisions}

    return batch


def by_game() -> Batch:
    """The loop of the README."""

    def batch() -> Amounts:
        return {"games": GAMES, "decisions": play_friendly(GAMES)}

    return batch
