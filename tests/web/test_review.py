"""Reviews on the page: they come in, turning points open, and the lens shows what a card could have been."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import expect

from .conftest import Invite
from .measurements import axe_violations
from .people import DESKTOP, PHONE, Person
from .positions import position
from .words import pattern, words


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_review_comes_in_and_its_turning_points_open(invite: Invite, size: tuple[int, int]) -> None:
    ann = await invite(size=size, new=True)
    over = position("over")
    await ann.sit_at(over)
    # At the end of the game: what decided it, the marks, and moments that open the replay.
    await expect(ann.page.get_by_role("img", name=pattern("review-mark-of"))).to_have_count(4)
    await expect(ann.page.get_by_text(pattern("review-decided")).first).to_be_visible()
    await expect(ann.button("end-rematch")).to_be_enabled()
    moment = ann.page.get_by_role("link", name=re.compile(words("review-open-at"))).first
    address = await moment.get_attribute("href") or ""
    await ann.press(moment)
    slider = ann.page.get_by_role("slider", name=words("replay-scrubber"))
    at = re.search(r"at=(\d+)", address)
    assert at is not None
    await expect(slider).to_have_value(at[1])
    # In the replay: the curve in words, flags, and the decision with its answers.
    curve = ann.page.get_by_role("img", name=re.compile("^" + words("review-chances")))
    for name in over.people:
        await expect(curve).to_have_accessible_name(re.compile(name))
    panel = ann.page.get_by_role("region", name=words("review-title"))
    await expect(panel.get_by_role("listitem").first).to_contain_text("%")
    flag = ann.page.get_by_role("button", name=pattern("review-curve-turn")).first
    await ann.press(flag)
    await expect(panel.get_by_text(pattern("review-chosen-lost"))).to_be_visible()
    assert await axe_violations(ann.page) == []
    # Through the eyes of a seat the lens is on. It says what a card could be, and what it was.
    decision = int(await slider.input_value())
    assert decision < len(over.game.moves)
    lens = ann.page.get_by_role("checkbox", name=words("review-lens"))
    await expect(lens).to_be_checked()
    hidden = [belief for belief in (await _beliefs(ann, over.table, decision)) if (belief["card"] - 1) // 11 != 0]
    cards = ann.queue.get_by_role("button", name=pattern("review-lens-card"))
    await expect(cards).to_have_count(len(hidden))
    await lens.uncheck()
    await expect(cards).to_have_count(0)


async def _beliefs(ann: Person, table: str, number: int) -> list[dict[str, Any]]:
    review = await ann.page.evaluate(
        "path => fetch(path).then((answer) => answer.json())", f"/api/replays/{table}/review"
    )
    found: list[dict[str, Any]] = review["decisions"][number]["beliefs"]
    return found


async def test_the_coach_is_asked_at_a_table_with_coach_and_everyone_sees_it(invite: Invite) -> None:
    ann, bob = await invite(), await invite("Bob", size=PHONE, new=True)
    settings = {"players": 3, "coach": True}
    opened = await ann.post("/api/tables", {"name": "Ann", "settings": settings, "bots": [None, None, "casual"]})
    await ann.hold(opened)
    await ann.go(f"/t/{opened['table']}")
    await bob.go(await ann.invitation())
    await expect(bob.page.get_by_text(words("coach-with"))).to_be_visible()  # in the invitation
    await bob.sit_down()
    await expect(ann.page.get_by_text(re.compile(words("coach-with")))).to_be_visible()  # and in the lobby
    await ann.deal()
    asking = {asyncio.create_task(person.asked()): person for person in (ann, bob)}
    done, waiting = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    person = asking[done.pop()]
    other = bob if person is ann else ann
    if person is bob:
        await bob.press(bob.button("menu"))
    await person.press(person.button("coach-ask"))
    sheet = person.page.get_by_role("dialog", name=words("coach-title"))
    await person.press(sheet.get_by_role("button", name=words("coach-ask-now"), exact=True))
    await expect(sheet.get_by_role("heading", name=words("coach-answers"))).to_be_visible()
    await expect(sheet.get_by_role("listitem").first).to_contain_text("%")
    assert await axe_violations(person.page) == []
    await expect(other.page.get_by_text(words("coach-asks")).first).to_be_attached()
