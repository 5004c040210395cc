"""The endpoints of accounts and bots, as a browser uses them."""

import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from oriflamme.protocol.tables import OpenTable, TableSettings
from oriflamme.server.accounts.accounts import digest_of_secret
from oriflamme.server.api.http import with_refusals
from oriflamme.server.cluster.location import Elsewhere, Found
from oriflamme.server.storage import schema

from .backend import ADDRESS, PASSWORD, Backend, Browser, Member, open_backend
from .conftest import Today
from .tables import gathered, played, started, token_of

DAY = 86_400_000
NEW = "another horse battery"


def credentials(name: str = "Ann", password: str = PASSWORD) -> dict[str, str]:
    return {"name": name, "password": password}


async def signed_in(backend: Backend, browser: Browser) -> str:
    """Return the name of the account that a browser is signed in to."""
    return str((await browser.ask("GET", "/api/account"))["name"])


# Signing up, in and out.


async def test_signing_up_signs_in_and_claims_the_guests_games(backend: Backend, today: Today) -> None:
    await backend.store_table("mine", gathered())
    browser = backend.browser(user_agent="Mozilla/5.0 Browser")
    games = [{"table": "mine", "token": token_of(1)}]
    response = await browser.send("POST", "/api/accounts", {**credentials(), "games": games})
    (row,) = await backend.rows(schema.accounts)
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
    (session,) = await backend.rows(schema.sessions)
    assert (session.digest, session.label) == (digest_of_secret(browser.http.cookies["oriflamme"]), "Browser")
    assert await signed_in(backend, browser) == "Ann"
    assert [game["table"] for game in (await browser.ask("GET", "/api/account/games"))["games"]] == ["mine"]


async def test_signing_in_returns_the_account(backend: Backend) -> None:
    ann = await backend.member("Ann")
    browser = backend.browser(user_agent="curl")
    response = await browser.send("POST", "/api/session", credentials("ANN"))
    assert response.status_code == 200 and response.json()["id"] == ann.id
    digest = digest_of_secret(browser.http.cookies["oriflamme"])
    assert [row.label for row in await backend.rows(schema.sessions, digest=digest)] == ["curl"]


async def test_a_session_without_a_user_agent_has_no_label(backend: Backend) -> None:
    await backend.member("Ann")
    browser = backend.browser()
    del browser.http.headers["user-agent"]
    await browser.ask("POST", "/api/session", credentials())
    digest = digest_of_secret(browser.http.cookies["oriflamme"])
    assert [row.label for row in await backend.rows(schema.sessions, digest=digest)] == [""]


async def test_signing_out_ends_only_this_session(backend: Backend) -> None:
    ann = await backend.member("Ann")
    other = await backend.accounts.begin_session(ann.id, "a phone")
    browser = backend.browser(ann)
    response = await browser.send("DELETE", "/api/session")
    assert (response.status_code, response.text) == (200, '{"done":true}')
    assert response.headers["content-type"] == "application/json"
    assert "oriflamme" not in browser.http.cookies
    assert [row.digest for row in await backend.rows(schema.sessions)] == [digest_of_secret(other)]


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/accounts"), ("POST", "/api/session"), ("DELETE", "/api/session")]
)
async def test_other_sites_cannot_sign_anyone_up_in_or_out(backend: Backend, method: str, path: str) -> None:
    ann = await backend.member("Ann")
    proof = {"authorization": f"Bearer {ann.secret}", "origin": "https://evil.test"}
    assert await backend.browser().refused(method, path, credentials("Bob"), **proof) == (403, "foreign_page")
    assert (len(await backend.rows(schema.accounts)), len(await backend.rows(schema.sessions))) == (1, 1)


async def test_our_own_page_can_sign_people_in(backend: Backend) -> None:
    await backend.member("Ann")
    browser = backend.browser(origin=ADDRESS)
    await browser.ask("POST", "/api/session", credentials())
    assert await signed_in(backend, browser) == "Ann"


async def test_a_wrong_password_does_not_sign_in(backend: Backend) -> None:
    await backend.member("Ann")
    browser = backend.browser()
    assert await browser.refused("POST", "/api/session", credentials(password="wrong")) == (401, "wrong_password")
    assert not browser.http.cookies


# Limits of attempts.


async def test_attempts_are_limited_for_each_address(tmp_path: Path) -> None:
    async with open_backend(tmp_path, sign_in_rate=0.0, sign_in_burst=3) as backend:
        for name in ("Ann", "Bob", "Cid", "Dan"):
            await backend.member(name)
        browser = backend.browser(address="192.0.2.1")
        for name in ("Ann", "Bob", "Cid"):
            await browser.ask("POST", "/api/session", credentials(name))
        assert await browser.refused("POST", "/api/session", credentials("Dan")) == (429, "too_fast")
        assert await browser.refused("POST", "/api/accounts", credentials("Eve")) == (429, "too_fast")
        await backend.browser(address="192.0.2.2").ask("POST", "/api/session", credentials("Dan"))


async def test_attempts_are_limited_for_each_name_across_addresses(tmp_path: Path) -> None:
    async with open_backend(tmp_path, sign_in_rate=0.0, sign_in_burst=3) as backend:
        await backend.member("Ann")
        await backend.member("Bob")
        for number in range(15):
            browser = backend.browser(address=f"192.0.2.{number}")
            assert await browser.refused("POST", "/api/session", credentials("ANN", "wrong")) == (401, "wrong_password")
        browser = backend.browser(address="192.0.2.99")
        response = await browser.send("POST", "/api/session", credentials("Ann"))
        assert (response.status_code, response.json()["code"], response.json()["variant"]) == (
            429,
            "too_fast",
            "account",
        )
        await browser.ask("POST", "/api/session", credentials("Bob"))


async def test_attempts_to_sign_up_are_limited_by_address_only(tmp_path: Path) -> None:
    async with open_backend(tmp_path, sign_in_rate=0.0, sign_in_burst=2) as backend:
        await backend.member("Ann")
        for number in range(4):
            browser = backend.browser(address=f"192.0.2.{number}")
            assert await browser.refused("POST", "/api/accounts", credentials(password="short")) == (400, "no_body")
        browser = backend.browser(address="192.0.2.0")
        assert await browser.refused("POST", "/api/accounts", {}) == (400, "no_body")
        assert await browser.refused("POST", "/api/accounts", {}) == (429, "too_fast")


async def test_attempts_to_guess_the_old_password_are_limited(tmp_path: Path) -> None:
    async with open_backend(tmp_path, sign_in_rate=0.0, sign_in_burst=2) as backend:
        ann, bob = await backend.member("Ann"), await backend.member("Bob")
        wrong = {"old": "wrong", "new": NEW}
        for number in range(2):
            browser = backend.browser(ann, address=f"192.0.2.{number}")
            assert await browser.refused("POST", "/api/account/password", wrong) == (401, "wrong_password")
        browser = backend.browser(ann, address="192.0.2.9")
        assert await browser.refused("POST", "/api/account/password", wrong) == (429, "too_fast")
        browser = backend.browser(bob, address="192.0.2.9")
        assert await browser.refused("POST", "/api/account/password", wrong) == (401, "wrong_password")


# The account.


async def test_a_guest_is_told_to_sign_in(backend: Backend) -> None:
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
        assert await backend.browser().refused(method, path, {}) == (401, "not_signed_in"), (method, path)


async def test_a_bot_sees_itself_and_its_games_but_cannot_act_as_its_owner(backend: Backend) -> None:
    made = await backend.bots.create(await backend.new_account("Ann"), "Robot")
    await backend.store_table("mine", gathered(made.id))
    bot = backend.browser(authorization=f"Bearer {made.token}")
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


async def test_an_endpoint_refuses_methods_that_it_does_not_have(backend: Backend) -> None:
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
        response = await backend.browser().send("PATCH", path)
        assert response.status_code == 405, path
        assert set(response.headers["allow"].split(", ")) == methods, path


async def test_changing_the_password_needs_the_old_one(backend: Backend) -> None:
    ann = await backend.member("Ann")
    other = await backend.accounts.begin_session(ann.id, "a phone")
    browser = backend.browser(ann)
    path = "/api/account/password"
    assert await browser.refused("POST", path, {"old": "wrong", "new": NEW}) == (401, "wrong_password")
    assert await browser.ask("POST", path, {"old": PASSWORD, "new": NEW}) == {"done": True}
    digests = [row.digest for row in await backend.rows(schema.sessions)]
    assert digests == [digest_of_secret(ann.secret)] and digest_of_secret(other) not in digests
    await backend.accounts.check_own_password(await backend.account(ann), NEW)


async def test_sessions_can_be_listed_and_ended(backend: Backend) -> None:
    ann = await backend.member("Ann")
    for label in ("a phone", "a tablet"):
        await backend.accounts.begin_session(ann.id, label)
    browser = backend.browser(ann)
    sessions = (await browser.ask("GET", "/api/account/sessions"))["sessions"]
    assert {one["label"] for one in sessions} == {"a browser", "a phone", "a tablet"}
    (phone,) = [one["id"] for one in sessions if one["label"] == "a phone"]
    assert await browser.ask("DELETE", f"/api/account/sessions/{phone}") == {"done": True}
    assert {row.label for row in await backend.rows(schema.sessions)} == {"a browser", "a tablet"}
    assert await browser.refused("DELETE", f"/api/account/sessions/{phone}") == (404, "no_such_session")
    response = await browser.send("DELETE", "/api/account/sessions")
    assert response.json() == {"done": True} and "oriflamme" not in browser.http.cookies
    assert await backend.rows(schema.sessions) == []


# Games.


async def test_games_are_claimed_and_counted(backend: Backend) -> None:
    ann = await backend.member("Ann")
    for table in ("one", "two"):
        await backend.store_table(table, gathered())
    games = [{"table": table, "token": token_of(0)} for table in ("one", "two", "three")]
    browser = backend.browser(ann)
    assert await browser.ask("POST", "/api/account/games", {"games": games}) == {"claimed": 2}
    assert {game["table"] for game in (await browser.ask("GET", "/api/account/games"))["games"]} == {"one", "two"}
    assert await browser.ask("POST", "/api/account/games", {"games": games}) == {"claimed": 0}


async def test_lists_are_limited_for_each_account(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oriflamme.server.api.accounts.LIST_RATE", 0.0)
    async with open_backend(tmp_path) as backend:
        ann, bob = [backend.browser(await backend.member(name)) for name in ("Ann", "Bob")]
        for _ in range(58):
            await ann.ask("GET", "/api/account/games")
        await ann.ask("POST", "/api/account/games", {"games": []})
        await exported(ann)
        for method, path in (("GET", "games"), ("POST", "games"), ("GET", "export")):
            refused = await ann.send(method, f"/api/account/{path}", {"games": []})
            assert (refused.json()["code"], refused.json()["variant"]) == ("too_fast", "again")
        await bob.ask("GET", "/api/account/games")


class RaterCalls:
    """Counts how often the rater is woken."""

    def __init__(self, backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        monkeypatch.setattr(backend.services.rater, "wake", self.wake)

    def wake(self) -> None:
        self.times += 1


async def test_a_finished_game_counts_as_soon_as_it_is_claimed(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = RaterCalls(backend, monkeypatch)
    ann = await backend.member("Ann")
    await backend.store_table("over", played(started(gathered())))
    games = {"games": [{"table": "over", "token": token_of(0)}]}
    browser = backend.browser(ann)
    await browser.ask("POST", "/api/account/games", games)
    assert calls.times == 1
    await browser.ask("POST", "/api/account/games", games)
    assert calls.times == 1


# Deleting.


async def opened_by(backend: Backend, member: Member) -> str:
    """Open a live table and return its id."""
    opened = await backend.hall.open(
        OpenTable("-", TableSettings(players=3, deck="base"), ()), await backend.account(member)
    )
    return opened.table


async def names_at(backend: Backend, table: str) -> tuple[str, ...]:
    return (await backend.hall.find(table, "192.0.2.1")).table.names


async def test_deleting_an_account_takes_effect_at_once(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    table = await opened_by(backend, ann)
    assert await names_at(backend, table) == ("Ann", "", "")
    browser = backend.browser(ann)
    assert await browser.refused("DELETE", "/api/account", {"password": "wrong"}) == (401, "wrong_password")
    response = await browser.send("DELETE", "/api/account", {"password": PASSWORD})
    assert response.json() == {"done": True} and "oriflamme" not in browser.http.cookies
    assert [row.id for row in await backend.rows(schema.accounts)] == [bob.id]
    assert await names_at(backend, table) == ("", "", "")


async def test_deleting_a_bot_takes_effect_at_once(backend: Backend) -> None:
    ann, eve = await backend.member("Ann"), await backend.member("Eve")
    browser = backend.browser(ann)
    response = await browser.send("POST", "/api/account/bots", {"name": "Robot"})
    assert response.status_code == 201
    made = response.json()
    assert set(made) == {"id", "name", "token"}
    table = await opened_by(backend, Member(made["id"], "Robot", made["token"]))
    assert await names_at(backend, table) == ("Robot", "", "")
    assert [bot["id"] for bot in (await browser.ask("GET", "/api/account/bots"))["bots"]] == [made["id"]]
    path = f"/api/account/bots/{made['id']}"
    assert await backend.browser(eve).refused("DELETE", path) == (404, "no_such_bot")
    assert await browser.ask("DELETE", path) == {"done": True}
    assert await names_at(backend, table) == ("", "", "")
    assert {row.name for row in await backend.rows(schema.accounts)} == {"Ann", "Eve"}
    assert (await browser.ask("GET", "/api/account/bots")) == {"bots": []}


async def test_an_owner_can_give_a_bot_a_new_token(backend: Backend) -> None:
    ann = await backend.member("Ann")
    browser = backend.browser(ann)
    made = await browser.ask("POST", "/api/account/bots", {"name": "Robot"})
    token = (await browser.ask("POST", f"/api/account/bots/{made['id']}/token"))["token"]
    assert (await backend.accounts.authenticate(token)).id == made["id"]
    old = backend.browser(authorization=f"Bearer {made['token']}")
    assert await old.refused("GET", "/api/account") == (401, "signed_out")


# The export of personal data.


async def exported(browser: Browser) -> dict[str, Any]:
    kept: dict[str, Any] = await browser.ask("GET", "/api/account/export")
    return kept


async def test_an_export_is_a_readable_file(backend: Backend) -> None:
    response = await backend.browser(await backend.member("Ann")).send("GET", "/api/account/export")
    assert response.headers["content-disposition"] == 'attachment; filename="oriflamme-account.json"'
    assert response.headers["content-type"] == "application/json"
    assert response.content == msgspec.json.format(response.content, indent=2)


async def test_an_export_has_everything_about_the_account_and_nothing_about_others(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await backend.store_table("both", gathered(ann.id, bob.id))
    for member, other in ((ann, "x"), (bob, "y")):
        await backend.add(schema.blocks, account_id=member.id, blocked_id=other, created=1)
        report = {"at": 1, "table_id": "t", "seat": 0, "about": other, "reason": "abuse", "words": "w"}
        await backend.add(schema.reports, id=f"of {member.name}", by=member.id, log="{}", state="open", **report)
    kept = await exported(backend.browser(ann))
    assert set(kept) == {
        *("accounts", "names", "browsers", "sessions", "seats", "ratings", "rating_history", "results"),
        *("deadlines", "ways", "notices", "blocks", "reports", "games"),
        *("friends", "friend_requests", "invitations", "recovery_codes", "recovery_mails", "insights"),
    }
    assert [row["name"] for row in kept["accounts"]] == ["Ann"]
    assert [row["label"] for row in kept["sessions"]] == ["a browser"]
    assert [(row["table_id"], row["seat"], row["held"]) for row in kept["seats"]] == [("both", 0, True)]
    assert [row["blocked_id"] for row in kept["blocks"]] == ["x"]
    assert [row["id"] for row in kept["reports"]] == ["of Ann"]
    assert [(game["table"], game["names"]) for game in kept["games"]] == [("both", ["Ann", "Bob", "Eve"])]
    assert bob.id not in str(kept)


async def test_an_export_contains_no_secret(backend: Backend) -> None:
    ann = await backend.member("Ann")
    way = {"id": "w", "kind": "push", "address": "https://push.test", "keys": "secret keys", "language": "en"}
    await backend.add(schema.channels, account_id=ann.id, confirmed=True, failures=0, created=1, **way)
    kept = await exported(backend.browser(ann))
    assert kept["ways"][0]["address"] == "https://push.test" and "keys" not in kept["ways"][0]
    assert "password" not in kept["accounts"][0] and "digest" not in kept["sessions"][0]
    assert kept["accounts"][0]["folded"] == "ann" and kept["sessions"][0]["account_id"] == ann.id


async def test_an_export_does_not_show_who_blocked_the_account(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await backend.add(schema.blocks, account_id=bob.id, blocked_id=ann.id, created=1)
    assert (await exported(backend.browser(ann))).get("blocks", []) == []


async def test_a_request_for_a_table_whose_owner_does_not_answer_is_refused_for_the_moment() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))  # and nobody listens
        host, port = unused.getsockname()

        async def endpoint(request: Request) -> Response:
            raise Elsewhere(Found("table", f"{host}:{port}"), "this process")

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        scope = {"type": "http", "method": "GET", "path": "/api/tables/table", "path_params": {}, "headers": []}
        request = Request({**scope, "query_string": b"", "client": ("192.0.2.1", 1)}, receive)
        answer = await with_refusals(endpoint)(request)
    assert answer.status_code == 503
    assert (
        msgspec.json.decode(answer.body)["sentence"]
        == "This table is moving to another process. Try again in a second."
    )
