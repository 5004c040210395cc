"""Clients that do not read: they are cut in time, and what they say after they have lost their seat has no effect."""

import asyncio
import random
import time
from typing import Final

from tests.server.bad_input.ghosts import log_of, said
from tests.server.bad_input.honest import play_one
from tests.server.bad_input.scene import GROWTH, Body, gathering, started, until_served
from tests.server.bad_input.wire import CUT, Wire
from tests.server.clients import Client
from tests.server.server_process import PATIENCE, Server

QUICKLY: Final = {"ORIFLAMME_PING_SECONDS": "5"}
ROOM: Final = 2048  # bytes that a client which does not read has room for
BATCH: Final = 20  # messages sent at once: many more, and the client is closed at once for taking too little


async def stop_reading(server: Server, messages: int) -> float:
    """Ask a lot and read no answer; return the seconds after which the others are told that the seat is empty."""
    target = await started(server, 17)
    before = Body.of(server)
    move = {"type": "move", "number": 999, "action": "reveal"}
    async with Client(server, target.table, target.tokens[1]) as witness:
        wire = await Wire.open(server, target.table, target.hello(0), room=ROOM)
        await witness.until(lambda client: is_connected(client, 0))
        wire.pause()
        start = time.monotonic()
        for first in range(0, messages, BATCH):
            wire.send(*(said(**move, id=f"d{number}") for number in range(first, first + BATCH)))
            await witness.say("ping")
        assert Body.of(server).memory < before.memory + GROWTH, (before, Body.of(server))
        await witness.until(lambda client: not is_connected(client, 0))
        seconds = time.monotonic() - start
    await connections_are(server, before)
    assert Body.of(server).memory < before.memory + GROWTH, (before, Body.of(server))
    wire.resume()
    assert await wire.wait_closed() == CUT, "it was closed with a word, which it could not have heard"
    wire.abort()
    return seconds


def is_connected(client: Client, seat: int) -> bool:
    """Tell whether a seat is shown as connected."""
    return bool(client.last["table"]["seats"][seat].get("connected"))


async def connections_are(server: Server, before: Body) -> None:
    """Wait until the server has no more connections than before."""
    async with asyncio.timeout(PATIENCE):
        while Body.of(server).connections > before.connections:
            await asyncio.sleep(0.05)


async def take_nothing_and_go_on(server: Server) -> None:
    """Read nothing, so that one cannot be told to go, and play on a seat that is another's now."""
    target = await gathering(server, 3, 3)
    wire = await Wire.open(server, target.table, target.hello(2), room=ROOM)
    wire.pause()
    async with (
        Client(server, target.table, target.tokens[0]) as host,
        Client(server, target.table, target.tokens[1]) as other,
    ):
        for number in range(2000):
            wire.send(*(said(type="ping", id=f"{number}-{place}-{'x' * 50}") for place in range(BATCH)))
            await other.say("ping")
        assert (await host.say("kick", seat=2))["type"] == "done"
        seat = server.post(f"/api/tables/{target.table}/seats", {"name": "next"})
        async with Client(server, target.table, seat["token"]) as new:
            wire.send(said(type="say", id="z1", text="ghost"), said(type="seed", id="z2", seed="ghost"))
            assert (await host.say("start"))["type"] == "done"
            number = await _play_for_another(wire, [host, other, new])
            await until_served(server, sockets=3)  # all that the ghost said was heard before its end
            await new.say("ping")
            assert new.last["game"]["number"] == number, "someone who was sent away has played"
            assert "said" not in host.last
        entries = log_of(server.folder, target.table)
    wire.abort()
    assert all(entry.get("id") != "z3" and entry.get("seed") != "ghost" for entry in entries), entries


async def _play_for_another(ghost: Wire, clients: list[Client]) -> int:
    """Let a ghost move when its former seat is asked; return the position."""
    new, dice = clients[2], random.Random(1)
    for client in clients:
        await client.until(lambda c: "game" in c.last)
    while new.question is not None and new.question["seat"] != 2:
        await play_one(clients, dice)
    assert new.question is not None
    number = int(new.last["game"]["number"])
    ghost.send(said(type="move", id="z3", number=number, action=new.question["actions"][0]))
    return number
