"""The clock: what a decision is charged, and what it is not."""

import asyncio
from collections.abc import Iterator

import pytest

from oriflamme.protocol.tables import Pace
from oriflamme.server.tables.clock import Clock
from oriflamme.server.times import RUNNING, STALL, TICK, RunningTime

from .times import SetClock, loop_by

LIVE = Pace("live", seconds=30, reserve=60)


@pytest.fixture
def time() -> SetClock:
    return SetClock()


@pytest.fixture
def clock(time: SetClock) -> Clock:
    return Clock(LIVE, time)


# Seconds in which the process ran.


def test_running_time_goes_forward_with_the_machines(time: SetClock) -> None:
    running = RunningTime(time)
    assert running.now() == 1000.0
    time.pass_by(0.5)
    assert (running.now(), running.stalled) == (1000.5, 0.0)


def test_a_pause_up_to_a_second_is_running_time(time: SetClock) -> None:
    running = RunningTime(time)
    time.pass_by(1.0)
    assert (running.now(), running.stalled) == (1001.0, 0.0)


def test_a_longer_pause_is_charged_to_nobody(time: SetClock) -> None:
    running = RunningTime(time)
    time.pass_by(1.5)
    assert (running.now(), running.stalled) == (1000.0, 1.5)
    time.pass_by(0.5)
    assert (running.now(), running.stalled) == (1000.5, 1.5)


def test_pauses_add_up(time: SetClock) -> None:
    running = RunningTime(time)
    for _ in range(3):
        time.pass_by(10.0)
        running.tick()
        time.pass_by(0.5)
        running.tick()
    assert (running.now(), running.stalled) == (1001.5, 30.0)


def test_a_process_that_gives_signs_has_not_stalled(time: SetClock) -> None:
    running = RunningTime(time)
    for _ in range(8):
        time.pass_by(0.75)
        running.tick()
    assert (running.now(), running.stalled) == (1006.0, 0.0)


def test_a_process_that_gives_no_signs_has_stalled(time: SetClock) -> None:
    running = RunningTime(time)
    for _ in range(2):
        time.pass_by(0.75)
        running.now()
    assert running.stalled == 1.5


def test_a_stall_is_seen_by_the_first_who_looks(time: SetClock) -> None:
    running = RunningTime(time)
    time.pass_by(4.0)
    assert running.stalled == 4.0


def test_a_stall_is_seen_by_a_tick(time: SetClock) -> None:
    running = RunningTime(time)
    time.pass_by(4.0)
    running.tick()
    time.pass_by(0.5)
    assert (running.now(), running.stalled) == (1000.5, 4.0)


@pytest.fixture
def quick_loop(time: SetClock) -> Iterator[asyncio.AbstractEventLoop]:
    """An event loop whose time is the test's."""
    loop = loop_by(time)
    yield loop
    loop.close()


def test_a_process_gives_four_signs_a_second(time: SetClock, quick_loop: asyncio.AbstractEventLoop) -> None:
    running = RunningTime(time)
    signs: list[float] = []

    def tick() -> None:
        signs.append(time.at)
        RunningTime.tick(running)

    running.tick = tick  # type: ignore[method-assign]
    with pytest.raises(TimeoutError):
        quick_loop.run_until_complete(asyncio.wait_for(running.tick_forever(), 1.1))
    assert signs == pytest.approx([1000.0, 1000.25, 1000.5, 1000.75, 1001.0], abs=0.01)
    assert running.stalled == 0.0


def test_a_sign_comes_in_good_time() -> None:
    assert 0 < TICK * 4 <= STALL == 1.0


def test_clocks_go_by_the_time_in_which_this_process_ran() -> None:
    clock = Clock(LIVE)
    before = RUNNING.now()
    clock.run()
    between = clock.used
    assert 0 <= between <= RUNNING.now() - before


# Time of a decision.


@pytest.mark.parametrize(("kind", "measures"), [("relaxed", False), ("live", True), ("turns", False)])
def test_time_is_measured_at_live_tables_only(kind: str, measures: bool) -> None:
    assert Clock(Pace(kind), SetClock()).measures is measures  # type: ignore[arg-type]


def test_a_clock_begins_still(clock: Clock, time: SetClock) -> None:
    time.pass_by(9)
    assert (clock.runs, clock.used, clock.pace) == (False, 0.0, LIVE)


def test_a_clock_that_runs_counts_seconds(clock: Clock, time: SetClock) -> None:
    clock.run()
    time.pass_by(9)
    assert (clock.runs, clock.used) == (True, 9.0)


def test_a_clock_that_runs_is_not_started_again(clock: Clock, time: SetClock) -> None:
    clock.run()
    time.pass_by(9)
    clock.run()
    assert clock.used == 9.0


def test_a_clock_that_was_stopped_charges_nothing_and_goes_on_where_it_was(clock: Clock, time: SetClock) -> None:
    clock.run()
    time.pass_by(9)
    clock.stop()
    time.pass_by(100)
    assert (clock.runs, clock.used) == (False, 9.0)
    clock.run()
    time.pass_by(2)
    assert clock.used == 11.0
    clock.stop()
    clock.stop()
    assert clock.used == 11.0


def test_a_new_question_has_its_own_time(clock: Clock, time: SetClock) -> None:
    clock.run()
    time.pass_by(9)
    clock.stop()
    clock.run()
    time.pass_by(4)
    clock.ask_anew()
    time.pass_by(3)
    assert (clock.runs, clock.used) == (False, 0.0)
    clock.run()
    time.pass_by(2)
    assert clock.used == 2.0


def test_a_decision_that_is_taken_back_goes_on_with_all_the_time_since_it_was_asked(
    clock: Clock, time: SetClock
) -> None:
    clock.run()
    time.pass_by(9)
    clock.ask_anew()
    clock.run()
    time.pass_by(4)
    assert (clock.used_if_taken_back, clock.left_if_taken_back(60_000)) == (13.0, 77.0)
    clock.first_answer(8.0)
    clock.take_back()
    assert (clock.runs, clock.used, clock.first_answer(9.0)) == (False, 13.0, 9.0)
    clock.run()
    time.pass_by(1)
    assert (clock.used, clock.used_if_taken_back) == (14.0, 14.0)


def test_seconds_can_be_forgiven_but_no_more_than_were_used(clock: Clock, time: SetClock) -> None:
    clock.run()
    time.pass_by(9)
    clock.forgive(4)
    assert (clock.runs, clock.used) == (True, 5.0)
    time.pass_by(1)
    assert clock.used == 6.0
    clock.forgive(100)
    assert clock.used == 0.0
    time.pass_by(2)
    assert clock.used == 2.0


def test_a_clock_that_stands_still_forgives_nothing(clock: Clock, time: SetClock) -> None:
    clock.run()
    time.pass_by(9)
    clock.stop()
    clock.forgive(4)
    assert (clock.runs, clock.used) == (False, 9.0)


def test_only_the_first_answer_counts_until_something_new_is_asked(clock: Clock) -> None:
    assert [clock.first_answer(came) for came in (5.0, 7.0, 3.0)] == [5.0, 5.0, 5.0]
    clock.ask_anew()
    assert clock.first_answer(7.0) == 7.0


def test_an_answer_at_time_zero_is_an_answer(clock: Clock) -> None:
    assert clock.first_answer(0.0) == 0.0
    assert clock.first_answer(8.0) == 0.0


# The reserve.


def test_the_reserve_is_used_when_the_time_of_a_decision_is_over(clock: Clock, time: SetClock) -> None:
    clock.run()
    time.pass_by(30)
    assert clock.reserve_after(60_000) == 60_000
    time.pass_by(1.5)
    assert clock.reserve_after(60_000) == 58_500
    time.pass_by(0.0004)
    assert clock.reserve_after(60_000) == 58_500
    time.pass_by(0.0004)
    assert clock.reserve_after(60_000) == 58_499


def test_the_reserve_is_never_less_than_nothing(clock: Clock, time: SetClock) -> None:
    clock.run()
    time.pass_by(500)
    assert clock.reserve_after(60_000) == 0


def test_what_an_answer_waited_is_not_charged(clock: Clock, time: SetClock) -> None:
    clock.run()
    time.pass_by(40)
    assert clock.reserve_after(60_000, waited=4.0) == 54_000
    assert clock.reserve_after(60_000, waited=15.0) == 60_000


@pytest.mark.parametrize("kind", ["relaxed", "turns"])
def test_no_reserve_is_used_where_time_is_not_measured(kind: str, time: SetClock) -> None:
    clock = Clock(Pace(kind), time)  # type: ignore[arg-type]
    clock.run()
    time.pass_by(500)
    assert clock.reserve_after(60_000) == 60_000


def test_a_seat_has_its_time_and_its_reserve_left(clock: Clock, time: SetClock) -> None:
    assert clock.left(60_000) == 90.0
    clock.run()
    time.pass_by(31.5)
    assert clock.left(60_000) == 58.5
    time.pass_by(58.5)
    assert clock.left(60_000) == 0.0
    time.pass_by(7)
    assert clock.left(60_000) == 0.0
