"""Hints between processes: over Redis if there is one, otherwise over PostgreSQL.

A hint says that something in the database has changed. A lost hint costs a moment, never a game: the log is the truth,
and a process checks it before it writes.
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from ...errors import OriflammeError
from ..logs import trace_of

CHANNEL: Final = "oriflamme"
RETRY: Final = 1.0  # seconds until a lost connection is opened again
SOON: Final = 0.5  # seconds until a hint is dropped
OnHint = Callable[[str], None]
LOG: Final = structlog.get_logger("oriflamme.pubsub")


class Hints(ABC):
    """Publishes hints to the other processes, and receives theirs over a separate connection."""

    _task: asyncio.Task[None] | None = None

    async def start(self, on_hint: OnHint) -> None:
        """Start listening."""
        self._task = asyncio.create_task(self._listen_forever(on_hint))

    async def _listen_forever(self, on_hint: OnHint) -> None:
        while True:
            try:
                await self._listen(on_hint)
            except Exception as error:
                LOG.warning("lost the connection for hints", where=trace_of(error))
            await asyncio.sleep(RETRY)

    @abstractmethod
    async def _listen(self, on_hint: OnHint) -> None:
        """Listen until the connection is lost."""

    @abstractmethod
    async def tell(self, connection: AsyncConnection, hint: str) -> None:
        """Tell the other processes, at the commit of the connection's transaction or before."""

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._task


class PostgresHints(Hints):
    """Hints over LISTEN and NOTIFY."""

    def __init__(self, database: str) -> None:
        self._database = database

    async def _listen(self, on_hint: OnHint) -> None:
        import asyncpg

        connection: Any = await asyncpg.connect(self._database)
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, lambda _, pid, channel, hint: on_hint(hint))
            await gone.wait()
        finally:
            await connection.close(timeout=SOON)

    async def tell(self, connection: AsyncConnection, hint: str) -> None:
        """Tell the other processes at the commit."""
        await connection.execute(text("select pg_notify(:channel, :hint)"), {"channel": CHANNEL, "hint": hint})


class RedisHints(Hints):
    """Hints over the publish and subscribe of Redis."""

    def __init__(self, address: str) -> None:
        try:
            from redis import asyncio as redis
        except ModuleNotFoundError:
            raise OriflammeError("Redis needs one more package: pip install 'oriflamme[redis]'") from None
        try:
            self._redis = redis.from_url(address, socket_connect_timeout=SOON, decode_responses=True)
        except ValueError as error:
            raise OriflammeError(f"a Redis is given as redis://host:port: {error}") from None
        self._telling: set[asyncio.Task[None]] = set()

    async def _listen(self, on_hint: OnHint) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            async for message in subscription.listen():
                if message["type"] == "message":
                    on_hint(message["data"])

    async def tell(self, connection: AsyncConnection, hint: str) -> None:
        """Tell the other processes soon; do not wait for a slow or lost Redis."""
        task = asyncio.create_task(self._publish(hint))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _publish(self, hint: str) -> None:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(SOON):
                await self._redis.publish(CHANNEL, hint)

    async def stop(self) -> None:
        """Stop listening and close the connection."""
        await super().stop()
        with contextlib.suppress(Exception):
            await self._redis.aclose()


def make_hints(database: str, redis: str) -> Hints:
    """Return hints over Redis, if it has an address, or over PostgreSQL."""
    return RedisHints(redis) if redis else PostgresHints(database)
