"""Invitations of friends to tables that gather players."""

from typing import Final

from sqlalchemy import ColumnElement, delete, exists, func, insert, select, update

from ...protocol.friends import Invitation
from ..notify.outbox import INVITED, Notice, insert_notice
from ..storage import schema
from ..storage.store import Store
from ..times import DAY, milliseconds_now
from ..wire.refusal import Refusal
from .accounts import Account
from .lock import lock_accounts

MOST_INVITATIONS: Final = 60  # in a day
KEPT: Final = 30 * DAY
SHOWN: Final = 20


class Invitations:
    """All invitations."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, account: str) -> tuple[Invitation, ...]:
        """Return the invitations of an account to tables that still gather, the newest first."""
        invitations, tables, accounts = schema.invitations, schema.tables, schema.accounts
        mine = (
            select(tables.c.id, tables.c.code, accounts.c.id, accounts.c.name, invitations.c.created)
            .join(invitations, invitations.c.table_id == tables.c.id)
            .join(accounts, accounts.c.id == invitations.c.by_id)
            .where(invitations.c.account_id == account, invitations.c.is_open)
            .where(tables.c.phase == "gathering", tables.c.code.is_not(None), ~_sits(tables.c.id, account))
            .order_by(invitations.c.created.desc(), tables.c.id)
            .limit(SHOWN)
        )
        async with self._store.reading.connect() as connection:
            return tuple(Invitation(*row) for row in (await connection.execute(mine)).all())

    async def invite(self, account: Account, friend: str, table: str) -> None:
        """Invite a friend to a table. A second invitation to the same table changes nothing."""
        friends, invitations, now = schema.friends, schema.invitations, milliseconds_now()
        async with self._store.people.begin() as connection:
            await lock_accounts(connection, account.id)
            are_friends = exists().where(friends.c.account_id == account.id, friends.c.friend_id == friend)
            if not (await connection.execute(select(are_friends))).scalar():
                raise Refusal("not_friends")
            wanted = select(schema.tables.c.phase).where(schema.tables.c.id == table)
            phase = (await connection.execute(wanted.where(_sits(schema.tables.c.id, account.id)))).scalar()
            if phase is None:
                raise Refusal("no_seat")
            if phase != "gathering":
                raise Refusal("started", "already")
            known = exists().where(invitations.c.table_id == table, invitations.c.account_id == friend)
            if (await connection.execute(select(known))).scalar():
                return
            mine = invitations.c.by_id == account.id
            await connection.execute(delete(invitations).where(mine, invitations.c.created < now - KEPT))
            today = select(func.count()).where(mine, invitations.c.created > now - DAY)
            if (await connection.execute(today)).scalar_one() >= MOST_INVITATIONS:
                raise Refusal("too_fast", "invitations", most=MOST_INVITATIONS)
            row = {"table_id": table, "account_id": friend, "by_id": account.id, "created": now, "is_open": True}
            await connection.execute(insert(invitations).values(row))
            await connection.execute(insert_notice(Notice(friend, table, 0, INVITED, 0)))

    async def decline(self, account: Account, table: str) -> None:
        """Decline an invitation. It does not come again."""
        invitations = schema.invitations
        mine = (invitations.c.account_id == account.id, invitations.c.table_id == table, invitations.c.is_open)
        async with self._store.people.begin() as connection:
            if not (await connection.execute(update(invitations).where(*mine).values(is_open=False))).rowcount:
                raise Refusal("no_such_table", "invitation")


def _sits(table: ColumnElement[str], account: str) -> ColumnElement[bool]:
    seats = schema.seats
    return exists().where(seats.c.table_id == table, seats.c.account_id == account, seats.c.held)
