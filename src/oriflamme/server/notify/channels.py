"""The channels over which accounts get notices, in the database."""

import hashlib
import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update

from ...protocol.notifications import AddChannel, Channel
from ..names import new_id
from ..storage import schema
from ..storage.store import Store
from ..times import DAY, milliseconds_now
from ..wire.refusal import Refusal

MOST: Final = 10  # channels per account
TRIES: Final = 5  # wrong codes until a code is void
CODE_LIFETIME: Final = DAY


class _Code(msgspec.Struct, frozen=True):
    """A code that was sent by e-mail."""

    digest: str
    until: int
    tries: int = 0


class Channels:
    """The channels of all accounts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, account: str) -> list[Row[Any]]:
        """Return the channels of an account, the oldest first."""
        channels = schema.channels
        async with self._store.reading.connect() as connection:
            mine = select(channels).where(channels.c.account_id == account).order_by(channels.c.created)
            return list(await connection.execute(mine))

    async def get(self, account: str, channel: str) -> Row[Any]:
        """Return a channel of an account."""
        channels = schema.channels
        async with self._store.reading.connect() as connection:
            wanted = select(channels).where(channels.c.account_id == account, channels.c.id == channel)
            found = (await connection.execute(wanted)).one_or_none()
        if found is None:
            raise Refusal("no_such_way")
        return found

    async def check_room(self, account: str) -> None:
        """Refuse another channel for an account that has as many as it may."""
        if len(await self.of(account)) >= MOST:
            raise _too_many()

    async def add(self, account: str, wanted: AddChannel, code: str | None = None) -> Row[Any]:
        """Add a channel, or replace the same one. If a code was sent to it, it must be confirmed before it is used."""
        channels, now = schema.channels, milliseconds_now()
        keys: msgspec.Struct | None = wanted.keys
        if code is not None:
            keys = _Code(_digest(code), now + CODE_LIFETIME)
        row = {
            "id": new_id(),
            "account_id": account,
            "kind": wanted.kind,
            "address": wanted.address,
            "keys": None if keys is None else msgspec.json.encode(keys).decode(),
            "language": wanted.language,
            "confirmed": code is None,
            "failures": 0,
            "created": now,
        }
        same = (channels.c.account_id == account, channels.c.kind == wanted.kind, channels.c.address == wanted.address)
        async with self._store.people.begin() as connection:
            await connection.execute(delete(channels).where(*same))
            count = select(func.count()).select_from(channels).where(channels.c.account_id == account)
            if ((await connection.execute(count)).scalar() or 0) >= MOST:
                raise _too_many()
            await connection.execute(insert(channels).values(row))
        return await self.get(account, str(row["id"]))

    async def remove(self, account: str, channel: str) -> None:
        """Remove a channel and its notices."""
        await self.get(account, channel)
        async with self._store.people.begin() as connection:
            await connection.execute(delete(schema.notices).where(schema.notices.c.way_id == channel))
            await connection.execute(delete(schema.channels).where(schema.channels.c.id == channel))

    async def confirm(self, account: str, channel: str, code: str) -> Row[Any]:
        """Confirm a channel with the code that was sent to it."""
        while not (found := await self.get(account, channel)).confirmed:
            kept = msgspec.json.decode(found.keys, type=_Code)
            if kept.tries >= TRIES or kept.until < milliseconds_now():
                raise Refusal("wrong_code", "over")
            is_right = secrets.compare_digest(kept.digest, _digest(code.strip()))
            if await self._count_guess(found, kept, is_right) and not is_right:
                raise Refusal("wrong_code")
        return found

    async def _count_guess(self, channel: Row[Any], kept: _Code, is_right: bool) -> bool:
        """Confirm a channel, or count a wrong code; False if another guess came first, so that this one must wait.

        The update applies to the count that this guess has read. So guesses that come together are counted one by one.
        """
        tried = msgspec.structs.replace(kept, tries=kept.tries + 1)
        values = {"confirmed": True, "keys": None} if is_right else {"keys": msgspec.json.encode(tried).decode()}
        same = (schema.channels.c.id == channel.id, schema.channels.c["keys"] == channel.keys)
        async with self._store.people.begin() as connection:
            return bool((await connection.execute(update(schema.channels).where(*same).values(values))).rowcount)

    async def record(self, channel: Row[Any], succeeded: bool) -> None:
        """Record whether a notice reached a channel; failures in a row are counted."""
        if not succeeded:
            await self._update(channel.id, failures=schema.channels.c.failures + 1)
        elif channel.failures:
            await self._update(channel.id, failures=0)

    async def _update(self, channel: str, **values: Any) -> None:
        async with self._store.people.begin() as connection:
            await connection.execute(update(schema.channels).where(schema.channels.c.id == channel).values(values))


def shown(channel: Row[Any]) -> Channel:
    """Return a channel as its owner sees it."""
    return Channel(channel.id, channel.kind, channel.address, channel.language, channel.confirmed, channel.failures)


def new_code() -> str:
    """Return a code of six digits."""
    return f"{secrets.randbelow(1_000_000):06}"


def _digest(code: str) -> str:
    return hashlib.sha256(f"code {code}".encode()).hexdigest()


def _too_many() -> Refusal:
    return Refusal("too_many_ways", most=MOST)
