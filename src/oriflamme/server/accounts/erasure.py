"""Erasing an account: everything about it is removed, and its name is taken out of what stays."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..storage import deadlines, schema
from ..times import milliseconds_now
from .games import rename_in_games

NAMELESS: Final = ""  # stands in the place of a name that was taken out

TakeOut = Callable[[AsyncConnection, str, str], Awaitable[None]]  # an account, and what stands in its name's place


class Erasure:
    """Erases accounts, with what other rooms keep about them."""

    def __init__(self, take_out: Sequence[TakeOut]) -> None:
        self._take_out = take_out

    async def erase(self, connection: AsyncConnection, account: str) -> list[str]:
        """Remove everything about an account and its bots, and their names from games; return the tables of those."""
        bots = select(schema.accounts.c.id).where(schema.accounts.c.owner == account)
        tables: list[str] = []
        for one in [*(await connection.execute(bots)).scalars(), account]:
            for take_out in self._take_out:
                await take_out(connection, one, NAMELESS)
            await connection.execute(deadlines.given_up(one, milliseconds_now()))  # the table must go on
            tables += await rename_in_games(connection, one, NAMELESS, keeps_account=False)
            for table, column in schema.about_accounts():
                await connection.execute(delete(table).where(column == one))
        return tables
