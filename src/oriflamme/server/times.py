"""Two clocks: the time of day, for people and deadlines, and the time for which this process has really run."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

DAY: Final = 86_400_000  # milliseconds
TICK: Final = 0.25  # seconds between two ticks
STALL: Final = 1.0  # seconds without a tick after which the process counts as stalled


def milliseconds_now() -> int:
    """Return the time of day. Nothing in a live game depends on it."""
    return time.time_ns() // 1_000_000


class RunningTime:
    """Seconds for which this process ran. Time in which the system kept it from running is charged to no player."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._last = now()
        self._stalled = 0.0

    def now(self) -> float:
        """Return the seconds so far; they never go back."""
        now = self._now()
        if now - self._last > STALL:
            self._stalled += now - self._last
            self._last = now
        return now - self._stalled

    @property
    def stalled(self) -> float:
        """The seconds so far in which the process was kept from running."""
        self.now()
        return self._stalled

    def tick(self) -> None:
        """Note that the process runs."""
        self.now()
        self._last = self._now()

    async def tick_forever(self) -> None:
        """Note it several times a second."""
        while True:
            self.tick()
            await asyncio.sleep(TICK)


RUNNING: Final = RunningTime()
