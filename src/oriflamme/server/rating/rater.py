"""The rater: sees to it that every finished game counts once for those who have played it.

A table is `due` from the very commit in which its game ended, until the commit that counts it. So a process that dies
between the two loses nothing: whichever looks next finds it. Games count in the order in which they are counted, which
`rated` keeps; everything else about ratings follows from that and from the logs.
"""

import asyncio
import contextlib
from typing import Final

import structlog
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..logs import trace_of
from ..storage import schema
from ..storage.store import FAILURES, Store
from ..tables.table import DamagedLog, Table
from .ladders import box_played
from .players import one_at_a_time
from .ratings import is_rated, rate_game
from .results import places_of, points_of, result_of, write_result
from .skill import get_ready

LOOK: Final = 60.0  # seconds after which one looks for games that another process did not come to count
AGAIN: Final = 5.0  # and after the database has failed
AT_ONCE: Final = 100
LOG: Final = structlog.get_logger("oriflamme.rating")


class Rater:
    """Counts games that are over."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted = asyncio.Event()

    def wake(self) -> None:
        """Look now: a game is over."""
        self._wanted.set()

    async def run_forever(self) -> None:
        """Count what is due, at the start, whenever a game is over, and now and then."""
        while True:
            self._wanted.clear()
            wait = LOOK
            try:
                await self.count_all()
            except FAILURES as error:
                LOG.warning("games could not be counted", where=trace_of(error))
                wait = AGAIN
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wanted.wait()

    async def count_all(self) -> None:
        """Count every game that is due, in the order in which they ended."""
        while tables := await self._due():
            await asyncio.to_thread(get_ready)
            if not any([await self._count(table) for table in tables]):
                return

    async def _due(self) -> list[str]:
        tables = schema.tables
        wanted = select(tables.c.id).where(tables.c.due).order_by(tables.c.finished, tables.c.id).limit(AT_ONCE)
        async with self._store.reading.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def _count(self, table: str) -> bool:
        """Count one game; return whether it is not due any more."""
        try:
            async with self._store.people.begin() as connection:
                await one_at_a_time(connection)
                await count_game(connection, table)
        except FAILURES:
            raise
        except Exception as error:  # a mistake of ours must not keep the other games from counting
            LOG.error("a game was not counted", table=table, where=trace_of(error))
            return False
        return True


async def count_game(connection: AsyncConnection, table: str) -> None:
    """Let a game count if it is still due. One whose log cannot be read counts for nobody."""
    tables = schema.tables
    row = (await connection.execute(select(tables).where(tables.c.id == table, tables.c.due))).one_or_none()
    if row is None:
        return  # somebody was quicker
    try:
        found = await read_table(connection, table)
    except DamagedLog as damage:
        LOG.error("a table cannot be read", table=table, where=trace_of(damage.__cause__ or damage))
    else:
        if row.rated and is_rated(found):
            await rate_game(connection, found, row.finished)
        if found.source is None:  # otherwise half of it is somebody else's play
            await count_results(connection, found, row.finished)
    await connection.execute(update(tables).where(tables.c.id == table).values(due=False))


async def read_table(connection: AsyncConnection, table: str) -> Table:
    """Return a table as its log has it at this moment of a transaction."""
    log = schema.log
    wanted = select(log.c.entry).where(log.c.table_id == table).order_by(log.c.number)
    return Table.from_log(table, list((await connection.execute(wanted)).scalars()))


async def count_results(connection: AsyncConnection, table: Table, at: int) -> None:
    """Keep what a game was for every account that holds, or has claimed, a seat, unless that is kept already."""
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
