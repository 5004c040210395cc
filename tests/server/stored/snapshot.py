"""`python -m tests.server.stored.snapshot NAME`: play a little at a real server and store its database."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from ..clients import Client, open_table, play_out
from ..engines import USER, Postgres
from ..people.browser import Browser
from ..people.rated_games import counted, play_game, take_seats
from ..server_process import Server

HERE: Final = Path(__file__).parent
TURNS: Final = {"kind": "turns", "seconds": 14 * 86_400, "reserve": 0}
SLOW: Final = {"ORIFLAMME_BOT_PACE": "0.01-0.02"}


async def play(server: Server) -> dict[str, Any]:
    """Play a game of each state. Return what later versions must find."""
    people = [Browser(server).sign_up(name) for name in ("Ann", "Bob", "Cid")]
    rated = await play_game(people, pace={"kind": "live", "seconds": 60, "reserve": 60})
    await counted(people[0], 1)
    people[0].ask("POST", "/api/account/blocks", {"account": "Cid"})
    return {
        "people": {person.name: person.http.cookies["oriflamme"] for person in people},
        "rated": {"table": rated, "winners": _winners(server, rated)},
        "playing": await _half_a_game(server),
        "over": await _a_whole_game(server),
        "turns": await _turn_based([people[0], people[1], Browser(server).sign_up("Dan")]),
        "gathering": open_table(server, people=1, players=3, bot="beginner", open=True)[0],
    }


def _winners(server: Server, table: str) -> Any:
    return server.get(f"/api/replays/{table}/record")["result"]["winners"]


async def _half_a_game(server: Server) -> dict[str, Any]:
    (seat,) = open_table(server, players=4, deck="masks", pace={"kind": "live", "seconds": 60, "reserve": 120})
    async with Client(server, seat["table"], seat["token"]) as client:
        await client.say("start")
        for _ in range(8):
            await client.until(lambda c: c.question is not None and c.question["seat"] == 0 and c.question["actions"])
            assert client.question is not None
            done = await client.move(client.question["actions"][0])
            await client.until(lambda c, n=done["number"]: c.last["game"]["number"] >= n)  # type: ignore[misc]
        await client.until(lambda c: c.question is not None and c.question["seat"] == 0 and c.question["actions"])
        return {**seat, "number": client.last["game"]["number"], "game": client.last["game"]["game"]}


async def _a_whole_game(server: Server) -> dict[str, Any]:
    (seat,) = open_table(server, players=3, deck="alliance")
    async with Client(server, seat["table"], seat["token"]) as client:
        await client.say("start")
        await play_out([client])
    return {**seat, "winners": _winners(server, seat["table"])}


async def _turn_based(people: list[Browser]) -> dict[str, Any]:
    table = take_seats(people, rated=False, pace=TURNS)[0]["table"]
    async with contextlib.AsyncExitStack() as stack:
        seated = [Client(person.server, table, headers=person.headers) for person in people]
        clients = [await stack.enter_async_context(client) for client in seated]
        for client in clients:
            await client.say("seed", seed="stored")
        for number in range(3):
            for client in clients:
                await client.until(lambda c, n=number: c.last["game"]["number"] >= n)  # type: ignore[misc]
            asked = clients[0].last["game"]["game"]["question"]["seat"]
            await clients[asked].until(lambda c: bool(c.question and c.question.get("actions")))
            assert clients[asked].question is not None
            await clients[asked].move(clients[asked].question["actions"][-1])
        first = clients[0]
        await first.until(lambda c: c.last["game"]["number"] == 3)
        mine = next(card for pile in first.last["game"]["game"]["queue"] for card in pile if card["family"] == 0)
        await first.say("order", card=mine["card"], order="wait")
        return {"table": table, "number": 3, "until": first.last["clock"]["until"], "card": mine["card"]}


def store_sqlite(folder: Path, name: str) -> None:
    """Store the database of a server on SQLite."""
    server = Server(folder / "data", SLOW, prepared=False)
    server.start()
    found = asyncio.run(play(server))
    server.stop()
    (HERE / f"{name}.sqlite.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    with contextlib.closing(sqlite3.connect(folder / "data" / "oriflamme.db")) as database:
        (HERE / f"{name}.sqlite.sql").write_text("\n".join(database.iterdump()) + "\n")


def store_postgres(folder: Path, name: str) -> None:
    """Store the database of a server on PostgreSQL."""
    postgres = Postgres(None)
    try:
        postgres.start()
        server = Server(folder / "none", {**SLOW, "ORIFLAMME_DATABASE": postgres.url})
        server.start()
        found = asyncio.run(play(server))
        server.stop()
        (HERE / f"{name}.postgres.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
        dump = ["pg_dump", "--inserts", "--no-owner", "--no-privileges", "-h", "127.0.0.1", "-p", str(postgres.port)]
        text = subprocess.run([*dump, "-U", USER, "postgres"], check=True, capture_output=True, text=True).stdout
        lines = [line for line in text.splitlines() if line and not line.startswith(("--", "\\"))]
        (HERE / f"{name}.postgres.sql").write_text("\n".join(lines) + "\n")
    finally:
        postgres.stop()
        postgres.remove()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        store_sqlite(Path(scratch), sys.argv[1])
        store_postgres(Path(scratch), sys.argv[1])
