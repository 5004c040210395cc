"""Tables that are written into the database before a server starts, with any deal."""

import asyncio
import random
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from oriflamme import Game
from oriflamme.protocol.tables import TableSettings
from oriflamme.server.storage.entries import BotSeated, Entry, Joined, Opened, Started, read_entry
from oriflamme.server.storage.store import Store
from oriflamme.server.tables.table import digest_of

NAMES: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve")
CODE: Final = "ABCDE"  # the same for all in the log; the column of the database must differ
BATCH: Final = 400
_LETTERS: Final = "23456789abcdefghijkmnopqrstuvwxyz"


class Written(NamedTuple):
    """A table to be stored: its tokens by seat, its game so far, and its standing orders by seat and entry."""

    id: str
    tokens: tuple[str, ...]
    settings: TableSettings
    record: Mapping[str, Any]
    server_seed: str
    orders: tuple[tuple[int, int, str], ...] = ()
    more: tuple[Entry, ...] = ()  # more entries of its log
    bot: str = ""  # the bot on every seat without a token

    @property
    def entries(self) -> list[Entry]:
        """Its log."""
        seated = [
            Joined(seat, NAMES[seat], digest_of(token)) if token else BotSeated(seat, NAMES[seat], self.bot)
            for seat, token in enumerate(self.tokens)
        ]
        return [Opened(CODE, self.settings, self.server_seed), *seated, Started(dict(self.record)), *self.more]


def table_id(rng: random.Random) -> str:
    """Return an id for a table, as the server would."""
    return "".join(rng.choice(_LETTERS) for _ in range(12))


def token(rng: random.Random) -> str:
    """Return a token for a seat."""
    return f"{rng.getrandbits(128):032x}"


def record_of(game: Game, number: int) -> dict[str, Any]:
    """Return the record of a game up to a position, with the names of the test's people."""
    record = game.at(number).record()
    record["players"] = list(NAMES[: game.players])
    return record


async def write_tables(database: Path | str, tables: Iterable[Written]) -> None:
    """Write tables into the database of a server that has not loaded them yet."""
    store = Store(database)
    await store.open()
    batch: list[Written] = []
    for table in tables:
        batch.append(table)
        if len(batch) == BATCH:
            await _write(store, batch)
            batch.clear()
    await _write(store, batch)
    await store.close()


def entries_of(folder: Path, table: str) -> list[Entry]:
    """Return the log of a table on disk, also while the server runs."""
    with closing(sqlite3.connect(f"file:{folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
        rows = database.execute("select entry from log where table_id = ? order by number", (table,)).fetchall()
    return [read_entry(text) for (text,) in rows]


async def _write(store: Store, tables: list[Written]) -> None:
    await asyncio.gather(
        *(
            store.create(table.id, table.id[:8].upper(), "playing", table.settings.open, *table.entries)
            for table in tables
        )
    )
    await asyncio.gather(*(store.set_order(table.id, *order) for table in tables for order in table.orders))
