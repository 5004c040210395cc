"""Read the figures of a part from what it printed: rows of tables, and lines that match a pattern."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@dataclass
class Table:
    """A table of figures with its title. Each row has the name, the value found and, if given, the value needed."""

    title: str
    rows: list[list[str]] = field(default_factory=list)

    def add(self, cells: list[str]) -> None:
        """Add a row. A row without a value continues the previous one."""
        if cells[1] or not self.rows:
            self.rows.append(cells)
        else:
            self.rows[-1] = [" ".join(filter(None, pair)) for pair in zip(self.rows[-1], cells, strict=True)]

    def figures(self, titled: bool) -> Iterator[str]:
        """Yield a line for each row."""
        for what, found, needed in self.rows:
            limit = f" (needed: {needed})" if needed else ""
            yield f"{self.title}, {what}: {found}{limit}" if titled else f"{what}: {found}{limit}"


def tables_in(lines: Iterable[str]) -> list[Table]:
    """Return the tables that rich has drawn."""
    found: list[Table] = []
    before = ""
    for line in lines:
        if line.startswith("┏"):
            found.append(Table(before.strip()))
        elif line.startswith("│") and found:
            cells = [cell.strip() for cell in line.strip().strip("│").split("│")]
            if len(cells) >= 2:
                found[-1].add([*cells, ""][:3])
        before = line
    return found


def read_figures(output: str, pattern: str) -> tuple[str, ...]:
    """Return the figures in an output: those of its tables, then the lines that match a pattern."""
    lines = [line.rpartition("\r")[2].rstrip() for line in ESCAPE.sub("", output).splitlines()]
    tables = tables_in(lines)
    rows = [figure for table in tables for figure in table.figures(len(tables) > 1)]
    wanted = re.compile(pattern) if pattern else None
    return (*rows, *(" ".join(line.split()) for line in lines if wanted and wanted.fullmatch(line.strip())))
