"""Two processes that both believe they own a table: its log has one history, in whatever order they write."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable

from oriflamme.protocol.tables import TableSettings
from oriflamme.server.storage.entries import Opened, Paused
from oriflamme.server.storage.records import Conflict
from oriflamme.server.storage.store import Store

from ..engines import Postgres, running_postgres
from ..faults.figures import Figure, at_least, none, shown
from .cluster import connected

TABLES = 20


class Process:
    """A process as the database sees it: a store that writes under its name."""

    def __init__(self, postgres: Postgres, name: str) -> None:
        self.name = name
        self.store = Store(postgres.url, name)
        self.lengths: dict[str, int] = {}  # the counts of entries that it believes the logs to have

    async def write(self, table: str, mark: int) -> bool:
        """Write an entry as an owner would. Return whether it was accepted."""
        try:
            await self.store.append(table, self.lengths.get(table, 1), Paused(mark % 2 == 0))
        except Conflict:
            return False
        self.lengths[table] = self.lengths.get(table, 1) + 1
        return True

    async def look(self, table: str) -> None:
        """Read the log, like a process that has just taken over the table."""
        kept = await self.store.load(table)
        assert kept is not None
        self.lengths[table] = len(kept.log)


async def forks(tries: int = 10_000, tick: Callable[[], None] = lambda: None) -> list[Figure]:
    """Change the owners of tables at random while two processes write all the time."""
    dice = random.Random(1)
    counts: Counter[str] = Counter()
    with running_postgres() as postgres:
        first, second = Process(postgres, "first"), Process(postgres, "second")
        await first.store.open()
        await second.store.open()
        tables = [f"t{number}" for number in range(TABLES)]
        for table in tables:
            opened = Opened(table.upper(), TableSettings(), "seed")
            await first.store.create(table, table.upper(), "gathering", False, opened)
        accepted: Counter[str] = Counter()

        async def try_once(number: int) -> None:
            table = dice.choice(tables)
            if dice.random() < 0.2:  # one process takes the table over and reads it; the other does not know
                taker = dice.choice((first, second))
                async with connected(postgres) as connection:
                    await connection.execute("update tables set owner = $1 where id = $2", taker.name, table)
                await taker.look(table)
            results = await asyncio.gather(first.write(table, number), second.write(table, number))
            counts["both were accepted"] += all(results)
            counts["one was accepted"] += sum(results) == 1
            counts["none was accepted"] += not any(results)
            accepted[table] += sum(results)
            tick()

        for number in range(0, tries, 4):
            await asyncio.gather(*(try_once(number + more) for more in range(4)))
        wrong = 0
        async with connected(postgres) as connection:
            for table in tables:
                rows = await connection.fetch("select number from log where table_id = $1 order by number", table)
                wrong += [row["number"] for row in rows] != list(range(accepted[table] + 1))
        await first.store.close()
        await second.store.close()
    return [
        *(shown(name, times) for name, times in counts.items() if name != "both were accepted"),
        at_least("tries in which exactly one was accepted", counts["one was accepted"], tries // 10),
        none("tables whose log is not what was acknowledged", wrong),
    ]
