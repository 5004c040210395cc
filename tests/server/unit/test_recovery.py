"""Recovery: codes and mailed links that set a new password, once."""

import asyncio
import re
import string
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from oriflamme.server.accounts.accounts import Accounts, digest_of_secret
from oriflamme.server.accounts.recovery import (
    LINK_LIFETIME,
    PROVEN_FOR,
    Recovery,
    digest_of_code,
    digest_of_link,
    new_code,
)
from oriflamme.server.lanes import Lanes
from oriflamme.server.settings import Settings
from oriflamme.server.storage import schema
from oriflamme.server.storage.store import Store
from oriflamme.server.wire.refusal import Refusal

from ..engines import running_postgres
from ..packages import needs_postgres
from ..people.receivers import Mailbox, served
from .backend import PASSWORD, Backend, Member, open_backend
from .conftest import Today

NEW = "another horse battery"
CODE = "/api/recovery/code"


def by_code(name: str, code: str, password: str = NEW) -> dict[str, str]:
    return {"name": name, "code": code, "password": password}


async def signed_up(backend: Backend, name: str = "Ann") -> str:
    """Make an account as a person does; return its recovery code."""
    answer = await backend.browser().ask("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    return str(answer["recovery_code"])


async def signs_in(backend: Backend, password: str, name: str = "Ann") -> bool:
    response = await backend.browser().send("POST", "/api/session", {"name": name, "password": password})
    return response.is_success


# The code.


def test_codes_are_long_and_easy_to_type() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    for code in codes:
        assert re.fullmatch(r"(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}", code)


def test_a_code_can_be_typed_in_any_way() -> None:
    code = "A0B1C-DEFGH-JKMNP-QRSTV"
    for typed in ("a0b1cdefghjkmnpqrstv", " AoBiC DEFGH JKMNP QRSTV ", "AOBLC–DEFGH–JKMNP–QRSTV"):
        assert digest_of_code(typed) == digest_of_code(code)
    for typed in (code[:-1], code + "0", code.replace("Q", "P"), "", string.punctuation):
        assert digest_of_code(typed) != digest_of_code(code)


def test_codes_and_links_that_were_given_out_stay_good() -> None:
    """The database keeps these digests for years."""
    assert digest_of_code("A0B1C-DEFGH-JKMNP-QRSTV") == sha256(b"recovery A0B1CDEFGHJKMNPQRSTV").hexdigest()
    assert digest_of_link("a token") == sha256(b"link a token").hexdigest()


async def test_the_code_of_a_sign_up_sets_a_new_password_and_ends_all_sessions(backend: Backend) -> None:
    code = await signed_up(backend)
    other, bob = backend.browser(), await backend.member("Bob")
    await other.ask("POST", "/api/session", {"name": "Ann", "password": PASSWORD})
    browser = backend.browser()
    answer = await browser.ask("POST", CODE, by_code("ann", code.lower()))
    assert answer["name"] == "Ann" and answer["recovery_code"] != code
    assert (await browser.ask("GET", "/api/account"))["name"] == "Ann", "who recovers is signed in"
    assert await other.refused("GET", "/api/account") == (401, "signed_out")
    assert (await signs_in(backend, NEW), await signs_in(backend, PASSWORD)) == (True, False)
    assert (await backend.browser(bob).ask("GET", "/api/account"))["name"] == "Bob"


async def test_a_code_works_once_and_the_next_one_after_it(backend: Backend) -> None:
    code = await signed_up(backend)
    answer = await backend.browser().ask("POST", CODE, by_code("Ann", code))
    assert await backend.browser().refused("POST", CODE, by_code("Ann", code, "third horse battery")) == (
        401,
        "wrong_recovery",
    )
    assert await signs_in(backend, NEW)
    await backend.browser().ask("POST", CODE, by_code("Ann", answer["recovery_code"], "third horse battery"))
    assert await signs_in(backend, "third horse battery")


async def test_a_wrong_code_an_unknown_name_and_another_persons_code_are_refused_alike(backend: Backend) -> None:
    ann, bob = await signed_up(backend, "Ann"), await signed_up(backend, "Bob")
    (account,) = await backend.rows(schema.accounts, name="Ann")
    bot = await backend.bots.create(await backend.account(await backend.member("Cid")), "Robot")
    refusals = [
        await backend.browser().send("POST", CODE, by_code(name, code))
        for name, code in (
            ("Ann", bob),
            ("Ann", new_code()),
            ("Ann", "-"),
            ("Nobody", ann),
            (account.id, ann),
            (bot.name, ann),
        )
    ]
    assert {(one.status_code, one.text) for one in refusals} == {(401, refusals[0].text)}
    assert (refusals[0].json()["code"], refusals[0].json()["variant"]) == ("wrong_recovery", "code")
    assert (await signs_in(backend, PASSWORD), await signs_in(backend, PASSWORD, "Bob")) == (True, True)


async def test_a_bad_password_does_not_use_up_the_code(backend: Backend) -> None:
    code = await signed_up(backend, "Ann of Arden")
    short, name = by_code("Ann of Arden", code, "short"), by_code("Ann of Arden", code, "ann of arden")
    assert await backend.browser().refused("POST", CODE, short) == (400, "no_body")
    assert await backend.browser().refused("POST", CODE, name) == (400, "weak_password")
    await backend.browser().ask("POST", CODE, by_code("Ann of Arden", code))


async def test_a_banned_account_is_not_recovered(backend: Backend, today: Today) -> None:
    code = await signed_up(backend)
    await backend.write(update(schema.accounts).values(banned_until=today.at + 1000))
    assert await backend.browser().refused("POST", CODE, by_code("Ann", code)) == (403, "banned")
    today.advance(1001)
    await backend.browser().ask("POST", CODE, by_code("Ann", code))


async def test_the_database_keeps_no_code(backend: Backend) -> None:
    code = await signed_up(backend)
    (row,) = await backend.rows(schema.recovery_codes)
    assert row.digest == digest_of_code(code) and code not in map(str, row)
    member = Member(row.account_id, "Ann", await backend.accounts.begin_session(row.account_id, ""))
    kept = await backend.browser(member).ask("GET", "/api/account/export")
    assert kept["recovery_codes"] == [{"account_id": row.account_id, "created": row.created}]


async def test_another_code_needs_the_password_and_replaces_the_first(backend: Backend) -> None:
    first = await signed_up(backend)
    browser = backend.browser()
    await browser.ask("POST", "/api/session", {"name": "Ann", "password": PASSWORD})
    own = "/api/account/recovery"
    assert await browser.refused("POST", own, {"password": "wrong"}) == (401, "wrong_password")
    second = (await browser.ask("POST", own, {"password": PASSWORD}))["code"]
    assert await backend.browser().refused("POST", CODE, by_code("Ann", first)) == (401, "wrong_recovery")
    await backend.browser().ask("POST", CODE, by_code("Ann", second))


async def test_an_old_account_has_no_code_until_it_makes_one(backend: Backend, today: Today) -> None:
    browser = backend.browser(await backend.member("Ann"))
    assert await browser.ask("GET", "/api/account/recovery") == {}
    await browser.ask("POST", "/api/account/recovery", {"password": PASSWORD})
    assert await browser.ask("GET", "/api/account/recovery") == {"created": today.at}


async def test_a_storm_of_codes_is_limited_by_address_and_locks_no_one_out(tmp_path: Path) -> None:
    async with open_backend(tmp_path, sign_in_burst=5, sign_in_rate=1e-9) as backend:
        code = await signed_up(backend)
        storm = backend.browser(address="192.0.2.66")
        tries = [await storm.refused("POST", CODE, by_code("Ann", new_code())) for _ in range(30)]
        assert tries[:5] == [(401, "wrong_recovery")] * 5 and set(tries[5:]) == {(429, "too_fast")}
        assert await storm.refused("POST", CODE, by_code("Ann", code)) == (429, "too_fast")
        assert await storm.refused("POST", "/api/recovery/link", {"token": "x", "password": NEW}) == (429, "too_fast")
        await backend.browser(address="192.0.2.7").ask("POST", CODE, by_code("Ann", code))


async def test_asking_for_codes_does_not_help_to_guess_passwords(tmp_path: Path) -> None:
    async with open_backend(tmp_path, sign_in_burst=5, sign_in_rate=1e-9) as backend:
        browser = backend.browser(await backend.member("Ann"))
        tries = [await browser.refused("POST", "/api/account/recovery", {"password": "guess"}) for _ in range(9)]
        assert tries == [(401, "wrong_password")] * 5 + [(429, "too_fast")] * 4


async def test_a_request_from_another_site_is_refused(backend: Backend) -> None:
    code = await signed_up(backend)
    foreign = {"origin": "https://evil.test", "sec-fetch-site": "cross-site"}
    assert await backend.browser().refused("POST", CODE, by_code("Ann", code), **foreign) == (403, "foreign_page")
    await backend.browser().ask("POST", CODE, by_code("Ann", code))


# Two at once.


@pytest.fixture(
    params=["sqlite", pytest.param("postgres", marks=[needs_postgres, pytest.mark.xdist_group("recovery_postgres")])]
)
async def accounts(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Accounts]:
    """The accounts of a database of each kind."""

    async def opened(database: Path | str) -> AsyncIterator[Accounts]:
        store = Store(database)
        await store.open()
        yield Accounts(store, Settings(password_memory=1), Lanes(Settings()))
        await store.close()

    if request.param == "sqlite":
        async for accounts in opened(tmp_path):
            yield accounts
    else:
        with running_postgres() as postgres:
            async for accounts in opened(postgres.url):
                yield accounts


async def test_exactly_one_of_several_simultaneous_uses_of_a_code_wins(accounts: Accounts) -> None:
    recovery = Recovery(accounts)
    account = await accounts.create("Ann", PASSWORD)
    code = await recovery.renew_code(account)
    passwords = [f"{NEW} {number}" for number in range(6)]
    results = await asyncio.gather(
        *(recovery.use_code("Ann", code, password) for password in passwords), return_exceptions=True
    )
    won = [password for password, result in zip(passwords, results, strict=True) if isinstance(result, tuple)]
    lost = [(result.code, result.variant) for result in results if isinstance(result, Refusal)]
    assert len(won) == 1 and lost == [("wrong_recovery", "code")] * 5
    assert (await accounts.check_sign_in("Ann", won[0])).id == account
    (_, next_code) = next(result for result in results if isinstance(result, tuple))
    await recovery.use_code("Ann", next_code, NEW)


async def test_several_new_codes_at_once_leave_one(accounts: Accounts) -> None:
    recovery = Recovery(accounts)
    account = await accounts.create("Ann", PASSWORD)
    codes = await asyncio.gather(*(recovery.renew_code(account) for _ in range(4)))
    worked = 0
    for code in codes:
        try:
            await recovery.use_code("Ann", code, NEW)
        except Refusal:
            continue
        worked += 1
    assert worked == 1


# The mail.


@pytest.fixture
async def mailing(tmp_path: Path) -> AsyncIterator[tuple[Backend, Mailbox]]:
    """A server that can send e-mail, and the server that gets it."""
    mail = Mailbox()
    with served(mail):
        settings: dict[str, Any] = {
            "smtp": mail.url,
            "mail_from": "Oriflamme <game@oriflamme.test>",
            "public_address": "https://game.test/",
        }
        async with open_backend(tmp_path, sign_in_burst=1000, **settings) as backend:
            yield backend, mail


async def with_address(backend: Backend, today: Today, name: str = "Ann", **columns: Any) -> Member:
    member = await backend.member(name)
    way: dict[str, Any] = {"id": f"w {name}", "kind": "email", "address": f"{name.lower()}@mail.test", "language": "en"}
    way |= {"confirmed": True, "failures": 0, "created": today.at - PROVEN_FOR, **columns}
    await backend.add(schema.channels, account_id=member.id, **way)
    return member


async def link_in(mail: Mailbox, number: int = 1) -> str:
    """Wait until so many mails have come; return the token in the last."""
    async with asyncio.timeout(60):
        while len(mail.letters) < number:
            await asyncio.sleep(0.01)
    found = re.search(r"https://game\.test/recover#(\S+)", mail.letters[-1].get_content())
    assert found is not None
    return found[1]


async def test_a_mailed_link_sets_a_new_password_once(mailing: tuple[Backend, Mailbox], today: Today) -> None:
    backend, mail = mailing
    ann = await with_address(backend, today)
    await backend.browser().ask("POST", "/api/recovery/mail", {"name": "ann"})
    token = await link_in(mail)
    assert token not in str(await backend.rows(schema.recovery_mails))
    wanted = {"token": token, "password": NEW}
    answer = await backend.browser().ask("POST", "/api/recovery/link", wanted)
    assert answer["id"] == ann.id and answer["recovery_code"]
    assert await backend.browser(ann).refused("GET", "/api/account") == (401, "signed_out")
    refused = await backend.browser().send("POST", "/api/recovery/link", wanted)
    assert (refused.status_code, refused.json()["code"], refused.json()["variant"]) == (401, "wrong_recovery", "link")
    assert (await signs_in(backend, NEW), await signs_in(backend, PASSWORD)) == (True, False)
    assert not await backend.rows(schema.recovery_mails)


async def test_exactly_one_of_two_simultaneous_uses_of_a_link_wins(backend: Backend, today: Today) -> None:
    await with_address(backend, today)
    recovery = Recovery(backend.accounts)
    link = await recovery.make_link("Ann")
    assert link is not None
    uses = [recovery.use_link(link.token, password) for password in (NEW, "third horse battery")]
    results = await asyncio.gather(*uses, return_exceptions=True)
    lost = [(result.code, result.variant) for result in results if isinstance(result, Refusal)]
    assert lost == [("wrong_recovery", "link")]


async def test_a_new_password_ends_the_links_and_the_sockets_of_its_account(backend: Backend, today: Today) -> None:
    ann, bob = await with_address(backend, today), await with_address(backend, today, "Bob")
    recovery, closed = Recovery(backend.accounts), []
    for name in ("Ann", "Bob"):
        assert await recovery.make_link(name) is not None
    code = await recovery.renew_code(ann.id)
    sockets = backend.accounts.sockets
    with (
        sockets.watching(digest_of_secret(ann.secret), ann.id, lambda: closed.append("Ann")),
        sockets.watching(digest_of_secret(bob.secret), bob.id, lambda: closed.append("Bob")),
    ):
        await recovery.use_code("Ann", code, NEW)
    assert closed == ["Ann"]
    assert [row.account_id for row in await backend.rows(schema.recovery_mails)] == [bob.id]


async def test_a_link_is_made_for_the_name_of_a_person_only(backend: Backend, today: Today) -> None:
    ann = await with_address(backend, today)
    bot = await backend.bots.create(await backend.account(ann), "Robot")
    way = {"kind": "email", "address": "bot@mail.test", "language": "en", "confirmed": True, "failures": 0}
    await backend.add(schema.channels, id="w", account_id=bot.id, created=today.at - PROVEN_FOR, **way)
    recovery = Recovery(backend.accounts)
    for name in ("Robot", bot.id, ann.id, "Nobody"):
        assert await recovery.make_link(name) is None
    link = await recovery.make_link("ann")
    assert link is not None and [channel.address for channel in link.channels] == ["ann@mail.test"]


async def test_an_account_has_three_links_at_a_time(backend: Backend, today: Today) -> None:
    for name in ("Ann", "Bob"):
        await with_address(backend, today, name)
    recovery = Recovery(backend.accounts)
    assert [await recovery.make_link("Ann") is not None for _ in range(4)] == [True, True, True, False]
    assert await recovery.make_link("Bob") is not None


async def test_a_link_works_until_its_hour_is_over(backend: Backend, today: Today) -> None:
    await with_address(backend, today)
    recovery = Recovery(backend.accounts)
    link = await recovery.make_link("Ann")
    assert link is not None
    today.advance(3_600_000)
    await recovery.use_link(link.token, NEW)
    assert await signs_in(backend, NEW)


async def test_a_link_ends_after_an_hour(mailing: tuple[Backend, Mailbox], today: Today) -> None:
    backend, mail = mailing
    await with_address(backend, today)
    await backend.browser().ask("POST", "/api/recovery/mail", {"name": "Ann"})
    wanted = {"token": await link_in(mail), "password": NEW}
    today.advance(LINK_LIFETIME + 1)
    assert await backend.browser().refused("POST", "/api/recovery/link", wanted) == (401, "wrong_recovery")
    assert await signs_in(backend, PASSWORD)


async def test_the_answer_does_not_tell_whether_there_is_such_an_account(
    mailing: tuple[Backend, Mailbox], today: Today
) -> None:
    backend, mail = mailing
    await with_address(backend, today, "Unconfirmed", confirmed=False)
    await with_address(backend, today, "Fresh", created=today.at - PROVEN_FOR + 1)
    await with_address(backend, today, "Hook", kind="slack")
    await backend.member("Without")
    await with_address(backend, today, "Ann")
    answers = set()
    for name in ("Unconfirmed", "Fresh", "Hook", "Without", "Nobody", "Ann"):
        response = await backend.browser().send("POST", "/api/recovery/mail", {"name": name})
        answers.add((response.status_code, response.text))
    assert len(answers) == 1
    await link_in(mail)
    assert [letter["To"] for letter in mail.letters] == ["ann@mail.test"]
    assert len(await backend.rows(schema.recovery_mails)) == 1


async def test_an_account_is_not_flooded_with_mail(mailing: tuple[Backend, Mailbox], today: Today) -> None:
    backend, _ = mailing
    await with_address(backend, today)
    asked = [await backend.browser().send("POST", "/api/recovery/mail", {"name": "Ann"}) for _ in range(5)]
    assert [response.status_code for response in asked] == [200, 200, 200, 429, 429]
    recovery = Recovery(backend.accounts)
    while len(await backend.rows(schema.recovery_mails)) < 3:
        await recovery.make_link("Ann")
    assert await recovery.make_link("Ann") is None, "other processes count in the database"
    today.advance(LINK_LIFETIME + 1)
    assert await recovery.make_link("Ann") is not None


async def test_a_server_without_mail_says_so(backend: Backend) -> None:
    assert await backend.browser().ask("GET", "/api/recovery") == {"mail": False}
    assert await backend.browser().refused("POST", "/api/recovery/mail", {"name": "Ann"}) == (400, "bad_address")


async def test_an_account_is_told_whether_a_link_can_be_mailed(mailing: tuple[Backend, Mailbox], today: Today) -> None:
    backend, _ = mailing
    assert await backend.browser().ask("GET", "/api/recovery") == {"mail": True}
    ann, bob = await with_address(backend, today), await backend.member("Bob")
    assert await backend.browser(ann).ask("GET", "/api/account/recovery") == {"mail": True}
    assert await backend.browser(bob).ask("GET", "/api/account/recovery") == {}
