"""Whole games in browsers: every box, people and bots mixed, on desktops and phones."""

import asyncio
import random

import pytest

from .conftest import Invite
from .people import DESKTOP, PHONE


@pytest.mark.parametrize(
    ("deck", "people", "bots"),
    [("base", 3, 1), ("ablaze", 3, 0), ("alliance", 4, 1), ("masks", 2, 1)],
)
async def test_people_and_bots_play_a_whole_game_of_any_box(invite: Invite, deck: str, people: int, bots: int) -> None:
    players = people + bots
    sizes = [DESKTOP, PHONE]
    friends = [await invite(f"P{seat}", size=sizes[seat % 2], quick=False) for seat in range(people)]
    for friend in friends:
        await friend.hurry()
    host, *others = friends
    code = await host.open_table(deck, players, dict.fromkeys(range(people, players), "casual"))
    link = await host.invitation()
    for number, other in enumerate(others):
        await (other.join_by_code(code) if number % 2 else other.join_by_link(link))
    await host.deal()
    counts = await asyncio.gather(*(friend.play_out(random.Random(seat)) for seat, friend in enumerate(friends)))
    assert all(count >= 6 for count in counts)  # everyone has placed six cards
    for friend in friends:
        await friend.end.wait_for()
