"""What the disk does meanwhile. No action is shown before it is on the disk, so a stall of the disk is one of play."""

import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from .processes import flush_once

PAUSE: Final = 0.25  # seconds between two flushes
STALL: Final = 0.5  # seconds of a flush after which the disk stalls


class DiskWatch:
    """Writes a page durably, again and again, on the disk of the database."""

    def __init__(self) -> None:
        self.flushes: list[float] = []  # the seconds that each took
        self._since: float | None = None  # when the present one began

    @property
    def slowest(self) -> float:
        """The seconds of the slowest flush since the beginning, the present one included."""
        return max(self._present, *self.flushes, 0.0)

    @property
    def stalls(self) -> bool:
        """Whether the disk has not taken a page for a while."""
        return self._present > STALL

    @property
    def _present(self) -> float:
        return 0.0 if self._since is None else time.perf_counter() - self._since

    def begin(self) -> None:
        """Begin to count."""
        self.flushes = []

    async def watch_forever(self, folder: Path) -> None:
        """Flush again and again."""
        with tempfile.TemporaryFile(dir=folder) as file:
            while True:
                self._since = time.perf_counter()
                self.flushes.append(await asyncio.to_thread(flush_once, file))
                self._since = None
                await asyncio.sleep(PAUSE)


@contextlib.asynccontextmanager
async def watched_disk(folder: Path) -> AsyncIterator[DiskWatch]:
    """Watch the disk of a folder."""
    watch = DiskWatch()
    task = asyncio.create_task(watch.watch_forever(folder))
    try:
        yield watch
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
