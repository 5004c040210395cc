"""Measure whether the marks of reviews tell levels apart. `make marks`.

    python -m benchmarks.marks                500 games of each level in each box, about 25 minutes of a core
    python -m benchmarks.marks --games 50     a quick look
    python -m benchmarks.marks --effort 1     search for the best action as long as a server does: twice as long
    python -m benchmarks.marks --mixed        all levels at one table

A player of each level in turn takes the same seat among the same three casual players, with the same deals: what a mark
says of two players can be compared only where they meet the same others. Where stronger ones sit too, the weak ones
hardly ever have a throne to lose. Every choice of the player is weighed as reviews do it, but in a tenth of the fresh
worlds: over many games their noise cancels out. Games are kept in build/marks: a run that was stopped goes on.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

import msgspec
from msgspec import Struct

from oriflamme.bots import bot
from oriflamme.game import Game
from oriflamme.review import choices_of
from oriflamme.review.summary import exact_mark

SEED: Final = 80_001  # no other program uses games of this seed
BOXES: Final = ("base", "ablaze", "alliance")
ALL: Final = "all boxes"
LEVELS: Final = ("random", "beginner", "casual", "club", "strong")  # in the order that their marks must have
EFFORT: Final = 0.33  # of the search, as a rule
WORLDS: Final = 0.1  # of the fresh worlds of a review
PLAYERS: Final = 4
TABLE: Final = "casual"  # who the others are
MIXED: Final = "mixed"
RANDOM: Final = 20.0  # the mark that random play must not reach
FILE: Final = Path("build/marks/marks.jsonl")


class Marked(Struct, frozen=True):
    """The mark of a player in a game."""

    box: str
    number: int
    level: str
    table: str
    effort: float
    mark: float
    won: float  # share of the victory


class Mean(Struct, frozen=True):
    """The mean mark of some games, with half of its 95 % interval."""

    mark: float
    half: float
    games: int


def marked(box: str, number: int, table: str, effort: float) -> Iterator[Marked]:
    """Play the games of a deal, and mark a player of each level."""
    if table == MIXED:
        count = len(LEVELS)
        names = [LEVELS[(seat + number) % count] for seat in range(count)]
        game = _played(box, number, names)
        for level in LEVELS:
            yield _marked(game, box, number, names.index(level), level, table, effort)
        return
    for level in LEVELS:
        seat = number % PLAYERS
        names = [level if one == seat else table for one in range(PLAYERS)]
        yield _marked(_played(box, number, names), box, number, seat, level, table, effort)


def _played(box: str, number: int, names: list[str]) -> Game:
    game = Game.new(len(names), box, SEED + number)
    seats = [bot(name, f"{SEED} {number} {seat}") for seat, name in enumerate(names)]
    while (asked := game.asked) is not None:
        game.play(seats[asked].choose(game.view(asked)))
    return game


def _marked(game: Game, box: str, number: int, seat: int, level: str, table: str, effort: float) -> Marked:
    mark = exact_mark(list(choices_of(game, seat, number, effort, WORLDS)))
    won = (seat in game.winners) / len(game.winners)
    return Marked(box, number, level, table, effort, round(mark, 2), won)


def collect(path: Path, games: int, table: str, effort: float) -> list[Marked]:
    """Return the marks of so many games of each level in each box, those of the file first."""
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    kept = (msgspec.json.decode(line, type=Marked) for line in lines)
    found = [one for one in kept if (one.table, one.effort) == (table, effort) and one.number < games]
    known = Counter((one.box, one.number) for one in found)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    with path.open("ab") as file:
        for box, number in _turns(games):
            if known[box, number] < len(LEVELS):
                found = [one for one in found if (one.box, one.number) != (box, number)]
                new = list(marked(box, number, table, effort))
                found += new
                file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in new))
                file.flush()
                print(f"\r{box} {number + 1} of {games}  ", end="", file=sys.stderr)
    return found


def _turns(games: int) -> Iterator[tuple[str, int]]:
    """Yield all deals, so that a run that is stopped has about as many of each box."""
    return ((box, number) for number in range(games) for box in BOXES)


def means(found: list[Marked]) -> dict[tuple[str, str], Mean]:
    """Return the mean marks by box and level."""
    groups: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for one in found:
        groups[one.box, one.level].append(one.mark)
        groups[ALL, one.level].append(one.mark)
    return {
        group: Mean(fmean(marks), 1.96 * stdev(marks) / sqrt(len(marks)) if len(marks) > 1 else 100.0, len(marks))
        for group, marks in groups.items()
    }


def show(found: dict[tuple[str, str], Mean]) -> None:
    """Print the means, and whether they are in order."""
    failures = 0
    for box in (*BOXES, ALL):
        row = [found[box, level] for level in LEVELS if (box, level) in found]
        for level, mean in zip(LEVELS, row, strict=False):
            print(f"{box:>9} {level:>9} {mean.mark:>6.1f} ± {mean.half:<4.1f} ({mean.games} games)")
        apart = all(low.mark + low.half < high.mark - high.half for low, high in pairwise(row))
        is_low = bool(row) and row[0].mark + row[0].half < RANDOM
        failures += box != ALL and not (apart and is_low)
        order = "in order, intervals apart" if apart else "NOT APART"
        print(f"{box:>9}: {order}; random {'below' if is_low else 'NOT BELOW'} {RANDOM:.0f}")
    games = min((mean.games for mean in found.values()), default=0)
    print(f"{games:,} games in each box: {failures} boxes in which marks do not tell levels apart")


def show_wins(found: list[Marked]) -> None:
    """Print how often each level won: how different the players really are."""
    for box in (*BOXES, ALL):
        shares = {level: [one.won for one in found if one.level == level and box in (one.box, ALL)] for level in LEVELS}
        told = (f"{level} {100 * fmean(won):.1f} %" for level, won in shares.items() if won)
        print(f"{box:>9} wins: {', '.join(told)}")


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--effort", type=float, default=EFFORT, help="of the search; with less, marks are kinder")
    parser.add_argument("--mixed", action="store_true", help="all levels at one table")
    parser.add_argument("--file", type=Path, default=FILE, help="where marks are kept")
    wanted = parser.parse_args()
    found = collect(wanted.file, wanted.games, MIXED if wanted.mixed else TABLE, wanted.effort)
    show(means(found))
    show_wins(found)


if __name__ == "__main__":
    main()
