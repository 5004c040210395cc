"""Clocks that a test sets."""

import asyncio
import contextlib
import selectors
import time
from collections.abc import Iterator
from unittest import mock

from oriflamme.server import times
from oriflamme.server.times import RUNNING

LEAST = 1e-6  # seconds that a turn of the loop takes; without any, a task that waits for less would wait for ever


class SetClock:
    """A clock that stands still until the test moves it."""

    def __init__(self, at: float = 1000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += seconds


class Quick(selectors.SelectSelector):
    """A selector that does not wait: the time it would have waited has passed."""

    def __init__(self, clock: SetClock) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self._clock.pass_by(max(LEAST, timeout or 0.0))
        return super().select(0)


def loop_by(clock: SetClock) -> asyncio.AbstractEventLoop:
    """Return an event loop whose time is the test's."""
    loop = asyncio.SelectorEventLoop(Quick(clock))
    loop.time = clock  # type: ignore[method-assign]
    return loop


@contextlib.contextmanager
def running_by(clock: SetClock) -> Iterator[None]:
    """Let this process run by a test's clock, without a stall."""
    with (
        mock.patch.object(times, "STALL", float("inf")),
        mock.patch.multiple(RUNNING, _now=clock, _last=clock(), _stalled=0.0),
        mock.patch.object(time, "monotonic", clock),
    ):
        yield
