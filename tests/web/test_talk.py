"""Chat, undo, standing orders, and the details of cards and seats."""

import random
import re

from playwright.async_api import expect

from .conftest import Invite
from .people import PHONE, Person, gather
from .positions import position
from .words import kind_name, words


async def start_game(invite: Invite, open_to_all: bool = False) -> tuple[Person, Person]:
    """Seat two friends at a table and start the game. The second one uses French."""
    ann, bea = await invite("Ann"), await invite("Béa", language="fr")
    await gather(ann, bea, is_open=open_to_all)
    await ann.deal()
    await bea.sees_table()
    return ann, bea


async def test_a_quick_phrase_appears_in_the_language_of_the_reader(invite: Invite) -> None:
    ann, bea = await start_game(invite)
    await ann.press(ann.button("talk"))
    await ann.press(ann.button("phrase-good-luck"))
    await expect(bea.page.get_by_text(words("phrase-good-luck", "fr")).first).to_be_visible()
    await bea.press(bea.button("talk"))
    said = bea.page.get_by_role("list", name=words("talk-said", "fr"))
    await expect(said).to_contain_text(words("phrase-good-luck", "fr"))


async def test_friends_can_write_freely_and_be_muted(invite: Invite) -> None:
    ann, bea = await start_game(invite)
    await ann.press(ann.button("talk"))
    field = ann.page.get_by_role("textbox", name=words("talk-placeholder"))
    await field.fill("Mind the Archer!")
    await field.press("Enter")
    await expect(bea.page.get_by_text("Mind the Archer!").first).to_be_visible()
    await bea.press(bea.page.get_by_role("button", name=re.compile("^Ann, ")))
    await bea.press(bea.button("seat-mute"))
    await expect(bea.button("seat-unmute")).to_be_visible()
    await field.fill("Can you hear me?")
    await field.press("Enter")
    await expect(ann.page.get_by_text("Can you hear me?").first).to_be_visible()
    await bea.press(bea.button("seat-unmute"))
    await field.fill("And now?")
    await field.press("Enter")
    await expect(bea.page.get_by_text("And now?").first).to_be_attached()
    await expect(bea.page.get_by_text("Can you hear me?")).to_have_count(0)


async def test_an_open_table_allows_only_quick_phrases(invite: Invite) -> None:
    ann, _ = await start_game(invite, open_to_all=True)
    await ann.press(ann.button("talk"))
    await expect(ann.button("phrase-hello")).to_be_visible()
    await expect(ann.page.get_by_role("textbox")).to_have_count(0)


async def test_a_misclick_can_be_undone_before_it_gives_anything_away(invite: Invite) -> None:
    ann = await invite()
    await ann.sit_at(position("undo"))
    heading = ann.question.get_by_role("heading")
    question = await heading.inner_text()
    await expect(ann.button("undo")).to_have_count(0)
    await ann.answer(random.Random(1))  # the card that the Royal Decree moves; its new position comes next
    await expect(heading).not_to_have_text(question)
    await ann.press(ann.button("undo"))
    await expect(heading).to_have_text(question)
    await expect(ann.button("undo")).to_have_count(0)
    assert await ann.asked()


async def test_a_standing_order_answers_for_a_card_and_stays_secret(invite: Invite) -> None:
    order = position("order")
    asked = order.game.show(0).question
    assert asked is not None and asked.card is not None
    kind = kind_name(asked.card)
    ann, eve = await invite(), await invite("Eve")
    await eve.go(f"/t/{order.table}")
    await eve.sees_table()
    await ann.sit_at(order)
    own = ann.page.get_by_role("region", name=ann.like("own-label"))
    await ann.press(own.get_by_role("button", name=kind))
    dialog = ann.page.get_by_role("dialog", name=kind)
    await dialog.get_by_role("radio", name=words("order-wait-short"), exact=True).check()
    await expect(dialog).to_contain_text(words("order-secret"))
    await ann.press(ann.button("close"))
    await expect(own).to_contain_text(words("order-wait"))
    chronicle = ann.page.get_by_role("list", name=words("chronicle"))
    await expect(chronicle.get_by_text(re.compile(f"Your hidden {kind}.* waits")).last).to_be_visible()
    await expect(ann.offered).to_have_count(0)
    await expect(eve.page.get_by_role("list", name=words("chronicle")).get_by_text(" waits").last).to_be_visible()
    assert not any('"orders"' in frame or '"order"' in frame for frame in eve.frames)


async def test_a_card_is_explained_on_hover_and_from_the_chronicle(invite: Invite) -> None:
    ann = await invite()
    await ann.sit_at(position("soldier"))
    card = ann.hand.get_by_role("button").first
    await card.hover()
    tooltip = ann.page.get_by_role("tooltip")
    await expect(tooltip).to_be_visible()
    await ann.page.mouse.move(1, 1)
    await expect(tooltip).to_have_count(0)
    line = ann.page.get_by_role("list", name=words("chronicle")).get_by_role("button").last
    await line.click()
    await expect(ann.page.get_by_role("dialog").get_by_role("heading", name=words("rulings"))).to_be_visible()
    await ann.page.keyboard.press("Escape")
    await expect(ann.page.get_by_role("dialog")).to_have_count(0)


async def test_a_long_press_on_a_card_opens_its_text(invite: Invite) -> None:
    ann = await invite(size=PHONE)
    await ann.sit_at(position("soldier"))
    card = ann.queue.get_by_role("button", name=re.compile("Your ")).first
    box = await card.bounding_box()
    assert box is not None
    touch = await ann.context.new_cdp_session(ann.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    await touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    await expect(ann.page.get_by_role("dialog")).to_be_visible()
    await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(ann.page.get_by_role("dialog")).to_be_visible()  # it did not count as a tap: nothing was chosen
    assert await ann.offered.count()


async def test_opening_a_seat_shows_its_discarded_cards(invite: Invite) -> None:
    judge = position("judge")
    ann = await invite(size=PHONE)
    await ann.sit_at(judge)
    seat = judge.game.show(0).seats[2]
    await ann.press(ann.page.get_by_role("button", name=re.compile("^Hedwig, ")))
    dialog = ann.page.get_by_role("dialog", name="Hedwig")
    for kind in seat.discards:
        await expect(dialog.get_by_role("button", name=kind_name(kind), exact=True)).to_be_visible()


async def test_a_card_can_be_placed_by_dragging_it(invite: Invite) -> None:
    ann = await invite()
    await ann.sit_at(position("drag"))
    cards = ann.hand.get_by_role("button")
    before = await cards.count()
    kind = (await cards.first.get_attribute("aria-label") or "").split(".")[0]
    hand_box = await cards.first.bounding_box()
    goal_box = await ann.button("table-last").bounding_box()
    assert hand_box is not None and goal_box is not None
    await ann.page.mouse.move(hand_box["x"] + hand_box["width"] / 2, hand_box["y"] + hand_box["height"] / 2)
    await ann.page.mouse.down()
    x, y = goal_box["x"] + goal_box["width"] / 2, goal_box["y"] + goal_box["height"] / 2
    await ann.page.mouse.move(x, y, steps=6)
    await ann.page.mouse.up()
    await expect(cards).to_have_count(before - 1)
    await expect(ann.queue.get_by_role("button", name=words("card-your-hidden", kind=kind, pile=0)[5:])).to_be_visible()
