"""The tables on the screen."""

from rich.table import Table
from rich.text import Text

from .results import Measured, Result

MARKS = {True: Text("pass", style="green"), False: Text("FAIL", style="bold red"), None: Text("")}
RATIO_UNITS = ("decisions", "games")


def figure(value: float) -> str:
    """Format a number with about three digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def limit(row: Result) -> str:
    """Format the limit."""
    if row.at_least is not None:
        return f"≥ {row.at_least:g} x"
    return "" if row.below is None else f"< {row.below:g} {row.unit}"


def required(rows: list[Result]) -> Table:
    """Return the table of results."""
    table = Table(title="Oriflamme: 4 players, base box, random play, unless stated otherwise")
    for heading in ("what", "against", "in"):
        table.add_column(heading)
    for heading in ("median", "rounds", "required"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("")
    for row in rows:
        compared = row.unit in RATIO_UNITS
        table.add_row(
            row.label,
            row.against,
            f"{row.unit}/s" if compared else row.unit,
            figure(row.value) + (" x" if compared else ""),
            f"{figure(row.low)} - {figure(row.high)}",
            limit(row),
            MARKS[row.passed],
        )
    return table


def rates(measured: Measured) -> Table:
    """Return the table of measurements, which are comparable only within this run."""
    table = Table(title="Medians, in thousands per second of CPU time")
    table.add_column("process")
    table.add_column("subject")
    for unit in ("decisions", "games", "others"):
        table.add_column(unit, justify="right")
    for subject, amounts in measured.each():
        others = [amount for unit, amount in amounts.items() if unit not in RATIO_UNITS]
        cells = [amounts.get("decisions"), amounts.get("games"), *others, None][:3]
        if others:
            cells = [None, None, others[0]]
        name = " ".join(map(str, (subject.module, subject.name, *subject.arguments)))
        table.add_row(subject.variant, name, *("" if cell is None else figure(cell / 1000) for cell in cells))
    return table
