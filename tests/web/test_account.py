"""Accounts are optional. With one, people have their games in every browser, and can delete it without a trace."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from oriflamme.server.look_alikes import look_alike_keys

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
from .conftest import LONG, Invite
from .people import DESKTOP, PHONE, SEATS, Person, gather
from .test_keyboard import tab_to
from .words import words


async def sessions_in(person: Person) -> list[Any]:
    """Return a browser's cookies, except the one that only tells browsers apart at rated tables."""
    return [cookie for cookie in await person.context.cookies() if cookie["name"] != "oriflamme_browser"]


async def table_of(person: Person) -> str:
    """Return the table that is open in this person's browser."""
    await person.page.wait_for_url("**/t/*")
    return person.page.url.rsplit("/", 1)[1]


async def play_with_bots(person: Person) -> str:
    """Start a game against bots. Return the table."""
    await person.go("/")
    await person.press(person.button("play-now"))
    await person.asked()
    return await table_of(person)


async def seats_in(person: Person) -> list[str]:
    return [seat["table"] for seat in await person.recall(SEATS) or []]


# Creating an account and signing in.


async def test_a_guest_sends_no_account_requests(invite: Invite) -> None:
    ann = await invite()
    await play_with_bots(ann)
    await ann.go("/games")
    assert not any("/api/account" in address or "/api/session" in address for address in ann.addresses)
    assert not await sessions_in(ann)


@pytest.mark.parametrize("size", [PHONE, *([DESKTOP] if LONG else [])])
async def test_a_new_account_shows_its_name_in_the_top_bar(invite: Invite, size: tuple[int, int]) -> None:
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


async def test_games_of_this_browser_move_to_the_account_and_to_other_browsers(invite: Invite) -> None:
    ann = await invite()
    table = await play_with_bots(ann)
    await ann.go("/signin")
    ann.name = new_name()
    await fill_in(ann, is_new=True)
    await expect(ann.page.get_by_role("checkbox", name=words("signin-claim", amount=1))).to_be_checked()
    await ann.press(ann.button("signup-do"))
    await expect(menu(ann)).to_be_visible()
    other = await invite()
    await sign_in_by_form(other, ann.name)
    assert await seats_in(other) == []
    await other.go(f"/t/{table}")
    await other.sees_table()
    await expect(other.hand.get_by_role("button").first).to_be_visible()
    await other.asked()


async def test_games_can_be_left_out_of_the_account_and_claimed_later(invite: Invite) -> None:
    ann = await invite()
    await play_with_bots(ann)
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


async def test_wrong_names_and_passwords_are_refused_with_a_sentence(invite: Invite) -> None:
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


async def test_a_password_can_be_shown(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/signin")
    await fill_in(ann, is_new=True)
    await expect(field(ann, "password")).to_have_attribute("type", "password")
    await ann.press(ann.button("password-show"))
    await expect(field(ann, "password")).to_have_attribute("type", "text")
    await ann.press(ann.button("password-hide"))
    await expect(field(ann, "password")).to_have_attribute("type", "password")


async def test_a_guest_signs_in_first_and_returns_to_the_page_asked_for(invite: Invite) -> None:
    ann, again = await invite(), await invite()
    await sign_up(ann)
    await again.go("/account")
    await again.page.wait_for_url("**/signin")
    again.name = ann.name
    await fill_in(again, is_new=False)
    await again.press(sign_in_button(again))
    await expect(again.heading("sessions")).to_be_visible()


# At tables.


async def test_a_signed_in_person_takes_a_seat_under_the_account_name(invite: Invite) -> None:
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


async def test_a_signed_in_person_can_watch_other_peoples_tables(invite: Invite) -> None:
    bea, ann = await invite("Bea"), await invite()
    table = await play_with_bots(bea)
    await sign_up(ann)
    await ann.go(f"/t/{table}")
    await ann.sees_table()
    await expect(ann.hand).to_have_count(0)
    await expect(ann.page.get_by_role("alert")).to_have_count(0)


async def test_a_host_with_an_account_can_start_the_game_from_another_browser(invite: Invite) -> None:
    ann, phone = await invite(), await invite(size=PHONE)
    await sign_up(ann)
    table = await gather(ann, bots=2)
    await sign_in(phone, ann.name)
    await phone.go(f"/t/{table}")
    await phone.deal()
    await phone.asked()


# Signing out and deleting the account.


async def test_signing_out_leaves_nothing_of_the_account_in_the_browser(invite: Invite) -> None:
    ann = await invite()
    guest_game = await play_with_bots(ann)
    await ann.go("/signin")
    ann.name = new_name()
    await fill_in(ann, is_new=True)
    await ann.page.get_by_role("checkbox").uncheck()
    await ann.press(ann.button("signup-do"))
    await expect(menu(ann)).to_be_visible()
    table = await play_with_bots(ann)
    assert await seats_in(ann) == [table, guest_game]
    await ann.go("/account")
    await ann.press(ann.page.get_by_role("main").get_by_role("button", name=words("sign-out"), exact=True).first)
    await expect(sign_in_link(ann)).to_be_visible()
    assert await seats_in(ann) == [guest_game]
    assert not await sessions_in(ann)
    await ann.go(f"/t/{table}")
    await ann.sees_table()
    await expect(ann.hand).to_have_count(0)


async def test_a_session_can_be_ended_from_another_browser(invite: Invite) -> None:
    ann, there = await invite(), await invite()
    await sign_up(ann)
    await sign_in(there, ann.name)
    await there.go("/")
    await there.page.wait_for_load_state("networkidle")
    await there.page.route("**/api/account**", lambda route: route.abort())  # or these would be refused first
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


async def test_sign_out_everywhere_ends_every_session(invite: Invite) -> None:
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


async def test_a_new_password_ends_the_other_sessions(invite: Invite) -> None:
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


async def test_personal_data_can_be_downloaded(invite: Invite, tmp_path: Path) -> None:
    ann = await invite()
    await sign_up(ann)
    await ann.go("/account")
    async with ann.page.expect_download() as coming:
        await ann.press(ann.link("data-export"))
    download = await coming.value
    assert download.suggested_filename == "oriflamme-account.json"
    await download.save_as(tmp_path / "data.json")
    exported = json.loads((tmp_path / "data.json").read_text())
    assert exported["accounts"][0]["name"] == ann.name
    assert "argon2" not in json.dumps(exported)


async def test_a_deleted_account_leaves_only_a_nameless_seat(invite: Invite) -> None:
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


# With the keyboard.


async def test_signing_up_and_out_works_with_the_keyboard_alone(invite: Invite) -> None:
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
    """Press Tab until a control of this kind has the focus."""
    for _ in range(30):
        await person.page.keyboard.press("Tab")
        if await person.page.evaluate("document.activeElement.type") == kind:
            return
    raise AssertionError(f"no {kind} can be reached")


async def test_the_menu_closes_on_a_click_outside(invite: Invite) -> None:
    ann = await invite()
    await sign_up(ann)
    await ann.go("/credits")
    await ann.press(menu(ann))
    await expect(ann.button("sign-out")).to_be_visible()
    await ann.page.get_by_role("heading", level=1).click()
    await expect(ann.button("sign-out")).to_have_count(0)
    await expect(menu(ann)).to_have_attribute("aria-expanded", "false")


async def test_signing_in_updates_other_tabs(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/credits")
    other_tab = await ann.context.new_page()
    await other_tab.goto(ann.address + "/credits")
    await sign_up_by_form(ann)
    await expect(other_tab.get_by_role("button", name=words("menu-of", name=ann.name))).to_be_visible()
    await other_tab.close()


async def test_the_texts_about_accounts_follow_the_chosen_language(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/")
    assert not any("later" in address for address in ann.addresses)
    await ann.press(sign_in_link(ann))
    await field(ann, "password").wait_for()
    await ann.speak("uk")
    await expect(ann.page.get_by_role("main").get_by_role("heading", level=1)).to_have_text(words("sign-in", "uk"))
    await expect(field(ann, "password")).to_be_visible()


def test_names_for_people_with_accounts_do_not_look_alike() -> None:
    keys = [key for _ in range(400) for key in look_alike_keys(new_name())]
    assert len({*keys}) == len(keys)
