"""No dead ends: when something is missing, the page says so in a friendly sentence and offers the next step."""

import asyncio
from collections.abc import Callable

from playwright.async_api import expect

from ..server.clients import open_table
from ..server.server_process import Server
from .conftest import Invite
from .people import PHONE, SEATS, gather
from .positions import position
from .words import words


async def test_a_wrong_code_leads_to_another_try(invite: Invite, server: Server) -> None:
    ann = await invite()
    await ann.go("/")
    await ann.page.get_by_label(words("join-by-code"), exact=True).fill("zzzzz")
    await ann.press(ann.button("join"))
    await expect(ann.heading("join-missing")).to_be_visible()
    await expect(ann.page.get_by_role("alert")).to_have_text(words("problem-no-such-table"))
    [host] = open_table(server, 1, 3, bot="casual")
    await ann.page.get_by_label(words("join-by-code"), exact=True).fill(host["code"])
    await ann.press(ann.button("join"))
    await expect(ann.heading("join-title")).to_be_visible()
    await expect(ann.page.get_by_role("alert")).to_have_count(0)


async def test_a_full_table_can_be_watched(invite: Invite, server: Server) -> None:
    [host] = open_table(server, 1, 3)
    ann = await invite(size=PHONE)
    await ann.go(f"/join/{host['code']}")
    await expect(ann.page.get_by_text(words("table-full"))).to_be_visible()
    await ann.press(ann.link("watch"))
    await expect(ann.page.get_by_role("main")).to_contain_text("P0")
    await expect(ann.button("lobby-start")).to_have_count(0)


async def test_the_slower_of_two_people_is_told_that_the_last_seat_is_taken(invite: Invite, server: Server) -> None:
    host = server.post("/api/tables", {"name": "P0", "settings": {"players": 3}, "bots": [None, "casual"]})
    ann = await invite()
    await ann.go(f"/join/{host['code']}")
    await ann.page.get_by_label(words("your-name"), exact=True).fill("Ann")
    server.post(f"/api/tables/{host['table']}/seats", {"name": "Quick"})
    await ann.press(ann.button("take-a-seat"))
    await expect(ann.page.get_by_role("alert")).to_have_text(words("table-full"))
    await expect(ann.link("watch")).to_be_visible()


async def test_a_game_that_has_started_can_be_watched(invite: Invite) -> None:
    ann = await invite()
    await ann.go(f"/join/{position('soldier').code}")
    await expect(ann.page.get_by_text(words("table-begun"))).to_be_visible()
    await ann.press(ann.link("watch"))
    await ann.sees_table()
    await expect(ann.hand).to_have_count(0)


async def test_a_missing_table_leads_to_the_home_page(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/t/nosuchtable1")
    await expect(ann.heading("table-missing")).to_be_visible()
    await ann.press(ann.link("to-home"))
    await expect(ann.button("play-now")).to_be_visible()


async def test_a_person_who_lost_their_seat_can_still_watch(invite: Invite) -> None:
    ann = await invite()
    lost = position("soldier")
    await ann.remember(SEATS, [{**lost.held(), "token": "someone-elses"}])
    await ann.go(f"/t/{lost.table}")
    await expect(ann.heading("ended-seat")).to_be_visible()
    await expect(ann.page.get_by_text(words("ended-seat-text"))).to_be_visible()
    assert await ann.recall(SEATS) == []
    await ann.press(ann.button("ended-look"))
    await ann.sees_table()
    await expect(ann.hand).to_have_count(0)
    await expect(ann.page.get_by_role("alert")).to_have_count(0)


async def test_a_person_removed_by_the_host_is_told_and_can_sit_down_again(invite: Invite) -> None:
    ann, bea = await invite("Ann"), await invite("Bea")
    await gather(ann, bea, free=1, bots=0)
    await ann.press(ann.button("lobby-kick", name="Bea"))
    await expect(ann.page.get_by_role("button", name=words("lobby-kick", name="Bea"))).to_have_count(0)
    await expect(bea.heading("ended-seat")).to_be_visible()
    await expect(bea.page.get_by_text(words("ended-seat-text"))).to_be_visible()
    assert await bea.recall(SEATS) == []
    await bea.press(bea.button("ended-look"))
    await bea.sit_down()
    await expect(ann.page.get_by_role("button", name=words("lobby-kick", name="Bea"))).to_be_visible()


async def test_a_server_without_rated_games_says_so(invite: Invite, own_server: Callable[..., Server]) -> None:
    guest = await invite(address=own_server().address, new=True)
    await guest.go("/ladders")
    await expect(guest.page.get_by_text(words("ladders-none"))).to_be_visible()


async def test_an_unknown_address_shows_a_not_found_page(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/nowhere/at/all")
    await expect(ann.heading("not-found")).to_be_visible()
    await ann.press(ann.link("to-home"))
    await expect(ann.button("play-now")).to_be_visible()


async def test_the_page_says_that_the_server_is_down_and_can_try_again(
    invite: Invite, own_server: Callable[..., Server]
) -> None:
    server = own_server()
    ann = await invite(address=server.address, new=True)
    await ann.go("/")
    server.kill()
    await ann.press(ann.button("play-now"))
    await expect(ann.page.get_by_role("alert").first).to_have_text(words("problem-away"))
    await ann.press(ann.link("my-games").first)  # the code of this page has not been loaded yet
    await expect(ann.heading("problem-away")).to_be_visible()
    await asyncio.to_thread(server.start)
    await ann.press(ann.button("try-again"))
    await expect(ann.heading("my-games").first).to_be_visible()
    await ann.go("/")
    await ann.press(ann.button("play-now"))
    assert await ann.asked()
