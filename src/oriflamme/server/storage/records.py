"""What a store gives and takes, as plain data: a stored table, its deadline and how a deadline changes.

There is no SQL here, so a table can be kept in memory as well.
"""

from typing import Final, NamedTuple

from ...errors import OriflammeError
from ...protocol.fields import OrderName
from ..wire.refusal import Refusal

FINISHED: Final = ("over", "closed")  # phases in which a table has no code, orders or deadline
REMINDERS: Final = (0.0, 0.5, 0.9)  # shares of the time after which the player is notified


class StoreFailure(OriflammeError):
    """The store did not take or give something; nothing was changed. A variant of `problem-store` says why."""

    def __init__(self, variant: str = "") -> None:
        super().__init__(variant)
        self.refusal = Refusal("store", variant)

    def __str__(self) -> str:
        """Return the sentence in English."""
        return str(self.refusal)


class Conflict(StoreFailure):
    """The log has been changed by another process: this process no longer owns the table."""


class Deadline(NamedTuple):
    """Who must answer at a turn-based table, and by when. Times are those of the day, in milliseconds."""

    table_id: str
    position: int
    seat: int
    account_id: str | None  # null for a guest, and while a bot answers
    asked: int
    until: int
    told: int  # how many notices were sent or not needed
    next_look: int
    vacation: int | None = None  # until when the account is, or was, on vacation

    def left(self, now: int) -> int:
        """Return the milliseconds until the deadline, with those of a vacation."""
        return max(0, self.until - now)

    def left_to_think(self, now: int) -> int:
        """Return the milliseconds that are left for the decision, without those of a vacation."""
        return max(0, self.until - max(now, self.vacation or 0))

    def told_by(self, now: int) -> int:
        """Return how many of the notices are due."""
        return sum(self._due(share) <= now for share in REMINDERS)

    def look_after(self, told: int) -> int:
        """Return when something is due next, after so many notices."""
        return self._due(REMINDERS[told]) if told < len(REMINDERS) else self.until

    def _due(self, share: float) -> int:
        return self.asked + round((self.until - self.asked) * share)


class DeadlineSet(NamedTuple):
    """A seat is asked something new, or again after a pause or an undo, and has so many milliseconds left."""

    position: int
    seat: int
    left: int
    length: int  # of a whole turn
    by_bot: bool  # a bot answers for the seat


class DeadlineReassigned(NamedTuple):
    """The same question is now answered by a bot, or by its player again; the time to think stays as it is.

    A vacation is part of a player's deadline only: it is taken out for a bot, and put in when the player is back.
    """

    seat: int
    by_bot: bool


class DeadlineDropped(NamedTuple):
    """No seat has to answer."""


DeadlineChange = DeadlineSet | DeadlineReassigned | DeadlineDropped


class MovedDeadline(NamedTuple):
    """A table's deadline right before and right after a change of the table."""

    before: Deadline | None
    after: Deadline | None


class StoredTable(NamedTuple):
    """A table as the store has it."""

    id: str
    log: list[str]
    orders: dict[int, dict[int, OrderName]]  # by seat and the card's order of entry
    deadline: Deadline | None = None  # of a turn-based table
