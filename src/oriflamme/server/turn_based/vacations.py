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
    """An account's last vacation, and what was left of its year's.

    Less than nothing is left after a vacation that was to end next year and was cut short: that much was taken from
    next year's.
    """

    until: int | None
    left: int | None

    def end_at(self, now: int) -> int | None:
        """Return when the present vacation ends; None without one."""
        return self.until if self.until is not None and self.until > now else None

    def left_in_year_of(self, time: int) -> int:
        """Return the milliseconds that are left for a vacation that ends in the year of a time."""
        if self.until is None or self.left is None:
            return YEARLY
        years = _year(time) - _year(self.until)
        if years == 1:
            return YEARLY + min(0, self.left)
        return YEARLY if years > 1 else max(0, self.left)

    def ending(self, until: int, now: int) -> "Vacation":
        """Return the vacation that ends at another time, or has ended."""
        end = self.end_at(now)
        if end is not None and self.left is not None and until < end:
            return Vacation(until, self._left_when_cut_short(end, until))
        left = self.left_in_year_of(until) - (until - (end or now))
        if left < 0:
            days = self.left_in_year_of(until) // 86_400_000
            raise Refusal("no_vacation_left", days=days)
        if until == now and end is None and self.left is not None:
            return self  # there is no vacation to end, and what was taken from next year's stays taken
        return Vacation(until, left)

    def _left_when_cut_short(self, end: int, until: int) -> int:
        """Return what is left when a vacation ends earlier: its rest again, of the year for which it counted."""
        assert self.left is not None
        left = self.left + end - until
        if _year(until) < _year(end):
            return min(0, left - YEARLY)
        return min(0, left) if self.left < 0 else left


async def go_on_vacation(store: Store, account: str, until: int | None) -> None:
    """Start, change or end the vacation of an account."""
    accounts = schema.accounts.c
    mine = select(accounts.vacation_until, accounts.vacation_left).where(accounts.id == account).with_for_update()
    async with store.people.begin() as connection:
        now = milliseconds_now()
        before = Vacation(*(await connection.execute(mine)).one())
        after = before.ending(max(until or now, now), now)
        values = {"vacation_until": after.until, "vacation_left": after.left}
        await connection.execute(update(schema.accounts).where(accounts.id == account).values(values))
        longer = (after.end_at(now) or now) - (before.end_at(now) or now)
        await connection.execute(deadlines.moved_with_vacation(account, longer))


def _year(time: int) -> int:
    return datetime.fromtimestamp(time / 1000, UTC).year
