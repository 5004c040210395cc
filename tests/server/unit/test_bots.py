"""Bot accounts: created by a person, authenticated by a token, and limited."""

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

from .backend import Backend, open_backend
from .conftest import Today
from .tables import gathered, played, started

# Creating bots.


async def test_a_bot_is_an_account_with_an_owner_and_one_session(backend: Backend, today: Today) -> None:
    ann = await backend.new_account("Ann")
    made = await backend.bots.create(ann, "  Ann's   robot ")
    assert made.name == "Ann's robot"
    (row,) = await backend.rows(schema.accounts, id=made.id)
    assert (row.name, row.kind, row.owner, row.password) == ("Ann's robot", "bot", ann.id, None)
    (session,) = await backend.rows(schema.sessions, account_id=made.id)
    assert (session.digest, session.label) == (digest_of_secret(made.token), "token")
    assert (await backend.accounts.authenticate(made.token)).id == made.id


async def test_a_bot_needs_a_visible_name_that_is_not_taken(backend: Backend) -> None:
    ann = await backend.new_account("Ann")
    with pytest.raises(OriflammeError, match="a character that can be seen"):
        await backend.bots.create(ann, "\u200b")
    with pytest.raises(Refusal) as refused:
        await backend.bots.create(ann, "ANN")
    assert refused.value.code == "name_taken"
    assert await backend.bots.of(ann) == ()


async def test_an_owner_sees_their_bots_oldest_first(backend: Backend, today: Today) -> None:
    ann, bob = await backend.new_account("Ann"), await backend.new_account("Bob")
    first = await backend.bots.create(ann, "Zoe")
    today.advance(1)
    await backend.bots.create(bob, "Bob's")
    second = await backend.bots.create(ann, "Abe")
    assert await backend.bots.of(ann) == (
        Bot(first.id, "Zoe", today.at - 1),
        Bot(second.id, "Abe", today.at),
    )


async def test_a_person_may_have_ten_bots(backend: Backend) -> None:
    ann, bob = await backend.new_account("Ann"), await backend.new_account("Bob")
    for number in range(10):
        await backend.bots.create(ann, f"Robot {'abcdefghij'[number]}")
    with pytest.raises(Refusal) as refused:
        await backend.bots.create(ann, "One more")
    assert refused.value.code == "too_many_bots"
    assert len(await backend.bots.of(ann)) == 10
    await backend.bots.create(bob, "Bob's")


async def test_a_new_token_replaces_the_previous_one(backend: Backend) -> None:
    ann = await backend.new_account("Ann")
    made, other = await backend.bots.create(ann, "Robot"), await backend.bots.create(ann, "Other")
    token = await backend.bots.replace_token(ann, made.id)
    assert (await backend.accounts.authenticate(token)).id == made.id
    (session,) = await backend.rows(schema.sessions, account_id=made.id)
    assert (session.digest, session.label) == (digest_of_secret(token), "token")
    assert (await backend.accounts.authenticate(other.token)).id == other.id
    with pytest.raises(Refusal) as refused:
        await backend.accounts.authenticate(made.token)
    assert refused.value.code == "signed_out"


async def test_only_the_owner_can_make_a_token_for_a_bot(backend: Backend) -> None:
    ann, bob = await backend.new_account("Ann"), await backend.new_account("Bob")
    made = await backend.bots.create(ann, "Robot")
    for owner, bot in ((bob, made.id), (ann, ann.id), (ann, "nothing")):
        with pytest.raises(Refusal) as refused:
            await backend.bots.replace_token(owner, bot)
        assert refused.value.code == "no_such_bot"
    assert (await backend.accounts.authenticate(made.token)).id == made.id


# Limits.


async def test_each_bot_has_its_own_limit_of_table_requests(tmp_path: Path) -> None:
    async with open_backend(tmp_path, bot_table_rate=0.0, bot_table_burst=2) as backend:
        ann = await backend.new_account("Ann")
        tokens = [(await backend.bots.create(ann, name)).token for name in ("One", "Two")]
        one, two = [await backend.accounts.authenticate(token) for token in tokens]
        for _ in range(2):
            backend.services.bot_limits.check_rate(one)
        with pytest.raises(Refusal) as refused:
            backend.services.bot_limits.check_rate(one)
        assert refused.value.code == "too_fast"
        backend.services.bot_limits.check_rate(two)


def limits(backend: Backend, **settings: float) -> BotLimits:
    return BotLimits(backend.store, Settings(**settings))  # type: ignore[arg-type]


async def test_the_messages_of_a_bot_are_limited_over_all_its_sockets(backend: Backend) -> None:
    bots = limits(backend, bot_message_rate=0.0, bot_message_burst=3)
    first, second = bots.message_bucket("one"), bots.message_bucket("one")
    assert first is second is not bots.message_bucket("two")
    assert [first.take(), second.take(), first.take(), second.take()] == [True, True, True, False]
    assert limits(backend, bot_message_rate=1e12, bot_message_burst=1).message_bucket("one").take()


async def test_a_bots_limit_is_forgotten_when_its_last_socket_closes(backend: Backend) -> None:
    bots = limits(backend, bot_message_rate=0.0, bot_message_burst=1)
    bucket = bots.message_bucket("one")
    assert bucket.take() and not bucket.take()
    del bucket
    assert bots.message_bucket("one").take()


async def test_people_and_guests_may_take_any_number_of_seats(backend: Backend) -> None:
    bots, ann = limits(backend, bot_seats=0), await backend.new_account("Ann")
    seated = []
    for account in (None, ann):
        async with bots.taking_a_seat(account):
            seated.append(account)
    assert seated == [None, ann]


async def test_a_bot_may_hold_a_limited_count_of_seats_at_unfinished_tables(backend: Backend) -> None:
    made = await backend.bots.create(await backend.new_account("Ann"), "Robot")
    bot = await backend.accounts.authenticate(made.token)
    bots = limits(backend, bot_seats=2)
    await backend.store_table("gathering", gathered(bot.id), code="A")
    await backend.store_table("left", gathered(bot.id), code="B")
    await backend.store_table("others", started(gathered("anns")), code="C")
    await backend.store_table("over", played(started(gathered(bot.id))), code="D")
    await backend.write(update(schema.seats).where(schema.seats.c.table_id == "left").values(held=False))
    async with bots.taking_a_seat(bot):
        await backend.store_table("playing", started(gathered(bot.id)), code="E")
    with pytest.raises(Refusal) as refused:
        async with bots.taking_a_seat(bot):
            raise AssertionError("the bot took a seat")
    assert (refused.value.code, refused.value.arguments) == ("too_many_seats", {"most": 2})


async def test_a_bot_takes_one_seat_at_a_time(backend: Backend) -> None:
    ann = await backend.new_account("Ann")
    one, two = [
        await backend.accounts.authenticate((await backend.bots.create(ann, name)).token) for name in ("One", "Two")
    ]
    bots = limits(backend, bot_seats=1)
    refusals: list[str] = []

    async def sit_down() -> None:
        try:
            async with bots.taking_a_seat(one):
                await backend.store_table("first", gathered(one.id))
        except Refusal as refusal:
            refusals.append(refusal.code)

    await asyncio.gather(sit_down(), sit_down())
    assert refusals == ["too_many_seats"]
    async with bots.taking_a_seat(two):
        assert [row.account_id for row in await backend.rows(schema.seats)] == [one.id]
