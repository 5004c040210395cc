"""Opening, joining, filling, leaving and starting tables."""

import asyncio

import pytest

from .clients import Client, open_table, play_out, playing
from .server_process import PATIENCE, Server


async def test_a_table_gathers_people_by_link_and_by_code(server: Server) -> None:
    host = server.post("/api/tables", {"name": "Ann", "settings": {"players": 3}})
    by_link = server.post(f"/api/tables/{host['table']}/seats", {"name": "Bob"})
    by_code = server.post(f"/api/tables/{host['code'].lower()}/seats", {"name": "Eve"})
    assert [host["seat"], by_link["seat"], by_code["seat"]] == [0, 1, 2]
    assert len({host["token"], by_link["token"], by_code["token"]}) == 3
    assert server.refusal(f"/api/tables/{host['table']}/seats", {"name": "Max"}) == (409, "full")
    found = server.get(f"/api/tables/{host['code']}")
    assert [seat["name"] for seat in found["seats"]] == ["Ann", "Bob", "Eve"]


def test_a_seat_is_held_by_a_token_of_at_least_128_bits(server: Server) -> None:
    token = server.post("/api/tables", {"name": "Ann"})["token"]
    assert len(token) * 6 >= 128  # each base64 character holds 6 bits


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"name": "Ann", "settings": {"deck": "tarot"}}, "wrong"),
        ({"name": "Ann", "settings": {"deck": ["spy"] * 10}}, "wrong"),
        ({"name": "Ann", "settings": {"players": 6}}, "no_body"),
        ({"name": "Ann", "settings": {"players": 3}, "bots": ["casual"] * 3}, "wrong"),
        ({"name": "Ann", "settings": {"players": 3}, "bots": [None] * 4}, "wrong"),
        ({"name": "Ann", "bots": ["stockfish"]}, "wrong"),
        ({"name": ""}, "no_body"),
        ({"name": "\u200b\u202e"}, "wrong"),
        ({"name": "n" * 25}, "no_body"),
        ({"name": "Ann", "settings": {"pace": {"kind": "live", "seconds": 1}}}, "no_body"),
        ([], "no_body"),
    ],
)
def test_an_invalid_table_is_refused(server: Server, body: object, says: str) -> None:
    assert server.refusal("/api/tables", body) == (400, says)


async def test_only_open_tables_with_a_connected_player_are_listed(server: Server) -> None:
    (private,) = open_table(server, deck="base")
    (public,) = open_table(server, deck="base", open=True)
    async with (
        Client(server, private["table"], private["token"]),
        Client(server, public["table"], public["token"]) as c,
    ):
        await c.until(lambda c: "table" in c.last)
        listed = [table["table"] for table in server.get("/api/tables")["tables"]]
        assert public["table"] in listed
        assert private["table"] not in listed
        assert "token" not in str(server.get("/api/tables"))
    async with asyncio.timeout(PATIENCE):
        while public["table"] in [table["table"] for table in server.get("/api/tables")["tables"]]:
            await asyncio.sleep(0.02)


async def test_free_seats_are_filled_with_bots_and_only_the_host_starts(server: Server) -> None:
    host = server.post("/api/tables", {"name": "Ann", "settings": {"players": 5}})
    guest = server.post(f"/api/tables/{host['table']}/seats", {"name": "Bob"})
    async with (
        Client(server, host["table"], host["token"]) as ann,
        Client(server, host["table"], guest["token"]) as bob,
    ):
        assert (await ann.say("start"))["code"] == "not_full"
        assert (await bob.say("fill", bot="club", seat=3))["type"] == "done"
        assert (await bob.say("fill", bot="club", seat=3))["code"] == "no_free_seat"
        assert (await ann.say("fill"))["type"] == "done"
        await bob.until(lambda c: all(seat["kind"] != "empty" for seat in c.last["table"]["seats"]))
        assert [seat.get("bot") for seat in bob.last["table"]["seats"]] == [None, None, "casual", "club", "casual"]
        assert (await bob.say("start"))["code"] == "not_host"
        assert (await ann.say("start"))["type"] == "done"
        assert (await ann.say("start"))["code"] == "started"
        await bob.until(lambda c: "game" in c.last)
        assert server.refusal(f"/api/tables/{host['table']}/seats", {"name": "Max"}) == (409, "started")


async def test_the_host_can_free_seats_before_the_start(server: Server) -> None:
    host = server.post("/api/tables", {"name": "Ann", "settings": {"players": 3}, "bots": [None, None, "casual"]})
    guest = server.post(f"/api/tables/{host['table']}/seats", {"name": "Bob"})
    async with (
        Client(server, host["table"], host["token"]) as ann,
        Client(server, host["table"], guest["token"]) as bob,
    ):
        assert (await bob.say("kick", seat=0))["code"] == "not_host"
        assert (await ann.say("kick", seat=0))["code"] == "no_such_seat"
        assert (await ann.say("kick", seat=2))["type"] == "done"
        assert (await ann.say("kick", seat=1))["type"] == "done"
        assert await bob.wait_closed() == 4003
        assert bob.last["refused"]["code"] == "kicked"
        async with Client(server, host["table"], guest["token"]) as again:
            assert await again.wait_closed() == 4003
            assert again.last["refused"]["code"] == "unknown_token"


async def test_a_host_who_leaves_before_the_start_frees_the_seat_and_the_next_person_is_host(server: Server) -> None:
    host = server.post("/api/tables", {"name": "Ann", "settings": {"players": 3}})
    guest = server.post(f"/api/tables/{host['table']}/seats", {"name": "Bob"})
    async with (
        Client(server, host["table"], host["token"]) as ann,
        Client(server, host["table"], guest["token"]) as bob,
    ):
        await ann.say("leave")
        assert await ann.wait_closed() == 4003
        await bob.until(lambda c: c.last["table"]["seats"][0]["kind"] == "empty")
        assert bob.last["table"]["host"] == 1
        await bob.say("leave")
    assert server.get(f"/api/tables/{host['table']}")["phase"] == "closed"


async def test_a_rematch_seats_the_same_people_with_the_same_tokens(server: Server) -> None:
    async with playing(server, people=2, players=3) as (ann, bob):
        assert (await ann.say("rematch"))["code"] == "not_over"
        await play_out([ann, bob])
        await asyncio.gather(ann.say("rematch"), bob.say("rematch"))
        await bob.until(lambda c: "rematch" in c.last["table"])
        again = bob.last["table"]["rematch"]
        assert ann.last["table"]["rematch"] == again
        assert bob.token is not None
        async with Client(server, again, bob.token) as bob_again, Client(server, again, ann.token) as ann_again:
            await bob_again.until(lambda c: "table" in c.last)
            assert bob_again.last["welcome"]["seat"] == 1
            assert (await ann_again.say("start"))["type"] == "done"
            await bob_again.until(lambda c: "game" in c.last)


async def test_a_table_that_does_not_exist_is_refused(server: Server) -> None:
    async with Client(server, "nosuchtable") as client:
        assert await client.wait_closed() == 4004
        assert client.last["refused"]["code"] == "no_such_table"
    assert server.refusal("/api/tables/nosuchtable") == (404, "no_such_table")
    assert server.refusal("/api/nothing") == (404, "not_found")


async def test_quick_phrases_are_allowed_everywhere_and_free_text_only_at_private_tables(server: Server) -> None:
    for is_open in (True, False):
        async with playing(server, people=2, players=3, open=is_open) as (ann, bob):
            assert (await ann.say("say", phrase="good-luck"))["type"] == "done"
            received = await bob.receive(lambda message: message["type"] == "said")
            assert (received["seat"], received["name"], received["phrase"]) == (0, "P0", "good-luck")
            assert (await ann.say("say", phrase="nonsense"))["code"] == "unknown_phrase"
            assert (await ann.say("say"))["code"] == "nothing_said"
            answer = await ann.say("say", text="  hi\x07 \u202ethere ")
            if is_open:
                assert answer["code"] == "phrases_only"
            else:
                received = await bob.receive(lambda message: message["type"] == "said" and "text" in message)
                assert received["text"] == "hi there"
            await bob.say("mute", seat=0)
            number = len(bob.messages)
            await ann.say("say", phrase="bravo")
            await bob.say("ping")
            assert all(message["type"] != "said" for message in bob.messages[number:])


async def test_a_late_viewer_gets_earlier_talk_and_a_repeated_message_counts_once(server: Server) -> None:
    async with playing(server, people=2, players=3) as (ann, _):
        await ann.say("say", id="same", phrase="hello")
        await ann.say("say", id="same", phrase="hello")
        async with Client(server, ann.table) as late:
            await late.say("ping")
            assert [message["phrase"] for message in late.messages if message["type"] == "said"] == ["hello"]
