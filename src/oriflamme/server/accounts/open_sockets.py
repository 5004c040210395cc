"""Open sockets that an account came by: each is closed when its session or token ends, in every process.

A process that ends sessions looks at its own sockets and tells the others to look at theirs. A look from time to time
finds what a lost hint, or a socket that opened at that very moment, has missed.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from typing import Final, NamedTuple

import structlog
from sqlalchemy import or_, select

from ..cluster.lease import Lease
from ..logs import trace_of
from ..storage import schema
from ..storage.store import FAILURES, Store
from ..times import DAY, milliseconds_now

SESSION_LIFETIME: Final = 90 * DAY  # since it was last used
LOOKING: Final = 20.0  # seconds between two looks at all sockets
AT_ONCE: Final = 500  # sessions in one query
LOG: Final = structlog.get_logger("oriflamme.sockets")


class OpenSocket(NamedTuple):
    """A socket, the session it came by, and what closes it."""

    session: str
    account: str
    close: Callable[[], None]


class OpenSockets:
    """All sockets of this process that an account came by."""

    def __init__(self, store: Store, lease: Lease | None = None) -> None:
        self._store = store
        self._lease = lease
        self._sockets: dict[int, OpenSocket] = {}
        self._looking: set[asyncio.Task[None]] = set()
        if lease is not None:
            lease.on_sessions_ended = self._look_soon

    @contextlib.contextmanager
    def watching(self, session: str, account: str, close: Callable[[], None]) -> Iterator[None]:
        """Close a socket if its session ends before the socket does."""
        socket = OpenSocket(session, account, close)
        self._sockets[id(socket)] = socket
        try:
            yield
        finally:
            del self._sockets[id(socket)]

    async def sessions_ended(self, *accounts: str) -> None:
        """Close the sockets of accounts whose sessions have ended or that are banned, in every process."""
        await self._close_ended([one for one in self._sockets.values() if one.account in accounts])
        if self._lease is not None:
            for account in accounts:
                await self._lease.tell_sessions_ended(account)

    async def look_forever(self) -> None:
        """From time to time, look at all sockets."""
        while True:
            await asyncio.sleep(LOOKING)
            await self._close_ended(list(self._sockets.values()))

    def _look_soon(self, account: str) -> None:
        """Look at the sockets of an account: another process says that sessions of it have ended."""
        task = asyncio.create_task(self._close_ended([one for one in self._sockets.values() if one.account == account]))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _close_ended(self, sockets: Collection[OpenSocket]) -> None:
        try:
            living = {session async for session in self._living({socket.session for socket in sockets})}
        except FAILURES as error:  # the next look finds them
            LOG.warning("could not look for ended sessions", where=trace_of(error))
            return
        for socket in sockets:
            if socket.session not in living:
                socket.close()

    async def _living(self, wanted: set[str]) -> AsyncIterator[str]:
        """Yield the sessions among these that are still good."""
        accounts, sessions, now = schema.accounts, schema.sessions, milliseconds_now()
        good = (
            select(sessions.c.digest)
            .join(accounts, accounts.c.id == sessions.c.account_id)
            .where(sessions.c.seen > now - SESSION_LIFETIME)
            .where(or_(accounts.c.banned_until.is_(None), accounts.c.banned_until <= now))
        )
        digests = sorted(wanted)
        for start in range(0, len(digests), AT_ONCE):
            some = good.where(sessions.c.digest.in_(digests[start : start + AT_ONCE]))
            async with self._store.reading.connect() as connection:
                for digest in (await connection.execute(some)).scalars():
                    yield digest
