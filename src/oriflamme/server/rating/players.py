"""Rated players. When an account is deleted, a random pseudonym replaces it in its ratings and rated games.

The ratings of its opponents depend on how strong it was in each game. So its rated games must stay the games of one
player, or the ratings could not be recomputed from the log. The pseudonym is drawn when the account is deleted, and
nothing links the two.
"""

from typing import Final

from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..names import new_id
from ..storage import schema

LOCK: Final = 0x0F1A33F  # an arbitrary key, used only here


async def lock_ratings(connection: AsyncConnection) -> None:
    """Lock the ratings until this transaction ends. SQLite has only one writer anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})


async def anonymize_ratings(connection: AsyncConnection, account: str) -> str:
    """Give the ratings of an account to a new pseudonym, and return it."""
    await lock_ratings(connection)
    pseudonym = new_id()
    for table in (schema.ratings, schema.rating_history):
        theirs = update(table).where(table.c.account_id == account)
        changes = {"account_id": pseudonym} | ({"listed": False} if table is schema.ratings else {})
        await connection.execute(theirs.values(changes))
    return pseudonym
