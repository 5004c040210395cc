"""Whole random games in one call."""

from itertools import count

from oriflamme import playouts
from oriflamme.deals import empty_state
from oriflamme.notation.names import read_deck
from oriflamme.rules import COMPILED, Dice, State, play_games, seed, tell_events

from .timing import Amounts, Batch

SEED = 7
GAMES = 2000 if COMPILED else 50


def is_compiled() -> Amounts:
    """Return whether these rules are compiled or plain."""
    return {"compiled": COMPILED}


def table(deck: str, players: int) -> State:
    """Return a table with nothing dealt."""
    return empty_state(read_deck(deck), players, 0, "revised", 1, 1)


def whole_games(deck: str, players: int, telling: bool) -> Batch:
    """Games from the deal to the end. The dice are not reset, so no two batches are the same."""
    state, dice = table(deck, players), Dice()
    seed(dice, SEED)
    tell_events(state, telling)

    def batch() -> Amounts:
        return {"games": GAMES, "decisions": play_games(state, dice, GAMES)}

    return batch


def documented(deck: str, players: int) -> Batch:
    """`oriflamme.playouts`, which also tells how every game ended."""
    seeds = count(SEED)

    def batch() -> Amounts:
        return {"games": GAMES, "decisions": playouts(GAMES, players, deck, next(seeds)).decisions}

    return batch
