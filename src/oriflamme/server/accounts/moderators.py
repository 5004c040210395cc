"""Moderators: the accounts that the setting `admins` names, remembered by their ids.

A name in the setting means one account for good: the person who has that name at the start of the server, or signs up
with it later. If that account is deleted, no other account gets its rights or its name. The setting takes ids too.
"""

from typing import Final

import structlog
from sqlalchemy import ColumnElement, exists, insert, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.accounts import AccountKind
from ..look_alikes import folded, look_alike_keys
from ..names import is_like_id
from ..settings import Settings
from ..storage import schema
from ..storage.store import Store

LOG: Final = structlog.get_logger("oriflamme.moderators")


class Moderators:
    """The accounts that may moderate."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._ids = tuple(entry for entry in settings.admins if is_like_id(entry))
        names = [entry for entry in settings.admins if not is_like_id(entry)]
        self._names = {folded(name): name for name in names}
        self._reserved: frozenset[str] | None = None

    async def resolve(self) -> None:
        """Bind each name in the setting to the person who has it, unless it is bound already; say what is missing."""
        if not self._names and not self._ids:
            return
        accounts, moderators = schema.accounts, schema.moderators
        async with self._store.people.begin() as connection:
            people = select(accounts.c.id, accounts.c.folded).where(
                accounts.c.kind == "person", accounts.c.folded.in_(self._names)
            )
            for row in (await connection.execute(people)).all():
                await self._bind(connection, row.folded, row.id)
            bindings = await connection.execute(select(moderators.c.name, moderators.c.account_id))
            bound = {row.name: row.account_id for row in bindings}
            wanted = {*self._ids, *(bound[name] for name in self._names if name in bound)}
            known = set((await connection.execute(select(accounts.c.id).where(accounts.c.id.in_(wanted)))).scalars())
        for name, entry in self._names.items():
            if name not in bound:
                LOG.warning("no account has this moderator's name yet", entry=entry)
            elif bound[name] not in known:
                LOG.warning("this moderator's account was deleted; name its successor by its id", entry=entry)
        for one in self._ids:
            if one not in known:
                LOG.warning("no account has this moderator's id", entry=one)

    async def admit(self, connection: AsyncConnection, account: str, name: str, kind: AccountKind) -> bool:
        """Bind a new account, if the setting names it; False if only the moderator of this name may have it."""
        if not self.is_reserved(name):
            return True
        moderators, key = schema.moderators, folded(name)
        if kind != "person" or key not in self._names:
            return False
        await self._bind(connection, key, account)
        owner = select(moderators.c.account_id).where(moderators.c.name == key)
        return bool((await connection.execute(owner)).scalar() == account)

    def is_reserved(self, name: str) -> bool:
        """Tell whether a name is, or looks like, a name in the setting."""
        if self._reserved is None and self._names:
            self._reserved = frozenset().union(*(look_alike_keys(entry) for entry in self._names.values()))
        return bool(self._reserved and not self._reserved.isdisjoint(look_alike_keys(name)))

    def is_one(self, account: ColumnElement[str]) -> ColumnElement[bool]:
        """Build the condition that an account may moderate."""
        moderators = schema.moderators
        bound = exists().where(moderators.c.account_id == account, moderators.c.name.in_(self._names))
        return or_(account.in_(self._ids), bound)

    async def _bind(self, connection: AsyncConnection, name: str, account: str) -> None:
        """Bind a name to an account, unless it is bound."""
        moderators = schema.moderators
        free = ~exists().where(moderators.c.name == name)
        row = select(literal(name), literal(account)).where(free)
        done = await connection.execute(insert(moderators).from_select(["name", "account_id"], row))
        if done.rowcount:
            LOG.info("a name in the setting admins is bound to an account", account=account)
