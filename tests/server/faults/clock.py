"""The time of day jumps by a day, back and forth, at live tables: no clock is charged and no one runs out of time."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

from ..clients import Client, playing
from ..packages import faketime
from ..server_process import Server
from .figures import Figure, at_least, charged, exactly, none, true, within
from .ledger import read_entries
from .moves import asked, move

PACE: dict[str, Any] = {"kind": "live", "seconds": 600, "reserve": 2}  # more than anyone needs here
SHORT = {"kind": "live", "seconds": 5, "reserve": 0}  # the shortest allowed
DAY = 86_400
STEPS = (1, -1)  # days, from the real time
TOLERANCE = 60.0  # seconds by which a time measured here may be wrong on a busy machine; a step is a day


class TimeOfDay:
    """The time of day of a server. It jumps when the file changes; elapsed time is not affected."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.step(0)

    def step(self, days: int) -> None:
        """Set it this many days later than the real time."""
        new = self._file.with_suffix(".new")
        new.write_text(f"{days:+d}d\n" if days else "+0\n")
        new.replace(self._file)

    @property
    def environment(self) -> dict[str, str]:
        """The environment of the server."""
        return {
            "LD_PRELOAD": str(faketime()),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "DONT_FAKE_MONOTONIC": "1",
            "FAKETIME_FORCE_MONOTONIC_FIX": "0",  # or a thread that waits for the interpreter does so in a busy loop
        }


async def clock(folder: Path, rounds: int = 10, tick: Callable[[], None] = lambda: None) -> list[Figure]:
    """Step the time of day again and again while a table thinks. Then check that its clock still works."""
    folder.mkdir(parents=True, exist_ok=True)
    day = TimeOfDay(folder / "time")
    server = Server(folder / "data", day.environment)
    server.start()
    try:
        async with playing(server, 3, 3, pace=PACE) as people:
            charges: list[float] = []
            for days in STEPS * rounds:
                charges.append(await _step(server, people, day, days))
                tick()
            figures = _verdict(server, people[0].table, charges, 2 * rounds)
        day.step(0)
        async with playing(server, 3, 3, pace=SHORT) as people:
            return [*figures, *await _time_out(people)]
    finally:
        server.kill()


async def _step(server: Server, people: Sequence[Client], day: TimeOfDay, days: int) -> float:
    """Step while a player thinks, then let them move. Return the seconds that their clock was overcharged."""
    client = await asked(people)
    begun = time.monotonic()
    seat, number = people.index(client), client.last["game"]["number"]
    await client.until(lambda c: c.last["clock"]["number"] == number)
    left = client.last["clock"]["left"]
    await asyncio.sleep(0.2)
    day.step(days)
    await asyncio.sleep(0.3)
    async with Client(server, client.table) as spectator:  # a new viewer gets the clock
        await spectator.until(lambda c: "clock" in c.last)
        charged = (left - spectator.last["clock"]["left"]) / 1000
        took = time.monotonic() - begun
        assert spectator.last["clock"]["seat"] == seat
    done = await move(people)
    assert done["type"] == "done", done
    return float(charged - took)


def _verdict(server: Server, table: str, charges: list[float], steps: int) -> list[Figure]:
    entries = read_entries(server.folder, [table])[table]
    reserves = {entry.reserve for entry in entries if entry.type == "acted"}
    return [
        at_least("steps of a day that the server saw", _jumps(server.folder, table), steps),
        charged("charged to a clock by a step", max(map(abs, charges)), TOLERANCE),
        exactly("reserves in the log, milliseconds", reserves, {1000 * PACE["reserve"]}),
        none("people replaced by a stand-in", sum(entry.type == "stood_in" for entry in entries)),
    ]


def _jumps(folder: Path, table: str) -> int:
    """Return how often the time of day jumps in the log. Without jumps, nothing was tested."""
    with closing(sqlite3.connect(f"file:{folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
        rows = database.execute("select at from log where table_id = ? order by number", (table,)).fetchall()
    times = [at for (at,) in rows]
    return sum(abs(later - earlier) > 1000 * DAY // 2 for earlier, later in pairwise(times))


async def _time_out(people: Sequence[Client]) -> list[Figure]:
    """Check that the clock still runs: a bot stands in for a player who does not answer in time."""
    client = await asked(people)
    seat, number = people.index(client), client.last["game"]["number"]
    await client.until(lambda c: c.last.get("clock", {}).get("number") == number)
    left, told = client.last["clock"]["left"] / 1000, time.monotonic()
    await client.until(lambda c: bool(c.last["table"]["seats"][seat].get("stood_in")))
    took = time.monotonic() - told
    return [
        true("a real time-out comes, and not early", took > left - 1),
        within("it comes late by", took - left, 1.0),
    ]
