"""Garbage: objects that refer to each other in a circle, which Python has to look for.

Python looks when so many more objects were made than were freed. Play frees as many as it makes: with 2,000 tables at
human pace, nine seconds passed until a look, which then took 50 ms, and meanwhile nobody was answered. So here looks
follow the clock. Each is short, and what has survived one is set aside. Tables and sockets leave no circles, so a look
at everything is needed only when the memory in use has doubled.
"""

import asyncio
import gc
import sys
from typing import Final

LOOKING: Final = 0.1  # seconds between two looks at what is new
WEIGHING: Final = 10  # looks after which the memory is weighed
NEW: Final = 1  # the generations that hold what is new
GROWTH: Final = 2  # times the memory in use after the last look at everything
LEAST: Final = 500_000  # blocks of memory, about 50 MB: less is not worth a look at everything


class Collector:
    """Looks for garbage instead of Python itself."""

    def __init__(self) -> None:
        self._most = 0  # blocks of memory in use, until everything is looked at

    async def collect_forever(self) -> None:
        """Look from time to time; Python itself looks again when this is cancelled."""
        gc.disable()
        try:
            self._set_aside()
            while True:
                for _ in range(WEIGHING):
                    await asyncio.sleep(LOOKING)
                    gc.collect(NEW)
                    gc.freeze()
                if sys.getallocatedblocks() > self._most:
                    self.collect_everything()
        finally:
            gc.enable()

    def collect_everything(self) -> None:
        """Look at everything. This takes a second with 8,000 sockets."""
        gc.unfreeze()
        gc.collect()
        self._set_aside()

    def _set_aside(self) -> None:
        gc.freeze()
        blocks = sys.getallocatedblocks()
        self._most = max(GROWTH * blocks, blocks + LEAST)
