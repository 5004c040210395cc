"""The ways in which accounts are told, in the database."""

import hashlib
import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update

from ...protocol.notifications import AddWay, Way
from ..names import new_id
from ..storage import schema
from ..storage.store import Store
from ..times import milliseconds_now
from ..wire.refusal import Refusal

MOST: Final = 10  # ways of one account
TRIES: Final = 5  # of a code
GOOD_FOR: Final = 86_400_000  # milliseconds


class _Code(msgspec.Struct, frozen=True):
    """A code that was mailed."""

    digest: str
    until: int
    tries: int = 0


class Ways:
    """Everybody's ways."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, account: str) -> list[Row[Any]]:
        """Return an account's ways, the oldest first."""
        ways = schema.ways
        async with self._store.reading.connect() as connection:
            mine = select(ways).where(ways.c.account_id == account).order_by(ways.c.created)
            return list(await connection.execute(mine))

    async def one(self, account: str, way: str) -> Row[Any]:
        """Return one of an account's ways."""
        ways = schema.ways
        async with self._store.reading.connect() as connection:
            wanted = select(ways).where(ways.c.account_id == account, ways.c.id == way)
            found = (await connection.execute(wanted)).one_or_none()
        if found is None:
            raise Refusal("no_such_way", "There is no such way.")
        return found

    async def check_room(self, account: str) -> None:
        """Refuse one way more than there may be."""
        if len(await self.of(account)) >= MOST:
            raise Refusal("too_many_ways", f"Nobody has more than {MOST} ways; remove one first.")

    async def add(self, account: str, wanted: AddWay, code: str | None = None) -> Row[Any]:
        """Keep a way; one for which a code was mailed is not used before it is confirmed. The same again is one."""
        ways, now = schema.ways, milliseconds_now()
        keys: msgspec.Struct | None = wanted.keys
        if code is not None:
            keys = _Code(_digest(code), now + GOOD_FOR)
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
        same = (ways.c.account_id == account, ways.c.kind == wanted.kind, ways.c.address == wanted.address)
        async with self._store.people.begin() as connection:
            await connection.execute(delete(ways).where(*same))
            number = select(func.count()).select_from(ways).where(ways.c.account_id == account)
            if ((await connection.execute(number)).scalar() or 0) >= MOST:
                raise Refusal("too_many_ways", f"Nobody has more than {MOST} ways; remove one first.")
            await connection.execute(insert(ways).values(row))
        return await self.one(account, str(row["id"]))

    async def remove(self, account: str, way: str) -> None:
        """Forget a way."""
        await self.one(account, way)
        async with self._store.people.begin() as connection:
            await connection.execute(delete(schema.notices).where(schema.notices.c.way_id == way))
            await connection.execute(delete(schema.ways).where(schema.ways.c.id == way))

    async def confirm(self, account: str, way: str, code: str) -> Row[Any]:
        """Use a way from now on, if this is the code that was mailed."""
        found = await self.one(account, way)
        if not found.confirmed:
            kept = msgspec.json.decode(found.keys, type=_Code)
            is_right = secrets.compare_digest(kept.digest, _digest(code.strip()))
            if kept.tries >= TRIES or kept.until < milliseconds_now():
                raise Refusal("wrong_code", "This code is not good any more; remove the address and add it again.")
            if not is_right:
                tried = msgspec.json.encode(msgspec.structs.replace(kept, tries=kept.tries + 1)).decode()
                await self._update(way, keys=tried)
                raise Refusal("wrong_code", "This is not the code that was mailed.")
            await self._update(way, confirmed=True, keys=None)
        return await self.one(account, way)

    async def note(self, way: Row[Any], succeeded: bool) -> None:
        """Note whether somebody was reached."""
        if not succeeded:
            await self._update(way.id, failures=schema.ways.c.failures + 1)
        elif way.failures:
            await self._update(way.id, failures=0)

    async def _update(self, way: str, **values: Any) -> None:
        async with self._store.people.begin() as connection:
            await connection.execute(update(schema.ways).where(schema.ways.c.id == way).values(values))


def shown(way: Row[Any]) -> Way:
    """Return a way as its owner sees it."""
    return Way(way.id, way.kind, way.address, way.language, way.confirmed, way.failures)


def new_code() -> str:
    """Return a code that people can type."""
    return f"{secrets.randbelow(1_000_000):06}"


def _digest(code: str) -> str:
    return hashlib.sha256(f"code {code}".encode()).hexdigest()
