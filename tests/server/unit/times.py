"""Clocks that a test sets."""

import asyncio
import contextlib
import selectors
import time
from collections.abc import Iterator
from unittest import mock

from oriflamme.server import times
from oriflamme.server.times import RUNNING

LEAST = 1e-6  # seconds that each pass of the loop takes; with zero, a task that waits for less would never wake


class ManualClock:
    """A clock that stands still until the test moves it."""

    def __init__(self, at: float = 1000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at

    def advance(self, seconds: float) -> None:
        self.at += seconds


class InstantSelector(selectors.SelectSelector):
    """A selector that does not wait, but moves the clock by the time that it would have waited."""

    def __init__(self, clock: ManualClock) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self._clock.advance(max(LEAST, timeout or 0.0))
        return super().select(0)


def loop_with(clock: ManualClock) -> asyncio.AbstractEventLoop:
    """Return an event loop that uses the test's clock."""
    loop = asyncio.SelectorEventLoop(InstantSelector(clock))
    loop.time = clock  # type: ignore[method-assign]
    return loop


@contextlib.contextmanager
def running_on(clock: ManualClock) -> Iterator[None]:
    """Run this process on the test's clock, without stalls."""
    with (
        mock.patch.object(times, "STALL", float("inf")),
        mock.patch.multiple(RUNNING, _now=clock, _last=clock(), _stalled=0.0),
        mock.patch.object(time, "monotonic", clock),
    ):
        yield
