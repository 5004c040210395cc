"""Forgetting an account: everything about it goes, and its name from what stays."""

from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..moderation.reports import forget_in_reports
from ..storage import schema
from .games import rename_in_games

NAMELESS: Final = ""  # what stands in the place of a name that was taken out


async def forget(connection: AsyncConnection, account: str) -> list[str]:
    """Remove everything about an account and its bots, and their names from games, which stay; return the tables."""
    bots = select(schema.accounts.c.id).where(schema.accounts.c.owner == account)
    tables: list[str] = []
    for one in [*(await connection.execute(bots)).scalars(), account]:
        await forget_in_reports(connection, one, NAMELESS)
        asked = update(schema.deadlines).filter_by(account_id=one)
        await connection.execute(asked.values(account_id=None))  # the table must go on
        tables += await rename_in_games(connection, one, NAMELESS, keeps_account=False)
        for table, column in schema.about_accounts():
            await connection.execute(delete(table).where(column == one))
    return tables
