"""One game as the server sent it, byte by byte: the floor sends the same bytes without playing."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import msgspec

from .tables import PATIENCE, LoadTable
from .wire import Http


class Recording(msgspec.Struct):
    """For each position, what each person was sent; None: nothing."""

    positions: list[list[bytes | None]]

    @classmethod
    def read(cls, file: Path) -> "Recording":
        """Return the recording in a file."""
        return msgspec.msgpack.decode(file.read_bytes(), type=cls)

    def write(self, file: Path) -> None:
        """Write it to a file."""
        file.write_bytes(msgspec.msgpack.encode(self))


class RecordedTable(LoadTable):
    """A table that keeps what its people are sent."""

    def __init__(self, people: int) -> None:
        super().__init__(people, "127.0.0.1")
        self._people = people
        self.positions: dict[int, list[bytes | None]] = {}

    @property
    def is_complete(self) -> bool:
        """Whether everyone has seen the end. Without it, the last action of a floor would never be seen by all."""
        return self.over and None not in self.positions[max(self.positions)]

    def _see(self, person: int, number: int, message: bytes, at: float) -> None:
        self.positions.setdefault(number, [None] * self._people)[person] = message
        super()._see(person, number, message, at)


async def record(port: int, bots: Sequence[str | None], seed: int = 1) -> Recording:
    """Play one game at random and return what was sent."""
    dice, http = random.Random(seed), Http(port)
    table = RecordedTable(sum(bot is None for bot in bots))
    try:
        async with asyncio.timeout(PATIENCE):
            await table.open((port,), http, bots)
            while not table.is_complete:
                if table.is_ready:
                    table.act(dice)
                await asyncio.sleep(0.001)
    finally:
        table.close()
        await http.close()
    return Recording([table.positions[number] for number in sorted(table.positions)])
