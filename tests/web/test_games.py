"""Games in browsers, with people and bots: a whole one, and one of each other box from its last rounds on.

test_long.py has whole games of every box with up to five people, test_keyboard.py one with the keyboard alone, and
test_screen_reader.py one with a screen reader.
"""

import asyncio
import random
from collections.abc import Sequence

import pytest

from .conftest import Invite
from .people import DESKTOP, PHONE, Person
from .positions import LATE, position

ROUNDS = 6


async def test_people_and_a_bot_play_a_whole_game_on_a_desktop_and_a_phone(invite: Invite) -> None:
    friends = [await invite("Ann", quick=False, still=False), await invite("Bea", size=PHONE, quick=False, still=False)]
    for friend in friends:
        await friend.hurry()
    await play_together(friends, "base", 3)


async def play_together(friends: Sequence[Person], deck: str, players: int) -> None:
    """Let people join by link and by code and play a whole game. Bots take the other seats."""
    host, *others = friends
    code = await host.open_table(deck, players, dict.fromkeys(range(len(friends), players), "casual"))
    link = await host.invitation()
    for index, other in enumerate(others):
        await (other.join_by_link(link) if index % 2 else other.join_by_code(code))
    await host.deal()
    answered = await play_out(friends)
    assert min(answered) >= 6  # everyone has placed six cards


async def play_out(friends: Sequence[Person]) -> list[int]:
    """Play to the end, which all must see alike. Return how many questions each person has answered."""
    async with asyncio.TaskGroup() as together:
        playing = [together.create_task(friend.play_out(random.Random(seat))) for seat, friend in enumerate(friends)]
    titles = {await friend.end.inner_text() for friend in friends}
    assert len(titles) == 1
    return [task.result() for task in playing]


@pytest.mark.parametrize(("deck", "players", "bots", "begin"), LATE)
async def test_a_game_of_any_box_can_be_finished(
    invite: Invite, deck: str, players: int, bots: tuple[int, ...], begin: int
) -> None:
    table = position(f"late-{deck}")
    seats = [seat for seat in range(players) if seat not in bots]
    friends = [await invite(size=PHONE if seat else DESKTOP) for seat in seats]
    for seat, friend in zip(seats, friends, strict=True):
        await friend.sit_at(table, seat)
    assert min(await play_out(friends)) > ROUNDS - begin  # everyone has placed a card in each round
