"""Sessions: one per sign-in, stored only as a digest, and ended when unused for long."""

import hashlib

import pytest

from oriflamme.protocol.accounts import Session
from oriflamme.server.accounts.accounts import digest_of_secret, label_of
from oriflamme.server.storage import schema
from oriflamme.server.wire.refusal import Refusal

from .backend import Backend
from .conftest import Today

DAY = 86_400_000
HOUR = 3_600_000


def test_only_the_digest_of_a_secret_is_stored() -> None:
    assert digest_of_secret("abc") == hashlib.sha256(b"session abc").hexdigest()


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("", ""),
        ("curl/8.1", "curl/8.1"),
        (
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36",
            "(X11; Linux x86_64) Chrome/141.0 Safari/537.36",
        ),
        ("Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0", "(X11; rv:140.0) Firefox/140.0"),
        ("x" * 79 + "yz", "x" * 79 + "y"),
    ],
)
def test_a_session_is_labelled_with_what_distinguishes_the_browser(agent: str, label: str) -> None:
    assert label_of(agent) == label


async def test_a_session_is_stored_as_it_began(backend: Backend, today: Today) -> None:
    ann = await backend.member()
    secret = await backend.accounts.begin_session(ann.id, "Mozilla/5.0 my browser")
    (row,) = await backend.rows(schema.sessions, digest=digest_of_secret(secret))
    assert tuple(row) == (digest_of_secret(secret), ann.id, "my browser", today.at, today.at)
    assert (await backend.accounts.authenticate(secret)).session == row.digest


async def test_an_unknown_secret_is_refused(backend: Backend) -> None:
    await backend.member()
    with pytest.raises(Refusal) as refused:
        await backend.accounts.authenticate("forged")
    assert refused.value.code == "signed_out"


async def test_a_secret_belongs_to_its_own_account(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    assert [(await backend.account(one)).name for one in (ann, bob)] == ["Ann", "Bob"]


async def test_an_unused_session_ends_after_ninety_days(backend: Backend, today: Today) -> None:
    ann = await backend.member()
    today.advance(90 * DAY - 1)
    (row,) = await backend.rows(schema.sessions)
    assert (await backend.account(ann)).id == ann.id
    (row,) = await backend.rows(schema.sessions)
    assert row.seen == today.at  # so the session continues
    today.advance(90 * DAY)
    with pytest.raises(Refusal) as refused:
        await backend.account(ann)
    assert refused.value.code == "signed_out"


async def test_the_last_use_of_a_session_is_stored_at_most_once_an_hour(backend: Backend, today: Today) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    began = today.at
    today.advance(HOUR)
    await backend.account(ann)
    assert {row.seen for row in await backend.rows(schema.sessions)} == {began}
    today.advance(1)
    await backend.account(ann)
    seen = {row.account_id: row.seen for row in await backend.rows(schema.sessions)}
    assert seen == {ann.id: today.at, bob.id: began}


async def test_beyond_fifty_sessions_the_least_recently_used_one_ends(backend: Backend, today: Today) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    secrets = [ann.secret]
    for number in range(49):
        today.advance(1)
        secrets.append(await backend.accounts.begin_session(ann.id, f"browser {number}"))
    assert len(await backend.rows(schema.sessions, account_id=ann.id)) == 50
    today.advance(1)
    await backend.accounts.begin_session(ann.id, "one more")
    kept = {row.digest for row in await backend.rows(schema.sessions, account_id=ann.id)}
    assert len(kept) == 50
    assert digest_of_secret(secrets[0]) not in kept and digest_of_secret(secrets[1]) in kept
    assert (await backend.account(bob)).id == bob.id


async def test_sessions_are_listed_most_recently_used_first(backend: Backend, today: Today) -> None:
    ann = await backend.member("Ann")
    await backend.member("Bob")
    first = await backend.account(ann)
    began = today.at
    today.advance(5)
    later = await backend.accounts.begin_session(ann.id, "a phone")
    digest = digest_of_secret(later)
    assert await backend.accounts.sessions(first) == (
        Session(digest[:16], "a phone", today.at, today.at, False),
        Session(first.session[:16], "a browser", began, began, True),
    )
    today.advance(2 * HOUR)
    await backend.account(ann)
    listed = await backend.accounts.sessions(first)
    assert [(one.label, one.created, one.seen) for one in listed] == [
        ("a browser", began, today.at),
        ("a phone", began + 5, began + 5),
    ]


async def test_ending_one_session_leaves_the_others(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    other = await backend.accounts.begin_session(ann.id, "a phone")
    mine = await backend.account(ann)
    await backend.accounts.end_sessions(mine, digest_of_secret(other)[:16])
    assert [one.is_this for one in await backend.accounts.sessions(mine)] == [True]
    assert (await backend.account(bob)).id == bob.id


async def test_ending_all_sessions_leaves_those_of_other_accounts(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await backend.accounts.begin_session(ann.id, "a phone")
    await backend.accounts.end_sessions(await backend.account(ann))
    assert [row.account_id for row in await backend.rows(schema.sessions)] == [bob.id]


async def test_a_session_of_another_account_cannot_be_ended(backend: Backend) -> None:
    ann, bob = await backend.new_account("Ann"), await backend.new_account("Bob")
    with pytest.raises(Refusal) as refused:
        await backend.accounts.end_sessions(ann, bob.session[:16])
    assert refused.value.code == "no_such_session"
    assert len(await backend.rows(schema.sessions)) == 2
