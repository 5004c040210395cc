"""How often bots tell right whom their rivals play like: `python -m benchmarks.acquaintances casual net club:300`.

A short search plays with three copies of each bot. Printed is, for each round, in how many of 100 cases a rival was
taken for a casual player, a seasoned one, a net, or a stranger, at the first choice of the round.
"""

import argparse
from collections import Counter
from time import process_time

from oriflamme import Game
from oriflamme.bots import bot
from oriflamme.bots.acquaintances import acquaintances_of
from oriflamme.deals import dice_of
from oriflamme.net.weights import Player, packaged_weights

PLAYERS = 4
ROUNDS = range(2, 7)
WATCHER = "strong:200"


def taken_for(table: str, deck: str, games: int, seed: int, net: Player) -> tuple[dict[int, Counter[str]], float]:
    """Return what rivals were taken for, by round, and the milliseconds it took to tell."""
    found = {number: Counter[str]() for number in ROUNDS}
    seconds, times = 0.0, 0
    for number in range(games):
        game, me, last = Game.new(PLAYERS, deck, seed=seed * 1_000_003 + number), number % PLAYERS, 1
        seats = [bot(WATCHER if seat == me else table, f"{number} {seat}") for seat in range(PLAYERS)]
        while game.decision:
            seat = game.decision.seat
            view = game.view(seat)
            if seat == me and view.round > last:
                last = view.round
                began = process_time()
                company = acquaintances_of(view, seat, dice_of(number), net).company
                seconds, times = seconds + process_time() - began, times + 1
                for rival in set(range(PLAYERS)) - {me}:
                    names = [name for name, seats_of in company._asdict().items() if seats_of >> rival & 1]
                    found[last].update(names or ["stranger"])
            game.play(seats[seat].choose(view))
    return found, 1000 * seconds / max(times, 1)


def main() -> None:
    """Watch and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.acquaintances", description="Who is taken for whom.")
    parser.add_argument("tables", nargs="+")
    parser.add_argument("--deck", default="base")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    net = Player(packaged_weights())
    names = ("casual", "seasoned", "nets", "stranger")
    print(f"{options.deck}, {options.games} games; taken for {', '.join(names)} in rounds 2 to 6, %")
    for table in options.tables:
        found, milliseconds = taken_for(table, options.deck, options.games, options.seed, net)
        cells = [" ".join(f"{100 * row[name] / max(row.total(), 1):3.0f}" for name in names) for row in found.values()]
        print(f"  {table}: {' | '.join(cells)}; {milliseconds:.1f} ms", flush=True)


if __name__ == "__main__":
    main()
