"""Tables fit: the longest queue on the smallest phone, and everything on a table into a window of every size."""

import pytest
from playwright.async_api import expect

from .conftest import Invite
from .measurements import OUT_OF_REACH, resize, scrolls
from .people import DESKTOP, PHONE, TABLET, Person
from .positions import position

SIZES = (PHONE, TABLET, DESKTOP)
SMALLEST = 24  # pixels of something to touch, by WCAG 2.2
# The shortest side of any of these.
SIDES = """
(buttons) => {
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  return Math.min(...boxes.flatMap(({ width, height }) => [width, height]));
}
"""
NOTE_FOCUS = """
() => {
  window.focused = new Set();
  addEventListener("focusin", ({ target }) => window.focused.add(target.ariaLabel));
}
"""


@pytest.mark.parametrize("size", [PHONE, (360, 640), TABLET, DESKTOP])
async def test_35_piles_fit_and_every_card_can_be_reached(invite: Invite, size: tuple[int, int]) -> None:
    ann = await invite(size=size)
    await ann.sit_at(position("long-reveal"))
    cards = ann.queue.get_by_role("button")
    await expect(cards).to_have_count(35)
    assert not await scrolls(ann.page)
    assert await cards.evaluate_all(OUT_OF_REACH) == []
    assert await cards.evaluate_all(SIDES) >= SMALLEST
    await ann.page.evaluate(NOTE_FOCUS)
    await cards.first.focus()
    for _ in range(34):
        await ann.page.keyboard.press("ArrowRight")
    assert await ann.page.evaluate("window.focused.size") == 35
    for answer in await ann.offered.all():
        await expect(answer).to_be_in_viewport(ratio=0.99)


async def test_a_card_is_placed_in_the_longest_queue_on_the_smallest_phone(invite: Invite) -> None:
    ann = await invite(size=PHONE)
    await ann.sit_at(position("long-place"))
    hand = ann.hand.get_by_role("button")
    before = await hand.count()
    assert await hand.evaluate_all(OUT_OF_REACH) == []
    await ann.playable.first.tap()
    await ann.offered.first.wait_for()
    assert not await scrolls(ann.page)
    assert await ann.offered.evaluate_all(OUT_OF_REACH) == []
    await ann.offered.last.tap()
    await expect(hand).to_have_count(before - 1)


@pytest.mark.parametrize("name", ["soldier", "decree", "watching"])
async def test_a_table_never_scrolls_and_everything_on_it_can_be_hit(invite: Invite, name: str) -> None:
    await fits(await invite(), name)


async def fits(ann: Person, name: str) -> None:
    """Look at a table in windows of every size."""
    await ann.sit_at(position(name))
    for width, height in (*SIZES, (1024, 640)):
        await resize(ann.page, (width, height))
        assert not await scrolls(ann.page), f"{width}x{height}"
        assert await ann.queue.get_by_role("button").filter(visible=True).evaluate_all(TOPS) == [], f"{width}x{height}"
        assert await ann.offered.evaluate_all(OUT_OF_REACH) == [], f"{width}x{height}"


# Covered cards lie under their pile's top, which is the one to hit.
TOPS = f"(buttons) => ({OUT_OF_REACH})(buttons.filter((button) => button.dataset.pile))"
