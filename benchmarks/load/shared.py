"""One process against two, on the same cores: python -m benchmarks.load.shared [--quick] [--data FOLDER].

Setups that serve the same tables: one process on SQLite, one on PostgreSQL, two on PostgreSQL, without and with Redis.
Client, servers and PostgreSQL share the cores of this machine. So this compares the work per action, and whether a
second process adds work. On a machine with spare cores the second process has its own core.
"""

import argparse
import asyncio
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import uvloop
from rich.console import Console
from rich.table import Table

from tests.server.engines import children_of, running_postgres, running_redis

from ..tables import figure
from .crowd import PEOPLE, Crowd, Tells, gathered
from .figures import LONGEST
from .pace import Burst, HumanPace, Sample
from .processes import DATA, Server, disk_of, flush_seconds, raise_limits, serving


@dataclass(frozen=True)
class Plan:
    """The count of tables and the length of each measurement."""

    tables: tuple[int, ...] = (100, 300, 1000)
    rate: float = 0.08  # actions a second at each table, at human pace
    seconds: float = 20.0
    burst: float = 8.0
    at_once: tuple[int, ...] = (16, 64, 128)
    warm_up: float = 2.0


QUICK: Final = Plan((20, 50), seconds=4, burst=2, at_once=(16,), warm_up=0.5)


@dataclass
class Setup:
    """A setup, and the processes whose work counts."""

    name: str
    server: Server
    engine: int | None  # PostgreSQL's first process
    workers: int

    def cpu_of_servers(self) -> float:
        """Return the CPU seconds of the processes that serve."""
        serving = [self.server.process]
        if self.workers > 1:
            serving += children_of(self.server.process)
        return sum(map(_cpu_seconds, serving))

    def cpu_of_engine(self) -> float:
        """Return the CPU seconds of PostgreSQL; SQLite works within the server."""
        if self.engine is None:
            return 0.0
        return sum(map(_cpu_seconds, (self.engine, *children_of(self.engine))))


@dataclass
class Stage:
    """What was measured in one setup with this many tables."""

    setup: str
    tables: int
    human: Sample
    burst: Sample = field(default_factory=Sample)
    server_cpu: float = 0.0  # seconds for each action of the best burst
    engine_cpu: float = 0.0


def _cpu_seconds(process: int) -> float:
    """Return the CPU seconds of a process, and of its children that are gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def sqlite(folder: Path) -> Iterator[Setup]:
    """One process on SQLite."""
    with serving(folder) as server:
        yield Setup("SQLite, 1 process", server, None, 1)


def postgres(workers: int, with_redis: bool) -> Callable[[Path], Iterator[Setup]]:
    """Return a setup with this many processes on PostgreSQL."""

    def serve(folder: Path) -> Iterator[Setup]:
        with ExitStack() as stack:
            engine = stack.enter_context(running_postgres(durable=True))
            assert engine.process is not None
            settings: Mapping[str, str] = {"ORIFLAMME_DATABASE": engine.url, "ORIFLAMME_WORKERS": str(workers)}
            if with_redis:
                settings = {**settings, "ORIFLAMME_REDIS": stack.enter_context(running_redis()).url}
            server = stack.enter_context(serving(folder, settings))
            name = f"PostgreSQL{' and Redis' if with_redis else ''}, {workers} process{'es' if workers > 1 else ''}"
            yield Setup(name, server, engine.process.pid, workers)

    return serve


WAYS: Final = (
    sqlite,
    contextmanager(postgres(1, with_redis=False)),
    contextmanager(postgres(2, with_redis=False)),
    contextmanager(postgres(2, with_redis=True)),
)


async def measure(plan: Plan, folder: Path, tell: Tells) -> list[Stage]:
    """Measure every setup."""
    found: list[Stage] = []
    for serve in WAYS:
        with serve(folder) as setup:
            async with gathered(setup.server.port, PEOPLE, tell) as crowd:
                found += [await stage(plan, setup, crowd, tables, tell) for tables in plan.tables]
    return found


async def stage(plan: Plan, setup: Setup, crowd: Crowd, tables: int, tell: Tells) -> Stage:
    """Measure human pace and bursts with this many tables; the best burst that was not too slow counts."""
    await crowd.grow_to(tables)
    tell(f"{setup.name}: {tables:,} tables at human pace")
    found = Stage(setup.name, tables, await HumanPace(crowd, plan.rate).play(plan.warm_up, plan.seconds))
    for at_once in plan.at_once:
        await crowd.grow_to(tables)
        tell(f"{setup.name}: {tables:,} tables, {at_once} actions in flight")
        before, acknowledged = (setup.cpu_of_servers(), setup.cpu_of_engine()), crowd.acknowledged
        burst = await Burst(crowd, at_once).play(plan.warm_up / 4, plan.burst)
        if burst.rate > found.burst.rate and (burst.p99 <= LONGEST or not found.burst.latencies):
            actions = max(1, crowd.acknowledged - acknowledged)
            found.burst = burst
            found.server_cpu = (setup.cpu_of_servers() - before[0]) / actions
            found.engine_cpu = (setup.cpu_of_engine() - before[1]) / actions
    return found


def report(stages: list[Stage]) -> Table:
    """Return the table: each setup against one process on PostgreSQL with the same count of tables."""
    table = Table(title="One process against two: client, servers and database on the same cores")
    table.add_column("setup")
    headings = ["tables", "human p50 ms", "human p99 ms", "burst actions/s", "ratio", "burst p99 ms"]
    headings += ["servers' CPU ms/action", "database's", "client's"]
    for heading in headings:
        table.add_column(heading, justify="right")
    alone = {stage.tables: stage.burst.rate for stage in stages if stage.setup == "PostgreSQL, 1 process"}
    for stage in stages:
        table.add_row(
            stage.setup,
            f"{stage.tables:,}",
            figure(stage.human.quantile(0.5)),
            figure(stage.human.p99),
            figure(stage.burst.rate),
            f"{stage.burst.rate / alone[stage.tables]:.2f} x",
            figure(stage.burst.p99),
            figure(1000 * stage.server_cpu),
            figure(1000 * stage.engine_cpu),
            figure(1000 * stage.burst.client_cpu_each),
        )
    return table


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.shared", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few tables, short runs: test that it works, not how fast")
    parser.add_argument("--data", type=Path, default=DATA, metavar="FOLDER", help="a folder on a disk, for databases")
    options, console = parser.parse_args(), Console()
    if not console.is_terminal:
        console.width = 150
    raise_limits()
    console.print(f"Disk: {disk_of(options.data)}, a durable page in {1000 * flush_seconds(options.data):.2f} ms.")
    console.print(f"Cores: {os.cpu_count()}.")
    with console.status("") as status, asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
        stages = loop.run(measure(QUICK if options.quick else Plan(), options.data, status.update))
    console.print(report(stages))


if __name__ == "__main__":
    main()
