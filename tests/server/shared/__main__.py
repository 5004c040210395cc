"""`make shared`: what must hold for several processes on PostgreSQL and Redis, in full (two hours)."""

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

from ..faults.figures import Figure, at_least, exactly, none, shown
from ..secrets.pairs import pairs
from ..secrets.places import two_processes
from .forks import forks
from .rolling_restart import rolling
from .trouble import trouble

CONSOLE = Console(width=120)
Proof = Callable[..., Coroutine[Any, Any, list[Figure]]]


async def secrets(folder: Path, count: int = 10_000, tick: Callable[[int], None] = lambda _: None) -> list[Figure]:
    """Run the pairs of `make secrets` through two processes."""
    found = await pairs(count, folder, seed=2, progress=tick, serving=two_processes)
    return [
        exactly("pairs of tables", found.counts["pairs"], count),
        shown("frames compared", found.counts["frames compared"]),
        none(f"differences {found.differences[:1] or ''}".strip(), len(found.differences)),
        at_least("seats that must see a difference", found.counts["seats that must see a difference"], 1),
        none("of them for which none was seen", len(found.unseen)),
    ]


PROOFS: dict[str, tuple[Proof, int]] = {
    "forks": (lambda folder, **more: forks(**more), 10_000),
    "rolling": (rolling, 3),
    "trouble": (trouble, 100),
    "secrets": (secrets, 10_000),
}


def main() -> int:
    """Run the requested proofs, by default all."""
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
