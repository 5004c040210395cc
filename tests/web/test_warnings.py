"""Svelte finds nothing to warn of when a card, a board or a page leaves: people.py counts its warnings as mistakes."""

from .conftest import Invite
from .positions import position
from .stage import on_stage, over, scene


async def test_a_card_that_has_left_reads_nothing_when_the_pointer_leaves_it(invite: Invite) -> None:
    ann = await invite(new=True)
    await ann.sit_at(position("soldier"))
    await ann.offered.first.wait_for()
    card = await ann.queue.get_by_role("button").nth(1).element_handle()
    assert card is not None
    await card.hover()
    await ann.page.evaluate("history.pushState(null, '', '/credits'); dispatchEvent(new PopStateEvent('popstate'))")
    await ann.heading("credits").wait_for()
    for name in ("pointerleave", "pointerenter", "click"):  # some browsers send them late
        await card.evaluate("(card, name) => card.dispatchEvent(new PointerEvent(name, {pointerType: 'mouse'}))", name)
    await ann.page.evaluate("0")


async def test_the_card_that_has_the_focus_when_the_game_ends_reads_nothing(invite: Invite) -> None:
    ann = await invite()
    async with on_stage(ann, scene("target", 10)) as stage:
        await ann.offered.first.wait_for()
        await ann.queue.get_by_role("button", disabled=False).last.focus()  # Chromium tells it that the focus is gone
        await stage.end(over())
        await ann.page.evaluate("0")
