"""Reloads, lost lines and a server that goes away: the table is right again, and nothing counts twice.

How soon a line is tried again: web/tests/socket.test.ts. How long a reload takes: figures.py.
"""

import asyncio
import random
from collections.abc import Callable

import pytest
from playwright.async_api import expect

from ..server.server_process import Server
from .conftest import Invite
from .lines import line_to
from .people import DESKTOP, PHONE, Person, gather
from .positions import position
from .words import words


async def tree_of(person: Person) -> str:
    """Return what is told of the table: the queue, the question and the hand."""
    parts = [person.queue, person.question.get_by_role("heading"), person.hand]
    return "\n".join([await part.aria_snapshot() for part in parts])


async def notices(person: Person) -> None:
    """See that the line is lost."""
    await expect(person.page.get_by_role("status").get_by_text(person.say("connection-lost"))).to_be_visible()


async def is_back(person: Person) -> None:
    """See that the line is mended, and what is asked."""
    await expect(person.page.get_by_text(person.say("connection-lost"))).to_be_hidden()
    await person.asked()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_reload_shows_the_same_table(invite: Invite, size: tuple[int, int]) -> None:
    ann = await invite(size=size)
    await ann.sit_at(position("soldier"))
    before = await tree_of(ann)
    await ann.page.reload()
    await ann.offered.first.wait_for()
    assert await tree_of(ann) == before


async def test_a_line_that_was_cut_is_told_and_mended_every_time(invite: Invite, server: Server) -> None:
    async with line_to(server.port) as line:
        ann = await invite(address=line.address)
        await ann.sit_at(position("decree"))
        before = await tree_of(ann)
        for _ in range(2):
            await line.cut()
            await notices(ann)
            await line.mend()
            await is_back(ann)
            assert await tree_of(ann) == before


async def test_a_phone_that_comes_back_from_a_tunnel_has_its_table(invite: Invite, server: Server) -> None:
    async with line_to(server.port) as line:
        ann = await invite(address=line.address, size=PHONE)
        await ann.sit_at(position("decree"))
        before = await tree_of(ann)
        await line.fall_silent()
        await ann.context.set_offline(True)
        await notices(ann)
        await line.cut()  # nothing of the old connections is left
        await line.mend()
        await ann.context.set_offline(False)
        await is_back(ann)
        assert await tree_of(ann) == before


async def test_what_others_did_while_the_line_was_cut_is_there_afterwards(invite: Invite, server: Server) -> None:
    async with line_to(server.port) as line:
        ann, bea = await invite("Ann", address=line.address), await invite("Bea")
        await gather(ann, bea)
        await ann.deal()
        await bea.sees_table()
        playing = asyncio.create_task(bea.play_out(random.Random(1)))
        dice = random.Random(2)
        for _ in range(3):
            await ann.asked()
            await ann.answer(dice)
        await line.cut()
        await notices(ann)
        await line.mend()
        await is_back(ann)
        mended = await tree_of(ann)
        await ann.page.reload()
        await ann.asked()
        assert await tree_of(ann) == mended
        playing.cancel()


async def test_an_answer_given_while_the_line_is_cut_counts_once(invite: Invite, server: Server) -> None:
    async with line_to(server.port) as line:
        ann = await invite(address=line.address)
        await ann.go("/")
        await ann.press(ann.button("play-now"))
        await ann.asked()
        cards = ann.hand.get_by_role("button")
        before = await cards.count()
        await line.cut()
        await notices(ann)
        await ann.answer(random.Random(2))
        await line.mend()
        await expect(cards).to_have_count(before - 1)
        await is_back(ann)
        await expect(ann.page.get_by_role("alert")).to_have_count(0)
        assert await cards.count() >= before - 2  # it may be the next round already


async def test_a_server_that_was_killed_is_waited_for(invite: Invite, own_server: Callable[..., Server]) -> None:
    server = own_server()
    ann = await invite(address=server.address)
    await ann.go("/")
    await ann.press(ann.button("play-now"))
    dice = random.Random(3)
    for _ in range(3):
        await ann.asked()
        await ann.answer(dice)
    await ann.asked()
    before = await tree_of(ann)
    server.kill()
    await notices(ann)
    await asyncio.to_thread(server.start)
    await is_back(ann)
    assert await tree_of(ann) == before
    await ann.answer(dice)
    assert await ann.asked()


async def test_two_tabs_at_one_seat_do_not_fight_for_it(invite: Invite) -> None:
    ann = await invite(new=True)
    await ann.page.clock.install()
    await ann.sit_at(position("judge"))
    other = await ann.context.new_page()
    sockets: list[str] = []
    other.on("websocket", lambda socket: sockets.append(socket.url))
    await other.goto(ann.page.url)
    await other.get_by_role("region", name=ann.say("question-label")).wait_for()
    await expect(ann.heading("ended-replaced")).to_be_visible()
    await ann.page.clock.run_for(10_000)  # as long as the longest pause after which a line is tried again
    await expect(ann.heading("ended-replaced")).to_be_visible()
    assert [address[:2] for address in ann.addresses].count("ws") == len(sockets) == 1
    await ann.press(ann.button("ended-here"))
    await ann.sees_table()
    await expect(other.get_by_role("heading", name=words("ended-replaced"))).to_be_visible()
