"""No rated game starts before every player in it is connected and has agreed to it."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from oriflamme.server.accounts.auth import BROWSER

from ..clients import Client, play_out
from ..server_process import Server
from .browser import Browser, people
from .rated_games import all_ready, counted, take_seats


@asynccontextmanager
async def here(table: str, *persons: Browser) -> AsyncIterator[list[Client]]:
    """The connected clients of people at a table."""
    async with AsyncExitStack() as stack:
        clients = [Client(person.server, table, headers=person.headers) for person in persons]
        for client in clients:
            await stack.enter_async_context(client)
            await client.until(lambda c: "table" in c.last)
        yield clients


async def finished(server: Server) -> tuple[list[Browser], str]:
    """Return three people who have finished a rated game, and the table of a rematch that the first has proposed."""
    three = people(server, 3)
    table = take_seats(three)[0]["table"]
    async with here(table, *three) as clients:
        await all_ready(clients[0])
        assert (await clients[0].say("start"))["type"] == "done"
        await play_out(clients)
        assert (await clients[0].say("rematch"))["type"] == "done"
        await clients[0].until(lambda c: "rematch" in c.last["table"])
        rematch = clients[0].last["table"]["rematch"]
    await counted(three[0], 1)
    return three, rematch


# The first game.


async def test_a_rated_game_does_not_start_without_a_player_who_never_connected(server: Server) -> None:
    three = people(server, 3)
    table = take_seats(three)[0]["table"]
    async with here(table, *three[:2]) as (ann, _):
        answer = await ann.say("start")
        assert answer["code"] == "not_ready" and three[2].name in answer["sentence"]
        assert [bool(seat.get("ready")) for seat in ann.last["table"]["seats"]] == [True, True, False]
        async with here(table, three[2]):
            assert (await ann.say("start"))["type"] == "done"


async def test_a_rated_game_does_not_start_without_a_player_who_disconnected(server: Server) -> None:
    three = people(server, 3)
    table = take_seats(three)[0]["table"]
    async with here(table, three[0]) as (ann,):
        async with here(table, *three[1:]):
            await all_ready(ann)
        await ann.until(lambda c: not any(seat.get("connected") for seat in c.last["table"]["seats"][1:]))
        assert (await ann.say("start"))["code"] == "not_ready"


async def test_only_a_rated_game_needs_everyone_to_be_ready(server: Server) -> None:
    three = people(server, 3)
    table = take_seats(three, rated=False)[0]["table"]
    async with here(table, three[0]) as (ann,):
        assert (await ann.say("ready"))["code"] == "not_rated"
        assert (await ann.say("start"))["type"] == "done"
        assert (await ann.say("ready"))["code"] == "started"


async def test_a_turn_based_rated_game_starts_when_the_last_player_connects(server: Server) -> None:
    three = people(server, 3)
    table = take_seats(three, pace={"kind": "turns", "seconds": 3600})[0]["table"]
    for number, person in enumerate(three):
        async with here(table, person) as (client,):
            if number == 0:
                assert (await client.say("start"))["code"] == "not_ready"
            assert client.last["table"]["phase"] == "gathering"
            assert (await client.say("seed", seed="theirs"))["type"] == "done"
            if number == 2:
                await client.until(lambda c: c.last["table"]["phase"] == "playing")


# A rematch.


async def test_a_rated_rematch_does_not_start_before_everyone_agreed(server: Server) -> None:
    three, rematch = await finished(server)
    async with here(rematch, *three) as (ann, bob, eve):  # connecting does not mean agreeing
        seats = ann.last["table"]["seats"]
        assert [bool(seat.get("ready")) for seat in seats] == [True, False, False]
        assert (await ann.say("start"))["code"] == "not_ready"
        assert (await bob.say("ready"))["type"] == "done"
        assert (await ann.say("start"))["code"] == "not_ready"
        assert (await eve.say("ready"))["type"] == "done"
        assert (await eve.say("ready"))["type"] == "done"
        assert (await ann.say("start"))["type"] == "done"


# Stand-ins, and several accounts in one browser.


def test_the_stand_in_of_a_rated_table_cannot_be_chosen(server: Server) -> None:
    (ann,) = people(server, 1)
    for stand_in, answers in (("beginner", (400, "rated")), ("club", (400, "rated"))):
        settings = {"players": 3, "rated": True, "stand_in": stand_in}
        assert ann.refused("POST", "/api/tables", {"name": "-", "settings": settings}) == answers
    ann.ask("POST", "/api/tables", {"name": "-", "settings": {"players": 3, "rated": True, "stand_in": "casual"}})


async def test_two_accounts_of_one_browser_cannot_play_the_same_rated_game(server: Server) -> None:
    three = people(server, 3)
    table = take_seats(three)[0]["table"]

    def client(person: Browser, browser: str) -> Client:
        cookie = f"{person.headers['cookie']}; {BROWSER}={browser}"
        return Client(server, table, headers={"cookie": cookie})

    async with client(three[0], "one") as ann, client(three[1], "two"):
        await ann.until(lambda c: len([seat for seat in c.last["table"]["seats"] if seat.get("ready")]) == 2)
        async with client(three[2], "one") as again:
            await again.until(lambda c: "table" in c.last)
            assert (await again.say("ready"))["code"] == "same_browser"
            assert (await ann.say("start"))["code"] == "not_ready"
        async with client(three[2], "three"):
            await all_ready(ann)
            assert (await ann.say("start"))["type"] == "done"


def test_a_browser_keeps_its_id_when_another_account_signs_in(server: Server) -> None:
    browser = Browser(server).sign_up("First of one browser")
    browser_id = browser.http.cookies[BROWSER]
    browser.ask("DELETE", "/api/session")
    browser.sign_up("Second of one browser")
    assert browser.http.cookies[BROWSER] == browser_id and "oriflamme" in browser.http.cookies
    assert Browser(server).sign_up("Somebody of another").http.cookies[BROWSER] != browser_id
