"""Answers say what they do, take two taps on touch where they cannot be undone, and the drawer tells who has what."""

import json
import re

from playwright.async_api import Locator, expect

from oriflamme.deduction import deduce
from oriflamme.previews import previews

from .conftest import Invite
from .measurements import axe_violations
from .people import PHONE, Person
from .positions import position
from .stage import CASES, on_stage, scene
from .words import kind_name, words


def answer(person: Person, action: str) -> Locator:
    """Return the answer with this action in the question."""
    return person.question.locator(f'button[data-action="{action}"]')


async def test_each_answer_says_what_it_does_without_being_pointed_at(invite: Invite) -> None:
    ann = await invite()
    place = position("wait-or-reveal")
    await ann.sit_at(place)
    wait = next(one for one in previews(place.game.glance(0)) if one.action == "wait")
    (pot,) = wait.outcomes[0].pots
    button = answer(ann, "wait")
    await expect(button).to_contain_text(words("ahead-wait"))
    said = words("ahead-wait.long", before=pot.before, after=pot.after)
    await expect(button).to_have_accessible_description(f"{said[0].upper()}{said[1:]}.")
    by_then = answer(ann, "wait on")
    await expect(by_then).to_contain_text(str(pot.before + 2))  # it waits in rounds 4 and 5
    await expect(ann.question).not_to_contain_text("Nobody gains")


async def test_the_last_round_warns_and_offers_no_order_to_wait(invite: Invite) -> None:
    ann = await invite()
    await ann.sit_at(position("long-reveal"))
    await expect(ann.question).to_contain_text(words("ahead-last-round"))
    await expect(answer(ann, "wait")).to_contain_text(words("ahead-wait-last"))
    await expect(answer(ann, "wait on")).to_have_count(0)


async def test_what_a_choice_does_is_told_on_the_card_too(invite: Invite) -> None:
    ann = await invite()
    place = position("assassination")
    await ann.sit_at(place)
    told = {one.action: one for one in previews(place.game.glance(0))}
    for action in list(told)[:3]:
        card = ann.queue.locator(f'button[data-action="{action}"]')
        gain = told[action].outcomes[0].gains[0]
        await expect(card).to_have_accessible_description(
            re.compile(words("ahead-gain.long", amount=gain), re.IGNORECASE)
        )


async def test_what_has_no_room_in_an_answer_is_opened_with_the_spyglass(invite: Invite) -> None:
    ann = await invite(size=PHONE)
    shown = scene(*CASES)
    async with on_stage(ann, shown):
        await ann.press(ann.button("ahead-everything"))
        sheet = ann.page.get_by_role("dialog", name=words("ahead-everything"))
        outcomes = max(len(preview.outcomes) for preview in previews(shown.game.glance(0)))
        await expect(sheet.get_by_text(re.compile("^If position"))).to_have_count(outcomes - 1)
        assert await axe_violations(ann.page) == []
        await ann.press(sheet.get_by_role("button", name=words("close")))
        await expect(sheet).to_have_count(0)


async def test_a_royal_decree_names_and_marks_the_card_that_it_moves(invite: Invite) -> None:
    ann = await invite()
    place = position("decree")
    await ann.sit_at(place)
    moved = previews(place.game.glance(0))[0].outcomes[0].moved[0]
    await expect(ann.queue.locator("li.moving")).to_have_count(1)
    await expect(ann.queue.locator("li.moving button")).to_have_attribute("data-pile", str(moved.start))
    top = place.game.show(0).queue[moved.start - 1][0]
    name = kind_name(top.kind) if top.kind else place.people[top.family]
    await expect(ann.question.get_by_role("heading")).to_contain_text(name)


async def test_on_touch_revealing_takes_two_taps_and_a_tap_elsewhere_takes_it_back(invite: Invite) -> None:
    ann = await invite(size=PHONE, quick=False)
    await ann.go("/settings")
    await ann.choose_setting("settings-confirm", words("on"))
    await ann.sit_at(position("wait-or-reveal"))
    reveal = answer(ann, "reveal")
    await reveal.tap()
    await expect(reveal).to_contain_text(words("question-armed-reveal"))
    await ann.question.get_by_role("heading").tap()
    await expect(reveal).not_to_contain_text(words("question-armed-reveal"))
    await expect(reveal).to_contain_text(words("action-reveal"))


async def test_a_double_click_does_not_put_the_card_back(invite: Invite) -> None:
    ann = await invite()
    await ann.sit_at(position("placing"))
    card = ann.playable.first
    await card.dblclick()
    await expect(ann.hand.locator('button[aria-pressed="true"]')).to_have_count(1)


async def test_waiting_until_the_last_round_is_one_answer(invite: Invite) -> None:
    ann = await invite()
    await ann.sit_at(position("wait-on"))
    heading = ann.question.get_by_role("heading")
    question = await heading.inner_text()
    await ann.press(answer(ann, "wait on"))
    await expect(heading).not_to_have_text(question)
    orders = [message for message in map(json.loads, ann.frames) if message["type"] == "orders"]
    assert "wait" in orders[-1]["orders"].values()
    moves = [message for message in map(json.loads, ann.frames) if message["type"] == "game"]
    events = [event for message in moves for event in message["events"]]
    assert any(event["type"] == "Waited" and event["seat"] == 0 for event in events)


async def test_the_drawer_tells_what_can_be_known_and_closes_with_its_button(invite: Invite) -> None:
    ann = await invite()
    place = position("soldier")
    await ann.sit_at(place)
    button = ann.button("who-has-what")
    await ann.press(button)
    sheet = ann.page.get_by_role("table")
    await expect(sheet).to_be_visible()
    told = deduce(place.game.glance(0)).families
    for row, kind in enumerate(told[0].kinds):
        line = sheet.get_by_role("row").nth(row + 1)
        await expect(line).to_contain_text(kind_name(kind.kind))
        if kind.known == "hand":
            await expect(line).to_contain_text(words("who-in-hand"))
    assert await axe_violations(ann.page) == []
    await ann.press(sheet.get_by_role("button").first)
    await expect(ann.page.get_by_role("dialog")).to_contain_text(words("rulings"))
    await ann.page.keyboard.press("Escape")  # closes the dialog, not the drawer under it
    await expect(ann.page.get_by_role("dialog")).to_have_count(0)
    await expect(sheet).to_be_visible()
    await ann.press(button)
    await expect(sheet).to_have_count(0)
