"""Time only runs down: the time left never grows, whatever people at a table do.

The long form is `python -m tests.server.time_account`.
"""

import asyncio
import itertools
from pathlib import Path

import pytest

from oriflamme.protocol.messages import Move, Undo
from oriflamme.server.storage.entries import Paused
from oriflamme.server.storage.records import Deadline
from oriflamme.server.tables import deadline as deadlines
from oriflamme.server.tables.audience import RETURNING, Absences
from oriflamme.server.tables.clock import Clock
from oriflamme.server.tables.hall import Hall
from oriflamme.server.tables.live_table import Sender
from oriflamme.server.turn_based.vacations import go_on_vacation
from oriflamme.server.wire.refusal import Refusal

from ..time_account import DAY, TimeGrewError, TurnBasedSequence, run_live, run_turn_based
from ..time_account import Today as Clockwork
from .backend import Backend
from .conftest import Today
from .times import ManualClock, running_on

HOUR = 3_600_000  # milliseconds
SLOW = 60_000  # milliseconds of real time that a test may take


def test_no_player_gains_time_at_live_tables() -> None:
    for seed in range(150):
        run_live(seed)


def test_no_player_gains_time_at_turn_based_tables(tmp_path: Path) -> None:
    asyncio.run(run_turn_based(range(25), tmp_path))


# Regressions.


@pytest.fixture
async def alone(backend: Backend, today: Today) -> TurnBasedSequence:
    """A turn-based game where only the seat to decide is connected."""
    sequence = TurnBasedSequence(
        0, backend, [await backend.new_account(name) for name in ("Ann", "Bob", "Eve")], Day(today)
    )
    await sequence.begin()
    await sequence.rename()
    asked = (await sequence.live()).table.asked
    assert asked is not None
    await sequence.connect(asked)
    return sequence


class Day(Clockwork):
    """The test's time of day, in the form that a sequence needs."""

    def __init__(self, today: Today) -> None:
        self._today = today

    @property
    def now(self) -> int:
        return self._today.at


async def undone(sequence: TurnBasedSequence) -> None:
    """Answer, and take the answer back."""
    table = (await sequence.live()).table
    assert table.asked is not None and table.game is not None and table.game.decision is not None
    seat, action = table.asked, str(table.game.decision.actions[0])
    await sequence.say(seat, Move(sequence.id(), table.position, action))
    assert table.asked != seat
    await sequence.say(seat, Undo(sequence.id(), table.position))
    assert table.asked == seat


async def test_answering_and_undoing_gains_no_time(alone: TurnBasedSequence, today: Today) -> None:
    whole = (await alone.seen()).left
    for hours in range(1, 13):
        today.advance(HOUR)
        await undone(alone)
        assert abs((await alone.seen()).left - (whole - hours * HOUR)) < SLOW


async def test_an_action_cannot_be_taken_back_once_the_decision_is_out_of_time(
    alone: TurnBasedSequence, today: Today
) -> None:
    table = (await alone.live()).table
    today.advance((await alone.seen()).left)
    seat, position = table.asked, table.position
    assert seat is not None and table.game is not None and table.game.decision is not None
    await alone.say(seat, Move(alone.id(), position, str(table.game.decision.actions[0])))
    with pytest.raises(Refusal, match="cannot be taken back") as refused:
        await (await alone.live()).undo(Sender(alone.viewers[seat], seat, alone.id(), 0.0))
    assert refused.value.code == "out_of_time" and table.position == position + 1


async def test_leaving_on_vacation_and_returning_after_it_gains_no_time(alone: TurnBasedSequence, today: Today) -> None:
    before = await alone.seen()
    seat = (await alone.live()).table.asked
    assert seat is not None
    account, store = alone.members[seat].id, alone.backend.store
    await go_on_vacation(store, account, today.at + 25 * DAY)
    row = await store.deadline(alone.table)
    assert row is not None and row.until == today.at + before.left + 25 * DAY
    live = await alone.live()
    async with live.exclusively():
        await live.stand_in(seat, True)
    row = await store.deadline(alone.table)
    assert row is not None and (row.account_id, row.until) == (None, today.at + before.left)
    await go_on_vacation(store, account, None)
    async with live.exclusively():
        await live.stand_in(seat, False)
    row = await store.deadline(alone.table)
    assert row is not None and (row.account_id, row.until) == (account, today.at + before.left)


async def test_a_player_who_returns_on_vacation_can_think_after_it(alone: TurnBasedSequence, today: Today) -> None:
    seat, before, live = (await alone.live()).table.asked, await alone.seen(), await alone.live()
    assert seat is not None
    async with live.exclusively():
        await live.stand_in(seat, True)
    await go_on_vacation(alone.backend.store, alone.members[seat].id, today.at + 5 * DAY)
    async with live.exclusively():
        await live.stand_in(seat, False)
    row = await alone.backend.store.deadline(alone.table)
    assert row is not None and row.until == today.at + before.left + 5 * DAY


async def test_nothing_can_be_taken_back_during_a_pause(alone: TurnBasedSequence) -> None:
    table = (await alone.live()).table
    seat = table.asked
    assert seat is not None and table.game is not None and table.game.decision is not None
    await alone.say(seat, Move(alone.id(), table.position, str(table.game.decision.actions[0])))
    live = await alone.live()
    async with live.exclusively():
        await live.write(Paused(True, 1000))
    position = table.position
    await alone.say(seat, Undo(alone.id(), position))
    assert table.position == position


def test_a_seat_is_excused_once_per_decision() -> None:
    clock = ManualClock()
    with running_on(clock):
        absences = Absences(2, are_excused=False)
        absences.begin(0, is_excused=True, position=4)
        assert absences.is_excused(0) and not absences.is_excused(1)
        clock.advance(RETURNING)
        absences.begin(0, is_excused=True, position=4)
        assert not absences.is_excused(0)
        absences.begin(0, is_excused=True, position=5)
        assert absences.is_excused(0)


def test_who_has_never_come_is_away_since_now_even_if_the_machine_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = itertools.count()
    monkeypatch.setattr("oriflamme.server.tables.audience.time.monotonic", lambda: float(next(seconds)))
    absences = Absences(2, are_excused=False)
    assert absences.seconds(1) == 0
    assert absences.seconds(1) == 1


# The sequences must be able to fail: planted bugs are found.


def test_an_undo_that_forgets_the_used_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Clock, "take_back", Clock.ask_anew)
    with pytest.raises(TimeGrewError):
        for seed in range(300):
            run_live(seed)


def test_a_clock_that_is_lost_with_the_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hall, "_keep_clock", lambda hall, table, kept: None)
    with pytest.raises(TimeGrewError):
        for seed in range(300):
            run_live(seed)


def test_an_undo_that_gives_a_whole_turn_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(deadlines, "_has_undone", lambda before, after: False)
    with pytest.raises(TimeGrewError):
        asyncio.run(run_turn_based(range(21, 400), tmp_path))  # the first seed that finds it


def test_a_pause_that_keeps_the_days_of_a_vacation_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Deadline, "left_to_think", Deadline.left)
    with pytest.raises(TimeGrewError):
        asyncio.run(run_turn_based(range(400), tmp_path))
