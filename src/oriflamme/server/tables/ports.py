"""The ports of a table: what it needs from outside, as types.

In the server, a database, worker processes and other servers implement them; in a test or a browser, a store in memory
and a bot that answers at once.
"""

from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from ...bots import Answer
from ...protocol.tables import OpenTable
from ...review import Advice
from ...view import View
from ..cluster.location import Found, Owner
from ..lanes import Lanes
from ..settings import Settings
from ..storage.entries import Entry
from ..storage.records import Deadline, DeadlineChange, MovedDeadline, StoredTable
from ..wire.limits import Buckets
from .table import Table


class Connection(Protocol):
    """A connection to one client."""

    def send(self, message: bytes) -> None:
        """Queue a message; messages are sent in order."""
        ...

    def close(self, code: int) -> None:
        """Close it after all queued messages."""
        ...


class Store(Protocol):
    """Stores logs. Appended entries are durable."""

    async def create(
        self, table: str, code: str, phase: str, is_open: bool, *entries: Entry, is_rated: bool = False
    ) -> None:
        """Store a new table; Conflict if its id or code is taken."""
        ...

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
        """Add entries to a log of this length; return the deadline before and after, if it changes.

        `phase` is the new phase of the table. `spent_orders` are the seats and cards of standing orders that end now.
        `deadline` is the change of the deadline. `also` is written in the same transaction.
        """
        ...

    async def load(self, name: str) -> StoredTable | None:
        """Return a table by its id or code."""
        ...

    async def deadline(self, table: str) -> Deadline | None:
        """Return a table's deadline; None also if it cannot be read at the moment."""
        ...

    async def set_order(self, table: str, seat: int, card: int, order: str | None) -> None:
        """Store or delete a standing order."""
        ...

    async def delete_untouched(self, days: int) -> int:
        """Delete unfinished tables without changes for so many days; return how many."""
        ...


class BotPool(Protocol):
    """Runs the bots of the server."""

    async def choose(self, name: str, seed: str, view: View) -> Answer:
        """Return the bot's action, or a simpler bot's if it gives none in time or the machine is busy."""
        ...


class Coach(Protocol):
    """Advises players."""

    async def advise(self, view: View) -> Advice:
        """Return what the coach says to the seat of a view."""
        ...


class Lease(Protocol):
    """Which tables this process owns, where several processes share a store."""

    @property
    def process(self) -> str:
        """The name of this process among the others."""
        ...

    async def be_sure(self) -> None:
        """Wait until the lease is renewed, if it has run out."""
        ...

    async def find(self, name: str) -> Found | None:
        """Return where a table is, by its id or code; take a table that no process owns."""
        ...

    async def give_back(self, table: str) -> None:
        """Let any process have a table."""
        ...

    async def tell_changed(self, table: str) -> None:
        """Tell the owner of a table to read it again: its log was changed."""
        ...

    def watch(self, owner: Owner) -> None:
        """Ask this owner which tables it has, and tell it which ones it has lost."""
        ...


class Member(Protocol):
    """An account, as far as a table cares."""

    @property
    def id(self) -> str:
        """Its id."""
        ...

    @property
    def name(self) -> str:
        """Its name."""
        ...

    @property
    def owner(self) -> str | None:
        """The account whose bot it is."""
        ...

    @property
    def is_bot(self) -> bool:
        """Whether it is a bot account."""
        ...


class Admission(Protocol):
    """Who may sit where. Every check raises a Refusal."""

    def check_open(self, wanted: OpenTable, member: Member | None) -> None:
        """Refuse to open a table that this member may not open."""
        ...

    def taking_a_seat(self, member: Member | None) -> AbstractAsyncContextManager[None]:
        """Hold a member's place in the limits while it takes one more seat."""
        ...

    async def check_join(self, table: Table, member: Member | None) -> None:
        """Refuse a seat at a table."""
        ...

    async def check_rematch(self, accounts: Collection[str]) -> set[str]:
        """Refuse a rematch of these accounts; return those that may not play at the moment."""
        ...


class Services(Protocol):
    """What a live table needs of the server around it."""

    @property
    def settings(self) -> Settings:
        """The settings of the server."""
        ...

    @property
    def store(self) -> Store:
        """The store of the log."""
        ...

    @property
    def lanes(self) -> Lanes:
        """The threads for work that takes a while."""
        ...

    @property
    def bots(self) -> BotPool:
        """The bots that answer."""
        ...

    @property
    def coach(self) -> Coach | None:
        """The coach, if there is one."""
        ...

    @property
    def coach_limits(self) -> Buckets:
        """How often a person may ask the coach."""
        ...

    async def check_rematch(self, table: Table) -> set[str]:
        """Refuse a rematch of people who no longer play together; return the accounts that may not play."""
        ...

    async def open_rematch(self, table: Table, proposer: int, absent: Collection[str]) -> str:
        """Open a table for the same people but the absent, as one of its seats proposes, and return its id."""
        ...

    def release(self, table: str) -> None:
        """Let go of a table in memory; it is loaded again when it is asked for."""
        ...

    def game_over(self) -> None:
        """Have finished games rated soon."""
        ...
