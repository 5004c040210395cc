"""Erasure of an account: its rows are deleted, and its name is removed from what stays."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..storage import deadlines, schema
from ..times import milliseconds_now
from .games import rename_in_games

NAMELESS: Final = ""  # replaces the name of an erased account

Eraser = Callable[[AsyncConnection, str, str], Awaitable[None]]  # takes the account and the name that replaces its own


class Erasure:
    """Erases accounts, also from the data of other rooms."""

    def __init__(self, erasers: Sequence[Eraser]) -> None:
        self._erasers = erasers

    async def erase(self, connection: AsyncConnection, account: str) -> list[str]:
        """Delete everything about an account and its bots, and their names in games; return the tables of these."""
        bots = select(schema.accounts.c.id).where(schema.accounts.c.owner == account)
        tables: list[str] = []
        for one in [*(await connection.execute(bots)).scalars(), account]:
            for eraser in self._erasers:
                await eraser(connection, one, NAMELESS)
            await connection.execute(deadlines.given_up(one, milliseconds_now()))  # the game must continue
            tables += await rename_in_games(connection, one, NAMELESS, keeps_account=False)
            for table, column in schema.about_accounts():
                await connection.execute(delete(table).where(column == one))
        return tables
