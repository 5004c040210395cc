"""A bot that is unknown, raises, answers nonsense or hangs is reported, and the other games continue."""

import pytest

from oriflamme import OriflammeError
from oriflamme.arena.deals import play_job
from oriflamme.arena.job import Job, bot_seed
from oriflamme.arena.run import check_bots
from oriflamme.arena.tally import Tally
from tests.arena.runs import BAD, Recorder, cell, totals


def play(hero: str, table: str = "random", deals: int = 4, limit: float = 2.0) -> Tally:
    of = cell(BAD + hero, table)
    return totals([of], deals, limit=limit)[of]


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Raising", "raised KeyError: 'round 4'"),
        ("Leaving", "raised SystemExit: 0"),
        ("Talking", "answered str, which is not one of"),
        ("Cheating", "answered place moon first, which is not one of"),
        ("Fickle", "could not be created: ValueError: not today"),
    ],
)
def test_a_failing_hero_loses_every_game(name: str, what: str) -> None:
    tally = play_job(Job(cell(BAD + name), 5, 0, 3))
    assert set(tally.deals.values()) == {"x x x x"}
    assert tally.games == 12
    assert len(tally.faults) == 12
    fault = tally.faults[5]
    assert (fault.deal, fault.hero_seat, fault.seat) == (1, 1, 1)
    assert what in fault.what
    assert f"{BAD}{name} in seat 1 of deal 1" in str(fault)
    assert "lost for it" in str(fault)


def test_a_fault_names_its_decision() -> None:
    faults = play_job(Job(cell(BAD + "Raising"), 5, 0, 3)).faults
    assert all(12 < fault.decision < 90 for fault in faults)  # after three rounds


def test_a_game_with_a_failing_opponent_does_not_count() -> None:
    tally = play_job(Job(cell("random", f"random,{BAD}Talking,random"), 5, 0, 3))
    assert set(tally.deals.values()) == {"- - - -"}
    assert tally.games == 0
    assert {fault.bot for fault in tally.faults} == {BAD + "Talking"}
    assert all(fault.seat != fault.hero_seat and "abandoned" in str(fault) for fault in tally.faults)


@pytest.mark.parametrize(("name", "what"), [("Hanging", "gave no answer within 2 s"), ("Dying", "exit code 7")])
def test_a_bot_that_hangs_or_dies_loses_only_that_game(name: str, what: str) -> None:
    tally = play(f"{name}:10")
    failing = [(deal, seat) for deal in range(4) for seat in range(4) if bot_seed(5, deal, seat) % 10 == 0]
    assert len(failing) == 2
    assert [(fault.deal, fault.hero_seat) for fault in tally.faults] == failing
    assert all(what in fault.what for fault in tally.faults)
    twin = play_job(Job(cell("random"), 5, 0, 4))  # the same bot without the failures
    for deal, words in twin.deals.items():
        expected = ["x" if (deal, seat) in failing else word for seat, word in enumerate(words.split())]
        assert tally.deals[deal].split() == expected


def test_a_bot_that_keeps_hanging_is_given_up_for_the_chunk() -> None:
    tally = play("Hanging:1", deals=3)
    assert set(tally.deals.values()) == {"x x x x"}
    assert sum("given up" in fault.what for fault in tally.faults) == 9


def test_cells_with_unknown_bots_are_left_out() -> None:
    recorder = Recorder()
    good, bad = cell("random"), cell("style:revealer", "grandmaster")
    found = totals([good, bad], 3, recorder=recorder)
    assert list(found) == [good]
    assert found[good].games == 12
    assert len(recorder.sentences) == 1
    assert "unknown bot 'grandmaster'" in recorder.sentences[0]
    assert "1 of 2 cells are left out" in recorder.sentences[0]


def test_a_run_with_unknown_bots_only_is_refused() -> None:
    with pytest.raises(OriflammeError, match="unknown bot 'grandmaster'"):
        totals([cell("grandmaster")], 3)


def test_each_problem_of_a_bot_has_its_own_sentence() -> None:
    names = ["random", "style:none", "no.such.Bot", BAD + "Missing", BAD + "Stillborn", BAD + "NoBot"]
    names += [BAD + "Optioned", BAD + "Optioned:42"]
    problems = {name: found.problem for name, found in check_bots(names).items()}
    assert problems["random"] is None
    assert problems[BAD + "Optioned:42"] is None
    for name, words in (
        ("style:none", "the styles are style:waiter"),
        ("no.such.Bot", "cannot be imported"),
        (BAD + "Missing", "cannot be imported"),
        (BAD + "Stillborn", "ValueError: no net was trained"),
        (BAD + "NoBot", "has no method choose"),
        (BAD + "Optioned", "the option is 42"),
    ):
        assert words in str(problems[name])
