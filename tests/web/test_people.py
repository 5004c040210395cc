"""Profiles, ladders, the list of games, rated and turn-based tables, and moderation, on the club's server."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from ..server.people.browser import Browser
from .accounts import sign_in_link
from .club import DAYS, GAMES, HOUR, MODERATOR, Club, come_as
from .conftest import CLUB, Invite
from .people import ACCOUNT, DESKTOP, PHONE, SEATS, Person
from .test_keyboard import tab_to
from .words import words

pytestmark = CLUB


async def member_or_guest(invite: Invite, club: Club, name: str | None = "Ann", **more: Any) -> Person:
    """Return a member of the club at a browser, or a guest."""
    person = await invite(name or "Guest", address=club.server.address, **more)
    if name is not None:
        await come_as(person, club.people[name])
    return person


def rows(person: Person) -> Locator:
    return person.page.get_by_role("main").get_by_role("listitem")


# Profiles and ladders.


async def test_a_profile_shows_past_games_and_links_to_their_replays(invite: Invite, club: Club) -> None:
    guest = await member_or_guest(invite, club, None)
    await guest.go("/people/ann")  # upper and lower case do not matter
    await expect(guest.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    await expect(guest.page.get_by_text(str(GAMES), exact=True).first).to_be_visible()
    for title in ("profile-ratings", "profile-by-box", "profile-by-kind", "profile-recent"):
        await expect(guest.heading(title).first).to_be_visible()
    await expect(guest.page.get_by_text(guest.like("profile-history"))).to_be_visible()
    await expect(guest.page.get_by_text(words("rated-mark"), exact=True)).to_have_count(GAMES)
    await expect(guest.page).to_have_title("Ann · Oriflamme")
    await guest.page.get_by_role("link", name=words("end-replay"), exact=True).first.click()
    await expect(guest.page.get_by_role("slider")).to_be_visible()


async def test_the_profile_of_a_new_person_says_so(invite: Invite, club: Club) -> None:
    guest = await member_or_guest(invite, club, None)
    await guest.go(f"/people/{club.people[MODERATOR].id}")
    await expect(guest.page.get_by_role("heading", name=MODERATOR, exact=True)).to_be_visible()
    await expect(guest.page.get_by_text(words("profile-new"))).to_be_visible()


async def test_a_name_with_a_dot_is_not_taken_for_a_file(invite: Invite, club: Club) -> None:
    guest = await member_or_guest(invite, club, None)
    await guest.go("/people/Ben%20J.%20Smith")
    await expect(guest.page.get_by_role("heading", name="Ben J. Smith", exact=True)).to_be_visible()


@pytest.mark.parametrize("path", ["/people/Nobody", "/people/%", "/people/%3Cb%3E", "/ladders/nothing-9"])
async def test_a_missing_person_or_ladder_is_reported_with_a_sentence(invite: Invite, club: Club, path: str) -> None:
    guest = await member_or_guest(invite, club, None)
    await guest.go(path)
    text = "problem-no-such-ladder" if "ladders" in path else "problem-no-such-account"
    await expect(guest.page.get_by_role("alert")).to_have_text(words(text))


async def test_a_ladder_lists_everyone_with_three_games_and_marks_the_reader(invite: Invite, club: Club) -> None:
    ann = await member_or_guest(invite, club)
    await ann.go("/ladders")
    await ann.page.get_by_role("link", name=re.compile(words("ladder-games", amount=GAMES))).click()
    table = ann.page.get_by_role("table")
    await expect(table.get_by_role("row")).to_have_count(1 + 3)
    places = await table.get_by_role("row").all_inner_texts()
    ratings = [int(re.findall(r"\d+", place.replace("±", " "))[1]) for place in places[1:]]
    assert ratings == sorted(ratings, reverse=True)
    await expect(table.get_by_role("row", name=re.compile(f"Ann.*{words('seat-you')}"))).to_have_count(1)
    await table.get_by_role("link", name="Cid", exact=True).click()
    await expect(ann.page.get_by_role("heading", name="Cid", exact=True)).to_be_visible()


# The list of games.


async def test_my_turns_come_first_and_every_table_is_listed_once(invite: Invite, club: Club) -> None:
    asked = await club.deal("Ann", pace=DAYS)
    others = await club.deal("Ben J. Smith", pace=DAYS)
    gathering = club.sit_down(club.players[:1], pace=DAYS)
    ann = await member_or_guest(invite, club)
    await ann.hold(asked[0], {**gathering[0], "table": "tnotmine1234", "token": "x"})
    await ann.go("/games")
    await expect(ann.heading("games-asked")).to_be_visible()
    titles = [title.split()[0] for title in await ann.page.get_by_role("heading", level=2).all_inner_texts()]
    groups = ("games-asked", "games-others", "games-gathering", "games-here", "games-over")
    assert titles == [words(group).split()[0] for group in groups]
    links = [await link.get_attribute("href") for link in await rows(ann).get_by_role("link").all()]
    tables = [link.rsplit("/", 1)[1] for link in links if link]
    mine = [one["table"] for one in (asked[0], others[0], gathering[0])] + ["tnotmine1234"]
    assert [table for table in tables if table in mine] == mine  # other tests leave tables with Ann
    games = club.people["Ann"].ask("GET", "/api/account/games")["games"]
    assert sorted(tables) == sorted([*(game["table"] for game in games), "tnotmine1234"])
    waiting = sum(game.get("is_asked", False) for game in games)
    await expect(rows(ann).first).to_contain_text(words("left-days", amount=2))
    await expect(ann.page).to_have_title(re.compile(rf"^\({waiting}\) "))
    await ann.go("/")
    asked_count = words("games-asked-count", amount=waiting)
    await expect(ann.page.get_by_role("link", name=re.compile(asked_count))).to_be_visible()


async def test_a_turn_based_table_opens_in_any_browser_and_shows_the_days_left(invite: Invite, club: Club) -> None:
    asked = await club.deal("Ann", pace={**DAYS, "seconds": 72 * HOUR})
    for size in (DESKTOP, PHONE):
        ann = await member_or_guest(invite, club, size=size)  # this browser has never had the token of the seat
        await ann.go("/games")
        await ann.press(rows(ann).filter(has_text=words("left-days", amount=3)).get_by_role("link"))
        await expect(ann.page).to_have_url(re.compile(f"/t/{asked[0]['table']}"))
        await ann.sees_table()
        await expect(ann.playable.first).to_be_visible()
        await expect(ann.page.get_by_text(words("span-days", amount=3), exact=True).first).to_be_visible()
        assert not re.match(r"^\(\d", await ann.page.title())


async def test_the_table_shows_how_long_the_others_have(invite: Invite, club: Club) -> None:
    seats = await club.deal("Cid", pace=DAYS)
    ann = await member_or_guest(invite, club, size=PHONE)
    await ann.go(f"/t/{seats[0]['table']}")
    await ann.sees_table()
    await expect(ann.question).to_contain_text(words("left-days", amount=2))


async def test_a_guest_sees_the_games_of_this_browser(invite: Invite, club: Club) -> None:
    asked = await club.deal("Ann")
    guest = await member_or_guest(invite, club, None)
    await guest.hold(asked[0])
    await guest.go("/games")
    await expect(guest.link("go-on")).to_have_count(1)
    await guest.press(guest.button("forget-game"))
    await expect(guest.page.get_by_text(words("no-games"))).to_be_visible()
    assert await guest.recall(SEATS) == []


async def test_a_person_signed_out_elsewhere_is_told_at_once(invite: Invite, club: Club) -> None:
    member = Browser(club.server).sign_up()
    person = await member_or_guest(invite, club, None)
    await come_as(person, member)
    member.ask("DELETE", "/api/account/sessions")
    await person.go("/ladders")
    await expect(person.page.get_by_role("alert")).to_contain_text(words("problem-signed-out"))
    await expect(sign_in_link(person)).to_be_visible()
    await person.press(person.link("my-games").first)
    await expect(person.page.get_by_text(words("no-games"))).to_be_visible()
    await expect(person.page.get_by_role("alert")).to_have_count(0)


# Rated and turn-based tables.


async def test_a_rated_table_has_no_coach_also_for_one_who_asks_anyway(invite: Invite, club: Club) -> None:
    seats = await club.deal("Ann", rated=True, pace=DAYS)
    ann = await member_or_guest(invite, club)
    await ann.go(f"/t/{seats[0]['table']}")
    await ann.asked()
    await expect(ann.button("coach-ask")).to_have_count(0)
    async with club.at(seats[:1]) as (client,):
        await client.until(lambda one: one.question is not None)
        refused = await client.say("coach", number=client.last["game"]["number"])
        assert (refused["type"], refused["code"], refused["variant"]) == ("refused", "no_coach", "rated")
    await expect(ann.page.get_by_text(words("coach-asks"))).to_have_count(0)


async def test_a_person_sees_insights_and_others_only_the_marks(invite: Invite, club: Club) -> None:
    (game, *_) = club.people["Ann"].ask("GET", "/api/people/Ann")["recent"]
    club.review(game["table"])
    ann, guest = await member_or_guest(invite, club, size=PHONE), await member_or_guest(invite, club, None)
    for person in (ann, guest):
        await person.go("/people/Ann")
        await expect(person.heading("insights")).to_be_visible()
        await expect(person.page.get_by_text(person.like("insights-games"))).to_be_visible()
    await expect(ann.heading("insights-read")).to_be_visible()
    await expect(guest.heading("insights-read")).to_have_count(0)
    await expect(guest.page.get_by_text(words("insights-private"))).to_have_count(0)


async def test_a_guest_is_told_why_tables_cannot_be_rated(invite: Invite, club: Club) -> None:
    guest = await member_or_guest(invite, club, None)
    await guest.go("/new")
    await expect(guest.page.get_by_role("group", name=words("rated"), exact=True)).to_have_count(0)
    await guest.page.get_by_text(words("more-options"), exact=True).click()
    await expect(guest.page.get_by_text(words("rated-why-not"))).to_be_visible()


async def test_a_rated_turn_based_table_is_opened_and_marked_for_everyone(invite: Invite, club: Club) -> None:
    ann = await member_or_guest(invite, club)
    await ann.go("/new")
    await expect(ann.page.get_by_role("combobox", name=words("seat-number", number=2))).to_be_visible()
    await ann.choose_setting("rated", words("rated-yes"))
    await expect(ann.page.get_by_role("combobox", name=words("seat-number", number=2))).to_have_count(0)
    await ann.choose_setting("pace", words("pace-turns"))
    chooser = ann.page.get_by_role("combobox", name=words("pace-time"))
    hours = [await option.get_attribute("value") for option in await chooser.locator("option").all()]
    assert [int(value or 0) // HOUR for value in hours] == [1, 8, 24, 48, 72, 168]
    await chooser.select_option(words("span-hours", amount=8))
    await ann.choose_setting("who-may-come", words("everyone"))
    await ann.press(ann.button("open-the-table"))
    code = (await ann.invitation()).rsplit("/", 1)[1]
    settings = club.server.get(f"/api/tables/{code}")["settings"]
    assert settings["rated"] and settings["pace"] == {"kind": "turns", "seconds": 8 * HOUR}
    await expect(ann.page.get_by_text(words("rated-mark"), exact=True)).to_be_visible()
    await expect(ann.button("lobby-fill")).to_have_count(0)  # the server's bots do not play rated games
    guest = await member_or_guest(invite, club, None)
    await guest.go("/tables")
    table = rows(guest).filter(has_text=words("table-of", name="Ann")).first
    for said in (words("rated-mark"), words("turn-based"), words("each-hours", amount=8)):
        await expect(table).to_contain_text(said)


# Moderation.


@pytest.mark.parametrize("name", [None, "Ann"])
async def test_only_moderators_can_open_the_moderation_pages(invite: Invite, club: Club, name: str | None) -> None:
    person = await member_or_guest(invite, club, name)
    for path in ("/admin", "/admin/deeds", "/admin/audit"):
        await person.go(path)
        await expect(person.heading("admin-refused")).to_be_visible()
        await expect(person.page.get_by_role("form")).to_have_count(0)


async def test_the_server_refuses_a_person_who_pretends_to_be_a_moderator(invite: Invite, club: Club) -> None:
    ann = await member_or_guest(invite, club)
    forged = {**club.people["Ann"].me, "is_admin": True}
    await ann.prepare(f"localStorage.setItem({ACCOUNT!r}, {json.dumps(json.dumps(forged))})")
    await ann.go("/admin")
    await expect(ann.heading("admin-refused")).to_be_visible()
    await expect(ann.page.get_by_role("form")).to_have_count(0)
    assert club.people["Ann"].refused("GET", "/api/admin/reports")[1] == "forbidden"


async def test_a_moderator_reads_a_report_with_its_log_and_closes_it_with_a_reason(invite: Invite, club: Club) -> None:
    table = str((await club.deal("Cid"))[0]["table"])
    club.report(table, 2, "Closed in a minute.")
    marta = await member_or_guest(invite, club, MODERATOR)
    await marta.go("/admin")
    report = rows(marta).filter(has=marta.page.get_by_text("Closed in a minute."))
    await expect(report).to_contain_text(words("reason-stalling"))
    await report.get_by_role("button", name=words("admin-log"), exact=True).click()
    log = report.get_by_role("region", name=words("admin-log-of"))
    await expect(log.get_by_role("listitem").first).to_contain_text("opened")
    await expect(report.get_by_text(words("admin-withheld"))).to_be_visible()  # the game goes on
    close = report.get_by_role("button", name=words("admin-close"), exact=True)
    await expect(close).to_be_disabled()
    await report.get_by_label(words("admin-close-words")).fill("Told him so.")
    await close.click()
    await expect(report).to_have_count(0)
    await marta.choose_setting("admin-reports", words("admin-closed"))
    await expect(report).to_have_count(1)
    await marta.page.get_by_role("link", name=words("admin-audit"), exact=True).click()
    await expect(rows(marta).first).to_contain_text("Told him so.")
    await expect(rows(marta).first).to_contain_text(words("admin-action-close-report"))


async def test_a_moderator_action_must_be_confirmed(invite: Invite, club: Club) -> None:
    rude = Browser(club.server).sign_up("Rude Ruud")
    marta = await member_or_guest(invite, club, MODERATOR)
    await marta.go("/admin/deeds")
    await marta.page.get_by_label(words("admin-about-person")).fill("Rude Ruud")
    await marta.page.get_by_label(words("admin-words")).fill("Insults at three tables.")
    await marta.press(marta.button("admin-check"))
    question = marta.page.get_by_role("group", name=words("admin-confirm"))
    await expect(question).to_contain_text("Rude Ruud")
    await expect(marta.button("admin-cancel")).to_be_focused()
    await marta.press(marta.button("admin-cancel"))
    rude.ask("GET", "/api/account")  # not banned yet
    await marta.press(marta.button("admin-check"))
    await question.get_by_role("button", name=words("admin-action-ban"), exact=True).click()
    await expect(marta.page.get_by_role("status")).to_have_text(words("admin-done"))
    assert rude.refused("GET", "/api/account")[0] == 401
    await marta.go("/admin/audit")
    await expect(rows(marta).first).to_contain_text("Insults at three tables.")


async def test_a_moderator_closes_a_table_and_renames_a_person(invite: Invite, club: Club) -> None:
    table = str((await club.deal("Cid"))[0]["table"])
    odd = Browser(club.server).sign_up("Odd Name")
    marta = await member_or_guest(invite, club, MODERATOR)
    await marta.go("/admin/deeds")
    for action, about, field in (
        ("admin-action-close-table", table, "admin-about-table"),
        ("admin-action-rename", "Odd Name", "admin-about-person"),
    ):
        await marta.choose_setting("admin-action", words(action))
        await marta.page.get_by_label(words(field)).fill(about)
        if action == "admin-action-rename":
            await marta.page.get_by_label(words("admin-new-name")).fill("Plain Name")
        await marta.page.get_by_label(words("admin-words")).fill("Because.")
        await marta.press(marta.button("admin-check"))
        await (
            marta.page.get_by_role("group", name=words("admin-confirm"))
            .get_by_role("button", name=words(action))
            .click()
        )
        await expect(marta.page.get_by_role("status")).to_have_text(words("admin-done"))
    assert odd.ask("GET", "/api/account")["name"] == "Plain Name"
    await marta.go(f"/t/{table}")
    await expect(marta.heading("table-missing")).to_be_visible()


async def test_an_action_against_an_unknown_person_is_refused_with_a_sentence(invite: Invite, club: Club) -> None:
    marta = await member_or_guest(invite, club, MODERATOR)
    await marta.go("/admin/deeds")
    await marta.page.get_by_label(words("admin-about-person")).fill("Nobody at all")
    await marta.page.get_by_label(words("admin-words")).fill("Why not.")
    await marta.press(marta.button("admin-check"))
    await (
        marta.page.get_by_role("group", name=words("admin-confirm"))
        .get_by_role("button", name=words("admin-action-ban"))
        .click()
    )
    await expect(marta.page.get_by_role("alert")).to_have_text(words("problem-no-such-account"))


# With the keyboard alone.


async def test_ladders_games_and_a_rated_table_work_with_the_keyboard_alone(invite: Invite, club: Club) -> None:
    asked = await club.deal("Ann", pace=DAYS)
    ann = await member_or_guest(invite, club)
    await ann.go("/ladders")
    await tab_to(ann, re.compile(words("ladder-games", amount=GAMES)))
    await ann.page.keyboard.press("Enter")
    await ann.page.get_by_role("table").wait_for()
    await tab_to(ann, re.compile("^Cid$"))
    await ann.page.keyboard.press("Enter")
    await ann.page.get_by_role("heading", name="Cid", exact=True).wait_for()
    await ann.go("/new")
    await tab_to(ann, re.compile(f"^{words('deck-masks')}$"))
    yes = ann.radio("rated", words("rated-yes"))
    for _ in range(60):
        await ann.page.keyboard.press("Tab")
        if await ann.radio("rated", words("rated-no")).evaluate("radio => radio === document.activeElement"):
            break
    await ann.page.keyboard.press("ArrowRight")
    await expect(yes).to_be_checked()
    await tab_to(ann, re.compile(f"^{words('open-the-table')}$"))
    await ann.page.keyboard.press("Enter")
    await ann.invitation()
    await ann.hold(asked[0])
    await ann.go("/games")
    await tab_to(ann, re.compile(f"^{words('games-play')}$"))
    await ann.page.keyboard.press("Enter")
    await expect(ann.page).to_have_url(re.compile("/t/"))
