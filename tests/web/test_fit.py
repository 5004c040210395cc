"""Everything fits: the longest queue on the smallest phone, and a whole table in windows of every size."""

import pytest
from playwright.async_api import expect

from .accounts import at_recovery_code
from .conftest import LONG, Invite
from .measurements import OUT_OF_REACH, resize, scrolls
from .people import DESKTOP, PHONE, TABLET, Person
from .positions import position
from .states import PAGES

SIZES = (PHONE, TABLET, DESKTOP)
LYING = (844, 390)
SMALLEST = 24  # pixels: the smallest target to touch that WCAG 2.2 allows
# The shortest side of any of these buttons.
SHORTEST_SIDE = """
(buttons) => {
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  return Math.min(...boxes.flatMap(({ width, height }) => [width, height]));
}
"""
RECORD_FOCUS = """
() => {
  window.focused = new Set();
  addEventListener("focusin", ({ target }) => window.focused.add(target.ariaLabel));
}
"""


@pytest.mark.parametrize("size", [(360, 640), DESKTOP, *((PHONE, TABLET) if LONG else ())])
async def test_35_piles_fit_and_every_card_can_be_reached(invite: Invite, size: tuple[int, int]) -> None:
    ann = await invite(size=size)
    await ann.sit_at(position("long-reveal"))
    cards = ann.queue.get_by_role("button")
    await expect(cards).to_have_count(35)
    assert not await scrolls(ann.page)
    assert await cards.evaluate_all(OUT_OF_REACH) == []
    assert await cards.evaluate_all(SHORTEST_SIDE) >= SMALLEST
    await ann.page.evaluate(RECORD_FOCUS)
    await cards.first.focus()
    for _ in range(34):
        await ann.page.keyboard.press("ArrowRight")
    assert await ann.page.evaluate("window.focused.size") == 35
    for answer in await ann.offered.all():
        await expect(answer).to_be_in_viewport(ratio=0.99)


async def test_a_card_can_be_placed_in_the_longest_queue_on_the_smallest_phone(invite: Invite) -> None:
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


@pytest.mark.parametrize("name", ["decree", "watching"])
async def test_a_table_never_scrolls_and_everything_on_it_can_be_clicked(invite: Invite, name: str) -> None:
    await check_fit(await invite(), name)


async def test_on_a_phone_on_its_side_an_invitation_shows_its_seat_and_a_new_account_its_code(invite: Invite) -> None:
    ann = await invite(size=LYING)
    await PAGES["invitation"](ann)
    await expect(ann.button("take-a-seat")).to_be_in_viewport(ratio=1)
    await at_recovery_code(ann)
    await expect(ann.page.get_by_label(ann.say("recovery-code"))).to_be_in_viewport(ratio=1)
    await expect(ann.button("recovery-kept")).to_be_in_viewport(ratio=1)


async def check_fit(ann: Person, name: str) -> None:
    """Check a table in windows of every size."""
    await ann.sit_at(position(name))
    for width, height in (*SIZES, (1024, 640)):
        await resize(ann.page, (width, height))
        assert not await scrolls(ann.page), f"{width}x{height}"
        assert await ann.queue.get_by_role("button").filter(visible=True).evaluate_all(TOPS) == [], f"{width}x{height}"
        assert await ann.offered.evaluate_all(OUT_OF_REACH) == [], f"{width}x{height}"


# Covered cards lie below the top of their pile, and only the top can be clicked.
TOPS = f"(buttons) => ({OUT_OF_REACH})(buttons.filter((button) => button.dataset.pile))"
