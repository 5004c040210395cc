"""Run all benchmarks: python -m benchmarks [--rounds N] [--seconds S] [--json FILE] [--check] [--profile]."""

import argparse
import json
from importlib.metadata import version
from pathlib import Path

from rich.console import Console

from . import peers, profiler, startup, tables
from .measurement import COMPILED, Subject, Workers, measure
from .requirements import subjects
from .results import Measured, results
from .timing import stay_on_one_core


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the rules against OpenSpiel.")
    parser.add_argument("--rounds", type=int, default=7, help="how many rounds; each measures every subject")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds per subject and round")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results to this file")
    parser.add_argument("--check", action="store_true", help="fail if a limit is not met")
    parser.add_argument("--profile", action="store_true", help="print which functions take the time instead")
    return parser.parse_args()


def main() -> None:
    """Measure, print, and write."""
    options, console = arguments(), Console()
    if not console.is_terminal:
        console.width = 130
    stay_on_one_core()
    with Workers() as workers:
        if not workers.ask(Subject(COMPILED, "playouts", "is_compiled"))["compiled"]:
            console.print("The rules are not compiled. Rows that need compiled rules will fail.", style="bold red")
        if options.profile:
            profiler.main(console, workers)
            return
        if peers.is_installed():
            console.print(f"Peer: open_spiel {version('open_spiel')}, measured in the same run.")
        else:
            console.print("OpenSpiel is not installed (pip install open_spiel). There are no ratios against it.")
        with console.status("") as status:
            facts = workers.ask(Subject(COMPILED, "memory", "per_game"))
            measured = Measured(
                measure(workers, subjects(peers.is_installed()), options.rounds, options.seconds, status.update)
            )
            status.update("imports")
            rows = results(measured, startup.import_seconds(2 * options.rounds), facts)
    console.print(tables.rates(measured))
    console.print(tables.required(rows))
    if options.json:
        medians = {str(subject): amounts for subject, amounts in measured.each()}
        written = {"results": [row.as_json() for row in rows], "medians": medians, "memory": facts}
        options.json.write_text(json.dumps(written, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    if options.check and any(row.passed is False for row in rows):
        raise SystemExit("a limit is not met")


if __name__ == "__main__":
    main()
