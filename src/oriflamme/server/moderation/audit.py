"""The audit: what moderators did, for ever. It names accounts by their ids, so nobody need be taken out of it."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Executable, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.moderation import AuditEntry
from ..accounts.accounts import Account
from ..names import cleaned
from ..storage import schema
from ..storage.store import Store
from ..times import milliseconds_now

SHOWN: Final = 50  # deeds at once


def note(by: Account, deed: str, about: str, words: str) -> Executable:
    """Return what adds a deed to the audit, in the same transaction as the deed itself."""
    row = {"at": milliseconds_now(), "by": by.id, "deed": deed, "about": about, "words": cleaned(words)}
    return insert(schema.audit).values(row)


async def read_audit(store: Store, start: int) -> tuple[AuditEntry, ...]:
    """Return what was done, the newest first, without the first so many."""
    audit = schema.audit
    wanted = select(audit).order_by(audit.c.number.desc()).offset(start).limit(SHOWN)
    async with store.reading.connect() as connection:
        rows = (await connection.execute(wanted)).all()
        names = await names_of(connection, {name for row in rows for name in (row.by, row.about)})
    return tuple(
        AuditEntry(row.number, row.at, names.get(row.by, row.by), row.deed, names.get(row.about, row.about), row.words)
        for row in rows
    )


async def names_of(connection: AsyncConnection, ids: Collection[str]) -> dict[str, str]:
    """Return the names of those that are accounts."""
    accounts = schema.accounts
    wanted = select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(ids))
    return {row.id: row.name for row in await connection.execute(wanted)}
