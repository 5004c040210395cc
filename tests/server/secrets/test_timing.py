"""Delays reveal nothing about a hand. `python -m tests.server.secrets orders bots hearing` measures real servers."""

import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from oriflamme.rules.kinds import NAMES
from oriflamme.server.tables import automatic_answers
from oriflamme.server.tables.automatic_answers import AutomaticAnswers
from oriflamme.server.tables.live_table import LiveTable

from . import clockwork
from .clockwork import Dice, Sample
from .leaky.sitecustomize import LEAKS
from .statistics import chance_of, compare, distance_of

Measure = Callable[[int, Dice], Coroutine[Any, Any, list[Sample]]]
GAMES = 12
BASE = [NAMES[kind] for kind in range(1, 11)]


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Dice:
    """The dice with which the server draws its delays."""
    dice = Dice(1)
    monkeypatch.setattr(automatic_answers, "_DICE", dice)
    return dice


def measured(measure: Measure, dice: Dice) -> list[Sample]:
    """Return the answers in a few games."""
    return [sample for seed in range(GAMES) for sample in clockwork.run(measure(seed, dice))]


def kinds_in(samples: list[Sample]) -> set[str]:
    return {kind for kind in BASE for sample in samples if kind in sample.hidden}


def test_an_order_answers_after_the_drawn_delay_whatever_the_card(dice: Dice) -> None:
    samples = measured(clockwork.orders, dice)
    assert [sample for sample in samples if sample.is_late] == []
    assert {sample.hidden.split()[0] for sample in samples} == {"wait", "reveal"}
    assert kinds_in(samples) == set(BASE)


def test_a_bot_answers_after_the_drawn_delay_however_long_it_thinks(dice: Dice) -> None:
    samples = measured(clockwork.bots, dice)
    assert [sample for sample in samples if sample.is_late] == []
    assert kinds_in(samples) == set(BASE)


def test_others_get_the_news_of_an_action_at_once_whatever_the_card(dice: Dice) -> None:
    samples = measured(clockwork.hearing, dice)
    assert [sample for sample in samples if sample.is_late] == []
    assert kinds_in(samples) == set(BASE)


@pytest.mark.parametrize(
    ("measure", "leak"),
    [(clockwork.orders, "pace"), (clockwork.bots, "pace"), (clockwork.hearing, "slow")],
    ids=["orders", "bots", "hearing"],
)
def test_a_planted_delay_is_seen(monkeypatch: pytest.MonkeyPatch, dice: Dice, measure: Measure, leak: str) -> None:
    for owner, name in ((AutomaticAnswers, "_ordered_turn"), (AutomaticAnswers, "_bot_turn"), (LiveTable, "play")):
        monkeypatch.setattr(owner, name, getattr(owner, name))  # so that it is restored
    LEAKS[leak]()
    late = [sample for sample in measured(measure, dice) if sample.is_late]
    assert late and all("lord" in sample.hidden for sample in late)


def test_the_statistic_matches_the_textbooks() -> None:
    assert distance_of([1, 2, 3, 4], [1, 2, 3, 4]) == 0
    assert distance_of([1, 2], [3, 4]) == 1
    assert distance_of([1, 2, 3, 4], [3, 4, 5, 6]) == 0.5
    # Tables of the limiting distribution: 1.3581 for 5 %, 1.6276 for 1 %, 1.9495 for 0.1 %.
    for x, chance in ((1.3581, 0.05), (1.6276, 0.01), (1.9495, 0.001)):
        assert chance_of(x / 1000, 2_000_000, 2_000_000) == pytest.approx(chance, rel=0.01)


def test_equal_distributions_rarely_differ_and_different_ones_always_do() -> None:
    rng = random.Random(3)
    alike = [compare("", *([rng.random() for _ in range(200)] for _ in range(2))).p for _ in range(300)]
    assert sum(p < 0.05 for p in alike) < 30 and min(alike) > 1e-5
    shifted = [rng.random() + 0.25 for _ in range(200)]
    assert compare("", [rng.random() for _ in range(200)], shifted).p < 0.001
