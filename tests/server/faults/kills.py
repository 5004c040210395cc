"""`kill -9` while people play: afterwards every acknowledged action is in the log, once and in its place."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from ..clients import Client, open_table, playing
from ..server_process import Server
from .figures import Figure, at_least, charged, exactly, none, shown, spread, within
from .ledger import LoggedAction, faults_in, is_sound, read_entries, read_logs
from .people import Crowd

RATE = 200  # actions per second that people try to play, over all tables
LIVE_SECONDS, LIVE_RESERVE = 5, 60
LIVE = {"kind": "live", "seconds": LIVE_SECONDS, "reserve": LIVE_RESERVE}
RELAXED = {"kind": "relaxed"}
DECKS = ("base", "ablaze", "alliance", "random", "any")
BACK = 3.0  # seconds from the kill until people see their table again
AS_OPERATED = {"ORIFLAMME_LOG_LEVEL": "info"}  # at debug level every socket is logged, which takes time at a start
TOLERANCE = 0.1  # seconds by which a measured time may be wrong


async def kills(
    folder: Path,
    times: int = 200,
    tables: int = 200,
    rate: int = RATE,
    tick: Callable[[], None] = lambda: None,
    seed: int = 1,
) -> list[Figure]:
    """Kill a server again and again while tables play. Some kills come while people reconnect."""
    dice = random.Random(seed)
    server = Server(folder / "data", AS_OPERATED)
    server.start()
    crowd = Crowd(server.port, dice, think=(0.0, 2 * tables / rate))
    for table in range(tables):
        people = 3 + table % 3
        pace = LIVE if table % 4 == 0 else RELAXED
        crowd.seat(open_table(server, people, people, deck=DECKS[table % len(DECKS)], pace=pace))
    killer = Killer(server, crowd)
    try:
        async with crowd.at_play():
            await crowd.until(lambda person: person.number >= 0)
            for number in range(times):
                if not killer.stuck:
                    await killer.kill(dice.uniform(0.1, 1.0), awaits_all=number % 5 != 4)
                    tick()
            killer.stuck = await crowd.rest()
            killer.compare(ended=not killer.stuck)
        return [*killer.figures(), none("damage that SQLite finds", int(not is_sound(server.folder)))]
    finally:
        server.kill()


class Killer:
    """Kills a server, restarts it and compares its log with what people know."""

    def __init__(self, server: Server, crowd: Crowd) -> None:
        self.server = server
        self.crowd = crowd
        self.answering: list[float] = []  # seconds from a kill to the server's first answer
        self.faults: Counter[str] = Counter()
        self.stuck = 0  # people who cannot continue
        self._logs: dict[str, list[LoggedAction]] = {}
        self._left: set[str] = set()  # tables that everyone has left

    async def kill(self, after: float, awaits_all: bool) -> None:
        """Kill the server at some moment and restart it. Then check that nothing is wrong."""
        await asyncio.sleep(after)
        await self.crowd.until_some(lambda person: person.pending is not None)
        self.server.kill()
        self.crowd.was_killed()
        await asyncio.to_thread(self.server.start)
        self.answering.append(time.monotonic() - self.crowd.killed_at)
        if awaits_all:
            self.stuck = await self.crowd.until(lambda person: person.has_view)
        self.compare()

    def compare(self, ended: bool = False) -> None:
        """Compare the logs on disk with what people sent and know; compare all of them if it has ended.

        No one receives anything meanwhile, so everything that they know must be on disk.
        """
        ledgers = self.crowd.ledgers
        wanted = [table for table in ledgers if ended or table not in self._left]
        for table, log in read_logs(self.server.folder, wanted).items():
            self.faults += faults_in(ledgers[table], log, self._logs.get(table), ended)
            self._logs[table] = log
        self._left |= set(wanted) - {person.table for person in self.crowd.people}

    def figures(self) -> list[Figure]:
        """Return the figures."""
        crowd, faults = self.crowd, self.faults
        named = ("lost", "doubled", "reordered")
        return [
            shown("kills", crowd.kills),
            shown("people who reconnected, all kills together", len(crowd.back)),
            none("people who cannot continue", self.stuck),
            at_least("actions acknowledged", crowd.acknowledged, 20 * crowd.kills),
            at_least("actions under way at a kill", crowd.under_way, 1),
            shown("games played to the end", sum(bool(ledger.views) for ledger in crowd.ledgers.values())),
            *(none(f"actions {name}", faults[name]) for name in named),
            *(none(f"actions {name}", times) for name, times in faults.items() if name not in named),
            none("views older than one seen before", crowd.went_back),
            none(f"wrong refusals {crowd.unfair_refusals or ''}".strip(), len(crowd.unfair_refusals)),
            *spread("from the kill to the server's first answer", self.answering, BACK),
            *spread("from the kill to everyone's view", crowd.back, BACK),
            at_least("clocks read before and after a kill", len(crowd.clocks.charges), 1),
            within("charged to a clock for an outage, at most", max(crowd.clocks.charges, default=0.0), TOLERANCE),
            none("reserves changed by an outage", crowd.clocks.changed_reserves),
        ]


async def outage(folder: Path, down: float = 20.0) -> list[Figure]:
    """Leave the server down for longer than the time for a decision. No clock is charged."""
    server = Server(folder / "data")
    server.start()
    try:
        async with playing(server, people=3, players=3, pace=LIVE) as clients:
            asked = clients[0].last["game"]["game"]["question"]["seat"]
            table, token = clients[asked].table, clients[asked].token
            await asyncio.sleep(1)
            server.kill()
            for client in clients:
                await client.wait_closed()
        await asyncio.sleep(down)
        server.start()
        return await _clock_after(server, table, token, asked)
    finally:
        server.kill()


async def _clock_after(server: Server, table: str, token: str | None, asked: int) -> list[Figure]:
    whole = 1000 * (LIVE_SECONDS + LIVE_RESERVE)
    connects = time.monotonic()
    async with Client(server, table, token) as client:
        await client.until(lambda c: "clock" in c.last)
        left, awake = client.last["clock"]["left"], time.monotonic() - connects
        assert client.question is not None
        done = await client.move(client.question["actions"][0])
        reserve = [entry.reserve for entry in read_entries(server.folder, [table])[table] if entry.type == "acted"]
        stood_in = client.last["table"]["seats"][asked].get("stood_in", False)
    return [
        charged(
            "missing on the clock beyond the time since the reconnection", (whole - left) / 1000 - awake, TOLERANCE
        ),
        exactly("the answer to a move afterwards", done["type"], "done"),
        exactly("reserve in the log, milliseconds", reserve, [1000 * LIVE_RESERVE]),
        none("people replaced by a stand-in", int(stood_in)),
    ]
