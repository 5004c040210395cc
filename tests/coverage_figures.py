"""Print how many lines and branches of each part of the package the tests reach: `make coverage`."""

import json
import sys
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table

COUNTS = ("covered_lines", "num_statements", "covered_branches", "num_branches")


def part_of(file: str) -> str:
    """Return the part of the package that a file belongs to: two folders deep at most."""
    inside = Path(file.partition("oriflamme/")[2])
    return "/".join(inside.parts[:-1][:2]) or inside.name


def figures(report: Path) -> dict[str, Counter[str]]:
    """Return the counts of every part, and their total."""
    files = json.loads(report.read_text(encoding="utf-8"))["files"]
    found: dict[str, Counter[str]] = {}
    for file, measured in files.items():
        counts = Counter({name: measured["summary"][name] for name in COUNTS})
        for part in (part_of(file), "all"):
            found.setdefault(part, Counter()).update(counts)
    return found


def share(covered: int, count: int) -> str:
    return f"{covered / count:.1%}" if count else "-"


def main(report: Path) -> None:
    table = Table("part", "lines", "covered", "branches", "covered")
    found = figures(report)
    for part in (*sorted(set(found) - {"all"}), "all"):
        lines, statements, branches, all_branches = (found[part][name] for name in COUNTS)
        table.add_row(part, str(statements), share(lines, statements), str(all_branches), share(branches, all_branches))
    Console().print(table)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
