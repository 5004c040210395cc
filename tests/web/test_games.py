"""Whole games in browsers: every box, people and bots mixed, on desktops and phones."""

import asyncio
import random
from collections.abc import Callable

import pytest

from ..server.running import Server
from .conftest import LONG, Invite
from .people import DESKTOP, PHONE

# Box or mix, people, bots. The long form plays every deck, with up to five people.
GAMES = [("base", 3, 1), ("ablaze", 3, 0), ("alliance", 2, 3), ("masks", 2, 1)]
BOTS_AT_ONCE = {"ORIFLAMME_BOT_PACE": "0.1-0.2"}
LONG_GAMES = [
    *GAMES,
    *((deck, 5, 0) for deck in ("base", "ablaze", "alliance", "court", "random")),
    *((deck, 4, 1) for deck in ("tribunal", "blood", "any")),
]


@pytest.mark.parametrize(("deck", "people", "bots"), LONG_GAMES if LONG else GAMES)
async def test_people_and_bots_play_a_whole_game_of_any_box(
    invite: Invite, own_server: Callable[..., Server], deck: str, people: int, bots: int
) -> None:
    players, address = people + bots, own_server(BOTS_AT_ONCE).address
    sizes = (DESKTOP, *(PHONE for _ in range(people - 1)))
    friends = [await invite(f"P{n}", address=address, size=size, quick=False) for n, size in enumerate(sizes)]
    for friend in friends:
        await friend.hurry()
    host, *others = friends
    code = await host.open_table(deck, players, dict.fromkeys(range(people, players), "casual"))
    link = await host.invitation()
    for number, other in enumerate(others):
        await (other.join_by_code(code) if number % 2 else other.join_by_link(link))
    await host.deal()
    async with asyncio.TaskGroup() as together:
        playing = [together.create_task(friend.play_out(random.Random(seat))) for seat, friend in enumerate(friends)]
    assert all(task.result() >= 6 for task in playing)  # everyone has placed six cards
    titles = {await friend.end.inner_text() for friend in friends}
    assert len(titles) == 1  # all see the same end
