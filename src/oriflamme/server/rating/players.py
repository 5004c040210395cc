"""Who is rated. An account that is deleted leaves its ratings to a number, which says nothing about who it was.

The ratings of the others follow from how strong it was in each of their games, so its rated games must still be known
as those of one player, or they could not be computed again from the log. The number is drawn when the account goes; it
stands in the log where the account stood, and nowhere is there anything that leads from the one to the other.
"""

from typing import Final

from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..names import new_id
from ..storage import schema

LOCK: Final = 0x0F1A33F  # of all programs on a database, only we take this one


async def one_at_a_time(connection: AsyncConnection) -> None:
    """Let nobody else change ratings before this transaction is over. On SQLite there is nobody else."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})


async def anonymize_ratings(connection: AsyncConnection, account: str) -> str:
    """Give the ratings of an account to a new pseudonym, and return it."""
    await one_at_a_time(connection)
    pseudonym = new_id()
    for table in (schema.ratings, schema.rating_history):
        theirs = update(table).where(table.c.account_id == account)
        changes = {"account_id": pseudonym} | ({"listed": False} if table is schema.ratings else {})
        await connection.execute(theirs.values(changes))
    return pseudonym
