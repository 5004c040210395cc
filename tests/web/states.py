"""Every state the page can be in, and how to get there."""

import re
from collections.abc import Awaitable, Callable
from typing import Final

from playwright.async_api import expect

from oriflamme.puzzles import collection

from . import accounts
from .people import Person
from .positions import LOBBY, TEN, position
from .stage import Stage, scene

Route = Callable[[Person], Awaitable[None]]


def address(path: str) -> Route:
    """Open a page by its address."""

    async def route(person: Person) -> None:
        await person.go(path)
        await person.page.get_by_role("heading").first.wait_for()

    return route


def table(name: str) -> Route:
    """Open a table that is in the database."""

    async def route(person: Person) -> None:
        await person.sit_at(position(name))

    return route


async def _lobby(person: Person) -> None:
    await person.remember("oriflamme.seats", [LOBBY.held()])
    await person.go(f"/t/{LOBBY.table}")
    await person.invitation()


async def _home_with_a_game(person: Person) -> None:
    await person.remember("oriflamme.seats", [position("soldier").held(), position("over").held()])
    await person.go("/")
    await person.button("play-now").wait_for()


async def _games(person: Person) -> None:
    await person.remember("oriflamme.seats", [position("soldier").held(), position("over").held()])
    await person.go("/games")
    await person.link("go-on").wait_for()


async def _held(person: Person) -> None:
    await table("placing")(person)
    await person.press(person.playable.first)
    await person.offered.first.wait_for()


async def _ordered(person: Person) -> None:
    """Look at a question that a standing order is about to answer."""
    await Stage(person).open(scene("ordered", 10))
    await person.button("question-ordered-not").wait_for()


async def _card_sheet(person: Person) -> None:
    await table("wait-or-reveal")(person)
    await person.press(person.hand.get_by_role("button").first)
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def _seat_sheet(person: Person) -> None:
    await table("judge")(person)
    await person.press(person.page.get_by_role("button", name=re.compile("^Hedwig, ")).first)
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def _talk_sheet(person: Person) -> None:
    await table("soldier")(person)
    await person.press(person.button("talk"))
    await expect(person.button("phrase-goodbye")).to_be_visible()


async def _who_has_what(person: Person) -> None:
    await table("assassination")(person)  # with four opponents
    await person.press(person.button("who-has-what"))
    await expect(person.page.get_by_role("table")).to_be_visible()


async def _replay(person: Person) -> None:
    await person.go(f"/r/{position('over').table}")
    slider = person.page.get_by_role("slider")
    await slider.fill("40")


async def _replay_more(person: Person) -> None:
    await _replay(person)
    await person.press(person.button("replay-more"))
    await person.press(person.button("fair-check"))
    await expect(person.page.get_by_role("dialog").get_by_role("status")).to_be_visible()


async def _learn(person: Person) -> None:
    await person.go("/learn")
    await person.question.wait_for()


async def _puzzle(person: Person) -> None:
    await person.go("/puzzles/1")
    await person.question.wait_for()


async def _puzzle_answered(person: Person) -> None:
    number = next(puzzle.number for puzzle in collection() if puzzle.answer in ("wait", "reveal"))
    await person.go(f"/puzzles/{number}")
    await person.asked()
    await person.page.keyboard.press("1")
    await person.button("puzzle-next").wait_for()


async def _device(person: Person) -> None:
    """Open the page of this device in a browser that offers to install it."""
    await person.go("/device")
    await person.page.evaluate("dispatchEvent(new Event('beforeinstallprompt'))")
    await person.button("install-now").wait_for()


async def _curtain(person: Person) -> None:
    """Share a screen with everyone at a table."""
    shared = position("soldier")
    family = [{key: shared.held(seat)[key] for key in ("seat", "token", "name")} for seat in (0, 1)]
    await person.remember("oriflamme.seats", [{**shared.held(), "family": family}])
    await person.go(f"/t/{shared.table}")
    await person.page.locator("[data-curtain]").wait_for()


async def _wrong_code(person: Person) -> None:
    await person.go("/join/ZZZZZ")
    await person.page.get_by_role("alert").wait_for()


async def _invitation(person: Person) -> None:
    await person.go(f"/join/{LOBBY.code}")
    await person.button("take-a-seat").wait_for()


async def _home_for_newcomers(person: Person) -> None:
    await person.go("/")
    await person.button("play-now").wait_for()


async def _closed(person: Person) -> None:
    await person.go("/t/nosuchtable1")
    await person.link("to-home").wait_for()


async def _no_replay(person: Person) -> None:
    await person.go(f"/r/{position('soldier').table}")
    await person.page.get_by_role("alert").wait_for()


PAGES: Final[dict[str, Route]] = {
    "home": _home_with_a_game,
    "home-for-newcomers": _home_for_newcomers,
    "home-with-friends": accounts.at_home_with_friends,
    "new": address("/new"),
    "invitation": _invitation,
    "which-table": address("/t/"),
    "tables": address("/tables"),
    "wrong-code": _wrong_code,
    "games": _games,
    "lobby": _lobby,
    "cards": address("/cards"),
    "rules": address("/rules"),
    "learn": _learn,
    "puzzle": _puzzle,
    "puzzle-answered": _puzzle_answered,
    "settings": address("/settings"),
    "device": _device,
    "curtain": _curtain,
    "credits": address("/credits"),
    "missing": address("/nowhere"),
    "closed": _closed,
    "no-replay": _no_replay,
    "replay": _replay,
    "end": table("over"),
    "end-of-a-mix": table("over-mix"),
    "end-of-a-tie": table("over-tie"),
    "sign-up": accounts.at_sign_up,
    "sign-in": accounts.at_sign_in,
    "account": accounts.at_account,
    "friends": accounts.at_friends,
    "recovery": accounts.at_recovery,
    "recovery-code": accounts.at_recovery_code,
    "notifications": accounts.at_notifications,
}
SHEETS: Final[dict[str, Route]] = {
    "held": _held,
    "ordered": _ordered,
    "card-sheet": _card_sheet,
    "seat-sheet": _seat_sheet,
    "talk-sheet": _talk_sheet,
    "who-has-what": _who_has_what,
    "replay-more": _replay_more,
    "account-menu": accounts.at_menu,
    "delete-account": accounts.at_deleting,
    "report": accounts.at_reporting,
}
TABLES: Final[dict[str, Route]] = {name: table(name) for name in (*TEN, "long-reveal")}
ALL: Final[dict[str, Route]] = {**PAGES, **SHEETS, **TABLES}
