"""`make secrets`: all proofs that nothing hidden is revealed, in full. It takes about an hour."""

import asyncio
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from oriflamme.rules.decks import BOXES

from . import timing
from .markers import markers
from .pairs import pairs
from .undo import tries

CONSOLE = Console(highlight=False)
SIZES = {"pairs": 10_000, "markers": 300, "undoing": 100_000, "orders": 3_000, "bots": 400, "hearing": 300}
PLANTED = {
    "orders": (120, "pace"),
    "bots": (36, "pace"),
    "hearing": (10, "slow"),
}  # the count of tables, and the name of a planted delay
Shown = Callable[[int], None]


def figures(name: str, counts: Mapping[str, int]) -> None:
    """Print the counts."""
    CONSOLE.print(f"{name}: " + ", ".join(f"{count:,} {what}" for what, count in counts.items()))


async def prove_pairs(number: int, folder: Path, show: Shown) -> bool:
    """Compare tables that differ only in what a viewer cannot know."""
    found = await pairs(number, folder, progress=show)
    figures("pairs", found.counts)
    for difference in found.differences[:5]:
        CONSOLE.print(str(difference), markup=False)
    CONSOLE.print(f"pairs: {len(found.differences)} differences visible to a viewer who must see none")
    CONSOLE.print(
        f"pairs: {len(found.unseen)} differences not seen where one must be visible: {', '.join(found.unseen)}"
    )
    return not found.differences and not found.unseen


async def prove_markers(number: int, folder: Path, show: Shown) -> bool:
    """Search everything that leaves the server for secrets."""
    found = await markers(number, folder, progress=show)
    figures("markers", found.counts)
    for fault in found.faults[:5]:
        CONSOLE.print(fault, markup=False)
    CONSOLE.print(f"markers: {len(found.faults)} faults")
    return not found.faults


async def prove_undoing(number: int, folder: Path, show: Shown) -> bool:
    """Try actions that can be taken back."""
    revealing = can_undo = 0
    for one in tries(number, seed=2026):
        can_undo += one.can_undo
        revealing += one.can_undo and not one.same
        show(1)
    CONSOLE.print(
        f"undoing: {number:,} actions tried, {can_undo:,} can be taken back, {revealing} of them reveal something"
    )
    return not revealing


def prove_timing(what: str) -> Callable[[int, Path, Shown], Coroutine[Any, Any, bool]]:
    """Return the proof that one kind of delay reveals nothing."""

    async def prove(number: int, folder: Path, show: Shown) -> bool:
        measure = getattr(timing, what)
        tables, leak = PLANTED[what]
        planted = timing.suspicious(await measure(tables, folder / "planted", leaks=leak))
        is_seen = any("lord" in comparison.name for comparison in planted)
        CONSOLE.print(f"{what}: a planted delay is {'seen' if is_seen else 'NOT seen'}")

        async def once(seed: int) -> timing.Samples:
            samples: timing.Samples = await measure(number, folder / str(seed), seed, BOXES, progress=show)
            return samples

        measured = await timing.timing(once)
        for question, times in measured.seconds.items():
            quarters = [f"{quarter * 1000:.1f}" for quarter in statistics.quantiles(times, n=4)]
            CONSOLE.print(f"{what}: {question}: {len(times):,} samples, quarters at {', '.join(quarters)} ms")
        worst = min(measured.comparisons, key=lambda comparison: comparison.p)
        CONSOLE.print(f"{what}: {len(measured.comparisons)} comparisons, the least likely {worst}")
        for first, second in measured.suspected:
            CONSOLE.print(f"{what}: seen once: {first}; measured again: {second}")
        CONSOLE.print(f"{what}: {len(measured.differences)} differences at p < {timing.UNLIKELY}, seen twice")
        return is_seen and not measured.differences

    return prove


PROOFS: dict[str, Callable[[int, Path, Shown], Coroutine[Any, Any, bool]]] = {
    "pairs": prove_pairs,
    "markers": prove_markers,
    "undoing": prove_undoing,
    **{what: prove_timing(what) for what in ("orders", "bots", "hearing")},
}


def main() -> None:
    """Run the named proofs, for example `pairs=500`, or all of them."""
    wanted = [argument.partition("=") for argument in sys.argv[1:]] or [(name, "", "") for name in PROOFS]
    good = True
    for name, _, size in wanted:
        number = int(size or SIZES[name])
        folder = Path(tempfile.mkdtemp(prefix="oriflamme-secrets-"))
        started = time.monotonic()
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        try:
            with Progress(*columns, console=CONSOLE, transient=True) as progress:
                task = progress.add_task(name, total=number)
                good &= asyncio.run(PROOFS[name](number, folder, partial(progress.advance, task)))
        finally:
            shutil.rmtree(folder)
        CONSOLE.print(f"{name}: {time.monotonic() - started:,.0f} s\n")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
