"""Measure whether the coach's chances and beliefs come true. `make calibration`.

    python -m benchmarks.calibration                    40,000 decisions at five kinds of tables
    python -m benchmarks.calibration --decisions 2000   a quick look
    python -m benchmarks.calibration --series third     the same with games of a seed of its own
    python -m benchmarks.calibration --full             just what a review says, with all its simulations: 40 minutes
    python -m benchmarks.calibration --picture          draw docs/calibration.svg, too
    python -m benchmarks.calibration compare            how far the quick way is from --full, in the games of both
    python -m benchmarks.calibration fit                make the maps of src/oriflamme/review/calibration.json again

A chance is what a review says of the action that was chosen, from what its seat knew; it is compared with how often
the seat won. An open chance is that of every seat with all cards open. A belief is what the lens says of a hidden card;
it is compared with what the card was. Games that fitted the maps are not those that test them, and the styles have
fitted nothing. Games are kept in build/calibration: a run that was stopped goes on.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec

import oriflamme.review
from oriflamme.bots.differences import POINTS
from oriflamme.game import Game
from oriflamme.review.beliefs import shares_in
from oriflamme.review.calibration import (
    FILE,
    KNOTS,
    Calibration,
    Maps,
    map_of,
    real_chance,
    real_open_chances,
    real_shares,
    value_of,
)
from oriflamme.rules.kinds import NAMES

from .belief_fit import Hidden, fit_trust
from .fit import Point, fit
from .picture import svg
from .samples import (
    BELIEVED,
    FITTED,
    TESTED,
    Sample,
    collect,
    read,
    weighed_as_told,
    weighed_quickly,
)
from .tenths import FEWEST, LIMIT, Said, Tenth, greatest, show, tenth_of, tenths

FOLDER: Final = Path("build/calibration")
FULL: Final = "-full"  # in the name of a file: weighed as a review does
PLOT: Final = Path("docs/calibration.svg")
SERIES: Final = ("unseen",)  # seeds of games that have fitted nothing; any others will do, but not "fit"
RARE: Final = 10  # decisions that fit chances for each one of the tables that fit beliefs only
AGAIN: Final = 4  # times that the open chances are fitted


def won(sample: Sample, seat: int) -> float:
    """Return the share of the victory that a seat had."""
    return (seat in sample.winners) / len(sample.winners)


def hidden_cards(sample: Sample) -> Iterator[Hidden]:
    """Yield the hidden cards at the decisions of a sample, as the asked seat could know them."""
    game = Game.from_record(sample.record)
    at = game.at(0)
    seats = {one.number: one.seat for one in sample.decisions}
    for number, move in enumerate(game.moves):
        if number in seats:
            for card, shares in shares_in(at.state, seats[number]):
                yield Hidden(sample.table, sample.number, shares, NAMES[at.state.kind[card]])
        at.play(move.action)


def make_maps(samples: Sequence[Sample], others: Sequence[Sample]) -> None:
    """Fit all maps and write them into the package; the others fit beliefs only."""
    chances = [
        Point(len(sample.levels), one.round, one.chance / POINTS, won(sample, one.seat))
        for sample in samples
        for one in sample.decisions
    ]
    kinds, unknown = fit_trust([card for sample in (*samples, *others) for card in hidden_cards(sample)])
    made = f"python -m benchmarks.calibration fit: {len(chances):,} decisions of {len(samples):,} games"
    maps = fit(chances), fit_open(samples)
    found = Calibration(f"{made}; tables: {', '.join(FITTED)}", *maps, kinds, unknown)
    path = Path(oriflamme.review.__file__).with_name(FILE)
    text = msgspec.json.format(msgspec.json.encode(found), indent=0).replace(b",\n", b", ").replace(b"[\n", b"[")
    path.write_bytes(text + b"\n")
    print(f"{made} -> {FILE}, {path.stat().st_size:,} bytes")


def fit_open(samples: Sequence[Sample]) -> Maps:
    """Fit the maps of open chances, which are divided by their sum: what that is, the fit before tells."""
    maps: Maps = {}
    for _ in range(AGAIN):
        points: list[Point] = []
        for sample in samples:
            for one in sample.decisions:
                said = [chance / POINTS for chance in one.open]
                at = map_of(maps, len(said), one.round) if maps else list(KNOTS)
                whole = sum(value_of(at, chance) for chance in said)
                points += [
                    Point(len(said), one.round, chance, won(sample, seat), whole) for seat, chance in enumerate(said)
                ]
        maps = fit(points)
    return maps


def check_chances(samples: Sequence[Sample], drawn: bool) -> float:
    """Print how chances came true, and draw it if told; return the greatest deviation over all tables."""
    said: defaultdict[str, list[Said]] = defaultdict(list)
    opened: list[Said] = []
    for game, sample in enumerate(samples):
        players = len(sample.levels)
        for one in sample.decisions:
            chance = real_chance(players, one.round, one.chance) / POINTS
            point = Said(game, chance, won(sample, one.seat))
            for group in (sample.table, f"{players} players", f"round {one.round}", "all"):
                said[group].append(point)
            for seat, open_chance in enumerate(real_open_chances(one.round, one.open)):
                opened.append(Said(game, open_chance / POINTS, won(sample, seat)))
    curves: dict[str, list[Tenth | None]] = {group: tenths(said[group]) for group in sorted(said)}
    for group, found in curves.items():
        show(f"chances, {group}", found)
    show("chances with all cards open, of every seat", tenths(opened))
    if drawn:
        PLOT.write_text(svg({group: curves[group] for group in (*TESTED, "all")}), encoding="utf-8")
    return greatest(curves["all"])


def check_beliefs(samples: Sequence[Sample]) -> float:
    """Print how beliefs came true, by tenths and by kind; return the greatest deviation of a tenth."""
    everything: list[Said] = []
    by_kind: defaultdict[str, list[Said]] = defaultdict(list)
    for game, sample in enumerate(samples):
        for card in hidden_cards(sample):
            for kind, share in real_shares(card.shares).items():
                point = Said(game, share, float(kind == card.was))
                everything.append(point)
                by_kind[kind].append(point)
    show("beliefs, all kinds", tenths(everything))
    print(f"\nbeliefs by kind, and the tenths of each kind with at least {FEWEST}")
    held = counted = missed = 0
    for kind, points in sorted(by_kind.items()):
        whole, parts = tenth_of(points), [one for one in tenths(points) if one and one.size >= FEWEST]
        held, counted = held + sum(one.verdict == "pass" for one in parts), counted + len(parts)
        missed += sum(abs(one.off) - one.half > LIMIT for one in parts)
        told = " ".join(f"{one.said:.0f}:{one.off:+.1f}±{one.half:.1f}" for one in parts)
        mean = f"{whole.said:>5.1f} {whole.came:>5.1f} {whole.off:>+5.1f} {whole.verdict}"
        print(f"{kind:>16} {whole.size:>8,} {mean}  {told}")
    print(f"{held} of {counted} tenths of kinds within {LIMIT:.0f} points, {missed} outside with all of their interval")
    return greatest(tenths(everything))


def compare_weighings(quick: Sequence[Sample], full: Sequence[Sample]) -> None:
    """Print how far chances that were weighed quickly are from what a review says of the same decisions."""
    weighed = {(sample.table, sample.number, one.number): one for sample in quick for one in sample.decisions}
    points: list[Said] = []
    for game, sample in enumerate(full):
        for one in sample.decisions:
            if (other := weighed.get((sample.table, sample.number, one.number))) is not None:
                told, said = (real_chance(len(sample.levels), one.round, found.chance) for found in (one, other))
                points.append(Said(game, said / POINTS, told / POINTS))
    show("chances that were weighed quickly, and what a review says", tenths(points))
    whole = tenth_of(points)
    spread = sqrt(sum((one.came - one.chance) ** 2 for one in points) / len(points))
    print(f"{whole.size:,} decisions: {whole.off:+.2f} ± {whole.half:.2f} points, one decision ± {POINTS * spread:.1f}")


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("test", "fit", "compare"), default="test")
    parser.add_argument("--decisions", type=int, default=40_000)
    parser.add_argument("--series", nargs="+", default=SERIES, help="seeds of the games, any words")
    parser.add_argument("--full", action="store_true", help="as many simulations as a review has")
    parser.add_argument("--picture", action="store_true", help=f"draw {PLOT}")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where games are kept")
    wanted = parser.parse_args()
    if wanted.what == "fit":
        samples = collect(wanted.folder / "fit.jsonl", "fit", FITTED, wanted.decisions, weighed_quickly)
        few = wanted.decisions // RARE
        others = collect(wanted.folder / "believed.jsonl", "fit", BELIEVED, few, weighed_quickly)
        make_maps(samples, others)
        return
    if wanted.what == "compare":
        quick, full = (
            [sample for series in wanted.series for sample in read(wanted.folder / f"{series}{end}.jsonl")]
            for end in ("", FULL)
        )
        compare_weighings(quick, full)
        return
    samples, weigh = [], weighed_as_told if wanted.full else weighed_quickly
    for series in wanted.series:
        path = wanted.folder / f"{series}{FULL if wanted.full else ''}.jsonl"
        samples += collect(path, series, TESTED, wanted.decisions // len(wanted.series), weigh)
    chances, beliefs = check_chances(samples, wanted.picture), check_beliefs(samples)
    count = sum(len(sample.decisions) for sample in samples)
    verdict = f"chances {chances:.1f}, beliefs {beliefs:.1f} points, limit {LIMIT:.0f}"
    print(f"\n{count:,} decisions: greatest deviation of a tenth: {verdict}")


if __name__ == "__main__":
    main()
