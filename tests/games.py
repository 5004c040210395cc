"""Games for tests: of every deck, number of players and option, played a part of the way at random."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from hypothesis import strategies as st

from oriflamme import Action, Decision, Game
from oriflamme.rules.decks import DECKS

DECK_NAMES = (*DECKS, "random", "any")
EDITIONS = ("revised", "first")


class Play(NamedTuple):
    """A way to play a game at random."""

    players: int
    deck: str
    seed: int
    first: int
    edition: str
    schemer_gain: int
    boldness: float  # how often a hidden card is revealed

    def new(self) -> Game:
        return Game.new(self.players, self.deck, self.seed, self.first, self.edition, self.schemer_gain)

    def game(self, actions: int) -> Game:
        """Return the game after so many actions, or at its end."""
        game = self.new()
        for _, action in zip(range(actions), self.choices(game), strict=False):
            game.play(action)
        return game

    def choices(self, game: Game) -> Iterator[Action]:
        rng = random.Random(self.seed)
        while game.decision:
            yield choose(game.decision, rng, self.boldness)


def choose(decision: Decision, rng: random.Random, boldness: float) -> Action:
    if decision.kind == "reveal" and len(decision.actions) == 2:
        return decision.actions[rng.random() < boldness]
    return rng.choice(decision.actions)


def plays(**fixed: Any) -> st.SearchStrategy[Play]:
    return st.builds(
        Play,
        players=fixed.get("players", st.integers(3, 5)),
        deck=fixed.get("deck", st.sampled_from(DECK_NAMES)),
        seed=st.integers(0, 2**40),
        first=st.integers(0, 2),
        edition=st.sampled_from(EDITIONS),
        schemer_gain=st.integers(1, 2),
        boldness=st.sampled_from((0.2, 0.5, 0.8)),
    )


lengths = st.integers(0, 130)
