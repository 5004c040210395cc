"""Games over bad connections: they end as over good ones, byte by byte, for all players and spectators."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec

from oriflamme import Game

from ..clients import open_table
from ..server_process import Server
from .figures import Figure, at_least, exactly, none, shown
from .ledger import Ledger
from .people import Crowd
from .proxy import Proxy, Trouble

LONGEST_SILENCE = 60.0  # seconds without an action after which a game counts as stuck
DECKS = ("base", "ablaze", "alliance", "random", "any")


async def network(
    folder: Path,
    games: int = 2000,
    tick: Callable[[], None] = lambda: None,
    seed: int = 1,
    trouble: Trouble | None = None,
) -> list[Figure]:
    """Let people play games over bad connections, and compare each with an undisturbed replay of its record."""
    server = Server(folder / "data")
    server.start()
    proxy = Proxy(server.port, trouble or Trouble(), random.Random(seed))
    await proxy.start()
    crowd = Crowd(proxy.port, random.Random(seed + 1), patience=0.5)
    for table in range(at_once(games)):
        people = 3 + table % 3
        seats = open_table(server, people, people, deck=DECKS[table % len(DECKS)])
        crowd.seat(seats, spectators=1, games=games // at_once(games))
    try:
        async with crowd.at_play():
            stuck = await _all_over(crowd, tick)
        faults: Counter[str] = Counter()
        for ledger in () if stuck else crowd.ledgers.values():
            record = await asyncio.to_thread(server.text, f"/api/replays/{ledger.table}/record")
            faults.update(differences(ledger, record))
        return [none("people who cannot continue", stuck), *_figures(games, crowd, proxy, faults)]
    finally:
        await proxy.stop()
        server.kill()


def at_once(games: int) -> int:
    """Return the count of tables that play at once. It divides the count of games."""
    return next(number for number in range(min(40, games), 0, -1) if games % number == 0)


async def _all_over(crowd: Crowd, tick: Callable[[], None]) -> int:
    """Wait until everyone has left, and report each finished game. Return how many people cannot continue."""
    over, known, since = 0, 0, time.monotonic()
    while not all(person.gone for person in crowd.people):
        await asyncio.sleep(0.1)
        if known != crowd.acknowledged:
            known, since = crowd.acknowledged, time.monotonic()
        elif time.monotonic() - since > LONGEST_SILENCE:
            break
        now = sum(bool(ledger.views) for ledger in crowd.ledgers.values())
        for _ in range(now - over):
            tick()
        over = now
    return sum(not person.gone for person in crowd.people)


def differences(ledger: Ledger, record: str) -> Counter[str]:
    """Compare what people sent and saw at the end with a replay of the record."""
    game = Game.from_record(record)
    faults: Counter[str] = Counter()
    faults["other actions than sent"] = int(msgspec.json.decode(record)["actions"] != ledger.actions())
    faults["not answered"] = len(ledger.open)
    for seat in (*range(game.players), None):
        events = [msgspec.json.encode(event) for event in game.events(0, seat)]
        faults["final views that differ"] += ledger.views.get(seat) != msgspec.json.encode(game.show(seat))
        faults["stories that differ"] += ledger.events.get(seat) != events
    return faults


def _figures(games: int, crowd: Crowd, proxy: Proxy, faults: Counter[str]) -> list[Figure]:
    needed = {
        "messages late": games,
        "messages doubled": games,
        "lines cut": games // 2,
        "connections gone silent": games // 40,
    }
    return [
        exactly("games", len(crowd.ledgers), games),
        shown("actions", crowd.acknowledged),
        shown("messages", proxy.counts["messages"]),
        *(at_least(name, proxy.counts[name], least) for name, least in needed.items()),
        *(none(name, times) for name, times in faults.items()),
        none("views older than one seen over an earlier connection", crowd.went_back),
        none(f"wrong refusals {crowd.unfair_refusals or ''}".strip(), len(crowd.unfair_refusals)),
    ]
