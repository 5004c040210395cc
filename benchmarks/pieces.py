"""The parts of a decision, for the profile: each batch runs one part for every decision of some games."""

from random import Random

from oriflamme.rules import Dice, State, advance, deal, legal, random_action, seed, step

from .playouts import SEED, table
from .timing import Amounts, Batch

GAMES = 20


def positions() -> list[tuple[State, list[int]]]:
    """Return every position of some games, with its legal actions."""
    empty, dice, rng = table("base", 4), Dice(), Random(SEED)
    seed(dice, SEED)
    found = []
    for _ in range(GAMES):
        state = empty.copy()
        deal(state, dice)
        advance(state)
        while actions := legal(state):
            found.append((state.copy(), actions))
            step(state, rng.choice(actions))
    return found


def dealing() -> Batch:
    """A new table, the deal and the steps to the first question."""
    empty, dice = table("base", 4), Dice()
    seed(dice, SEED)

    def batch() -> Amounts:
        for _ in range(1000):
            state = empty.copy()
            deal(state, dice)
            advance(state)
        return {"times": 1000}

    return batch


def listing() -> Batch:
    """The legal actions as a list."""
    states = [state for state, _ in positions()]

    def batch() -> Amounts:
        for state in states:
            legal(state)
        return {"times": len(states)}

    return batch


def rolling() -> Batch:
    """A random action, chosen by the rules."""
    states, dice = [state for state, _ in positions()], Dice()
    seed(dice, SEED)

    def batch() -> Amounts:
        for state in states:
            random_action(state, dice)
        return {"times": len(states)}

    return batch


def choosing() -> Batch:
    """A random action, chosen by Python."""
    lists = [actions for _, actions in positions()]
    random = Random(SEED).random

    def batch() -> Amounts:
        for actions in lists:
            actions[int(random() * len(actions))]
        return {"times": len(lists)}

    return batch


def floor() -> Batch:
    """The whole loop without a game: a list created in C, a choice, and a C call with two arguments."""
    lists = [actions for _, actions in positions()]
    random, made, called = Random(SEED).random, list.copy, isinstance

    def batch() -> Amounts:
        for actions in lists:
            if found := made(actions):
                called(found[int(random() * len(found))], int)
        return {"times": len(lists)}

    return batch
