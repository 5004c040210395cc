"""An undo reveals nothing: a player who tries an action and takes it back knows no more than before."""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from oriflamme import View, worlds
from tests.games import DECK_NAMES, EDITIONS, Play, choose


class Tried(NamedTuple):
    """The result of an action tried in a game and in a world that looked the same to its player."""

    position: str
    can_undo: bool  # the server's rule
    same: bool  # both still look the same to the player


def tries(count: int, seed: int, learned: Callable[[View, View], bool] = View.has_learned_since) -> Iterator[Tried]:
    """Try actions at many positions. `learned` is the server's rule for what cannot be taken back."""
    rng = random.Random(seed)
    done = 0
    while True:
        players, deck = rng.randint(3, 5), rng.choice(DECK_NAMES)
        play = Play(players, deck, rng.getrandbits(40), 0, rng.choice(EDITIONS), rng.randint(1, 2), rng.random())
        game = play.new()
        while game.decision:
            action = choose(game.decision, rng, play.boldness)
            if rng.random() < 0.3:
                seat = game.decision.seat
                here, there = game.copy(), worlds.sample(game.view(seat), rng)
                here.play(action)
                there.play(action)
                can_undo = not learned(here.glance(seat), game.glance(seat))
                same = here.view(seat) == there.view(seat) and here.events(0, seat) == there.events(0, seat)
                yield Tried(f"{game.position()}: {action}", can_undo, same)
                done += 1
                if done == count:
                    return
            game.play(action)
