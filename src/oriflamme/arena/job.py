"""What to play: the cells of a grid, cut into jobs that any process can play.

A job is plain data. The deals and the seeds of the bots depend on the run's seed, the number of the deal and the seat,
never on the process, so a job gives the same tally everywhere.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from itertools import zip_longest
from typing import Final

import msgspec

from ..errors import OriflammeError

FORMAT: Final = 1  # changes when old results can no longer be added to new ones
SMALL_CHUNK: Final = 10  # deals per job
LARGE_CHUNK: Final = 1000  # deals per job if all bots are compiled policies
LIMIT: Final = 5.0  # seconds for a decision
NUMBERS: Final = ("no", "one", "two", "three", "four")


class Cell(msgspec.Struct, frozen=True):
    """One result of a grid: who plays whom, with which deck."""

    hero: str
    table: tuple[str, ...]  # the opponents
    deck: str = "base"  # a name, random, any, or ten kinds separated by commas
    players: int = 4
    edition: str = "revised"
    schemer_gain: int = 1

    @property
    def par(self) -> float:
        """The win share of a bot that is as strong as its opponents."""
        return 1 / self.players

    @property
    def opponents(self) -> str:
        """The table in words."""
        if len(set(self.table)) == 1:
            return f"{NUMBERS[len(self.table)]} {self.table[0]}"
        return ", ".join(self.table)

    def __str__(self) -> str:
        return f"{self.hero} against {self.opponents}, {self.deck}, {self.players} players"


class Job(msgspec.Struct, frozen=True):
    """Some deals of a cell. The hero plays each deal once in each seat."""

    cell: Cell
    seed: int
    first: int  # the number of the first deal
    deals: int
    points: bool = False  # also count points by kind, which is slow
    limit: float = LIMIT

    @property
    def games(self) -> int:
        """The count of games."""
        return self.deals * self.cell.players

    def numbers(self) -> range:
        """Return the numbers of the deals."""
        return range(self.first, self.first + self.deals)

    def key(self, code: str) -> str:
        """Return a key for this job as played by this version of the code."""
        return blake2b(msgspec.json.encode((FORMAT, code, self)), digest_size=12).hexdigest()


def table_of(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the opponents for this many players: the names, repeated until the table is full."""
    if not names:
        raise OriflammeError("a table needs at least one bot")
    return tuple(names[place % len(names)] for place in range(players - 1))


def cut(cell: Cell, seed: int, deals: range, chunk: int, points: bool = False, limit: float = LIMIT) -> Iterator[Job]:
    """Cut the deals of a cell into jobs. The cuts do not depend on who plays them."""
    for first in range(deals.start, deals.stop, chunk):
        yield Job(cell, seed, first, min(chunk, deals.stop - first), points, limit)


def in_turns(rows: Iterable[Iterable[Job]]) -> list[Job]:
    """Yield a job of each row in turn, so that all cells grow together."""
    return [job for column in zip_longest(*rows) for job in column if job is not None]


def deal_seed(seed: int, number: int) -> int:
    """Return the seed of a deal. It is the same for every hero, table and engine."""
    return _seed(f"deal/{seed}/{number}")


def bot_seed(seed: int, number: int, seat: int) -> int:
    """Return the seed of the bot in a seat of a deal. It says nothing about the deal."""
    return _seed(f"bot/{seed}/{number}/{seat}")


def _seed(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 2
