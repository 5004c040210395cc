"""Search for the seasoned player's numbers: `python -m benchmarks.tuning` prints the table of `tactics/habits.py` anew.

The cross-entropy method: draw players around the best one known, let each play the same deals against casual players in
all boxes with three to five seats, and move to the mean of those who did best. What is found here must still be proved
on other deals (`make strength`).
"""

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.progress import track

from oriflamme import Game
from oriflamme.rules import State, winners
from oriflamme.rules.kinds import CHARACTERS, KINDS, NAMES, ROYAL_DECREE
from oriflamme.tactics import play_policies, set_habit
from oriflamme.tactics.habits import (
    BONUS,
    CARD_WHIM,
    DECREES,
    HABITS,
    INCOME,
    LASTING,
    PLACE_WHIM,
    PROMISE,
    ROW,
    SEASONED_HABITS,
    WIDTH,
)
from oriflamme.tactics.policies import BEGINNER, CASUAL, SEASONED

Player = list[float]
DECKS: Final = ("base", "ablaze", "alliance", "random")
POPULATION: Final = 64
BEST: Final = 12  # of the population
MOVE: Final = 0.35  # of the way to the mean of the best
LEAST_SPREAD: Final = 0.6
MARGIN: Final = 1 / 90  # of a victory, for each influence more than the best rival
FAR: Final = 15


def least(index: int) -> int:
    """Return the lowest sensible value of a number: everything is worth something, and a whim is a range."""
    if index >= KINDS * WIDTH:
        return 1 if index - KINDS * WIDTH in (CARD_WHIM, PLACE_WHIM) else 0
    kind, what = divmod(index, WIDTH)
    if what == INCOME:
        return 1 if CHARACTERS >> kind & 1 else 0
    if what == PROMISE:
        return 0 if CHARACTERS >> kind & 1 or kind == ROYAL_DECREE else 1
    return 0 if what == LASTING else -200


def tuned() -> list[int]:
    """Return the numbers that are searched for."""
    in_play = [kind * WIDTH + what for kind in range(1, KINDS) for what in range(WIDTH)]
    useless = {kind * WIDTH + INCOME for kind in range(1, KINDS) if not CHARACTERS >> kind & 1}
    general = [KINDS * WIDTH + what for what in range(ROW - KINDS * WIDTH) if what != DECREES]
    return [index for index in in_play if index not in useless] + general


def rounded(player: Player) -> list[int]:
    """Return a player's numbers as they are played."""
    return [max(least(index), min(round(value), 250)) for index, value in enumerate(player)]


def deals_of(seed: int, count: int) -> Iterator[tuple[State, int]]:
    """Return deals of all boxes with three to five seats, each with a seed for its dice."""
    for number in range(count):
        players = 3 + number % 3
        yield Game.new(players, DECKS[number // 3 % 4], seed=seed * 1_000_003 + number, first=0).state, seed + number


def score(player: list[int], deals: list[tuple[State, int]]) -> float:
    """Return how well a player does in every seat of some deals, among casual players and beginners."""
    for index, value in enumerate(player):
        set_habit(index, value)
    total, games = 0.0, 0
    for start, birth in deals:
        players = start.players
        for hero in range(players):
            state = start.copy()
            policies = [SEASONED if seat == hero else CASUAL for seat in range(players)]
            if birth % 5 == 0:  # others make mistakes
                policies[(hero + 1) % players] = BEGINNER
            play_policies(state, policies, [birth * 8 + seat for seat in range(players)])
            total += worth(state, hero)
            games += 1
    return total / games


def worth(state: State, hero: int) -> float:
    """Return the hero's share of the win and a little for the margin of influence."""
    won = winners(state)
    rivals = max(stock for seat, stock in enumerate(state.stock[: state.players]) if seat != hero)
    lead = max(-FAR, min(state.stock[hero] - rivals, FAR))
    return (won >> hero & 1) / won.bit_count() + MARGIN * lead


def spread_around(mean: Player, free: list[int]) -> dict[int, float]:
    """Return how far from a player each of its free numbers is drawn at first."""
    return {index: max(1.5, abs(mean[index]) * 0.3) for index in free}


def move(mean: Player, spread: dict[int, float], best: list[Player]) -> None:
    """Move a player, and how far around it others are drawn, towards those who did best."""
    for index in spread:
        values = [player[index] for player in best]
        middle = sum(values) / len(best)
        deviation = (sum((value - middle) ** 2 for value in values) / len(best)) ** 0.5
        mean[index] += MOVE * (middle - mean[index])
        spread[index] = max(LEAST_SPREAD, spread[index] + 0.15 * (deviation - spread[index]))


def table(player: list[int]) -> str:
    """Return the lines of HABITS."""
    lines = []
    for kind in range(KINDS):
        numbers = ", ".join(map(str, player[kind * WIDTH : (kind + 1) * WIDTH]))
        lines.append(f"    {numbers},  # {NAMES[kind].replace('_', ' ') if kind else 'unknown'}")
    lines.append("    " + ", ".join(map(str, player[KINDS * WIDTH :])) + ",  # in general")
    return "\n".join(lines)


def main() -> None:
    """Search, and keep what was found in a file."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tuning", description="Tune the seasoned player.")
    parser.add_argument("--iterations", type=int, default=150)
    parser.add_argument("--deals", type=int, default=240)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path("build/seasoned.json"))
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    mean: Player = [float(value) for value in HABITS[SEASONED_HABITS : SEASONED_HABITS + ROW]]
    mean[KINDS * WIDTH + DECREES] = 1
    mean[ROYAL_DECREE * WIDTH + BONUS] = 0
    free = tuned()
    spread = spread_around(mean, free)
    for iteration in track(range(arguments.iterations), "Tuning"):
        deals = list(deals_of(arguments.seed * 10_000 + iteration, arguments.deals))
        drawn = [[rng.gauss(v, spread[i]) if i in spread else v for i, v in enumerate(mean)] for _ in range(POPULATION)]
        scores = [score(rounded(player), deals) for player in drawn]
        best = sorted(range(POPULATION), key=lambda one: scores[one], reverse=True)[:BEST]
        move(mean, spread, [drawn[one] for one in best])
        if iteration % 10 == 9:
            print(
                f"{iteration + 1}: mean {sum(scores) / POPULATION:.4f}, itself {score(rounded(mean), deals):.4f}",
                flush=True,
            )
            arguments.file.parent.mkdir(exist_ok=True)
            arguments.file.write_text(json.dumps(rounded(mean)))
    print(table(rounded(mean)))


if __name__ == "__main__":
    main()
