"""The table of the proof: on the screen, and as a page of the documentation."""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime

from rich.table import Table

from .parts import Part
from .state import Run, State

PAGE = """\
# Proof
`make proof` runs the long and the statistical forms of the tests and writes this page. It does not repeat a part that
has passed at this commit on this machine. `proof.json` has the last run of each part on any machine. Time limits are
for a quiet machine; on a busy one, a part with such a limit may turn red.
[Testing](testing.md) says what each test is for.

Written on {date} (UTC) at commit {commit}, on {cores} cores.

| part | what it shows | figures | minutes | result |
|---|---|---|---|---|
{rows}
"""


@dataclass(frozen=True)
class Row:
    """The state of a part at a commit."""

    part: Part
    run: Run | None  # the run at this commit, or else the last one
    here: bool

    @property
    def figures(self) -> tuple[str, ...]:
        """The figures of the run."""
        return self.run.figures if self.run else ()

    @property
    def minutes(self) -> str:
        """How long it took."""
        return f"{self.run.seconds / 60:.1f}" if self.run else ""

    @property
    def result(self) -> str:
        """Green or red, and the commit if it is another one."""
        if self.run is None:
            return "no run is recorded"
        colour = "green" if self.run.passed else "red"
        return (
            colour if self.here else f"not run at this commit; {colour} at {self.run.commit} on {self.run.began[:10]}"
        )


def rows_of(parts: Iterable[Part], state: State, commit: str) -> list[Row]:
    """Return the states of all parts."""
    rows = []
    for part in parts:
        here = state.at(commit, part.name)
        rows.append(Row(part, here or state.last(part.name), here is not None))
    return rows


def shown(rows: Iterable[Row], commit: str) -> Table:
    """Return the table for the screen."""
    table = Table("part", "figures", "minutes", "result", title=f"Proof at {commit}", title_justify="left")
    for row in rows:
        style = {"green": "green", "red": "red"}.get(row.result, "yellow")
        table.add_row(row.part.name, "\n".join(row.figures), row.minutes, f"[{style}]{row.result}", end_section=True)
    return table


def written(rows: Iterable[Row], commit: str) -> str:
    """Return the page of the documentation."""
    lines = (
        _line(row.part.name, row.part.shows, "<br>".join(map(_safe, row.figures)), row.minutes, row.result)
        for row in rows
    )
    now = f"{datetime.now(UTC):%Y-%m-%d %H:%M}"
    return PAGE.format(date=now, commit=commit, cores=os.cpu_count(), rows="\n".join(lines))


def _line(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def _safe(figure: str) -> str:
    """Return a figure without characters that would break its cell."""
    return figure.replace("&", "&amp;").replace("<", "&lt;").replace("|", "\\|")
