"""The rater counts every finished game once for its players.

A table is `due` from the commit that ends its game until the commit that counts it. So nothing is lost if a process
dies between the two: the next look finds the table. The SQL table `rated` keeps the order in which games were counted.
All other data about ratings follows from that order and the logs.
"""

import asyncio
import contextlib
from typing import Any, Final

import structlog
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..logs import trace_of
from ..storage import schema
from ..storage.loader import add_row
from ..storage.store import FAILURES, Store
from ..tables.boxes import box_played
from ..tables.table import DamagedLog, Table
from .players import lock_ratings
from .ratings import is_rated, rate_game
from .results import places_of, points_of, result_of, write_result
from .skill import load_model

LOOK: Final = 60.0  # seconds between looks for games that another process left uncounted
RETRY: Final = 5.0  # seconds after a failure of the database
AT_ONCE: Final = 100  # games
LOG: Final = structlog.get_logger("oriflamme.rating")


class Rater:
    """Counts finished games."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted = asyncio.Event()

    def wake(self) -> None:
        """Look for due games now."""
        self._wanted.set()

    async def run_forever(self) -> None:
        """Count due games: at the start, after each game, and from time to time."""
        while True:
            self._wanted.clear()
            wait = LOOK
            try:
                await self.count_all()
            except FAILURES as error:
                LOG.warning("could not count games", where=trace_of(error))
                wait = RETRY
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wanted.wait()

    async def count_all(self) -> None:
        """Count every game that is due, in the order in which they ended."""
        while tables := await self._due():
            await asyncio.to_thread(load_model)
            if not any([await self._count(table) for table in tables]):
                return

    async def _due(self) -> list[str]:
        tables = schema.tables
        wanted = select(tables.c.id).where(tables.c.due).order_by(tables.c.finished, tables.c.id).limit(AT_ONCE)
        async with self._store.reading.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def _count(self, table: str) -> bool:
        """Count one game; return whether that succeeded."""
        try:
            async with self._store.people.begin() as connection:
                await lock_ratings(connection)
                await count_game(connection, table)
        except FAILURES:
            raise
        except Exception as error:  # a bug must not keep other games from being counted
            LOG.error("could not count a game", table=table, where=trace_of(error))
            return False
        return True


async def count_game(connection: AsyncConnection, table: str) -> None:
    """Count a game if it is still due. A game of guests counts for nobody, so it is not even read."""
    tables, seats = schema.tables, schema.seats
    row = (await connection.execute(select(tables).where(tables.c.id == table, tables.c.due))).one_or_none()
    if row is None:
        return  # another process was faster
    members = select(seats.c.seat).where(seats.c.table_id == table, seats.c.held).limit(1)
    if row.rated or (await connection.execute(members)).first() is not None:
        await count_for_players(connection, row)
    await connection.execute(update(tables).where(tables.c.id == table).values(due=False))


async def count_for_players(connection: AsyncConnection, row: Row[Any]) -> None:
    """Count the game of a row of the tables for its players. A game with a damaged log does not count.

    It is played again for that, which takes milliseconds in which no other table is served.
    """
    try:
        found = await read_table(connection, row.id)
    except DamagedLog as damage:
        LOG.error("could not read a table", table=row.id, where=trace_of(damage.__cause__ or damage))
        return
    if row.rated and is_rated(found):
        await rate_game(connection, found, row.finished)
    if found.source is None:  # otherwise part of it was played in another game
        await count_results(connection, found, row.finished)


async def read_table(connection: AsyncConnection, table: str) -> Table:
    """Return a table, read from its log in this transaction."""
    log, entries = schema.log, list[str]()
    wanted = select(log.c.number, log.c.entry).where(log.c.table_id == table).order_by(log.c.number)
    for row in await connection.execute(wanted):
        add_row(entries, row)
    return Table.from_log(table, entries)


async def count_results(connection: AsyncConnection, table: Table, at: int) -> None:
    """Store the result of a game for each account that holds or has claimed a seat, unless it is stored already."""
    assert table.game is not None
    game, seats, results = table.game, schema.seats, schema.results
    kept = select(results.c.seat).where(results.c.table_id == table.id)
    held = select(seats).where(seats.c.table_id == table.id, seats.c.held, seats.c.seat.not_in(kept))
    places, points, box = places_of(game), points_of(game), box_played(game)
    rows = [
        {
            "table_id": table.id,
            "seat": row.seat,
            "account_id": row.account_id,
            "at": at,
            "box": box,
            "players": game.players,
            "points": points[row.seat],
            "place": places[row.seat],
            "result": write_result(result_of(game, row.seat, is_rated(table), table.settings.open)),
        }
        for row in (await connection.execute(held)).all()
    ]
    if rows:
        await connection.execute(insert(results), rows)
