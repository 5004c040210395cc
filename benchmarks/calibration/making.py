"""Making the maps: from samples of games to src/oriflamme/review/calibration.json."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

import oriflamme.review
from oriflamme.bots.differences import POINTS
from oriflamme.game import Game
from oriflamme.review.beliefs import FamilyDeals, deals_in, shares_at, style_weights
from oriflamme.review.calibration import FILE, KNOTS, Calibration, Manner, Maps, calibration, map_of, value_of
from oriflamme.rules import State
from oriflamme.rules.kinds import NAMES

from .belief_fit import Hidden, fit_trust
from .fit import Point, fit
from .samples import Sample
from .style_fit import Guess, fit_styles

AGAIN: Final = 4  # times that the open chances are fitted
ENOUGH: Final = 1_500  # games that tell how much each style counts


def make_maps(samples: Sequence[Sample], believed: Sequence[Sample]) -> None:
    """Fit all maps and write them into the package: chances to the samples, beliefs to the others."""
    chances = [
        Point(len(sample.levels), one.round, one.chance / POINTS, won(sample, one.seat))
        for sample in samples
        for one in sample.decisions
    ]
    maps = fit(chances), fit_open(samples)
    styles = fit_styles([guess for sample in believed[:: len(believed) // ENOUGH + 1] for guess in _guesses(sample)])
    kinds, unknown = fit_trust([card for sample in believed for card in hidden_cards(sample, *styles)])
    made = f"python -m benchmarks.calibration fit: {len(chances):,} decisions of {len(samples):,} games"
    found = Calibration(f"{made}, beliefs of {len(believed):,} games", *maps, *styles, kinds, unknown)
    path = Path(oriflamme.review.__file__).with_name(FILE)
    text = msgspec.json.format(msgspec.json.encode(found), indent=0).replace(b",\n", b", ").replace(b"[\n", b"[")
    path.write_bytes(text + b"\n")
    print(f"{found.made} -> {FILE}, {path.stat().st_size:,} bytes")


def won(sample: Sample, seat: int) -> float:
    """Return the share of the victory that a seat had."""
    return (seat in sample.winners) / len(sample.winners)


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


def hidden_cards(
    sample: Sample, manners: dict[str, Manner] | None = None, evidence: float | None = None
) -> Iterator[Hidden]:
    """Yield the hidden cards at the decisions of a sample, as the asked seat could know them."""
    manners, evidence = manners or calibration().styles, evidence or calibration().evidence
    for state, deals in _families(sample):
        weights = style_weights(deals, manners, evidence)
        for place, card in enumerate(deals.cards):
            shares = shares_at(deals, place, weights)
            yield Hidden(sample.table, sample.number, shares, NAMES[state.kind[card]])


def _guesses(sample: Sample) -> Iterator[Guess]:
    """Yield the hidden cards at the decisions of a sample as each style guesses them."""
    for state, deals in _families(sample):
        for place, card in enumerate(deals.cards):
            right = tuple(by_place[place].get(state.kind[card], 0.0) for by_place in deals.shares)
            yield Guess(deals.past.stacked, deals.past.single, deals.likely, right)


def _families(sample: Sample) -> Iterator[tuple[State, FamilyDeals]]:
    game = Game.from_record(sample.record)
    at = game.at(0)
    seats = {one.number: one.seat for one in sample.decisions}
    for number, move in enumerate(game.moves):
        if number in seats:
            for deals in deals_in(at.state, seats[number]):
                yield at.state, deals
        at.play(move.action)
