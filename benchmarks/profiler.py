"""Where the time goes: the parts of a decision, and the functions of a compiled playout.

`perf` counts the functions, or valgrind's callgrind if perf cannot run. Both need the names of functions, so the
extension must not be stripped. A function that the C compiler has inlined counts for its caller.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from .measurement import COMPILED, Subject, Workers, environment, measure
from .requirements import BASE, BY_RULES

CODE = "from benchmarks.playouts import *; play_games(table('base', 4), Dice(), {games})"
PIECES = (
    ("a playout, by decision", BASE, "decisions"),
    ("a deal, by game", Subject(COMPILED, "pieces", "dealing"), "times"),
    ("Python chooses: all of it, by decision", BY_RULES, "decisions"),
    ("Python chooses: legal", Subject(COMPILED, "pieces", "listing"), "times"),
    ("Python chooses: the choice", Subject(COMPILED, "pieces", "choosing"), "times"),
    ("Python chooses: the loop without a game", Subject(COMPILED, "pieces", "floor"), "times"),
    ("random_action, called from Python", Subject(COMPILED, "pieces", "rolling"), "times"),
)
SHOWN = 25


def main(console: Console, workers: Workers) -> None:
    """Print the parts and the functions."""
    console.print(pieces(workers))
    with tempfile.TemporaryDirectory() as folder:
        counted = by_perf(Path(folder)) or by_callgrind(Path(folder))
    if counted is None:
        console.print("Neither perf nor valgrind can run, so functions are not counted.")
        return
    tool, shares = counted
    table = Table("function", title=f"Compiled playouts, by {tool}")
    table.add_column("%", justify="right")
    for name, share in shares[:SHOWN]:
        table.add_row(name, f"{share:.1f}")
    console.print(table)


def pieces(workers: Workers, rounds: int = 5, seconds: float = 0.2) -> Table:
    """Return how long each part takes."""
    table = Table("piece", title="CPU time of the parts, medians")
    table.add_column("ns", justify="right")
    measured = measure(workers, [subject for _, subject, _ in PIECES], rounds, seconds, lambda _: None)
    for label, subject, unit in PIECES:
        rate = median(amounts[unit] for amounts in measured[subject])
        table.add_row(label, f"{1e9 / rate:,.0f}")
    return table


def run(*command: str) -> str | None:
    """Return a tool's output; None if it is missing or fails."""
    if shutil.which(command[0]) is None:
        return None
    ended = subprocess.run(command, env=environment(COMPILED), capture_output=True, text=True, check=False)
    return None if ended.returncode else ended.stdout


def by_perf(folder: Path) -> tuple[str, list[tuple[str, float]]] | None:
    """Sample a million games."""
    data, code = str(folder / "perf.data"), CODE.format(games=1_000_000)
    record = ("perf", "record", "-q", "-e", "cpu-clock:u", "-F", "5000", "-o", data, sys.executable, "-c", code)
    if run(*record) is None:
        return None
    report = run("perf", "report", "-i", data, "--stdio", "--no-children", "-q", "-F", "overhead,sym") or ""
    found = re.findall(r"^ *([\d.]+)% +\[\.\] (\S+)", report, re.MULTILINE)
    return "perf, time", [(short(name), float(share)) for share, name in found]


def by_callgrind(folder: Path, games: int = 2000) -> tuple[str, list[tuple[str, float]]] | None:
    """Count the instructions of some games."""
    data, code = str(folder / "callgrind.out"), CODE.format(games=games)
    options = (f"--callgrind-out-file={data}", "--toggle-collect=*play_games*")
    if run("valgrind", "--tool=callgrind", *options, sys.executable, "-c", code) is None:
        return None
    report = run("callgrind_annotate", data) or ""
    found = re.findall(r"^ *[\d,]+ \( *([\d.]+)%\)  \S*?:(\S+)", report, re.MULTILINE)
    return "callgrind, instructions", [(short(name), float(share)) for share, name in found]


def short(name: str) -> str:
    """Return a function's name without Cython's prefix."""
    return re.sub(r"^__pyx_\w+?_compiled_(rules_|\d+)?", "", name)
