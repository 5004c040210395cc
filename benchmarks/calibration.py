"""Measure whether the coach's chances come true, and whether its marks tell levels apart. `make calibration`.

    python -m benchmarks.calibration                    20,000 decisions; writes docs/calibration.svg
    python -m benchmarks.calibration --decisions 2000   a quick look
    python -m benchmarks.calibration --marks 20         also marks: 20 games of each level in each box

A chance is what a review says of the chosen action from what its seat knew; it is compared with how often the seat
won. The games are of four kinds of tables, with seeds that nothing was tuned on. Beliefs are the shares that worlds
that fit a view give a hidden card; they are compared with what the card was.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from oriflamme.arena.styles import STYLES
from oriflamme.bots import Bot, bot
from oriflamme.game import Game
from oriflamme.puzzles.comparison import compare, dice_for
from oriflamme.review import review
from oriflamme.rules.kinds import NAMES, UNKNOWN
from oriflamme.worlds import sample_state

SEED: Final = 90_001  # no other program uses games of this seed
DECKS: Final = ("base", "ablaze", "alliance", "random")
BOXES: Final = ("base", "ablaze", "alliance")
TABLES: Final = {
    "casual": ("casual",),
    "club": ("club:100",),
    "mixed": ("beginner", "casual", "seasoned", "club:100"),
    "styles": tuple(STYLES),
}
LEVELS: Final = ("random", "beginner", "casual", "club", "strong")
TRIALS: Final = 300  # worlds that weigh the action that was chosen, each twice
WORLDS: Final = 60  # for the beliefs of a decision
TENTHS: Final = 10
LIMIT: Final = 3.0  # points that a tenth may deviate
EVERY: Final = 8  # decisions of a game: neighbours tell nearly the same
PLOT: Final = Path("docs/calibration.svg")


class Point(NamedTuple):
    """Something predicted, and what came of it."""

    group: str
    chance: float  # 0 to 1
    came: float


class Tenth(NamedTuple):
    """All predictions of one tenth."""

    size: int
    predicted: float  # in points of 100
    came: float

    @property
    def deviation(self) -> float:
        """How many points more often it came than was predicted."""
        return self.came - self.predicted


def player(name: str, seed: int) -> Bot:
    """Return a bot or a held-out style by its name."""
    return STYLES[name](seed) if name in STYLES else bot(name, seed)


def games_of(table: str) -> Iterator[Game]:
    """Play games of a kind of table, one after the other."""
    rng = Random(f"{SEED} {table}")
    number = 0
    while True:
        players = 3 + number % 3
        game = Game.new(players, DECKS[number % len(DECKS)], rng.getrandbits(40), rng.randrange(players))
        seats = [player(rng.choice(TABLES[table]), rng.getrandbits(40)) for _ in range(players)]
        while (asked := game.asked) is not None:
            game.play(seats[asked].choose(game.view(asked)))
        yield game
        number += 1


def points_of(game: Game, table: str, rng: Random) -> Iterator[tuple[Point, list[Point]]]:
    """Yield the chance of every few decisions with its result, and the beliefs of that moment with the truth."""
    at = game.at(0)
    share = 1 / len(game.winners)
    since = rng.randrange(EVERY)
    for number, move in enumerate(game.moves):
        decision = at.decision
        assert decision is not None
        if len(decision.actions) > 1 and number % EVERY == since:
            came = share if move.seat in game.winners else 0.0
            seed = f"{SEED} {table} {rng.random()}"
            view = at.view(move.seat)
            found = compare(view, move.action, move.action, dice_for(seed), TRIALS)  # twice as many trials
            yield Point(table, (found.one + found.other) / 200, came), list(beliefs(at, move.seat, seed))
        at.play(move.action)


def beliefs(game: Game, seat: int, seed: str) -> Iterator[Point]:
    """Yield, for each hidden card and each kind it may be, the share of worlds, and whether it is of that kind."""
    view, truth = game.view(seat), game.state
    hidden = [card for card in truth.row[: truth.length] if view.state.kind[card] == UNKNOWN]
    dice = dice_for("beliefs", seed)
    worlds = [sample_state(view, dice).kind for _ in range(WORLDS)] if hidden else []
    for card in hidden:
        for kind in view.state.deck:
            if times := sum(kinds[card] == kind for kinds in worlds):
                yield Point(NAMES[kind], times / WORLDS, float(truth.kind[card] == kind))


def tenths(points: Sequence[Point]) -> list[Tenth | None]:
    """Return the predictions by tenths; None where there are none."""
    groups: list[list[Point]] = [[] for _ in range(TENTHS)]
    for point in points:
        groups[min(int(point.chance * TENTHS), TENTHS - 1)].append(point)
    return [
        Tenth(len(group), 100 * fmean(one.chance for one in group), 100 * fmean(one.came for one in group))
        if group
        else None
        for group in groups
    ]


def greatest(found: Sequence[Tenth | None], least: int = 50) -> float:
    """Return the greatest deviation of a tenth with enough predictions."""
    return max((abs(tenth.deviation) for tenth in found if tenth and tenth.size >= least), default=0.0)


def table_of(title: str, found: Sequence[Tenth | None]) -> None:
    """Print the tenths."""
    print(f"\n{title}\n{'chance':>9} {'count':>7} {'said':>6} {'came':>6} {'off':>6}")
    for number, tenth in enumerate(found):
        if tenth:
            told = f"{tenth.size:>7,} {tenth.predicted:>6.1f} {tenth.came:>6.1f} {tenth.deviation:>+6.1f}"
            print(f"{10 * number:>4}–{10 * number + 10:<4} {told}")
    print(f"greatest deviation {greatest(found):.1f} points (limit {LIMIT:.0f})")


def svg(curves: dict[str, list[Tenth | None]]) -> str:
    """Return the curves as a picture: said from left to right, came from bottom to top."""
    looks = ("#8f1f1c", "#2b5f8c", "#3c7a3f", "#8f6605", "#1c1c1c")
    dashes = ("8 4", "2 4", "12 3 2 3", "5 5", "")
    side, edge = 420, 46

    def x(value: float) -> float:
        return edge + (side - 2 * edge) * value / 100

    def y(value: float) -> float:
        return side - x(value)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" role="img" font-family="sans-serif">',
        "<title>Chances that the coach said, against how often they came true</title>",
        f'<rect width="{side}" height="{side}" fill="#fffaf0"/>',
        f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(100)}" y2="{y(100)}" stroke="#b4955a"/>',
    ]
    for value in (0, 25, 50, 75, 100):
        parts.append(f'<text x="{x(value)}" y="{side - 22}" font-size="12" text-anchor="middle">{value}</text>')
        parts.append(f'<text x="{edge - 10}" y="{y(value) + 4}" font-size="12" text-anchor="end">{value}</text>')
    for (name, found), colour, dash in zip(curves.items(), looks, dashes, strict=False):
        dots = [(x(one.predicted), y(one.came)) for one in found if one]
        line = " ".join(f"{across:.1f},{up:.1f}" for across, up in dots)
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"/>'
        )
        row = edge + 8 + 17 * list(curves).index(name)
        parts.append(f'<text x="{edge + 8}" y="{row}" font-size="13" fill="{colour}">{name}</text>')
    parts.append(f'<text x="{side / 2}" y="{side - 6}" font-size="12" text-anchor="middle">said, of 100</text></svg>')
    return "".join(parts) + "\n"


def calibrate(wanted: int) -> None:
    """Measure chances and beliefs over so many decisions, and print and draw them."""
    chances: list[Point] = []
    believed: list[Point] = []
    for table in TABLES:
        rng, taken = Random(f"{SEED} points {table}"), 0
        for game in games_of(table):
            for point, cards in points_of(game, table, rng):
                chances.append(point)
                believed += cards
                taken += 1
            print(f"\r{table}: {taken:,} decisions", end="", file=sys.stderr)
            if taken >= wanted / len(TABLES):
                break
        print(file=sys.stderr)
    curves = {table: tenths([point for point in chances if point.group == table]) for table in TABLES}
    curves["all"] = tenths(chances)
    for table, found in curves.items():
        table_of(f"chances, {table} tables", found)
    table_of("beliefs, all kinds", tenths(believed))
    kinds = {
        kind: [point for point in believed if point.group == kind] for kind in sorted({one.group for one in believed})
    }
    print("\nbeliefs by kind: how many points more often it was that kind than the worlds say")
    for kind, points in kinds.items():
        said, came = 100 * fmean(one.chance for one in points), 100 * fmean(one.came for one in points)
        print(f"{kind:>16} {len(points):>8,} {said:>6.1f} {came:>6.1f} {came - said:>+6.1f}")
    PLOT.write_text(svg(curves), encoding="utf-8")
    print(f"\n{len(chances):,} decisions: greatest deviation {greatest(curves['all']):.1f} points, limit {LIMIT:.0f}")


def mark_levels(games: int, effort: float) -> None:
    """Print the mean mark of each level in each box, with its 95 % interval."""
    for box in BOXES:
        for level in LEVELS:
            marks: list[int] = []
            for number in range(games):
                game = Game.new(4, box, SEED + number)
                seats = [bot(level, f"{SEED} {number} {seat}") for seat in range(4)]
                while (asked := game.asked) is not None:
                    game.play(seats[asked].choose(game.view(asked)))
                marks += review(game, number, effort).marks
            half = 1.96 * stdev(marks) / sqrt(len(marks))
            print(f"{box:>9} {level:>9} {fmean(marks):>6.1f} ± {half:.1f} ({games} games)", flush=True)


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=20_000)
    parser.add_argument("--marks", type=int, default=0, metavar="GAMES")
    parser.add_argument("--effort", type=float, default=0.1, help="of the reviews that give marks")
    wanted = parser.parse_args()
    if wanted.decisions:
        calibrate(wanted.decisions)
    if wanted.marks:
        mark_levels(wanted.marks, wanted.effort)


if __name__ == "__main__":
    main()
