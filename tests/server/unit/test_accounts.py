"""Accounts: names that can be told apart, passwords that prove them, and who may moderate."""

import pytest
from sqlalchemy import update

from oriflamme.errors import OriflammeError
from oriflamme.protocol.accounts import Me
from oriflamme.server.accounts.accounts import Accounts
from oriflamme.server.look_alikes import folded
from oriflamme.server.storage import schema
from oriflamme.server.turn_based.vacations import YEARLY
from oriflamme.server.wire.refusal import Refusal

from .conftest import Today
from .house import KEPT, PASSWORD, House
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
def test_a_name_is_folded_to_what_people_tell_apart(name: str, plain: str) -> None:
    assert folded(name) == plain


def test_a_name_of_signs_alone_is_a_name() -> None:
    assert folded("?!") != folded("!?") != ""


def test_a_folded_name_has_its_room_in_the_database() -> None:
    longest = "\ufdfa" * 24  # one letter that stands for eighteen
    assert len(folded(longest)) == 96 and folded(longest).startswith(folded("\ufdfa"))


# Making one.


async def test_an_account_is_kept_as_it_was_made(house: House, today: Today) -> None:
    made = await house.accounts.create("  Ann   of Arden ", PASSWORD)
    (row,) = await house.rows(schema.accounts)
    assert (row.id, row.name, row.folded, row.kind, row.owner) == (
        made,
        "Ann of Arden",
        "annofarden",
        "person",
        None,
    )
    assert row.created == today.at and row.password.startswith("$argon2id$")
    assert (row.banned_until, row.vacation_until, row.vacation_left) == (None, None, None)
    assert (await house.accounts.check_sign_in("ann OF arden", PASSWORD)).id == made


async def test_an_account_of_a_bot_has_an_owner_and_no_password(house: House) -> None:
    async with house.store.people.begin() as connection:
        await house.accounts.add(connection, "Robot", "bot", None, "somebody")
    (row,) = await house.rows(schema.accounts)
    assert (row.kind, row.password, row.owner) == ("bot", None, "somebody")


@pytest.mark.parametrize("password", ["Ann of Arden", "ann-0f-arden", "ANN OF ARDEN!"])
async def test_a_password_that_is_the_name_is_refused(house: House, password: str) -> None:
    with pytest.raises(Refusal) as refused:
        await house.accounts.create("Ann of Arden", password)
    assert refused.value.code == "weak_password"
    assert await house.rows(schema.accounts) == []


async def test_a_name_that_cannot_be_seen_is_refused(house: House) -> None:
    with pytest.raises(OriflammeError, match="a character that can be seen"):
        await house.accounts.create("\u200b", PASSWORD)


@pytest.mark.parametrize("name", ["Robin", "R0BIN", "rob in"])
async def test_a_name_that_looks_like_anothers_is_taken(house: House, name: str) -> None:
    await house.member("Robin")
    with pytest.raises(Refusal) as refused:
        await house.member(name)
    assert refused.value.code == "name_taken"
    assert len(await house.rows(schema.accounts)) == 1


# Finding one.


async def test_an_account_is_found_by_its_name_or_its_id(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    for name in ("Ann", "ANN", ann.id):
        found = await house.accounts.find(name)
        assert found is not None and found.id == ann.id
    found = await house.accounts.find("Bob")
    assert found is not None and found.id == bob.id
    assert await house.accounts.find("Eve") is None


async def test_an_id_finds_its_account_although_others_have_it_as_a_name(house: House) -> None:
    ann = await house.member("Ann")
    mimic = await house.member(ann.id)
    found = await house.accounts.find(ann.id)
    assert found is not None and found.id == ann.id != mimic.id
    other = await house.accounts.find(ann.id.upper())
    assert other is not None and other.id == mimic.id


# Proving one.


async def test_the_name_and_the_password_prove_an_account(house: House) -> None:
    ann = await house.member("Ann")
    assert (await house.accounts.check_sign_in("ann", PASSWORD)).id == ann.id


@pytest.mark.parametrize(("name", "password"), [("Ann", "wrong horse battery"), ("Nobody", PASSWORD)])
async def test_a_wrong_name_and_a_wrong_password_are_refused_alike(house: House, name: str, password: str) -> None:
    await house.member("Ann")
    with pytest.raises(Refusal) as refused:
        await house.accounts.check_sign_in(name, password)
    assert (refused.value.code, refused.value.variant) == ("wrong_password", "")


async def test_an_id_is_no_name_to_sign_in_with(house: House) -> None:
    ann = await house.member("Ann")
    with pytest.raises(Refusal) as refused:
        await house.accounts.check_sign_in(ann.id, PASSWORD)
    assert refused.value.code == "wrong_password"


async def test_a_bot_has_no_password_that_is_right(house: House) -> None:
    owner = await house.new_account()
    await house.bots.create(owner, "Robot")
    with pytest.raises(Refusal) as refused:
        await house.accounts.check_sign_in("Robot", PASSWORD)
    assert refused.value.code == "wrong_password"


async def test_only_the_own_password_is_the_own(house: House) -> None:
    ann, bob = await house.new_account("Ann"), await house.new_account("Bob")
    await house.write(update(schema.accounts).where(schema.accounts.c.id == bob.id).values(password="damaged"))
    await house.accounts.check_own_password(ann, PASSWORD)
    for account, password in ((ann, "wrong horse battery"), (bob, PASSWORD)):
        with pytest.raises(Refusal) as refused:
            await house.accounts.check_own_password(account, password)
        assert refused.value.code == "wrong_password"


async def test_an_account_that_is_gone_has_no_password(house: House) -> None:
    ann = await house.new_account("Ann")
    await house.write(schema.accounts.delete())
    with pytest.raises(Refusal) as refused:
        await house.accounts.check_own_password(ann, PASSWORD)
    assert refused.value.code == "wrong_password"


async def test_another_password_is_good_from_now_on_and_ends_the_other_sessions(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await house.accounts.begin_session(ann.id, "another browser")
    mine = await house.account(ann)
    await house.accounts.change_password(mine, "another horse battery")
    assert [row.digest for row in await house.rows(schema.sessions, account_id=ann.id)] == [mine.session]
    assert len(await house.rows(schema.sessions, account_id=bob.id)) == 1
    await house.accounts.check_own_password(mine, "another horse battery")
    (row,) = await house.rows(schema.accounts, id=bob.id)
    assert row.password == KEPT


async def test_another_password_is_not_the_name_either(house: House) -> None:
    ann = await house.new_account("Ann of Arden")
    with pytest.raises(Refusal) as refused:
        await house.accounts.change_password(ann, "ann of arden")
    assert refused.value.code == "weak_password"
    await house.accounts.check_own_password(ann, PASSWORD)


# Who may do what.


async def test_only_the_people_that_the_settings_name_may_moderate(house: House) -> None:
    assert (await house.new_account("aDa")).is_admin
    assert not (await house.new_account("Bob")).is_admin


async def test_a_bot_is_no_moderator_whatever_its_name(house: House) -> None:
    owner = await house.new_account("Bob")
    with pytest.raises(Refusal) as refused:
        await house.bots.create(owner, "Ada")
    assert refused.value.code == "name_taken"
    made = await house.bots.create(owner, "Adam")
    bot = await house.accounts.authenticate(made.token)
    assert bot.is_bot and not bot.is_admin and bot.kind == "bot" and bot.owner == owner.id
    assert not owner.is_bot and owner.owner is None


async def test_an_account_that_is_shut_out_is_told_until_when(house: House, today: Today) -> None:
    ann = await house.member("Ann", banned_until=today.at + DAY)
    for proof in (house.accounts.check_sign_in("Ann", PASSWORD), house.accounts.authenticate(ann.secret)):
        with pytest.raises(Refusal) as refused:
            await proof
        assert (refused.value.code, refused.value.arguments) == ("banned", {"day": "2026-06-16"})
    today.pass_by(DAY - 1)
    with pytest.raises(Refusal):
        await house.accounts.authenticate(ann.secret)
    today.pass_by(1)
    assert (await house.accounts.authenticate(ann.secret)).id == ann.id


# What it is told about itself.


async def test_an_account_is_told_about_itself(house: House, today: Today) -> None:
    ada = await house.new_account("Ada")
    assert ada.me == Me(ada.id, "Ada", "person", today.at, True, None, YEARLY)


async def test_an_account_is_told_of_its_vacation_while_it_lasts(house: House, today: Today) -> None:
    ann = await house.member("Ann", vacation_until=today.at + DAY, vacation_left=3 * DAY)
    me = (await house.account(ann)).me
    assert (me.vacation_until, me.vacation_left) == (today.at + DAY, 3 * DAY)
    today.pass_by(DAY)
    me = (await house.account(ann)).me
    assert (me.vacation_until, me.vacation_left) == (None, 3 * DAY)


# Seats.


async def test_the_seat_that_an_account_holds_is_found(house: House) -> None:
    await house.keep("table1", gathered(None, "anns", "bobs"))
    await house.keep("table2", gathered("bobs"))
    accounts: Accounts = house.accounts
    assert await accounts.claimed_seat("table1", "anns") == 1
    assert await accounts.claimed_seat("table1", "bobs") == 2
    assert await accounts.claimed_seat("table2", "anns") is None
    await house.write(update(schema.seats).where(schema.seats.c.account_id == "anns").values(held=False))
    assert await accounts.claimed_seat("table1", "anns") is None
