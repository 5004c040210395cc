"""Honest people at many tables while an attacker tries one thing after another: how they fare, and how the server."""

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec
from rich.table import Table

from benchmarks.load.crowd import PEOPLE, Crowd, gathered
from benchmarks.load.disk import PAUSE, watched_disk
from benchmarks.load.pace import HumanPace, Sample
from tests.server.bad_input.storm.attacker import Outcome
from tests.server.bad_input.storm.attacks import attacks
from tests.server.bad_input.storm.places import Place
from tests.server.bad_input.targets import started
from tests.server.faults.figures import quantile
from tests.server.server_process import PATIENCE

TABLES: Final = 50
RATE: Final = 0.4  # actions a second at each table
SOURCES: Final = tuple(f"127.0.6.{number}" for number in range(1, 51))  # of honest people
ATTACKER: Final = "127.0.7.1"
PROBE: Final = 0.25  # seconds between two questions after the server's health
RECOVERY: Final = 30.0  # seconds in which the memory must come back
LONGEST: Final = 250.0  # milliseconds, p99, from an action to the last view of it
SLOWEST: Final = 1.0  # seconds until /healthz answers
GROWTH: Final = 100.0  # megabytes of a server while it is attacked
REST: Final = 50.0  # megabytes of a server that may stay; the first people alone take 26


class Steady(HumanPace):
    """Human pace, and a table whose game is over is replaced."""

    def __init__(self, crowd: Crowd, rate: float) -> None:
        super().__init__(crowd, rate)
        self._ends = False
        self._replacing = asyncio.create_task(self._replace_forever())

    async def finish(self) -> None:
        """Finish the last replacement before everything is checked."""
        self._ends = True
        await self._replacing
        await super().finish()

    async def _replace_forever(self) -> None:
        while not self._ends:
            for table in [table for table in self.crowd.tables if table.over]:
                new = await self.crowd.replace(table)
                new.listener = self
                if new.is_ready:
                    self.ready(new)
            await asyncio.sleep(0.2)


@dataclass
class Row:
    """What one attack did."""

    name: str
    servers: int = 1
    honest: Sample = field(default_factory=Sample)
    flushes: list[float] = field(default_factory=list)  # seconds that the disk took for a page, again and again
    health: float = 0.0  # the longest, in seconds
    memory: float = 0.0  # megabytes before
    most: float = 0.0
    after: float = 0.0
    cpu: float = 0.0  # the part of a core that the server used
    waited: float = 0.0  # the part of the time in which its main thread waited for a core: others had them
    outcome: Outcome = field(default_factory=Outcome)

    @property
    def disk(self) -> float:
        """The milliseconds, p99, that the disk took. No action is shown before it is on the disk.

        A long flush counts as often as it kept others waiting.
        """
        return 1000 * quantile([seconds for seconds in self.flushes for _ in range(1 + int(seconds / PAUSE))], 0.99)

    @property
    def problems(self) -> list[str]:
        """What is worse than it may be."""
        found = {
            f"p99 {self.honest.p99:.0f} ms, {self.disk:.0f} of the disk": self.honest.p99 <= LONGEST + self.disk,
            f"health {self.health:.2f} s": self.health <= SLOWEST,
            f"memory + {self.most - self.memory:.0f} MB": self.most - self.memory <= GROWTH * self.servers,
            f"memory + {self.after - self.memory:.0f} MB afterwards": self.after - self.memory <= REST * self.servers,
            f"{self.outcome.left} connections were not cut": self.outcome.left == 0,
            f"{self.honest.unseen} actions were not seen": self.honest.unseen == 0,
        }
        return [problem for problem, is_well in found.items() if not is_well]


def family_of(process: int) -> set[int]:
    """Return a process and all its children."""
    parents = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with contextlib.suppress(OSError):
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(") ")[2].split()[1])
    family = {process}
    while more := {child for child, parent in parents.items() if parent in family} - family:
        family |= more
    return family


def cpu_of(process: int) -> float:
    """Return the CPU seconds of a process and its children so far."""
    ticks = 0
    for member in family_of(process):
        with contextlib.suppress(OSError):
            ticks += sum(map(int, Path(f"/proc/{member}/stat").read_text().rpartition(") ")[2].split()[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def waited_by(process: int) -> float:
    """Return the seconds so far in which the main thread of a process was ready to run and had no core."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9


def memory_of(process: int) -> float:
    """Return the resident megabytes of a process and its children."""
    pages = 0
    for member in family_of(process):
        with contextlib.suppress(OSError):
            pages += int(Path(f"/proc/{member}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / (1 << 20)


async def health_of(port: int) -> float:
    """Return the seconds until a new client is told how the server is."""
    begin = time.perf_counter()
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.6.99", 0))
    try:
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 200")
    finally:
        writer.transport.abort()
    return time.perf_counter() - begin


@contextlib.asynccontextmanager
async def watching(place: Place, row: Row) -> AsyncIterator[None]:
    """Look at the health and memory of the servers, and at the disk, all the time."""
    processes = place.processes

    def memory() -> float:
        return sum(map(memory_of, processes))

    async def watch() -> None:
        while True:
            row.health = max(row.health, *[await health_of(port) for port in place.ports])
            row.most = max(row.most, memory())
            await asyncio.sleep(PROBE)

    row.memory, begin = memory(), time.monotonic()
    spent, waited = sum(map(cpu_of, processes)), sum(map(waited_by, processes))
    task = asyncio.create_task(watch())
    try:
        async with watched_disk(place.owner.folder.parent) as disk:
            row.flushes = disk.flushes
            yield
        seconds = time.monotonic() - begin
        row.cpu = (sum(map(cpu_of, processes)) - spent) / seconds
        row.waited = (sum(map(waited_by, processes)) - waited) / seconds / len(processes)
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    end = time.monotonic() + RECOVERY
    while (now := memory()) > row.memory + REST * row.servers / 2 and time.monotonic() < end:
        await asyncio.sleep(PROBE)
    row.after = now


async def measured(place: Place, crowd: Crowd, name: str, seconds: float, table: str) -> Row:
    """Let people play while an attack lasts; with an empty name nobody attacks."""
    row = Row(name or "nobody attacks", len(place.servers))
    await crowd.grow_to(TABLES)
    async with watching(place, row):
        if not name:
            row.honest = await Steady(crowd, RATE).play(0.0, seconds)
            return row
        port = str(place.entrance.port)
        command = ["-m", "tests.server.bad_input.storm.attacker", port, name, str(seconds), ATTACKER]
        attacker = await asyncio.create_subprocess_exec(sys.executable, *command, table, stdout=asyncio.subprocess.PIPE)
        row.honest = await Steady(crowd, RATE).play(0.0, seconds)
        out, _ = await asyncio.wait_for(attacker.communicate(), PATIENCE)
        row.outcome = msgspec.json.decode(out, type=Outcome)
    return row


async def storm(place: Place, seconds: float, names: list[str] | None = None) -> AsyncIterator[Row]:
    """Try all attacks, or those that are named, after some time without any."""
    target = await started(place.owner, 17)
    wanted = names or [attack.name for attack in attacks(target.table)]
    async with gathered(place.owner.port, PEOPLE, lambda _: None, SOURCES, place.ports) as crowd:
        for name in ("", *wanted):
            yield await measured(place, crowd, name, seconds, target.table)


def report(rows: list[Row], title: str) -> Table:
    """Return the table of all attacks."""
    table = Table(title=title)
    table.add_column("attack")
    headings = ["actions", "p50 ms", "p99 ms", "disk p99 ms", "health s", "CPU", "no core", "memory MB", "after"]
    for heading in (*headings, "opened", "cut", "within s"):
        table.add_column(heading, justify="right")
    table.add_column("told")
    table.add_column("")
    for row in rows:
        outcome = row.outcome
        table.add_row(
            row.name,
            f"{len(row.honest.latencies):,}",
            f"{row.honest.quantile(0.5):.1f}",
            f"{row.honest.p99:.0f}",
            f"{row.disk:.0f}",
            f"{row.health:.2f}",
            f"{100 * row.cpu:.0f} %",
            f"{100 * row.waited:.0f} %",
            f"+{max(0.0, row.most - row.memory):.0f}",
            f"+{max(0.0, row.after - row.memory):.0f}",
            f"{outcome.opened:,}",
            f"{outcome.cut:,}",
            f"{outcome.longest:.1f}" if outcome.cut else "",
            ", ".join(sorted(set(outcome.answers) - {"no word", "other"})),
            "; ".join(row.problems) or "✓",
        )
    return table
