"""A whole game with the keyboard alone, without a mouse or a finger."""

import random
import re

import pytest
from playwright.async_api import expect

from .conftest import Invite
from .people import Person
from .positions import position
from .words import pattern, words

MAX_TABS = 80
FOCUSED = """
() => {
  const { disabled, ariaLabel, textContent } = document.activeElement;
  return { name: (ariaLabel ?? textContent).replace(/\\s+/g, " ").trim(), disabled: disabled === true };
}
"""
HAS_OUTLINE = """
() => {
  const element = document.activeElement;
  return [element, element.closest("label, li, button") ?? element].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  });
}
"""


async def tab_to(person: Person, wanted: re.Pattern[str], backwards: bool = False) -> str:
    """Press Tab until a control with a matching name has the focus, and check that it is visible. Return its name."""
    passed = []
    for _ in range(MAX_TABS):
        await person.page.keyboard.press("Shift+Tab" if backwards else "Tab")
        focused = await person.page.evaluate(FOCUSED)
        passed.append(focused["name"])
        if wanted.search(focused["name"]) and not focused["disabled"]:
            assert await person.page.evaluate(HAS_OUTLINE), f"the focus on {focused['name']!r} is not visible"
            return str(focused["name"])
    raise AssertionError(f"Tab does not reach {wanted.pattern}, only {passed}")


async def answer_by_keys(person: Person, dice: random.Random) -> None:
    """Give an answer with Tab and Enter, or with a number key."""
    key = dice.random()
    if (await person.offers()).cards:
        if key < 0.7:
            hand = await person.hand.get_by_role("button").count()
            await person.page.keyboard.press(str(dice.randrange(hand) + 1))
        else:
            await tab_to(person, pattern("hand-card-playable"), backwards=key < 0.85)
            await person.page.keyboard.press("Enter" if key < 0.9 else "Space")
        await person.has_answers()
    if not (await person.offers()).answers:
        return
    if dice.random() < 0.7:  # Tab leads through the whole page, so it takes ten times as long
        await person.page.keyboard.press("1")
    else:
        await tab_to(person, person.offered_name, backwards=dice.random() < 0.5)
        await person.page.keyboard.press("Enter")


async def test_a_whole_game_can_be_played_with_the_keyboard_alone(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/")
    await tab_to(ann, pattern("play-now"))
    await ann.page.keyboard.press("Enter")
    dice = random.Random(7)
    answered = 0
    while await ann.asked():
        await answer_by_keys(ann, dice)
        answered += 1
        assert answered < 200
    assert answered >= 6
    await tab_to(ann, re.compile(f"^{words('end-rematch')}$"))
    await ann.page.keyboard.press("Enter")
    await ann.invitation()


async def test_a_table_can_be_opened_with_the_keyboard_alone(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/new")
    await tab_to(ann, re.compile(f"^{words('deck-blood')}$"))
    await ann.page.keyboard.press("Space")
    await expect(ann.button("deck-blood")).to_have_attribute("aria-pressed", "true")
    field = ann.page.get_by_label(words("your-name"), exact=True)
    for _ in range(MAX_TABS):
        await ann.page.keyboard.press("Tab")
        if await field.evaluate("field => field === document.activeElement"):
            break
    await ann.page.keyboard.type("Ann")
    await ann.page.keyboard.press("Tab")
    await ann.page.keyboard.press("ArrowRight")  # seats: 5 instead of 4
    await expect(ann.radio("seats", "5")).to_be_checked()
    await tab_to(ann, re.compile(f"^{words('open-the-table')}$"))
    await ann.page.keyboard.press("Enter")
    await ann.invitation()


async def test_arrow_keys_move_along_the_cards_that_can_be_chosen(invite: Invite) -> None:
    ann = await invite()
    await ann.sit_at(position("assassination"))
    await tab_to(ann, re.compile(words("queue-place", pile=1)))
    seen = {await ann.page.evaluate("document.activeElement.ariaLabel")}
    piles = len(position("assassination").game.show(0).queue)
    for _ in range(piles - 1):
        await ann.page.keyboard.press("ArrowRight")
        seen.add(await ann.page.evaluate("document.activeElement.ariaLabel"))
    assert len(seen) == piles


async def test_a_skip_link_leads_to_the_question(invite: Invite) -> None:
    ann = await invite()
    await ann.sit_at(position("wait-or-reveal"))
    await ann.page.evaluate("document.activeElement.blur()")
    await tab_to(ann, re.compile(f"^{words('to-the-question')}$"))
    await ann.page.keyboard.press("Enter")
    name = await tab_to(ann, ann.offered_name)
    assert name


@pytest.mark.parametrize("opener", ["talk", "chronicle"])
async def test_a_dialog_keeps_the_focus_and_returns_it_when_closed(invite: Invite, opener: str) -> None:
    ann = await invite()
    await ann.sit_at(position("soldier"))
    button = ann.button("talk" if opener == "talk" else "whole-game")
    await button.focus()
    await ann.page.keyboard.press("Enter")
    dialog = ann.page.get_by_role("dialog")
    await expect(dialog).to_be_visible()
    for _ in range(12):
        await ann.page.keyboard.press("Tab")
        inside = await dialog.evaluate(
            "dialog => dialog.contains(document.activeElement) || document.activeElement === document.body"
        )
        assert inside
    await ann.page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(button).to_be_focused()
