"""Who keeps which table, where several processes share a PostgreSQL.

A process is alive while its row in `processes` says so, by the database's clock; it renews it twice a second. A table's
owner is taken over only when its process is not alive. That makes it likely that a table has one owner; what makes it
certain that its log has one history is the store, which takes a write from the owner of the moment alone.
"""

import asyncio
import contextlib
import time
from collections.abc import Iterable
from typing import Final, Protocol

import structlog
from sqlalchemy import ColumnElement, Select, delete, func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..logs import trace_of
from ..storage import schema
from ..storage.engines import postgres
from ..storage.records import StoreFailure
from ..storage.store import FAILURES
from .location import Found
from .pubsub import Hints

LEASE: Final = 2.5  # seconds for which a process is taken for alive
RENEWING: Final = 0.5  # seconds between two renewals
PATIENCE: Final = 20.0  # seconds for which someone who asks for a table waits for the database
AGAIN: Final = 0.25
SOON: Final = 0.02
LOG: Final = structlog.get_logger("oriflamme.lease")


class Owner(Protocol):
    """The part of this process that has tables and can lose them."""

    def owned(self) -> Iterable[str]:
        """Return the tables that this process believes to own."""
        ...

    def lose(self, table: str) -> None:
        """Let go of a table that another process owns, or whose log was changed."""
        ...


class Lease:
    """This process among the others."""

    def __init__(self, database: str, process: str, address: str, hints: Hints) -> None:
        self._engine = postgres(database, 3)
        self.process = process
        self._address = address
        self._hints = hints
        self._renewed = time.monotonic()
        self._task: asyncio.Task[None] | None = None
        self._known: set[str] = set()  # processes, also those that are gone
        self._knowing = asyncio.Lock()
        self._owner: Owner | None = None

    def watch(self, owner: Owner) -> None:
        """Ask this owner which tables it has, and tell it which ones it has lost."""
        self._owner = owner

    def _owned(self) -> set[str]:
        return set() if self._owner is None else set(self._owner.owned())

    def _lose(self, table: str) -> None:
        if self._owner is not None:
            self._owner.lose(table)

    async def start(self) -> None:
        """Be alive from now on."""
        await self._hints.start(self._hear)
        await self._renew()
        self._task = asyncio.create_task(self._renew_for_ever())

    async def stop(self) -> None:
        """Give every table back, so that the others need not wait, and be gone."""
        if self._task is not None:
            self._task.cancel()
        with contextlib.suppress(*FAILURES):
            async with asyncio.timeout(LEASE), self._engine.begin() as connection:
                mine = schema.tables.c.owner == self.process
                await connection.execute(update(schema.tables).where(mine).values(owner=None))
                await connection.execute(delete(schema.processes).where(schema.processes.c.id == self.process))
        await self._hints.stop()
        await self._engine.dispose()

    # Tables.

    async def be_sure(self) -> None:
        """Wait until our lease is renewed, if it has run out: others may have taken what we believe to keep."""
        waits_until = time.monotonic() + PATIENCE
        while time.monotonic() - self._renewed > LEASE:
            if time.monotonic() > waits_until:
                raise StoreFailure("unreachable")
            await asyncio.sleep(SOON)

    async def find(self, name: str) -> Found | None:
        """Return where a table is kept, by its id or code; one that nobody keeps is ours from now on."""
        waits_until = time.monotonic() + PATIENCE
        while True:
            try:
                async with self._engine.begin() as connection:
                    return await self._find(connection, name)
            except FAILURES as error:
                if time.monotonic() > waits_until:
                    raise StoreFailure("unreachable") from error
            await asyncio.sleep(AGAIN)

    async def _find(self, connection: AsyncConnection, name: str) -> Found | None:
        row = (await connection.execute(_owner_of(name))).one_or_none()
        if row is None:
            return None
        table, owner, address = row
        if owner == self.process:
            return Found(table, None)
        if address is not None:
            return Found(table, address)
        taken = update(schema.tables).where(
            schema.tables.c.id == table,
            schema.tables.c.owner.is_not_distinct_from(owner),
            ~_alive(owner).exists(),
        )
        if (await connection.execute(taken.values(owner=self.process))).rowcount:
            if owner is not None:
                LOG.info("took over", table=table)
            await self._hints.tell(connection, f"{table} {self.process}")
            return Found(table, None)
        return await self._find(connection, name)  # somebody was quicker

    async def give_back(self, table: str) -> None:
        """Let anyone have a table that nobody looks at here."""
        mine = (schema.tables.c.id == table, schema.tables.c.owner == self.process)
        with contextlib.suppress(*FAILURES):
            async with self._engine.begin() as connection:
                await connection.execute(update(schema.tables).where(*mine).values(owner=None))

    async def tell_changed(self, table: str) -> None:
        """Let whoever keeps a table read it again: its log has been changed."""
        with contextlib.suppress(*FAILURES):
            async with self._engine.begin() as connection:
                await self._hints.tell(connection, f"{table} changed")

    def kept_by_no_other(self, table: ColumnElement[str]) -> ColumnElement[bool]:
        """Return the condition that no other process that is alive keeps a table."""
        tables, processes = schema.tables, schema.processes
        living = (processes.c.id == tables.c.owner) & (processes.c.until > func.now())
        kept = select(tables.c.id).join(processes, living).where(tables.c.id == table, tables.c.owner != self.process)
        return ~kept.exists()

    async def others(self) -> list[str]:
        """Return the addresses of the other processes that are alive."""
        processes = schema.processes
        living = select(processes.c.address).where(processes.c.until > func.now(), processes.c.id != self.process)
        try:
            async with self._engine.connect() as connection:
                return list((await connection.execute(living)).scalars())
        except FAILURES:
            return []

    async def knows(self, process: str) -> bool:
        """Tell whether there is such a process. Its name is known to processes alone, and so proves that it is one."""
        async with self._knowing:  # when a process dies, all who were behind it ask this at once
            if process not in self._known:
                with contextlib.suppress(*FAILURES):
                    async with self._engine.connect() as connection:
                        self._known.update((await connection.execute(select(schema.processes.c.id))).scalars())
        return process in self._known

    # Being alive.

    async def _renew_for_ever(self) -> None:
        while True:
            await asyncio.sleep(RENEWING)
            try:
                await self._renew()
            except FAILURES as error:
                LOG.warning("the lease was not renewed", where=trace_of(error))

    async def _renew(self) -> None:
        """Say that we are alive; if it took so long that others may have taken our tables, let go of those."""
        from sqlalchemy.dialects.postgresql import insert  # not needed, and not loaded, where there is none

        begun = time.monotonic()
        until = func.now() + text(f"interval '{LEASE} seconds'")
        row = {"id": self.process, "address": self._address, "until": until}
        async with self._engine.begin() as connection:
            renewed = insert(schema.processes).values(row)
            await connection.execute(renewed.on_conflict_do_update(index_elements=["id"], set_={"until": until}))
            late = time.monotonic() - self._renewed > LEASE - RENEWING
            still = await self._still_ours(connection) if late else None
        self._renewed = begun  # not later: the lease runs from when it was asked for
        for table in self._owned() - still if still is not None else ():
            self._lose(table)

    async def _still_ours(self, connection: AsyncConnection) -> set[str]:
        mine = select(schema.tables.c.id).where(schema.tables.c.owner == self.process)
        return set((await connection.execute(mine)).scalars())

    def _hear(self, hint: str) -> None:
        """Somebody has taken a table over. Were it ours, the store would say so soon enough; now we know it at once."""
        table, _, process = hint.partition(" ")
        if process and process != self.process and table in self._owned():
            self._lose(table)


def _alive(process: str | None) -> Select[str]:
    processes = schema.processes
    return select(processes.c.id).where(processes.c.id == process, processes.c.until > func.now())


def _owner_of(name: str) -> Select[str, str | None, str | None]:
    """Return the query for a table's id, its owner, and the owner's address if it is alive."""
    tables, processes = schema.tables, schema.processes
    living = (processes.c.id == tables.c.owner) & (processes.c.until > func.now())
    return (
        select(tables.c.id, tables.c.owner, processes.c.address)
        .select_from(tables.outerjoin(processes, living))
        .where(or_(tables.c.id == name, tables.c.code == name.upper()))
    )
