"""Every state of the pages about people, on the club's server, and how to get there."""

import re
from collections.abc import Awaitable, Callable
from typing import Final

from .club import DAYS, MODERATOR, WORDS, Club, come_as
from .people import Person

Route = Callable[[Person, Club], Awaitable[None]]


async def _games(person: Person, club: Club) -> None:
    for asked in ("Ann", "Cid"):
        await club.deal(asked, pace=DAYS, deck="masks")
    club.sit_down(club.players[:1], rated=True, pace=DAYS)
    await come_as(person, club.people["Ann"])
    await person.go("/games")
    await person.heading("games-asked").wait_for()


async def _new(person: Person, club: Club) -> None:
    await come_as(person, club.people["Ann"])
    await person.go("/new")
    await person.choose_setting("rated", person.say("rated-yes"))
    await person.choose_setting("pace", person.say("pace-turns"))


def _listed(path: str) -> Route:
    async def route(person: Person, club: Club) -> None:
        club.sit_down(club.players[:1], rated=True, open=True, pace=DAYS)
        await person.go(path)
        await person.page.get_by_text(person.say("rated-mark"), exact=True).first.wait_for()

    return route


async def _reports(person: Person, club: Club) -> None:
    if not club.people[MODERATOR].ask("GET", "/api/admin/reports")["reports"]:
        club.report(str((await club.deal("Cid"))[0]["table"]), 2)
    await come_as(person, club.people[MODERATOR])
    await person.go("/admin")
    await person.page.get_by_role("button", name=person.say("admin-log"), exact=True).first.click()
    await person.page.get_by_role("region", name=person.say("admin-log-of")).wait_for()


async def _action(person: Person, club: Club) -> None:
    await _reports(person, club)
    await person.page.get_by_role("button", name=re.compile(f"^{person.say('admin-action-ban')}")).first.click()
    await person.page.get_by_label(person.say("admin-words")).fill(WORDS)
    await person.press(person.button("admin-check"))
    await person.button("admin-cancel").wait_for()


async def _own_profile(person: Person, club: Club) -> None:
    for game in club.people["Ann"].ask("GET", "/api/people/Ann")["recent"][:2]:
        club.review(game["table"])
    await come_as(person, club.people["Ann"])
    await person.go("/people/Ann")
    await person.heading("insights-read").wait_for()


def _page(path: str, name: str | None = None) -> Route:
    async def route(person: Person, club: Club) -> None:
        if name is not None:
            await come_as(person, club.people[name])
        await person.go(path)
        await person.page.locator("main:not([aria-busy]) :is(h1, table)").first.wait_for()

    return route


STATES: Final[dict[str, Route]] = {
    "profile": _page("/people/Ann"),
    "own-profile": _own_profile,
    "no-such-person": _page("/people/Nobody"),
    "ladders": _page("/ladders"),
    "ladder": _page("/ladders/base-3", "Ann"),
    "games-over-days": _games,
    "new-rated": _new,
    "home-rated": _listed("/"),
    "tables-rated": _listed("/tables"),
    "reports": _reports,
    "action": _action,
    "actions": _page("/admin/deeds", MODERATOR),
    "audit": _page("/admin/audit", MODERATOR),
    "refused": _page("/admin"),
}
PICTURED: Final = (
    "profile",
    "own-profile",
    "ladder",
    "games-over-days",
    "new-rated",
    "reports",
)  # the others look much the same
