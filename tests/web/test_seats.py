"""The people at a table: stand-ins, spectators, and players who want a rematch."""

import asyncio
import random
import re
from collections.abc import Callable

from playwright.async_api import expect

from ..server.server_process import Server
from .conftest import Invite
from .measurements import SETTLED
from .people import SEATS
from .positions import NAMES, position
from .stage import AWAY, on_stage, scene
from .words import words


async def test_a_bot_stands_in_for_an_absent_player_and_gives_the_seat_back(
    invite: Invite, own_server: Callable[..., Server]
) -> None:
    table = position("stand-in")
    server = own_server({"ORIFLAMME_AWAY_SECONDS": "0"}, table)
    ann, tomas = await invite(address=server.address), await invite(address=server.address)
    await ann.sit_at(table)
    await tomas.sit_at(table, 1)
    await tomas.page.goto("about:blank")
    summary = ann.page.get_by_role("button").filter(has_text="Tomas")
    await expect(summary.first).to_contain_text(words("seat-away"))
    await ann.press(summary.first)
    await ann.press(ann.button("seat-stand-in"))
    await ann.press(ann.button("close"))
    await expect(summary.first).to_contain_text(words("seat-stood-in"))
    dice = random.Random(1)
    for _ in range(4):  # the game goes on without him
        assert await ann.asked()
        await ann.answer(dice)
    assert await ann.asked()
    await tomas.go(f"/t/{table.table}")
    returned = tomas.page.get_by_role("dialog", name=words("back-title"))
    await expect(returned.get_by_role("listitem").first).to_contain_text(re.compile("^Your? "))
    known = len(tomas.frames)
    await ann.answer(dice)  # what he missed stays on the screen when someone moves
    while not any('"type":"game"' in frame for frame in tomas.frames[known:]):
        await asyncio.sleep(0.05)
    await tomas.page.evaluate(SETTLED)
    await tomas.press(tomas.button("back-on"))
    await expect(returned).to_have_count(0)
    await expect(summary.first).not_to_contain_text(words("seat-stood-in"))
    async with asyncio.TaskGroup() as both:
        playing = both.create_task(ann.play_out(dice))
        assert await tomas.asked()
        playing.cancel()


async def test_a_bot_can_stand_in_for_whom_all_wait_when_the_countdown_is_over(invite: Invite) -> None:
    ann = await invite(new=True)
    await ann.page.clock.install(time=0)
    await ann.page.clock.pause_at(1)  # it goes on only when the test says so, however slow the machine is
    async with on_stage(ann, scene("away", 10)) as stage:
        absent = stage.asked
        heading = ann.question.get_by_role("heading", name=words("away-title", name=NAMES[absent]))
        button = ann.question.get_by_role("button", name=re.compile(words("seat-stand-in")))
        await expect(heading).to_be_visible()
        await expect(button).to_be_disabled()
        seconds = AWAY["bot_in"] // 1000 + 1  # the page allows for the way to the server
        await expect(button).to_contain_text(f"in {seconds} s")
        await ann.page.clock.run_for(6_000)
        await expect(button).to_contain_text(f"in {seconds - 6} s")
        await expect(button).to_be_disabled()
        await ann.page.clock.run_for(AWAY["bot_in"])
        await expect(ann.question).to_contain_text(words("away-bot-now"))
        await ann.press(button)
        assert [(one["type"], one["seat"]) for one in stage.heard if one["type"] == "stand_in"] == [
            ("stand_in", absent)
        ]


async def test_a_player_out_of_time_sees_the_stand_in_and_takes_the_seat_back(
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
    stand_in_message = ann.page.get_by_role("status").filter(has_text=words("stood-in-for-you"))
    await expect(stand_in_message).to_be_visible()
    await ann.press(ann.button("take-back"))
    await expect(stand_in_message).to_be_hidden()
    assert await ann.asked()


async def test_a_spectator_sees_the_game_without_secrets_and_cannot_act(invite: Invite) -> None:
    table = position("spectated")
    ann, eve = await invite("Ann"), await invite("Eve")
    await ann.sit_at(table)
    await eve.go("/tables")
    row = eve.page.get_by_role("listitem").filter(has_text=words("table-of", name="Ann"))
    await eve.press(row.locator(f"[href='/t/{table.table}']"))
    await eve.sees_table()
    await expect(eve.queue.get_by_role("button")).to_have_count(await ann.queue.get_by_role("button").count())
    assert not await eve.playable.count() and not await eve.offered.count() and not await eve.hand.count()
    names = [await card.get_attribute("aria-label") or "" for card in await eve.queue.get_by_role("button").all()]
    mine = [await card.get_attribute("aria-label") or "" for card in await ann.queue.get_by_role("button").all()]
    hidden = [index for index, name in enumerate(mine) if "our hidden" in name]
    assert hidden and all(words("card-their-unknown", name="Ann", pile=0) in names[index] for index in hidden)
    await ann.play_out(random.Random(1))
    await eve.end.wait_for()
    await expect(eve.button("end-rematch")).to_have_count(0)


async def test_a_rematch_takes_one_click_from_each_player(invite: Invite) -> None:
    over = position("over-again")
    ann, hedwig = await invite("Ann"), await invite("Hedwig")
    await ann.sit_at(over)
    await hedwig.sit_at(over, 2)
    await ann.press(ann.button("end-rematch"))
    await ann.invitation()
    await hedwig.press(hedwig.button("rematch-join"))
    await hedwig.invitation()
    assert ann.page.url == hedwig.page.url and over.table not in ann.page.url
    for person in (ann, hedwig):
        seats = person.page.get_by_role("main").get_by_role("listitem")
        await expect(seats.filter(has_text=NAMES[1]).first).to_be_visible()
        await expect(seats.filter(has_text=words("seat-you")).first).to_contain_text(person.name)


async def test_an_unfinished_game_can_be_resumed_from_my_games(invite: Invite) -> None:
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


async def test_a_bot_can_be_seated_and_removed_again(invite: Invite) -> None:
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
