"""Whole games over real sockets."""

import pytest

from .clients import play_out, playing
from .server_process import Server


@pytest.mark.parametrize("deck", ["base", "ablaze", "alliance", "random"])
@pytest.mark.parametrize(("people", "players"), [(1, 3), (2, 4), (5, 5)])
async def test_people_and_bots_play_a_whole_game(server: Server, deck: str, people: int, players: int) -> None:
    async with playing(server, people, players, deck=deck) as clients:
        await play_out(clients)
        shown = clients[0].last["game"]["game"]
        assert shown["winners"] and all(seat["hand"] is not None for seat in shown["seats"])
        await clients[0].until(lambda c: c.last["table"]["phase"] == "over")
