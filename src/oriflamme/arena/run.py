"""Running: the jobs that are not done yet go to the engine, everything is added up, someone may watch."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Protocol

import msgspec

from ..errors import OriflammeError
from ..game import empty_state
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
    """Cells, and how many deals are to be played of each."""

    cells: tuple[Cell, ...]
    deals: int
    seed: int = 0
    points: bool = False
    limit: float = LIMIT


class Watcher(Protocol):
    """Someone who is told how far a run is."""

    def begin(self, cells: Sequence[Cell], games: int) -> None:
        """Hear what will be played."""
        ...

    def hear(self, job: Job, tally: Tally, stored: bool) -> None:
        """Hear of a finished job; a stored one was played by an earlier run."""
        ...

    def say(self, sentence: str) -> None:
        """Hear of something unusual."""
        ...


class Silent:
    """Nobody watches."""

    def begin(self, cells: Sequence[Cell], games: int) -> None:
        """Do nothing."""

    def hear(self, job: Job, tally: Tally, stored: bool) -> None:
        """Do nothing."""

    def say(self, sentence: str) -> None:
        """Do nothing."""


def check_cells(cells: Iterable[Cell]) -> None:
    """Refuse cells that cannot be dealt."""
    for cell in cells:
        if cell.players not in (3, 4, 5):
            raise OriflammeError(f"3, 4 or 5 players can play, not {cell.players}")
        if len(cell.table) != cell.players - 1:
            raise OriflammeError(f"{cell.players} players need {cell.players - 1} opponents, not {len(cell.table)}")
        deck = read_deck_name(cell.deck)
        kinds = read_deck("base" if deck in DRAWN_DECKS else deck)
        empty_state(kinds, cell.players, 0, cell.edition, cell.schemer_gain, 1)


def names_in(cells: Iterable[Cell]) -> set[str]:
    """Return the names of all bots."""
    return {name for cell in cells for name in (cell.hero, *cell.table)}


def check_bots(names: Iterable[str]) -> dict[str, Checked]:
    """Find out, in a process of its own, which bots can be made."""
    guard = Guard()
    try:
        return {name: guard.check(name) for name in sorted(names)}
    finally:
        guard.close()


def playable(cells: Sequence[Cell], checked: Mapping[str, Checked], watcher: Watcher) -> tuple[Cell, ...]:
    """Return the cells whose bots all exist, and report the bots that do not."""
    bad = {name: found.problem for name, found in checked.items() if found.problem}
    good = tuple(cell for cell in cells if not bad.keys() & {cell.hero, *cell.table})
    if not good:
        raise OriflammeError("; ".join(problem for problem in bad.values() if problem) or "there is nothing to play")
    for problem in bad.values():
        watcher.say(f"{problem}; {len(cells) - len(good)} of {len(cells)} cells are left out")
    return good


def chunk_of(cell: Cell, checked: Mapping[str, Checked], points: bool) -> int:
    """Return how many deals a job of a cell has."""
    compiled = not points
    if compiled and all(checked[name].compiled for name in (cell.hero, *cell.table)):
        return LARGE_CHUNK
    return SMALL_CHUNK


class Runner:
    """Plays cells by an engine, with what earlier runs have left in the file."""

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
            self._watcher.say(f"{self._store.foreign} results are of another version of the code or bots: not used")
        if self._store.broken:
            self._watcher.say(f"{self._store.broken} lines of the results cannot be read: they are played again")

    def jobs(self, plan: Plan, deals: range) -> list[Job]:
        """Return the jobs of some deals of all cells of a plan that can be played."""
        if not 0 < plan.deals <= MAX_DEALS:
            raise OriflammeError(f"a run has 1 to {MAX_DEALS:,} deals, not {plan.deals:,}")
        return in_turns(
            cut(cell, plan.seed, deals, chunk_of(cell, self._checked, plan.points), plan.points, plan.limit)
            for cell in plan.cells
            if cell in self.cells
        )

    def play(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Tally]]:
        """Play jobs; those that are in the file come first."""
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
        """Play a whole plan and return what came out, by cell."""
        jobs = self.jobs(plan, range(plan.deals))
        self._watcher.begin(self.cells, sum(job.games for job in jobs))
        return add_up(self.cells, self.play(jobs))


def add_up(cells: Iterable[Cell], results: Iterable[tuple[Job, Tally]]) -> dict[Cell, Tally]:
    """Add the tallies of jobs, by cell; the order in which they come makes no difference."""
    totals = {cell: Tally() for cell in cells}
    for job, tally in results:
        totals[job.cell].add(tally)
    return {cell: tally.in_order() for cell, tally in totals.items()}
