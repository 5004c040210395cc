"""The lease: which process owns which table, where several processes share a PostgreSQL database.

A process is alive while its row in `processes` says so, by the database's clock. It renews the row twice a second. A
process takes over a table only if the owner is not alive. That makes two owners unlikely. The store makes two histories
of one log impossible: it accepts a write only from the present owner.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy import ColumnElement, Select, delete, func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..logs import trace_of
from ..storage import schema
from ..storage.engines import postgres
from ..storage.records import StoreFailure
from ..storage.store import FAILURES
from .location import Found, Owner
from .pubsub import Hints

LEASE: Final = 2.5  # seconds for which a process counts as alive
RENEWING: Final = 0.5  # seconds between two renewals
PATIENCE: Final = 20.0  # seconds for which a request waits for the database
RETRY: Final = 0.25  # seconds between two attempts to find a table
POLL: Final = 0.02  # seconds between two looks at the lease
SESSIONS_ENDED: Final = "sessions"  # the second word of a hint about an account
LOG: Final = structlog.get_logger("oriflamme.lease")


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
        self.on_sessions_ended: Callable[[str], None] = lambda account: None  # called with an account's id

    def watch(self, owner: Owner) -> None:
        """Ask this owner which tables it has, and tell it which ones it has lost."""
        self._owner = owner

    def _owned(self) -> set[str]:
        return set() if self._owner is None else set(self._owner.owned())

    def _lose(self, table: str) -> None:
        if self._owner is not None:
            self._owner.lose(table)

    async def start(self) -> None:
        """Start to listen for hints and to renew the lease."""
        await self._hints.start(self._hear)
        await self._renew()
        self._task = asyncio.create_task(self._renew_forever())

    async def stop(self) -> None:
        """Give back all tables, so that other processes can own them at once, and end the lease."""
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
        """If the lease has run out, wait until it is renewed: other processes may have taken our tables."""
        waits_until = time.monotonic() + PATIENCE
        while time.monotonic() - self._renewed > LEASE:
            if time.monotonic() > waits_until:
                raise StoreFailure("unreachable")
            await asyncio.sleep(POLL)

    async def find(self, name: str) -> Found | None:
        """Return where a table is, by its id or code; take a table that no process owns."""
        waits_until = time.monotonic() + PATIENCE
        while True:
            try:
                async with self._engine.begin() as connection:
                    return await self._find(connection, name)
            except FAILURES as error:
                if time.monotonic() > waits_until:
                    raise StoreFailure("unreachable") from error
            await asyncio.sleep(RETRY)

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
            ~_living(owner).exists(),
        )
        if (await connection.execute(taken.values(owner=self.process))).rowcount:
            if owner is not None:
                LOG.info("took over a table", table=table)
            await self._hints.tell(connection, f"{table} {self.process}")
            return Found(table, None)
        return await self._find(connection, name)  # another process was faster

    async def give_back(self, table: str) -> None:
        """Let any process own a table that has no viewers here."""
        mine = (schema.tables.c.id == table, schema.tables.c.owner == self.process)
        with contextlib.suppress(*FAILURES):
            async with self._engine.begin() as connection:
                await connection.execute(update(schema.tables).where(*mine).values(owner=None))

    async def tell_changed(self, table: str) -> None:
        """Tell the owner of a table to read it again: its log was changed."""
        with contextlib.suppress(*FAILURES):
            async with self._engine.begin() as connection:
                await self._hints.tell(connection, f"{table} changed")

    async def tell_sessions_ended(self, account: str) -> None:
        """Tell the other processes that sessions of an account have ended."""
        with contextlib.suppress(*FAILURES):
            async with self._engine.begin() as connection:
                await self._hints.tell(connection, f"{account} {SESSIONS_ENDED}")

    def owned_by_no_other(self, table: ColumnElement[str]) -> ColumnElement[bool]:
        """Build the condition that no other living process owns a table."""
        tables, processes = schema.tables, schema.processes
        living = (processes.c.id == tables.c.owner) & (processes.c.until > func.now())
        kept = select(tables.c.id).join(processes, living).where(tables.c.id == table, tables.c.owner != self.process)
        return ~kept.exists()

    async def others(self) -> list[str]:
        """Return the addresses of the other living processes."""
        processes = schema.processes
        living = select(processes.c.address).where(processes.c.until > func.now(), processes.c.id != self.process)
        try:
            async with self._engine.connect() as connection:
                return list((await connection.execute(living)).scalars())
        except FAILURES:
            return []

    async def knows(self, process: str) -> bool:
        """Tell whether a process has this id. Only processes know the ids, so an id proves that a process sent it."""
        async with self._knowing:  # when a process dies, all its clients connect again at once
            if process not in self._known:
                with contextlib.suppress(*FAILURES):
                    async with self._engine.connect() as connection:
                        self._known.update((await connection.execute(select(schema.processes.c.id))).scalars())
        return process in self._known

    # Renewal.

    async def _renew_forever(self) -> None:
        while True:
            await asyncio.sleep(RENEWING)
            try:
                await self._renew()
            except FAILURES as error:
                LOG.warning("could not renew the lease", where=trace_of(error))

    async def _renew(self) -> None:
        """Renew the lease. If it was so late that others may have taken our tables, let go of those."""
        from sqlalchemy.dialects.postgresql import insert  # not loaded for SQLite

        begun = time.monotonic()
        until = func.now() + text(f"interval '{LEASE} seconds'")
        row = {"id": self.process, "address": self._address, "until": until}
        async with self._engine.begin() as connection:
            renewed = insert(schema.processes).values(row)
            await connection.execute(renewed.on_conflict_do_update(index_elements=["id"], set_={"until": until}))
            late = time.monotonic() - self._renewed > LEASE - RENEWING
            still = await self._still_ours(connection) if late else None
        self._renewed = begun  # not the present time: the lease runs from the request
        for table in self._owned() - still if still is not None else ():
            self._lose(table)

    async def _still_ours(self, connection: AsyncConnection) -> set[str]:
        mine = select(schema.tables.c.id).where(schema.tables.c.owner == self.process)
        return set((await connection.execute(mine)).scalars())

    def _hear(self, hint: str) -> None:
        """Let go of a table that another process has taken over. Without the hint, the next write would fail."""
        table, _, process = hint.partition(" ")
        if process == SESSIONS_ENDED:
            self.on_sessions_ended(table)  # it is an account
            return
        if process and process != self.process and table in self._owned():
            self._lose(table)


def _living(process: str | None) -> Select[str]:
    processes = schema.processes
    return select(processes.c.id).where(processes.c.id == process, processes.c.until > func.now())


def _owner_of(name: str) -> Select[str, str | None, str | None]:
    """Build the query for a table's id, its owner, and the owner's address if it is alive."""
    tables, processes = schema.tables, schema.processes
    living = (processes.c.id == tables.c.owner) & (processes.c.until > func.now())
    return (
        select(tables.c.id, tables.c.owner, processes.c.address)
        .select_from(tables.outerjoin(processes, living))
        .where(or_(tables.c.id == name, tables.c.code == name.upper()))
    )
