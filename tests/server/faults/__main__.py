"""`python -m tests.server.faults [--quick] [NAME...]`: expose servers to faults and print figures.

Some disks need root, and the clock needs libfaketime. It skips what is not available here, and says so.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from ..packages import faketime
from .bots import BAD_BOTS, bots
from .clock import STEPS, clock
from .disk import disk, flicker
from .failing_disks import DISKS, why_not
from .figures import Figure
from .kills import kills, outage
from .network import network

CONSOLE = Console(width=120)


@dataclass(frozen=True)
class Proof:
    """One kind of fault."""

    name: str
    run: Callable[..., Coroutine[Any, Any, list[Figure]]]
    ticks: int = 0  # how often it reports progress
    skipped: str | None = None  # why it is not possible here


def proofs(quick: bool) -> list[Proof]:
    """Return all proofs, in the short or the long form."""
    times, tables, games, changes, rounds, moves, down = (
        (6, 20, 40, 30, 1, 1, 2.0) if quick else (200, 200, 2000, 400, 10, 20, 20.0)
    )
    return [
        Proof("kills", partial(kills, times=times, tables=tables), times),
        Proof("outage", partial(outage, down=down)),
        Proof("network", partial(network, games=games), games),
        *(Proof(f"disk-{kind}", partial(disk, kind=kind), skipped=_why_not(kind)) for kind in DISKS),
        Proof("disk-flicker", partial(flicker, changes=changes), changes),
        Proof(
            "clock",
            partial(clock, rounds=rounds),
            rounds * len(STEPS),
            None if faketime() else "libfaketime is not installed (Debian: apt-get install faketime)",
        ),
        Proof("bots", partial(bots, moves=moves), len(BAD_BOTS)),
    ]


def _why_not(kind: str) -> str | None:
    with tempfile.TemporaryDirectory() as folder:
        return why_not(kind, Path(folder))


def prove(proof: Proof) -> list[Figure]:
    """Run a proof and show its progress."""
    columns = (TextColumn("{task.description:12}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory(prefix="oriflamme-faults-") as folder,
        Progress(*columns, console=CONSOLE, transient=True) as progress,
    ):
        task = progress.add_task(proof.name, total=proof.ticks or None)
        more = {"tick": partial(progress.advance, task)} if proof.ticks else {}
        return uvloop.run(proof.run(Path(folder), **more))


def show(proof: Proof, figures: list[Figure]) -> None:
    """Print the figures."""
    table = Table("what", "found", "needed", "", title=proof.name, title_justify="left")
    for figure in figures:
        table.add_row(figure.what, figure.found, figure.needed, "" if figure.holds else "[red]WRONG")
    CONSOLE.print(table)


def main() -> None:
    """Run the requested proofs, by default all. The exit code says whether everything holds."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.faults", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="the short forms, two minutes in all")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these, for example kills or disk-full")
    arguments = parser.parse_args()
    chosen = [proof for proof in proofs(arguments.quick) if not arguments.names or proof.name in arguments.names]
    wrong = 0
    CONSOLE.print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for proof in chosen:
        if proof.skipped is not None:
            CONSOLE.print(f"{proof.name}: left out, {proof.skipped}")
            continue
        figures = prove(proof)
        show(proof, figures)
        wrong += sum(not figure.holds for figure in figures)
    CONSOLE.print("everything holds" if not wrong else f"{wrong} figures are wrong")
    sys.exit(min(wrong, 1))


if __name__ == "__main__":
    main()
