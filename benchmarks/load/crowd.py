"""All clients that play at the same time."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

from .disk import DiskWatch
from .tables import LoadTable, open_table
from .wire import Http

CONNECTIONS: Final = 8  # used to open tables
PEOPLE: Final = (None, None, None, None)
Tells = Callable[[str], None]


class Crowd:
    """Tables that are being played; a finished table can be replaced."""

    def __init__(
        self,
        port: int,
        bots: Sequence[str | None],
        tell: Tells,
        sources: Sequence[str] = ("127.0.0.1",),
        ports: Sequence[int] = (),
        disk: DiskWatch | None = None,
    ) -> None:
        """Tables are opened at `port`; people connect to `ports` in turn, if those are given."""
        self.tables: list[LoadTable] = []
        self.disk = disk or DiskWatch()
        self._ports = ports or (port,)
        self._bots = bots
        self._tell = tell
        self._sources = itertools.cycle(sources)  # the addresses that people have
        self._over: list[LoadTable] = []  # tables that have been replaced
        self._http = [Http(port) for _ in range(CONNECTIONS)]

    @property
    def people(self) -> int:
        """The people at each table, each with a socket."""
        return sum(bot is None for bot in self._bots)

    async def grow_to(self, number: int) -> None:
        """Have this many tables with running games."""
        self._over += [table for table in self.tables if table.over]
        self.tables = [table for table in self.tables if not table.over]
        for table in self._over:
            table.close()
        missing = iter(range(number - len(self.tables)))

        async def open_some(http: Http) -> None:
            for _ in missing:
                self.tables.append(await open_table(self._ports, http, self._bots, next(self._sources)))
                self._tell(f"{len(self.tables):,} of {number:,} tables are open")

        await asyncio.gather(*(open_some(http) for http in self._http))

    async def replace(self, table: LoadTable) -> LoadTable:
        """Replace a finished table."""
        table.close()
        self._over.append(table)
        http = self._http[len(self._over) % CONNECTIONS]
        self.tables[self.tables.index(table)] = new = await open_table(
            self._ports, http, self._bots, next(self._sources)
        )
        return new

    @property
    def acknowledged(self) -> int:
        """How many actions the server has acknowledged."""
        return sum(table.acknowledged for table in (*self.tables, *self._over))

    def check(self) -> None:
        """Fail if the server refused a message or closed a socket, because the measurement is then invalid."""
        for table in (*self.tables, *self._over):
            if table.problem:
                raise SystemExit(f"the server refused something: {table.problem}")
        if any(table.is_cut_off for table in self.tables):
            raise SystemExit("the server closed a socket")

    async def close(self) -> None:
        """Disconnect everyone."""
        for table in self.tables:
            table.close()
        for http in self._http:
            await http.close()
        await asyncio.sleep(0)  # lets the sockets close


@contextlib.asynccontextmanager
async def gathered(
    port: int,
    bots: Sequence[str | None],
    tell: Tells,
    sources: Sequence[str] = ("127.0.0.1",),
    ports: Sequence[int] = (),
    disk: DiskWatch | None = None,
) -> AsyncIterator[Crowd]:
    """A crowd that is disconnected at the end; `disk`: that of the server."""
    crowd = Crowd(port, bots, tell, sources, ports, disk)
    try:
        yield crowd
        crowd.check()
    finally:
        await crowd.close()
