"""Who sits at a table: bots that stand in, spectators, people who play again."""

import asyncio
import random
import re
from collections.abc import Callable

from playwright.async_api import expect

from ..server.running import Server
from .conftest import Invite
from .people import SEATS
from .positions import NAMES, position
from .words import words


async def test_a_bot_stands_in_for_who_went_away_and_gives_the_seat_back(invite: Invite) -> None:
    ann, bea = await invite("Ann"), await invite("Bea")
    await ann.open_table("base", 3, {2: "casual"})
    await bea.join_by_link(await ann.invitation())
    await ann.deal()
    await bea.sees_table()
    address = bea.page.url
    await bea.page.goto("about:blank")
    summary = ann.page.get_by_role("button").filter(has_text="Bea")
    await expect(summary.first).to_contain_text(words("seat-away"))
    await ann.page.wait_for_timeout(600)  # the server wants to be sure
    await ann.press(summary.first)
    await ann.press(ann.button("seat-stand-in"))
    await ann.press(ann.button("close"))
    await expect(summary.first).to_contain_text(words("seat-stood-in"))
    dice = random.Random(1)
    for _ in range(4):  # the game goes on without Bea
        assert await ann.asked()
        await ann.answer(dice)
    await bea.go(address)
    await bea.sees_table()
    await expect(summary.first).not_to_contain_text(words("seat-stood-in"))
    playing = asyncio.create_task(ann.play_out(dice))
    assert await bea.asked()
    playing.cancel()


async def test_who_is_out_of_time_sees_the_bot_and_takes_the_seat_back(
    invite: Invite, own_server: Callable[..., Server]
) -> None:
    server = own_server({"ORIFLAMME_BOT_PACE": "2-2"})
    settings = {"players": 3, "pace": {"kind": "live", "seconds": 5, "reserve": 0}}
    seated = server.post("/api/tables", {"name": "Ann", "settings": settings, "bots": [None, "casual", "casual"]})
    ann = await invite(address=server.address)
    held = {**{key: seated[key] for key in ("table", "code", "seat", "token")}, "name": "Ann", "seed": "s", "since": 0}
    await ann.remember(SEATS, [held])
    await ann.go(f"/t/{seated['table']}")
    await ann.deal()
    await ann.asked()
    told = ann.page.get_by_role("status").filter(has_text=words("stood-in-for-you"))
    await expect(told).to_be_visible(timeout=15_000)
    await ann.press(ann.button("take-back"))
    await expect(told).to_be_hidden()
    assert await ann.asked()


async def test_a_spectator_sees_the_game_and_no_secret_and_answers_nothing(invite: Invite) -> None:
    ann, eve = await invite("Ann"), await invite("Eve")
    await ann.open_table("base", 3, {1: "casual", 2: "casual"}, open_to_all=True)
    await ann.deal()
    await eve.go("/tables")
    row = eve.page.get_by_role("listitem").filter(has_text=words("table-of", name="Ann"))
    await eve.press(row.get_by_role("link", name=words("watch")))
    await eve.sees_table()
    dice = random.Random(1)
    own = ann.queue.get_by_role("button", name=re.compile("[Yy]our hidden"))
    for number in range(20):
        assert await ann.asked()
        if number > 5 and await own.count():  # a rival may have eliminated all that there was
            break
        await ann.answer(dice, rather="action-wait.long")
    await expect(eve.queue.get_by_role("button")).to_have_count(await ann.queue.get_by_role("button").count())
    assert not await eve.playable.count() and not await eve.offered.count() and not await eve.hand.count()
    names = [await card.get_attribute("aria-label") or "" for card in await eve.queue.get_by_role("button").all()]
    mine = [await card.get_attribute("aria-label") or "" for card in await ann.queue.get_by_role("button").all()]
    hidden = [number for number, name in enumerate(mine) if "our hidden" in name]
    assert hidden and all(words("card-their-unknown", name="Ann", pile=0) in names[number] for number in hidden)
    await ann.play_out(dice)
    await eve.end.wait_for()
    await expect(eve.button("end-rematch")).to_have_count(0)


async def test_the_same_people_play_again_with_one_click_each(invite: Invite) -> None:
    over = position("over-again")
    ann, hedwig = await invite("Ann"), await invite("Hedwig")
    await ann.sit_at(over)
    await hedwig.remember(SEATS, [{**over.held(), "seat": 2, "token": f"{over.token}-2", "name": NAMES[2]}])
    await hedwig.go(f"/t/{over.table}")
    await hedwig.end.wait_for()
    await ann.press(ann.button("end-rematch"))
    await ann.invitation()
    await hedwig.press(hedwig.button("rematch-join"))
    await hedwig.invitation()
    assert ann.page.url == hedwig.page.url and over.table not in ann.page.url
    for person in (ann, hedwig):
        seats = person.page.get_by_role("main").get_by_role("listitem")
        await expect(seats.filter(has_text=NAMES[1]).first).to_be_visible()
        await expect(seats.filter(has_text=words("seat-you")).first).to_contain_text(person.name)


async def test_a_game_left_alone_is_found_again_under_my_games(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/")
    await ann.press(ann.button("play-now"))
    await ann.asked()
    address = ann.page.url
    await ann.go("/games")
    await ann.press(ann.link("go-on"))
    await ann.asked()
    assert ann.page.url == address
    await ann.go("/")
    await ann.press(ann.page.get_by_role("link", name=ann.like("home-resume")))
    await ann.asked()
    await ann.go("/games")
    await ann.press(ann.button("forget-game"))
    await expect(ann.page.get_by_text(words("no-games"))).to_be_visible()


async def test_an_empty_seat_is_filled_with_a_bot_and_freed_again(invite: Invite) -> None:
    ann = await invite()
    await ann.open_table("random", 5)
    await expect(ann.button("lobby-start")).to_be_disabled()
    await ann.press(ann.button("lobby-bot-here").first)
    kick = ann.page.get_by_role("button", name=ann.like("lobby-kick"))
    await expect(kick).to_have_count(1)
    await ann.press(kick)
    await expect(kick).to_have_count(0)
    await ann.press(ann.button("lobby-fill"))
    await expect(kick).to_have_count(4)
    await ann.deal()
    assert await ann.asked()
