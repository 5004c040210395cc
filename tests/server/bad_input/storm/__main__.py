"""`python -m tests.server.bad_input.storm [SECONDS] [ATTACK …]`: the attacks on the transport, with two tables.

The second table is of two processes on one PostgreSQL. The attacker connects to the process that does not own the
tables, and so does every second honest client: the process relays them. Each table takes about 25 minutes.

Run it on a machine that does nothing else. "No core" is the part of the time in which the server was ready to run and
other programs had the cores; if it is more than a few per cent, the latencies are the machine's and not the server's.
"Disk" is what a page took to be written durably meanwhile. No action is shown before it is on the disk, so the limit of
the latency is beyond that.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

import uvloop
from rich.console import Console

from benchmarks.load.processes import raise_limits
from tests.server.bad_input.storm.measure import LONGEST, SLOWEST, TABLES, Row, report, storm
from tests.server.bad_input.storm.places import Place, one_process, relayed
from tests.server.engines import programs_of_postgres

Serving = Callable[[Path], AbstractContextManager[Place]]
PLACES: Final[dict[str, Serving]] = {"one process": one_process, "through a process that relays": relayed}


async def main(serving: Serving, seconds: float, names: list[str], console: Console) -> list[Row]:
    """Attack servers of our own; return how it went."""
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as place:
        async for row in storm(place, seconds, names):
            rows.append(row)
            harm = "; ".join(row.problems) or "well"
            cores = f"{100 * row.cpu:.0f} % CPU, {100 * row.waited:.0f} % without a core"
            console.print(f"{row.name}: {harm}; {cores}; {row.outcome}")
    return rows


def run(seconds: float, names: list[str]) -> None:
    """Attack, print the table, and fail if something was worse than it may be."""
    console = Console()
    if not console.is_terminal:
        console.width = 170
    raise_limits()
    title = f"{TABLES} tables of honest people, each attack for {seconds:.0f} s"
    limits = f"limits: p99 {LONGEST:.0f} ms, health {SLOWEST:.0f} s"
    did_harm = False
    for where, serving in PLACES.items():
        if serving is relayed and programs_of_postgres() is None:
            console.print(f"{where}: not tried, because PostgreSQL is not installed")
            continue
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
            rows = loop.run(main(serving, seconds, names, console))
        console.print(report(rows, f"{where}: {title} ({limits})"))
        did_harm |= any(row.problems for row in rows)
    if did_harm:
        sys.exit("an attack did harm")


if __name__ == "__main__":
    run(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, sys.argv[2:])
