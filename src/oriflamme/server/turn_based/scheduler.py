"""The looker: lets turn-based tables go on when something is due, whoever is there.

It looks every few seconds for deadlines of tables that this process keeps, or that nobody keeps: somebody is told that
they are asked, or reminded, or stood in for; a bot or a standing order whose answer a restart has cut off answers.

It also keeps the time. When the last look of any process is longer ago than it can be, the server was away, or its
clock was stepped, and all deadlines are moved: neither is charged to anybody.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy import Executable, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..cluster.lease import Elsewhere
from ..logs import trace_of
from ..notify import outbox
from ..notify.outbox import OUT_OF_TIME, Notice
from ..storage import schema
from ..storage.entries import StoodIn
from ..storage.store import Conflict, StoreFailure, milliseconds_now
from ..tables.hall import Hall
from ..tables.live_table import Keeper
from ..wire.refusal import Refusal
from . import deadlines
from .deadlines import Deadline

LOOKED: Final = "looked"  # the fact that tells when any process has looked last
MOST: Final = 1000  # deadlines at one look
STOPPING: Final = 5.0  # seconds that a look has to end
UNREADABLE: Final = 3_600_000  # milliseconds until a table that cannot be read is tried again
LOG: Final = structlog.get_logger("oriflamme.scheduler")


class Looker:
    """Looks at the deadlines, for as long as the server runs."""

    def __init__(self, hall: Hall, send_soon: Callable[[], None]) -> None:
        self._hall = hall
        self._store = hall.store
        self._send_soon = send_soon  # the notices that wait
        self._look = hall.settings.look_seconds
        self._stopping = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Look from now on, every few seconds."""
        work_waits = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._keep_time_for_ever(work_waits)),
            asyncio.create_task(self._work_for_ever(work_waits)),
        ]

    async def stop(self) -> None:
        """Look no more; what is half done is done to its end."""
        self._stopping.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOPPING)
        for task in self._tasks:
            task.cancel()

    async def _keep_time_for_ever(self, work_waits: asyncio.Event) -> None:
        while not self._stopping.is_set():
            started = time.monotonic()
            try:
                await self.keep_time()
                await self._show_moved()
                work_waits.set()
            except Exception as error:
                LOG.warning("the time was not kept", where=trace_of(error))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, started + self._look - time.monotonic())):
                    await self._stopping.wait()
        work_waits.set()

    async def _work_for_ever(self, work_waits: asyncio.Event) -> None:
        """Do what is due beside the looks: it must not make one come late, which would pass for an outage."""
        while not self._stopping.is_set():
            await work_waits.wait()
            work_waits.clear()
            for table in await self._due():
                if self._stopping.is_set():
                    return
                try:
                    await self._see_to(table)
                except Exception as error:  # it must harm no other table
                    LOG.error("a look failed", table=table, where=trace_of(error))

    # Keeping the time.

    async def keep_time(self) -> None:
        """Note that there was a look; move the deadlines if the last one was too long ago, or is yet to come."""
        facts = schema.facts
        last = select(facts.c.fact).where(facts.c.name == LOOKED).with_for_update()
        async with self._store.people.begin() as connection:
            found = (await connection.execute(last)).scalar()
            now = milliseconds_now()
            if found is None:
                await connection.execute(insert(facts).values(name=LOOKED, fact=str(now)))
                return
            await self._move(connection, now - int(found), now)
            await connection.execute(update(facts).where(facts.c.name == LOOKED).values(fact=str(now)))

    async def _move(self, connection: AsyncConnection, gap: int, now: int) -> None:
        look = self._look * 1000
        if gap > 2 * look:
            await connection.execute(deadlines.moved(gap))
        elif gap < -look:  # the clocks of several machines may differ by a little
            await connection.execute(deadlines.moved(gap, schema.deadlines.c.asked > now))
            await connection.execute(outbox.all_due(now))
        else:
            return
        LOG.info("moved the deadlines", seconds=round(gap / 1000))

    async def _show_moved(self) -> None:
        """Tell those who look at turn-based tables about deadlines that were moved, here or elsewhere."""
        keepers = {keeper.table.id: keeper for keeper in self._hall.turn_based()}
        if not keepers:
            return
        async with self._store.reading.connect() as connection:
            rows = await deadlines.read(connection, list(keepers))
        for table, row in rows.items():
            keeper = keepers[table]
            known = keeper.deadline
            if keeper.table.position == row.position and (known is None or known.until != row.until):
                keeper.deadline = row
                keeper.tell_clock(keeper.audience.everyone())

    # What is due.

    async def _due(self) -> list[str]:
        """Return the tables where something is due; none if the database does not say."""
        rows = schema.deadlines
        wanted = select(rows.c.table_id).where(rows.c.next_look <= milliseconds_now())
        if self._hall.lease is not None:
            wanted = wanted.where(self._hall.lease.kept_by_no_other(rows.c.table_id))
        try:
            async with self._store.reading.connect() as connection:
                return list((await connection.execute(wanted.order_by(rows.c.next_look).limit(MOST))).scalars())
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            LOG.warning("nothing was looked for", where=trace_of(error))
            return []

    async def _see_to(self, table: str) -> None:
        """Do what is due at one table."""
        try:
            keeper = await self._hall.wake(table)
        except Refusal:
            await self._write(deadlines.look_now(table, milliseconds_now() + UNREADABLE))
            return
        except (Elsewhere, StoreFailure):
            return  # another process sees to it, or the next look does
        async with keeper.lock:
            await keeper.read_deadline()  # it may have been moved since
            if keeper.deadline is None or keeper.gone:
                return
            try:
                await self._see_to_kept(keeper, keeper.deadline)
            except Conflict:
                keeper.abandon()
            except StoreFailure:
                return

    async def _see_to_kept(self, keeper: Keeper, row: Deadline) -> None:
        if keeper.table.position != row.position:
            raise Conflict("the log of this table has been changed from elsewhere")
        if not keeper.is_awake:
            await self._store.drop_deadline(row.table_id)
            return
        keeper.wake()
        now = milliseconds_now()
        if keeper.is_answering:
            return
        if now >= row.until:
            await self._time_out(keeper, row)
        else:
            await self._tell(keeper, row, now)

    async def _time_out(self, keeper: Keeper, row: Deadline) -> None:
        """Let a bot stand in; who comes back has the next decision."""
        await keeper.write(StoodIn(row.seat, True), also=self._notices(keeper, row, OUT_OF_TIME))
        self._send_soon()
        keeper.out_of_time_at = row.position
        keeper.tell_table()
        keeper.go_on()

    async def _tell(self, keeper: Keeper, row: Deadline, now: int) -> None:
        """Tell somebody that they are asked, unless they see it; of several notices that are due only the last."""
        number = max(row.told, row.told_by(now))
        waiting = self._notices(keeper, row, number - 1) if number > row.told else []
        if await self._write(deadlines.told(row, number, row.look_after(number)), *waiting) and waiting:
            self._send_soon()

    def _notices(self, keeper: Keeper, row: Deadline, reminder: int) -> list[Executable]:
        """Return what lets a notice wait for whoever is asked, if they can be told and do not see it themselves."""
        game = keeper.table.game
        question = None if game is None else game.show(None).question
        if row.account_id is None or row.seat in keeper.audience.seated or question is None:
            return []
        keeper.told_others = True  # that somebody has answered
        return [outbox.waiting(Notice(row.account_id, row.table_id, row.position, question.kind, reminder))]

    async def _write(self, statement: Executable, *more: Executable) -> int:
        """Write, and return how many deadlines it concerned; if none, no more is written."""
        async with self._store.people.begin() as connection:
            number = int((await connection.execute(statement)).rowcount)
            for other in more if number else ():
                await connection.execute(other)
            return number
