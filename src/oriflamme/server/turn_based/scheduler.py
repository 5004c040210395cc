"""The scheduler continues turn-based tables when a deadline is due, also if no player is connected.

Every few seconds it looks for due deadlines of tables that this process owns, or that no process owns. It notifies the
player, reminds them, or lets a bot stand in. If a restart interrupted a bot or a standing order, that answers now.

It also keeps the time. If no process has looked for too long, the server was down or its clock was set. Then it moves
all deadlines, so that no player loses time.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy import Executable, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..cluster.lease import Lease
from ..cluster.location import Elsewhere
from ..logs import trace_of
from ..notify import outbox
from ..notify.outbox import OUT_OF_TIME, Notice
from ..storage import deadlines, schema
from ..storage.records import Conflict, Deadline, StoreFailure
from ..storage.store import FAILURES, Store
from ..tables.hall import Hall
from ..tables.live_table import LiveTable
from ..times import milliseconds_now
from ..wire.refusal import Refusal

LOOKED: Final = "looked"  # the fact that stores the time of the last look of any process
MOST: Final = 1000  # deadlines in one look
STOPPING: Final = 5.0  # seconds that a look gets to finish
UNREADABLE: Final = 3_600_000  # milliseconds until a damaged table is tried again
LOG: Final = structlog.get_logger("oriflamme.scheduler")


class Scheduler:
    """Acts on due deadlines while the server runs."""

    def __init__(self, hall: Hall, store: Store, lease: Lease | None, send_soon: Callable[[], None]) -> None:
        self._hall = hall
        self._store = store
        self._lease = lease
        self._send_soon = send_soon  # makes the notifier look at the outbox
        self._look = hall.settings.look_seconds
        self._stopping = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start to look for due deadlines."""
        work_waits = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._keep_time_forever(work_waits)),
            asyncio.create_task(self._work_forever(work_waits)),
        ]

    async def stop(self) -> None:
        """Stop, but finish the table at hand."""
        self._stopping.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOPPING)
        for task in self._tasks:
            task.cancel()

    async def _keep_time_forever(self, work_waits: asyncio.Event) -> None:
        while not self._stopping.is_set():
            started = time.monotonic()
            try:
                await self.keep_time()
                await self._show_moved()
                work_waits.set()
            except Exception as error:
                LOG.warning("could not keep the time", where=trace_of(error))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, started + self._look - time.monotonic())):
                    await self._stopping.wait()
        work_waits.set()

    async def _work_forever(self, work_waits: asyncio.Event) -> None:
        """Act on due deadlines in a task of its own. A late look would count as downtime."""
        while not self._stopping.is_set():
            await work_waits.wait()
            work_waits.clear()
            for table in await self._due():
                if self._stopping.is_set():
                    return
                try:
                    await self._act(table)
                except Exception as error:  # a failure must not affect other tables
                    LOG.error("could not act on a deadline", table=table, where=trace_of(error))

    # Keeping the time.

    async def keep_time(self) -> None:
        """Record this look. Move the deadlines if the last look is too long ago, or in the future."""
        facts = schema.facts
        last = select(facts.c.fact).where(facts.c.name == LOOKED).with_for_update()
        async with self._store.people.begin() as connection:
            found = (await connection.execute(last)).scalar()
            now = milliseconds_now()
            if found is None:
                await connection.execute(insert(facts).values(name=LOOKED, fact=str(now)))
                return
            await self._move(connection, int(found), now)
            await connection.execute(update(facts).where(facts.c.name == LOOKED).values(fact=str(now)))

    async def _move(self, connection: AsyncConnection, last: int, now: int) -> None:
        look, gap = self._look * 1000, now - last
        if gap > 2 * look:
            await connection.execute(deadlines.not_charged(last, now))
        elif gap < -look:  # the clocks of several machines may differ by a little
            await connection.execute(deadlines.not_charged(last, now, schema.deadlines.c.asked > now))
            await connection.execute(outbox.make_all_due(now))
        else:
            return
        LOG.info("moved the deadlines", seconds=round(gap / 1000))

    async def _show_moved(self) -> None:
        """Tell viewers of turn-based tables about deadlines that this or another process moved."""
        tables = {live.id: live for live in self._hall.turn_based()}
        if not tables:
            return
        async with self._store.reading.connect() as connection:
            rows = await deadlines.read(connection, list(tables))
        for table, row in rows.items():
            tables[table].deadline_moved(row)

    # What is due.

    async def _due(self) -> list[str]:
        """Return the tables with a due deadline; none if the database fails."""
        rows = schema.deadlines
        wanted = select(rows.c.table_id).where(rows.c.next_look <= milliseconds_now())
        if self._lease is not None:
            wanted = wanted.where(self._lease.owned_by_no_other(rows.c.table_id))
        try:
            async with self._store.reading.connect() as connection:
                return list((await connection.execute(wanted.order_by(rows.c.next_look).limit(MOST))).scalars())
        except FAILURES as error:
            LOG.warning("could not look for deadlines", where=trace_of(error))
            return []

    async def _act(self, table: str) -> None:
        """Act on the deadline of a table."""
        try:
            live = await self._hall.wake(table)
        except Refusal:
            await self._write(deadlines.look_now(table, milliseconds_now() + UNREADABLE))
            return
        except (Elsewhere, StoreFailure):
            return  # another process or the next look will do it
        with live.arriving(), contextlib.suppress(StoreFailure):
            position = live.table.position
            deadline = await live.read_deadline()  # it may have been moved since
            async with live.exclusively():
                if deadline is not None and live.table.position == position:  # otherwise the next look will do it
                    await self._act_on(live, deadline)

    async def _act_on(self, live: LiveTable, row: Deadline) -> None:
        if live.table.position != row.position:
            raise Conflict("changed")
        if not live.is_awake:
            await self._store.drop_deadline(row.table_id)
            return
        live.wake()
        now = milliseconds_now()
        if live.is_answering:
            return
        if now >= row.until:
            await live.stand_in(row.seat, True, also=self._notices(live, row, OUT_OF_TIME), out_of_time=True)
            self._send_soon()
        else:
            await self._notify(live, row, now)

    async def _notify(self, live: LiveTable, row: Deadline, now: int) -> None:
        """Notify the player, unless they are connected. If several notices are due, send only the last."""
        count = max(row.told, row.told_by(now))
        notices = self._notices(live, row, count - 1) if count > row.told else []
        if await self._write(deadlines.told(row, count, row.look_after(count)), *notices) and notices:
            self._send_soon()

    def _notices(self, live: LiveTable, row: Deadline, reminder: int) -> list[Executable]:
        """Build the INSERT that queues a notice for the player, unless they are connected."""
        game = live.table.game
        question = None if game is None else game.show(None).question
        if row.account_id is None or row.seat in live.audience.seated or question is None:
            return []
        live.news.others_know()  # the notice tells that the last action was played
        return [outbox.insert_notice(Notice(row.account_id, row.table_id, row.position, question.kind, reminder))]

    async def _write(self, statement: Executable, *more: Executable) -> int:
        """Execute a statement and return how many deadlines it changed; if none, skip the others."""
        async with self._store.people.begin() as connection:
            count = int((await connection.execute(statement)).rowcount)
            for other in more if count else ():
                await connection.execute(other)
            return count
