"""Notices that wait to be sent, in the database: one for each way in which somebody wants to be told.

A notice is written in one transaction with what it tells, and removed when it was sent or will never be: a process that
dies takes none with it. A process takes a notice for a few seconds, and renews that for as long as it sends it. So what
a dead process had taken is free after those seconds, and is sent by another process or after the next start. If it died
between sending and noting, the notice comes twice.
"""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import BigInteger, Executable, Row, and_, delete, insert, literal, select, update

from ..storage import schema
from ..storage.store import Store
from ..times import milliseconds_now

OUT_OF_TIME: Final = 3  # the reminder that somebody is stood in for
SWITCHED_OFF: Final = 10  # failures in a row after which a way is not used
TAKEN: Final = 15_000  # milliseconds for which a notice is taken; a process that sends it for longer renews it in time


class Notice(NamedTuple):
    """What somebody is told of a decision. It holds nothing that the table does not show to everyone."""

    account: str
    table: str
    position: int
    question: str  # place, reveal or choose
    reminder: int  # 0 when it is asked, 1 after half of the time, 2 when a tenth is left, 3 when none is


# Writing.


def waiting(notice: Notice) -> Executable:
    """Return what lets a notice wait, for each way of its account that is confirmed and not switched off."""
    ways = schema.ways.c
    row: dict[str, Any] = {
        "way_id": ways.id,
        "account_id": ways.account_id,
        "table_id": literal(notice.table),
        "position": literal(notice.position),
        "question": literal(notice.question),
        "reminder": literal(notice.reminder),
        "tries": literal(0),
        "due": literal(milliseconds_now(), BigInteger),
    }
    used = (ways.account_id == notice.account, ways.confirmed, ways.failures < SWITCHED_OFF)
    return insert(schema.notices).from_select(list(row), select(*row.values()).where(*used))


def all_due(now: int) -> Executable:
    """Return what lets everything be sent now that would be due later: the clock was set back."""
    return update(schema.notices).where(schema.notices.c.due > now).values(due=now)


# Sending.


async def taken(store: Store, most: int) -> list[Row[Any]]:
    """Take notices that are due, so that nobody else sends them.

    Each has its way, if there still is one, and until when there is time, if it still is asked for.
    """
    notices, ways, deadlines, now = schema.notices, schema.ways, schema.deadlines, milliseconds_now()
    asked = and_(deadlines.c.table_id == notices.c.table_id, deadlines.c.position == notices.c.position)
    due = (
        select(notices.c.number)
        .where(notices.c.due <= now)
        .order_by(notices.c.due, notices.c.number)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    async with store.people.begin() as connection:
        numbers = list((await connection.execute(due)).scalars())
        if not numbers:
            return []
        mine = notices.c.number.in_(numbers)
        await connection.execute(update(notices).where(mine).values(due=now + TAKEN, tries=notices.c.tries + 1))
        of_way = (ways.c.id, ways.c.kind, ways.c.address, ways.c["keys"], ways.c.language, ways.c.failures)
        whole = select(notices).add_columns(*of_way, deadlines.c.until).outerjoin(ways, ways.c.id == notices.c.way_id)
        return list(await connection.execute(whole.outerjoin(deadlines, asked).where(mine)))


async def keep(store: Store, numbers: Collection[int]) -> None:
    """Take notices that are still being sent for as long again."""
    kept = update(schema.notices).where(schema.notices.c.number.in_(numbers))
    async with store.people.begin() as connection:
        await connection.execute(kept.values(due=milliseconds_now() + TAKEN))


async def wait(store: Store, notice: int, milliseconds: int) -> None:
    """Let a notice be sent again later."""
    later = update(schema.notices).where(schema.notices.c.number == notice)
    async with store.people.begin() as connection:
        await connection.execute(later.values(due=milliseconds_now() + milliseconds))


async def done(store: Store, notice: int) -> None:
    """Forget a notice that was sent, or never will be."""
    async with store.people.begin() as connection:
        await connection.execute(delete(schema.notices).where(schema.notices.c.number == notice))
