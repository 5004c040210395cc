"""Servers on one PostgreSQL, with or without a Redis, and their logs."""

import contextlib
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import asyncpg

from ..engines import Postgres, Redis, running_postgres, running_redis
from ..faults.ledger import LoggedAction, actions_in
from ..server_process import Server


@dataclass
class Cluster:
    """Servers that share a database."""

    postgres: Postgres
    redis: Redis | None
    servers: list[Server]

    @property
    def ports(self) -> tuple[int, ...]:
        return tuple(server.port for server in self.servers)

    async def actions(self, tables: Iterable[str]) -> dict[str, list[LoggedAction]]:
        """Return the actions in the logs of tables."""
        return {table: actions_in(entries) for table, entries in (await self.logs(tables)).items()}

    async def logs(self, tables: Iterable[str]) -> dict[str, list[str]]:
        """Return the logs of tables."""
        query = "select table_id, entry from log where table_id = any($1) order by table_id, number"
        found: dict[str, list[str]] = {}
        async with connected(self.postgres) as connection:
            for table, entry in await connection.fetch(query, list(tables)):
                found.setdefault(table, []).append(entry)
        return found

    async def owner_of(self, table: str) -> str | None:
        """Return the process that owns a table."""
        async with connected(self.postgres) as connection:
            owner: str | None = await connection.fetchval("select owner from tables where id = $1", table)
            return owner


@contextlib.asynccontextmanager
async def connected(postgres: Postgres) -> AsyncIterator[asyncpg.Connection]:
    """A separate connection for the test."""
    connection = await asyncpg.connect(postgres.url)
    try:
        yield connection
    finally:
        await connection.close()


@contextlib.contextmanager
def cluster(
    folder: Path,
    with_redis: bool = True,
    servers: int = 2,
    settings: Mapping[str, str] | None = None,
    **environment: str,
) -> Iterator[Cluster]:
    """Run servers on one database inside a `with` block."""
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(running_postgres())
        redis = stack.enter_context(running_redis()) if with_redis else None
        shared = {"ORIFLAMME_DATABASE": postgres.url, "ORIFLAMME_REDIS": redis.url if redis else "", **environment}
        shared |= settings or {}
        started = []
        for number in range(servers):
            server = Server(folder / f"server{number}", shared)
            server.start()
            stack.callback(server.end)
            started.append(server)
        yield Cluster(postgres, redis, started)
