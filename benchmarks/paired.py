"""Compare bots on the same deals and seats: `python -m benchmarks.paired expert strong --table club:300 --deals 100`.

Each hero plays each deal once in each seat against copies of the bot of the table, with the same seeds. Printed are the
wins and the lead in influence over the best rival in the end, at most 12 either way, which is less noisy; then what
each hero has more than the last one, on the deals that both have played. Everything is kept in a file, so a stopped
run continues.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Final

from oriflamme import Game
from oriflamme.arena.statistics import mean_with_interval
from oriflamme.bots import local_bot

FAR: Final = 12

Result = tuple[float, float]  # of one deal: the share of the wins, and the lead


def play(hero: str, table: str, deck: str, players: int, number: int) -> Result:
    """Play a deal once in each seat; return the mean share of the win and the mean lead."""
    won = lead = 0.0
    for place in range(players):
        game = Game.new(players, deck, seed=number)
        seats = [local_bot(hero if seat == place else table, f"{number} {seat}") for seat in range(players)]
        while game.decision:
            seat = game.decision.seat
            game.play(seats[seat].choose(game.view(seat)))
        assert game.winners is not None
        won += (place in game.winners) / len(game.winners)
        stocks = list(game.view(place).state.stock[:players])
        mine = stocks.pop(place)
        lead += min(max(mine - max(stocks), -FAR), FAR)
    return won / players, lead / players


def said(values: Sequence[float], unit: float) -> str:
    """Return a mean and half the width of its 95 % interval."""
    mean, low, high = (unit * number for number in mean_with_interval(values))
    return f"{mean:.1f} ± {(high - low) / 2:.1f}" if unit > 1 else f"{mean:.2f} ± {(high - low) / 2:.2f}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.paired", description="Compare bots by the same deals.")
    parser.add_argument("heroes", nargs="+", help="the last one is the control")
    parser.add_argument("--table", default="club:300")
    parser.add_argument("--deck", default="base")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the number of the set of deals")
    parser.add_argument("--results", type=Path, default=Path("build/paired.json"))
    options = parser.parse_args()
    options.results.parent.mkdir(parents=True, exist_ok=True)
    kept: dict[str, list[Result]] = json.loads(options.results.read_text()) if options.results.exists() else {}
    keys = [f"{hero} v {options.table} {options.deck} {options.players} {options.seed}" for hero in options.heroes]
    for number in range(options.deals):
        for hero, key in zip(options.heroes, keys, strict=True):
            done = kept.setdefault(key, [])
            if len(done) <= number:
                deal = options.seed * 1_000_003 + number
                done.append(play(hero, options.table, options.deck, options.players, deal))
        if number % 10 == 9:
            options.results.write_text(json.dumps(kept))
    options.results.write_text(json.dumps(kept))
    print(f"v {options.players - 1} {options.table}, {options.deck}, set {options.seed}; {process_time():.0f} s")
    control = kept[keys[-1]][: options.deals]
    for hero, key in zip(options.heroes, keys, strict=True):
        mine = kept[key][: options.deals]
        wins, leads = zip(*mine, strict=True)
        line = f"  {hero}: {said(wins, 100)} %, lead {said(leads, 1)}, {options.players * len(mine)} games"
        if key != keys[-1]:
            pairs = list(zip(mine, control, strict=False))
            more = said([one[0] - other[0] for one, other in pairs], 100)
            further = said([one[1] - other[1] for one, other in pairs], 1)
            line += f"; more than {options.heroes[-1]}: {more}, lead {further}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
