"""Measure whether the coach's chances and beliefs come true. `make calibration`.

    python -m benchmarks.calibration                    40,000 decisions at five kinds of tables
    python -m benchmarks.calibration --decisions 2000   a quick look
    python -m benchmarks.calibration --series third     the same with games of a seed of its own
    python -m benchmarks.calibration --full             just what a review says, with all its simulations: 40 minutes
    python -m benchmarks.calibration --few 2            two decisions of each game: more games, so smaller errors
    python -m benchmarks.calibration --picture          draw docs/calibration.svg, too
    python -m benchmarks.calibration --beliefs          beliefs alone, which need no simulations
    python -m benchmarks.calibration compare            how far the quick way is from --full, in the games of both
    python -m benchmarks.calibration fit                make src/oriflamme/review/calibration.json again
    python -m benchmarks.calibration fit --beliefs      only what is for beliefs: the maps of chances stay

A chance is what a review says of the action that was chosen, from what its seat knew; it is compared with how often
the seat won. An open chance is that of every seat with all cards open. A belief is what the lens says of a hidden card;
it is compared with what the card was. Games that fitted the maps are not those that test them. Games are kept in
build/calibration: a run that was stopped goes on.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Final

from oriflamme.bots.differences import POINTS
from oriflamme.review.calibration import real_chance, real_open_chances, real_shares

from .making import hidden_cards, make_beliefs, make_maps, won
from .picture import svg
from .samples import FEW, FITTED, TESTED, Sample, Weigh, collect, not_weighed, read, weighed_as_told, weighed_quickly
from .tenths import FEWEST, LIMIT, Said, Tenth, greatest, show, tenth_of, tenths

FOLDER: Final = Path("build/calibration")
FULL: Final = "-full"  # in the name of a file: weighed as a review does
UNWEIGHED: Final = "-beliefs"  # without chances
PLOT: Final = Path("docs/calibration.svg")
SERIES: Final = ("fifth",)  # seeds of games that have fitted nothing; any others will do, but not those of the fit
FIT: Final = {"fit": (FITTED, 0.5), "unseen": (TESTED, 1)}  # series of the fit: tables, decisions for each wanted one
# Series that fit beliefs: decisions of a game, and of all for each wanted one. Many, because large shares are rare.
BELIEVED: Final = {"believed": (8, 3.0), "ninth": (4, 1.8)}


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


def fit_chances(folder: Path, decisions: int) -> None:
    """Play what is missing of the series that fit chances, and make the maps."""
    samples: list[Sample] = []
    for name, (tables, times) in FIT.items():
        samples += collect(folder / f"{name}.jsonl", name, tables, int(times * decisions), weighed_quickly)
    make_maps(samples)


def fit_beliefs(folder: Path, decisions: int) -> None:
    """Play what is missing of the series that fit beliefs, and make what is for them."""
    samples: list[Sample] = []
    for name, (few, times) in BELIEVED.items():
        path = folder / f"{name}{UNWEIGHED}.jsonl"
        samples += collect(path, name, TESTED, int(times * decisions), not_weighed, few)
    make_beliefs(samples)


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("test", "fit", "compare"), default="test")
    parser.add_argument("--decisions", type=int, default=40_000)
    parser.add_argument("--series", nargs="+", default=SERIES, help="seeds of the games, any words")
    parser.add_argument("--few", type=int, default=FEW, help="decisions of each game")
    parser.add_argument("--full", action="store_true", help="as many simulations as a review has")
    parser.add_argument("--beliefs", action="store_true", help="beliefs alone")
    parser.add_argument("--picture", action="store_true", help=f"draw {PLOT}")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where games are kept")
    wanted = parser.parse_args()
    if wanted.what == "fit":
        if not wanted.beliefs:
            fit_chances(wanted.folder, wanted.decisions)
        fit_beliefs(wanted.folder, wanted.decisions)
        return
    if wanted.what == "compare":
        quick, full = (
            [sample for series in wanted.series for sample in read(wanted.folder / f"{series}{end}.jsonl")]
            for end in ("", FULL)
        )
        compare_weighings(quick, full)
        return
    samples: list[Sample] = []
    end, weigh = _weighing(wanted.beliefs, wanted.full)
    for series in wanted.series:
        path = wanted.folder / f"{series}{end}.jsonl"
        samples += collect(path, series, TESTED, wanted.decisions // len(wanted.series), weigh, wanted.few)
    chances = "" if wanted.beliefs else f"chances {check_chances(samples, wanted.picture):.1f}, "
    verdict = f"{chances}beliefs {check_beliefs(samples):.1f} points, limit {LIMIT:.0f}"
    count = sum(len(sample.decisions) for sample in samples)
    print(f"\n{count:,} decisions: greatest deviation of a tenth: {verdict}")


def _weighing(only_beliefs: bool, full: bool) -> tuple[str, Weigh]:
    """Return how the file of such a series ends, and how its decisions are weighed."""
    if only_beliefs:
        return UNWEIGHED, not_weighed
    return (FULL, weighed_as_told) if full else ("", weighed_quickly)


if __name__ == "__main__":
    main()
