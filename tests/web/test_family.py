"""Several people at one screen, at a table of a server: the others play elsewhere, and see everyone as present."""

import asyncio
import random

from playwright.async_api import expect

from .conftest import Invite
from .measurements import axe_violations
from .people import Person, gather
from .pocket import hold_open


async def answer_behind_the_curtain(ann: Person, dice: random.Random) -> str:
    """Let the person whom the curtain names answer once; return their family."""
    curtain = ann.page.locator("[data-curtain]")
    family = await curtain.get_attribute("data-curtain") or ""
    assert await ann.page.locator(".card, .tile, .hand, [data-card]").count() == 0
    await hold_open(ann)
    await ann.asked()
    await ann.answer(dice)
    await ann.button("pass-on").or_(ann.playable).or_(ann.offered).or_(ann.question).first.wait_for()
    return family


async def test_two_of_three_people_share_a_screen_at_a_table_of_the_server(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    table = await gather(ann, bob, bots=0, free=1)
    await ann.page.get_by_label(ann.say("share-screen")).fill("Cid")
    await ann.press(ann.button("share-screen-sit"))
    await expect(bob.page.get_by_text("Cid", exact=True)).to_be_visible()
    await expect(bob.page.get_by_text(bob.say("seat-connected"))).to_have_count(2)
    assert await axe_violations(ann.page) == []
    family = (await ann.recall("oriflamme.seats"))[0]["family"]
    assert [seat["name"] for seat in family] == ["Ann", "Cid"]

    await ann.press(ann.button("lobby-start"))
    await bob.sees_table()
    dice, seen = random.Random(5), set[str]()
    curtain = ann.page.locator("[data-curtain]")
    while len(seen) < 2:
        asked = asyncio.ensure_future(bob.asked())
        passed = asyncio.ensure_future(curtain.wait_for())
        await asyncio.wait((asked, passed), return_when=asyncio.FIRST_COMPLETED)
        if passed.done():
            seen.add(await answer_behind_the_curtain(ann, dice))
        else:
            await bob.answer(dice)
        for waiting in (asked, passed):
            waiting.cancel()
        await asyncio.gather(asked, passed, return_exceptions=True)
    assert seen == {"R", "G"}
    assert all(table in address for address in ann.addresses if "/socket" in address)
    await expect(bob.page.get_by_text(bob.say("seat-away"))).to_have_count(0)


async def test_who_leaves_the_lobby_takes_everyone_at_the_screen_along(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    await gather(bob, ann, bots=0, free=2)
    for name in ("Cid", "Dee"):
        await ann.page.get_by_label(ann.say("share-screen")).fill(name)
        await ann.press(ann.button("share-screen-sit"))
        await expect(bob.page.get_by_text(name, exact=True)).to_be_visible()
        await expect(ann.button("lobby-leave-all")).to_be_visible()  # the page of one person has become one of several
    await expect(bob.page.get_by_text(bob.say("seat-connected"))).to_have_count(3)
    await ann.press(ann.button("lobby-leave-all"))
    await expect(bob.page.get_by_text(bob.say("seat-free"), exact=True)).to_have_count(3)
    await expect(ann.button("play-now")).to_be_visible()
    assert await ann.recall("oriflamme.seats") == []
