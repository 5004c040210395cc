"""The short forms of what `make faults` does at length, and that the comparison they rest on finds what is wrong."""

from pathlib import Path

import pytest

from ..packages import needs_faketime
from .bots import bots
from .clock import clock
from .disk import disk, flicker
from .failing_disks import DISKS, why_not
from .figures import Figure, wrong_of
from .kills import kills, outage
from .ledger import Deed, Ledger, faults_in
from .network import network

# Seconds that a clock may be charged by mistake: measured on a busy machine, and less than any outage here.
TOLERANCE = 0.4


def check(figures: list[Figure]) -> None:
    assert not (wrong := wrong_of(figures)), "; ".join(wrong)


async def test_what_was_acknowledged_survives_kills_once_and_in_its_place(tmp_path: Path) -> None:
    check(await kills(tmp_path, times=4, tables=10, rate=100, tolerance=TOLERANCE))


async def test_no_clock_is_charged_for_an_outage(tmp_path: Path) -> None:
    check(await outage(tmp_path, down=0.5, tolerance=TOLERANCE))


async def test_games_over_a_bad_line_end_as_if_it_had_been_good(tmp_path: Path) -> None:
    check(await network(tmp_path, games=15))


@pytest.mark.parametrize("kind", DISKS)
async def test_a_disk_that_takes_nothing_is_told_in_words_and_breaks_nothing(tmp_path: Path, kind: str) -> None:
    if (reason := why_not(kind, tmp_path)) is not None:
        pytest.skip(reason)
    check(await disk(tmp_path, kind))


async def test_room_that_comes_and_goes_at_any_byte_loses_nothing(tmp_path: Path) -> None:
    check(await flicker(tmp_path, changes=20, tables=8))


@needs_faketime
async def test_the_time_of_day_may_jump_by_a_day_under_a_live_table(tmp_path: Path) -> None:
    check(await clock(tmp_path, rounds=1))


async def test_a_bad_bot_moves_within_its_limit_and_slows_nobody(tmp_path: Path) -> None:
    check(await bots(tmp_path, moves=1, limit=0.5, alone=0.1))


WAIT, REVEAL, UNDO = Deed("acted", 0, "wait", "a"), Deed("acted", 1, "reveal", "b"), Deed("undone", 1, "", "c")


def known(*deeds: Deed) -> Ledger:
    ledger = Ledger("table")
    for number, deed in enumerate(deeds, 1):
        ledger.mean(deed)
        ledger.acknowledged[deed.id] = number
    return ledger


def test_a_log_that_is_what_people_know_has_no_faults() -> None:
    ledger = known(WAIT, REVEAL, UNDO)
    assert not faults_in(ledger, [WAIT, REVEAL, UNDO], [WAIT], ended=True)
    assert ledger.actions() == ["R wait"]
    ledger.mean(Deed("acted", 1, "wait", "d"))
    assert not faults_in(ledger, [WAIT, REVEAL, UNDO]), "what is on its way may be missing"
    assert not faults_in(ledger, [WAIT, REVEAL, UNDO, ledger.meant["d"]]), "or there already"


@pytest.mark.parametrize(
    ("log", "fault"),
    [
        ([WAIT, REVEAL], "lost"),
        ([WAIT, REVEAL, UNDO, WAIT], "doubled"),
        ([REVEAL, WAIT, UNDO], "reordered"),
        ([WAIT, Deed("acted", 1, "wait", "b"), UNDO], "never meant"),
        ([WAIT, REVEAL, UNDO, Deed("acted", 0, "wait", "z")], "done, yet not told"),
    ],
)
def test_a_log_that_differs_from_what_people_know_has_a_fault(log: list[Deed], fault: str) -> None:
    assert faults_in(known(WAIT, REVEAL, UNDO), log, ended=True)[fault]


def test_a_log_that_was_rewritten_or_holds_what_was_refused_has_a_fault() -> None:
    ledger = known(WAIT)
    ledger.mean(REVEAL)
    ledger.refused.add("b")
    assert faults_in(ledger, [WAIT, REVEAL])["refused, yet done"]
    assert faults_in(ledger, [WAIT], [REVEAL])["rewritten"]
