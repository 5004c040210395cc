"""Calibrated chances and beliefs keep their order and their sums, and reviews, the coach and the terminal tell them."""

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.calibration.belief_fit import Hidden, fit_trust
from benchmarks.calibration.fit import Point, fit
from benchmarks.calibration.picture import svg
from benchmarks.calibration.samples import weighed_as_told
from benchmarks.calibration.tenths import Said, Tenth, tenths
from oriflamme import Game
from oriflamme.bots import ClubBot
from oriflamme.review import advice, beliefs_in, review_of
from oriflamme.review.advice import beliefs_by_place, calibrated
from oriflamme.review.beliefs import shares_in
from oriflamme.review.calibration import (
    FILE,
    KNOTS,
    Trust,
    calibration,
    real_chance,
    real_estimate,
    real_open_chances,
    real_shares,
    trusted,
)
from oriflamme.rules.kinds import NAMES, ROUNDS
from web.build_offline import _is_used

from .test_review import EFFORT, finished

COUNTS = (3, 4, 5)
points = st.floats(0, 100)
places = st.tuples(st.sampled_from(COUNTS), st.integers(1, ROUNDS))


@pytest.mark.parametrize("maps", [calibration().chances, calibration().open], ids=["chances", "open"])
def test_every_map_rises_from_nothing_to_certainty(maps: dict[str, list[list[float]]]) -> None:
    assert sorted(maps) == [str(count) for count in COUNTS]
    for by_round in maps.values():
        assert len(by_round) == ROUNDS
        for values in by_round:
            assert len(values) == len(KNOTS)
            assert (values[0], values[-1]) == (0, 1)
            assert all(low < high for low, high in pairwise(values))


@given(places, points, points)
def test_a_better_action_stays_better(place: tuple[int, int], one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert 0 <= real_chance(*place, low) <= real_chance(*place, high) <= 100
    assert high - low < 1e-6 or real_chance(*place, low) < real_chance(*place, high)


@given(st.integers(1, ROUNDS), st.lists(st.integers(0, 60), min_size=3, max_size=5).filter(any))
def test_open_chances_stay_one_victory_and_keep_their_order(game_round: int, wins: list[int]) -> None:
    found = [100 * win / sum(wins) for win in wins]
    real = real_open_chances(game_round, found)
    assert sum(real) == pytest.approx(100)
    assert sorted(range(len(wins)), key=lambda seat: found[seat]) == sorted(
        range(len(wins)), key=lambda seat: (round(real[seat], 9), seat)
    )


def test_an_error_grows_where_the_map_is_steep_and_is_never_outside() -> None:
    for chance in (0.0, 2.0, 50.0, 99.0, 100.0):
        real = real_estimate(4, 3, chance, 2.0)
        assert real.chance == real_chance(4, 3, chance)
        assert 0 < real.error < 8
    assert real_estimate(4, 3, 50.0, 0.0).error == 0


def test_shares_stay_one_and_what_cannot_be_stays_impossible() -> None:
    real = real_shares({"lord": 0.7, "soldier": 0.2, "a new kind": 0.1, "spy": 0.0})
    assert sum(real.values()) == pytest.approx(1)
    assert real["spy"] == 0
    assert real_shares({"lord": 1.0}) == {"lord": 1.0}
    assert set(calibration().kinds) <= set(NAMES)


def test_a_review_and_the_coach_tell_calibrated_chances() -> None:
    game = finished()
    for number in range(3, len(game.moves), 9):
        at = game.at(number)
        assert at.decision is not None
        view = at.view(at.decision.seat)
        told = review_of(game, number, 1, EFFORT)
        searched = max(round(3_000 * EFFORT), 2 * len(at.decision.actions))
        raw = ClubBot(f"1 {number}", searched).explain(view).candidates
        if len(raw) < 2:
            continue
        for candidate, real in zip(raw, calibrated(view, raw), strict=True):
            expected = real_chance(game.players, at.round, 100 * candidate.chance)
            assert 100 * real.chance == pytest.approx(expected)
            option = next(option for option in told.options if option.action == candidate.action.text)
            if candidate.action not in (raw[0].action, game.moves[number].action):  # these two meet in fresh worlds
                assert option.chance == pytest.approx(expected, abs=0.01)
        asked = advice(view, f"1 {number}", EFFORT)
        assert asked.options[0].chance == pytest.approx(
            real_chance(game.players, at.round, 100 * raw[0].chance), abs=0.06
        )


def test_a_full_calibration_weighs_a_choice_as_a_review_does() -> None:
    game = finished()
    number, chosen = 30, game.moves[30].action
    at = game.at(number)
    assert at.decision is not None
    assert len(at.decision.actions) > 1
    told, weighed = review_of(game, number, 7, EFFORT), weighed_as_told(at, chosen, 7, EFFORT)
    option = next(option for option in told.options if option.action == str(chosen))
    assert option.chance == pytest.approx(real_chance(game.players, at.round, weighed.chance), abs=0.02)
    assert told.open == pytest.approx(real_open_chances(at.round, weighed.open), abs=0.05)
    assert (weighed.number, weighed.seat, weighed.round) == (number, told.seat, told.round)


def test_the_lens_the_coach_and_the_terminal_believe_the_same() -> None:
    at = finished().at(30)
    seat = at.asked
    assert seat is not None
    view = at.view(seat)
    lens = {belief.card: belief.kinds for belief in beliefs_in(at.state, seat)}
    assert lens
    assert {belief.card: belief.kinds for belief in advice(view, 1, EFFORT).beliefs} == lens
    for card, shares in shares_in(at.state, seat):
        real = real_shares(shares)
        assert lens[card] == {kind: round(100 * real[kind], 1) for kind in lens[card]}
    by_place = beliefs_by_place(view)
    assert len(by_place) == len(lens)
    for belief in by_place:
        card = at.state.row[belief.pile - 1]
        for _ in range(belief.depth):
            card = at.state.below[card]
        assert [kind for kind, _ in belief.kinds] == list(lens[card])[:3]


def test_a_fit_finds_what_is_off() -> None:
    """Where the truth is a chance squared, half is worth a quarter, in every round and at every table."""
    said = [number / 400 for number in range(400)]
    seen = [Point(players, turn, one, one * one) for players in COUNTS for turn in range(1, ROUNDS + 1) for one in said]
    maps = fit(seen)
    for by_round in maps.values():
        assert by_round[0][KNOTS.index(0.5)] == pytest.approx(0.25, abs=0.03)
        assert by_round[0][-1] == 1


def test_a_map_may_be_steep_near_its_end() -> None:
    """Where nine of ten chances come true, but a certain one always does, the pulls leave the map its step."""
    cells = [(players, turn) for players in COUNTS for turn in range(1, ROUNDS + 1)]
    seen = [Point(*cell, number / 100, 0.9 * number / 100) for cell in cells for number in range(98)] * 15
    seen += [Point(*cell, 1.0, 1.0) for cell in cells] * 600
    values = fit(seen)["4"][3]
    assert values[KNOTS.index(0.9)] == pytest.approx(0.81, abs=0.01)
    assert values[KNOTS.index(0.97)] < 0.93


def test_a_fit_of_beliefs_trusts_a_kind_as_far_as_games_do() -> None:
    cards = [Hidden("", number, {"lord": 0.8, "spy": 0.2}, "lord" if number % 2 else "spy") for number in range(600)]
    kinds, unknown = fit_trust(cards)
    lord, spy = (trusted(share, kinds[kind]) for kind, share in (("lord", 0.8), ("spy", 0.2)))
    assert lord / (lord + spy) == pytest.approx(0.5, abs=0.05)
    assert unknown.weight == 1


def test_a_fit_of_beliefs_trusts_large_shares_more_where_games_do() -> None:
    """Where 80 % come true and small shares are all alike, one power for both would say too little of the large one."""
    few, many = (
        {"lord": 0.8, "spy": 0.2},
        {"lord": 0.2, "spy": 0.1, "heir": 0.2, "archer": 0.1, "plot": 0.2, "trap": 0.2},
    )
    cards = [Hidden("", number, few, "lord" if number % 5 else "spy") for number in range(3_000)]
    cards += [Hidden("", number, many, list(many)[number % 6]) for number in range(3_000)]
    kinds, unknown = fit_trust(cards)
    told = {kind: trusted(share, kinds[kind]) for kind, share in few.items()}
    assert told["lord"] / sum(told.values()) == pytest.approx(0.8, abs=0.03)
    even = {kind: trusted(share, kinds[kind]) for kind, share in many.items()}
    assert all(one / sum(even.values()) == pytest.approx(1 / 6, abs=0.02) for one in even.values())
    assert sum(unknown.surer) > 0


@given(st.sampled_from([*calibration().kinds.values(), calibration().unknown]), st.floats(0, 1), st.floats(0, 1))
def test_a_larger_share_stays_larger(trust: Trust, one: float, other: float) -> None:
    low, high = sorted((one, other))
    assert trusted(low, trust) <= trusted(high, trust)


def test_tenths_have_what_came_beside_what_was_said() -> None:
    found = tenths([Said(game, 0.25, float(game % 4 == 0)) for game in range(400)])
    tenth = found[2]
    assert tenth is not None
    assert (tenth.size, tenth.said, tenth.came, tenth.verdict) == (400, 25, 25, "pass")
    assert 3 < tenth.half < 6
    assert found[7] is None
    together = tenths([Said(game // 4, 0.25, float(game % 4 == 0)) for game in range(400)])[2]
    assert together is not None
    assert together.half < tenth.half  # games are what is drawn


def test_the_picture_draws_no_line_where_too_little_was_said() -> None:
    tenth, few = Tenth(500, 15.0, 16.0, 2.0), Tenth(20, 25.0, 60.0, 20.0)
    drawn = svg({"club": [tenth, tenth, few, tenth], "all": [tenth, tenth]})
    paths = [part.split('"')[0] for part in drawn.split('<path d="')[1:]]
    assert [path.count("M") for path in paths] == [2, 1]
    assert drawn.count("<circle") == 5


def test_a_device_without_a_server_gets_the_maps_too() -> None:
    assert all(_is_used(Path("oriflamme", "review", name)) for name in (FILE, "fates.json"))


def test_the_game_that_has_not_begun_is_even() -> None:
    game = Game.new(4, "base", 1)
    assert sum(real_open_chances(game.round, [25.0] * 4)) == pytest.approx(100)
    assert set(real_open_chances(game.round, [25.0] * 4)) == {25.0}
