"""Results: each row's figure, its limit, and whether the limit is met."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from .measurement import COMPILED, PLAIN, Subject
from .requirements import COSTS, IMPORT_LIMIT_MS, MEMORY_LIMIT_BYTES, RATIOS, Cost, Ratio
from .timing import Amounts

SHORT = {"bridge(use_double_dummy_result=false)": "bridge, played"}  # not the bridge that ends after the auction


@dataclass(frozen=True)
class Result:
    """One row of the table."""

    label: str
    against: str
    value: float
    low: float
    high: float
    unit: str
    at_least: float | None = None
    below: float | None = None

    @property
    def passed(self) -> bool | None:
        """Whether the limit is met; None without a limit."""
        if self.at_least is not None:
            return self.value >= self.at_least
        return None if self.below is None else self.value < self.below

    def as_json(self) -> dict[str, Any]:
        """Return the row for a file."""
        return {**asdict(self), "passed": self.passed}


class Measured:
    """The rates of all subjects, round by round."""

    def __init__(self, rounds: dict[Subject, list[Amounts]]) -> None:
        self._rounds = rounds

    def rates(self, subject: Subject, unit: str) -> list[float]:
        """Return a subject's rates in the order of the rounds."""
        return [amounts[unit] for amounts in self._rounds[subject]]

    def best(self, subjects: Sequence[Subject], unit: str) -> Subject | None:
        """Return the fastest measured rate."""
        here = [subject for subject in subjects if subject in self._rounds]
        return max(here, key=lambda subject: median(self.rates(subject, unit)), default=None)

    def each(self) -> list[tuple[Subject, Amounts]]:
        """Return the median rates of every subject."""
        return [
            (subject, {unit: median(self.rates(subject, unit)) for unit in amounts[0]})
            for subject, amounts in self._rounds.items()
        ]


def result(label: str, against: str, values: Sequence[float], unit: str, **limit: float | None) -> Result:
    """Return a row from the figures of its rounds."""
    return Result(label, against, median(values), min(values), max(values), unit, **limit)


def ratio(measured: Measured, row: Ratio) -> Result | None:
    """Divide, round by round, by the best of the others; None without others."""
    best = measured.best(row.others, row.unit)
    if best is None:
        return None
    pairs = zip(measured.rates(row.ours, row.unit), measured.rates(best, row.unit), strict=True)
    against = row.against
    if best.variant not in (COMPILED, PLAIN):
        against += f": {SHORT.get(str(best.arguments[0]), best.arguments[0])}"
    return result(row.label, against, [ours / other for ours, other in pairs], row.unit, at_least=row.limit)


def cost(measured: Measured, row: Cost) -> Result:
    """Turn a rate into microseconds."""
    return result(row.label, "", [1e6 / rate for rate in measured.rates(row.ours, row.unit)], "µs", below=row.limit)


def memory(facts: Amounts) -> Result:
    """Return the memory of a game: the largest of the figures counts."""
    values = list(facts.values())
    low, high = min(values), max(values)
    return Result("memory of a game", "", high, low, high, "bytes", below=MEMORY_LIMIT_BYTES)


def results(measured: Measured, imports: Sequence[float], facts: Amounts) -> list[Result]:
    """Return all rows."""
    milliseconds = [1000 * seconds for seconds in imports]
    return [
        *filter(None, (ratio(measured, row) for row in RATIOS)),
        *(cost(measured, row) for row in COSTS),
        result("import oriflamme", "", milliseconds, "ms", below=IMPORT_LIMIT_MS),
        memory(facts),
    ]
