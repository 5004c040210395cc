"""Measure the server under load: python -m benchmarks.load [--quick] [--data FOLDER] [--json FILE]."""

import argparse
import asyncio
import json
import sys
from dataclasses import asdict
from pathlib import Path

import uvloop
from rich.console import Console

from . import report
from .figures import QUICK, Plan, figures, measure
from .processes import DATA, disk_of, flush_seconds, raise_limits


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description="Measure the server under load.")
    parser.add_argument("--quick", action="store_true", help="few tables, short runs: test that it works, not how fast")
    parser.add_argument("--data", type=Path, default=DATA, metavar="FOLDER", help="a folder on a disk, for databases")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    return parser.parse_args()


def main() -> None:
    """Measure and print; fail if a limit is not met."""
    options, console = arguments(), Console()
    if not console.is_terminal:
        console.width = 130
    raise_limits()
    kind = disk_of(options.data)
    console.print(f"Disk: {kind}, a durable page in {1000 * flush_seconds(options.data):.2f} ms.")
    with console.status("") as status, asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
        measured = loop.run(measure(QUICK if options.quick else Plan(), options.data, status.update))
    rows = figures(measured)
    console.print(report.growth(measured))
    console.print(report.bursts(measured))
    console.print(report.bots(measured))
    console.print(report.required(rows))
    if options.json:
        written = [{**asdict(row), "passed": row.passed} for row in rows]
        options.json.write_text(json.dumps(written, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    if any(row.passed is False for row in rows if not (options.quick and row.is_of_time)):
        sys.exit("a limit is not met")


if __name__ == "__main__":
    main()
