"""Locks accounts for a transaction, so that what is counted in it stays true until it ends."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..storage import schema


async def lock_accounts(connection: AsyncConnection, *accounts: str) -> None:
    """Lock accounts until the transaction ends, always in the same order. SQLite has one writer, and needs no lock."""
    known = schema.accounts
    await connection.execute(select(known.c.id).where(known.c.id.in_(accounts)).order_by(known.c.id).with_for_update())
