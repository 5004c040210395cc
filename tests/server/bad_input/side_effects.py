"""Messages of removed clients and refused messages have no side effects."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.server.bad_input.honest_table import newest, play_one
from tests.server.bad_input.targets import gathering, until_served
from tests.server.bad_input.wire import Wire, frame
from tests.server.clients import Client, playing
from tests.server.server_process import Server

GONE: Final = 4003
SHORT: Final = 0.3  # seconds after which a player counts as away, if a test sets it
SEEDS: Final = 300  # messages that a player sends while being removed
TRIES: Final = 20


def message(**content: object) -> bytes:
    """Return a message as a frame."""
    return frame(msgspec.json.encode(content))


def log_of(folder: Path, table: str) -> list[dict[str, Any]]:
    """Return the log of a table."""
    with closing(sqlite3.connect(f"file:{folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
        texts = database.execute("select entry from log where table_id = ? order by number", (table,)).fetchall()
    return [json.loads(text) for (text,) in texts]


def after_the_last(entries: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """Return the entries that follow the last one of a kind."""
    last = max(index for index, entry in enumerate(entries) if entry["type"] == kind)
    return entries[last + 1 :]


async def leave_and_continue(server: Server) -> None:
    """Leave a table before the start, and keep sending messages. They have no effect."""
    target = await gathering(server)
    async with Client(server, target.table, target.tokens[1]) as witness:
        wire = await Wire.open(server, target.table, target.hello(2))
        await witness.until(lambda c: bool(c.last["table"]["seats"][2].get("connected")))
        wire.send(
            message(type="leave", id="g1"),
            message(type="seed", id="g2", seed="ghost"),
            message(type="say", id="g3", text="I am not here"),
            message(type="fill", id="g4"),
        )
        assert await wire.wait_closed() == GONE
        await witness.say("ping")
        assert after_the_last(log_of(server.folder, target.table), "vacated") == []
        assert "said" not in witness.last


async def be_removed_and_continue(server: Server) -> None:
    """Be removed by the host while sending messages. The later ones have no effect."""
    for _ in range(TRIES):
        if 0 < await _seeds_before_the_kick(server) < SEEDS:
            return
    raise AssertionError(f"in {TRIES} tries, no player was removed between two messages")


async def _seeds_before_the_kick(server: Server) -> int:
    """Send SEEDS messages while the host removes the player. Return how many were carried out, all before that."""
    target = await gathering(server)
    async with Client(server, target.table, target.tokens[0]) as host:
        wire = await Wire.open(server, target.table, target.hello(1))
        wire.send(*(message(type="seed", id=f"k{index}", seed="ghost") for index in range(SEEDS)))
        await wire.answered(1)
        assert (await host.say("kick", seat=1))["type"] == "done"
        assert await wire.wait_closed() == GONE
        await until_served(server, sockets=1)
        entries = log_of(server.folder, target.table)
    assert after_the_last(entries, "vacated") == []
    return len([entry for entry in entries if entry["type"] == "seeded"])


async def request_a_stand_in(server: Server) -> None:
    """Request a stand-in for a connected player. It is refused, and after SHORT they still play themselves."""
    async with playing(server, 3, 3, pace={"kind": "live", "seconds": 60, "reserve": 60}) as clients:
        question = newest(clients).question
        assert question is not None
        seat = question["seat"]
        rival = clients[(seat + 1) % 3]
        assert (await rival.say("stand_in", seat=seat))["code"] == "not_away"
        await asyncio.sleep(2 * SHORT)
        async with Client(server, rival.table) as spectator:  # a new viewer makes the table check its clocks
            await spectator.receive(lambda message: message["type"] == "game")
            await play_one(clients, random.Random(1))
            seats = rival.last["table"]["seats"]
            assert not seats[seat].get("stood_in"), "a bot stands in for a connected player"


async def send_stale_before_undo(server: Server) -> None:
    """Send a stale move while another player can undo. They still can."""
    for seed in range(50):
        async with playing(server, 3, 3, deck="random") as clients:
            seat = await _until_someone_can_undo(clients, random.Random(seed))
            if seat is None:
                continue
            rival = clients[(seat + 1) % 3]
            assert (await rival.say("move", number=0, action="reveal"))["code"] == "stale"
            undone = await clients[seat].say("undo", number=clients[seat].last["game"]["number"])
            assert undone["type"] == "done", undone
            return
    raise AssertionError("no player was ever able to undo")


async def _until_someone_can_undo(clients: list[Client], dice: random.Random) -> int | None:
    while (question := newest(clients).question) is not None:
        await play_one(clients, dice)
        if clients[question["seat"]].last["game"].get("undo"):
            return int(question["seat"])
    return None


async def reuse_ids(server: Server) -> None:
    """Take a seat whose previous holder used the same message ids. The new messages count."""
    target = await gathering(server)
    async with Client(server, target.table, target.tokens[0]) as host:
        async with Client(server, target.table, target.tokens[1]) as first:
            assert (await first.say("seed", "1", seed="first"))["type"] == "done"
            assert (await host.say("kick", seat=1))["type"] == "done"
            assert await first.wait_closed() == GONE
        token = server.post(f"/api/tables/{target.table}/seats", {"name": "next"})["token"]
        async with Client(server, target.table, token) as second:
            assert (await second.say("seed", "1", seed="second"))["type"] == "done"
        assert log_of(server.folder, target.table)[-1] == {"type": "seeded", "seat": 1, "seed": "second"}
