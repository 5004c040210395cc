"""The collection: the puzzles in the package, by number, theme and day; and how they are kept in a file."""

from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from ..errors import OriflammeError
from .puzzle import Puzzle
from .themes import THEMES

FILE: Final = "puzzles.jsonl"
FIRST_DAY: Final = date(2026, 11, 17)  # the day of the first puzzle of the day


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a collection was made: the first line of its file."""

    command: str
    seed: int
    verification: str = ""  # the command that verified it, and what it found


class Collection:
    """Puzzles, by number."""

    def __init__(self, origin: Origin, puzzles: Iterable[Puzzle]) -> None:
        self.origin = origin
        self._puzzles = {puzzle.number: puzzle for puzzle in puzzles}

    def __len__(self) -> int:
        return len(self._puzzles)

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self._puzzles.values())

    def __contains__(self, number: int) -> bool:
        return number in self._puzzles

    def __getitem__(self, number: int) -> Puzzle:
        """Return a puzzle by its number."""
        if number not in self._puzzles:
            raise OriflammeError(f"there is no puzzle {number}; the numbers are 1 to {len(self)}")
        return self._puzzles[number]

    @property
    def themes(self) -> dict[str, tuple[int, ...]]:
        """The numbers of the puzzles of each theme."""
        found = {theme: tuple(puzzle.number for puzzle in self if theme in puzzle.themes) for theme in THEMES}
        return {theme: numbers for theme, numbers in found.items() if numbers}

    def of_day(self, day: date) -> tuple[Puzzle, int]:
        """Return the puzzle of a day, the same for everyone, and which puzzle of the day it is, from 1."""
        order = sorted(self._puzzles, key=_scattered)
        days = (day - FIRST_DAY).days
        return self._puzzles[order[days % len(order)]], days + 1


def _scattered(number: int) -> bytes:
    """Return a key by which neighbours come far from each other, and which never changes."""
    return blake2b(str(number).encode(), digest_size=8).digest()


@cache
def collection() -> Collection:
    """Return the puzzles of the package."""
    return _read(files(__package__).joinpath(FILE).read_bytes(), FILE)


def read_collection(path: Path) -> Collection:
    """Read puzzles from a file."""
    return _read(path.read_bytes(), str(path))


def _read(content: bytes, where: str) -> Collection:
    first, *others = content.splitlines()
    try:
        origin = msgspec.json.decode(first, type=Origin)
        return Collection(origin, (msgspec.json.decode(line, type=Puzzle) for line in others))
    except (msgspec.DecodeError, UnicodeError) as error:
        raise OriflammeError(f"{where}: this is not a file of puzzles: {error}") from None


def write_collection(path: Path, found: Collection) -> None:
    """Write puzzles to a file, all or nothing."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (found.origin, *found)))
    part.replace(path)
