"""Bots of others: made by a person, proved by a token, and limited by it."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from oriflamme.errors import OriflammeError
from oriflamme.protocol.accounts import Bot
from oriflamme.server.accounts.accounts import digest_of_secret
from oriflamme.server.accounts.bots import BotLimits
from oriflamme.server.settings import Settings
from oriflamme.server.storage import schema
from oriflamme.server.wire.refusal import Refusal

from .conftest import Today
from .house import House, living_in
from .tables import gathered, played, started

# Making them.


async def test_a_bot_is_an_account_with_an_owner_and_one_session(house: House, today: Today) -> None:
    ann = await house.new_account("Ann")
    made = await house.bots.create(ann, "  Ann's   robot ")
    assert made.name == "Ann's robot"
    (row,) = await house.rows(schema.accounts, id=made.id)
    assert (row.name, row.kind, row.owner, row.password) == ("Ann's robot", "bot", ann.id, None)
    (session,) = await house.rows(schema.sessions, account_id=made.id)
    assert (session.digest, session.label) == (digest_of_secret(made.token), "token")
    assert (await house.accounts.authenticate(made.token)).id == made.id


async def test_a_bot_needs_a_name_that_can_be_seen_and_nobody_has(house: House) -> None:
    ann = await house.new_account("Ann")
    with pytest.raises(OriflammeError, match="a character that can be seen"):
        await house.bots.create(ann, "\u200b")
    with pytest.raises(Refusal) as refused:
        await house.bots.create(ann, "ANN")
    assert refused.value.code == "name_taken"
    assert await house.bots.of(ann) == ()


async def test_bots_are_listed_for_their_owner_with_the_oldest_first(house: House, today: Today) -> None:
    ann, bob = await house.new_account("Ann"), await house.new_account("Bob")
    first = await house.bots.create(ann, "Zoe")
    today.pass_by(1)
    await house.bots.create(bob, "Bob's")
    second = await house.bots.create(ann, "Abe")
    assert await house.bots.of(ann) == (
        Bot(first.id, "Zoe", today.at - 1),
        Bot(second.id, "Abe", today.at),
    )


async def test_a_person_has_ten_bots(house: House) -> None:
    ann, bob = await house.new_account("Ann"), await house.new_account("Bob")
    for number in range(10):
        await house.bots.create(ann, f"Robot {'abcdefghij'[number]}")
    with pytest.raises(Refusal) as refused:
        await house.bots.create(ann, "One more")
    assert refused.value.code == "too_many_bots"
    assert len(await house.bots.of(ann)) == 10
    await house.bots.create(bob, "Bob's")


async def test_another_token_takes_the_place_of_the_first(house: House) -> None:
    ann = await house.new_account("Ann")
    made, other = await house.bots.create(ann, "Robot"), await house.bots.create(ann, "Other")
    token = await house.bots.replace_token(ann, made.id)
    assert (await house.accounts.authenticate(token)).id == made.id
    (session,) = await house.rows(schema.sessions, account_id=made.id)
    assert (session.digest, session.label) == (digest_of_secret(token), "token")
    assert (await house.accounts.authenticate(other.token)).id == other.id
    with pytest.raises(Refusal) as refused:
        await house.accounts.authenticate(made.token)
    assert refused.value.code == "signed_out"


async def test_nobody_makes_a_token_for_what_is_not_their_bot(house: House) -> None:
    ann, bob = await house.new_account("Ann"), await house.new_account("Bob")
    made = await house.bots.create(ann, "Robot")
    for owner, bot in ((bob, made.id), (ann, ann.id), (ann, "nothing")):
        with pytest.raises(Refusal) as refused:
            await house.bots.replace_token(owner, bot)
        assert refused.value.code == "no_such_bot"
    assert (await house.accounts.authenticate(made.token)).id == made.id


# Limiting them.


async def test_a_bot_asks_for_tables_so_often_and_others_for_their_own(tmp_path: Path) -> None:
    async with living_in(tmp_path, bot_table_rate=0.0, bot_table_burst=2) as house:
        ann = await house.new_account("Ann")
        tokens = [(await house.bots.create(ann, name)).token for name in ("One", "Two")]
        one, two = [await house.accounts.authenticate(token) for token in tokens]
        for _ in range(2):
            house.services.bot_limits.check_rate(one)
        with pytest.raises(Refusal) as refused:
            house.services.bot_limits.check_rate(one)
        assert refused.value.code == "too_fast"
        house.services.bot_limits.check_rate(two)


def limits(house: House, **settings: float) -> BotLimits:
    return BotLimits(house.store, Settings(**settings))  # type: ignore[arg-type]


async def test_the_messages_of_a_bot_are_limited_over_all_its_sockets(house: House) -> None:
    bots = limits(house, bot_message_rate=0.0, bot_message_burst=3)
    first, second = bots.message_bucket("one"), bots.message_bucket("one")
    assert first is second is not bots.message_bucket("two")
    assert [first.take(), second.take(), first.take(), second.take()] == [True, True, True, False]
    assert limits(house, bot_message_rate=1e12, bot_message_burst=1).message_bucket("one").take()


async def test_what_limits_a_bot_is_forgotten_with_its_last_socket(house: House) -> None:
    bots = limits(house, bot_message_rate=0.0, bot_message_burst=1)
    bucket = bots.message_bucket("one")
    assert bucket.take() and not bucket.take()
    del bucket
    assert bots.message_bucket("one").take()


async def test_people_and_guests_sit_down_as_often_as_they_like(house: House) -> None:
    bots, ann = limits(house, bot_seats=0), await house.new_account("Ann")
    seated = []
    for account in (None, ann):
        async with bots.taking_a_seat(account):
            seated.append(account)
    assert seated == [None, ann]


async def test_a_bot_holds_so_many_seats_at_unfinished_tables(house: House) -> None:
    made = await house.bots.create(await house.new_account("Ann"), "Robot")
    bot = await house.accounts.authenticate(made.token)
    bots = limits(house, bot_seats=2)
    await house.keep("gathering", gathered(bot.id), code="A")
    await house.keep("left", gathered(bot.id), code="B")
    await house.keep("others", started(gathered("anns")), code="C")
    await house.keep("over", played(started(gathered(bot.id))), code="D")
    await house.write(update(schema.seats).where(schema.seats.c.table_id == "left").values(held=False))
    async with bots.taking_a_seat(bot):
        await house.keep("playing", started(gathered(bot.id)), code="E")
    with pytest.raises(Refusal) as refused:
        async with bots.taking_a_seat(bot):
            raise AssertionError("it sat down")
    assert (refused.value.code, refused.value.arguments) == ("too_many_seats", {"most": 2})


async def test_a_bot_sits_down_once_at_a_time(house: House) -> None:
    ann = await house.new_account("Ann")
    one, two = [
        await house.accounts.authenticate((await house.bots.create(ann, name)).token) for name in ("One", "Two")
    ]
    bots = limits(house, bot_seats=1)
    refusals: list[str] = []

    async def sit_down() -> None:
        try:
            async with bots.taking_a_seat(one):
                await house.keep("first", gathered(one.id))
        except Refusal as refusal:
            refusals.append(refusal.code)

    await asyncio.gather(sit_down(), sit_down())
    assert refusals == ["too_many_seats"]
    async with bots.taking_a_seat(two):
        assert [row.account_id for row in await house.rows(schema.seats)] == [one.id]
