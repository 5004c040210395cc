"""Every scenario in this folder. Their names begin with the rules they test."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from oriflamme.notation.scenario import read_scenario, read_scenarios, write_scenario
from oriflamme.verification import check_scenario

FILES = sorted(Path(__file__).parent.glob("*.toml"))
BY_NAME = [
    (f"{file.stem}: {table['name']}", table)
    for file in FILES
    for table in read_scenarios(file.read_text(encoding="utf-8"))
]
TABLES = [pytest.param(table, id=name) for name, table in BY_NAME]
WITH_STOCKS = [pytest.param(table, id=name) for name, table in BY_NAME if "stocks" in table.get("expect", {})]
RULES = (*range(1, 8), 10, 11, *range(20, 26), *range(30, 36), *range(40, 50), *range(60, 72), *range(80, 91))
TESTED_ELSEWHERE = {1, 2, 3, 4}  # the deck, the Twin, the deal and the direction: tests/rules/test_setup.py


@pytest.mark.parametrize("table", TABLES)
def test_scenario(table: Mapping[str, Any]) -> None:
    assert list(check_scenario(read_scenario(table))) == []


@pytest.mark.parametrize("table", TABLES[::7])
def test_a_scenario_can_be_written_and_read_again(table: Mapping[str, Any]) -> None:
    scenario = read_scenario(table)
    assert read_scenario(read_scenarios(write_scenario(scenario))[0]) == scenario


def test_every_rule_has_a_scenario() -> None:
    cited = {int(number) for name, _ in BY_NAME for number in re.findall(r"\bR(\d+)", name)}
    assert set(RULES) - cited - TESTED_ELSEWHERE == set()


def test_names_are_unique() -> None:
    names = [name for name, _ in BY_NAME]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("table", WITH_STOCKS[::7])
def test_a_changed_expectation_fails(table: Mapping[str, Any]) -> None:
    """The check can fail: expecting one more influence than the right stocks is reported."""
    wrong = [stock + 1 for stock in table["expect"]["stocks"]]
    changed = {**table, "expect": {**table["expect"], "stocks": wrong}}
    assert any("stocks" in failure for failure in check_scenario(read_scenario(changed)))


def test_every_scenario_expects_something() -> None:
    assert [name for name, table in BY_NAME if not table.get("expect")] == []
