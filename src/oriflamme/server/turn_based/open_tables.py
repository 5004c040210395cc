"""Open turn-based tables with free seats. They are listed even if no player is connected."""

import time
from collections.abc import Callable, Collection
from itertools import islice
from typing import Final

from sqlalchemy import select

from ...protocol.tables import ListedTable
from ..storage import schema
from ..storage.store import Store
from ..tables.audience import Audience
from ..tables.news import listed
from ..tables.table import Table

LISTED: Final = 30  # tables
LOOKED_AT: Final = 500  # tables, of which some are not taken
FRESH: Final = 5.0  # seconds for which the list is cached
TURN_BASED: Final = '"kind":"turns"'  # in the first entry of a log


class OpenTables:
    """The list, read from the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: tuple[ListedTable, ...] = ()
        self._read_at = -FRESH

    async def tables(
        self, known: Collection[str], takes: Callable[[str], bool] = lambda table: True
    ) -> list[ListedTable]:
        """Return the open tables, the newest first, without those that are known already or not taken."""
        if time.monotonic() - self._read_at > FRESH:
            self._read_at = time.monotonic()
            self._tables = tuple([found for name in await self._names(takes) if (found := await self._listed(name))])
        return [table for table in self._tables if table.table not in known]

    async def _names(self, takes: Callable[[str], bool]) -> list[str]:
        tables, log = schema.tables, schema.log
        opened = (log.c.table_id == tables.c.id) & (log.c.number == 0)
        wanted = (
            select(tables.c.id)
            .join(log, opened)
            .where(tables.c.phase == "gathering", tables.c.open, log.c.entry.contains(TURN_BASED))
            .order_by(tables.c.created.desc())
            .limit(LOOKED_AT)
        )
        async with self._store.reading.connect() as connection:
            names = (await connection.execute(wanted)).scalars()
            return list(islice(filter(takes, names), LISTED))

    async def _listed(self, name: str) -> ListedTable | None:
        table = Table.if_readable(await self._store.load(name))
        return None if table is None or table.is_full else listed(table, Audience())
