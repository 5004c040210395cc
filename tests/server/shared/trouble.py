"""Kills, freezes and outages of processes that share a database, while people play: no confirmed action is lost."""

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from ..clients import open_table
from ..faults.figures import Figure, at_least, none, shown, spread, within
from ..faults.kills import DECKS, LIVE, LIVE_RESERVE, LIVE_SECONDS, RELAXED
from ..faults.ledger import LoggedAction, faults_in, overcharges, stood_in_for
from ..faults.people import Crowd
from .cluster import Cluster, cluster

RATE = 120  # actions per second that people try to play, over all tables
SETTLED = 60.0  # seconds after which a person who cannot continue counts as stuck
RIGHT = 2.0  # seconds after a disturbance from which no one may see a wrong table
BACK = 12.0  # seconds from a kill until people see their table again: its lease must end, and all reconnect at once
UNDER_WAY = 0.5  # seconds after the last answer within which the others get the news
TOLERANCE = 0.25  # seconds by which the reading of a clock may arrive late
LATE = 3.0  # seconds between a question and a person's view of it, when everyone reconnects at once


class Trouble:
    """Disturbs a cluster, and compares its log with what people saw."""

    def __init__(self, cluster: Cluster, crowd: Crowd, dice: random.Random, longest: float, right: float) -> None:
        self._cluster = cluster
        self._crowd = crowd
        self._dice = dice
        self._longest = longest
        self._right = right
        self._logs: dict[str, list[LoggedAction]] = {}
        self.faults: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.answered: list[float] = []  # seconds until no one waits for an answer
        self.wrong = 0  # people whose view differs from the log
        self.stuck = 0
        self.overcharges: list[float] = []
        self.stood_in = 0

    async def check_clocks(self) -> None:
        """Check how much time was charged for answers. A disturbance must not cost a player time."""
        for table, entries in (await self._cluster.logs(self._crowd.ledgers)).items():
            if '"kind":"live"' in entries[0]:
                self.overcharges += overcharges(self._crowd.ledgers[table], entries, LIVE_SECONDS, LIVE_RESERVE)
            self.stood_in += stood_in_for(entries)

    async def kill(self) -> None:
        """Kill one of the servers, and start it again."""
        server = self._dice.choice(self._cluster.servers)
        server.kill()
        self._crowd.was_killed()
        await asyncio.sleep(0.05)  # clients connected through it have noticed
        for person in self._crowd.people:
            person.was_spared()
        await asyncio.to_thread(server.start)
        self.stuck += await self._crowd.until(lambda person: person.has_view, SETTLED)

    async def stop_database(self) -> None:
        """Stop PostgreSQL, gently or not, for a while."""
        self._cluster.postgres.stop(self._dice.choice((signal.SIGINT, signal.SIGQUIT)))
        await asyncio.sleep(self._while())
        await asyncio.to_thread(self._cluster.postgres.start)

    async def freeze_database(self) -> None:
        """Freeze PostgreSQL for a while."""
        self._cluster.postgres.freeze(True)
        await asyncio.sleep(self._while())
        self._cluster.postgres.freeze(False)

    async def freeze_server(self) -> None:
        """Freeze a server until its tables have been taken over. When it wakes, it owns nothing."""
        server = self._dice.choice(self._cluster.servers)
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self._dice.uniform(1.0, 6.0))
        server.process.send_signal(signal.SIGCONT)

    async def trouble_redis(self) -> None:
        """Kill, freeze or flush Redis."""
        redis = self._cluster.redis
        assert redis is not None
        how = self._dice.choice(("kill", "freeze", "flush"))
        if how == "kill":
            redis.kill()
            await asyncio.sleep(self._dice.uniform(0.2, 2.0))
            redis.start()
        elif how == "freeze":
            redis.freeze(True)
            await asyncio.sleep(self._dice.uniform(0.2, 3.0))
            redis.freeze(False)
        else:
            redis.flush()

    def _while(self) -> float:
        return self._dice.uniform(min(1.0, self._longest), self._longest)

    async def look(self) -> None:
        """Let everyone finish what they have begun. Then all views must match the log."""
        crowd, begun = self._crowd, time.monotonic()
        self.stuck += await crowd.rest()
        self.answered.append(time.monotonic() - begun)
        await asyncio.sleep(max(UNDER_WAY, begun + self._right - time.monotonic()))
        logs = await self._cluster.actions(crowd.ledgers)
        for table, log in logs.items():
            self.faults += faults_in(crowd.ledgers[table], log, self._logs.get(table))
            self._logs[table] = log
        await self._look_again({table: len(log) for table, log in logs.items()})
        crowd.go_on()

    async def _look_again(self, lengths: dict[str, int]) -> None:
        """Reconnect people who got no news of the last actions. For them, nothing visible may have changed."""
        people = [person for person in self._crowd.people if not person.gone]
        behind = {one: (one.looks, one.view) for one in people if -1 < one.number < lengths.get(one.table, 0)}
        for person in behind:
            person.hang_up()
        self.stuck += await self._crowd.until(lambda one: one not in behind or one.looks > behind[one][0], SETTLED)
        self.wrong += sum(person.view != view for person, (_, view) in behind.items())

    def figures(self) -> list[Figure]:
        """Return the figures."""
        crowd, faults = self._crowd, self.faults
        named = ("lost", "doubled", "reordered")
        return [
            *(shown(name, number) for name, number in self.done.items()),
            none("people who cannot continue", self.stuck),
            at_least("actions acknowledged", crowd.acknowledged, 20 * self.done.total()),
            *(none(f"actions {name}", faults[name]) for name in named),
            *(none(f"actions {name}", times) for name, times in faults.items() if name not in named),
            none("views older than one seen before", crowd.went_back),
            none(f"wrong refusals {crowd.unfair_refusals or ''}".strip(), len(crowd.unfair_refusals)),
            *spread("from a kill to everyone's view", crowd.back, BACK),
            *spread("from the end of a disturbance until no one waits for an answer", self.answered, BACK),
            none(f"people who saw a wrong table {self._right:g} s after it", self.wrong),
            within("charged to a clock for a kill, at most", max(crowd.clocks.charges, default=0.0), TOLERANCE),
            none("reserves changed by a kill", crowd.clocks.changed_reserves),
            at_least("answers at tables with a clock", len(self.overcharges), 1),
            within("charged for an answer beyond the time it took, at most", max(self.overcharges, default=0.0), LATE),
            none("people replaced by a stand-in", self.stood_in),
        ]


async def trouble(
    folder: Path,
    kills: int = 50,
    database: int = 20,
    redis: int = 20,
    freezes: int = 10,
    tables: int = 200,
    longest: float = 30.0,
    right: float = RIGHT,
    rate: int = RATE,
    tick: Callable[[], None] = lambda: None,
    seed: int = 1,
) -> list[Figure]:
    """Kill servers, stop and freeze PostgreSQL, kill, freeze and flush Redis, in any order, while tables play."""
    dice = random.Random(seed)
    with cluster(folder, ORIFLAMME_LOG_LEVEL="info") as shared:
        crowd = Crowd(shared.ports[0], dice, think=(0.0, 2 * tables / rate), other_ports=shared.ports[1:])
        for table in range(tables):
            people, server = 3 + table % 3, shared.servers[table % len(shared.servers)]
            pace = LIVE if table % 4 == 0 else RELAXED
            crowd.seat(open_table(server, people, people, deck=DECKS[table % len(DECKS)], pace=pace))
        it = Trouble(shared, crowd, dice, longest, right)
        ways = {
            "servers killed": (it.kill, kills),
            "PostgreSQL stopped": (it.stop_database, database // 2),
            "PostgreSQL frozen": (it.freeze_database, database - database // 2),
            "Redis killed, frozen or flushed": (it.trouble_redis, redis),
            "servers frozen": (it.freeze_server, freezes),
        }
        plan = [name for name, (_, times) in ways.items() for _ in range(times)]
        dice.shuffle(plan)
        async with crowd.at_play():
            await crowd.until(lambda person: person.number >= 0)
            for name in plan:
                if it.stuck:
                    break
                await asyncio.sleep(dice.uniform(0.1, 1.0))
                await ways[name][0]()
                it.done[name] += 1
                await it.look()
                tick()
            it.stuck += await crowd.rest()
        await it.check_clocks()
        return it.figures()
