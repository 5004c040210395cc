"""Workers on one port are replaced while people play. Players notice no more than a reconnect."""

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from ..clients import open_table
from ..engines import children_of
from ..faults.figures import Figure, at_least, none, spread
from ..faults.kills import DECKS, RELAXED
from ..faults.ledger import faults_in
from ..faults.people import Crowd
from .cluster import cluster

RATE = 120
BACK = 3.0  # seconds for which a player may be without a connection


async def rolling(
    folder: Path, tables: int = 500, times: int = 3, rate: int = RATE, tick: Callable[[], None] = lambda: None
) -> list[Figure]:
    """Replace all workers one by one while tables play."""
    dice = random.Random(1)
    with cluster(folder, servers=1, ORIFLAMME_LOG_LEVEL="info", ORIFLAMME_WORKERS="2") as shared:
        server = shared.servers[0]
        assert server.process is not None
        crowd = Crowd(server.port, dice, think=(0.0, 2 * tables / rate))
        for table in range(tables):
            people = 3 + table % 3
            crowd.seat(open_table(server, people, people, deck=DECKS[table % len(DECKS)], pace=RELAXED))
        stuck = 0
        async with crowd.at_play():
            await crowd.until(lambda person: person.number >= 0)
            for _ in range(times):
                before = set(children_of(server.process.pid))
                server.process.send_signal(signal.SIGHUP)
                while before & set(children_of(server.process.pid)):
                    await asyncio.sleep(0.05)
                await asyncio.sleep(1)
                tick()
            stuck += await crowd.rest()
        logs = await shared.actions(crowd.ledgers)
        faults = sum((faults_in(crowd.ledgers[table], log) for table, log in logs.items()), Counter())
    return [
        none("people who cannot continue", stuck),
        at_least("actions acknowledged", crowd.acknowledged, tables),
        none("actions lost, doubled or reordered", faults.total()),
        none("views older than one seen before", crowd.went_back),
        none(f"wrong refusals {crowd.unfair_refusals or ''}".strip(), len(crowd.unfair_refusals)),
        at_least("connections lost", len(crowd.absences), 1),
        *spread("without a connection", crowd.absences, BACK),
    ]
