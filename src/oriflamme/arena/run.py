"""Run contests: send the unfinished jobs to the engine, add up the results and report progress."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol

import msgspec

from ..deals import empty_state
from ..errors import OriflammeError
from ..notation.names import read_deck
from ..simulation import DRAWN_DECKS, read_deck_name
from .engines import Engine
from .entrants import Checked, code_of
from .guard import Guard
from .job import LARGE_CHUNK, LIMIT, SMALL_CHUNK, Cell, Job, cut, in_turns
from .store import Store
from .tally import Tally

MAX_DEALS: Final = 10_000_000


class Plan(msgspec.Struct, frozen=True):
    """Cells, and how many deals to play of each."""

    cells: tuple[Cell, ...]
    deals: int
    seed: int = 0
    points: bool = False
    limit: float = LIMIT


class Watcher(Protocol):
    """Follows the progress of a run."""

    def begin(self, cells: Sequence[Cell], games: int) -> None:
        """Note what will be played."""
        ...

    def hear(self, job: Job, tally: Tally, stored: bool) -> None:
        """Note a finished job; an earlier run played a stored one."""
        ...

    def say(self, sentence: str) -> None:
        """Report something unusual."""
        ...


class Silent:
    """A watcher that does nothing."""

    def begin(self, cells: Sequence[Cell], games: int) -> None:
        """Do nothing."""

    def hear(self, job: Job, tally: Tally, stored: bool) -> None:
        """Do nothing."""

    def say(self, sentence: str) -> None:
        """Do nothing."""


def check_cells(cells: Iterable[Cell]) -> None:
    """Raise an error if a cell cannot be dealt."""
    for cell in cells:
        if cell.players not in (3, 4, 5):
            raise OriflammeError(f"expected 3, 4 or 5 players, got {cell.players}")
        if len(cell.table) != cell.players - 1:
            raise OriflammeError(f"{cell.players} players need {cell.players - 1} opponents, got {len(cell.table)}")
        deck = read_deck_name(cell.deck)
        kinds = read_deck("base" if deck in DRAWN_DECKS else deck)
        empty_state(kinds, cell.players, 0, cell.edition, cell.schemer_gain, 1)


def names_in(cells: Iterable[Cell]) -> set[str]:
    """Return the names of all bots."""
    return {name for cell in cells for name in (cell.hero, *cell.table)}


def check_bots(names: Iterable[str]) -> dict[str, Checked]:
    """Check, in a separate process, which bots can be created."""
    guard = Guard()
    try:
        return {name: guard.check(name) for name in sorted(names)}
    finally:
        guard.close()


def playable(cells: Sequence[Cell], checked: Mapping[str, Checked], watcher: Watcher) -> tuple[Cell, ...]:
    """Return the cells whose bots are all valid, and report the other bots."""
    bad = {name: found.problem for name, found in checked.items() if found.problem}
    good = tuple(cell for cell in cells if not bad.keys() & {cell.hero, *cell.table})
    if not good:
        raise OriflammeError("; ".join(problem for problem in bad.values() if problem) or "nothing to play")
    for problem in bad.values():
        watcher.say(f"{problem}; {len(cells) - len(good)} of {len(cells)} cells are left out")
    return good


def chunk_of(cell: Cell, checked: Mapping[str, Checked], points: bool) -> int:
    """Return the count of deals in a job of a cell."""
    compiled = not points
    if compiled and all(checked[name].compiled for name in (cell.hero, *cell.table)):
        return LARGE_CHUNK
    return SMALL_CHUNK


class Runner:
    """Plays cells on an engine, and reuses the stored results of earlier runs."""

    def __init__(
        self, cells: Sequence[Cell], engine: Engine, store: Store | None = None, watcher: Watcher | None = None
    ) -> None:
        self._engine = engine
        self._watcher = watcher or Silent()
        check_cells(cells)
        self._checked = check_bots(names_in(cells))
        self.cells = playable(cells, self._checked, self._watcher)
        self._store = store or Store(None, code_of(names_in(self.cells)))
        if self._store.foreign:
            self._watcher.say(f"ignored {self._store.foreign} results of another version of the code or bots")
        if self._store.broken:
            self._watcher.say(f"{self._store.broken} lines of the results cannot be read; they will be played again")

    def jobs(self, plan: Plan, deals: range) -> list[Job]:
        """Return the jobs of some deals of all valid cells of a plan."""
        if not 0 < plan.deals <= MAX_DEALS:
            raise OriflammeError(f"expected 1 to {MAX_DEALS:,} deals, got {plan.deals:,}")
        return in_turns(
            cut(cell, plan.seed, deals, chunk_of(cell, self._checked, plan.points), plan.points, plan.limit)
            for cell in plan.cells
            if cell in self.cells
        )

    def play(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Tally]]:
        """Play jobs; yield the stored ones first."""
        todo = []
        for job in jobs:
            tally = self._store.find(job)
            if tally is None:
                todo.append(job)
            else:
                self._watcher.hear(job, tally, True)
                yield job, tally
        for job, tally in self._engine.run(todo):
            self._store.keep(job, tally)
            self._watcher.hear(job, tally, False)
            yield job, tally

    def totals(self, plan: Plan) -> dict[Cell, Tally]:
        """Play a whole plan and return the results by cell."""
        jobs = self.jobs(plan, range(plan.deals))
        self._watcher.begin(self.cells, sum(job.games for job in jobs))
        return add_up(self.cells, self.play(jobs))


def add_up(cells: Iterable[Cell], results: Iterable[tuple[Job, Tally]]) -> dict[Cell, Tally]:
    """Add up the tallies of jobs by cell, in any order."""
    totals = {cell: Tally() for cell in cells}
    for job, tally in results:
        totals[job.cell].add(tally)
    return {cell: tally.in_order() for cell, tally in totals.items()}
