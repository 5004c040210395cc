"""Blocks: two accounts that do not sit at one table, and do not read each other's messages."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from ...protocol.moderation import Block
from ..accounts.accounts import Account, Accounts, check_not_banned
from ..accounts.friends import part_for_block
from ..accounts.lock import lock_accounts
from ..storage import schema
from ..storage.store import Store
from ..tables.ports import Member
from ..tables.table import Table
from ..times import milliseconds_now
from ..wire.refusal import Refusal

MOST_BLOCKS: Final = 500  # per account


class Blocks:
    """All blocks."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._store = accounts.store

    async def of(self, account: Account) -> tuple[Block, ...]:
        """Return the blocks of an account, the latest first."""
        blocks, accounts = schema.blocks, schema.accounts
        mine = (
            select(accounts.c.id, accounts.c.name, blocks.c.created)
            .join(blocks, blocks.c.blocked_id == accounts.c.id)
            .where(blocks.c.account_id == account.id)
            .order_by(blocks.c.created.desc(), accounts.c.id)
        )
        async with self._store.reading.connect() as connection:
            return tuple(Block(row.id, row.name, row.created) for row in await connection.execute(mine))

    async def add(self, account: Account, whom: str) -> Block:
        """Block an account for another; a second time changes nothing."""
        other = await self._accounts.get(whom)
        if other.id == account.id:
            raise Refusal("yourself", "block")
        block = Block(other.id, other.name, milliseconds_now())
        row = {"account_id": account.id, "blocked_id": other.id, "created": block.created}
        count = select(func.count()).select_from(schema.blocks).where(schema.blocks.c.account_id == account.id)
        try:
            async with self._store.people.begin() as connection:
                if int((await connection.execute(count)).scalar() or 0) >= MOST_BLOCKS:
                    raise Refusal("too_many_blocks", most=MOST_BLOCKS)
                await lock_accounts(connection, account.id, other.id)
                for statement in part_for_block(account.id, other.id):
                    await connection.execute(statement)
                await connection.execute(insert(schema.blocks).values(row))
        except IntegrityError:
            pass
        return block

    async def remove(self, account: Account, whom: str) -> None:
        """Unblock an account."""
        other = await self._accounts.find(whom)
        blocks = schema.blocks
        mine = (blocks.c.account_id == account.id, blocks.c.blocked_id == (other.id if other is not None else whom))
        async with self._store.people.begin() as connection:
            if not (await connection.execute(delete(blocks).where(*mine))).rowcount:
                raise Refusal("no_such_account", "block")


async def check_not_blocked(store: Store, table: str, member: Member | None) -> None:
    """Refuse an account a seat at a table with an account that blocks it, or that it blocks.

    A block covers the bots of both accounts. Guests cannot be blocked: they have no account.
    """
    if member is None:
        return
    seats, accounts = schema.seats, schema.accounts
    seated = select(seats.c.account_id).where(seats.c.table_id == table, seats.c.held)
    owners = select(accounts.c.owner).where(accounts.c.id.in_(seated), accounts.c.owner.is_not(None))
    mine = [member.id] if member.owner is None else [member.id, member.owner]

    def is_seated(column: ColumnElement[str]) -> ColumnElement[bool]:
        return or_(column.in_(seated), column.in_(owners))

    blocks = schema.blocks
    found = select(blocks.c.created).where(
        or_(
            blocks.c.account_id.in_(mine) & is_seated(blocks.c.blocked_id),
            blocks.c.blocked_id.in_(mine) & is_seated(blocks.c.account_id),
        )
    )
    if await _exists(store, found):
        raise Refusal("blocked")


async def check_no_blocks_among(store: Store, accounts: Collection[str]) -> None:
    """Refuse a rematch if one of these accounts blocks another."""
    blocks = schema.blocks
    found = select(blocks.c.created).where(blocks.c.account_id.in_(accounts), blocks.c.blocked_id.in_(accounts))
    if len(accounts) > 1 and await _exists(store, found):
        raise Refusal("blocked", "rematch")


async def banned_among(store: Store, accounts: Collection[str]) -> set[str]:
    """Return the accounts among these that are banned."""
    if not accounts:
        return set()
    known = schema.accounts
    banned = select(known.c.id).where(known.c.id.in_(accounts), known.c.banned_until > milliseconds_now())
    async with store.reading.connect() as connection:
        return set((await connection.execute(banned)).scalars())


async def muted_seats(store: Store, table: Table, seat: int | None) -> set[int]:
    """Return the seats that the account on a seat has blocked; refuse a banned account."""
    account = table.seats[seat].account if seat is not None else None
    if account is None:
        return set()
    accounts, blocks = schema.accounts, schema.blocks
    wanted = select(accounts.c.banned_until, blocks.c.blocked_id).outerjoin(
        blocks, blocks.c.account_id == accounts.c.id
    )
    async with store.reading.connect() as connection:
        rows: Sequence[Any] = (await connection.execute(wanted.where(accounts.c.id == account))).all()
    for row in rows[:1]:
        check_not_banned(row)
    blocked = {row.blocked_id for row in rows} - {None}
    return {index for index, other in enumerate(table.seats) if other.account in blocked}


async def _exists(store: Store, wanted: Select[int]) -> bool:
    async with store.reading.connect() as connection:
        return (await connection.execute(wanted.limit(1))).first() is not None
