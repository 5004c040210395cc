"""A store in memory: for tests, and for tables without a server. It stores the same data as the database."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from ...protocol.fields import OrderName
from ..times import milliseconds_now
from .entries import Entry, write_entry
from .records import (
    FINISHED,
    REMINDERS,
    Conflict,
    Deadline,
    DeadlineChange,
    DeadlineDropped,
    DeadlineReassigned,
    DeadlineSet,
    MovedDeadline,
    StoredTable,
)


@dataclass
class StoredInMemory:
    """A table and its log, as they are stored."""

    id: str
    code: str | None
    log: list[str]
    phase: str
    orders: dict[int, dict[int, OrderName]] = field(default_factory=dict)
    deadline: Deadline | None = None
    touched: int = field(default_factory=milliseconds_now)

    def copy(self) -> "StoredInMemory":
        """Return a copy that does not change with it."""
        orders = {seat: dict(given) for seat, given in self.orders.items()}
        return replace(self, log=list(self.log), orders=orders)


class MemoryStore:
    """Tables and their logs, for as long as the process runs."""

    def __init__(self) -> None:
        self._tables: dict[str, StoredInMemory] = {}

    async def create(
        self, table: str, code: str, phase: str, is_open: bool, *entries: Entry, is_rated: bool = False
    ) -> None:
        """Store a new table; Conflict if its id or code is taken."""
        if table in self._tables or code in {other.code for other in self._tables.values()}:
            raise Conflict("changed")
        self._tables[table] = StoredInMemory(table, code, [write_entry(entry) for entry in entries], phase)

    async def append(
        self,
        table: str,
        length: int,
        *entries: Entry,
        phase: str | None = None,
        spent_orders: Sequence[tuple[int, int]] = (),
        deadline: DeadlineChange | None = None,
        also: Collection[Any] = (),
    ) -> MovedDeadline | None:
        """Add entries to a log of this length; Conflict if it has another length."""
        kept = self._tables[table]
        if len(kept.log) != length:
            raise Conflict("changed")
        kept.log += [write_entry(entry) for entry in entries]
        kept.touched = milliseconds_now()
        for seat, card in spent_orders:
            kept.orders.get(seat, {}).pop(card, None)
        before, kept.deadline = kept.deadline, _changed(kept, deadline)
        if phase is not None:
            kept.phase = phase
            if phase in FINISHED:
                kept.code, kept.orders, kept.deadline = None, {}, None
        return None if deadline is None else MovedDeadline(before, kept.deadline)

    async def load(self, name: str) -> StoredTable | None:
        """Return a table by its id or code."""
        for kept in self._tables.values():
            if name == kept.id or (kept.code is not None and name.upper() == kept.code):
                orders = {seat: dict(given) for seat, given in kept.orders.items()}
                return StoredTable(kept.id, list(kept.log), orders, kept.deadline)
        return None

    async def deadline(self, table: str) -> Deadline | None:
        """Return a table's deadline."""
        return self._tables[table].deadline

    async def set_order(self, table: str, seat: int, card: int, order: str | None) -> None:
        """Store or delete a standing order."""
        given = self._tables[table].orders.setdefault(seat, {})
        given.pop(card, None)
        if order is not None:
            given[card] = cast(OrderName, order)

    async def delete_untouched(self, days: int) -> int:
        """Delete unfinished tables without changes for so many days; return how many."""
        limit = milliseconds_now() - days * 86_400_000
        old = [kept.id for kept in self._tables.values() if kept.phase != "over" and kept.touched < limit]
        for table in old:
            del self._tables[table]
        return len(old)


def _changed(kept: StoredInMemory, change: DeadlineChange | None) -> Deadline | None:
    now = milliseconds_now()
    match change:
        case DeadlineDropped():
            return None
        case DeadlineReassigned():
            return None if kept.deadline is None else kept.deadline._replace(next_look=now)
        case DeadlineSet(position, seat, left, length, _):
            used = length - left
            told = sum(share * length <= used for share in REMINDERS) if used > 0 else 0
            return Deadline(kept.id, position, seat, None, now - used, now + left, told, now)
    return kept.deadline
