"""Vacations: thirty days a year in which the turn-based deadlines of an account do not run.

A vacation counts for the year in which it ends. It moves all deadlines of the account by its length; the time of a
question that comes meanwhile starts at its end. A change of the end moves the deadlines again.
"""

from datetime import UTC, datetime
from typing import Final, NamedTuple

from sqlalchemy import select, update

from ..storage import deadlines, schema
from ..storage.store import Store
from ..times import DAY, milliseconds_now
from ..wire.refusal import Refusal

YEARLY: Final = 30 * DAY


class Vacation(NamedTuple):
    """The last vacation of an account, and the milliseconds left in its year."""

    until: int | None
    left: int | None

    def end_at(self, now: int) -> int | None:
        """Return when the present vacation ends; None without one."""
        return self.until if self.until is not None and self.until > now else None

    def left_in_year_of(self, time: int) -> int:
        """Return the milliseconds left for a vacation that ends in the year of this time."""
        if self.until is None or self.left is None or _year(self.until) < _year(time):
            return YEARLY
        return self.left

    def ending(self, until: int, now: int) -> "Vacation":
        """Return the vacation with another end; refuse one that is too long."""
        left = self.left_in_year_of(until) - (until - (self.end_at(now) or now))
        if left < 0:
            days = self.left_in_year_of(until) // DAY
            raise Refusal("no_vacation_left", f"That is more vacation than you have left: {days} days this year.")
        return Vacation(until, min(left, YEARLY))


async def go_on_vacation(store: Store, account: str, until: int | None) -> None:
    """Start, change or end the vacation of an account."""
    accounts = schema.accounts.c
    mine = select(accounts.vacation_until, accounts.vacation_left).where(accounts.id == account).with_for_update()
    async with store.people.begin() as connection:
        now = milliseconds_now()
        before = Vacation(*(await connection.execute(mine)).one())
        after = before.ending(max(until or now, now), now)
        assert after.until is not None
        values = {"vacation_until": after.until, "vacation_left": after.left}
        await connection.execute(update(schema.accounts).where(accounts.id == account).values(values))
        longer = after.until - (before.end_at(now) or now)
        await connection.execute(deadlines.moved(longer, schema.deadlines.c.account_id == account))


def _year(time: int) -> int:
    return datetime.fromtimestamp(time / 1000, UTC).year
