"""What the server reveals about a game that is running or cannot be loaded."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from oriflamme import Game
from oriflamme.protocol.tables import TableSettings
from oriflamme.server.storage.entries import Acted
from tests.server.clients import playing
from tests.server.server_process import PATIENCE, Server

from .oracle import kinds_named
from .stored_tables import Written, record_of, table_id, token, write_tables
from .wire import Wire, fetch

VIEWERS = ("all", "spectator", "0", "1", "2", "3", "4", "-1", "", "ALL", "nobody", "0%20", "%00")


def a_table(rng: random.Random, bot: str = "") -> Written:
    tokens = tuple(token(rng) if seat == 0 or not bot else "" for seat in range(3))
    record = record_of(Game.new(3, "base", rng.getrandbits(40)), 0)
    return Written(table_id(rng), tokens, TableSettings("base", 3), record, f"{rng.getrandbits(256):064x}", bot=bot)


async def served(folder: Path, table: Written, **environment: str) -> Server:
    folder.mkdir()
    await write_tables(folder, [table])
    server = Server(folder, environment)
    await asyncio.to_thread(server.start)
    return server


async def test_the_replay_and_the_record_of_a_running_game_are_refused_to_everyone(server: Server) -> None:
    async with playing(server, people=2, players=3) as clients:
        table, code = clients[0].table, clients[0].last["table"]["code"]
        for name in (table, code, code.lower()):
            for viewer in VIEWERS:
                answer = await fetch(server.port, f"/api/replays/{name}?viewer={viewer}")
                assert (answer.status, msgspec.json.decode(answer.body)["code"]) == (409, "not_over")
            assert (await fetch(server.port, f"/api/replays/{name}/record")).status == 409
            body = msgspec.json.encode({"name": "Zoe", "seat": 0, "number": 0})
            assert (await fetch(server.port, f"/api/replays/{name}/play-on", body)).status == 409


async def test_the_list_and_the_page_of_a_table_reveal_nothing_about_its_game(server: Server) -> None:
    async with playing(server, people=2, players=3, open=True, deck="masks") as clients:
        table = clients[0].table
        one = msgspec.json.decode((await fetch(server.port, f"/api/tables/{table}")).body)
        listed = msgspec.json.decode((await fetch(server.port, "/api/tables")).body)["tables"]
        assert one in listed
        assert one.keys() == {"table", "code", "phase", "settings", "seats"}
        assert not kinds_named(msgspec.json.encode(one).decode())
        assert {key for seat in one["seats"] for key in seat} <= {"kind", "name", "bot", "connected", "seeded"}


@pytest.mark.parametrize("how", ["an action", "the deal"])
async def test_the_error_of_a_table_that_cannot_be_loaded_names_no_card(tmp_path: Path, how: str) -> None:
    """This happens after a change of the rules, or with a damaged disk."""
    table = a_table(random.Random(4))
    if how == "an action":
        table = table._replace(more=(Acted(0, "target 3", "x"),))
    else:
        record = dict(table.record)
        record["actions"] = ["R place soldier first", "R place soldier first"]
        table = table._replace(record=record)
    server = await served(tmp_path / "data", table)
    try:
        for path in (f"/api/tables/{table.id}", f"/api/replays/{table.id}", f"/api/replays/{table.id}/record"):
            answer = await fetch(server.port, path)
            assert not kinds_named(answer.body.decode()), answer.body
        for held in (None, table.tokens[0]):
            wire = await Wire.open(server.port, table.id, held)
            await wire.receive(lambda head: head.type == "closed")
            assert not kinds_named(b"".join(wire.frames).decode())
    finally:
        server.kill()
    assert not kinds_named(server.log.read_text())


async def test_an_order_for_a_card_that_was_undone_does_not_answer_for_another_card(tmp_path: Path) -> None:
    table = a_table(random.Random(5), "casual")
    decision = Game.from_record(table.record).decision
    assert decision is not None and decision.seat == 0
    one, other = map(str, decision.actions[:2])
    server = await served(tmp_path / "data", table, ORIFLAMME_BOT_PACE="5-5")
    try:
        wire = await Wire.open(server.port, table.id, table.tokens[0])
        await wire.receive_game()
        assert (await wire.say("move", number=0, action=one)).type == "done"
        assert (await wire.say("order", card=1, order="reveal")).type == "done"
        assert (await wire.say("undo", number=1)).type == "done"
        assert (await wire.say("move", number=2, action=other)).type == "done"
        await wire.close()
        wire = await Wire.open(server.port, table.id, table.tokens[0])
        place = await wire.receive(lambda head: head.type == "orders")
        assert msgspec.json.decode(wire.frames[place])["orders"] == {}
        await wire.close()
    finally:
        server.kill()


async def test_connecting_and_disconnecting_does_not_delay_bots(start_server: Callable[..., Server]) -> None:
    """Otherwise, a spectator could hold up a table forever."""
    server = start_server({"ORIFLAMME_BOT_PACE": "1-1.2"})
    async with playing(server, people=1, players=3) as (client,):
        while client.question is not None and client.question["seat"] == 0:
            seen = client.last["game"]["number"]
            await client.move(client.question["actions"][0])
            await client.until(lambda one, seen=seen: one.last["game"]["number"] > seen)  # type: ignore[misc]
        seen = client.last["game"]["number"]
        async with asyncio.timeout(PATIENCE):
            while client.last["game"]["number"] == seen:
                onlooker = await Wire.open(server.port, client.table)
                await onlooker.settle()
                await onlooker.close()
                await asyncio.sleep(0.05)  # often enough to hold up a bot that starts over each time
