"""Bot accounts: a person creates one, and it signs in with a token instead of a password.

A bot uses the same protocol as people. Its limits count for all its connections together.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import Row, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.accounts import Bot, NewBot
from ..names import checked_name
from ..settings import Settings
from ..storage import schema
from ..storage.store import Store
from ..tables.ports import Member
from ..wire.limits import Bucket, Buckets
from ..wire.refusal import Refusal
from .accounts import Account, Accounts
from .games import UNDERWAY

MOST_BOTS: Final = 10  # per person
LABEL: Final = "token"  # of the session that a bot's token belongs to


class Bots:
    """All bot accounts."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._store = accounts.store

    async def of(self, owner: Account) -> tuple[Bot, ...]:
        """Return the bots of an owner, the oldest first."""
        async with self._store.reading.connect() as connection:
            return tuple(Bot(row.id, row.name, row.created) for row in await _bots_of(connection, owner))

    async def create(self, owner: Account, name: str) -> NewBot:
        """Create a bot. Its token is shown only this once."""
        seen = checked_name(name)
        async with self._store.people.begin() as connection:
            if len(await _bots_of(connection, owner)) >= MOST_BOTS:
                raise Refusal("too_many_bots", most=MOST_BOTS)
            bot = await self._accounts.add(connection, seen, "bot", None, owner.id)
            return NewBot(bot, seen, await self._accounts.add_session(connection, bot, LABEL))

    async def replace_token(self, owner: Account, bot: str) -> str:
        """Replace a bot's token. The previous token stops working."""
        async with self._store.people.begin() as connection:
            await self.check_owner(connection, owner, bot)
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.account_id == bot))
            token = await self._accounts.add_session(connection, bot, LABEL)
        await self._accounts.sockets.sessions_ended(bot)
        return token

    async def check_owner(self, connection: AsyncConnection, owner: Account, bot: str) -> None:
        """Refuse a bot that belongs to another account, as if it did not exist."""
        if bot not in {row.id for row in await _bots_of(connection, owner)}:
            raise Refusal("no_such_bot")


async def _bots_of(connection: AsyncConnection, owner: Account) -> list[Row[Any]]:
    accounts = schema.accounts
    mine = select(accounts).where(accounts.c.owner == owner.id).order_by(accounts.c.created, accounts.c.id)
    return list((await connection.execute(mine)).all())


class BotLimits:
    """Limits on requests, messages and seats of each bot."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._tables = Buckets(settings.bot_table_rate, settings.bot_table_burst)
        self._messages: WeakValueDictionary[str, Bucket] = WeakValueDictionary()
        self._seat_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def check_rate(self, bot: Account) -> None:
        """Refuse a bot that opens tables and takes seats too often."""
        if not self._tables.take(bot.id):
            raise Refusal("too_fast", "bot")

    def message_bucket(self, bot: str) -> Bucket:
        """Return the bucket that all sockets of a bot share for their messages."""
        new = Bucket(self._settings.bot_message_rate, self._settings.bot_message_burst)
        return self._messages.setdefault(bot, new)

    @contextlib.asynccontextmanager
    async def taking_a_seat(self, member: Member | None) -> AsyncIterator[None]:
        """Hold a lock while an account takes a seat; refuse a bot that has too many seats already."""
        if member is None or not member.is_bot:
            yield
            return
        async with self._seat_locks.setdefault(member.id, asyncio.Lock()):  # two at once would both pass the check
            if await self._seats_of(member.id) >= self._settings.bot_seats:
                most = self._settings.bot_seats
                raise Refusal("too_many_seats", most=most)
            yield

    async def _seats_of(self, bot: str) -> int:
        tables, seats = schema.tables, schema.seats
        held = (
            select(func.count())
            .select_from(seats.join(tables, tables.c.id == seats.c.table_id))
            .where(seats.c.account_id == bot, seats.c.held, tables.c.phase.in_(UNDERWAY))
        )
        async with self._store.reading.connect() as connection:
            return (await connection.execute(held)).scalar_one()
