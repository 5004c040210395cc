"""`python -m tests.proof`: run the parts that have not passed at this commit, and write the table of figures."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from . import __doc__ as usage
from .parts import PARTS, Part
from .runner import run_part
from .state import State, commit_of
from .table import Row, rows_of, shown, written

ROOT = Path(__file__).parents[2]


class Proof:
    """Parts to prove at a commit, and where the results go."""

    def __init__(self, parts: Sequence[Part], commit: str, folder: Path, page: Path, console: Console) -> None:
        self.parts = parts
        self.commit = commit
        self.folder = folder
        self.page = page
        self.console = console
        self.state = State(folder, page.with_suffix(".json"))

    def run(self, chosen: Sequence[Part], again: bool, short: bool) -> bool:
        """Run the chosen parts that need it. Return whether all of them are green."""
        waiting = [part for part in chosen if again or self.state.needs_run(self.commit, part.name)]
        self.console.print(f"{len(waiting)} of {len(chosen)} parts to run at {self.commit}", highlight=False)
        for number, part in enumerate(waiting, 1):
            self._run_one(part, short, f"{number} of {len(waiting)}")
        self.report()
        runs = [self.state.at(self.commit, part.name) for part in chosen]
        return all(run is not None and run.passed for run in runs)

    def _run_one(self, part: Part, short: bool, place: str) -> None:
        """Run a part, show its name and its time meanwhile, and write the page."""
        command = part.short if short and part.short else part.command
        columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
        self.console.print(f"{place}: {part.name} ({part.shows})", highlight=False)
        with Progress(*columns, console=self.console, transient=True, disable=not self.console.is_terminal) as progress:
            progress.add_task(part.name, total=None)
            run = run_part(part, command, self.commit, ROOT, self.folder / f"{part.name}.log")
        self.state.keep(run)
        self._write()
        word = "[green]green" if run.passed else "[red]red"
        self.console.print(f"{word}[/] {part.name}, {run.seconds / 60:.1f} minutes", highlight=False)

    def report(self) -> None:
        """Print the table and write the page."""
        self.console.print(shown(self._rows(), self.commit))
        self._write()

    def _write(self) -> None:
        self.state.keep_record(part.name for part in self.parts)
        self.page.write_text(written(self._rows(), self.commit), encoding="utf-8")

    def _rows(self) -> list[Row]:
        return rows_of(self.parts, self.state, self.commit)


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return the parsed arguments."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof", description=usage, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="PART", help="only these parts")
    parser.add_argument("--again", action="store_true", help="run also the parts that have passed at this commit")
    parser.add_argument("--short", action="store_true", help="the short forms")
    parser.add_argument("--list", action="store_true", help="show the state of the parts and run nothing")
    return parser.parse_args(arguments)


def main(
    arguments: Sequence[str] | None = None,
    parts: Sequence[Part] = PARTS,
    folder: Path = ROOT / "build" / "proof",
    page: Path = ROOT / "docs" / "proof.md",
    commit: str | None = None,
) -> int:
    """Run the requested parts. Return 1 if a part is red, 2 if there is no such part."""
    wanted = read_arguments(arguments)
    if wanted.short:
        parts = [part for part in parts if part.short]
        folder, page = folder / "short", folder / "short" / "proof.md"
    unknown = set(wanted.names) - {part.name for part in parts}
    if unknown:
        form = "has a short form and is called" if wanted.short else "is called"
        print(f"No part {form} {', '.join(sorted(unknown))}. See --list.", file=sys.stderr)
        return 2
    proof = Proof(parts, commit or commit_of(ROOT), folder, page, Console())
    if wanted.list:
        proof.console.print(shown(rows_of(parts, proof.state, proof.commit), proof.commit))
        return 0
    chosen = [part for part in parts if not wanted.names or part.name in wanted.names]
    return 0 if proof.run(chosen, wanted.again, wanted.short) else 1


if __name__ == "__main__":
    sys.exit(main())
