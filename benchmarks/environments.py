"""Steps of our environments and of others, measured in the same run.

    python -m benchmarks.environments [--rounds N] [--seconds S] [--check]

Every step chooses a random legal action and gives the next observation and the next mask. Rates are steps a CPU second
of one process. A peer that is not installed is left out (pip install envpool pgx "pettingzoo[classic]" open_spiel).
"""

import argparse
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import median
from typing import Any

from .timing import Amounts, Batch, rates

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
GAMES = 1024
LARGE = 4096


@dataclass(frozen=True)
class Row:
    """A ratio that must be kept."""

    label: str
    ours: str
    other: str
    at_least: float


def vector(games: int, numbering: str = "kinds", opponents: str | None = None) -> Batch:
    """Step our vector environment, four players, the base box."""
    from oriflamme.envs import VectorEnv

    env = VectorEnv(games, 4, "base", numbering=numbering, opponents=opponents)  # type: ignore[arg-type]
    env.reset(seed=1)
    steps = max(LARGE // games, 1)

    def batch() -> Amounts:
        for _ in range(steps):
            env.step(env.sample())
        return {"steps": steps * games}

    return batch


def envpool_cartpole() -> Batch:
    """Step EnvPool's CartPole: no mask, four numbers to observe."""
    import envpool
    import numpy as np

    env = envpool.make("CartPole-v1", env_type="gymnasium", num_envs=GAMES, num_threads=1)
    env.reset()
    chance = np.random.default_rng(1)

    def batch() -> Amounts:
        for _ in range(4):
            env.step(chance.integers(0, 2, GAMES, dtype=np.int32))
        return {"steps": 4 * GAMES}

    return batch


def pgx_leduc() -> Batch:
    """Step Pgx's Leduc hold'em with automatic resets, compiled for the CPU."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("leduc_holdem")
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(key, logits, axis=-1)
        return jax.vmap(step)(state, action, jax.random.split(key, LARGE))

    many = jax.jit(lambda state, keys: jax.lax.scan(lambda s, k: (one(s, k), None), state, keys)[0])
    box = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), LARGE)), jax.random.PRNGKey(2)]

    def batch() -> Amounts:
        box[1], now = jax.random.split(box[1])
        box[0] = jax.block_until_ready(many(box[0], jax.random.split(now, 16)))
        return {"steps": 16 * LARGE}

    return batch


def agents(make: Callable[[], Any]) -> Batch:
    """Step a PettingZoo environment as its documentation does.

    Numpy finds the legal actions of a mask of booleans five times as fast as those of a mask of bytes. It is done so
    for every environment, because choosing an action is not its work.
    """
    env, chance = make(), random.Random(1)
    env.reset(seed=1)

    def batch() -> Amounts:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(chance.choice(observation["action_mask"].view(bool).nonzero()[0]))
                steps += 1
        return {"steps": steps}

    return batch


def our_agents(raw: bool) -> Batch:
    """Step our environment for PettingZoo."""
    from oriflamme.envs import oriflamme_v0

    return agents(oriflamme_v0.raw_env if raw else oriflamme_v0.env)


def texas_holdem() -> Batch:
    """Step PettingZoo's Texas hold'em."""
    from pettingzoo.classic import texas_holdem_v4

    return agents(texas_holdem_v4.env)


def spiel(name: str) -> Batch:
    """Step a game of OpenSpiel from Python, with observations."""
    import pyspiel

    if name.startswith("python_oriflamme"):
        import oriflamme.envs.openspiel_game  # noqa: F401
    game, chance = pyspiel.load_game(name), random.Random(1)

    def batch() -> Amounts:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return {"steps": steps}

    return batch


SUBJECTS: dict[str, tuple[str, Callable[[], Batch]]] = {
    "VectorEnv": ("oriflamme", lambda: vector(GAMES)),
    "VectorEnv by slots": ("oriflamme", lambda: vector(GAMES, "slots")),
    "VectorEnv against casual": ("oriflamme", lambda: vector(GAMES, opponents="casual")),
    "VectorEnv of 1": ("oriflamme", lambda: vector(1)),
    "VectorEnv of 16": ("oriflamme", lambda: vector(16)),
    "VectorEnv of 256": ("oriflamme", lambda: vector(256)),
    "VectorEnv of 4096": ("oriflamme", lambda: vector(4096)),
    "EnvPool CartPole": ("envpool", envpool_cartpole),
    "Pgx leduc_holdem": ("pgx", pgx_leduc),
    "AEC": ("pettingzoo", lambda: our_agents(False)),
    "AEC, raw": ("pettingzoo", lambda: our_agents(True)),
    "PettingZoo texas_holdem_v4": ("pygame", texas_holdem),
    "python_oriflamme": ("pyspiel", lambda: spiel("python_oriflamme")),
    "OpenSpiel hanabi": ("pyspiel", lambda: spiel("hanabi(players=4)")),
}
ROWS = (
    Row("vector environment", "VectorEnv", "Pgx leduc_holdem", 2.5),
    Row("vector environment", "VectorEnv", "EnvPool CartPole", 2.5),
    Row("agents in turn", "AEC", "PettingZoo texas_holdem_v4", 20),
    Row("agents in turn", "AEC", "OpenSpiel hanabi", 2),
)


def by_threads(threads: int, seconds: float) -> float:
    """Return the steps per second of wall-clock time with this many threads."""
    from oriflamme.envs import VectorEnv

    with VectorEnv(LARGE, 4, "base", threads=threads) as env:
        env.reset(seed=1)
        steps, begin = 0, time.perf_counter()
        while (passed := time.perf_counter() - begin) < seconds:
            env.step(env.sample())
            steps += LARGE
    return steps / passed


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the environments against their peers.")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, in each of which every subject has its turn")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds of a turn")
    parser.add_argument("--check", action="store_true", help="end with an error if a limit is not kept")
    options = parser.parse_args()
    batches = {name: make() for name, (module, make) in SUBJECTS.items() if find_spec(module)}
    for batch in batches.values():
        batch()
    measured: dict[str, list[float]] = {name: [] for name in batches}
    for _ in range(options.rounds):
        for name, batch in batches.items():
            measured[name].append(rates(batch, options.seconds)["steps"])
    for name, values in measured.items():
        print(f"{name:30} {median(values):12,.0f} steps a CPU second")
    for threads in (1, 2, 4):
        print(f"{f'VectorEnv, {threads} threads':30} {by_threads(threads, options.seconds):12,.0f} steps a second")
    kept = True
    for row in ROWS:
        if row.other not in measured or row.ours not in measured:
            print(f"{row.label}: {row.other} is not installed")
            continue
        values = [ours / other for ours, other in zip(measured[row.ours], measured[row.other], strict=True)]
        fine = median(values) >= row.at_least
        kept &= fine
        print(
            f"{row.label}: {median(values):.2f} x {row.other}, at least {row.at_least:g} {'' if fine else 'NOT KEPT'}"
        )
    if options.check and not kept:
        raise SystemExit("a limit is not kept")


if __name__ == "__main__":
    main()
