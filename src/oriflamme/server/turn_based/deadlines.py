"""Deadlines of turn-based tables: who must answer by when, kept in the database so that nobody need be there.

A turn-based table that is played, and not paused, has exactly one row, also while a bot is asked: whoever looks for
rows that are due finds every table that must go on. A row is written in one transaction with the entry that
makes it so. Times are those of the day, in milliseconds; `Looker` moves them all when the server was away or its clock
was stepped.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import BigInteger, Executable, Update, case, delete, func, insert, literal, null, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import ColumnElement

from ...protocol.tables import Pace
from ..storage import schema
from ..tables.table import Table

SHARES: Final = (0.0, 0.5, 0.9)  # of the time, after which whoever is asked is told so


class Deadline(NamedTuple):
    """Who must answer by when."""

    table_id: str
    position: int
    seat: int
    account_id: str | None  # none for a guest, and while a bot answers
    asked: int
    until: int
    told: int  # how many of the notices were sent, or were not needed
    next_look: int

    def left(self, now: int) -> int:
        """Return how many milliseconds there are left."""
        return max(0, self.until - now)

    def told_by(self, now: int) -> int:
        """Return how many of the notices are due."""
        return sum(self._due(share) <= now for share in SHARES)

    def look_after(self, told: int) -> int:
        """Return when something is due next, after so many notices."""
        return self._due(SHARES[told]) if told < len(SHARES) else self.until

    def _due(self, share: float) -> int:
        return self.asked + round((self.until - self.asked) * share)


def is_turn_based(pace: Pace) -> bool:
    """Tell whether there are hours or days for a decision, and nobody need be there."""
    return pace.kind == "turns"


def answers_by_bot(table: Table) -> bool:
    """Tell whether a bot answers for the seat that is asked."""
    assert table.asked is not None
    seat = table.seats[table.asked]
    return seat.kind == "bot" or seat.stood_in


# Writing.


def changes(before: Table, after: Table, now: int) -> list[Executable]:
    """Return what makes a table's row right when the table has become another."""
    if not is_turn_based(after.settings.pace):
        return []
    if not _has_one(after):
        return [without(after.id)] if _has_one(before) else []
    if not _has_one(before) or after.position != before.position:
        left = after.left_at_pause if before.paused else after.settings.pace.seconds * 1000
        return [without(after.id), _asking(after, left, now)]
    if answers_by_bot(before) != answers_by_bot(after):  # the time stays as it is: coming back buys none
        account = null() if answers_by_bot(after) else _holder(after)
        return [_of(after.id).values(account_id=account, next_look=now)]
    return []


def look_now(table: str, now: int) -> Executable:
    """Return what lets a table be looked at soon, if it has a deadline."""
    return _of(table).values(next_look=now)


def without(table: str) -> Executable:
    """Return what removes a table's row."""
    return delete(schema.deadlines).where(schema.deadlines.c.table_id == table)


def told(deadline: Deadline, number: int, next_look: int) -> Executable:
    """Return what notes that so many notices have been given; no row if somebody else has noted it before."""
    rows = schema.deadlines.c
    same = (rows.position == deadline.position, rows.told == deadline.told, rows.until == deadline.until)
    return _of(deadline.table_id).where(*same).values(told=number, next_look=next_look)


def moved(by: int, *which: ColumnElement[bool]) -> Executable:
    """Return what moves deadlines by milliseconds."""
    rows = schema.deadlines.c
    times = {"asked": rows.asked + by, "until": rows.until + by, "next_look": rows.next_look + by}
    return update(schema.deadlines).where(*which).values(times)


def _of(table: str) -> Update:
    return update(schema.deadlines).where(schema.deadlines.c.table_id == table)


def _has_one(table: Table) -> bool:
    return table.phase == "playing" and not table.paused


def _holder(table: Table) -> ColumnElement[str | None]:
    """Return the account that holds the seat that is asked, or has claimed it."""
    mine = select(schema.seats.c.account_id).filter_by(table_id=table.id, seat=table.asked, held=True)
    return mine.limit(1).scalar_subquery()


def _asking(table: Table, left: int, now: int) -> Executable:
    """Return what writes a row: so much time is left from now on, or from the end of a vacation on."""
    by_bot = answers_by_bot(table)
    account: ColumnElement[Any] = literal(None, schema.deadlines.c.account_id.type) if by_bot else _holder(table)
    begins: ColumnElement[Any] = literal(now, BigInteger)
    if not by_bot:
        accounts = schema.accounts.c
        vacation = select(func.max(accounts.vacation_until)).where(accounts.id == account).scalar_subquery()
        begins = case((vacation > now, vacation), else_=now)
    length = table.settings.pace.seconds * 1000
    row: dict[str, ColumnElement[Any]] = {
        "table_id": literal(table.id),
        "position": literal(table.position),
        "seat": literal(table.asked),
        "account_id": account,
        "asked": begins + (left - length),
        "until": begins + left,
        "told": literal(sum(share * length <= length - left for share in SHARES) if left < length else 0),
        "next_look": literal(now, BigInteger),
    }
    return insert(schema.deadlines).from_select(list(row), select(*row.values()))


# Reading.


async def read(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, Deadline]:
    """Return the deadlines of tables."""
    rows = await connection.execute(select(schema.deadlines).where(schema.deadlines.c.table_id.in_(tables)))
    return {row.table_id: Deadline(**row._mapping) for row in rows}
