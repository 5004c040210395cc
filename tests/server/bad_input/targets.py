"""The attacked tables, and what must stay unchanged: every view, byte by byte, and every row on disk."""

import asyncio
import contextlib
import random
import re
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.server.bad_input.honest_table import newest, play_one
from tests.server.bad_input.wire import Wire
from tests.server.clients import Client, Message, play_out
from tests.server.server_process import PATIENCE, Server

GROWTH: Final = 60.0  # megabytes by which the server may grow during an attack
# No player counts as away, however long an attack lasts.
PATIENT: Final = {"ORIFLAMME_AWAY_SECONDS": "1000000"}
Progress = Callable[[int], None]
Seen = dict[str, bytes]


@dataclass
class Target:
    """A table under attack. Nothing happens there by itself."""

    table: str
    code: str
    tokens: list[str]  # of its people, by seat
    players: int
    phase: str
    numbers: dict[int, int] = field(default_factory=dict)  # of the position, as each seat was told
    asked: int | None = None
    legal: tuple[str, ...] = ()
    hidden: dict[int, set[int]] = field(default_factory=dict)  # by seat, the numbers of its hidden cards
    paused: bool = False
    is_open: bool = False
    ids: dict[int, list[tuple[str, int]]] = field(
        default_factory=dict
    )  # by seat, the messages that were already carried out

    def number_for(self, seat: int | None) -> int:
        """Return the number of the position as a seat was told; the newest for a spectator, and 0 before the deal."""
        return max(self.numbers.values(), default=0) if seat is None else self.numbers.get(seat, 0)

    def hello(self, seat: int | None) -> bytes:
        """Return the hello of a seat, or of a spectator."""
        return msgspec.json.encode({"type": "hello"} if seat is None else {"type": "hello", "token": self.tokens[seat]})


def seat_people(server: Server, people: int, players: int, **settings: object) -> list[Message]:
    """Open a table for people and leave its other seats free."""
    host: Message = server.post("/api/tables", {"name": "P0", "settings": {"players": players, **settings}})
    return [host, *(server.post(f"/api/tables/{host['table']}/seats", {"name": f"P{n}"}) for n in range(1, people))]


async def gathering(server: Server, people: int = 3, players: int = 4, **settings: object) -> Target:
    """Open a table that waits for one more player."""
    seats = seat_people(server, people, players, **settings)
    target = Target(seats[0]["table"], seats[0]["code"], [seat["token"] for seat in seats], players, "gathering")
    target.is_open = bool(settings.get("open"))
    return target


async def started(
    server: Server, moves: int | None, players: int = 4, seed: int = 1, pause: bool = False, **settings: object
) -> Target:
    """Open a table without bots and play this many moves, or the whole game for None."""
    target = await gathering(server, players, players, **settings)
    target.phase = "playing"
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server, target.table, token)) for token in target.tokens]
        assert (await clients[0].say("start"))["type"] == "done"
        for client in clients:
            await client.until(lambda c: c.question is not None)
        if moves is None:
            await play_out(clients, seed)
            target.phase = "over"
        else:
            await _advance(clients, moves, random.Random(seed), target)
        if pause:
            for client in clients:
                assert (await client.say("pause"))["type"] == "done"
            target.paused = True
        for seat, client in enumerate(clients):
            _look(target, seat, client)
    return target


async def _advance(clients: list[Client], moves: int, dice: random.Random, target: Target) -> None:
    for number in range(moves):
        question = newest(clients).question
        assert question is not None
        done = await play_one(clients, dice, f"move{number}")
        target.ids.setdefault(question["seat"], []).append((done["id"], done["number"]))


def _look(target: Target, seat: int, client: Client) -> None:
    game = client.last["game"]["game"]
    target.numbers[seat] = client.last["game"]["number"]
    if client.question is not None and client.question["seat"] == seat:
        target.asked, target.legal = seat, tuple(client.question["actions"])
    cards = [card for pile in game["queue"] for card in pile]
    target.hidden[seat] = {card["card"] for card in cards if card.get("hidden") and card["family"] == seat}


# What must stay unchanged.


async def snapshot(server: Server, *targets: Target) -> Seen:
    """Return all views of tables, from each seat and as a spectator, and all their rows on disk."""
    seen: Seen = {}
    for target in targets:
        for seat in (*range(len(target.tokens)), None):
            wire = await Wire.open(server, target.table, target.hello(seat))
            last = "table" if target.phase == "gathering" else "game"
            await wire.until(lambda w=wire, n=last: n in _news(w))  # type: ignore[misc]
            for kind, message in _news(wire).items():
                seen[f"{target.table} {kind} for {seat}"] = message
            await wire.leave()
    return seen | rows(server.folder, *targets)


def _news(wire: Wire) -> Seen:
    found: Seen = {}
    for text in wire.texts:
        kind = text[9 : text.index(b'"', 9)].decode()
        if kind in ("game", "orders"):
            found[kind] = text
        elif kind == "table":  # who is connected changes during the attack and is not part of the table
            found[kind] = re.sub(rb',"away":\{[^}]*\}|"connected":true|"spectators":\d+', b"", text)
    return found


def rows(folder: Path, *targets: Target) -> Seen:
    """Return the database rows of tables."""
    found: Seen = {}
    with closing(sqlite3.connect(f"file:{folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
        for target in targets:
            for name, key in (("tables", "id"), ("log", "table_id"), ("orders", "table_id")):
                lines = database.execute(f"select * from {name} where {key} = ?", (target.table,)).fetchall()
                found[f"{target.table} rows of {name}"] = repr(lines).encode()
    return found


def same(before: Seen, after: Seen) -> None:
    """Check that nothing has changed."""
    assert before.keys() == after.keys(), set(before) ^ set(after)
    for name, content in before.items():
        assert after[name] == content, f"{name} has changed:\n{content!r}\n{after[name]!r}"


# What must not be in the log, and what must not grow.

# What uvicorn logs at debug level about bad clients: a frame that is not UTF-8, and a connection that it has
# closed itself because noise followed a request.
_HARMLESS: Final = ("UnicodeDecodeError:", "RuntimeError: unable to perform operation on <TCPTransport closed=True")


def errors_in(log: str) -> list[str]:
    """Return the errors in a server's log: tracebacks, and lines of level error."""
    found: list[str] = []
    lines = log.splitlines()
    for index, line in enumerate(lines):
        if line.startswith("Traceback"):
            last = next((text for text in lines[index + 1 :] if text and not text.startswith(" ")), "")
            if not last.startswith(_HARMLESS):
                found.append("\n".join(lines[max(0, index - 2) : index + 40]))
        elif '"level": "error"' in line or '"level": "critical"' in line or "never retrieved" in line:
            found.append(line)
    return found


@dataclass(frozen=True)
class Resources:
    """The resources of a process: memory in megabytes, open connections, and sockets by its own count."""

    memory: float
    connections: int
    sockets: int

    @classmethod
    def of(cls, server: Server) -> "Resources":
        assert server.process is not None
        process = Path(f"/proc/{server.process.pid}")
        memory = next(line for line in (process / "status").read_text().splitlines() if line.startswith("VmRSS"))
        return cls(int(memory.split()[1]) / 1024, _connections(process), sockets_open(server))


def _connections(process: Path) -> int:
    """Count the TCP sockets of a process, including the one that listens."""
    tcp = {f"socket:[{line.split()[9]}]" for line in (process / "net" / "tcp").read_text().splitlines()[1:]}
    count = 0
    for descriptor in (process / "fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            count += str(descriptor.readlink()) in tcp
    return count


def sockets_open(server: Server) -> int:
    """Return the server's own count of open sockets."""
    lines = server.text("/metrics").splitlines()
    return int(float(next(line for line in lines if line.startswith("oriflamme_sockets ")).split()[1]))


async def until_served(server: Server, sockets: int) -> None:
    """Wait until at most this many sockets are open, so everything that the others sent was read."""
    async with asyncio.timeout(PATIENCE):
        while sockets_open(server) > sockets:
            await asyncio.sleep(0.05)


def is_alive(server: Server) -> bool:
    """Tell whether the server is running and answers."""
    assert server.process is not None
    return server.process.poll() is None and server.get("/healthz") == {"status": "well"}


def code_of(answer: bytes) -> str:
    """Return the type of an answer, or the code of a refusal."""
    message: dict[str, Any] = msgspec.json.decode(answer)
    return str(message["code"] if message["type"] == "refused" else message["type"])


def as_lines(outcomes: Counter[str]) -> str:
    """Return the counts as lines, the most frequent first."""
    return "\n".join(f"{times:9,} {name}" for name, times in outcomes.most_common())
