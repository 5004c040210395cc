"""What a decision of the net costs: compiled, through its bot, and in batches with numpy.

python -m benchmarks.net
"""

import time
from collections.abc import Callable

import numpy as np

from oriflamme import envs
from oriflamme.bots import bot
from oriflamme.net.batch import ArrayNet, Encoder, best_answers
from oriflamme.net.weights import PATH, Player, packaged_weights
from oriflamme.rules import COMPILED

GAMES = 256
STEPS = 12  # positions of a game, five decisions apart
ROUNDS = 7


def microseconds(work: Callable[[], object], decisions: int) -> tuple[float, float]:
    """Return the best and the median time a decision took, of several rounds, by the clock of the processor."""
    found = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        work()
        found.append((time.process_time() - begin) / decisions * 1e6)
    return min(found), sorted(found)[ROUNDS // 2]


def main() -> None:
    """Measure and print."""
    weights = packaged_weights()
    player, encoder = Player(weights), Encoder()
    arrays = ArrayNet(np.asarray(weights.numbers, np.float32), encoder.rows)
    games, batches = [], []
    with envs.VectorEnv(GAMES, 4, "random") as env:
        step = env.reset(seed=1)
        for _ in range(STEPS):
            for _ in range(5):
                step = env.step(env.sample())
            batches.append((step.observations.copy(), step.masks.copy()))
            games += [env.game(i) for i in range(0, GAMES, 8)]
    states = [game.state for game in games]
    views = [game.view(game.decision.seat) for game in games if game.decision]
    net = bot("net")

    def in_batches() -> None:
        for shown, legal in batches:
            found = encoder.encode(shown, legal)
            best_answers(found, arrays.scores(found)[0])

    for name, work, decisions in (
        (
            "the net alone, compiled" if COMPILED else "the net alone, plain",
            lambda: [player.action(s, s.asked) for s in states],
            len(states),
        ),
        ("its bot, from a view", lambda: [net.choose(view) for view in views], len(views)),
        (f"numpy, {GAMES} positions at once", in_batches, GAMES * STEPS),
    ):
        best, median = microseconds(work, decisions)
        print(f"{name}: {best:.1f} µs a decision (median {median:.1f}; best of {ROUNDS} rounds of {decisions:,})")
    print(f"weights: {len(weights.numbers):,}, {PATH.stat().st_size:,} bytes, sha256 {weights.digest[:16]}…")


if __name__ == "__main__":
    main()
