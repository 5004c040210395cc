"""Those who are no longer at a table, and what a refused message must not do behind the scenes."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.server.bad_input.honest import newest, play_one
from tests.server.bad_input.scene import gathering
from tests.server.bad_input.wire import Wire, frame
from tests.server.clients import Client, playing
from tests.server.running import Server

GONE: Final = 4003
ROOM: Final = 2048  # bytes that a client which takes nothing has room for
SHORT: Final = 1.0  # seconds after which someone is away for long, where a test says so


def said(**message: object) -> bytes:
    """Return a message as a frame."""
    return frame(msgspec.json.encode(message))


def log_of(folder: Path, table: str) -> list[dict[str, Any]]:
    """Return the log of a table."""
    with closing(sqlite3.connect(f"file:{folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
        texts = database.execute("select entry from log where table_id = ? order by number", (table,)).fetchall()
    return [json.loads(text) for (text,) in texts]


def after_the_last(entries: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """Return the entries that follow the last one of a kind."""
    last = max(number for number, entry in enumerate(entries) if entry["type"] == kind)
    return entries[last + 1 :]


async def leave_and_go_on(server: Server) -> None:
    """Leave a table that has not begun and, in the same breath, go on as if one had not."""
    target = await gathering(server)
    async with Client(server, target.table, target.tokens[1]) as witness:
        wire = await Wire.open(server, target.table, target.hello(2))
        await witness.until(lambda c: bool(c.last["table"]["seats"][2].get("connected")))
        wire.send(
            said(type="leave", id="g1"),
            said(type="seed", id="g2", seed="ghost"),
            said(type="say", id="g3", text="I am not here"),
            said(type="fill", id="g4"),
        )
        assert await wire.is_closed() == GONE
        await witness.say("ping")
        assert after_the_last(log_of(server.folder, target.table), "vacated") == []
        assert "said" not in witness.last


async def be_sent_away_and_go_on(server: Server) -> None:
    """Be sent away while one's own messages are on their way; none that comes after it counts."""
    target = await gathering(server)
    async with Client(server, target.table, target.tokens[0]) as host:
        wire = await Wire.open(server, target.table, target.hello(1))
        wire.send(*(said(type="seed", id=f"k{place}", seed="ghost") for place in range(300)))
        await wire.answered(1)
        assert (await host.say("kick", seat=1))["type"] == "done"
        assert await wire.is_closed() == GONE
        await asyncio.sleep(0.5)  # for what may still come
        entries = log_of(server.folder, target.table)
        assert after_the_last(entries, "vacated") == []
        assert 0 < len([entry for entry in entries if entry["type"] == "seeded"]) < 300, "too slow or too quick to tell"


async def take_nothing_and_go_on(server: Server) -> None:
    """Take nothing of what one is sent, so that one cannot be told to go, and play on a seat that is another's now."""
    target = await gathering(server, 3, 3)
    wire = await Wire.open(server, target.table, target.hello(2), room=ROOM)
    wire.pause()
    for number in range(1000):
        wire.send(*(said(type="ping", id=f"{number}-{place}-{'x' * 50}") for place in range(100)))
        await asyncio.sleep(0.005)
    async with (
        Client(server, target.table, target.tokens[0]) as host,
        Client(server, target.table, target.tokens[1]) as other,
    ):
        assert (await host.say("kick", seat=2))["type"] == "done"
        seat = server.post(f"/api/tables/{target.table}/seats", {"name": "next"})
        async with Client(server, target.table, seat["token"]) as new:
            wire.send(said(type="say", id="z1", text="ghost"), said(type="seed", id="z2", seed="ghost"))
            await asyncio.sleep(0.5)
            assert "said" not in host.last
            assert (await host.say("start"))["type"] == "done"
            await _play_for_another(wire, [host, other, new])
        entries = log_of(server.folder, target.table)
    wire.abort()
    assert all(entry.get("id") != "z3" and entry.get("seed") != "ghost" for entry in entries), entries


async def _play_for_another(ghost: Wire, clients: list[Client]) -> None:
    new, dice = clients[2], random.Random(1)
    for client in clients:
        await client.until(lambda c: "game" in c.last)
    while new.question is not None and new.question["seat"] != 2:
        await play_one(clients, dice)
    assert new.question is not None
    number = new.last["game"]["number"]
    ghost.send(said(type="move", id="z3", number=number, action=new.question["actions"][0]))
    await asyncio.sleep(0.5)
    assert new.last["game"]["number"] == number, "someone who was sent away has played"


async def ask_for_a_stand_in(server: Server) -> None:
    """Ask in vain for a stand-in for someone who is here; SHORT later they still play for themselves."""
    async with playing(server, 3, 3, pace={"kind": "live", "seconds": 60, "reserve": 60}) as clients:
        question = newest(clients).question
        assert question is not None
        seat = question["seat"]
        rival = clients[(seat + 1) % 3]
        assert (await rival.say("stand_in", seat=seat))["code"] == "not_away"
        await asyncio.sleep(SHORT + 0.2)
        async with Client(server, rival.table) as spectator:  # someone comes: the table looks at its clocks again
            await spectator.hears(lambda message: message["type"] == "game")
            await asyncio.sleep(0.2)
            await rival.say("ping")
            seats = rival.last["table"]["seats"]
            assert not seats[seat].get("stood_in"), "someone who is here was stood in for"


async def spoil_an_undo(server: Server) -> None:
    """Say something stale while another could take an action back; they still can."""
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
    raise AssertionError("nobody could ever take anything back")


async def _until_someone_can_undo(clients: list[Client], dice: random.Random) -> int | None:
    while (question := newest(clients).question) is not None:
        await play_one(clients, dice)
        if clients[question["seat"]].last["game"].get("undo"):
            return int(question["seat"])
    return None


async def inherit_ids(server: Server) -> None:
    """Take a seat whose last holder has used the same ids: one's own messages count all the same."""
    target = await gathering(server)
    async with Client(server, target.table, target.tokens[0]) as host:
        async with Client(server, target.table, target.tokens[1]) as first:
            assert (await first.say("seed", "1", seed="first"))["type"] == "done"
            assert (await host.say("kick", seat=1))["type"] == "done"
            assert await first.is_closed() == GONE
        token = server.post(f"/api/tables/{target.table}/seats", {"name": "next"})["token"]
        async with Client(server, target.table, token) as second:
            assert (await second.say("seed", "1", seed="second"))["type"] == "done"
        assert log_of(server.folder, target.table)[-1] == {"type": "seeded", "seat": 1, "seed": "second"}
