"""What moderators do to accounts: shut out, let in, rename. Each is in the audit as soon as it is done."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row, delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from ...protocol.moderation import DoDeed
from ..accounts.accounts import Account, Accounts, folded
from ..accounts.games import UNDERWAY, rename_in_games
from ..names import checked_name
from ..storage import schema
from ..tables.hall import Hall
from ..times import milliseconds_now
from ..wire.refusal import Refusal
from .audit import note


class AccountActions:
    """What moderators do to accounts."""

    def __init__(self, accounts: Accounts, hall: Hall) -> None:
        self._hall = hall
        self._accounts = accounts
        self._store = accounts.store

    async def ban(self, admin: Account, wanted: DoDeed) -> list[tuple[str, str]]:
        """Shut an account and its bots out until a time; return the unfinished tables where they sit, with whom."""
        account = await self._found(wanted.about)
        if wanted.until is None or wanted.until <= milliseconds_now():
            raise Refusal("no_time", "A ban needs a time in the future until which it lasts.")
        if self._accounts.is_admin(account):
            raise Refusal("forbidden", "Who moderates is named in the server's settings, and must be taken out there.")
        words = f"until {datetime.fromtimestamp(wanted.until / 1000, UTC):%Y-%m-%d %H:%M} UTC: {wanted.words}"
        accounts, sessions, seats, tables = schema.accounts, schema.sessions, schema.seats, schema.tables
        theirs = or_(accounts.c.id == account.id, accounts.c.owner == account.id)
        unfinished = (
            select(seats.c.table_id, seats.c.account_id)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.held, tables.c.phase.in_(UNDERWAY))
            .where(seats.c.account_id.in_(select(accounts.c.id).where(theirs)))
        )
        async with self._store.people.begin() as connection:
            await connection.execute(update(accounts).where(theirs).values(banned_until=wanted.until))
            if account.kind == "person":  # a bot keeps its token, which is good for nothing meanwhile
                await connection.execute(delete(sessions).where(sessions.c.account_id == account.id))
            await connection.execute(note(admin, "ban", account.id, words))
            return [(row.table_id, row.account_id) for row in await connection.execute(unfinished.distinct())]

    async def unban(self, admin: Account, wanted: DoDeed) -> None:
        """Let an account and its bots in again."""
        account = await self._found(wanted.about)
        accounts = schema.accounts
        theirs = or_(accounts.c.id == account.id, accounts.c.owner == account.id)
        async with self._store.people.begin() as connection:
            await connection.execute(update(accounts).where(theirs).values(banned_until=None))
            await connection.execute(note(admin, "unban", account.id, wanted.words))

    async def rename(self, admin: Account, wanted: DoDeed) -> None:
        """Give an account another name, in all its games too."""
        account = await self._found(wanted.about)
        if wanted.name is None:
            raise Refusal("no_name", "A new name is needed.")
        name = checked_name(wanted.name)
        accounts = schema.accounts
        try:
            async with self._store.people.begin() as connection:
                values = {"name": name, "folded": folded(name)}
                await connection.execute(update(accounts).where(accounts.c.id == account.id).values(values))
                tables = await rename_in_games(connection, account.id, name, keeps_account=True)
                await connection.execute(note(admin, "rename", account.id, wanted.words))
        except IntegrityError:
            raise Refusal("name_taken", "Somebody has this name, or one that looks like it.") from None
        await self._hall.read_again(tables)

    async def _found(self, name: str) -> Row[Any]:
        account = await self._accounts.find(name)
        if account is None:
            raise Refusal("no_such_account", "Nobody has this name.")
        return account
