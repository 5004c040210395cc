"""Clients that do not read: they are cut off in time, and messages after the loss of their seat have no effect."""

import asyncio
import random
import time
from typing import Final

from tests.server.bad_input.honest_table import play_one
from tests.server.bad_input.side_effects import log_of, message
from tests.server.bad_input.targets import GROWTH, Resources, gathering, started, until_served
from tests.server.bad_input.wire import CUT, Wire
from tests.server.clients import Client
from tests.server.server_process import PATIENCE, Server

QUICKLY: Final = {"ORIFLAMME_PING_SECONDS": "5"}
ROOM: Final = 2048  # the receive buffer, in bytes, of a client that does not read
BATCH: Final = 20  # messages sent at once; with many more, the client would be closed at once


async def stop_reading(server: Server, messages: int) -> float:
    """Send many messages and read no answer. Return the seconds until the others see the seat as empty."""
    target = await started(server, 17)
    before = Resources.of(server)
    move = {"type": "move", "number": 999, "action": "reveal"}
    async with Client(server, target.table, target.tokens[1]) as witness:
        wire = await Wire.open(server, target.table, target.hello(0), room=ROOM)
        await witness.until(lambda client: is_connected(client, 0))
        wire.pause()
        start = time.monotonic()
        for first in range(0, messages, BATCH):
            wire.send(*(message(**move, id=f"d{number}") for number in range(first, first + BATCH)))
            await witness.say("ping")
        assert Resources.of(server).memory < before.memory + GROWTH, (before, Resources.of(server))
        await witness.until(lambda client: not is_connected(client, 0))
        seconds = time.monotonic() - start
    await until_connections_are_gone(server, before)
    assert Resources.of(server).memory < before.memory + GROWTH, (before, Resources.of(server))
    wire.resume()
    assert await wire.wait_closed() == CUT, "it was closed with a frame that it could not have read"
    wire.abort()
    return seconds


def is_connected(client: Client, seat: int) -> bool:
    """Tell whether a seat is shown as connected."""
    return bool(client.last["table"]["seats"][seat].get("connected"))


async def until_connections_are_gone(server: Server, before: Resources) -> None:
    """Wait until the server has no more connections than before."""
    async with asyncio.timeout(PATIENCE):
        while Resources.of(server).connections > before.connections:
            await asyncio.sleep(0.05)


async def read_nothing_and_continue(server: Server) -> None:
    """Read nothing, so that the removal goes unnoticed, and try to play on a seat that has a new holder."""
    target = await gathering(server, 3, 3)
    wire = await Wire.open(server, target.table, target.hello(2), room=ROOM)
    wire.pause()
    async with (
        Client(server, target.table, target.tokens[0]) as host,
        Client(server, target.table, target.tokens[1]) as other,
    ):
        for number in range(2000):
            wire.send(*(message(type="ping", id=f"{number}-{index}-{'x' * 50}") for index in range(BATCH)))
            await other.say("ping")
        assert (await host.say("kick", seat=2))["type"] == "done"
        seat = server.post(f"/api/tables/{target.table}/seats", {"name": "next"})
        async with Client(server, target.table, seat["token"]) as new:
            wire.send(message(type="say", id="z1", text="ghost"), message(type="seed", id="z2", seed="ghost"))
            assert (await host.say("start"))["type"] == "done"
            number = await _play_on_a_lost_seat(wire, [host, other, new])
            await until_served(server, sockets=3)  # everything that the removed client sent was read by then
            await new.say("ping")
            assert new.last["game"]["number"] == number, "a removed client has played"
            assert "said" not in host.last
        entries = log_of(server.folder, target.table)
    wire.abort()
    assert all(entry.get("id") != "z3" and entry.get("seed") != "ghost" for entry in entries), entries


async def _play_on_a_lost_seat(removed: Wire, clients: list[Client]) -> int:
    """Let a removed client move when its former seat is asked. Return the position."""
    new, dice = clients[2], random.Random(1)
    for client in clients:
        await client.until(lambda c: "game" in c.last)
    while new.question is not None and new.question["seat"] != 2:
        await play_one(clients, dice)
    assert new.question is not None
    number = int(new.last["game"]["number"])
    removed.send(message(type="move", id="z3", number=number, action=new.question["actions"][0]))
    return number
