"""The store: tables and their logs in a database. Appending is the only way to change a table; it returns when durable.

One task does all writes. It commits together what has gathered during the last commit, so a hundred actions at the same
time cost one flush of the disk. On SQLite, only the connection of that task ever writes or checkpoints, because the
write-ahead log has a bug with several writers. Readers have their own connections, which cannot write.

Where several processes share a PostgreSQL database, a write is accepted only from the present owner of the table, and
only with the next number of its log. A process that has lost a table cannot write to it.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Collection, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Executable, delete, func, insert, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from ...errors import OriflammeError
from ..metrics import COMMIT_SECONDS, COMMIT_WRITES
from ..times import DAY, milliseconds_now
from . import deadlines, schema
from .engines import engines
from .entries import Entry, write_entry
from .loader import Loader
from .migrate import upgrade
from .records import FINISHED, Conflict, Deadline, DeadlineChange, MovedDeadline, StoredTable, StoreFailure
from .statements import phase_change, seat_index, without_order

LARGEST_BATCH: Final = 500  # writes in one commit
STOPPING: Final = 5.0  # seconds that those who use a connection get to return it
STUCK: Final = 10.0  # seconds that a commit may take before the store counts as unwell
FAILURES: Final = (SQLAlchemyError, OSError, TimeoutError)  # of a database
_ADD_TO_LOG: Final = insert(schema.log)
MISTAKES: Final = (IntegrityError, ProgrammingError, DataError)  # of ours, among them


class _Write(NamedTuple):
    table: str | None  # must be owned by this process; None for a new table
    rows: list[dict[str, Any]]  # new log entries
    statements: tuple[Executable, ...]
    done: "asyncio.Future[MovedDeadline | None]"
    moves_deadline: bool = False
    is_secret: bool = False  # it is not counted: nobody may know that a standing order was given


class _Committed(NamedTuple):
    foreign: set[str]  # tables that another process owns; nothing was written to them
    moved: dict[str, MovedDeadline]  # by table


class Store:
    """Tables and their logs in a database."""

    def __init__(self, database: Path | str, process: str | None = None) -> None:
        self._writing, self.reading, self.people = engines(database)
        self._loader = Loader(self.reading)
        self._process = process  # the owner of tables, where there are several
        self._pending: list[_Write] = []
        self._wanted = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._committing_since: float | None = None
        self._checking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Migrate the database and start to accept writes."""
        try:
            async with self._writing.begin() as connection:
                await connection.run_sync(upgrade)
        except DBAPIError as error:
            raise OriflammeError(f"the database cannot be used: {error.orig}") from None
        except OSError as error:
            raise OriflammeError(f"the database cannot be reached: {error.strerror or error}") from None
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        """Finish pending writes and close."""
        if self._writer is not None:
            while self._pending:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self._loader.finish()
        if self._checking is not None:
            await asyncio.wait([self._checking])
        await self._wait_for_users()
        for engine in (self.reading, self._writing, self.people):
            await engine.dispose()

    async def _wait_for_users(self) -> None:
        """Wait a moment until no connection is in use. One that is returned after the end is never closed."""
        pools = [engine.pool for engine in (self.reading, self._writing, self.people)]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOPPING):
                while any(pool.checkedout() for pool in pools if isinstance(pool, QueuePool)):
                    await asyncio.sleep(0.01)

    # Writing.

    async def append(
        self,
        table: str,
        length: int,
        *entries: Entry,
        phase: str | None = None,
        spent_orders: Sequence[tuple[int, int]] = (),
        deadline: DeadlineChange | None = None,
        also: Collection[Executable] = (),
    ) -> MovedDeadline | None:
        """Add entries to a log of this length; they are durable when this returns.

        Return the deadline before and after, as the transaction found them, if it changes.

        `phase` is the new phase of the table. `spent_orders` are the seats and cards of standing orders that end now.
        `deadline` is the change of the deadline. `also` is executed in the same transaction.
        """
        statements = [*seat_index(table, entries), *also, *deadlines.changes(table, deadline, milliseconds_now())]
        if phase is not None:
            statements.append(phase_change(table, phase))
        statements += [without_order(table, seat, card) for seat, card in spent_orders]
        if phase in FINISHED:
            statements.append(delete(schema.orders).where(schema.orders.c.table_id == table))
            statements.append(deadlines.without(table))
        rows = _rows(table, length, entries)
        return await self._write(table, rows, *statements, moves_deadline=deadline is not None)

    async def create(
        self, table: str, code: str, phase: str, is_open: bool, *entries: Entry, is_rated: bool = False
    ) -> None:
        """Store a new table; Conflict if its id or code is taken."""
        row = {"id": table, "code": code, "phase": phase, "open": is_open, "created": milliseconds_now()}
        row |= {"rated": is_rated, "owner": self._process}
        opening = insert(schema.tables).values(row)
        await self._write(None, _rows(table, 0, entries), opening, *seat_index(table, entries))

    async def set_order(self, table: str, seat: int, card: int, order: str | None) -> None:
        """Store or delete a standing order."""
        statements: list[Executable] = [without_order(table, seat, card)]
        if order is not None:
            row = {"table_id": table, "seat": seat, "card": card, "order": order}
            statements.append(insert(schema.orders).values(row))
        statements.append(deadlines.look_now(table, milliseconds_now()))
        await self._write(table, [], *statements, is_secret=True)

    async def drop_deadline(self, table: str) -> None:
        """Delete the deadline of a table that has stopped."""
        await self._write(table, [], deadlines.without(table))

    async def delete_untouched(self, days: int) -> int:
        """Delete unfinished tables without changes for so many days; return how many."""
        limit = milliseconds_now() - days * DAY
        tables, log = schema.tables, schema.log
        last = select(func.max(log.c.at)).where(log.c.table_id == tables.c.id).scalar_subquery()
        unfinished = (
            tables.c.phase != "over",
            tables.c.finished.is_(None),
        )  # a table closed after its game stays
        goes_on = select(schema.deadlines.c.table_id).where(schema.deadlines.c.table_id == tables.c.id).exists()
        old = select(tables.c.id).where(*unfinished, tables.c.created < limit, last < limit, ~goes_on)
        async with self._failing(), self.reading.connect() as connection:
            ids = list((await connection.execute(old.limit(1000))).scalars())
        for table in ids:
            await self._write(
                None,
                [],
                delete(schema.orders).where(schema.orders.c.table_id == table),
                delete(schema.seats).where(schema.seats.c.table_id == table),
                delete(log).where(log.c.table_id == table),
                delete(tables).where(tables.c.id == table),
            )
        return len(ids)

    async def _write(
        self,
        table: str | None,
        rows: list[dict[str, Any]],
        *statements: Executable,
        moves_deadline: bool = False,
        is_secret: bool = False,
    ) -> MovedDeadline | None:
        done: asyncio.Future[MovedDeadline | None] = asyncio.get_running_loop().create_future()
        self._pending.append(_Write(table, rows, statements, done, moves_deadline, is_secret))
        self._wanted.set()
        return await done

    async def _write_forever(self) -> None:
        while True:
            await self._wanted.wait()
            batch, self._pending = self._pending[:LARGEST_BATCH], self._pending[LARGEST_BATCH:]
            if not self._pending:
                self._wanted.clear()
            self._committing_since = time.monotonic()
            await self._settle(batch)
            self._committing_since = None

    async def _settle(self, batch: Sequence[_Write]) -> None:
        """Commit a batch. If that fails, commit each write on its own, so that only the bad one fails.

        Without a connection all fail at once: each would wait for one as long as the batch has.
        """
        try:
            committed = await self._commit(batch)
        except Exception as error:
            may_be_one = self._process is None and not isinstance(error, PoolTimeout)
            if len(batch) > 1 and (may_be_one or isinstance(error, IntegrityError)):
                for write in batch:
                    await self._settle([write])
                return
            for write in batch:
                if not write.done.done():
                    write.done.set_exception(_failure(error, self._process is not None))
            return
        for write in batch:
            if write.done.done():  # the caller may be gone
                continue
            if write.table in committed.foreign:
                write.done.set_exception(Conflict("moving"))
            else:
                write.done.set_result(committed.moved.get(write.table or ""))

    async def _commit(self, batch: Sequence[_Write]) -> _Committed:
        """Write a batch, except for tables that another process owns."""
        started = time.perf_counter()
        async with self._writing.connect() as connection:  # one call for all of it: each costs a tenth of a commit
            committed = await connection.run_sync(self._transact, batch)
        if counted := sum(not write.is_secret for write in batch):
            COMMIT_SECONDS.observe(time.perf_counter() - started)
            COMMIT_WRITES.observe(counted)
        return committed

    def _transact(self, connection: Connection, batch: Sequence[_Write]) -> _Committed:
        moved: dict[str, MovedDeadline] = {}
        with connection.begin():
            foreign = self._foreign(connection, batch)
            ours = [write for write in batch if write.table not in foreign]
            rows = [row for write in ours for row in write.rows]
            if rows:
                connection.execute(_ADD_TO_LOG, rows)
            for write in ours:
                before = _deadline_in(connection, write)
                for statement in write.statements:
                    connection.execute(statement)
                if write.table is not None and write.moves_deadline:
                    moved[write.table] = MovedDeadline(before, _deadline_in(connection, write))
        return _Committed(foreign, moved)

    def _foreign(self, connection: Connection, batch: Sequence[_Write]) -> set[str]:
        """Return the tables of a batch that another process owns, and lock the others until the commit."""
        if self._process is None:
            return set()
        wanted = sorted({write.table for write in batch if write.table is not None})
        tables = schema.tables
        mine = select(tables.c.id).where(tables.c.id.in_(wanted), tables.c.owner == self._process)
        held = connection.execute(mine.order_by(tables.c.id).with_for_update(read=True)).scalars()
        return set(wanted) - set(held)

    # Reading.

    async def load(self, name: str) -> StoredTable | None:
        """Return a table by its id or code."""
        async with self._failing():
            return await self._loader.load(name)

    async def deadline(self, table: str) -> Deadline | None:
        """Return a table's deadline; None also if the database fails."""
        with contextlib.suppress(*FAILURES):
            async with self.reading.connect() as connection:
                return (await deadlines.read(connection, [table])).get(table)
        return None

    async def check(self) -> None:
        """Raise StoreFailure if the database does not take or give anything. All who ask share one question."""
        if self.is_stuck:
            raise StoreFailure
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._check())
        await asyncio.shield(self._checking)

    @property
    def is_stuck(self) -> bool:
        """Whether nothing is written any longer: the task is gone, or its commit takes too long."""
        since = self._committing_since
        return self._writer is None or self._writer.done() or (since is not None and time.monotonic() - since > STUCK)

    async def _check(self) -> None:
        async with self._failing(), self.reading.connect() as connection:
            await connection.execute(select(schema.tables.c.id).limit(1))

    @contextlib.asynccontextmanager
    async def _failing(self) -> AsyncIterator[None]:
        """Turn failures of the database into StoreFailure."""
        try:
            yield
        except FAILURES as error:
            raise StoreFailure("unreachable") from error


def _deadline_in(connection: Connection, write: _Write) -> Deadline | None:
    """Return the deadline of the table that a write moves, as its transaction finds it."""
    if write.table is None or not write.moves_deadline:
        return None
    return deadlines.read_in(connection, [write.table]).get(write.table)


def _rows(table: str, start: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    now = milliseconds_now()
    return [
        {"table_id": table, "number": number, "at": now, "entry": write_entry(entry)}
        for number, entry in enumerate(entries, start)
    ]


def _failure(error: Exception, is_remote: bool) -> StoreFailure:
    """Return the failure for a write. Over a network it may still have succeeded, so the table must be read again."""
    if isinstance(error, IntegrityError) or is_remote:
        return Conflict("changed")
    return StoreFailure()
