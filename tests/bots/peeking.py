"""No peeking: changing what a seat cannot know changes no action. `make peek` tries 10,000 pairs for each bot.

python -m tests.bots.peeking [PAIRS] [BOT ...]
"""

import random
import sys
from collections.abc import Iterator

from rich.progress import track

from oriflamme import Game, View, worlds
from oriflamme.bots import bot
from tests.games import DECK_NAMES, Play, choose

BOTS = ("random", "beginner", "casual", "seasoned", "net", "club:30", "strong:60", "expert:6", "master:6")


def positions(seed: int) -> Iterator[tuple[Game, View]]:
    """Yield decisions of random games of any deck and size, each with the view of the seat that decides."""
    rng = random.Random(seed)
    while True:
        play = Play(rng.randint(3, 5), rng.choice(DECK_NAMES), rng.getrandbits(40), 0, "revised", 1, rng.random())
        game = play.new()
        while game.decision:
            if rng.random() < 0.3 and len(game.decision.actions) > 1:
                yield game, game.view(game.decision.seat)
            game.play(choose(game.decision, rng, play.boldness))


def check_pairs(name: str, pairs: int, seed: int, bar: bool = False) -> None:
    """Compare a bot's action in a game with its action in a world that looks the same to its seat."""
    rng = random.Random(seed)
    found = zip(range(pairs), positions(seed), strict=False)
    for index, (game, view) in track(found, name, total=pairs, disable=not bar):
        world = worlds.sample(view, rng)
        seen = world.view(view.seat)
        here, there = bot(name, index).choose(view), bot(name, index).choose(seen)
        assert here == there, f"{name} saw more than its view: {here} or {there} in {game.position()}"


def main() -> None:
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    for name in sys.argv[2:] or BOTS:
        check_pairs(name, pairs, seed=2026, bar=True)
        print(f"{name}: {pairs} pairs, no action differs")


if __name__ == "__main__":
    main()
