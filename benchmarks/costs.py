"""What a move of each level costs, as a multiple of a move of club: `python -m benchmarks.costs`.

Each level plays games with three of club, whose moves are timed in the same games, in seconds of the processor. So
other work on the machine slows both. Moves without a choice are left out.
"""

import argparse
from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import Final, NamedTuple

from oriflamme import Game
from oriflamme.bots import STRENGTHS, bot

PEER: Final = "club:300"
PLAYERS: Final = 4


class Cost(NamedTuple):
    """What a move of a bot costs, in milliseconds and by the game as a multiple of a move of club."""

    milliseconds: float
    ratios: Sequence[float]


def cost_of(name: str, games: int, table: str = PEER, seed: int = 1) -> Cost:
    """Return what a move costs on average."""
    spent = moves = 0.0
    ratios = []
    for number in range(games):
        mine, theirs = seconds_of_moves(name, table, seed * 1_000_003 + number)
        spent, moves = spent + sum(mine), moves + len(mine)
        ratios.append(sum(mine) / len(mine) / (sum(theirs) / len(theirs)))
    return Cost(1000 * spent / moves, ratios)


def seconds_of_moves(name: str, table: str, number: int) -> tuple[list[float], list[float]]:
    """Play a game; return the seconds of each choice of a bot, and of those of its rivals."""
    game = Game.new(PLAYERS, "base", seed=number)
    seats = [bot(table if seat else name, f"{number} {seat}") for seat in range(PLAYERS)]
    mine: list[float] = []
    theirs: list[float] = []
    while game.decision:
        seat, view = game.decision.seat, game.view(game.decision.seat)
        began = process_time()
        action = seats[seat].choose(view)
        if len(game.decision.actions) > 1:
            (theirs if seat else mine).append(process_time() - began)
        game.play(action)
    return mine, theirs


def line(name: str, cost: Cost) -> str:
    """Return what a level costs, in a line."""
    low, high = min(cost.ratios), max(cost.ratios)
    return f"  {name}: {median(cost.ratios):.3g} x ({low:.3g} to {high:.3g}), {cost.milliseconds:.3g} ms"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.costs", description="What a move of each level costs.")
    parser.add_argument("levels", nargs="*", default=STRENGTHS)
    parser.add_argument("--games", type=int, default=6)
    options = parser.parse_args()
    print(f"a move among three of {PEER}, {options.games} games: median (least to most) against a move of club")
    for name in options.levels:
        print(line(name, cost_of(name, options.games)), flush=True)


if __name__ == "__main__":
    main()
