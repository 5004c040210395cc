"""Python chooses every action: through the functions of the rules, and through Game.

Every batch plays the same games. The code that chooses is the same as in the loops of peers.py.
"""

from random import Random

from oriflamme import Game
from oriflamme.rules import COMPILED, Dice, State, advance, deal, legal, play, seed

from .playouts import SEED, table
from .timing import Amounts, Batch, draws

GAMES = 200 if COMPILED else 40


def play_by_rules(empty: State, games: int) -> None:
    """Play games by the functions of the rules."""
    draw, dice = draws(Random(SEED)), Dice()
    seed(dice, SEED)
    for _ in range(games):
        state = empty.copy()
        deal(state, dice)
        advance(state)
        actions = legal(state)
        while actions:
            actions = play(state, actions[draw() % len(actions)])


def decisions_of(empty: State, games: int) -> int:
    """Play the same games and count."""
    draw, dice, decisions = draws(Random(SEED)), Dice(), 0
    seed(dice, SEED)
    for _ in range(games):
        state = empty.copy()
        deal(state, dice)
        advance(state)
        while actions := legal(state):
            play(state, actions[draw() % len(actions)])
            decisions += 1
    return decisions


def play_friendly(games: int) -> int:
    """Play games through Game. Return the count of decisions."""
    draw, decisions = draws(Random(SEED)), 0
    for number in range(games):
        game = Game.new(players=4, deck="base", seed=number)
        while decision := game.decision:
            actions = decision.actions
            game.play(actions[draw() % len(actions)])
            decisions += 1
    return decisions


def by_rules(deck: str, players: int) -> Batch:
    """The loop over `play`, which returns the legal actions that follow."""
    empty = table(deck, players)
    decisions = decisions_of(empty, GAMES)

    def batch() -> Amounts:
        play_by_rules(empty, GAMES)
        return {"games": GAMES, "decisions": decisions}

    return batch


def by_game() -> Batch:
    """The loop of the README."""

    def batch() -> Amounts:
        return {"games": GAMES, "decisions": play_friendly(GAMES)}

    return batch
