"""The loader reads tables from the database, many with one query.

After a restart all clients reconnect at once. Reading the tables one by one would take most of their waiting time. So
requests that arrive while a query runs share the next query.
"""

import asyncio
from typing import Any, Final

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import deadlines, schema
from .records import StoredTable

MISSING: Final = ""  # in the place of entries that are gone: a log with it cannot be read
MOST_TABLES: Final = 50  # in one query; more would keep the first of them waiting


class Loader:
    """Reads all requested tables together."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._asked: dict[str, asyncio.Future[StoredTable | None]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def load(self, name: str) -> StoredTable | None:
        """Return a table by its id or code."""
        if name not in self._asked:
            self._asked[name] = asyncio.get_running_loop().create_future()
        answer = self._asked[name]
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all())
        return await asyncio.shield(answer)

    async def finish(self) -> None:
        """Finish reading, even if those who asked do not wait any more."""
        if self._reading is not None:
            await asyncio.wait([self._reading])

    async def _read_all(self) -> None:
        try:
            while self._asked:
                names = list(self._asked)[:MOST_TABLES]
                await self._answer({name: self._asked.pop(name) for name in names})
        finally:
            self._reading = None

    async def _answer(self, asked: "dict[str, asyncio.Future[StoredTable | None]]") -> None:
        try:
            async with self._engine.connect() as connection:
                found = await _read(connection, list(asked))
        except Exception as error:
            for answer in asked.values():
                answer.set_exception(error)
            return
        for name, answer in asked.items():
            answer.set_result(found.get(name) or found.get(name.upper()))


def add_row(log: list[str], row: Any) -> None:
    """Add the next row to a log, and note if there are rows missing before it."""
    if row.number != len(log):
        log.append(MISSING)
    log.append(row.entry)


async def _read(connection: AsyncConnection, names: list[str]) -> dict[str, StoredTable]:
    """Return tables by their ids and by their codes."""
    tables, log, orders = schema.tables, schema.log, schema.orders
    codes = [name.upper() for name in names]
    found: dict[str, StoredTable] = {}
    for row in await connection.execute(select(tables).where(or_(tables.c.id.in_(names), tables.c.code.in_(codes)))):
        found[row.id] = StoredTable(row.id, [], {})
        if row.code is not None:
            found[row.code] = found[row.id]
    ids = [kept.id for kept in found.values()]
    entries = select(log).where(log.c.table_id.in_(ids)).order_by(log.c.table_id, log.c.number)
    for row in await connection.execute(entries):
        add_row(found[row.table_id].log, row)
    for row in await connection.execute(select(orders).where(orders.c.table_id.in_(ids))):
        found[row.table_id].orders.setdefault(row.seat, {})[row.card] = row.order
    times = await deadlines.read(connection, ids)
    return {name: kept._replace(deadline=times.get(kept.id)) for name, kept in found.items()}
