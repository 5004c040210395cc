"""The report: the figures, and the survivors with their changes."""

import tomllib
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table

from .changes import Mutant
from .places import Place
from .workshop import Results

SURVIVORS = Path(__file__).parent / "survivors"
EQUIVALENT, HARMLESS = "equivalent", "harmless"  # no test can notice it; no test needs to notice it


class Explanations:
    """The explained survivors of a place: file, function and change, and why no test kills it."""

    def __init__(self, place: Place) -> None:
        file = SURVIVORS / f"{place.name}.toml"
        content = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        self._sorts = {
            (entry["file"], entry["where"], entry["old"], entry["new"]): sort
            for sort in (EQUIVALENT, HARMLESS)
            for entry in content.get(sort, [])
            if entry["why"]
        }

    def sort(self, mutant: Mutant) -> str | None:
        """Return `equivalent`, `harmless`, or None if it is not explained."""
        return self._sorts.get(_name(mutant))

    def needless(self, mutants: list[Mutant], results: Results) -> list[str]:
        """Return the explanations that match no mutant, or a killed one."""
        alive = {_name(mutant) for mutant in mutants if results.outcome(mutant) in (None, "survived")}
        return [" | ".join(name) for name in self._sorts if name not in alive]


def _name(mutant: Mutant) -> tuple[str, str, str, str]:
    return mutant.file, mutant.where, mutant.old, mutant.new


def report(
    console: Console,
    place: Place,
    every: list[Mutant],
    drawn: list[Mutant],
    results: Results,
    explanations: Explanations,
) -> bool:
    """Print the figures and the survivors of a draw. Return whether the goal is met and every survivor is explained."""
    counts: Counter[str] = Counter()
    unexplained: list[Mutant] = []
    for mutant in drawn:
        outcome = results.outcome(mutant) or "not tried"
        if outcome == "survived":
            outcome = explanations.sort(mutant) or outcome
        if outcome == "survived":
            unexplained.append(mutant)
        counts[outcome] += 1
    needless = explanations.needless(every, results)
    for mutant in sorted(unexplained, key=lambda mutant: (mutant.file, mutant.line)):
        console.print(_entry(mutant), markup=False, highlight=False, soft_wrap=True)
    for name in needless:
        console.print(f"explained, but killed or not a mutant: {name}", markup=False, soft_wrap=True)
    tried = len(drawn) - counts["not tried"]
    killed = (counts["killed"] + counts["timed out"]) / max(tried, 1)
    told_apart = (counts["killed"] + counts["timed out"]) / max(tried - counts[EQUIVALENT], 1)
    console.print(_figures(place, len(every), tried, counts, killed, told_apart))
    return tried == len(drawn) and told_apart >= place.goal and not unexplained and not needless


def _figures(place: Place, every: int, tried: int, counts: Counter[str], killed: float, told_apart: float) -> Table:
    table = Table(title=f"mutants of {place.name}")
    table.add_column("what")
    table.add_column("number", justify="right")
    rows = {
        "there are": str(every),
        "tried": str(tried),
        "killed by a failing test": str(counts["killed"]),
        "killed by a timeout": str(counts["timed out"]),
        "survived, explained: equivalent": str(counts[EQUIVALENT]),
        "survived, explained: harmless": str(counts[HARMLESS]),
        "survived, not explained": str(counts["survived"]),
        "share killed": f"{killed:.2%}",
        f"share killed of those that differ (at least {place.goal:.0%})": f"{told_apart:.2%}",
    }
    for what, number in rows.items():
        table.add_row(what, number)
    return table


def _entry(mutant: Mutant) -> str:
    """Return the entry of a survivor for survivors/<place>.toml."""
    return (
        f"# line {mutant.line}\n[[equivalent]]\nfile = {_quoted(mutant.file)}\nwhere = {_quoted(mutant.where)}\n"
        f'old = {_quoted(mutant.old)}\nnew = {_quoted(mutant.new)}\nwhy = ""\n'
    )


def _quoted(text: str) -> str:
    return f"'{text}'" if "'" not in text else '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
