"""An honest table beside the attacked ones, in its own process. It plays all the time and measures its speed.

`python -m tests.server.bad_input.honest_table PORT` plays until its standard input ends, then prints its measurements.
"""

import asyncio
import random
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from tests.server.clients import Client, Message
from tests.server.server_process import PATIENCE, Server

PAUSE: Final = 0.02  # seconds between two moves
PEOPLE: Final = 3


class Measured(msgspec.Struct, frozen=True):
    """The measurements: milliseconds from a move to the last view of it."""

    games: int
    moves: int
    median: float
    p99: float
    most: float

    def __str__(self) -> str:
        return (
            f"meanwhile an honest table of {PEOPLE} played {self.moves} moves and {self.games} whole games: "
            f"from a move to the last view {self.median:.1f} ms (median), {self.p99:.1f} (p99), {self.most:.0f} (most)"
        )


class HonestTable:
    """Runs an honest table inside a `with` block."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.measured: Measured | None = None

    def __enter__(self) -> "HonestTable":
        command = [sys.executable, "-m", __name__, str(self._server.port)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == b"playing\n", "the honest table could not start"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        out, _ = self._process.communicate(timeout=PATIENCE)
        if kind is None:
            assert self._process.returncode == 0, "the honest table was disturbed"
            self.measured = msgspec.json.decode(out, type=Measured)

    @property
    def figures(self) -> Measured:
        """The measurements."""
        assert self.measured is not None
        return self.measured


async def _play(server: Server, ended: asyncio.Event) -> Measured:
    seconds: list[float] = []
    games = 0
    dice = random.Random(1)
    while not ended.is_set() or not seconds:
        async with AsyncExitStack() as stack:
            host = server.post("/api/tables", {"name": "H0", "settings": {"players": PEOPLE, "deck": "random"}})
            seats = [
                host,
                *(server.post(f"/api/tables/{host['table']}/seats", {"name": "H"}) for _ in range(PEOPLE - 1)),
            ]
            clients = [await stack.enter_async_context(Client(server, seat["table"], seat["token"])) for seat in seats]
            assert (await clients[0].say("start"))["type"] == "done"
            for client in clients:
                await client.until(lambda c: "game" in c.last)
            while (not ended.is_set() or not seconds) and newest(clients).question is not None:
                started = time.perf_counter()
                await play_one(clients, dice)
                seconds.append(time.perf_counter() - started)
                await asyncio.sleep(PAUSE)
            games += newest(clients).question is None
    seconds.sort()
    milliseconds = [1000 * duration for duration in seconds]
    return Measured(
        games, len(seconds), milliseconds[len(seconds) // 2], milliseconds[len(seconds) * 99 // 100], milliseconds[-1]
    )


def newest(clients: list[Client]) -> Client:
    """Return a client that has the current position. A client for which nothing is new gets no message."""
    return max(clients, key=lambda client: int(client.last["game"]["number"]))


async def play_one(clients: list[Client], dice: random.Random, name: str | None = None) -> Message:
    """Let the seat to decide answer. Return the server's answer once every client has the news."""
    latest = newest(clients)
    number = latest.last["game"]["number"]
    assert latest.question is not None
    player = clients[latest.question["seat"]]
    assert player.question is not None
    done = await player.move(dice.choice(player.question["actions"]), name)
    assert done["type"] == "done" and done["number"] == number + 1, done
    pongs = await asyncio.gather(*(client.say("ping") for client in clients))
    assert [pong["type"] for pong in pongs] == ["pong"] * len(clients)
    return done


async def _main(port: int) -> None:
    server = Server(Path(), port=port)
    ended = asyncio.Event()
    asyncio.get_running_loop().add_reader(sys.stdin.fileno(), ended.set)
    print("playing", flush=True)
    print(msgspec.json.encode(await _play(server, ended)).decode())


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1])))
