"""Complete games that fit a view: what the viewer cannot know is dealt again, uniformly at random."""

import random

from .deals import dice_of
from .game import Game
from .rules import Dice, State, redeal
from .rules.secrets import SPECTATOR
from .view import View


def sample(view: View, rng: random.Random | Dice) -> Game:
    """Return a game that the viewer cannot tell from the real one. It can be played like any game."""
    return Game(sample_state(view, rng), view.names, past=view.history)


def sample_state(view: View, rng: random.Random | Dice) -> State:
    """Return only the state of such a game, for bots that play thousands of them."""
    dice = dice_of(rng.getrandbits(63)) if isinstance(rng, random.Random) else rng
    state = view.state.copy()
    redeal(state, SPECTATOR if view.seat is None else view.seat, dice)
    return state
