"""Hints from process to process: over Redis if there is one, otherwise over PostgreSQL itself.

A hint says that something in the database has changed. One that is lost costs a moment, never a game: the log is the
truth, and everyone looks there before they write.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, Protocol

import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from ...errors import OriflammeError
from ..logs import trace_of

CHANNEL: Final = "oriflamme"
AGAIN: Final = 1.0  # seconds after which a lost line is tried again
SOON: Final = 0.5  # seconds that a hint may take before it is given up
Heard = Callable[[str], None]
LOG: Final = structlog.get_logger("oriflamme.pubsub")


class Hints(Protocol):
    """A way to tell the other processes something."""

    async def start(self, heard: Heard) -> None:
        """Listen from now on."""
        ...

    async def tell(self, connection: AsyncConnection, hint: str) -> None:
        """Tell the others, when the connection's transaction is committed or before."""
        ...

    async def stop(self) -> None:
        """Listen no more."""
        ...


class PostgresHints:
    """LISTEN and NOTIFY."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        """Listen from now on, on a connection of its own."""
        self._task = asyncio.create_task(_again_and_again(self._listen, heard))

    async def _listen(self, heard: Heard) -> None:
        import asyncpg

        connection: Any = await asyncpg.connect(self._database)
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, lambda _, pid, channel, hint: heard(hint))
            await gone.wait()
        finally:
            await connection.close(timeout=SOON)

    async def tell(self, connection: AsyncConnection, hint: str) -> None:
        """Tell the others with the commit."""
        await connection.execute(text("select pg_notify(:channel, :hint)"), {"channel": CHANNEL, "hint": hint})

    async def stop(self) -> None:
        """Listen no more."""
        await _cancelled(self._task)


class RedisHints:
    """Publish and subscribe."""

    def __init__(self, address: str) -> None:
        try:
            from redis import asyncio as redis
        except ModuleNotFoundError:
            raise OriflammeError("Redis needs one more package: pip install 'oriflamme[redis]'") from None
        try:
            self._redis = redis.from_url(address, socket_connect_timeout=SOON, decode_responses=True)
        except ValueError as error:
            raise OriflammeError(f"a Redis is given as redis://host:port: {error}") from None
        self._task: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    async def start(self, heard: Heard) -> None:
        """Listen from now on."""
        self._task = asyncio.create_task(_again_and_again(self._listen, heard))

    async def _listen(self, heard: Heard) -> None:
        async with self._redis.pubsub() as line:
            await line.subscribe(CHANNEL)
            async for message in line.listen():
                if message["type"] == "message":
                    heard(message["data"])

    async def tell(self, connection: AsyncConnection, hint: str) -> None:
        """Tell the others by and by; nobody waits for a Redis that is slow or gone."""
        task = asyncio.create_task(self._publish(hint))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _publish(self, hint: str) -> None:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(SOON):
                await self._redis.publish(CHANNEL, hint)

    async def stop(self) -> None:
        """Listen no more."""
        await _cancelled(self._task)
        with contextlib.suppress(Exception):
            await self._redis.aclose()


def hints_over(database: str, redis: str) -> Hints:
    """Return the way that the settings name."""
    return RedisHints(redis) if redis else PostgresHints(database)


async def _again_and_again(listen: Callable[[Heard], Any], heard: Heard) -> None:
    while True:
        try:
            await listen(heard)
        except Exception as error:
            LOG.warning("hints are not heard at the moment", where=trace_of(error))
        await asyncio.sleep(AGAIN)


async def _cancelled(task: asyncio.Task[None] | None) -> None:
    if task is not None:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await task
