"""Measure whether the marks of reviews tell levels apart. `make marks`.

    python -m benchmarks.marks                500 games in each box, at each table a player of every level
    python -m benchmarks.marks --games 50     a quick look
    python -m benchmarks.marks --effort 1     search for the best action as long as a server does: four times as long

Every choice of every game is weighed, as reviews do it, but in a tenth of the fresh worlds: over many games their noise
cancels out. All levels sit at the same tables: what a mark says of two players can be compared only where they meet the
same others. Games are kept in build/marks: a run that was stopped goes on.
"""

import argparse
import sys
from collections import defaultdict
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
RANDOM: Final = 20.0  # the mark that random play must not reach
FILE: Final = Path("build/marks/marks.jsonl")


class Marked(Struct, frozen=True):
    """A game, and the marks of its players and what they won, in the order of the levels."""

    box: str
    number: int
    effort: float
    marks: tuple[float, ...]
    won: tuple[float, ...]  # shares of the victory


class Mean(Struct, frozen=True):
    """The mean mark of some games, with half of its 95 % interval."""

    mark: float
    half: float
    games: int


def marked(box: str, number: int, effort: float) -> Marked:
    """Play a game with a player of each level, who sit elsewhere in each game, and review it."""
    count = len(LEVELS)
    game = Game.new(count, box, SEED + number)
    seats = [bot(LEVELS[(seat + number) % count], f"{SEED} {number} {seat}") for seat in range(count)]
    while (asked := game.asked) is not None:
        game.play(seats[asked].choose(game.view(asked)))
    choices = list(choices_of(game, number, effort, WORLDS))
    places = [(level - number) % count for level in range(count)]
    marks = [round(exact_mark([one for one in choices if one.seat == seat]), 2) for seat in places]
    won = [(seat in game.winners) / len(game.winners) for seat in places]
    return Marked(box, number, effort, tuple(marks), tuple(won))


def collect(path: Path, games: int, effort: float) -> list[Marked]:
    """Return the marks of so many games in each box, those of the file first."""
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    found = [one for one in (msgspec.json.decode(line, type=Marked) for line in lines) if one.effort == effort]
    known = {(one.box, one.number) for one in found}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    with path.open("ab") as file:
        for box, number in _turns(games):
            if (box, number) not in known:
                found.append(marked(box, number, effort))
                file.write(msgspec.json.encode(found[-1]) + b"\n")
                file.flush()
                print(f"\r{box} {number + 1} of {games}  ", end="", file=sys.stderr)
    return found


def _turns(games: int) -> Iterator[tuple[str, int]]:
    """Yield all games, so that a run that is stopped has about as many of each box."""
    return ((box, number) for number in range(games) for box in BOXES)


def means(found: list[Marked]) -> dict[tuple[str, str], Mean]:
    """Return the mean marks by box and level."""
    groups: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for one in found:
        for level, mark in zip(LEVELS, one.marks, strict=True):
            groups[one.box, level].append(mark)
            groups[ALL, level].append(mark)
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
    for box in BOXES:
        won = list(zip(*(one.won for one in found if one.box == box), strict=True))
        shares = (f"{level} {100 * fmean(shares):.1f} %" for level, shares in zip(LEVELS, won, strict=False))
        print(f"{box:>9} wins: {', '.join(shares)}")


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--effort", type=float, default=EFFORT, help="of the search; with less, marks are kinder")
    parser.add_argument("--file", type=Path, default=FILE, help="where marks are kept")
    wanted = parser.parse_args()
    found = collect(wanted.file, wanted.games, wanted.effort)
    show(means(found))
    show_wins(found)


if __name__ == "__main__":
    main()
