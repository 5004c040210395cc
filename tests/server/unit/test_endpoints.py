"""The endpoints of accounts and of bots, as a browser asks them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from oriflamme.protocol.tables import OpenTable, TableSettings
from oriflamme.server.accounts.accounts import digest_of_secret
from oriflamme.server.storage import schema

from .conftest import Today
from .house import ADDRESS, PASSWORD, Browser, House, Member, living_in
from .tables import gathered, played, started, token_of

DAY = 86_400_000
NEW = "another horse battery"


def wish(name: str = "Ann", password: str = PASSWORD) -> dict[str, str]:
    return {"name": name, "password": password}


async def signed_in(house: House, browser: Browser) -> str:
    """Return the name of the account that a browser is signed in to."""
    return str((await browser.ask("GET", "/api/account"))["name"])


# Coming and going.


async def test_who_signs_up_is_signed_in_and_has_their_games(house: House, today: Today) -> None:
    await house.keep("mine", gathered())
    browser = house.browser(user_agent="Mozilla/5.0 Browser")
    games = [{"table": "mine", "token": token_of(1)}]
    response = await browser.send("POST", "/api/accounts", {**wish(), "games": games})
    (row,) = await house.rows(schema.accounts)
    assert response.status_code == 201
    me = response.json()
    assert me.pop("recovery_code")
    assert me == {
        "id": row.id,
        "name": "Ann",
        "kind": "person",
        "created": today.at,
        "vacation_left": 30 * DAY,
    }
    (session,) = await house.rows(schema.sessions)
    assert (session.digest, session.label) == (digest_of_secret(browser.http.cookies["oriflamme"]), "Browser")
    assert await signed_in(house, browser) == "Ann"
    assert [game["table"] for game in (await browser.ask("GET", "/api/account/games"))["games"]] == ["mine"]


async def test_who_signs_in_is_told_who_they_are(house: House) -> None:
    ann = await house.member("Ann")
    browser = house.browser(user_agent="curl")
    response = await browser.send("POST", "/api/session", wish("ANN"))
    assert response.status_code == 200 and response.json()["id"] == ann.id
    digest = digest_of_secret(browser.http.cookies["oriflamme"])
    assert [row.label for row in await house.rows(schema.sessions, digest=digest)] == ["curl"]


async def test_a_browser_that_says_nothing_of_itself_has_no_label(house: House) -> None:
    await house.member("Ann")
    browser = house.browser()
    del browser.http.headers["user-agent"]
    await browser.ask("POST", "/api/session", wish())
    digest = digest_of_secret(browser.http.cookies["oriflamme"])
    assert [row.label for row in await house.rows(schema.sessions, digest=digest)] == [""]


async def test_who_signs_out_ends_this_session_only(house: House) -> None:
    ann = await house.member("Ann")
    other = await house.accounts.begin_session(ann.id, "a phone")
    browser = house.browser(ann)
    response = await browser.send("DELETE", "/api/session")
    assert (response.status_code, response.text) == (200, '{"done":true}')
    assert response.headers["content-type"] == "application/json"
    assert "oriflamme" not in browser.http.cookies
    assert [row.digest for row in await house.rows(schema.sessions)] == [digest_of_secret(other)]


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/accounts"), ("POST", "/api/session"), ("DELETE", "/api/session")]
)
async def test_no_other_page_signs_anybody_up_in_or_out(house: House, method: str, path: str) -> None:
    ann = await house.member("Ann")
    proof = {"authorization": f"Bearer {ann.secret}", "origin": "https://evil.test"}
    assert await house.browser().refused(method, path, wish("Bob"), **proof) == (403, "foreign_page")
    assert (len(await house.rows(schema.accounts)), len(await house.rows(schema.sessions))) == (1, 1)


async def test_our_own_page_signs_people_in(house: House) -> None:
    await house.member("Ann")
    browser = house.browser(origin=ADDRESS)
    await browser.ask("POST", "/api/session", wish())
    assert await signed_in(house, browser) == "Ann"


async def test_a_wrong_password_signs_nobody_in(house: House) -> None:
    await house.member("Ann")
    browser = house.browser()
    assert await browser.refused("POST", "/api/session", wish(password="wrong")) == (401, "wrong_password")
    assert not browser.http.cookies


# Trying again and again.


async def test_tries_are_limited_for_each_address(tmp_path: Path) -> None:
    async with living_in(tmp_path, sign_in_rate=0.0, sign_in_burst=3) as house:
        for name in ("Ann", "Bob", "Cid", "Dan"):
            await house.member(name)
        browser = house.browser(address="192.0.2.1")
        for name in ("Ann", "Bob", "Cid"):
            await browser.ask("POST", "/api/session", wish(name))
        assert await browser.refused("POST", "/api/session", wish("Dan")) == (429, "too_fast")
        assert await browser.refused("POST", "/api/accounts", wish("Eve")) == (429, "too_fast")
        await house.browser(address="192.0.2.2").ask("POST", "/api/session", wish("Dan"))


async def test_tries_are_limited_for_each_name_from_any_address(tmp_path: Path) -> None:
    async with living_in(tmp_path, sign_in_rate=0.0, sign_in_burst=3) as house:
        await house.member("Ann")
        await house.member("Bob")
        for number in range(3):
            await house.browser(address=f"192.0.2.{number}").ask("POST", "/api/session", wish("ANN"))
        browser = house.browser(address="192.0.2.9")
        assert await browser.refused("POST", "/api/session", wish("Ann")) == (429, "too_fast")
        await browser.ask("POST", "/api/session", wish("Bob"))


async def test_tries_to_sign_up_are_limited_by_the_address_alone(tmp_path: Path) -> None:
    async with living_in(tmp_path, sign_in_rate=0.0, sign_in_burst=2) as house:
        await house.member("Ann")
        for number in range(4):
            browser = house.browser(address=f"192.0.2.{number}")
            assert await browser.refused("POST", "/api/accounts", wish(password="short")) == (400, "no_body")
        browser = house.browser(address="192.0.2.0")
        assert await browser.refused("POST", "/api/accounts", {}) == (400, "no_body")
        assert await browser.refused("POST", "/api/accounts", {}) == (429, "too_fast")


async def test_tries_of_the_old_password_are_limited(tmp_path: Path) -> None:
    async with living_in(tmp_path, sign_in_rate=0.0, sign_in_burst=2) as house:
        ann, bob = await house.member("Ann"), await house.member("Bob")
        wrong = {"old": "wrong", "new": NEW}
        for number in range(2):
            browser = house.browser(ann, address=f"192.0.2.{number}")
            assert await browser.refused("POST", "/api/account/password", wrong) == (401, "wrong_password")
        browser = house.browser(ann, address="192.0.2.9")
        assert await browser.refused("POST", "/api/account/password", wrong) == (429, "too_fast")
        browser = house.browser(bob, address="192.0.2.9")
        assert await browser.refused("POST", "/api/account/password", wrong) == (401, "wrong_password")


# One's account.


async def test_a_guest_is_told_to_sign_in(house: House) -> None:
    for method, path in (
        ("GET", "/api/account"),
        ("DELETE", "/api/account"),
        ("DELETE", "/api/session"),
        ("POST", "/api/account/password"),
        ("GET", "/api/account/sessions"),
        ("DELETE", "/api/account/sessions"),
        ("DELETE", "/api/account/sessions/abc"),
        ("GET", "/api/account/games"),
        ("POST", "/api/account/games"),
        ("GET", "/api/account/export"),
        ("GET", "/api/account/bots"),
        ("POST", "/api/account/bots"),
        ("DELETE", "/api/account/bots/abc"),
        ("POST", "/api/account/bots/abc/token"),
    ):
        assert await house.browser().refused(method, path, {}) == (401, "not_signed_in"), (method, path)


async def test_a_bot_sees_itself_and_its_games_and_does_nothing_that_is_its_owners(house: House) -> None:
    made = await house.bots.create(await house.new_account("Ann"), "Robot")
    await house.keep("mine", gathered(made.id))
    bot = house.browser(authorization=f"Bearer {made.token}")
    me = await bot.ask("GET", "/api/account")
    assert (me["id"], me["kind"]) == (made.id, "bot")
    assert len((await bot.ask("GET", "/api/account/games"))["games"]) == 1
    for method, path in (
        ("DELETE", "/api/account"),
        ("DELETE", "/api/session"),
        ("POST", "/api/account/password"),
        ("GET", "/api/account/sessions"),
        ("DELETE", "/api/account/sessions"),
        ("DELETE", "/api/account/sessions/abc"),
        ("POST", "/api/account/games"),
        ("GET", "/api/account/export"),
        ("GET", "/api/account/bots"),
        ("POST", "/api/account/bots"),
        ("DELETE", f"/api/account/bots/{made.id}"),
        ("POST", f"/api/account/bots/{made.id}/token"),
    ):
        assert await bot.refused(method, path, {}) == (403, "forbidden"), (method, path)


async def test_only_the_methods_of_an_endpoint_are_answered(house: House) -> None:
    allowed = {
        "/api/accounts": {"POST"},
        "/api/session": {"POST", "DELETE"},
        "/api/account": {"GET", "HEAD", "DELETE"},
        "/api/account/password": {"POST"},
        "/api/account/sessions": {"GET", "HEAD", "DELETE"},
        "/api/account/sessions/abc": {"DELETE"},
        "/api/account/games": {"GET", "HEAD", "POST"},
        "/api/account/export": {"GET", "HEAD"},
        "/api/account/bots": {"GET", "HEAD", "POST"},
        "/api/account/bots/abc": {"DELETE"},
        "/api/account/bots/abc/token": {"POST"},
    }
    for path, methods in allowed.items():
        response = await house.browser().send("PATCH", path)
        assert response.status_code == 405, path
        assert set(response.headers["allow"].split(", ")) == methods, path


async def test_another_password_is_had_for_the_old_one(house: House) -> None:
    ann = await house.member("Ann")
    other = await house.accounts.begin_session(ann.id, "a phone")
    browser = house.browser(ann)
    path = "/api/account/password"
    assert await browser.refused("POST", path, {"old": "wrong", "new": NEW}) == (401, "wrong_password")
    assert await browser.ask("POST", path, {"old": PASSWORD, "new": NEW}) == {"done": True}
    digests = [row.digest for row in await house.rows(schema.sessions)]
    assert digests == [digest_of_secret(ann.secret)] and digest_of_secret(other) not in digests
    await house.accounts.check_own_password(await house.account(ann), NEW)


async def test_sessions_are_seen_and_ended(house: House) -> None:
    ann = await house.member("Ann")
    for label in ("a phone", "a tablet"):
        await house.accounts.begin_session(ann.id, label)
    browser = house.browser(ann)
    sessions = (await browser.ask("GET", "/api/account/sessions"))["sessions"]
    assert {one["label"] for one in sessions} == {"a browser", "a phone", "a tablet"}
    (phone,) = [one["id"] for one in sessions if one["label"] == "a phone"]
    assert await browser.ask("DELETE", f"/api/account/sessions/{phone}") == {"done": True}
    assert {row.label for row in await house.rows(schema.sessions)} == {"a browser", "a tablet"}
    assert await browser.refused("DELETE", f"/api/account/sessions/{phone}") == (404, "no_such_session")
    response = await browser.send("DELETE", "/api/account/sessions")
    assert response.json() == {"done": True} and "oriflamme" not in browser.http.cookies
    assert await house.rows(schema.sessions) == []


# Games.


async def test_games_are_claimed_and_counted(house: House) -> None:
    ann = await house.member("Ann")
    for table in ("one", "two"):
        await house.keep(table, gathered())
    games = [{"table": table, "token": token_of(0)} for table in ("one", "two", "three")]
    browser = house.browser(ann)
    assert await browser.ask("POST", "/api/account/games", {"games": games}) == {"claimed": 2}
    assert {game["table"] for game in (await browser.ask("GET", "/api/account/games"))["games"]} == {"one", "two"}
    assert await browser.ask("POST", "/api/account/games", {"games": games}) == {"claimed": 0}


class Woken:
    """Notes whether the hall was asked to count games."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        monkeypatch.setattr(house.services.rater, "wake", self.wake)

    def wake(self) -> None:
        self.times += 1


async def test_a_finished_game_counts_as_soon_as_it_is_claimed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    woken = Woken(house, monkeypatch)
    ann = await house.member("Ann")
    await house.keep("over", played(started(gathered())))
    games = {"games": [{"table": "over", "token": token_of(0)}]}
    browser = house.browser(ann)
    await browser.ask("POST", "/api/account/games", games)
    assert woken.times == 1
    await browser.ask("POST", "/api/account/games", games)
    assert woken.times == 1


# Leaving.


async def opened_by(house: House, member: Member) -> str:
    """Open a table that is in memory."""
    opened = await house.hall.open(
        OpenTable("-", TableSettings(players=3, deck="base"), ()), await house.account(member)
    )
    return opened.table


async def names_at(house: House, table: str) -> tuple[str, ...]:
    return (await house.hall.find(table, "192.0.2.1")).table.names


async def test_who_wants_to_be_forgotten_is_forgotten_at_once(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    table = await opened_by(house, ann)
    assert await names_at(house, table) == ("Ann", "", "")
    browser = house.browser(ann)
    assert await browser.refused("DELETE", "/api/account", {"password": "wrong"}) == (401, "wrong_password")
    response = await browser.send("DELETE", "/api/account", {"password": PASSWORD})
    assert response.json() == {"done": True} and "oriflamme" not in browser.http.cookies
    assert [row.id for row in await house.rows(schema.accounts)] == [bob.id]
    assert await names_at(house, table) == ("", "", "")


async def test_a_bot_that_its_owner_does_not_want_is_forgotten_at_once(house: House) -> None:
    ann, eve = await house.member("Ann"), await house.member("Eve")
    browser = house.browser(ann)
    response = await browser.send("POST", "/api/account/bots", {"name": "Robot"})
    assert response.status_code == 201
    made = response.json()
    assert set(made) == {"id", "name", "token"}
    table = await opened_by(house, Member(made["id"], "Robot", made["token"]))
    assert await names_at(house, table) == ("Robot", "", "")
    assert [bot["id"] for bot in (await browser.ask("GET", "/api/account/bots"))["bots"]] == [made["id"]]
    path = f"/api/account/bots/{made['id']}"
    assert await house.browser(eve).refused("DELETE", path) == (404, "no_such_bot")
    assert await browser.ask("DELETE", path) == {"done": True}
    assert await names_at(house, table) == ("", "", "")
    assert {row.name for row in await house.rows(schema.accounts)} == {"Ann", "Eve"}
    assert (await browser.ask("GET", "/api/account/bots")) == {"bots": []}


async def test_a_bot_has_another_token_when_its_owner_wants_it(house: House) -> None:
    ann = await house.member("Ann")
    browser = house.browser(ann)
    made = await browser.ask("POST", "/api/account/bots", {"name": "Robot"})
    token = (await browser.ask("POST", f"/api/account/bots/{made['id']}/token"))["token"]
    assert (await house.accounts.authenticate(token)).id == made["id"]
    old = house.browser(authorization=f"Bearer {made['token']}")
    assert await old.refused("GET", "/api/account") == (401, "signed_out")


# Everything about oneself.


async def exported(browser: Browser) -> dict[str, Any]:
    kept: dict[str, Any] = await browser.ask("GET", "/api/account/export")
    return kept


async def test_an_export_is_a_file_that_people_can_read(house: House) -> None:
    response = await house.browser(await house.member("Ann")).send("GET", "/api/account/export")
    assert response.headers["content-disposition"] == 'attachment; filename="oriflamme-account.json"'
    assert response.headers["content-type"] == "application/json"
    assert response.content == msgspec.json.format(response.content, indent=2)


async def test_an_export_has_everything_about_oneself_and_nothing_about_others(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await house.keep("both", gathered(ann.id, bob.id))
    for member, other in ((ann, "x"), (bob, "y")):
        await house.add(schema.blocks, account_id=member.id, blocked_id=other, created=1)
        report = {"at": 1, "table_id": "t", "seat": 0, "about": other, "reason": "abuse", "words": "w"}
        await house.add(schema.reports, id=f"of {member.name}", by=member.id, log="{}", state="open", **report)
    kept = await exported(house.browser(ann))
    assert set(kept) == {
        *("accounts", "sessions", "seats", "ratings", "rating_history", "results"),
        *("deadlines", "ways", "notices", "blocks", "reports", "games"),
        *("friends", "friend_requests", "invitations", "recovery_codes", "recovery_mails"),
    }
    assert [row["name"] for row in kept["accounts"]] == ["Ann"]
    assert [row["label"] for row in kept["sessions"]] == ["a browser"]
    assert [(row["table_id"], row["seat"], row["held"]) for row in kept["seats"]] == [("both", 0, True)]
    assert [row["blocked_id"] for row in kept["blocks"]] == ["x"]
    assert [row["id"] for row in kept["reports"]] == ["of Ann"]
    assert [(game["table"], game["names"]) for game in kept["games"]] == [("both", ["Ann", "Bob", "Eve"])]
    assert bob.id not in str(kept)


async def test_an_export_has_no_secret(house: House) -> None:
    ann = await house.member("Ann")
    way = {"id": "w", "kind": "push", "address": "https://push.test", "keys": "secret keys", "language": "en"}
    await house.add(schema.channels, account_id=ann.id, confirmed=True, failures=0, created=1, **way)
    kept = await exported(house.browser(ann))
    assert kept["ways"][0]["address"] == "https://push.test" and "keys" not in kept["ways"][0]
    assert "password" not in kept["accounts"][0] and "digest" not in kept["sessions"][0]
    assert kept["accounts"][0]["folded"] == "ann" and kept["sessions"][0]["account_id"] == ann.id


async def test_an_export_does_not_tell_who_has_blocked_oneself(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await house.add(schema.blocks, account_id=bob.id, blocked_id=ann.id, created=1)
    assert (await exported(house.browser(ann))).get("blocks", []) == []
