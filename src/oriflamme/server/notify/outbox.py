"""The outbox: notices that wait to be sent, in the database, one for each channel of an account.

A notice is written in the transaction of the change that it reports, and deleted when it has been sent or is no longer
needed. So no notice is lost when a process dies. A process takes a notice for a few seconds, and renews that until it
has sent it. If the process dies, another one takes the notice after those seconds, or the same one after a restart. If
it dies between sending and deleting, the notice is sent twice.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import BigInteger, Executable, Row, and_, delete, insert, literal, select, update

from ..storage import schema
from ..storage.store import Store
from ..times import milliseconds_now

INVITED: Final = "invited"  # stands for the question in a notice of an invitation to a table
OUT_OF_TIME: Final = 3  # the reminder that says: time is up, a bot stands in
MOST_FAILURES: Final = 10  # in a row; then the channel is switched off
TAKEN_FOR: Final = 15_000  # milliseconds for which a process takes a notice; it renews that in time


class Notice(NamedTuple):
    """A notice about a decision or an invitation. It contains nothing that the table does not show to everyone."""

    account: str
    table: str
    position: int
    question: str  # place, reveal or choose; or INVITED
    reminder: int  # 0 at the start, 1 after half of the time, 2 when a tenth is left, 3 when time is up


# Writing.


def insert_notice(notice: Notice) -> Executable:
    """Build the INSERT that queues a notice for each channel of its account that is confirmed and switched on."""
    channels = schema.channels.c
    row: dict[str, Any] = {
        "way_id": channels.id,
        "account_id": channels.account_id,
        "table_id": literal(notice.table),
        "position": literal(notice.position),
        "question": literal(notice.question),
        "reminder": literal(notice.reminder),
        "tries": literal(0),
        "due": literal(milliseconds_now(), BigInteger),
    }
    used = (channels.account_id == notice.account, channels.confirmed, channels.failures < MOST_FAILURES)
    return insert(schema.notices).from_select(list(row), select(*row.values()).where(*used))


def make_all_due(now: int) -> Executable:
    """Build the UPDATE that makes all notices due now, after the clock was set back."""
    return update(schema.notices).where(schema.notices.c.due > now).values(due=now)


# Sending.


async def take_due(store: Store, most: int, in_flight: Mapping[str | None, int]) -> list[Row[Any]]:
    """Take notices that are due, so that no other process sends them: of each kind of channel, up to `most` in flight.

    Each row includes its channel, if that still exists, and its deadline, if the decision is still open.
    """
    notices, channels, deadlines, now = schema.notices, schema.channels, schema.deadlines, milliseconds_now()
    asked = and_(deadlines.c.table_id == notices.c.table_id, deadlines.c.position == notices.c.position)
    by_kind = notices.outerjoin(channels, channels.c.id == notices.c.way_id)
    kinds = select(channels.c.kind).select_from(by_kind).where(notices.c.due <= now).distinct()
    async with store.people.begin() as connection:
        taken: list[int] = []
        for kind in list((await connection.execute(kinds)).scalars()):
            due = (
                select(notices.c.number)
                .select_from(by_kind)
                .where(notices.c.due <= now, channels.c.kind.is_not_distinct_from(kind))
                .order_by(notices.c.due, notices.c.number)
                .limit(max(0, most - in_flight.get(kind, 0)))
                .with_for_update(of=notices, skip_locked=True)
            )
            taken += (await connection.execute(due)).scalars()
        if not taken:
            return []
        mine = notices.c.number.in_(taken)
        await connection.execute(update(notices).where(mine).values(due=now + TAKEN_FOR, tries=notices.c.tries + 1))
        of = channels.c
        columns = (of.id, of.kind, of.address, of["keys"], of.language, of.failures, deadlines.c.until)
        whole = select(notices).add_columns(*columns).outerjoin(channels, of.id == notices.c.way_id)
        return list(await connection.execute(whole.outerjoin(deadlines, asked).where(mine)))


async def renew(store: Store, notices: Collection[int]) -> None:
    """Take notices that are still being sent for longer."""
    kept = update(schema.notices).where(schema.notices.c.number.in_(notices))
    async with store.people.begin() as connection:
        await connection.execute(kept.values(due=milliseconds_now() + TAKEN_FOR))


async def postpone(store: Store, notice: int, milliseconds: int) -> None:
    """Send a notice again, after some milliseconds."""
    later = update(schema.notices).where(schema.notices.c.number == notice)
    async with store.people.begin() as connection:
        await connection.execute(later.values(due=milliseconds_now() + milliseconds))


async def delete_notice(store: Store, notice: int) -> None:
    """Delete a notice that has been sent, or will not be."""
    async with store.people.begin() as connection:
        await connection.execute(delete(schema.notices).where(schema.notices.c.number == notice))
