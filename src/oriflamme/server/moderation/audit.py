"""The audit log: every action of a moderator, forever. It names accounts by their ids, so erasure leaves it alone."""

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

SHOWN: Final = 50  # entries at once


def audit_entry(by: Account, action: str, about: str, words: str) -> Executable:
    """Build the INSERT that adds an action to the audit log, for the transaction of the action itself."""
    row = {"at": milliseconds_now(), "by": by.id, "deed": action, "about": about, "words": cleaned(words)}
    return insert(schema.audit).values(row)


async def read_audit(store: Store, start: int) -> tuple[AuditEntry, ...]:
    """Return actions, the newest first; skip the first `start` ones."""
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
    """Return the names of the accounts among these ids."""
    accounts = schema.accounts
    wanted = select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(ids))
    return {row.id: row.name for row in await connection.execute(wanted)}
