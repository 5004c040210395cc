"""Run one part in a process of its own, with its output in a file."""

import os
import subprocess
import time
from datetime import UTC, datetime
from pathlib import Path

from .figures import read_figures
from .parts import Part
from .state import Run

SETTINGS = {
    "CI": "1",  # a missing package is a failure
    "COLUMNS": "200",  # no figure is broken into two lines
    "PYTHONUTF8": "1",
    "PYTHONUNBUFFERED": "1",
}


def run_part(part: Part, command: tuple[str, ...], commit: str, root: Path, log: Path) -> Run:
    """Run a part and return how it ended."""
    log.parent.mkdir(parents=True, exist_ok=True)
    began, started = datetime.now(UTC), time.monotonic()
    with log.open("wb") as output:
        done = subprocess.run(
            command,
            cwd=root,
            env={**os.environ, **SETTINGS, **part.environment},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )
    figures = read_figures(log.read_text(encoding="utf-8", errors="replace"), part.figures)
    seconds = time.monotonic() - started
    return Run(part.name, commit, f"{began:%Y-%m-%d %H:%M:%S}", round(seconds, 1), done.returncode, figures)
