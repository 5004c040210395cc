"""Three ways to play: at human pace, as fast as the server takes it, and against bots."""

import asyncio
import gc
import random
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from .crowd import Crowd
from .tables import NOBODY, Listener, LoadTable

GRACE: Final = 5.0  # seconds after which an action that not everyone has seen counts as lost
LOOK: Final = 0.02  # seconds between two looks for such actions


def milliseconds(seconds: Sequence[float], part: float) -> float:
    """Return the milliseconds within which this share of them lies."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("inf")


@dataclass
class Sample:
    """What was measured in some seconds."""

    latencies: list[float] = field(default_factory=list)  # seconds from sending an action to the last view of it
    seconds: float = 0.0
    unseen: int = 0  # actions that someone who must see them did not
    late: list[float] = field(default_factory=list)  # seconds by which the client itself was late to send
    client_cpu: float = 0.0  # seconds of the client
    slowest_flush: float = 0.0  # seconds of the disk

    @property
    def rate(self) -> float:
        """Actions a second."""
        return len(self.latencies) / self.seconds if self.seconds else 0.0

    def quantile(self, part: float) -> float:
        """Return the latency, in milliseconds, that this share of the actions does not exceed."""
        return milliseconds(self.latencies, part)

    @property
    def client_cpu_each(self) -> float:
        """The client's CPU seconds for each action."""
        return self.client_cpu / max(1, len(self.latencies))

    @property
    def p99(self) -> float:
        """The latency, in milliseconds, that 99 of 100 actions do not exceed."""
        return self.quantile(0.99)


class Player:
    """Listens to all tables of a crowd, and notes how long each action took."""

    def __init__(self, crowd: Crowd, seed: int) -> None:
        self.crowd = crowd
        self.dice = random.Random(seed)
        self.sample = Sample()
        self.counts = False  # false during the warm-up

    def ready(self, table: LoadTable) -> None:
        """Handle a question at a table."""

    def settled(self, table: LoadTable, seconds: float) -> None:
        """Note how long an action took."""
        if self.counts:
            self.sample.latencies.append(seconds)

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Listen to the tables, with the client's garbage collector off."""
        self._listen(self)
        self.crowd.disk.begin()
        gc.collect()
        gc.freeze()
        gc.disable()
        try:
            yield
        finally:
            gc.enable()
            gc.unfreeze()
            self._listen(NOBODY)

    def _listen(self, listener: Listener) -> None:
        for table in self.crowd.tables:
            table.listener = listener

    @property
    def is_at_an_end(self) -> bool:
        """Whether too few games are left to continue."""
        return False

    async def measure(self, warm_up: float, seconds: float) -> None:
        """Count what happens in some seconds, after a warm-up."""
        await asyncio.sleep(warm_up)
        begin, cpu = time.perf_counter(), time.process_time()
        self.counts = True
        while (left := begin + seconds - time.perf_counter()) > 0 and not self.is_at_an_end:
            await asyncio.sleep(min(left, 0.1))
        self.counts = False
        self.sample.seconds = time.perf_counter() - begin
        self.sample.client_cpu = time.process_time() - cpu

    async def finish(self) -> None:
        """Wait until every action in flight has been seen by everyone who must see it.

        Looks are counted, not seconds: while the machine or its disk stands still, no server can show anything.
        """
        looks = 0
        while any(table.is_waiting for table in self.crowd.tables) and looks * LOOK < GRACE:
            await asyncio.sleep(LOOK)
            looks += not self.crowd.disk.stalls
        self.sample.unseen = sum(table.is_waiting for table in self.crowd.tables)
        self.sample.slowest_flush = self.crowd.disk.slowest
        self.crowd.check()


class HumanPace(Player):
    """Each table acts at a mean rate, at independent random times."""

    def __init__(self, crowd: Crowd, rate: float, seed: int = 1) -> None:
        super().__init__(crowd, seed)
        self._rate = rate
        self._ready = [table for table in crowd.tables if table.is_ready]

    def ready(self, table: LoadTable) -> None:
        """Add the table to those that can act."""
        self._ready.append(table)

    async def play(self, warm_up: float, seconds: float) -> Sample:
        """Play for some seconds."""
        with self.listening():
            acting = asyncio.create_task(self._act())
            await self.measure(warm_up, seconds)
            acting.cancel()
            self.counts = True  # including actions still in flight
            await self.finish()
        return self.sample

    async def _act(self) -> None:
        due = time.perf_counter()
        while True:
            due += self.dice.expovariate(self._rate * len(self.crowd.tables))
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.counts:
                self.sample.late.append(time.perf_counter() - due)
            if self._ready:
                place = int(self.dice.random() * len(self._ready))
                self._ready[place], self._ready[-1] = self._ready[-1], self._ready[place]
                self._ready.pop().act(self.dice)


class Burst(Player):
    """A constant count of actions is in flight; the table that has waited longest acts next."""

    def __init__(self, crowd: Crowd, at_once: int, seed: int = 2) -> None:
        super().__init__(crowd, seed)
        self._ready = deque(table for table in crowd.tables if table.is_ready)
        self._room = at_once  # how many more actions may be in flight

    def ready(self, table: LoadTable) -> None:
        """Queue the table for its turn."""
        self._ready.append(table)
        self._act()

    def settled(self, table: LoadTable, seconds: float) -> None:
        """Let the next table act."""
        super().settled(table, seconds)
        self._room += 1
        self._act()

    @property
    def is_at_an_end(self) -> bool:
        """Whether a quarter of the games is over."""
        return 4 * sum(table.over for table in self.crowd.tables) > len(self.crowd.tables)

    def _act(self) -> None:
        while self._room > 0 and self._ready:
            self._room -= 1
            self._ready.popleft().act(self.dice)

    async def play(self, warm_up: float, seconds: float) -> Sample:
        """Play for some seconds."""
        with self.listening():
            self._act()
            await self.measure(warm_up, seconds)
            self._ready.clear()
            self._room = -len(self.crowd.tables)
            await self.finish()
        return self.sample


class AgainstBots(Player):
    """Each table has one person, who answers a moment after being asked; the bots play in between."""

    def __init__(self, crowd: Crowd, thinking: tuple[float, float], seed: int = 3) -> None:
        super().__init__(crowd, seed)
        self._thinking = thinking
        self._acts = True

    def ready(self, table: LoadTable) -> None:
        """Answer after a moment."""
        asyncio.get_running_loop().call_later(self.dice.uniform(*self._thinking), self._answer, table)

    def _answer(self, table: LoadTable) -> None:
        if self._acts and table.is_ready:
            table.act(self.dice)

    async def _go_on(self) -> None:
        """Replace finished tables."""
        while True:
            for table in [table for table in self.crowd.tables if table.over]:
                self._begin(await self.crowd.replace(table))
            await asyncio.sleep(0.2)

    def _begin(self, table: LoadTable) -> None:
        table.listener = self
        if table.is_ready:
            self.ready(table)

    async def play(self, warm_up: float, seconds: float) -> Sample:
        """Play for some seconds."""
        with self.listening():
            for table in self.crowd.tables:
                self._begin(table)
            going_on = asyncio.create_task(self._go_on())
            await self.measure(warm_up, seconds)
            going_on.cancel()
            self._acts = False
            await self.finish()
        return self.sample
