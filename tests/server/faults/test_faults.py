"""The short forms of `make faults`, and tests that their comparison finds faults."""

from pathlib import Path

import pytest

from ..packages import needs_faketime
from .bots import bots
from .clock import clock
from .disk import disk, flicker
from .failing_disks import DISKS, why_not
from .figures import Figure, wrong_of
from .kills import kills, outage
from .ledger import Ledger, LoggedAction, faults_in
from .network import network


def check(figures: list[Figure]) -> None:
    assert not (wrong := wrong_of(figures)), "; ".join(wrong)


async def test_acknowledged_actions_survive_kills_once_and_in_their_place(tmp_path: Path) -> None:
    check(await kills(tmp_path, times=4, tables=10, rate=100))


async def test_no_clock_is_charged_for_an_outage(tmp_path: Path) -> None:
    check(await outage(tmp_path, down=0.5))


async def test_games_over_bad_connections_end_like_games_over_good_ones(tmp_path: Path) -> None:
    check(await network(tmp_path, games=15))


@pytest.mark.parametrize("kind", DISKS)
async def test_a_disk_that_takes_nothing_is_reported_and_breaks_nothing(disk_folder: Path, kind: str) -> None:
    if (reason := why_not(kind, disk_folder)) is not None:
        pytest.skip(reason)
    check(await disk(disk_folder, kind))


async def test_a_disk_that_runs_full_at_any_byte_loses_nothing(disk_folder: Path) -> None:
    check(await flicker(disk_folder, changes=20, tables=8))


@needs_faketime
async def test_a_jump_of_the_time_of_day_does_not_affect_a_live_table(tmp_path: Path) -> None:
    check(await clock(tmp_path, rounds=1))


async def test_a_bad_bot_moves_within_its_limit_and_slows_no_one(tmp_path: Path) -> None:
    check(await bots(tmp_path, moves=1, limit=0.5, alone=0.1))


WAIT, REVEAL, UNDO = (
    LoggedAction("acted", 0, "wait", "a"),
    LoggedAction("acted", 1, "reveal", "b"),
    LoggedAction("undone", 1, "", "c"),
)


def known(*actions: LoggedAction) -> Ledger:
    ledger = Ledger("table")
    for number, action in enumerate(actions, 1):
        ledger.send(action)
        ledger.acknowledged[action.id] = number
    return ledger


def test_a_log_that_matches_what_people_know_has_no_faults() -> None:
    ledger = known(WAIT, REVEAL, UNDO)
    assert not faults_in(ledger, [WAIT, REVEAL, UNDO], [WAIT], ended=True)
    assert ledger.actions() == ["R wait"]
    ledger.send(LoggedAction("acted", 1, "wait", "d"))
    assert not faults_in(ledger, [WAIT, REVEAL, UNDO]), "an action on its way may be missing"
    assert not faults_in(ledger, [WAIT, REVEAL, UNDO, ledger.sent["d"]]), "or already in the log"


@pytest.mark.parametrize(
    ("log", "fault"),
    [
        ([WAIT, REVEAL], "lost"),
        ([WAIT, REVEAL, UNDO, WAIT], "doubled"),
        ([REVEAL, WAIT, UNDO], "reordered"),
        ([WAIT, LoggedAction("acted", 1, "wait", "b"), UNDO], "never sent"),
        ([WAIT, REVEAL, UNDO, LoggedAction("acted", 0, "wait", "z")], "done, but not reported"),
    ],
)
def test_a_log_that_differs_from_what_people_know_has_a_fault(log: list[LoggedAction], fault: str) -> None:
    assert faults_in(known(WAIT, REVEAL, UNDO), log, ended=True)[fault]


def test_a_log_that_was_rewritten_or_has_a_refused_action_has_a_fault() -> None:
    ledger = known(WAIT)
    ledger.send(REVEAL)
    ledger.refused.add("b")
    assert faults_in(ledger, [WAIT, REVEAL])["refused, but done"]
    assert faults_in(ledger, [WAIT], [REVEAL])["rewritten"]
