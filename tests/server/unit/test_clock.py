"""The clock: which time is charged to a decision, and which is not."""

import asyncio
from collections.abc import Iterator

import pytest

from oriflamme.protocol.tables import Pace
from oriflamme.server.tables.clock import Clock
from oriflamme.server.times import RUNNING, STALL, TICK, RunningTime

from .times import ManualClock, loop_with

LIVE = Pace("live", seconds=30, reserve=60)


@pytest.fixture
def time() -> ManualClock:
    return ManualClock()


@pytest.fixture
def clock(time: ManualClock) -> Clock:
    return Clock(LIVE, time)


# The running time of the process.


def test_running_time_follows_the_machines_clock(time: ManualClock) -> None:
    running = RunningTime(time)
    assert running.now() == 1000.0
    time.advance(0.5)
    assert (running.now(), running.stalled) == (1000.5, 0.0)


def test_a_stall_of_up_to_a_second_counts_as_running_time(time: ManualClock) -> None:
    running = RunningTime(time)
    time.advance(1.0)
    assert (running.now(), running.stalled) == (1001.0, 0.0)


def test_a_longer_stall_is_not_charged(time: ManualClock) -> None:
    running = RunningTime(time)
    time.advance(1.5)
    assert (running.now(), running.stalled) == (1000.0, 1.5)
    time.advance(0.5)
    assert (running.now(), running.stalled) == (1000.5, 1.5)


def test_stalls_add_up(time: ManualClock) -> None:
    running = RunningTime(time)
    for _ in range(3):
        time.advance(10.0)
        running.tick()
        time.advance(0.5)
        running.tick()
    assert (running.now(), running.stalled) == (1001.5, 30.0)


def test_a_process_that_ticks_has_not_stalled(time: ManualClock) -> None:
    running = RunningTime(time)
    for _ in range(8):
        time.advance(0.75)
        running.tick()
    assert (running.now(), running.stalled) == (1006.0, 0.0)


def test_a_process_that_does_not_tick_has_stalled(time: ManualClock) -> None:
    running = RunningTime(time)
    for _ in range(2):
        time.advance(0.75)
        running.now()
    assert running.stalled == 1.5


def test_the_next_reading_detects_a_stall(time: ManualClock) -> None:
    running = RunningTime(time)
    time.advance(4.0)
    assert running.stalled == 4.0


def test_a_tick_detects_a_stall(time: ManualClock) -> None:
    running = RunningTime(time)
    time.advance(4.0)
    running.tick()
    time.advance(0.5)
    assert (running.now(), running.stalled) == (1000.5, 4.0)


@pytest.fixture
def instant_loop(time: ManualClock) -> Iterator[asyncio.AbstractEventLoop]:
    """An event loop that uses the test's clock."""
    loop = loop_with(time)
    yield loop
    loop.close()


def test_a_process_ticks_four_times_a_second(time: ManualClock, instant_loop: asyncio.AbstractEventLoop) -> None:
    running = RunningTime(time)
    signs: list[float] = []

    def tick() -> None:
        signs.append(time.at)
        RunningTime.tick(running)

    running.tick = tick  # type: ignore[method-assign]
    with pytest.raises(TimeoutError):
        instant_loop.run_until_complete(asyncio.wait_for(running.tick_forever(), 1.1))
    assert signs == pytest.approx([1000.0, 1000.25, 1000.5, 1000.75, 1001.0], abs=0.01)
    assert running.stalled == 0.0


def test_ticks_come_more_often_than_a_stall_is_long() -> None:
    assert 0 < TICK * 4 <= STALL == 1.0


def test_clocks_use_the_running_time_of_this_process() -> None:
    clock = Clock(LIVE)
    before = RUNNING.now()
    clock.run()
    between = clock.used
    assert 0 <= between <= RUNNING.now() - before


# The time for a decision.


@pytest.mark.parametrize(("kind", "measures"), [("relaxed", False), ("live", True), ("turns", False)])
def test_time_is_measured_only_at_live_tables(kind: str, measures: bool) -> None:
    assert Clock(Pace(kind), ManualClock()).measures is measures  # type: ignore[arg-type]


def test_a_new_clock_is_stopped(clock: Clock, time: ManualClock) -> None:
    time.advance(9)
    assert (clock.runs, clock.used, clock.pace) == (False, 0.0, LIVE)


def test_a_running_clock_counts_seconds(clock: Clock, time: ManualClock) -> None:
    clock.run()
    time.advance(9)
    assert (clock.runs, clock.used) == (True, 9.0)


def test_starting_a_running_clock_does_not_restart_it(clock: Clock, time: ManualClock) -> None:
    clock.run()
    time.advance(9)
    clock.run()
    assert clock.used == 9.0


def test_a_stopped_clock_charges_nothing_and_resumes_where_it_stopped(clock: Clock, time: ManualClock) -> None:
    clock.run()
    time.advance(9)
    clock.stop()
    time.advance(100)
    assert (clock.runs, clock.used) == (False, 9.0)
    clock.run()
    time.advance(2)
    assert clock.used == 11.0
    clock.stop()
    clock.stop()
    assert clock.used == 11.0


def test_a_new_question_has_its_own_time(clock: Clock, time: ManualClock) -> None:
    clock.run()
    time.advance(9)
    clock.stop()
    clock.run()
    time.advance(4)
    clock.ask_anew()
    time.advance(3)
    assert (clock.runs, clock.used) == (False, 0.0)
    clock.run()
    time.advance(2)
    assert clock.used == 2.0


def test_a_decision_after_an_undo_is_charged_since_it_was_first_asked(clock: Clock, time: ManualClock) -> None:
    clock.run()
    time.advance(9)
    clock.ask_anew()
    clock.run()
    time.advance(4)
    assert (clock.used_if_taken_back, clock.left_if_taken_back(60_000)) == (13.0, 77.0)
    clock.first_answer(8.0)
    clock.take_back()
    assert (clock.runs, clock.used, clock.first_answer(9.0)) == (False, 13.0, 9.0)
    clock.run()
    time.advance(1)
    assert (clock.used, clock.used_if_taken_back) == (14.0, 14.0)


def test_at_most_the_used_seconds_can_be_forgiven(clock: Clock, time: ManualClock) -> None:
    clock.run()
    time.advance(9)
    clock.forgive(4)
    assert (clock.runs, clock.used) == (True, 5.0)
    time.advance(1)
    assert clock.used == 6.0
    clock.forgive(100)
    assert clock.used == 0.0
    time.advance(2)
    assert clock.used == 2.0


def test_a_stopped_clock_forgives_nothing(clock: Clock, time: ManualClock) -> None:
    clock.run()
    time.advance(9)
    clock.stop()
    clock.forgive(4)
    assert (clock.runs, clock.used) == (False, 9.0)


def test_only_the_first_answer_to_a_decision_counts(clock: Clock) -> None:
    assert [clock.first_answer(came) for came in (5.0, 7.0, 3.0)] == [5.0, 5.0, 5.0]
    clock.ask_anew()
    assert clock.first_answer(7.0) == 7.0


def test_an_answer_at_time_zero_is_an_answer(clock: Clock) -> None:
    assert clock.first_answer(0.0) == 0.0
    assert clock.first_answer(8.0) == 0.0


# The reserve.


def test_the_reserve_is_used_once_the_time_for_a_decision_is_over(clock: Clock, time: ManualClock) -> None:
    clock.run()
    time.advance(30)
    assert clock.reserve_after(60_000) == 60_000
    time.advance(1.5)
    assert clock.reserve_after(60_000) == 58_500
    time.advance(0.0004)
    assert clock.reserve_after(60_000) == 58_500
    time.advance(0.0004)
    assert clock.reserve_after(60_000) == 58_499


def test_the_reserve_is_never_negative(clock: Clock, time: ManualClock) -> None:
    clock.run()
    time.advance(500)
    assert clock.reserve_after(60_000) == 0


def test_the_time_that_an_answer_waited_is_not_charged(clock: Clock, time: ManualClock) -> None:
    clock.run()
    time.advance(40)
    assert clock.reserve_after(60_000, waited=4.0) == 54_000
    assert clock.reserve_after(60_000, waited=15.0) == 60_000


@pytest.mark.parametrize("kind", ["relaxed", "turns"])
def test_no_reserve_is_used_where_time_is_not_measured(kind: str, time: ManualClock) -> None:
    clock = Clock(Pace(kind), time)  # type: ignore[arg-type]
    clock.run()
    time.advance(500)
    assert clock.reserve_after(60_000) == 60_000


def test_a_seat_has_its_time_and_its_reserve_left(clock: Clock, time: ManualClock) -> None:
    assert clock.left(60_000) == 90.0
    clock.run()
    time.advance(31.5)
    assert clock.left(60_000) == 58.5
    time.advance(58.5)
    assert clock.left(60_000) == 0.0
    time.advance(7)
    assert clock.left(60_000) == 0.0


def test_a_first_decision_has_no_earlier_one_to_take_back() -> None:
    clock = Clock(Pace("live", 30, 60), ManualClock())
    assert (clock.used, clock.used_if_taken_back) == (0.0, 0.0)
