"""Complete games that fit a view: what the viewer cannot know is dealt anew, each way as likely as any other."""

import random

from .game import Game, dice_of
from .rules import Dice, State, redeal
from .rules.secrets import SPECTATOR
from .view import View


def sample(view: View, rng: random.Random | Dice) -> Game:
    """Return a game that the viewer could not tell from the real one; it goes on as a normal game."""
    return Game(sample_state(view, rng), view.names, past=view.history)


def sample_state(view: View, rng: random.Random | Dice) -> State:
    """Return the state of such a game, for bots that play thousands of them."""
    dice = dice_of(rng.getrandbits(63)) if isinstance(rng, random.Random) else rng
    state = view.state.copy()
    redeal(state, SPECTATOR if view.seat is None else view.seat, dice)
    return state
