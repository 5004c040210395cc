"""The coach: asked against bots or at a table opened for it, never at a rated one; all are told, and it sees a view."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from oriflamme.server.storage.entries import Coached, read_entry
from oriflamme.server.tables.table import Table

from .clients import Client, Message, playing
from .server_process import Server
from .test_messages import asked
from .unit.tables import OPENED, SETTINGS, gathered, started


async def ask(client: Client) -> Message:
    """Ask the coach and return what it says, or why it does not."""
    since = len(client.messages)
    answer = await client.say("coach", number=client.last["game"]["number"])
    if answer["type"] == "refused":
        return answer
    return await client.receive(lambda message: message["type"] in ("advice", "refused"), since=since)


def coached(client: Client) -> list[int]:
    return [seat.get("coached", 0) for seat in client.last["table"]["seats"]]


async def test_the_coach_answers_one_person_who_plays_against_bots(server: Server) -> None:
    async with playing(server, people=1, players=3) as (ann,):
        await ann.until(lambda c: c.question is not None and c.question["seat"] == 0)
        assert ann.last["table"]["coach"]
        advice = await ask(ann)
        assert advice["type"] == "advice" and advice["number"] == ann.last["game"]["number"]
        assert ann.question is not None
        assert {option["action"] for option in advice["options"]} <= set(ann.question["actions"])
        assert all("was" not in belief for belief in advice["beliefs"])
        await ann.until(lambda c: coached(c) == [1, 0, 0])
        await ask(ann)  # to hear it again is not asking twice
        assert coached(ann) == [1, 0, 0]


async def test_everyone_at_a_table_with_a_coach_is_told_who_asks(server: Server) -> None:
    async with playing(server, people=3, players=3, coach=True) as clients:
        client = asked(clients)
        other = next(one for one in clients if one is not client)
        refused = await ask(other)
        assert (refused["type"], refused["code"]) in (("refused", "not_asked"), ("refused", "stale"))
        assert (await ask(client))["type"] == "advice"
        seat = client.last["welcome"]["seat"]
        await other.until(lambda c: coached(c)[seat] == 1)
        assert all(message["type"] != "advice" for message in other.messages)


async def test_people_among_themselves_have_no_coach_unless_the_table_was_opened_with_one(server: Server) -> None:
    async with playing(server, people=3, players=3) as clients:
        refused = await ask(asked(clients))
        assert (refused["type"], refused["code"], refused.get("variant", "")) == ("refused", "no_coach", "")
        assert all(not any(coached(client)) for client in clients)


def test_a_rated_table_cannot_be_opened_with_a_coach(server: Server) -> None:
    body: dict[str, Any] = {"name": "Ann", "settings": {"players": 3, "rated": True, "coach": True}}
    assert server.refusal("/api/tables", body) == (400, "no_coach")


@pytest.mark.parametrize(
    ("rated", "coach", "allowed"), [(False, True, True), (True, True, False), (False, False, False)]
)
def test_a_rated_table_of_people_never_has_a_coach(rated: bool, coach: bool, allowed: bool) -> None:
    settings = msgspec.structs.replace(SETTINGS, rated=rated, coach=coach)
    opened = msgspec.structs.replace(OPENED, settings=settings)
    assert Table("t", started(gathered(opened=opened))).has_coach is allowed


async def test_a_person_asks_only_so_often(start_server: Callable[..., Server]) -> None:
    server = start_server({"ORIFLAMME_COACH_RATE": "1e-9", "ORIFLAMME_COACH_BURST": "1"})
    async with playing(server, people=1, players=3) as (ann,):
        await ann.until(lambda c: c.question is not None and c.question["seat"] == 0)
        assert (await ask(ann))["type"] == "advice"
        refused = await ask(ann)
        assert (refused["type"], refused["code"]) == ("refused", "too_fast")


def test_that_the_coach_was_asked_is_an_entry_of_the_log() -> None:
    entry = read_entry('{"type":"coached","seat":2}')
    assert entry == Coached(2)
    with pytest.raises(msgspec.ValidationError):
        read_entry('{"type":"coached"}')
