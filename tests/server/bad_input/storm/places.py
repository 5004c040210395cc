"""The servers that are attacked: one process, or two of which one relays to the other."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.server.bad_input.storm.settings import GUARDED
from tests.server.server_process import Server
from tests.server.shared.cluster import cluster


@dataclass(frozen=True)
class Place:
    """The server that owns all tables, and the one that the attacker connects to."""

    owner: Server
    entrance: Server

    @property
    def servers(self) -> tuple[Server, ...]:
        """The servers, each once."""
        return tuple(dict.fromkeys((self.owner, self.entrance)))

    @property
    def ports(self) -> tuple[int, ...]:
        """The ports to which people connect, in turn."""
        return tuple(server.port for server in self.servers)

    @property
    def processes(self) -> tuple[int, ...]:
        """The first process of each server."""
        return tuple(server.process.pid for server in self.servers if server.process is not None)


@contextlib.contextmanager
def one_process(folder: Path) -> Iterator[Place]:
    """A server of its own."""
    server = Server(folder / "data", GUARDED)
    server.start()
    try:
        yield Place(server, server)
    finally:
        server.kill()


@contextlib.contextmanager
def relayed(folder: Path) -> Iterator[Place]:
    """Two servers on one database: the second relays its clients to the first, which owns the tables."""
    with cluster(folder, with_redis=False, settings=GUARDED) as shared:
        yield Place(*shared.servers)
