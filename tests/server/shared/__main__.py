"""`make shared`: what must hold for several processes on PostgreSQL and Redis, in full (half an hour)."""

import sys
import tempfile
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from ..faults.figures import Figure
from .forks import forks
from .rolling import rolling
from .trouble import trouble

CONSOLE = Console(width=120)
Proof = Callable[..., Coroutine[Any, Any, list[Figure]]]
PROOFS: dict[str, tuple[Proof, int]] = {
    "forks": (lambda folder, **more: forks(**more), 10_000),
    "rolling": (rolling, 3),
    "trouble": (trouble, 100),
}


def main() -> int:
    """Run the proofs that were asked for, by default all."""
    wrong = 0
    for name in sys.argv[1:] or PROOFS:
        proof, ticks = PROOFS[name]
        columns = (TextColumn("{task.description:12}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with (
            tempfile.TemporaryDirectory(prefix="oriflamme-shared-") as folder,
            Progress(*columns, console=CONSOLE, transient=True) as progress,
        ):
            task = progress.add_task(name, total=ticks)
            figures = uvloop.run(proof(Path(folder), tick=partial(progress.advance, task)))
        table = Table("what", "found", "needed", "", title=name, title_justify="left")
        for figure in figures:
            table.add_row(figure.what, figure.found, figure.needed, "" if figure.holds else "[red]WRONG")
            wrong += not figure.holds
        CONSOLE.print(table)
    CONSOLE.print("everything holds" if not wrong else f"{wrong} figures are wrong")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
