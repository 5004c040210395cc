"""Clocks, stand-ins, pauses, standing orders and undo."""

import asyncio
import time
from collections.abc import Callable
from resource import RLIM_INFINITY

from .clients import Client, open_table, playing
from .faults.disks import limit_files
from .running import Server
from .test_messages import asked, everyone_hears


async def place_round(clients: list[Client]) -> None:
    """Let everyone place a card first in the queue."""
    for _ in clients:
        client = asked(clients)
        assert client.question is not None and client.question["kind"] == "place"
        number = client.last["game"]["number"]
        action = next(action for action in client.question["actions"] if action.endswith("first"))
        await client.move(action)
        await everyone_hears(clients, number + 1)


async def test_who_is_out_of_time_is_stood_in_for_and_gets_the_seat_back(server: Server) -> None:
    pace = {"kind": "live", "seconds": 5, "reserve": 0}
    async with playing(server, people=1, players=3, pace=pace) as (ann,):
        await ann.until(lambda c: c.question is not None and c.question["seat"] == 0 and "clock" in c.last)
        assert 4000 < ann.last["clock"]["left"] <= 5000
        await ann.until(lambda c: bool(c.last["table"]["seats"][0].get("stood_in")), 7)
        await ann.until(lambda c: c.last["game"]["number"] > 3)
        assert (await ann.say("back"))["type"] == "done"
        await ann.until(lambda c: not c.last["table"]["seats"][0].get("stood_in"))


async def test_who_is_back_at_once_has_the_next_decision_and_the_bot_this_one(
    start_server: Callable[..., Server],
) -> None:
    server = start_server({"ORIFLAMME_BOT_PACE": "1-1"})
    pace = {"kind": "live", "seconds": 5, "reserve": 0}
    async with playing(server, people=1, players=3, pace=pace) as (ann,):
        await ann.until(lambda c: c.question is not None and c.question["seat"] == 0)
        number = ann.last["game"]["number"]
        await ann.until(lambda c: bool(c.last["table"]["seats"][0].get("stood_in")), 7)
        assert (await ann.say("back"))["type"] == "done"
        await ann.until(lambda c: c.last["game"]["number"] > number)
        assert not ann.last["table"]["seats"][0].get("stood_in")
        await ann.until(lambda c: c.question is not None and c.question["seat"] == 0)
        assert (await ann.move(ann.question["actions"][0] if ann.question else ""))["type"] == "done"


async def test_reserve_is_used_only_beyond_the_time_for_a_decision(start_server: Callable[..., Server]) -> None:
    server = start_server()
    pace = {"kind": "live", "seconds": 5, "reserve": 60}
    async with playing(server, people=3, players=3, pace=pace) as clients:
        client = asked(clients)
        assert client.question is not None
        await asyncio.sleep(0.5)
        await client.move(client.question["actions"][0])
        await everyone_hears(clients, 1)
        await client.until(lambda c: c.last["clock"]["number"] == 1)
        assert client.last["clock"]["reserves"] == [60_000] * 3


async def test_a_restart_charges_no_clock(start_server: Callable[..., Server]) -> None:
    server = start_server()
    pace = {"kind": "live", "seconds": 5, "reserve": 10}
    async with playing(server, people=3, players=3, pace=pace) as clients:
        seats = [(client.table, client.token) for client in clients]
        await asyncio.sleep(1.5)
        server.kill()
    await asyncio.sleep(1.5)
    server.start()
    async with Client(server, *seats[0]) as back:
        await back.until(lambda c: "clock" in c.last)
        assert back.last["clock"]["left"] > 14_000


async def test_nobodys_time_runs_after_a_restart_before_they_are_back(start_server: Callable[..., Server]) -> None:
    server = start_server()
    pace = {"kind": "live", "seconds": 5, "reserve": 10}
    async with playing(server, people=3, players=3, pace=pace) as clients:
        late = asked(clients)
        early = next(client for client in clients if client is not late)
    server.kill()
    server.start()
    async with Client(server, early.table, early.token) as waiting:
        await waiting.until(lambda c: "clock" in c.last)
        assert not waiting.last["clock"].get("running", True)
        await asyncio.sleep(1)
        async with Client(server, late.table, late.token) as back:
            await back.until(lambda c: "clock" in c.last)
            assert back.last["clock"].get("running", True) and back.last["clock"]["left"] > 14_900


async def test_what_a_full_disk_does_not_take_at_once_is_charged_until_it_was_said(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    pace = {"kind": "live", "seconds": 5, "reserve": 60}
    async with playing(server, people=3, players=3, pace=pace) as clients:
        client = asked(clients)
        assert client.question is not None
        action = client.question["actions"][0]
        limit_files(server, 0)
        assert (await client.move(action))["code"] == "store"
        await asyncio.sleep(6)
        limit_files(server, RLIM_INFINITY)
        assert (await client.move(action))["type"] == "done"
        await client.until(lambda c: c.last["clock"]["number"] == 1)
        assert client.last["clock"]["reserves"] == [60_000] * 3


async def test_a_player_who_left_is_stood_in_for_until_they_return(server: Server) -> None:
    async with playing(server, people=2, players=3) as (ann, bob):
        await bob.say("leave")
        await ann.until(lambda c: bool(c.last["table"]["seats"][1].get("stood_in")))
        async with Client(server, bob.table, bob.token) as back:
            await back.until(lambda c: "table" in c.last)
            assert not back.last["table"]["seats"][1].get("stood_in")


async def test_someone_away_for_long_can_be_stood_in_for(start_server: Callable[..., Server]) -> None:
    server = start_server({"ORIFLAMME_AWAY_SECONDS": "0.3"})
    async with playing(server, people=2, players=3) as (ann, bob):
        assert (await ann.say("stand_in", seat=1))["code"] == "not_away"
        assert (await ann.say("stand_in", seat=2))["code"] == "no_such_seat"
        async with Client(server, ann.table, bob.token):
            pass  # replaces the first socket, and goes
        await ann.until(lambda c: not c.last["table"]["seats"][1].get("connected"))
        await asyncio.sleep(0.4)
        assert (await ann.say("stand_in", seat=1))["type"] == "done"
        await ann.until(lambda c: bool(c.last["table"]["seats"][1].get("stood_in")))


async def test_a_table_nobody_is_at_sleeps(server: Server) -> None:
    (seat,) = open_table(server, 1, 3)
    async with Client(server, seat["table"], seat["token"]) as ann:
        await ann.say("start")
        await ann.until(lambda c: c.question is not None and c.question["seat"] == 0)
        number = ann.last["game"]["number"]
        async with Client(server, seat["table"]) as spectator:
            await ann.say("leave")
            await asyncio.sleep(0.5)
            await spectator.say("ping")
            assert spectator.last["game"]["number"] == number  # only a spectator is left: no bot goes on


async def test_a_pause_needs_everyone_who_is_there_and_ends_when_one_wishes(server: Server) -> None:
    pace = {"kind": "live", "seconds": 30, "reserve": 0}
    async with playing(server, people=3, players=3, pace=pace) as clients:
        for client in clients[:2]:
            await client.say("pause")
        assert not clients[0].last["table"].get("paused")
        await clients[2].say("pause")
        await clients[0].until(lambda c: bool(c.last["table"].get("paused")))
        client = asked(clients)
        assert client.question is not None
        assert (await client.move(client.question["actions"][0]))["code"] == "paused"
        left = client.last["clock"]["left"]
        assert not client.last["clock"].get("running", True)
        await asyncio.sleep(1)
        await clients[1].say("pause", on=False)
        await client.until(lambda c: not c.last["table"].get("paused") and c.last["clock"].get("running", True))
        assert abs(client.last["clock"]["left"] - left) < 300
        assert (await client.move(client.question["actions"][0]))["type"] == "done"


async def test_standing_orders_answer_by_themselves_and_nobody_else_hears_of_them(server: Server) -> None:
    async with playing(server, people=3, players=3) as clients:
        await place_round(clients)
        client = asked(clients)
        other = next(c for c in clients if c is not client)
        assert client.question is not None and client.question["kind"] == "reveal"
        seat = client.last["welcome"]["seat"]
        queue = client.last["game"]["game"]["queue"]
        mine = next(pile[0]["card"] for pile in queue if pile[0]["family"] == seat)
        theirs = next(pile[0]["card"] for pile in queue if pile[0]["family"] != seat)
        assert (await client.say("order", card=theirs, order="wait"))["code"] == "no_such_card"
        number, heard = client.last["game"]["number"], len(other.messages)
        assert (await client.say("order", card=mine, order="wait"))["type"] == "done"
        await everyone_hears(clients, number + 1)
        assert client.last["orders"]["orders"] == {str(mine): "wait"}
        assert {message["type"] for message in other.messages[heard:]} == {"game"}
        assert client.events[-1]["type"] == "Waited" or {"type": "Waited", "seat": seat, "card": mine} in client.events


async def test_a_standing_order_survives_a_restart_and_is_spent_by_revealing(
    start_server: Callable[..., Server],
) -> None:
    server = start_server({"ORIFLAMME_ORDER_PACE": "0.2-0.2"})
    async with playing(server, people=3, players=3) as clients:
        await place_round(clients)
        client = asked(clients)
        seat, seats = client.last["welcome"]["seat"], [(c.table, c.token) for c in clients]
        mine = next(p[0]["card"] for p in client.last["game"]["game"]["queue"] if p[0]["family"] == seat)
        await client.say("order", card=mine, order="reveal")
        server.kill()
    server.start()
    async with Client(server, *seats[seat]) as back:
        await back.until(lambda c: any(event["type"] == "Revealed" for event in c.events))
        await back.say("ping")
        async with Client(server, *seats[seat]) as again:
            await again.until(lambda c: "orders" in c.last)
            assert again.last["orders"]["orders"] == {}


async def test_a_misclick_can_be_taken_back_while_nobody_has_learned_anything(
    start_server: Callable[..., Server],
) -> None:
    server = start_server({"ORIFLAMME_BOT_PACE": "30-30"})
    async with playing(server, people=1, players=3) as (ann,):
        await ann.say("ping")
        if ann.question is not None and ann.question["seat"] != 0:
            return  # a bot places first at this table
        shown = ann.last["game"]["game"]
        await ann.move(ann.question["actions"][0])  # type: ignore[index]
        await ann.until(lambda c: c.last["game"]["number"] == 1)
        assert ann.last["game"]["undo"]
        events = len(ann.events)
        assert (await ann.say("undo", number=1))["type"] == "done"
        await ann.until(lambda c: c.last["game"]["number"] == 2)
        assert ann.last["game"]["game"] == shown
        assert len(ann.events) < events
        assert (await ann.say("undo", number=2))["code"] == "too_late"


async def test_nothing_is_taken_back_once_another_has_been_told(server: Server) -> None:
    async with playing(server, people=3, players=3) as clients:
        client = asked(clients)
        assert client.question is not None
        await client.move(client.question["actions"][0])
        await everyone_hears(clients, 1)
        assert not client.last["game"].get("undo")
        assert (await client.say("undo", number=1))["code"] == "too_late"


async def test_bots_answer_after_a_time_drawn_between_two(start_server: Callable[..., Server]) -> None:
    server = start_server({"ORIFLAMME_BOT_PACE": "0.3-0.4"})
    async with playing(server, people=1, players=3) as (ann,):
        started = time.monotonic()
        if ann.question is not None and ann.question["seat"] == 0:
            await ann.move(ann.question["actions"][0])
            await ann.until(lambda c: c.last["game"]["number"] == 1)
            started = time.monotonic()
        number = ann.last["game"]["number"]
        await ann.until(lambda c: c.last["game"]["number"] > number)
        assert 0.25 < time.monotonic() - started < 1.5
