"""Time tells nothing about a hand."""

import random
from functools import partial
from pathlib import Path

import pytest

from . import timing
from .statistics import chance_of, compare, distance_of
from .timing import Samples


async def test_the_time_of_an_orders_answer_does_not_tell_the_hidden_card(tmp_path: Path) -> None:
    measured = await timing.timing(lambda seed: timing.orders(160, tmp_path / str(seed), seed))
    assert not measured.differences, measured.differences[0]
    assert len(measured.comparisons) >= 11 and measured.samples > 1000


async def test_the_time_of_a_bots_answer_does_not_tell_the_hidden_card(tmp_path: Path) -> None:
    measured = await timing.timing(lambda seed: timing.bots(50, tmp_path / str(seed), seed))
    assert not measured.differences, measured.differences[0]
    assert len(measured.comparisons) >= 5


async def test_the_time_until_others_hear_of_an_action_does_not_tell_the_hidden_card(tmp_path: Path) -> None:
    measured = await timing.timing(lambda seed: timing.hearing(20, tmp_path / str(seed), seed))
    assert not measured.differences, measured.differences[0]
    assert len(measured.comparisons) >= 11


@pytest.mark.parametrize(
    ("measure", "leak"),
    [
        (partial(timing.orders, 120), "pace"),
        (partial(timing.bots, 36), "pace"),
        (partial(timing.hearing, 10), "slow"),
    ],
)
async def test_a_planted_delay_is_seen(tmp_path: Path, measure: "partial[object]", leak: str) -> None:
    samples = await measure(tmp_path / "leak", leaks=leak)  # type: ignore[misc]
    assert isinstance(samples, Samples)
    assert any("lord" in comparison.name for comparison in timing.suspicious(samples)), samples.comparisons()


def test_the_statistic_is_that_of_the_textbooks() -> None:
    assert distance_of([1, 2, 3, 4], [1, 2, 3, 4]) == 0
    assert distance_of([1, 2], [3, 4]) == 1
    assert distance_of([1, 2, 3, 4], [3, 4, 5, 6]) == 0.5
    # Tables of the limiting distribution: 1.3581 for 5 %, 1.6276 for 1 %, 1.9495 for 0.1 %.
    for x, chance in ((1.3581, 0.05), (1.6276, 0.01), (1.9495, 0.001)):
        assert chance_of(x / 1000, 2_000_000, 2_000_000) == pytest.approx(chance, rel=0.01)


def test_equal_distributions_are_seldom_and_different_ones_are_always_told_apart() -> None:
    rng = random.Random(3)
    alike = [compare("", *([rng.random() for _ in range(200)] for _ in range(2))).p for _ in range(300)]
    assert sum(p < 0.05 for p in alike) < 30 and min(alike) > 1e-5
    shifted = [rng.random() + 0.25 for _ in range(200)]
    assert compare("", [rng.random() for _ in range(200)], shifted).p < 0.001
