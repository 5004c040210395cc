"""Deadlines of turn-based tables, in SQL.

A deadline is written in one transaction with the log entry that causes it. Times are those of the day, in milliseconds;
the scheduler moves all of them after the server was away or its clock was stepped.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BigInteger, Executable, Update, case, delete, func, insert, literal, null, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import ColumnElement

from . import schema
from .records import REMINDERS, Deadline, DeadlineChange, DeadlineDropped, DeadlineReassigned, DeadlineSet

# Writing.


def changes(table: str, change: DeadlineChange | None, now: int) -> list[Executable]:
    """Return the statements that carry out a change of a table's deadline."""
    match change:
        case None:
            return []
        case DeadlineDropped():
            return [without(table)]
        case DeadlineReassigned(seat, by_bot):
            account = null() if by_bot else _holder(table, seat)
            return [_of(table).values(account_id=account, next_look=now)]
        case DeadlineSet():
            return [without(table), _insert(table, change, now)]


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


def moved(by: int, *which: ColumnElement[bool]) -> Executable:
    """Return the statement that moves deadlines by milliseconds."""
    rows = schema.deadlines.c
    times = {"asked": rows.asked + by, "until": rows.until + by, "next_look": rows.next_look + by}
    return update(schema.deadlines).where(*which).values(times)


def _of(table: str) -> Update:
    return update(schema.deadlines).where(schema.deadlines.c.table_id == table)


def _holder(table: str, seat: int) -> ColumnElement[str | None]:
    """Return the account that holds a seat, or has claimed it."""
    mine = select(schema.seats.c.account_id).filter_by(table_id=table, seat=seat, held=True)
    return mine.limit(1).scalar_subquery()


def _insert(table: str, new: DeadlineSet, now: int) -> Executable:
    """Return the statement that writes a deadline; its time runs from now, or from the end of the player's vacation."""
    no_account = literal(None, schema.deadlines.c.account_id.type)
    account: ColumnElement[Any] = no_account if new.by_bot else _holder(table, new.seat)
    begins: ColumnElement[Any] = literal(now, BigInteger)
    if not new.by_bot:
        accounts = schema.accounts.c
        vacation = select(func.max(accounts.vacation_until)).where(accounts.id == account).scalar_subquery()
        begins = case((vacation > now, vacation), else_=now)
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


async def read(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, Deadline]:
    """Return the deadlines of tables."""
    rows = await connection.execute(select(schema.deadlines).where(schema.deadlines.c.table_id.in_(tables)))
    return {row.table_id: Deadline(**row._mapping) for row in rows}
