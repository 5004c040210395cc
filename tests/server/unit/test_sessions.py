"""Sessions: one for each place, known by what proves it only, and over when nobody uses it."""

import hashlib

import pytest

from oriflamme.protocol.accounts import Session
from oriflamme.server.accounts.accounts import digest_of_secret, label_of
from oriflamme.server.storage import schema
from oriflamme.server.wire.refusal import Refusal

from .conftest import Today
from .house import House

DAY = 86_400_000
HOUR = 3_600_000


def test_of_a_secret_only_its_digest_is_kept() -> None:
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
def test_a_session_is_labelled_by_what_tells_browsers_apart(agent: str, label: str) -> None:
    assert label_of(agent) == label


async def test_a_session_is_kept_as_it_began(house: House, today: Today) -> None:
    ann = await house.member()
    secret = await house.accounts.begin_session(ann.id, "Mozilla/5.0 my browser")
    (row,) = await house.rows(schema.sessions, digest=digest_of_secret(secret))
    assert tuple(row) == (digest_of_secret(secret), ann.id, "my browser", today.at, today.at)
    assert (await house.accounts.authenticate(secret)).session == row.digest


async def test_a_secret_that_nobody_has_is_refused(house: House) -> None:
    await house.member()
    with pytest.raises(Refusal) as refused:
        await house.accounts.authenticate("forged")
    assert refused.value.code == "signed_out"


async def test_a_secret_belongs_to_its_own_account(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    assert [(await house.account(one)).name for one in (ann, bob)] == ["Ann", "Bob"]


async def test_a_session_that_nobody_uses_ends_after_ninety_days(house: House, today: Today) -> None:
    ann = await house.member()
    today.pass_by(90 * DAY - 1)
    (row,) = await house.rows(schema.sessions)
    assert (await house.account(ann)).id == ann.id
    (row,) = await house.rows(schema.sessions)
    assert row.seen == today.at  # so it lasts on
    today.pass_by(90 * DAY)
    with pytest.raises(Refusal) as refused:
        await house.account(ann)
    assert refused.value.code == "signed_out"


async def test_it_is_noted_once_an_hour_when_a_session_was_used(house: House, today: Today) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    began = today.at
    today.pass_by(HOUR)
    await house.account(ann)
    assert {row.seen for row in await house.rows(schema.sessions)} == {began}
    today.pass_by(1)
    await house.account(ann)
    seen = {row.account_id: row.seen for row in await house.rows(schema.sessions)}
    assert seen == {ann.id: today.at, bob.id: began}


async def test_an_account_has_fifty_sessions_and_the_one_used_longest_ago_ends(house: House, today: Today) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    secrets = [ann.secret]
    for number in range(49):
        today.pass_by(1)
        secrets.append(await house.accounts.begin_session(ann.id, f"browser {number}"))
    assert len(await house.rows(schema.sessions, account_id=ann.id)) == 50
    today.pass_by(1)
    await house.accounts.begin_session(ann.id, "one more")
    kept = {row.digest for row in await house.rows(schema.sessions, account_id=ann.id)}
    assert len(kept) == 50
    assert digest_of_secret(secrets[0]) not in kept and digest_of_secret(secrets[1]) in kept
    assert (await house.account(bob)).id == bob.id


async def test_sessions_are_listed_with_the_last_used_first(house: House, today: Today) -> None:
    ann = await house.member("Ann")
    await house.member("Bob")
    first = await house.account(ann)
    began = today.at
    today.pass_by(5)
    later = await house.accounts.begin_session(ann.id, "a phone")
    digest = digest_of_secret(later)
    assert await house.accounts.sessions(first) == (
        Session(digest[:16], "a phone", today.at, today.at, False),
        Session(first.session[:16], "a browser", began, began, True),
    )
    today.pass_by(2 * HOUR)
    await house.account(ann)
    listed = await house.accounts.sessions(first)
    assert [(one.label, one.created, one.seen) for one in listed] == [
        ("a browser", began, today.at),
        ("a phone", began + 5, began + 5),
    ]


async def test_one_session_can_be_ended_and_the_others_go_on(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    other = await house.accounts.begin_session(ann.id, "a phone")
    mine = await house.account(ann)
    await house.accounts.end_sessions(mine, digest_of_secret(other)[:16])
    assert [one.is_this for one in await house.accounts.sessions(mine)] == [True]
    assert (await house.account(bob)).id == bob.id


async def test_all_sessions_can_be_ended_at_once_but_nobody_elses(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await house.accounts.begin_session(ann.id, "a phone")
    await house.accounts.end_sessions(await house.account(ann))
    assert [row.account_id for row in await house.rows(schema.sessions)] == [bob.id]


async def test_a_session_of_somebody_else_cannot_be_ended(house: House) -> None:
    ann, bob = await house.new_account("Ann"), await house.new_account("Bob")
    with pytest.raises(Refusal) as refused:
        await house.accounts.end_sessions(ann, bob.session[:16])
    assert refused.value.code == "no_such_session"
    assert len(await house.rows(schema.sessions)) == 2
