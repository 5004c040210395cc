"""A store that survives the page: each table is one text in the browser's database, read when it is wanted.

Two tabs may have the same table open. As with two servers on one database, the one that writes second is told so.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Final

import msgspec

from ..protocol.fields import OrderName
from ..server.storage.entries import Entry
from ..server.storage.memory import MemoryStore, StoredInMemory
from ..server.storage.records import Conflict, DeadlineChange, MovedDeadline, StoredTable, StoreFailure
from ..server.wire.refusal import Refusal

VERSION: Final = 1  # of the text of a kept table

Keep = Callable[[str, int, str], Awaitable[str]]  # id, entries before, text: "kept", "changed", "full" or "refused"
Fetch = Callable[[str], Awaitable[str | None]]


class KeptVersion(msgspec.Struct, frozen=True):
    """As much of a kept table as every version can read."""

    version: int


class KeptTable(msgspec.Struct, frozen=True):
    """A table as the browser keeps it."""

    version: int
    id: str
    code: str | None
    phase: str
    log: list[str]
    orders: dict[int, dict[int, OrderName]]
    touched: int


class NewerVersion(Refusal):
    """A table that a newer version of the program has kept."""

    def __init__(self) -> None:
        super().__init__("newer")


class KeptStore(MemoryStore):
    """Tables in memory that are also kept by the browser. What it does not take is not done."""

    def __init__(self, keep: Keep, fetch: Fetch) -> None:
        super().__init__()
        self._keep = keep
        self._fetch = fetch

    async def create(
        self, table: str, code: str, phase: str, is_open: bool, *entries: Entry, is_rated: bool = False
    ) -> None:
        """Store a new table."""
        await super().create(table, code, phase, is_open, *entries, is_rated=is_rated)
        await self._hand_over(table, 0, None)

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
        """Add entries to a log."""
        before = self._tables[table].copy()
        moved = await super().append(
            table, length, *entries, phase=phase, spent_orders=spent_orders, deadline=deadline, also=also
        )
        await self._hand_over(table, length, before)
        return moved

    async def set_order(self, table: str, seat: int, card: int, order: str | None) -> None:
        """Store or delete a standing order."""
        before = self._tables[table].copy()
        await super().set_order(table, seat, card, order)
        await self._hand_over(table, len(before.log), before)

    async def load(self, name: str) -> StoredTable | None:
        """Return a table by its id, as the browser has it."""
        try:
            text = await self._fetch(name)
        except Exception:  # of the browser, which cannot read its database
            raise Refusal("unreadable") from None
        if text is not None:
            self._tables[name] = read_kept(text)
        return await super().load(name)

    async def _hand_over(self, table: str, length: int, before: StoredInMemory | None) -> None:
        """Let the browser keep a table; undo the change if it does not."""
        try:
            outcome = await self._keep(table, length, write_kept(self._tables[table]))
        except Exception:  # of the browser, which has lost its database
            outcome = "refused"
        if outcome == "kept":
            return
        if before is None:
            del self._tables[table]
        else:
            self._tables[table] = before
        if outcome == "changed":
            raise Conflict("changed")
        raise StoreFailure("device-full" if outcome == "full" else "device-refused")


def write_kept(table: StoredInMemory) -> str:
    """Return a table as text."""
    kept = KeptTable(VERSION, table.id, table.code, table.phase, table.log, table.orders, table.touched)
    return msgspec.json.encode(kept).decode()


def read_kept(text: str) -> StoredInMemory:
    """Return a table that the browser has kept; refuse one that is damaged or of a newer version."""
    try:
        if msgspec.json.decode(text, type=KeptVersion).version > VERSION:
            raise NewerVersion
        kept = msgspec.json.decode(text, type=KeptTable)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("unreadable") from None
    return StoredInMemory(kept.id, kept.code, kept.log, kept.phase, kept.orders, None, kept.touched)
