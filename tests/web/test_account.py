"""An account is optional; who has one has their games in every browser, and can leave without a trace."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from .accounts import (
    PASSWORD,
    field,
    fill_in,
    menu,
    new_name,
    sign_in,
    sign_in_button,
    sign_in_by_form,
    sign_in_link,
    sign_up,
    sign_up_by_form,
)
from .conftest import Invite
from .people import PHONE, SEATS, Person, gather
from .test_keyboard import tab_to
from .words import words


async def sessions_in(person: Person) -> list[Any]:
    """Return the cookies of a browser, without the one that only tells browsers apart at rated tables."""
    return [cookie for cookie in await person.context.cookies() if cookie["name"] != "oriflamme_browser"]


async def table_of(person: Person) -> str:
    """Return the table that this person's browser has open."""
    await person.page.wait_for_url("**/t/*")
    return person.page.url.rsplit("/", 1)[1]


async def plays(person: Person) -> str:
    """Let somebody play with bots; return the table."""
    await person.go("/")
    await person.press(person.button("play-now"))
    await person.asked()
    return await table_of(person)


async def seats_in(person: Person) -> list[str]:
    return [seat["table"] for seat in await person.recall(SEATS) or []]


# Coming.


async def test_a_guest_is_never_asked_for_and_never_asks(invite: Invite) -> None:
    ann = await invite()
    await plays(ann)
    await ann.go("/games")
    assert not any("/api/account" in address or "/api/session" in address for address in ann.addresses)
    assert not await sessions_in(ann)


@pytest.mark.parametrize("size", [PHONE, (1440, 900)])
async def test_an_account_is_made_and_its_name_stands_in_the_bar(invite: Invite, size: tuple[int, int]) -> None:
    ann = await invite(size=size)
    await ann.go("/credits")
    await ann.press(sign_in_link(ann))
    ann.name = new_name()
    await fill_in(ann, is_new=True)
    await ann.press(ann.button("signup-do"))
    await ann.press(ann.button("recovery-kept"))
    await ann.page.wait_for_url("**/credits")  # where one came from
    await expect(menu(ann)).to_be_visible()
    await ann.page.reload()
    await ann.press(menu(ann))
    await ann.press(ann.link("account"))
    await expect(ann.page.get_by_role("heading", name=ann.name, level=1)).to_be_visible()
    (cookie,) = await sessions_in(ann)
    assert cookie["httpOnly"]


async def test_games_of_this_browser_are_taken_along_and_had_in_another_one(invite: Invite) -> None:
    ann = await invite()
    table = await plays(ann)
    await ann.go("/signin")
    ann.name = new_name()
    await fill_in(ann, is_new=True)
    await expect(ann.page.get_by_role("checkbox", name=words("signin-claim", amount=1))).to_be_checked()
    await ann.press(ann.button("signup-do"))
    await expect(menu(ann)).to_be_visible()
    elsewhere = await invite()
    await sign_in_by_form(elsewhere, ann.name)
    assert await seats_in(elsewhere) == []
    await elsewhere.go(f"/t/{table}")
    await elsewhere.sees_table()
    await expect(elsewhere.hand.get_by_role("button").first).to_be_visible()
    await elsewhere.asked()


async def test_games_are_left_behind_if_one_likes_and_claimed_later(invite: Invite) -> None:
    ann = await invite()
    await plays(ann)
    await ann.go("/signin")
    ann.name = new_name()
    await fill_in(ann, is_new=True)
    await ann.page.get_by_role("checkbox").uncheck()
    await ann.press(ann.button("signup-do"))
    await expect(menu(ann)).to_be_visible()
    await ann.go("/account")
    await ann.press(ann.button("claim-do"))
    await expect(ann.page.get_by_text(words("claimed", amount=1))).to_be_visible()
    await ann.page.reload()
    await expect(ann.heading("sessions")).to_be_visible()
    await expect(ann.page.get_by_text(words("session-this"))).to_be_visible()
    await expect(ann.button("claim-do")).to_have_count(0)


async def test_wrong_names_and_passwords_are_told_and_nothing_happens(invite: Invite) -> None:
    ann, bea = await invite(), await invite()
    name = await sign_up(ann)
    await bea.go("/signin")
    bea.name = name
    await fill_in(bea, is_new=True)
    await bea.press(bea.button("signup-do"))
    await expect(bea.page.get_by_role("alert")).to_have_text(words("problem-name-taken"))
    await fill_in(bea, is_new=False, password="something else")
    await bea.press(sign_in_button(bea))
    await expect(bea.page.get_by_role("alert")).to_have_text(words("problem-wrong-password"))
    await fill_in(bea, is_new=True, password="short")
    await bea.press(bea.button("signup-do"))
    await expect(bea.page.get_by_role("alert")).to_have_text(words("problem-short-password"))
    assert not await sessions_in(bea)


async def test_a_password_can_be_looked_at(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/signin")
    await fill_in(ann, is_new=True)
    await expect(field(ann, "password")).to_have_attribute("type", "password")
    await ann.press(ann.button("password-show"))
    await expect(field(ann, "password")).to_have_attribute("type", "text")
    await ann.press(ann.button("password-hide"))
    await expect(field(ann, "password")).to_have_attribute("type", "password")


async def test_who_is_not_signed_in_signs_in_first_and_comes_back(invite: Invite) -> None:
    ann, again = await invite(), await invite()
    await sign_up(ann)
    await again.go("/account")
    await again.page.wait_for_url("**/signin")
    again.name = ann.name
    await fill_in(again, is_new=False)
    await again.press(sign_in_button(again))
    await expect(again.heading("sessions")).to_be_visible()


# At tables.


async def test_one_sits_down_under_the_name_of_the_account(invite: Invite) -> None:
    bea, ann = await invite("Bea"), await invite()
    await gather(bea, free=1)
    await sign_up(ann)
    await ann.go(await bea.invitation())
    await expect(ann.page.get_by_text(words("sit-as", name=ann.name))).to_be_visible()
    await ann.press(ann.button("take-a-seat"))
    await ann.invitation()
    profile = bea.page.get_by_role("link", name=ann.name, exact=True)
    await expect(profile).to_have_attribute("href", re.compile("^/people/"))
    await bea.deal()
    await ann.sees_table()
    await bea.press(bea.page.get_by_role("button", name=f"{ann.name}, ").first)
    await expect(bea.page.get_by_role("dialog").get_by_role("link", name=words("seat-profile"))).to_be_visible()


async def test_tables_of_others_are_watched_as_by_anyone(invite: Invite) -> None:
    bea, ann = await invite("Bea"), await invite()
    table = await plays(bea)
    await sign_up(ann)
    await ann.go(f"/t/{table}")
    await ann.sees_table()
    await expect(ann.hand).to_have_count(0)
    await expect(ann.page.get_by_role("alert")).to_have_count(0)


async def test_a_table_opened_with_an_account_is_sat_at_from_another_browser_before_the_deal(invite: Invite) -> None:
    ann, phone = await invite(), await invite(size=PHONE)
    await sign_up(ann)
    table = await gather(ann, bots=2)
    await sign_in(phone, ann.name)
    await phone.go(f"/t/{table}")
    await phone.deal()
    await phone.asked()


# Leaving.


async def test_signing_out_leaves_nothing_of_the_account_in_the_browser(invite: Invite) -> None:
    ann = await invite()
    guest_game = await plays(ann)
    await ann.go("/signin")
    ann.name = new_name()
    await fill_in(ann, is_new=True)
    await ann.page.get_by_role("checkbox").uncheck()
    await ann.press(ann.button("signup-do"))
    await expect(menu(ann)).to_be_visible()
    table = await plays(ann)
    assert await seats_in(ann) == [table, guest_game]
    await ann.go("/account")
    await ann.press(ann.page.get_by_role("main").get_by_role("button", name=words("sign-out"), exact=True).first)
    await expect(sign_in_link(ann)).to_be_visible()
    assert await seats_in(ann) == [guest_game]
    assert not await sessions_in(ann)
    await ann.go(f"/t/{table}")
    await ann.sees_table()
    await expect(ann.hand).to_have_count(0)


async def test_one_browser_is_signed_out_from_another_one(invite: Invite) -> None:
    ann, there = await invite(), await invite()
    await sign_up(ann)
    await sign_in(there, ann.name)
    await there.go("/")
    await there.page.wait_for_load_state("networkidle")
    await there.page.route("**/api/account**", lambda route: route.abort())  # its own requests would be told first
    await ann.go("/account")
    await ann.press(ann.page.get_by_role("button", name=re.compile("^" + words("session-end-at", place=""))))
    await expect(ann.page.get_by_text(words("session-ended"))).to_be_visible()
    await there.press(there.button("play-now"))
    await expect(there.page.get_by_role("alert")).to_have_text(words("problem-signed-out"))
    await expect(sign_in_link(there)).to_be_visible()
    await there.press(there.button("play-now"))
    await there.asked()  # as a guest
    await ann.page.reload()
    await expect(menu(ann)).to_be_visible()


async def test_everywhere_is_everywhere(invite: Invite) -> None:
    ann, there = await invite(), await invite()
    await sign_up(ann)
    await sign_in(there, ann.name)
    await ann.go("/account")
    await ann.press(ann.button("sign-out-everywhere"))
    await ann.page.wait_for_url("**/signin")
    await expect(sign_in_link(ann)).to_be_visible()
    assert not await sessions_in(ann)
    await there.go("/account")
    await there.page.wait_for_url("**/signin")
    await expect(sign_in_link(there)).to_be_visible()


async def test_another_password_ends_what_was_signed_in_with_the_old_one(invite: Invite) -> None:
    ann, there = await invite(), await invite()
    await sign_up(ann)
    await sign_in(there, ann.name)
    await ann.go("/account")
    await field(ann, "password-old").fill("not this one")
    await field(ann, "password-new").fill("staple battery horse")
    await ann.press(ann.button("password-change"))
    await expect(ann.page.get_by_role("alert")).to_have_text(words("problem-wrong-password-own"))
    await field(ann, "password-old").fill(PASSWORD)
    await ann.press(ann.button("password-change"))
    await expect(ann.page.get_by_text(words("password-changed"))).to_be_visible()
    await there.go("/account")
    await there.page.wait_for_url("**/signin")
    await sign_in_by_form(there, ann.name, "staple battery horse")


async def test_everything_about_oneself_can_be_downloaded(invite: Invite, tmp_path: Path) -> None:
    ann = await invite()
    await sign_up(ann)
    await ann.go("/account")
    async with ann.page.expect_download() as coming:
        await ann.press(ann.link("data-export"))
    download = await coming.value
    assert download.suggested_filename == "oriflamme-account.json"
    await download.save_as(tmp_path / "data.json")
    kept = json.loads((tmp_path / "data.json").read_text())
    assert kept["accounts"][0]["name"] == ann.name
    assert "argon2" not in json.dumps(kept)


async def test_a_deleted_account_leaves_a_nameless_seat_and_nothing_else(invite: Invite) -> None:
    bea, ann = await invite("Bea"), await invite()
    await sign_up(ann)
    await gather(bea, ann)
    await bea.deal()
    await ann.sees_table()
    await ann.go("/account")
    await ann.press(ann.button("delete-account"))
    dialog = ann.page.get_by_role("dialog")
    await dialog.get_by_label(words("password"), exact=True).fill("not this one")
    await ann.press(ann.button("delete-do"))
    await expect(dialog.get_by_role("alert")).to_have_text(words("problem-wrong-password-own"))
    await dialog.get_by_label(words("password"), exact=True).fill(PASSWORD)
    await ann.press(ann.button("delete-do"))
    await expect(ann.heading("account-gone")).to_be_visible()
    assert not await sessions_in(ann) and await seats_in(ann) == []
    await bea.page.reload()
    await bea.sees_table()
    await expect(bea.page.get_by_role("button", name=f"{words('seat-nameless')}, ").first).to_be_visible()
    assert ann.name not in await bea.page.locator("body").inner_text()
    await ann.go("/signin")
    await fill_in(ann, is_new=False)
    await ann.press(sign_in_button(ann))
    await expect(ann.page.get_by_role("alert")).to_have_text(words("problem-wrong-password"))


# By keys.


async def test_an_account_is_made_and_left_by_keys_alone(invite: Invite) -> None:
    ann = await invite()
    keys = ann.page.keyboard
    await ann.go("/credits")
    await tab_to(ann, re.compile(f"^{words('sign-in')}$"))
    await keys.press("Enter")
    await ann.page.get_by_role("radio", name=words("signin-have"), exact=True).wait_for()
    ann.name = new_name()
    await reach(ann, "radio")
    await keys.press("ArrowRight")
    await expect(ann.heading("signup")).to_be_visible()
    await keys.press("Tab")
    await keys.type(ann.name)
    await keys.press("Tab")
    await keys.type(PASSWORD)
    await keys.press("Enter")
    await expect(menu(ann)).to_be_visible()
    await tab_to(ann, re.compile(re.escape(words("menu-of", name=ann.name))))
    await keys.press("Enter")
    await expect(ann.button("sign-out")).to_be_visible()
    await keys.press("Escape")
    await expect(ann.button("sign-out")).to_have_count(0)
    await expect(menu(ann)).to_be_focused()
    await keys.press("Space")
    await tab_to(ann, re.compile(f"^{words('sign-out')}$"))
    await keys.press("Enter")
    await expect(sign_in_link(ann)).to_be_visible()


async def reach(person: Person, kind: str) -> None:
    """Press the tab key until a control of a kind has the focus."""
    for _ in range(30):
        await person.page.keyboard.press("Tab")
        if await person.page.evaluate("document.activeElement.type") == kind:
            return
    raise AssertionError(f"no {kind} can be reached")


async def test_the_menu_closes_when_one_goes_on(invite: Invite) -> None:
    ann = await invite()
    await sign_up(ann)
    await ann.go("/credits")
    await ann.press(menu(ann))
    await expect(ann.button("sign-out")).to_be_visible()
    await ann.page.get_by_role("heading", level=1).click()
    await expect(ann.button("sign-out")).to_have_count(0)
    await expect(menu(ann)).to_have_attribute("aria-expanded", "false")


async def test_another_tab_learns_who_is_signed_in(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/credits")
    beside = await ann.context.new_page()
    await beside.goto(ann.address + "/credits")
    await sign_up_by_form(ann)
    await expect(beside.get_by_role("button", name=words("menu-of", name=ann.name))).to_be_visible()
    await beside.close()


async def test_the_texts_of_accounts_come_in_every_language_that_is_chosen(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/")
    assert not any("later" in address for address in ann.addresses)
    await ann.press(sign_in_link(ann))
    await field(ann, "password").wait_for()
    await ann.speak("uk")
    await expect(ann.page.get_by_role("main").get_by_role("heading", level=1)).to_have_text(words("sign-in", "uk"))
    await expect(field(ann, "password")).to_be_visible()
