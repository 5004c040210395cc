"""Accounts: distinguishable names, passwords, and who may moderate."""

import pytest
from sqlalchemy import update

from oriflamme.errors import OriflammeError
from oriflamme.protocol.accounts import Me
from oriflamme.server.accounts.accounts import Accounts, folded
from oriflamme.server.storage import schema
from oriflamme.server.turn_based.vacations import YEARLY
from oriflamme.server.wire.refusal import Refusal

from .backend import PASSWORD, PASSWORD_HASH, Backend
from .conftest import Today
from .tables import gathered

DAY = 86_400_000


# Names.


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Robin", "robin"),
        ("STRASSE", "strasse"),
        ("Straße", "strasse"),
        ("Röbin", "robin"),
        ("Ｒｏｂｉｎ", "robin"),
        ("r o-b_i.n", "robin"),
        ("R0b1n 35", "roblnes"),
        ("Ann 2467", "ann2467"),
        ("Ⅷ", "viii"),
        ("★!", "★!"),
        ("♥5", "s"),
    ],
)
def test_names_that_look_alike_fold_to_the_same_name(name: str, plain: str) -> None:
    assert folded(name) == plain


def test_a_name_may_consist_of_symbols_only() -> None:
    assert folded("?!") != folded("!?") != ""


def test_the_longest_folded_name_fits_its_database_column() -> None:
    longest = "\ufdfa" * 24  # one character that folds to eighteen
    assert len(folded(longest)) == 96 and folded(longest).startswith(folded("\ufdfa"))


# Creating accounts.


async def test_an_account_is_stored_as_it_was_created(backend: Backend, today: Today) -> None:
    made = await backend.accounts.create("  Ann   of Arden ", PASSWORD)
    (row,) = await backend.rows(schema.accounts)
    assert (row.id, row.name, row.folded, row.kind, row.owner) == (
        made,
        "Ann of Arden",
        "annofarden",
        "person",
        None,
    )
    assert row.created == today.at and row.password.startswith("$argon2id$")
    assert (row.banned_until, row.vacation_until, row.vacation_left) == (None, None, None)
    assert (await backend.accounts.check_sign_in("ann OF arden", PASSWORD)).id == made


async def test_a_bot_account_has_an_owner_and_no_password(backend: Backend) -> None:
    async with backend.store.people.begin() as connection:
        await backend.accounts.add(connection, "Robot", "bot", None, "somebody")
    (row,) = await backend.rows(schema.accounts)
    assert (row.kind, row.password, row.owner) == ("bot", None, "somebody")


@pytest.mark.parametrize("password", ["Ann of Arden", "ann-0f-arden", "ANN OF ARDEN!"])
async def test_a_password_that_equals_the_name_is_refused(backend: Backend, password: str) -> None:
    with pytest.raises(Refusal) as refused:
        await backend.accounts.create("Ann of Arden", password)
    assert refused.value.code == "weak_password"
    assert await backend.rows(schema.accounts) == []


async def test_an_invisible_name_is_refused(backend: Backend) -> None:
    with pytest.raises(OriflammeError, match="a character that can be seen"):
        await backend.accounts.create("\u200b", PASSWORD)


@pytest.mark.parametrize("name", ["Robin", "R0BIN", "rob in"])
async def test_a_name_that_looks_like_an_existing_one_is_taken(backend: Backend, name: str) -> None:
    await backend.member("Robin")
    with pytest.raises(Refusal) as refused:
        await backend.member(name)
    assert refused.value.code == "name_taken"
    assert len(await backend.rows(schema.accounts)) == 1


# Finding accounts.


async def test_an_account_is_found_by_its_name_or_its_id(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    for name in ("Ann", "ANN", ann.id):
        found = await backend.accounts.find(name)
        assert found is not None and found.id == ann.id
    found = await backend.accounts.find("Bob")
    assert found is not None and found.id == bob.id
    assert await backend.accounts.find("Eve") is None


async def test_an_id_finds_its_account_even_if_another_account_is_named_like_it(backend: Backend) -> None:
    ann = await backend.member("Ann")
    mimic = await backend.member(ann.id)
    found = await backend.accounts.find(ann.id)
    assert found is not None and found.id == ann.id != mimic.id
    other = await backend.accounts.find(ann.id.upper())
    assert other is not None and other.id == mimic.id


# Signing in.


async def test_name_and_password_sign_in(backend: Backend) -> None:
    ann = await backend.member("Ann")
    assert (await backend.accounts.check_sign_in("ann", PASSWORD)).id == ann.id


@pytest.mark.parametrize(("name", "password"), [("Ann", "wrong horse battery"), ("Nobody", PASSWORD)])
async def test_a_wrong_name_and_a_wrong_password_get_the_same_refusal(
    backend: Backend, name: str, password: str
) -> None:
    await backend.member("Ann")
    with pytest.raises(Refusal) as refused:
        await backend.accounts.check_sign_in(name, password)
    assert (refused.value.code, refused.value.variant) == ("wrong_password", "")


async def test_an_id_cannot_be_used_to_sign_in(backend: Backend) -> None:
    ann = await backend.member("Ann")
    with pytest.raises(Refusal) as refused:
        await backend.accounts.check_sign_in(ann.id, PASSWORD)
    assert refused.value.code == "wrong_password"


async def test_no_password_signs_in_a_bot(backend: Backend) -> None:
    owner = await backend.new_account()
    await backend.bots.create(owner, "Robot")
    with pytest.raises(Refusal) as refused:
        await backend.accounts.check_sign_in("Robot", PASSWORD)
    assert refused.value.code == "wrong_password"


async def test_only_the_accounts_own_password_is_accepted(backend: Backend) -> None:
    ann, bob = await backend.new_account("Ann"), await backend.new_account("Bob")
    await backend.write(update(schema.accounts).where(schema.accounts.c.id == bob.id).values(password="damaged"))
    await backend.accounts.check_own_password(ann, PASSWORD)
    for account, password in ((ann, "wrong horse battery"), (bob, PASSWORD)):
        with pytest.raises(Refusal) as refused:
            await backend.accounts.check_own_password(account, password)
        assert refused.value.code == "wrong_password"


async def test_no_password_is_right_for_a_deleted_account(backend: Backend) -> None:
    ann = await backend.new_account("Ann")
    await backend.write(schema.accounts.delete())
    with pytest.raises(Refusal) as refused:
        await backend.accounts.check_own_password(ann, PASSWORD)
    assert refused.value.code == "wrong_password"


async def test_a_new_password_works_at_once_and_ends_the_other_sessions(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await backend.accounts.begin_session(ann.id, "another browser")
    mine = await backend.account(ann)
    await backend.accounts.change_password(mine, "another horse battery")
    assert [row.digest for row in await backend.rows(schema.sessions, account_id=ann.id)] == [mine.session]
    assert len(await backend.rows(schema.sessions, account_id=bob.id)) == 1
    await backend.accounts.check_own_password(mine, "another horse battery")
    (row,) = await backend.rows(schema.accounts, id=bob.id)
    assert row.password == PASSWORD_HASH


async def test_a_new_password_must_not_equal_the_name_either(backend: Backend) -> None:
    ann = await backend.new_account("Ann of Arden")
    with pytest.raises(Refusal) as refused:
        await backend.accounts.change_password(ann, "ann of arden")
    assert refused.value.code == "weak_password"
    await backend.accounts.check_own_password(ann, PASSWORD)


# Permissions.


async def test_only_people_named_in_the_settings_may_moderate(backend: Backend) -> None:
    assert (await backend.new_account("aDa")).is_admin
    assert not (await backend.new_account("Bob")).is_admin


async def test_a_bot_never_moderates_even_with_a_moderators_name(backend: Backend) -> None:
    owner = await backend.new_account("Bob")
    made = await backend.bots.create(owner, "Ada")
    bot = await backend.accounts.authenticate(made.token)
    assert bot.is_bot and not bot.is_admin and bot.kind == "bot" and bot.owner == owner.id
    assert not owner.is_bot and owner.owner is None


async def test_a_banned_account_learns_when_the_ban_ends(backend: Backend, today: Today) -> None:
    ann = await backend.member("Ann", banned_until=today.at + DAY)
    for proof in (backend.accounts.check_sign_in("Ann", PASSWORD), backend.accounts.authenticate(ann.secret)):
        with pytest.raises(Refusal) as refused:
            await proof
        assert (refused.value.code, refused.value.arguments) == ("banned", {"day": "2026-06-16"})
    today.advance(DAY - 1)
    with pytest.raises(Refusal):
        await backend.accounts.authenticate(ann.secret)
    today.advance(1)
    assert (await backend.accounts.authenticate(ann.secret)).id == ann.id


# What an account sees of itself.


async def test_an_account_sees_its_own_data(backend: Backend, today: Today) -> None:
    ada = await backend.new_account("Ada")
    assert ada.me == Me(ada.id, "Ada", "person", today.at, True, None, YEARLY)


async def test_an_account_sees_its_vacation_while_it_lasts(backend: Backend, today: Today) -> None:
    ann = await backend.member("Ann", vacation_until=today.at + DAY, vacation_left=3 * DAY)
    me = (await backend.account(ann)).me
    assert (me.vacation_until, me.vacation_left) == (today.at + DAY, 3 * DAY)
    today.advance(DAY)
    me = (await backend.account(ann)).me
    assert (me.vacation_until, me.vacation_left) == (None, 3 * DAY)


# Seats.


async def test_the_seat_that_an_account_holds_is_found(backend: Backend) -> None:
    await backend.store_table("table1", gathered(None, "anns", "bobs"))
    await backend.store_table("table2", gathered("bobs"))
    accounts: Accounts = backend.accounts
    assert await accounts.claimed_seat("table1", "anns") == 1
    assert await accounts.claimed_seat("table1", "bobs") == 2
    assert await accounts.claimed_seat("table2", "anns") is None
    await backend.write(update(schema.seats).where(schema.seats.c.account_id == "anns").values(held=False))
    assert await accounts.claimed_seat("table1", "anns") is None
