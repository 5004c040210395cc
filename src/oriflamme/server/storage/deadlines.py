"""Deadlines of turn-based tables, in SQL.

A deadline is written in one transaction with the log entry that causes it. Times are those of the day, in milliseconds;
the scheduler moves all of them after the server was away or its clock was stepped.
"""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Connection,
    Executable,
    Update,
    case,
    delete,
    func,
    insert,
    literal,
    null,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import ColumnElement

from . import schema
from .records import REMINDERS, Deadline, DeadlineChange, DeadlineDropped, DeadlineReassigned, DeadlineSet

# Writing. A player's deadline is the time to think, counted from now or from the end of the player's vacation. Every
# change below keeps the time to think as it is; only a new decision begins with a whole turn.


def changes(table: str, change: DeadlineChange | None, now: int) -> list[Executable]:
    """Return the statements that carry out a change of a table's deadline."""
    match change:
        case None:
            return []
        case DeadlineDropped():
            return [without(table)]
        case DeadlineReassigned(seat, by_bot):
            reassigned = _to_bot(_of(table), now) if by_bot else _to_player(_of(table), _holder(table, seat), now)
            return [_lock(table, seat), reassigned.values(next_look=now)]
        case DeadlineSet():
            return [_lock(table, change.seat), without(table), _insert(table, change, now)]


def look_now(table: str, now: int) -> Executable:
    """Return the statement that lets the scheduler look at a table soon, if it has a deadline."""
    return _of(table).values(next_look=now)


def without(table: str) -> Executable:
    """Return the statement that removes a table's deadline."""
    return delete(schema.deadlines).where(schema.deadlines.c.table_id == table)


def told(deadline: Deadline, count: int, next_look: int) -> Executable:
    """Return the statement that notes how many notices were sent; it changes no row if another process was first."""
    rows = schema.deadlines.c
    same = (rows.position == deadline.position, rows.told == deadline.told, rows.until == deadline.until)
    return _of(deadline.table_id).where(*same).values(told=count, next_look=next_look)


def moved_with_vacation(account: str, by: int) -> Executable:
    """Return the statement that moves an account's deadlines by as much as the end of its vacation."""
    return _moved(update(schema.deadlines).where(schema.deadlines.c.account_id == account), literal(by, BigInteger))


def not_charged(since: int, now: int, *which: ColumnElement[bool]) -> Executable:
    """Return the statement that moves deadlines so that the time from `since` to now is charged to no player.

    A vacation in that time was not charged anyway. `since` is later than now if the clock was put back.
    """
    vacation = _vacation_of(schema.deadlines.c.account_id)
    return _moved(update(schema.deadlines).where(*which), _later(now, vacation) - _later(since, vacation))


def claimed(table: str, seat: int, account: str, now: int) -> Executable:
    """Return the statement that makes a guest's deadline that of the account that has claimed the seat."""
    rows = schema.deadlines.c
    return _to_player(_of(table).where(rows.seat == seat, rows.account_id.is_(None)), literal(account), now)


def given_up(account: str, now: int) -> Executable:
    """Return the statement that makes the deadlines of an account those of no account."""
    return _to_bot(update(schema.deadlines).where(schema.deadlines.c.account_id == account), now)


def _to_bot(rows: Update, now: int) -> Update:
    """Take the player's vacation out of deadlines: it is the player's only."""
    vacation = _vacation_of(schema.deadlines.c.account_id)
    return _moved(rows, now - _later(now, vacation)).values(account_id=null())


def _to_player(rows: Update, account: ColumnElement[Any], now: int) -> Update:
    """Put the player's vacation into deadlines that were a bot's."""
    away = _later(now, _vacation_of(account)) - now
    was_a_bots = schema.deadlines.c.account_id.is_(None)
    return _moved(rows, case((was_a_bots, away), else_=0)).values(account_id=account)


def _moved(rows: Update, by: ColumnElement[Any]) -> Update:
    times = schema.deadlines.c
    return rows.values(asked=times.asked + by, until=times.until + by, next_look=times.next_look + by)


def _of(table: str) -> Update:
    return update(schema.deadlines).where(schema.deadlines.c.table_id == table)


def _holder(table: str, seat: int) -> ColumnElement[str | None]:
    """Return the account that holds a seat, or has claimed it."""
    mine = select(schema.seats.c.account_id).filter_by(table_id=table, seat=seat, held=True)
    return mine.limit(1).scalar_subquery()


def _lock(table: str, seat: int) -> Executable:
    """Return the statement that lets a seat's vacation begin or end before or after this change, not meanwhile."""
    accounts = schema.accounts.c
    return select(accounts.id).where(accounts.id == _holder(table, seat)).with_for_update(read=True)


def _vacation_of(account: ColumnElement[Any]) -> ColumnElement[Any]:
    """Return until when an account is on vacation, or was."""
    accounts = schema.accounts.c
    return select(func.max(accounts.vacation_until)).where(accounts.id == account).scalar_subquery()


def _later(time: int, vacation: ColumnElement[Any]) -> ColumnElement[Any]:
    """Return a time, or the end of a vacation that is later."""
    return case((vacation > time, vacation), else_=literal(time, BigInteger))


def _insert(table: str, new: DeadlineSet, now: int) -> Executable:
    """Return the statement that writes a deadline; its time runs from now, or from the end of the player's vacation."""
    no_account = literal(None, schema.deadlines.c.account_id.type)
    account: ColumnElement[Any] = no_account if new.by_bot else _holder(table, new.seat)
    begins = literal(now, BigInteger) if new.by_bot else _later(now, _vacation_of(account))
    used = new.length - new.left
    row: dict[str, ColumnElement[Any]] = {
        "table_id": literal(table),
        "position": literal(new.position),
        "seat": literal(new.seat),
        "account_id": account,
        "asked": begins - used,
        "until": begins + new.left,
        "told": literal(sum(share * new.length <= used for share in REMINDERS) if used > 0 else 0),
        "next_look": literal(now, BigInteger),
    }
    return insert(schema.deadlines).from_select(list(row), select(*row.values()))


# Reading.

_SELECT: Final = select(schema.deadlines, schema.accounts.c.vacation_until.label("vacation")).outerjoin(
    schema.accounts, schema.accounts.c.id == schema.deadlines.c.account_id
)


async def read(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, Deadline]:
    """Return the deadlines of tables."""
    return await connection.run_sync(read_in, tables)


def read_in(connection: Connection, tables: Sequence[str]) -> dict[str, Deadline]:
    """Return the deadlines of tables, as a transaction finds them."""
    rows = connection.execute(_SELECT.where(schema.deadlines.c.table_id.in_(tables)))
    return {row.table_id: Deadline(**row._mapping) for row in rows}
