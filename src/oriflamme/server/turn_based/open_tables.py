"""Open turn-based tables that wait for people. They are listed although nobody is there: nobody need be."""

import time
from collections.abc import Collection
from typing import Final

from sqlalchemy import select

from ...protocol.tables import ListedTable
from ..accounts.games import table_of
from ..storage import schema
from ..tables.audience import Audience
from ..tables.hall import Hall
from ..tables.news import listed

LISTED: Final = 30
KNOWN: Final = 5.0  # seconds for which the list is good
TURN_BASED: Final = '"kind":"turns"'  # in the entry with which a table was opened


class Waiting:
    """The list, as the database has it."""

    def __init__(self, hall: Hall) -> None:
        self._store = hall.store
        self._tables: tuple[ListedTable, ...] = ()
        self._read_at = -KNOWN

    async def tables(self, but: Collection[str]) -> list[ListedTable]:
        """Return the tables that wait, the newest first, without those that are listed already."""
        if time.monotonic() - self._read_at > KNOWN:
            self._read_at = time.monotonic()
            self._tables = tuple([found for name in await self._names() if (found := await self._listed(name))])
        return [table for table in self._tables if table.table not in but]

    async def _names(self) -> list[str]:
        tables, log = schema.tables, schema.log
        opened = (log.c.table_id == tables.c.id) & (log.c.number == 0)
        wanted = (
            select(tables.c.id)
            .join(log, opened)
            .where(tables.c.phase == "gathering", tables.c.open, log.c.entry.contains(TURN_BASED))
            .order_by(tables.c.created.desc())
            .limit(LISTED)
        )
        async with self._store.reading.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def _listed(self, name: str) -> ListedTable | None:
        table = table_of(await self._store.load(name))
        return None if table is None or table.is_full else listed(table, Audience())
