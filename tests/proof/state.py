"""The results of the parts, by commit, in files that survive an interrupted proof."""

import subprocess
from collections.abc import Iterable
from pathlib import Path

import msgspec

PROSE = (":(exclude)docs", ":(exclude)*.md")
CHANGED = "+changes"


class Run(msgspec.Struct, frozen=True):
    """One run of a part."""

    name: str
    commit: str
    began: str  # as 2026-11-17 03:12, UTC
    seconds: float
    exit_code: int
    figures: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether the part is green. Without figures, nothing was proved."""
        return self.exit_code == 0 and bool(self.figures)


class State:
    """The runs of this machine, by commit, and the last ones of any machine, in a file beside the page."""

    def __init__(self, folder: Path, record: Path) -> None:
        self.folder = folder
        self.record = record

    def keep(self, run: Run) -> None:
        """Store a run. It replaces an earlier one of the same part and commit."""
        path = self._path(run.commit, run.name)
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".new")
        beside.write_bytes(msgspec.json.encode(run))
        beside.replace(path)

    def at(self, commit: str, name: str) -> Run | None:
        """Return the run of a part at a commit."""
        path = self._path(commit, name)
        return msgspec.json.decode(path.read_bytes(), type=Run) if path.exists() else None

    def last(self, name: str) -> Run | None:
        """Return the latest run of a part, at any commit and on any machine."""
        runs = [msgspec.json.decode(path.read_bytes(), type=Run) for path in self.folder.glob(f"runs/*/{name}.json")]
        runs += [run for run in self._recorded() if run.name == name]
        return max(runs, key=lambda run: run.began, default=None)

    def keep_record(self, names: Iterable[str]) -> None:
        """Write the last run of each part to the record, so that another machine still knows it."""
        runs = [run for name in names if (run := self.last(name)) is not None]
        self.record.parent.mkdir(parents=True, exist_ok=True)
        self.record.write_bytes(msgspec.json.format(msgspec.json.encode(runs)) + b"\n")

    def _recorded(self) -> list[Run]:
        return msgspec.json.decode(self.record.read_bytes(), type=list[Run]) if self.record.exists() else []

    def needs_run(self, commit: str, name: str) -> bool:
        """Whether a part has not passed at a commit. With uncommitted changes, no pass counts."""
        run = self.at(commit, name)
        return run is None or not run.passed or commit.endswith(CHANGED)

    def _path(self, commit: str, name: str) -> Path:
        return self.folder / "runs" / commit / f"{name}.json"


def commit_of(root: Path) -> str:
    """Return the last commit that changed more than prose, with a mark if there are uncommitted changes."""
    commit = _git(root, "log", "-1", "--format=%h", "--", ".", *PROSE)
    return commit + CHANGED if _git(root, "status", "--porcelain", "--", ".", *PROSE) else commit


def _git(root: Path, *arguments: str) -> str:
    done = subprocess.run(("git", *arguments), cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.strip()
