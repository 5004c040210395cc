"""Where the tables of a pair run: in one process with its own file, or in two that share a PostgreSQL."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol

from oriflamme.server.storage.entries import Acted
from tests.server.server_process import Server
from tests.server.shared.cluster import Cluster, cluster

from .stored_tables import Written, entries_of, write_tables


class Place(Protocol):
    """Ports that lead to the same tables, and access to their logs."""

    @property
    def ports(self) -> Sequence[int]: ...

    async def played(self, table: str) -> list[str]: ...


Serving = Callable[[Path, list[Written], Mapping[str, str]], AbstractAsyncContextManager[Place]]


class OneProcess:
    """A server on its own file."""

    def __init__(self, server: Server) -> None:
        self.ports = (server.port,)
        self._folder = server.folder

    async def played(self, table: str) -> list[str]:
        return [entry.action for entry in entries_of(self._folder, table) if isinstance(entry, Acted)]


@contextlib.asynccontextmanager
async def one_process(folder: Path, tables: list[Written], environment: Mapping[str, str]) -> AsyncIterator[Place]:
    """Run a server with these tables."""
    await write_tables(folder, tables)
    server = Server(folder, environment)
    await asyncio.to_thread(server.start)
    try:
        yield OneProcess(server)
    finally:
        server.kill()


class TwoProcesses:
    """Two servers on one PostgreSQL."""

    def __init__(self, servers: Cluster) -> None:
        self.ports = servers.ports
        self._cluster = servers

    async def played(self, table: str) -> list[str]:
        return [action.action for action in (await self._cluster.actions([table]))[table] if action.kind == "acted"]


@contextlib.asynccontextmanager
async def two_processes(folder: Path, tables: list[Written], environment: Mapping[str, str]) -> AsyncIterator[Place]:
    """Run two servers that share these tables."""
    with cluster(folder, settings=environment) as servers:
        await write_tables(servers.postgres.url, tables)
        yield TwoProcesses(servers)
