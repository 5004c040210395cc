"""Everything fits: the longest queue on the smallest phone, and every text in every language at every width."""

import re

import pytest
from playwright.async_api import expect

from .conftest import LONG, Invite
from .measuring import OUT_OF_REACH, cut_off, resize, scrolls, ways_to_read
from .people import DESKTOP, PHONE, TABLET
from .positions import TEN, position
from .states import ALL, PAGES, SHEETS

SIZES = (PHONE, TABLET, DESKTOP)
MEASURED = (*PAGES, *SHEETS, "soldier", "masks")
FITTING = ("soldier", "decree", "watching")
SMALLEST = 24  # pixels of something to touch, by WCAG 2.2


@pytest.mark.parametrize("size", [PHONE, (360, 640), TABLET, DESKTOP])
async def test_35_piles_fit_and_every_card_can_be_reached(invite: Invite, size: tuple[int, int]) -> None:
    ann = await invite(size=size)
    await ann.sit_at(position("long-reveal"))
    cards = ann.queue.get_by_role("button")
    await expect(cards).to_have_count(35)
    assert not await scrolls(ann.page)
    assert await cards.evaluate_all(OUT_OF_REACH) == []
    boxes = [await card.bounding_box() for card in await cards.all()]
    assert all(box and min(box["width"], box["height"]) >= SMALLEST for box in boxes)
    first = cards.first
    await first.focus()
    seen = {await ann.page.evaluate("document.activeElement.ariaLabel")}
    for _ in range(34):
        await ann.page.keyboard.press("ArrowRight")
        seen.add(await ann.page.evaluate("document.activeElement.ariaLabel"))
    assert len(seen) == 35
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


@pytest.mark.parametrize("name", TEN if LONG else FITTING)
async def test_a_table_never_scrolls_and_everything_on_it_can_be_hit(invite: Invite, name: str) -> None:
    ann = await invite(still=True)
    await ann.sit_at(position(name))
    for width, height in (*SIZES, (1024, 640)):
        await resize(ann.page, (width, height))
        assert not await scrolls(ann.page), f"{width}x{height}"
        assert await ann.queue.get_by_role("button").filter(visible=True).evaluate_all(TOPS) == [], f"{width}x{height}"
        assert await ann.offered.evaluate_all(OUT_OF_REACH) == [], f"{width}x{height}"


# Covered cards lie under their pile's top, which is the one to hit.
TOPS = f"(buttons) => ({OUT_OF_REACH})(buttons.filter((button) => button.dataset.pile))"


@pytest.mark.parametrize("state", ALL if LONG else MEASURED)
async def test_no_text_is_cut_off_in_any_language(invite: Invite, state: str) -> None:
    ann = await invite(still=True)
    await ALL[state](ann)
    cut = []
    for size, language in ways_to_read(LONG):
        await resize(ann.page, size)
        await ann.speak(language)
        cut += [f"{language} at {size[0]}: {text}" for text in await cut_off(ann.page)]
    assert cut == []


async def test_nothing_is_said_by_the_id_of_a_message(invite: Invite) -> None:
    for state in ("home", "settings", "end", "judge"):
        ann = await invite()
        await ALL[state](ann)
        tree = await ann.page.locator("body").aria_snapshot()
        assert not re.search(r"\b(?:kind|question|event|table|seat|word|settings|end)-[a-z]|[{}$]", tree)
