"""Whole games in browsers: every box, people and bots mixed, on desktops and phones."""

import asyncio
import random

import pytest

from .conftest import LONG, Invite
from .people import DESKTOP, PHONE

# Box or mix, people, bots. The long form plays every deck, with up to five people.
GAMES = [("base", 3, 1), ("ablaze", 3, 0), ("alliance", 3, 2), ("masks", 3, 1)]
LONG_GAMES = [
    *GAMES,
    *((deck, 5, 0) for deck in ("base", "ablaze", "alliance", "court", "random")),
    *((deck, 4, 1) for deck in ("tribunal", "blood", "any")),
]


@pytest.mark.parametrize(("deck", "people", "bots"), LONG_GAMES if LONG else GAMES)
async def test_people_and_bots_play_a_whole_game_of_any_box(invite: Invite, deck: str, people: int, bots: int) -> None:
    players = people + bots
    friends = [await invite(f"P{seat}", size=DESKTOP if seat == 0 else PHONE, quick=False) for seat in range(people)]
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
