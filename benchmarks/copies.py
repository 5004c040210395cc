"""Copies of a game, and worlds sampled from what a seat knows in the middle of one."""

from random import Random

from oriflamme import Game, View
from oriflamme.rules import Dice, redeal, seed
from oriflamme.worlds import sample, sample_state

from .timing import Amounts, Batch

VIEWS = 32  # each from its own game
ROUND = 4  # the views are from the first decision of this round
TIMES = 20
SEED = 7


def middle_game(number: int) -> Game:
    """Return a game of four players at its middle."""
    game, rng = Game.new(players=4, deck="base", seed=number), Random(number)
    while (decision := game.decision) and game.state.round < ROUND:
        game.play(rng.choice(decision.actions))
    return game


def views() -> list[View]:
    """Return the views of the player who must decide, in some games."""
    games = [middle_game(number) for number in range(VIEWS)]
    return [game.view(game.decision.seat) for game in games if game.decision]


def dice_seven() -> Dice:
    """Return dice."""
    dice = Dice()
    seed(dice, SEED)
    return dice


def copying() -> Batch:
    """`State.copy`."""
    states = [middle_game(number).state for number in range(VIEWS)] * TIMES

    def batch() -> Amounts:
        for state in states:
            state.copy()
        return {"copies": len(states)}

    return batch


def redealing() -> Batch:
    """A world by the functions of the rules: `redeal` on a copy."""
    seen = [(view.state, view.state.asked) for view in views()] * TIMES
    dice = dice_seven()

    def batch() -> Amounts:
        for state, seat in seen:
            redeal(state.copy(), seat, dice)
        return {"worlds": len(seen)}

    return batch


def sampling_states() -> Batch:
    """A world for a bot: `worlds.sample_state`."""
    seen, dice = views() * TIMES, dice_seven()

    def batch() -> Amounts:
        for view in seen:
            sample_state(view, dice)
        return {"worlds": len(seen)}

    return batch


def sampling_games() -> Batch:
    """A world as a Game: `worlds.sample`."""
    seen, dice = views() * TIMES, dice_seven()

    def batch() -> Amounts:
        for view in seen:
            sample(view, dice)
        return {"worlds": len(seen)}

    return batch
