"""Bot accounts, blocked people, and reports."""

import re

from playwright.async_api import Locator, expect

from .accounts import field, new_name, sign_up
from .conftest import Invite
from .people import Person, gather
from .positions import position
from .words import words


async def test_a_bot_account_is_created_and_its_token_is_shown_once(invite: Invite) -> None:
    ann = await invite()
    await sign_up(ann)
    await ann.go("/account")
    name = new_name("Bot")
    await field(ann, "own-bot-name").fill(name)
    await ann.press(ann.button("own-bot-make"))
    dialog = ann.page.get_by_role("dialog")
    token = await dialog.get_by_label(words("token"), exact=True).input_value()
    assert await name_of(ann, token) == name
    await ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await ann.press(dialog.get_by_role("button", name=words("token-copy"), exact=True))
    await expect(dialog.get_by_role("button", name=words("lobby-copied"))).to_be_visible()
    assert await ann.page.evaluate("navigator.clipboard.readText()") == token
    await ann.page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await ann.page.reload()
    await expect(link(ann, name)).to_be_visible()
    assert token not in await ann.page.content()

    await ann.press(ann.button("own-bot-renew-of", name=name))
    await ann.press(dialog.get_by_role("button", name=words("own-bot-renew"), exact=True))
    await dialog.get_by_label(words("token"), exact=True).wait_for()
    fresh = await dialog.get_by_label(words("token"), exact=True).input_value()
    assert fresh != token and await name_of(ann, fresh) == name and await name_of(ann, token) == ""
    await ann.page.keyboard.press("Escape")

    await ann.press(ann.button("own-bot-delete-of", name=name))
    await ann.press(dialog.get_by_role("button", name=words("own-bot-delete"), exact=True))
    await expect(ann.page.get_by_text(words("own-bot-deleted", name=name))).to_be_visible()
    assert await name_of(ann, fresh) == ""


def link(person: Person, name: str) -> Locator:
    """Return the link to the profile of the person with this name."""
    return person.page.get_by_role("main").get_by_role("link", name=name, exact=True)


async def name_of(person: Person, token: str) -> str:
    """Return the name of the account that a token belongs to, or an empty text."""
    headers = {"authorization": f"Bearer {token}"}
    answer = await person.context.request.get(person.address + "/api/account", headers=headers)
    return str((await answer.json())["name"]) if answer.ok else ""


async def test_a_bot_account_at_the_table_is_marked_as_a_bot(invite: Invite) -> None:
    ann = await invite()
    await sign_up(ann)
    name = new_name("Bot")
    made = await ann.post("/api/account/bots", {"name": name})
    seats = f"{ann.address}/api/tables/{await gather(ann, free=1)}/seats"
    headers = {"authorization": f"Bearer {made['token']}"}
    assert (await ann.context.request.post(seats, data={"name": "ignored"}, headers=headers)).ok
    await expect(ann.page.get_by_role("listitem").filter(has_text=name)).to_contain_text(words("seat-foreign-bot"))
    await ann.deal()
    await ann.press(ann.page.get_by_role("button", name=f"{name}, ").first)
    await expect(ann.page.get_by_role("dialog").get_by_text(words("seat-foreign-bot"))).to_be_visible()


async def test_a_person_is_blocked_and_unblocked_by_name(invite: Invite) -> None:
    ann, bea = await invite(), await invite()
    await sign_up(ann)
    await sign_up(bea, new_name("Bea"))
    await ann.go("/account")
    await field(ann, "block-name").fill(new_name("Nobody"))
    await ann.press(ann.button("block"))
    await expect(ann.page.get_by_role("alert")).to_have_text(words("problem-no-such-account"))
    await field(ann, "block-name").fill(bea.name)
    await ann.press(ann.button("block"))
    await expect(link(ann, bea.name)).to_be_visible()
    await gather(ann, free=2, bots=0)
    await bea.go(await ann.invitation())
    await bea.press(bea.button("take-a-seat"))
    await expect(bea.page.get_by_role("alert")).to_have_text(words("problem-blocked"))
    await ann.go("/account")
    await ann.press(ann.button("unblock-whom", name=bea.name))
    await expect(link(ann, bea.name)).to_have_count(0)


async def test_a_person_can_be_blocked_at_the_table(invite: Invite) -> None:
    ann, bea = await invite(), await invite()
    await sign_up(ann)
    await sign_up(bea, new_name("Bea"))
    await gather(ann, bea)
    await ann.deal()
    await ann.press(ann.page.get_by_role("button", name=f"{bea.name}, ").first)
    await ann.press(ann.button("block"))
    await expect(ann.page.get_by_text(words("block-done", name=bea.name))).to_be_visible()
    await ann.go("/account")
    await expect(link(ann, bea.name)).to_be_visible()


async def test_a_guest_with_a_seat_can_report_only_once(invite: Invite) -> None:
    ann = await invite()
    await ann.sit_at(position("judge"))
    await report(ann, "Hedwig", "report-stalling", "She waits for ever.")
    await expect(ann.page.get_by_text(words("report-sent"))).to_be_visible()
    await ann.press(ann.page.get_by_role("dialog").last.get_by_role("button", name=words("close"), exact=True).last)
    await ann.page.keyboard.press("Escape")
    await report(ann, "Hedwig", "report-stalling", "Still.")
    await expect(ann.page.get_by_role("alert")).to_have_text(words("problem-reported"))


async def report(person: Person, name: str, reason: str, text: str) -> None:
    await person.press(person.page.get_by_role("button", name=re.compile(f"^{name}, ")).first)
    await person.press(person.button("report"))
    dialog = person.page.get_by_role("dialog").last
    await expect(dialog.get_by_role("button", name=words("report-send"))).to_be_disabled()
    await dialog.get_by_role("radio", name=words(reason), exact=True).check()
    await dialog.get_by_label(words("report-words"), exact=True).fill(text)
    await person.press(dialog.get_by_role("button", name=words("report-send"), exact=True))


async def test_a_spectator_without_an_account_cannot_report(invite: Invite) -> None:
    ann = await invite()
    await ann.go(f"/t/{position('judge').table}")
    await ann.sees_table()
    await ann.press(ann.page.get_by_role("button", name=re.compile("^Hedwig, ")).first)
    await expect(ann.page.get_by_role("dialog")).to_be_visible()
    await expect(ann.button("report")).to_have_count(0)
