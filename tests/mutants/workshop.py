"""Copies of the project in which mutants are tried, and their stored results."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from .changes import Mutant
from .places import ROOT, Place

BUILD = ROOT / "build" / "mutants"
COPIED = ("src", "tests", "docs", "examples", "pyproject.toml", "README.md")


class Workshop:
    """A copy of the project and the process that works in it."""

    def __init__(self, place: Place, number: int) -> None:
        self.folder = BUILD / f"{place.name}-{number}"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for name in COPIED:
            _copy(ROOT / name, self.folder / name, place.not_copied)
        self._process = subprocess.Popen(
            [sys.executable, "-m", f"{__package__}.worker", place.name, str(len(place.stages))],
            cwd=self.folder,
            env=self._environment(place),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.usual = self._answer()

    def _environment(self, place: Place) -> dict[str, str]:
        path = os.pathsep.join((str(self.folder / "src"), str(self.folder)))
        compiled = {"PYTHONDONTWRITEBYTECODE": ""}  # otherwise every mutant would compile all modules again
        return {**os.environ, **compiled, "PYTHONPATH": path, "PYTHONHASHSEED": "0", **place.environment}

    def try_out(self, mutant: Mutant) -> dict[str, Any]:
        """Try a mutant. Return the result."""
        assert self._process.stdin is not None
        job = {"key": mutant.key, "file": mutant.file, "where": mutant.where, "code": mutant.code}
        self._process.stdin.write(json.dumps(job) + "\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"the worker in {self.folder} ended; its error is above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process and remove the copy."""
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def _copy(source: Path, target: Path, left_out: tuple[str, ...]) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", *left_out))
    else:
        shutil.copy2(source, target)


class Results:
    """The results of mutants, one per line, in the order in which they were found."""

    def __init__(self, place: Place) -> None:
        BUILD.mkdir(parents=True, exist_ok=True)
        self._file = BUILD / f"{place.name}.jsonl"
        lines = self._file.read_text().splitlines() if self._file.exists() else []
        self._found = {result["key"]: result for result in map(json.loads, lines)}

    def add(self, result: dict[str, Any]) -> None:
        """Store a result. It replaces an earlier one."""
        self._found[result["key"]] = result
        with self._file.open("a") as file:
            file.write(json.dumps(result) + "\n")

    def outcome(self, mutant: Mutant) -> str | None:
        """Return `killed`, `timed out` or `survived`, or None if it was not tried."""
        result = self._found.get(mutant.key)
        return result["outcome"] if result else None
