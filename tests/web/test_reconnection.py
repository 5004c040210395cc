"""Reloads, lost connections and server restarts: the table is correct afterwards, and nothing counts twice.

web/tests/socket.test.ts tests how soon the page connects again. figures.py measures how long a reload takes.
"""

import asyncio
import random
from collections.abc import Callable

import pytest
from playwright.async_api import expect

from ..server.server_process import Server
from .conftest import Invite
from .people import DESKTOP, PHONE, Person, gather
from .positions import position
from .proxy import proxy_to
from .words import words


async def tree_of(person: Person) -> str:
    """Return the accessibility tree of the queue, the question and the hand."""
    parts = [person.queue, person.question.get_by_role("heading"), person.hand]
    return "\n".join([await part.aria_snapshot() for part in parts])


async def sees_lost_connection(person: Person) -> None:
    """Check that the page says the connection is lost."""
    await expect(person.page.get_by_role("status").get_by_text(person.say("connection-lost"))).to_be_visible()


async def sees_restored_connection(person: Person) -> None:
    """Check that the connection is back and that the question is there."""
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


async def test_a_lost_connection_is_announced_and_restored_every_time(invite: Invite, server: Server) -> None:
    async with proxy_to(server.port) as proxy:
        ann = await invite(address=proxy.address)
        await ann.sit_at(position("decree"))
        before = await tree_of(ann)
        for _ in range(2):
            await proxy.cut()
            await sees_lost_connection(ann)
            await proxy.restore()
            await sees_restored_connection(ann)
            assert await tree_of(ann) == before


async def test_a_phone_shows_its_table_again_after_a_tunnel(invite: Invite, server: Server) -> None:
    async with proxy_to(server.port) as proxy:
        ann = await invite(address=proxy.address, size=PHONE)
        await ann.sit_at(position("decree"))
        before = await tree_of(ann)
        await proxy.stall()
        await ann.context.set_offline(True)
        await sees_lost_connection(ann)
        await proxy.cut()  # end the old connections
        await proxy.restore()
        await ann.context.set_offline(False)
        await sees_restored_connection(ann)
        assert await tree_of(ann) == before


async def test_what_others_did_while_disconnected_is_shown_afterwards(invite: Invite, server: Server) -> None:
    async with proxy_to(server.port) as proxy:
        ann, bea = await invite("Ann", address=proxy.address), await invite("Bea")
        await gather(ann, bea)
        await ann.deal()
        await bea.sees_table()
        playing = asyncio.create_task(bea.play_out(random.Random(1)))
        dice = random.Random(2)
        for _ in range(3):
            await ann.asked()
            await ann.answer(dice)
        await proxy.cut()
        await sees_lost_connection(ann)
        await proxy.restore()
        await sees_restored_connection(ann)
        restored = await tree_of(ann)
        await ann.page.reload()
        await ann.asked()
        assert await tree_of(ann) == restored
        playing.cancel()


async def test_an_answer_given_while_disconnected_counts_once(invite: Invite, server: Server) -> None:
    async with proxy_to(server.port) as proxy:
        ann = await invite(address=proxy.address)
        await ann.go("/")
        await ann.press(ann.button("play-now"))
        await ann.asked()
        cards = ann.hand.get_by_role("button")
        before = await cards.count()
        await proxy.cut()
        await sees_lost_connection(ann)
        await ann.answer(random.Random(2))
        await proxy.restore()
        await expect(cards).to_have_count(before - 1)
        await sees_restored_connection(ann)
        await expect(ann.page.get_by_role("alert")).to_have_count(0)
        assert await cards.count() >= before - 2  # the next round may have started


async def test_the_page_waits_for_a_killed_server_to_return(invite: Invite, own_server: Callable[..., Server]) -> None:
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
    await sees_lost_connection(ann)
    await asyncio.to_thread(server.start)
    await sees_restored_connection(ann)
    assert await tree_of(ann) == before
    await ann.answer(dice)
    assert await ann.asked()


async def test_two_tabs_with_the_same_seat_do_not_fight_for_it(invite: Invite) -> None:
    ann = await invite(new=True)
    await ann.page.clock.install()
    await ann.sit_at(position("judge"))
    other = await ann.context.new_page()
    sockets: list[str] = []
    other.on("websocket", lambda socket: sockets.append(socket.url))
    await other.goto(ann.page.url)
    await other.get_by_role("region", name=ann.say("question-label")).wait_for()
    await expect(ann.heading("ended-replaced")).to_be_visible()
    await ann.page.clock.run_for(10_000)  # the longest pause before the page connects again
    await expect(ann.heading("ended-replaced")).to_be_visible()
    assert [address[:2] for address in ann.addresses].count("ws") == len(sockets) == 1
    await ann.press(ann.button("ended-here"))
    await ann.sees_table()
    await expect(other.get_by_role("heading", name=words("ended-replaced"))).to_be_visible()
