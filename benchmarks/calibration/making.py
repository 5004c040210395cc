"""Making the maps: from samples of games to src/oriflamme/review/calibration.json."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

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

COMMAND: Final = "python -m benchmarks.calibration fit"
AGAIN: Final = 4  # times that the open chances are fitted
ENOUGH: Final = 1_500  # games that tell how much each style counts


def make_maps(samples: Sequence[Sample]) -> None:
    """Fit the maps of chances and write them into the package; beliefs stay as they are."""
    chances = [
        Point(len(sample.levels), one.round, one.chance / POINTS, won(sample, one.seat))
        for sample in samples
        for one in sample.decisions
    ]
    made = f"{COMMAND}: {len(chances):,} decisions of {len(samples):,} games"
    _write(replace(calibration(), made=made, chances=fit(chances), open=fit_open(samples)))


def make_beliefs(samples: Sequence[Sample]) -> None:
    """Fit how far beliefs are to be trusted and write it into the package; the maps stay as they are."""
    some = samples[:: len(samples) // ENOUGH + 1]
    styles, evidence = fit_styles([guess for sample in some for guess in _guesses(sample)])
    kinds, unknown = fit_trust([card for sample in samples for card in hidden_cards(sample, styles, evidence)])
    made = f"{COMMAND} --beliefs: {len(samples):,} games"
    _write(replace(calibration(), believed=made, styles=styles, evidence=evidence, kinds=kinds, unknown=unknown))


def _write(found: Calibration) -> None:
    path = Path(oriflamme.review.__file__).with_name(FILE)
    text = msgspec.json.format(msgspec.json.encode(found), indent=0).replace(b",\n", b", ").replace(b"[\n", b"[")
    path.write_bytes(text + b"\n")
    calibration.cache_clear()
    print(f"{found.made}; {found.believed} -> {FILE}, {path.stat().st_size:,} bytes")


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
