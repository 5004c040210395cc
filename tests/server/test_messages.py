"""Messages: a move counts once, a stale one changes nothing, and a returning client gets the current table."""

import asyncio
from typing import Any

from oriflamme import Game

from .clients import Client, open_table, playing
from .server_process import Server


def asked(clients: list[Client]) -> Client:
    """Return the client whose seat must decide."""
    return next(c for c in clients if c.question is not None and c.question["seat"] == c.last["welcome"]["seat"])


async def all_receive(clients: list[Client], number: int) -> None:
    for client in clients:
        await client.until(lambda c: c.last["game"]["number"] >= number)


async def test_a_move_sent_twice_counts_once(server: Server) -> None:
    async with playing(server, people=3, players=3) as clients:
        client = asked(clients)
        number = client.last["game"]["number"]
        action = client.question["actions"][0] if client.question else ""
        first, second = await asyncio.gather(
            client.say("move", "mine", number=number, action=action),
            client.say("move", "mine", number=number, action=action),
        )
        assert first == second == {"type": "done", "id": "mine", "number": number + 1}
        await all_receive(clients, number + 1)
        again = await client.say("move", "mine", number=number, action=action)
        assert again == first
        assert client.last["game"]["number"] == number + 1


async def test_a_stale_move_is_refused_with_the_current_view(server: Server) -> None:
    async with playing(server, people=3, players=3) as clients:
        client = asked(clients)
        assert client.question is not None
        number, actions = client.last["game"]["number"], client.question["actions"]
        await client.move(actions[0])
        await all_receive(clients, number + 1)
        before = len(client.messages)
        answer = await client.say("move", number=number, action=actions[1])
        assert (answer["type"], answer["code"]) == ("refused", "stale")
        shown = await client.receive(lambda message: message["type"] == "game", since=before)
        assert (shown["number"], shown["events"]) == (number + 1, [])


async def test_only_the_seat_to_decide_may_answer_and_only_legally(server: Server) -> None:
    async with playing(server, people=3, players=3) as clients:
        client = asked(clients)
        other = next(c for c in clients if c is not client)
        assert client.question is not None
        action = client.question["actions"][0]
        assert (await other.move(action))["code"] == "not_asked"
        for wrong in ("reveal", "place twin first", "target 1", "nonsense", "place spy on 9"):
            refusal = await client.move(wrong)
            assert refusal["code"] == "illegal"
            assert "legal actions: place" in refusal["sentence"]
        async with Client(server, client.table) as spectator:
            await spectator.until(lambda c: "game" in c.last)
            assert (await spectator.move(action))["code"] == "spectator"
        assert client.last["game"]["number"] == 0
        assert (await client.move(action))["type"] == "done"


async def test_the_newest_socket_of_a_seat_wins(server: Server) -> None:
    async with playing(server, people=1, players=3) as (old,), Client(server, old.table, old.token) as new:
        assert await old.wait_closed() == 4001
        assert old.last["refused"]["code"] == "replaced"
        await new.until(lambda c: "game" in c.last)
        assert new.last["table"]["seats"][0]["connected"]


async def test_a_client_that_resumes_gets_the_missing_events_and_the_view(server: Server) -> None:
    async with playing(server, people=3, players=3) as clients:
        for number in range(1, 9):
            client = asked(clients)
            assert client.question is not None
            await client.move(client.question["actions"][number % 2])
            await all_receive(clients, number)
        for known in (0, 5, len(clients[0].events), 10_000):
            async with Client(server, clients[0].table, clients[0].token, since=known) as back:
                await back.until(lambda c: "game" in c.last)
                news = back.last["game"]
                assert news["since"] == min(known, len(clients[0].events))
                assert news["events"] == clients[0].events[known:]
                assert news["game"] == clients[0].last["game"]["game"]
                assert news["number"] == 8


async def test_each_viewer_gets_their_own_events_of_the_same_game(server: Server) -> None:
    async with playing(server, people=3, players=3) as clients, Client(server, clients[0].table) as spectator:
        for _ in range(3):
            client = asked(clients)
            assert client.question is not None
            number = client.last["game"]["number"]
            await client.move(client.question["actions"][0])
            await all_receive([*clients, spectator], number + 1)
        for viewer in [*clients, spectator]:
            seat = viewer.last["welcome"].get("seat")
            kinds = [event["kind"] for event in viewer.events if event["type"] == "Placed"]
            own = [event["seat"] == seat for event in viewer.events if event["type"] == "Placed"]
            assert [kind is not None for kind in kinds] == own


async def test_after_the_last_answer_everyone_sees_the_result_and_all_cards(server: Server) -> None:
    async with playing(server, people=3, players=3) as clients:
        while not all(client.over for client in clients):
            client = asked(clients)
            assert client.question is not None
            number = client.last["game"]["number"]
            await client.move(client.question["actions"][-1])
            await client.until(lambda c, n=number: c.last["game"]["number"] > n)  # type: ignore[misc]
            await asyncio.sleep(0)
            for other in clients:
                await other.say("ping")
        record: dict[str, Any] = server.get(f"/api/replays/{clients[0].table}/record")
        game = Game.from_record(record)
        shown = clients[1].last["game"]["game"]
        assert shown["winners"] == list(game.winners)
        assert [seat["stock"] for seat in shown["seats"]] == record["result"]["stocks"]
        assert all("hand" in seat and "aside" in seat for seat in shown["seats"])


async def test_only_the_seat_to_decide_gets_previews(server: Server) -> None:
    async with playing(server, people=3, players=3) as clients:
        for number in range(1, 4):
            client = asked(clients)
            assert client.question is not None
            assert (await client.say("what_if", number=number - 1))["previews"] == []  # placements have no previews
            await client.move(client.question["actions"][0])
            await all_receive(clients, number)
        client = asked(clients)
        other = next(c for c in clients if c is not client)
        answer = await client.say("what_if", number=3)
        assert [preview["action"] for preview in answer["previews"]] == ["wait", "reveal"]
        (waits,) = answer["previews"][0]["outcomes"]
        assert waits["gains"] == [0, 0, 0]
        assert [(pot["before"], pot["after"]) for pot in waits["pots"]] == [(0, 1)]
        assert "last_round" not in answer
        assert (await other.say("what_if", number=3))["previews"] == []
        assert (await client.say("what_if", number=2))["code"] == "stale"


async def test_players_and_spectators_get_a_deduction_sheet_of_what_they_may_know(server: Server) -> None:
    async with playing(server, people=3, players=3) as clients, Client(server, clients[0].table) as spectator:
        await spectator.until(lambda c: "game" in c.last)
        sheets = [(await client.say("deduce"))["deduction"]["families"] for client in (*clients, spectator)]
        for seat, client in enumerate(clients):
            hand = client.last["game"]["game"]["seats"][seat]["hand"]
            own = {row["kind"] for row in sheets[seat][seat]["kinds"] if row.get("known") == "hand"}
            assert own == set(hand)
            others = [row for sheet in sheets if sheet is not sheets[seat] for row in sheet[seat]["kinds"]]
            assert all(row.keys() == {"kind", "may_be_in_hand", "may_be_aside"} for row in others)
        assert [(family["hand"], family["hidden"], family["aside"]) for family in sheets[-1]] == [(7, 0, 3)] * 3


async def test_the_deduction_sheet_is_refused_where_the_table_does_not_allow_it(server: Server) -> None:
    async with (
        playing(server, people=2, players=3, deduction=False) as clients,
        Client(server, clients[0].table) as spectator,
    ):
        assert clients[0].last["table"]["settings"]["deduction"] is False
        for client in (*clients, spectator):
            refused = await client.say("deduce")
            assert (refused["type"], refused["code"]) == ("refused", "no_deduction")


async def test_there_is_no_deduction_sheet_before_the_deal(server: Server) -> None:
    (seat,) = open_table(server, 1, 3)[:1]
    async with Client(server, seat["table"], seat["token"]) as client:
        assert (await client.say("deduce"))["code"] == "not_playing"
