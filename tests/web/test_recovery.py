"""A forgotten password: the code that is shown once, and the new password that it sets."""

from playwright.async_api import expect

from .accounts import PASSWORD, field, fill_in, menu, new_name, sign_in_by_form, sign_up
from .conftest import Invite
from .people import ACCOUNT, PHONE, Person

NEW = "another horse battery"


async def code_shown_to(person: Person) -> str:
    return await person.page.locator(f"output[aria-label='{person.say('recovery-code')}']").inner_text()


async def test_the_code_of_a_sign_up_sets_a_new_password(invite: Invite) -> None:
    ann = await invite(size=PHONE)
    ann.name = new_name()
    await ann.go("/signin")
    await fill_in(ann, is_new=True)
    await ann.press(ann.button("signup-do"))
    code = (await code_shown_to(ann)).replace("\n", "")
    assert len(code) == 23 and code not in str(await ann.recall(ACCOUNT)), "this browser does not keep it"
    await ann.press(ann.button("recovery-kept"))
    await expect(menu(ann)).to_be_visible()
    bob = await invite()
    await bob.go("/signin")
    await bob.page.get_by_role("radio", name=bob.say("signin-have"), exact=True).check()
    await bob.press(bob.link("signin-forgot"))
    await bob.heading("recovery-title").wait_for()  # the page before has a field of the same name
    await field(bob, "account-name").fill(ann.name)
    await field(bob, "recovery-code").fill(code.lower().replace("-", " "))
    await field(bob, "password-new").fill(NEW)
    await bob.press(bob.button("recovery-do"))
    assert await code_shown_to(bob) != code
    await bob.press(bob.button("recovery-kept"))
    await sign_in_by_form(await invite(), ann.name, NEW)


async def test_what_is_wrong_is_said_in_the_language_of_the_page(invite: Invite) -> None:
    ann = await invite(language="uk")
    ann.name = new_name()
    await ann.go("/signin")
    await fill_in(ann, is_new=True, password="short")
    await ann.press(ann.button("signup-do"))
    await expect(ann.page.get_by_role("alert")).to_have_text(ann.say("problem-short-password"))
    await fill_in(ann, is_new=False, password="")
    await ann.press(ann.page.get_by_role("main").get_by_role("button", name=ann.say("sign-in"), exact=True))
    await expect(ann.page.get_by_role("alert")).to_have_text(ann.say("password-missing"))


async def test_a_new_code_needs_the_password(invite: Invite) -> None:
    ann = await invite()
    await sign_up(ann)
    await ann.go("/account")
    section = (
        ann.page.get_by_role("region")
        .or_(ann.page.locator("section"))
        .filter(has=ann.page.get_by_role("heading", name=ann.say("recovery"), exact=True))
    )
    await section.get_by_label(ann.say("password"), exact=True).fill("wrong horse battery")
    await ann.press(ann.button("recovery-new"))
    await expect(section.get_by_role("alert")).to_have_text(ann.say("problem-wrong-password-own"))
    await section.get_by_label(ann.say("password"), exact=True).fill(PASSWORD)
    await ann.press(ann.button("recovery-new"))
    assert len((await code_shown_to(ann)).replace("\n", "")) == 23
