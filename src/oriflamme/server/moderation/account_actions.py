"""What moderators do to accounts: ban, unban, rename. Each action is written with its entry in the audit log."""

from datetime import UTC, datetime

from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from ...protocol.moderation import ModeratorAction
from ..accounts.accounts import Account, Accounts
from ..accounts.games import UNDERWAY, rename_in_games
from ..look_alikes import folded
from ..names import checked_name
from ..storage import schema
from ..tables.hall import Hall
from ..times import milliseconds_now
from ..wire.refusal import Refusal
from .audit import audit_entry


class AccountActions:
    """Actions of moderators on accounts."""

    def __init__(self, accounts: Accounts, hall: Hall) -> None:
        self._hall = hall
        self._accounts = accounts
        self._store = accounts.store

    async def ban(self, admin: Account, wanted: ModeratorAction) -> list[tuple[str, str]]:
        """Ban an account and its bots until a time; return their unfinished tables, each with the account there."""
        account = await self._accounts.get(wanted.about)
        if wanted.until is None or wanted.until <= milliseconds_now():
            raise Refusal("no_time")
        if self._accounts.is_admin(account):
            raise Refusal("forbidden", "ban-moderator")
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
            if account.kind == "person":  # a bot keeps its token, which does not work during the ban
                await connection.execute(delete(sessions).where(sessions.c.account_id == account.id))
            await connection.execute(audit_entry(admin, "ban", account.id, words))
            return [(row.table_id, row.account_id) for row in await connection.execute(unfinished.distinct())]

    async def close_sockets(self, wanted: ModeratorAction) -> None:
        """Close what a banned account and its bots still have open, once bots stand in for them at their tables."""
        account, accounts = await self._accounts.get(wanted.about), schema.accounts
        bots = select(accounts.c.id).where(accounts.c.owner == account.id)
        async with self._store.reading.connect() as connection:
            banned = [account.id, *(await connection.execute(bots)).scalars()]
        await self._accounts.sockets.sessions_ended(*banned)

    async def unban(self, admin: Account, wanted: ModeratorAction) -> None:
        """Lift the ban of an account and its bots."""
        account = await self._accounts.get(wanted.about)
        accounts = schema.accounts
        theirs = or_(accounts.c.id == account.id, accounts.c.owner == account.id)
        async with self._store.people.begin() as connection:
            await connection.execute(update(accounts).where(theirs).values(banned_until=None))
            await connection.execute(audit_entry(admin, "unban", account.id, wanted.words))

    async def rename(self, admin: Account, wanted: ModeratorAction) -> None:
        """Rename an account, also in all its games."""
        account = await self._accounts.get(wanted.about)
        if wanted.name is None:
            raise Refusal("no_name")
        if self._accounts.is_admin(account):
            raise Refusal("forbidden", "rename-moderator")
        name = checked_name(wanted.name)
        if self._accounts.moderators.is_reserved(name):
            raise Refusal("name_taken")
        accounts = schema.accounts
        try:
            async with self._store.people.begin() as connection:
                values = {"name": name, "folded": folded(name)}
                await connection.execute(update(accounts).where(accounts.c.id == account.id).values(values))
                await self._accounts.claim_name(connection, account.id, name)
                tables = await rename_in_games(connection, account.id, name, keeps_account=True)
                await connection.execute(audit_entry(admin, "rename", account.id, wanted.words))
        except IntegrityError:
            raise Refusal("name_taken") from None
        await self._hall.read_again(tables)
