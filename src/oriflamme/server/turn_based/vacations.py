"""Vacations: thirty days a year in which no time runs for somebody at turn-based tables.

A vacation counts for the year in which it ends. All deadlines of the account are moved by its length; a deadline that
begins meanwhile begins at its end. Who is back early, or stays away longer, moves them again.
"""

from datetime import UTC, datetime
from typing import Final, NamedTuple

from sqlalchemy import select, update

from ..storage import deadlines, schema
from ..storage.store import Store
from ..times import milliseconds_now
from ..wire.refusal import Refusal

YEARLY: Final = 30 * 86_400_000  # milliseconds


class Vacation(NamedTuple):
    """An account's last vacation, and what was left of its year's."""

    until: int | None
    left: int | None

    def end_at(self, now: int) -> int | None:
        """Return when the vacation ends, if there is one now."""
        return self.until if self.until is not None and self.until > now else None

    def left_in_year_of(self, time: int) -> int:
        """Return the milliseconds that are left for a vacation that ends in the year of a time."""
        if self.until is None or self.left is None or _year(self.until) < _year(time):
            return YEARLY
        return self.left

    def ending(self, until: int, now: int) -> "Vacation":
        """Return the vacation that ends at another time, or has ended."""
        left = self.left_in_year_of(until) - (until - (self.end_at(now) or now))
        if left < 0:
            days = self.left_in_year_of(until) // 86_400_000
            raise Refusal("no_vacation_left", days=days)
        return Vacation(until, min(left, YEARLY))


async def go_on_vacation(store: Store, account: str, until: int | None) -> None:
    """Let an account be away until a time; or be back."""
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
