"""Clocks, stand-ins, pauses, standing orders and undo."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterator
from resource import RLIM_INFINITY
from typing import NamedTuple

import pytest

from .clients import Client, Message, open_table, playing
from .faults.failing_disks import limit_files
from .server_process import PATIENCE, Server, starting
from .test_messages import all_receive, asked

SHORT = {"kind": "live", "seconds": 5}  # the shortest allowed
LONG = {"kind": "live", "seconds": 600, "reserve": 60}  # more than any machine needs


async def place_round(clients: list[Client]) -> None:
    """Let every client place a card at the front of the queue."""
    for _ in clients:
        client = asked(clients)
        assert client.question is not None and client.question["kind"] == "place"
        number = client.last["game"]["number"]
        action = next(action for action in client.question["actions"] if action.endswith("first"))
        await client.move(action)
        await all_receive(clients, number + 1)


async def test_a_bot_answers_for_a_player_out_of_time_who_can_return_for_the_next_decision(
    start_server: Callable[..., Server],
) -> None:
    server = start_server({"ORIFLAMME_BOT_PACE": "1-1"})
    async with playing(server, people=3, players=3, pace={**SHORT, "reserve": 0}) as clients:
        late = asked(clients)
        assert late.question is not None
        seat, action = late.last["welcome"]["seat"], late.question["actions"][0]
        await late.until(lambda c: "clock" in c.last)
        assert 0 < late.last["clock"]["left"] <= 5000
        await late.until(lambda c: bool(c.last["table"]["seats"][seat].get("stood_in")))
        assert (await late.say("back"))["type"] == "done"
        await all_receive(clients, 1)  # the bot answered anyway
        assert (await late.say("move", number=0, action=action))["code"] == "stale"
        for number in (2, 3):
            client = asked(clients)
            assert client is not late
            await client.move(client.question["actions"][0])  # type: ignore[index]
            await all_receive(clients, number)
        assert not late.last["table"]["seats"][seat].get("stood_in")
        while asked(clients) is not late:  # the owner of the first card decides first
            client, number = asked(clients), late.last["game"]["number"]
            await client.move(client.question["actions"][0])  # type: ignore[index]
            await all_receive(clients, number + 1)
        assert (await late.move(late.question["actions"][0]))["type"] == "done"


async def test_an_answer_that_a_full_disk_delays_is_charged_until_it_was_first_sent(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    started = time.monotonic()
    async with playing(server, people=3, players=3, pace={**SHORT, "reserve": 60}) as clients:
        client = asked(clients)
        seat, action = client.last["welcome"]["seat"], client.question["actions"][0]  # type: ignore[index]
        limit_files(server, 0)
        assert (await client.move(action))["code"] == "store"
        said = time.monotonic() - started
        await asyncio.sleep(5.5)
        limit_files(server, RLIM_INFINITY)
        assert (await client.move(action))["type"] == "done"
        await client.until(lambda c: c.last["clock"]["number"] == 1)
        assert client.last["clock"]["reserves"][seat] >= 60_000 - 1000 * max(0.0, said - 5)


async def test_reserve_is_used_only_beyond_the_time_for_a_decision(server: Server) -> None:
    async with playing(server, people=3, players=3, pace=LONG) as clients:
        client = asked(clients)
        assert client.question is not None
        await asyncio.sleep(0.2)
        await client.move(client.question["actions"][0])
        await all_receive(clients, 1)
        await client.until(lambda c: c.last["clock"]["number"] == 1)
        assert client.last["clock"]["reserves"] == [60_000] * 3


# Restarts.


class Restarted(NamedTuple):
    """A server that was killed and restarted, and seats at tables that were playing."""

    server: Server
    early: Message  # a seat that is not asked
    late: Message  # the seat that is asked
    ordering: Message  # the seat that ordered to reveal the card in question


@pytest.fixture(scope="module")
def restarted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restarted]:
    with starting(tmp_path_factory.mktemp("restarted"), {"ORIFLAMME_ORDER_PACE": "0.5-0.5"}) as start:
        yield asyncio.run(_restarted(start()))


async def _restarted(server: Server) -> Restarted:
    def seat(client: Client) -> Message:
        return {"table": client.table, "token": client.token}

    async with playing(server, people=3, players=3, pace=LONG) as thinking, playing(server, 3, 3) as clients:
        late = asked(thinking)
        early = next(client for client in thinking if client is not late)
        await place_round(clients)
        ordering = asked(clients)
        number = ordering.last["welcome"]["seat"]
        mine = next(p[0]["card"] for p in ordering.last["game"]["game"]["queue"] if p[0]["family"] == number)
        await asyncio.sleep(1.2)  # if this were charged, it would be missing on the clock
        assert (await ordering.say("order", card=mine, order="reveal"))["type"] == "done"
        server.kill()
    server.start()
    return Restarted(server, seat(early), seat(late), seat(ordering))


@pytest.mark.xdist_group("restarted")
async def test_after_a_restart_a_clock_waits_for_its_player_and_no_time_is_lost(restarted: Restarted) -> None:
    server = restarted.server
    async with Client(server, **restarted.early) as waiting:
        await waiting.until(lambda c: "clock" in c.last)
        assert not waiting.last["clock"].get("running", True)
        await asyncio.sleep(1.2)
        returns = time.monotonic()
        async with Client(server, **restarted.late) as back:
            await back.until(lambda c: "clock" in c.last)
            since = 1000 * (time.monotonic() - returns)
            assert back.last["clock"].get("running", True) and back.last["clock"]["left"] > 660_000 - since - 1


@pytest.mark.xdist_group("restarted")
async def test_a_standing_order_survives_a_restart_and_is_used_up_by_revealing(restarted: Restarted) -> None:
    async with Client(restarted.server, **restarted.ordering) as back:
        await back.until(lambda c: any(event["type"] == "Revealed" for event in c.events))
        await back.say("ping")
        async with Client(restarted.server, **restarted.ordering) as again:
            await again.until(lambda c: "orders" in c.last)
            assert again.last["orders"]["orders"] == {}


# Presence.


async def test_a_bot_stands_in_for_a_player_who_left_until_they_return(server: Server) -> None:
    async with playing(server, people=2, players=3) as (ann, bob):
        await bob.say("leave")
        await ann.until(lambda c: bool(c.last["table"]["seats"][1].get("stood_in")))
        async with Client(server, bob.table, bob.token) as back:
            await back.until(lambda c: "table" in c.last)
            assert not back.last["table"]["seats"][1].get("stood_in")


async def test_others_can_request_a_stand_in_for_a_player_who_is_away_for_long(
    start_server: Callable[..., Server],
) -> None:
    server = start_server({"ORIFLAMME_AWAY_SECONDS": "0.3"})
    async with playing(server, people=2, players=3) as (ann, bob):
        assert (await ann.say("stand_in", seat=1))["code"] == "not_away"
        assert (await ann.say("stand_in", seat=2))["code"] == "no_such_seat"
        async with Client(server, ann.table, bob.token):
            pass  # replaces the first socket and disconnects
        await ann.until(lambda c: not c.last["table"]["seats"][1].get("connected"))
        gone = time.monotonic()
        while (answer := await ann.say("stand_in", seat=1))["type"] != "done":
            assert answer["code"] == "not_away" and time.monotonic() < gone + PATIENCE
            await asyncio.sleep(0.05)
        await ann.until(lambda c: bool(c.last["table"]["seats"][1].get("stood_in")))


async def test_a_table_without_connected_players_stops(server: Server) -> None:
    (seat,) = open_table(server, 1, 3)
    async with Client(server, seat["table"], seat["token"]) as ann:
        await ann.say("start")
        await ann.until(lambda c: c.question is not None and c.question["seat"] == 0)
        number = ann.last["game"]["number"]
        async with Client(server, seat["table"]) as spectator:
            await ann.say("leave")
            async with playing(server, people=1, players=3) as (other,):
                await other.until(lambda c: c.question is not None and c.question["seat"] == 0)
                await other.move(other.question["actions"][0])  # type: ignore[index]
                await other.until(lambda c: c.last["game"]["number"] >= 3)  # the bots answer one after the other
            await spectator.say("ping")
            assert spectator.last["game"]["number"] == number  # only a spectator is left, so no bot plays


async def test_a_pause_needs_every_connected_player_and_any_of_them_can_end_it(server: Server) -> None:
    async with playing(server, people=3, players=3, pace=LONG) as clients:
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
        await asyncio.sleep(0.5)
        goes_on = time.monotonic()
        await clients[1].say("pause", on=False)
        await client.until(lambda c: not c.last["table"].get("paused") and c.last["clock"].get("running", True))
        since = 1000 * (time.monotonic() - goes_on)
        assert left - since - 1 < client.last["clock"]["left"] <= left
        assert (await client.move(client.question["actions"][0]))["type"] == "done"


async def test_standing_orders_answer_automatically_and_stay_private(server: Server) -> None:
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
        await all_receive(clients, number + 1)
        assert client.last["orders"]["orders"] == {str(mine): "wait"}
        assert {message["type"] for message in other.messages[heard:]} == {"game"}
        assert client.events[-1]["type"] == "Waited" or {"type": "Waited", "seat": seat, "card": mine} in client.events


# Undo, and the pace of bots.


@contextlib.asynccontextmanager
async def asked_first(server: Server) -> AsyncIterator[Client]:
    """A person among bots who places first. Tables where a bot places first are left."""
    while True:
        async with playing(server, people=1, players=3) as (ann,):
            if ann.question is not None and ann.question["seat"] == 0:
                yield ann
                return


async def test_a_misclick_can_be_taken_back_while_no_one_has_learned_anything(
    start_server: Callable[..., Server],
) -> None:
    server = start_server({"ORIFLAMME_BOT_PACE": "30-30"})
    async with asked_first(server) as ann:
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


async def test_an_action_cannot_be_taken_back_once_others_have_seen_it(server: Server) -> None:
    async with playing(server, people=3, players=3) as clients:
        client = asked(clients)
        assert client.question is not None
        await client.move(client.question["actions"][0])
        await all_receive(clients, 1)
        assert not client.last["game"].get("undo")
        assert (await client.say("undo", number=1))["code"] == "too_late"


async def test_bots_answer_no_sooner_than_their_pace_allows(start_server: Callable[..., Server]) -> None:
    server = start_server({"ORIFLAMME_BOT_PACE": "0.2-0.3"})
    async with asked_first(server) as ann:
        began = time.monotonic()
        await ann.move(ann.question["actions"][0])  # type: ignore[index]
        await ann.until(lambda c: c.last["game"]["number"] >= 3)  # two bots have answered
        assert time.monotonic() - began > 0.39
