"""Short runs for the tests."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from oriflamme.arena.engines import LocalEngine
from oriflamme.arena.job import Cell, Job, table_of
from oriflamme.arena.run import Plan, Runner
from oriflamme.arena.store import Store
from oriflamme.arena.tally import Tally

BAD = "tests.arena.bad_bots."


def cell(hero: str = "style:revealer", table: str = "random", players: int = 4, deck: str = "base") -> Cell:
    return Cell(hero, table_of(table.split(","), players), deck, players)


@contextmanager
def local(processes: int) -> Iterator[LocalEngine]:
    engine = LocalEngine(processes)
    try:
        yield engine
    finally:
        engine.close()


class Recorder:
    """A watcher that records what it is told."""

    def __init__(self) -> None:
        self.sentences: list[str] = []
        self.stored = 0
        self.played = 0

    def begin(self, cells: Sequence[Cell], games: int) -> None:
        self.games = games

    def hear(self, job: Job, tally: Tally, stored: bool) -> None:
        if stored:
            self.stored += 1
        else:
            self.played += 1

    def say(self, sentence: str) -> None:
        self.sentences.append(sentence)


def totals(
    cells: Sequence[Cell],
    deals: int,
    processes: int = 2,
    store: Store | None = None,
    recorder: Recorder | None = None,
    limit: float = 5.0,
    points: bool = False,
) -> dict[Cell, Tally]:
    with local(processes) as engine:
        runner = Runner(cells, engine, store, recorder)
        return runner.totals(Plan(tuple(cells), deals, 5, points, limit))
