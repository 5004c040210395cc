"""Mistakes in scenarios, and the sentences that report them."""

import pytest

from oriflamme import ScenarioError
from oriflamme.notation.scenario import read_scenario, read_scenarios
from oriflamme.verification import check_file, check_scenario

HEAD = '[[scenario]]\nname = "one"\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('queue = "R:soldier R:(soldier)"', "soldier appears 2 times"),
        ('queue = "R:soldier"\nhands = { R = ["soldier"] }', "soldier appears 2 times"),
        ('queue = "R:queen"', "queen is not in the deck"),
        ('queue = "R:(spy)/B:soldier"', "of one family"),
        ('deck = "ablaze"\nqueue = "R:(felon)/R:queen~B"', "of one family"),
        ('queue = "R:ambush"', "cannot stay revealed"),
        ('deck = "ablaze"\nhands = { R = ["twin"] }', "cannot be in a hand"),
        ('deck = "ablaze"\naside = { R = ["twin"] }', "cannot be in a hand or set aside"),
        ('deck = "ablaze"\nqueue = "R:(twin)"', "cannot be hidden"),
        ('deck = "alliance"\nqueue = "R:judge!3 B:judge!3"', "5 verdict tokens, got 6"),
        ('queue = "Y:spy"', "a family of R B G"),
        ('queue = "R:spy~V"', "a family of R B G"),
        ("hands = { V = [] }", "unknown family 'V'"),
        ('queue = "R:(?)"', "must be given"),
        ('queue = "R:knight"', "pile 1: unknown kind 'knight'"),
        ('queue = "R:spy  B:spy"', "pile 2"),
        ('quueue = "-"', "unknown key 'quueue'"),
        ("options = { first = 1 }", "options: unknown key 'first'"),
        ("expect = { stock = [1] }", "expect: unknown key 'stock'"),
        ("stocks = [1, 2]", "expected 3 stocks for 3 players, got 2"),
        ("stocks = [1, 2, -1]", "stocks 3"),
        ("round = 7", "round: expected a whole number from 1 to 6"),
        ("round = true", "round: expected a whole number"),
        ('phase = "end"', "phase"),
        ("players = 6", "players"),
        ("first = 3", "first"),
        ('kept = { R = ["spy"] }', "only a Treaty"),
        ('kept = { R = ["infiltration+1"] }', "only a Treaty"),
        ("actions = [1]", "actions 1"),
    ],
)
def test_an_impossible_scenario_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ScenarioError, match=sentence) as refused:
        read_scenario(read_scenarios(HEAD + text)[0])
    assert refused.value.code == "scenario"


def test_a_pile_with_a_bribed_card_of_the_same_family_is_allowed() -> None:
    scenario = read_scenario(read_scenarios(HEAD + 'deck = "court"\nqueue = "B:(spy)/R:soldier~B"')[0])
    assert list(check_scenario(scenario)) == []


@pytest.mark.parametrize(
    "text", ["[[scenario", "a = 1", "scenario = 3", "scenario = [3]", '[[scenario]]\nname = "\\ud800"']
)
def test_an_invalid_scenario_file_is_refused(text: str) -> None:
    with pytest.raises(ScenarioError):
        read_scenarios(text)


def test_every_failure_in_a_file_is_reported(tmp_path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "some.toml"
    file.write_text(
        HEAD + 'queue = "R:soldier"\n[scenario.expect]\nstocks = [9, 1, 1]\nasks = "over"\nwinners = [1]\n'
        'illegal = ["place archer first"]\n\n[[scenario]]\nname = "two"\nround = 9\n'
    )
    failures = list(check_file(file))
    assert [failure.split(": ", 2)[1] for failure in failures] == ["one"] * 4 + ["two"]
    assert "expected 9, 1, 1, got 1, 1, 1" in failures[0]
    assert "'place archer first' was accepted" in failures[3]
    (tmp_path / "latin.toml").write_bytes(b"\xff\xfe")
    assert "not UTF-8" in next(check_file(tmp_path / "latin.toml"))
    (tmp_path / "bad.toml").write_text("nonsense")
    assert "not valid TOML" in next(check_file(tmp_path / "bad.toml"))
