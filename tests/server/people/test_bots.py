"""Bot accounts: they play like people, are marked as bots, and cannot act as their owner."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from ..clients import Client, play_out
from ..server_process import Server
from .browser import PASSWORD, BotBrowser, Browser, bots_of, bots_of_several, people, seat_at
from .rated_games import start


def test_only_the_owner_sees_their_bots_and_each_token_once(server: Server) -> None:
    ann, eve = people(server, 2)
    made = ann.ask("POST", "/api/account/bots", {"name": "Ann's first"})
    assert set(made) == {"id", "name", "token"} and len(made["token"]) >= 32
    (found,) = ann.ask("GET", "/api/account/bots")["bots"]
    assert (found["id"], found["name"]) == (made["id"], "Ann's first") and "token" not in found
    assert eve.ask("GET", "/api/account/bots")["bots"] == []
    me = BotBrowser(server, made["token"]).ask("GET", "/api/account")
    assert (me["id"], me["kind"]) == (made["id"], "bot") and "is_admin" not in me
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database:
        assert made["token"] not in "\n".join(database.iterdump())
    assert made["token"] not in server.log.read_text()


def test_a_bots_name_must_not_be_taken(server: Server) -> None:
    ann = Browser(server).sign_up("Ann the Maker")
    assert ann.refused("POST", "/api/account/bots", {"name": "ann  the maker"}) == (409, "name_taken")
    bots_of(ann, "Only one")
    assert ann.refused("POST", "/api/account/bots", {"name": "0nly One"}) == (409, "name_taken")
    assert ann.refused("POST", "/api/account/bots", {"name": "\u200b"}) == (400, "wrong")
    assert ann.refused("POST", "/api/account/bots", {}) == (400, "no_body")
    assert len(ann.ask("GET", "/api/account/bots")["bots"]) == 1


def test_a_person_may_have_ten_bots_and_a_guest_none(server: Server) -> None:
    ann = Browser(server).sign_up()
    bots_of(ann, *(f"{ann.name} bot {number}" for number in range(10)))
    assert ann.refused("POST", "/api/account/bots", {"name": "One too many"}) == (409, "too_many_bots")
    assert Browser(server).refused("POST", "/api/account/bots", {"name": "Guest's"}) == (401, "not_signed_in")


def test_a_bot_cannot_act_as_its_owner(server: Server) -> None:
    ann = Browser(server).sign_up()
    (bot,) = bots_of(ann, f"{ann.name} busy")
    for method, path, body in (
        ("GET", "/api/account/bots", None),
        ("POST", "/api/account/bots", {"name": "Bot of a bot"}),
        ("POST", "/api/account/password", {"old": "x", "new": "a new password"}),
        ("DELETE", "/api/account", {"password": PASSWORD}),
        ("DELETE", "/api/session", None),
        ("DELETE", "/api/account/sessions", None),
        ("GET", "/api/account/sessions", None),
        ("GET", "/api/account/export", None),
        ("POST", "/api/account/games", {"games": []}),
    ):
        assert bot.refused(method, path, body) == (403, "forbidden"), path
    for password in ("", PASSWORD, bot.token):
        wrong = {"name": f"{ann.name} busy", "password": password or "12345678"}
        assert Browser(server).refused("POST", "/api/session", wrong) == (401, "wrong_password")
    assert bot.ask("GET", "/api/account/games") == {"games": []}


def test_forged_replaced_and_foreign_tokens_are_refused(server: Server) -> None:
    ann, eve = people(server, 2)
    (bot,) = bots_of(ann, f"{ann.name} token")
    bot_id = bot.ask("GET", "/api/account")["id"]
    for forged in ("x", bot.token[:-1], bot.token[::-1], "x" * 4000):
        assert BotBrowser(server, forged).refused("GET", "/api/account") == (401, "signed_out")
    for path in (f"/api/account/bots/{bot_id}/token", f"/api/account/bots/{ann.id}/token"):
        assert eve.refused("POST", path) == (404, "no_such_bot")
    assert eve.refused("DELETE", f"/api/account/bots/{bot_id}") == (404, "no_such_bot")
    assert ann.refused("DELETE", f"/api/account/bots/{ann.id}") == (404, "no_such_bot")
    newer = BotBrowser(server, ann.ask("POST", f"/api/account/bots/{bot_id}/token")["token"])
    assert bot.refused("GET", "/api/account") == (401, "signed_out")
    assert bot.refused("POST", "/api/tables", {"name": "-"}) == (401, "signed_out")
    assert newer.ask("GET", "/api/account")["id"] == bot_id
    ann.ask("DELETE", f"/api/account/bots/{bot_id}")
    assert newer.refused("GET", "/api/account") == (401, "signed_out")
    assert ann.ask("GET", "/api/account/bots")["bots"] == []


async def test_a_socket_with_a_replaced_token_is_refused(server: Server) -> None:
    ann = Browser(server).sign_up()
    (bot,) = bots_of(ann, f"{ann.name} ends")
    opened = bot.ask("POST", "/api/tables", {"name": "-"})
    ann.ask("POST", f"/api/account/bots/{bot.ask('GET', '/api/account')['id']}/token")
    async with Client(server, opened["table"], headers=bot.headers) as client:
        assert await client.wait_closed() == 4003
        assert client.last["refused"]["code"] == "signed_out"


async def test_bots_play_a_rated_game_over_the_same_protocol_and_are_marked_as_bots(server: Server) -> None:
    bots = bots_of_several(server, 3)
    settings = {"players": 3, "deck": "base", "rated": True}
    opened = bots[0].ask("POST", "/api/tables", {"name": "ignored", "settings": settings})
    for bot in bots[1:]:
        bot.ask(*seat_at(opened["table"]))
    async with contextlib.AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(Client(server, opened["table"], headers=bot.headers)) for bot in bots
        ]
        await start(clients)
        await play_out(clients)
        seats = clients[1].last["table"]["seats"]
    assert [(seat["kind"], seat["is_bot"]) for seat in seats] == [("person", True)] * 3
    assert [seat["name"] for seat in seats] == [bot.ask("GET", "/api/account")["name"] for bot in bots]


def test_an_owner_cannot_have_two_bots_at_a_rated_table(server: Server) -> None:
    ann = Browser(server).sign_up()
    one, other = bots_of(ann, f"{ann.name} one", f"{ann.name} other")
    (stranger,) = bots_of_several(server, 1)
    rated, plain = ({"name": "-", "settings": {"players": 3, "rated": rated}} for rated in (True, False))
    table = one.ask("POST", "/api/tables", rated)["table"]
    assert other.refused(*seat_at(table)) == (409, "seated")
    stranger.ask(*seat_at(table))
    other.ask(*seat_at(one.ask("POST", "/api/tables", plain)["table"]))


async def test_a_bot_may_say_only_quick_phrases(server: Server) -> None:
    ann = Browser(server).sign_up()
    (bot,) = bots_of(ann, f"{ann.name} talks")
    opened = bot.ask("POST", "/api/tables", {"name": "-"})
    async with Client(server, opened["table"], headers=bot.headers) as client:
        assert (await client.say("say", text="buy my things"))["code"] == "phrases_only"
        phrase = server.get("/api/about")["phrases"][0]["phrase"]
        assert (await client.say("say", phrase=phrase))["type"] == "done"


def test_a_bots_limit_of_table_requests_does_not_affect_others(start_server: Callable[..., Server]) -> None:
    server = start_server({"ORIFLAMME_BOT_TABLE_RATE": "0.001", "ORIFLAMME_BOT_TABLE_BURST": "3"})
    ann = Browser(server).sign_up()
    one, other = bots_of(ann, "One", "Other")
    for _ in range(3):
        one.ask("POST", "/api/tables", {"name": "-"})
    assert one.refused("POST", "/api/tables", {"name": "-"}) == (429, "too_fast")
    assert one.refused(*seat_at("nowhere")) == (429, "too_fast")
    other.ask("POST", "/api/tables", {"name": "-"})
    ann.ask("POST", "/api/tables", {"name": "-"})


async def test_a_bot_may_hold_a_limited_count_of_seats_at_unfinished_tables(
    start_server: Callable[..., Server],
) -> None:
    server = start_server({"ORIFLAMME_BOT_SEATS": "2"})
    ann = Browser(server).sign_up()
    (bot,) = bots_of(ann, "Sitter")
    first = bot.ask("POST", "/api/tables", {"name": "-"})
    theirs = ann.ask("POST", "/api/tables", {"name": "-"})
    bot.ask(*seat_at(theirs["table"]))
    assert bot.refused("POST", "/api/tables", {"name": "-"}) == (429, "too_many_seats")
    assert bot.refused(*seat_at(theirs["table"])) == (429, "too_many_seats")
    async with Client(server, first["table"], headers=bot.headers) as client:
        await client.say("leave")
    bot.ask("POST", "/api/tables", {"name": "-"})


async def test_a_flood_of_simultaneous_seat_requests_does_not_exceed_the_limit(
    start_server: Callable[..., Server],
) -> None:
    server = start_server({"ORIFLAMME_BOT_SEATS": "4"})
    (bot,) = bots_of(Browser(server).sign_up(), "Stormy")

    def open_one(_: int) -> int:
        return (
            BotBrowser(server, bot.token).http.post("/api/tables", json={"name": "-"}, headers=bot.headers).status_code
        )

    codes = await asyncio.gather(*(asyncio.to_thread(open_one, number) for number in range(16)))
    assert sorted(codes) == [201] * 4 + [429] * 12


async def test_a_bots_messages_are_counted_over_all_its_sockets(start_server: Callable[..., Server]) -> None:
    server = start_server({"ORIFLAMME_BOT_MESSAGE_RATE": "0.1", "ORIFLAMME_BOT_MESSAGE_BURST": "10"})
    ann = Browser(server).sign_up()
    (bot,) = bots_of(ann, "Chatty")
    tables = [bot.ask("POST", "/api/tables", {"name": "-"})["table"] for _ in range(2)]
    async with (
        Client(server, tables[0], headers=bot.headers) as one,
        Client(server, tables[1], headers=bot.headers) as two,
    ):
        for client in (one, two):
            await client.until(lambda c: "table" in c.last)
            for _ in range(5):
                assert (await client.say("ping"))["type"] == "pong"
        await one.send_raw('{"type": "ping", "id": "more"}')
        assert (await one.receive(lambda message: message["type"] == "refused"))["code"] == "too_fast"
        seat = ann.ask("POST", "/api/tables", {"name": "-"})
        async with Client(server, seat["table"], headers=ann.headers) as person:
            assert (await person.say("ping"))["type"] == "pong"


@pytest.mark.parametrize("whose", ["bot", "owner"])
async def test_deleting_a_bot_or_its_owner_removes_its_name_from_its_games(server: Server, whose: str) -> None:
    ann = Browser(server).sign_up()
    name = f"{ann.name} {whose}"
    (bot,) = bots_of(ann, name)
    bot_id = bot.ask("GET", "/api/account")["id"]
    opened = bot.ask(
        "POST", "/api/tables", {"name": "-", "settings": {"players": 3}, "bots": [None, "random", "random"]}
    )
    async with Client(server, opened["table"], headers=bot.headers) as client:
        await client.say("start")
        await play_out([client])
    if whose == "bot":
        ann.ask("DELETE", f"/api/account/bots/{bot_id}")
    else:
        ann.ask("DELETE", "/api/account", {"password": PASSWORD})
    assert bot.refused("GET", "/api/account") == (401, "signed_out")
    assert server.get(f"/api/replays/{opened['table']}")["names"][0] == ""
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database:
        kept = "\n".join(database.iterdump())
    assert bot_id not in kept and name not in kept
