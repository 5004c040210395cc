"""People with accounts, and the pages that only they have."""

import itertools
from typing import Final

from playwright.async_api import Locator, expect

from .people import ACCOUNT, SEATS, Person
from .positions import position

PASSWORD: Final = "correct horse battery"
_COUNTER: Final = itertools.count(1)
_SYLLABLES: Final = [consonant + vowel for consonant in "bdfgkmnprst" for vowel in "aeou"]


def new_name(name: str = "Ann") -> str:
    """Return an unused name that looks like no other: the given name with two syllables, as in "Ann Bade"."""
    first, second = divmod(next(_COUNTER), len(_SYLLABLES))
    return f"{name} {_SYLLABLES[first].capitalize()}{_SYLLABLES[second]}"


def field(person: Person, message: str) -> Locator:
    """Return the form field with this label."""
    return person.page.get_by_role("main").get_by_label(person.say(message), exact=True)


def sign_in_link(person: Person) -> Locator:
    """Return the link that guests see in the top bar instead of the menu."""
    return person.page.get_by_role("banner").get_by_role("link", name=person.say("sign-in"), exact=True)


def menu(person: Person) -> Locator:
    """Return the button in the top bar that opens this person's account menu."""
    return person.button("menu-of", name=person.name)


async def fill_in(person: Person, is_new: bool, password: str = PASSWORD) -> None:
    """Fill in the form to sign in, or to create an account, with this person's name."""
    which = "signin-have-none" if is_new else "signin-have"
    await person.page.get_by_role("radio", name=person.say(which), exact=True).check()
    await field(person, "account-name").fill(person.name)
    await field(person, "password").fill(password)


async def sign_up(person: Person, name: str = "") -> str:
    """Create an account without the page. The next page opens signed in. Return the name."""
    person.name = name or new_name()
    await _start_session(person, "/api/accounts", {"name": person.name, "password": PASSWORD, "games": []})
    return person.name


async def sign_in(person: Person, name: str, password: str = PASSWORD) -> None:
    """Sign in without the page. The next page opens signed in."""
    person.name = name
    await _start_session(person, "/api/session", {"name": name, "password": password, "games": []})


async def _start_session(person: Person, path: str, body: dict[str, object]) -> None:
    await person.remember(ACCOUNT, await person.post(path, body))


async def sign_up_by_form(person: Person) -> str:
    """Create an account on the page. Return the name."""
    person.name = new_name()
    await person.go("/signin")
    await fill_in(person, is_new=True)
    await person.press(person.button("signup-do"))
    await person.press(person.button("recovery-kept"))
    await expect(menu(person)).to_be_visible()
    return person.name


async def sign_in_by_form(person: Person, name: str, password: str = PASSWORD) -> None:
    """Sign in on the page."""
    person.name = name
    await person.go("/signin")
    await fill_in(person, is_new=False, password=password)
    await person.press(sign_in_button(person))
    await expect(menu(person)).to_be_visible()


def sign_in_button(person: Person) -> Locator:
    """Return the button of the form. The top bar has a link with the same name."""
    return person.page.get_by_role("main").get_by_role("button", name=person.say("sign-in"), exact=True)


async def befriend(person: Person, *names: str) -> None:
    """Give a person who is signed in friends with these names."""
    me = person.name
    for name in names:
        await person.post("/api/accounts", {"name": name, "password": PASSWORD})
        await person.post("/api/account/friends", {"account": me})
        await sign_in(person, me)
        await person.post("/api/account/friends", {"account": name})


# States of the page.


async def at_friends(person: Person) -> None:
    """Two friends, one request that came, one that was sent, and an invitation."""
    me = await sign_up(person)
    host, other, asking, asked = (new_name(name) for name in ("Marta", "Bohdan", "Ioana", "Wilhelmina"))
    await befriend(person, host, other)
    await person.post("/api/accounts", {"name": asking, "password": PASSWORD})
    await person.post("/api/account/friends", {"account": me})
    await person.post("/api/accounts", {"name": asked, "password": PASSWORD})
    await sign_in(person, host)
    table = await person.post("/api/tables", {"name": host, "settings": {"players": 4}})
    account = await person.post("/api/account/friends", {"account": me})
    await person.post(f"/api/account/friends/{account['account']}/invite", {"table": table["table"]})
    await sign_in(person, me)
    await person.post("/api/account/friends", {"account": asked})
    await person.go("/friends")
    await person.button("friends-accept-of", name=asking).wait_for()


async def at_home_with_friends(person: Person) -> None:
    await at_friends(person)
    await person.go("/")
    await person.page.get_by_role("list", name=person.say("friends-invitations")).wait_for()


async def at_recovery_code(person: Person) -> None:
    person.name = new_name()
    await person.go("/signin")
    await fill_in(person, is_new=True)
    await person.press(person.button("signup-do"))
    await person.button("recovery-kept").wait_for()


async def at_recovery(person: Person) -> None:
    """Nobody has this code."""
    await person.go("/recover")
    await field(person, "account-name").fill("Nobody")
    await field(person, "recovery-code").fill("ABCDE-FGHJK-MNPQR-STVWX")
    await field(person, "password-new").fill(PASSWORD)
    await person.press(person.button("recovery-do"))
    await person.page.get_by_role("alert").wait_for()


async def at_sign_up(person: Person) -> None:
    await person.remember(SEATS, [position("soldier").held(), position("over").held()])
    await person.go("/signin")
    await field(person, "password").wait_for()


async def at_sign_in(person: Person) -> None:
    """Sign in with a name and password that no account has."""
    await person.go("/signin")
    person.name = "Nobody"
    await fill_in(person, is_new=False)
    await person.press(sign_in_button(person))
    await person.page.get_by_role("alert").wait_for()


async def at_account(person: Person) -> None:
    await sign_up(person)
    await person.remember(SEATS, [position("soldier").held()])
    await person.go("/account")
    await person.button("claim-do").wait_for()
    await expect(person.button("sign-out-everywhere")).to_be_enabled()


async def at_notifications(person: Person) -> None:
    await sign_up(person)
    await person.go("/account/notifications")
    await person.heading("channels", "notifications").first.wait_for()


async def at_menu(person: Person) -> None:
    await sign_up(person)
    await person.go("/credits")
    await person.press(menu(person))
    await person.button("sign-out").wait_for()


async def at_deleting(person: Person) -> None:
    await sign_up(person)
    await person.go("/account")
    await person.press(person.button("delete-account"))
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def at_reporting(person: Person) -> None:
    await person.sit_at(position("judge"))
    await person.press(person.page.get_by_role("button", name="Hedwig, ").first)
    await person.press(person.button("report"))
    await expect(person.button("report-send")).to_be_visible()
