"""Intervals cover what they should, and the sequential test errs as rarely as it promises."""

import os
from collections import Counter

import numpy as np
import pytest

from oriflamme.arena import statistics
from oriflamme.arena.comparison import compare, differences
from oriflamme.arena.contests import grid, headline, tournament, worst_first
from oriflamme.arena.ratings import payoff, rate
from oriflamme.arena.run import Plan, Runner
from oriflamme.arena.sequential import Terms, judge
from oriflamme.arena.statistics import Sums, mean_with_interval, share_of, sums_of, win_share
from oriflamme.arena.tally import Tally
from tests.arena.runs import Recorder, cell, local, totals

LONG = "ORIFLAMME_LONG" in os.environ


def coins(rng: np.random.Generator, deals: int, chance: float) -> np.ndarray:
    """Draw the wins in four seats of each deal. A good deal is good in every seat."""
    by_deal = rng.beta(4 * chance, 4 * (1 - chance), size=deals)
    return rng.binomial(4, by_deal)


def test_the_interval_covers_a_known_probability_95_times_in_100(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "RESAMPLES", 4000 if LONG else 800)
    rng = np.random.default_rng(1)
    runs, covered = 600, 0
    for _ in range(runs):
        sums: Sums = Counter((60 * int(wins), 4) for wins in coins(rng, 150, 0.3))
        share = share_of(sums)
        covered += share.low <= 0.3 <= share.high
    assert 0.92 <= covered / runs <= 0.975


def test_the_interval_is_wider_than_one_of_single_games() -> None:
    sums: Sums = Counter((60 * int(wins), 4) for wins in coins(np.random.default_rng(2), 1000, 0.3))
    share = share_of(sums)
    naive = 2 * 1.96 * (share.value * (1 - share.value) / share.games) ** 0.5
    assert 1.2 * naive < share.high - share.low < 1.8 * naive


def test_the_interval_of_a_bot_that_always_wins_is_not_empty() -> None:
    share = share_of(Counter({(240, 4): 100}))
    assert (share.value, share.high) == (1.0, 1.0)
    assert share.low == pytest.approx(0.97)
    assert share_of(Counter()).games == 0


def test_shares_are_computed_by_seat_and_over_pooled_deals() -> None:
    tally = Tally({0: "1234 2134 x -", 1: "1123 1234 2134 1111"})
    assert win_share(tally).games == 7
    assert win_share(tally).value == pytest.approx((60 + 0 + 0 + 30 + 60 + 0 + 15) / 420)
    assert [win_share(tally, seat).games for seat in range(4)] == [2, 2, 2, 1]
    assert win_share(tally, 0).value == pytest.approx(0.75)
    assert sums_of([tally, tally]) == Counter({(120, 6): 1, (210, 8): 1})
    assert win_share([tally, tally]).deals == 2


def test_the_mean_of_differences_has_an_interval_around_it() -> None:
    values = np.random.default_rng(3).normal(0.5, 1.0, 400)
    mean, low, high = mean_with_interval([float(value) for value in values])
    assert low < mean < high
    assert high - low == pytest.approx(2 * 1.96 / 20, rel=0.15)


def verdict_rates(gain: float, runs: int = 400) -> tuple[float, float, float]:
    """Return how often the test says "better" and "not better", and after how many deals on average."""
    rng, terms = np.random.default_rng(4), Terms(margin=0.04, alpha=0.05, beta=0.05)
    verdicts = [judge((coins(rng, 4000, 0.25 + gain) - coins(rng, 4000, 0.25)) / 4, terms) for _ in range(runs)]
    better = sum(verdict.better is True for verdict in verdicts) / runs
    worse = sum(verdict.better is False for verdict in verdicts) / runs
    return better, worse, sum(verdict.deals for verdict in verdicts) / runs


def test_the_sequential_test_errs_as_rarely_as_it_promises() -> None:
    slack = 3 * (0.05 * 0.95 / 400) ** 0.5
    better, worse, deals = verdict_rates(0.0)
    assert better <= 0.05 + slack
    assert worse >= 0.9
    assert deals < 1500  # it stops early
    better, worse, _ = verdict_rates(0.04)
    assert worse <= 0.05 + slack
    assert better >= 0.9
    better, worse, deals = verdict_rates(-0.04)
    assert better <= 0.005
    assert deals < 400


def test_versions_that_rarely_differ_are_not_judged_by_a_few_deals() -> None:
    assert judge([0.0] * 1000, Terms()).better is None
    assert judge(([0.0] * 49 + [0.25]) * 20, Terms()).better is None
    assert judge([], Terms()).better is None


def test_a_comparison_finds_the_better_bot_early_with_any_count_of_processes() -> None:
    new, old = cell("casual"), cell("beginner")
    plan = Plan((new, old), 2000)
    found = []
    for processes in (1, 2):
        with local(processes) as engine:
            found.append(compare(Runner((new, old), engine), plan, Terms(), Recorder()))
    assert found[0] == found[1]
    assert found[0].verdict.better is True
    assert found[0].verdict.deals < 1000
    assert found[0].difference[1] > 0
    assert len(found[0].totals[new].deals) == found[0].verdict.deals
    assert str(found[0]).startswith("casual is better than beginner: +")


def test_differences_are_taken_from_seats_that_both_have_played() -> None:
    new, old = Tally({0: "1234 2134 - x", 1: "- - - -"}), Tally({0: "2134 2134 1234 1234", 1: "1 1 1 1"})
    assert differences(new, old) == {0: 0.0}
    assert differences(Tally({0: "1234 1123"}), Tally({0: "2134 2134"})) == {0: 0.75}


def test_ratings_and_payoff_agree_on_who_is_stronger() -> None:
    cells = tournament(["beginner", "random", "casual"], ["base"], 4)
    assert len(cells) == 6
    found = totals(cells, 100)
    ratings = rate(found, 1)
    assert [rating.name for rating in ratings] == ["casual", "beginner", "random"]
    assert ratings == rate(found, 1) != rate(found, 2)
    assert {rating.games for rating in ratings} == {1600}
    table = payoff(found)
    assert table["casual"]["random"].low > 0.25 > table["random"]["casual"].high
    assert "random" not in table["random"]


def test_a_grid_has_every_cell_once_and_lists_the_worst_first() -> None:
    cells = grid(["hero"], ["random", "a,b"], ["base", "any"], [3, 5, 3])
    assert len(cells) == 8
    assert cells[-1].table == ("a", "b", "a", "b")
    strong, weak = cell("hero"), cell("hero", "b")
    found = {strong: Tally(dict.fromkeys(range(50), "1234 1234 1234 2134")), weak: Tally({0: "1234 2134 2134 2134"})}
    assert [of for of, _ in worst_first(found)] == [weak, strong]
    assert headline(found).startswith("hero is above par in 1 of 2 cells. The worst: 25.0 % against three b")
    assert "wins 75.0 % of its games against three random" in headline({strong: found[strong]})
