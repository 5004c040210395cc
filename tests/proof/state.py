"""The results of the parts, by commit, in files that survive an interrupted proof."""

import subprocess
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
    """The stored runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

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
        """Return the latest run of a part, at any commit."""
        runs = [msgspec.json.decode(path.read_bytes(), type=Run) for path in self.folder.glob(f"runs/*/{name}.json")]
        return max(runs, key=lambda run: run.began, default=None)

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
