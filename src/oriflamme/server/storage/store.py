"""The store: what is on disk. Appending is the only way to change a table, and returns when it is durable.

All writes go through one task that commits whatever has gathered while the last commit ran, so that a hundred actions
a moment apart cost one flush of the disk. On SQLite that task's connection is the only one that ever writes or
checkpoints (its write-ahead log has a defect with several); readers have connections of their own that cannot write.

Where several processes share a PostgreSQL, a write is only taken from the process that owns the table at that moment,
and only with the next number of its log: whoever believes to own a table and does not cannot write.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Collection, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Executable, delete, exists, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...errors import OriflammeError
from ..metrics import COMMIT_SECONDS, COMMIT_WRITES
from ..times import milliseconds_now
from . import deadlines, schema
from .engines import engines
from .entries import Entry, Joined, Vacated, write_entry
from .loader import Loader
from .migrate import upgrade
from .records import Conflict, Deadline, DeadlineChange, StoredTable, StoreFailure

DAY: Final = 86_400_000  # milliseconds
LARGEST_BATCH: Final = 500
FAILURES: Final = (SQLAlchemyError, OSError, TimeoutError)  # of a database


class _Write(NamedTuple):
    table: str | None  # that must be ours; None for a new one
    rows: list[dict[str, Any]]  # new entries of the log
    statements: tuple[Executable, ...]
    done: "asyncio.Future[None]"


class Store:
    """Tables and their logs in a database."""

    def __init__(self, database: Path | str, process: str | None = None) -> None:
        self._writing, self.reading, self.people = engines(database)
        self._loader = Loader(self.reading)
        self._process = process  # that owns tables, where there are several
        self._pending: list[_Write] = []
        self._wanted = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database to the present form and begin to take writes."""
        try:
            async with self._writing.begin() as connection:
                await connection.run_sync(upgrade)
        except DBAPIError as error:
            raise OriflammeError(f"the database cannot be used: {error.orig}") from None
        except OSError as error:
            raise OriflammeError(f"the database cannot be reached: {error.strerror or error}") from None
        self._writer = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """Finish what was asked for and close."""
        if self._writer is not None:
            while self._pending:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        for engine in (self.reading, self._writing, self.people):
            await engine.dispose()

    # Writing.

    async def append(
        self,
        table: str,
        number: int,
        *entries: Entry,
        phase: str | None = None,
        spent_orders: Sequence[tuple[int, int]] = (),
        deadline: DeadlineChange | None = None,
        also: Collection[Executable] = (),
    ) -> None:
        """Add entries behind the first `number` ones of a table; they are durable when this returns.

        `phase` is the table's new one; `spent_orders`, as seats and cards, are standing orders that end now; `deadline`
        is how the deadline changes; `also` is executed in the same transaction.
        """
        statements = [*_seat_index(table, entries), *also, *deadlines.changes(table, deadline, milliseconds_now())]
        if phase is not None:
            statements.append(_phase(table, phase))
        statements += [_without_order(table, seat, card) for seat, card in spent_orders]
        if phase in ("over", "closed"):
            statements.append(delete(schema.orders).where(schema.orders.c.table_id == table))
            statements.append(deadlines.without(table))
        await self._write(table, _rows(table, number, entries), *statements)

    async def create(
        self, table: str, code: str, phase: str, is_open: bool, *entries: Entry, is_rated: bool = False
    ) -> None:
        """Keep a new table; Conflict if its id or code is taken."""
        row = {"id": table, "code": code, "phase": phase, "open": is_open, "created": milliseconds_now()}
        row |= {"rated": is_rated, "owner": self._process}
        opening = insert(schema.tables).values(row)
        await self._write(None, _rows(table, 0, entries), opening, *_seat_index(table, entries))

    async def set_order(self, table: str, seat: int, card: int, order: str | None) -> None:
        """Keep a standing order, or forget it."""
        statements: list[Executable] = [_without_order(table, seat, card)]
        if order is not None:
            row = {"table_id": table, "seat": seat, "card": card, "order": order}
            statements.append(insert(schema.orders).values(row))
        statements.append(deadlines.look_now(table, milliseconds_now()))
        await self._write(table, [], *statements)

    async def drop_deadline(self, table: str) -> None:
        """Remove the deadline of a table that goes on no more."""
        await self._write(table, [], deadlines.without(table))

    async def forget_untouched(self, days: int) -> int:
        """Remove the unfinished tables that nobody has touched for so many days; return how many."""
        limit = milliseconds_now() - days * DAY
        tables, log = schema.tables, schema.log
        last = select(func.max(log.c.at)).where(log.c.table_id == tables.c.id).scalar_subquery()
        unfinished = (tables.c.phase != "over", tables.c.finished.is_(None))  # one that was closed afterwards is kept
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

    async def _write(self, table: str | None, rows: list[dict[str, Any]], *statements: Executable) -> None:
        done = asyncio.get_running_loop().create_future()
        self._pending.append(_Write(table, rows, statements, done))
        self._wanted.set()
        await done

    async def _write_for_ever(self) -> None:
        while True:
            await self._wanted.wait()
            batch, self._pending = self._pending[:LARGEST_BATCH], self._pending[LARGEST_BATCH:]
            if not self._pending:
                self._wanted.clear()
            await self._settle(batch)

    async def _settle(self, batch: Sequence[_Write]) -> None:
        """Commit a batch; if one of its writes is refused, each on its own, so that only the guilty one fails."""
        try:
            foreign = await self._commit(batch)
        except Exception as error:
            if len(batch) > 1 and (self._process is None or isinstance(error, IntegrityError)):
                for write in batch:
                    await self._settle([write])
                return
            for write in batch:
                if not write.done.done():
                    write.done.set_exception(_failure(error, self._process is not None))
            return
        for write in batch:
            if write.done.done():  # who asked may be gone
                continue
            if write.table in foreign:
                write.done.set_exception(Conflict("moving"))
            else:
                write.done.set_result(None)

    async def _commit(self, batch: Sequence[_Write]) -> set[str]:
        """Write a batch, except what is for tables that are not ours; return those tables."""
        started = time.perf_counter()
        async with self._writing.begin() as connection:
            foreign = await self._foreign(connection, batch)
            ours = [write for write in batch if write.table not in foreign]
            rows = [row for write in ours for row in write.rows]
            if rows:
                await connection.execute(insert(schema.log), rows)
            for write in ours:
                for statement in write.statements:
                    await connection.execute(statement)
        COMMIT_SECONDS.observe(time.perf_counter() - started)
        COMMIT_WRITES.observe(len(batch))
        return foreign

    async def _foreign(self, connection: AsyncConnection, batch: Sequence[_Write]) -> set[str]:
        """Return which tables of a batch are not ours, and let nobody take the others before it is committed."""
        if self._process is None:
            return set()
        wanted = sorted({write.table for write in batch if write.table is not None})
        tables = schema.tables
        mine = select(tables.c.id).where(tables.c.id.in_(wanted), tables.c.owner == self._process)
        held = (await connection.execute(mine.order_by(tables.c.id).with_for_update(read=True))).scalars()
        return set(wanted) - set(held)

    # Reading.

    async def load(self, name: str) -> StoredTable | None:
        """Return a table by its id or code."""
        async with self._failing():
            return await self._loader.load(name)

    async def deadline(self, table: str) -> Deadline | None:
        """Return a table's deadline; None also if the database does not give it at the moment."""
        with contextlib.suppress(*FAILURES):
            async with self.reading.connect() as connection:
                return (await deadlines.read(connection, [table])).get(table)
        return None

    async def check(self) -> None:
        """Raise StoreFailure if the database does not answer."""
        async with self._failing(), self.reading.connect() as connection:
            await connection.execute(select(schema.tables.c.id).limit(1))

    @contextlib.asynccontextmanager
    async def _failing(self) -> AsyncIterator[None]:
        """Turn failures of the database into StoreFailure."""
        try:
            yield
        except FAILURES as error:
            raise StoreFailure("unreachable") from error


def _rows(table: str, number: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    now = milliseconds_now()
    return [
        {"table_id": table, "number": place, "at": now, "entry": write_entry(entry)}
        for place, entry in enumerate(entries, number)
    ]


def _phase(table: str, phase: str) -> Executable:
    changes: dict[str, Any] = {"phase": phase}
    if phase in ("over", "closed"):
        changes["code"] = None
    if phase == "over":
        changes["finished"] = milliseconds_now()
        seats = schema.seats
        changes["due"] = exists(select(seats.c.seat).where(seats.c.table_id == table, seats.c.held))
    return update(schema.tables).where(schema.tables.c.id == table).values(changes)


def _seat_index(table: str, entries: Sequence[Entry]) -> list[Executable]:
    """Return what keeps the list of accounts' seats as the log has it; guests may claim theirs later."""
    seats = schema.seats
    statements: list[Executable] = []
    for entry in entries:
        if isinstance(entry, Vacated):
            seat = (seats.c.table_id == table, seats.c.seat == entry.seat)
            statements.append(update(seats).where(*seat).values(held=False))
        elif isinstance(entry, Joined) and entry.account is not None:
            row = {"table_id": table, "seat": entry.seat, "account_id": entry.account}
            statements.append(delete(seats).filter_by(**row))
            statements.append(insert(seats).values(row | {"held": True}))
    return statements


def _without_order(table: str, seat: int, card: int) -> Executable:
    orders = schema.orders
    return delete(orders).where(orders.c.table_id == table, orders.c.seat == seat, orders.c.card == card)


def _failure(error: Exception, is_remote: bool) -> StoreFailure:
    """Return what a write that failed means. Over a network it may have been done all the same: one must look again."""
    if isinstance(error, IntegrityError) or is_remote:
        return Conflict("changed")
    return StoreFailure()
