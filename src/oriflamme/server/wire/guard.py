"""The guard: what all connections share, so that no client or address can take the server from the others."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from ..settings import Settings
from .budget import Budget, Terms
from .limits import MOST_ADDRESSES
from .origin import Proxies

if TYPE_CHECKING:
    from .guarded_connection import GuardedConnection

READ: Final = 16_384  # bytes that one connection may read in one turn of the loop
CONNECTION_COST: Final = 10  # a connection costs an address as much as so many messages
REQUEST_COST: Final = 10  # and so does a request


class Account:
    """What one address has now, and may still send."""

    __slots__ = ("budget", "connections")

    def __init__(self, terms: Terms, now: float) -> None:
        self.budget = Budget(terms, now)
        self.connections = 0


class Guard:
    """Knows the limits, the addresses and the connections."""

    def __init__(self, settings: Settings, most_connections: int) -> None:
        self.terms = Terms(
            settings.frame_rate,
            settings.frame_burst,
            settings.piece_rate,
            settings.piece_burst,
            settings.byte_rate,
            settings.byte_burst,
        )
        self.proxies = Proxies(settings.forwarded_allow_ips)
        self.header_seconds = settings.header_seconds
        self.body_seconds = settings.body_seconds
        self.reading_seconds = settings.ping_seconds
        self.buffer = memoryview(bytearray(READ))
        self.room = asyncio.Event()  # for more connections
        self.room.set()
        self._address_terms = self.terms.times(settings.address_share)
        self._most_per_address = settings.connections_per_address
        self._most = most_connections
        self._count = 0
        self._unheard: dict[GuardedConnection, None] = {}  # without a complete request so far, the oldest first
        self._accounts: dict[str, Account] = {}  # the most recent last

    def account(self, address: str) -> Account:
        """Return the account of an address."""
        account = self._accounts.pop(address, None) or Account(self._address_terms, time.monotonic())
        self._accounts[address] = account
        if len(self._accounts) > MOST_ADDRESSES:
            oldest = next(iter(self._accounts))
            forgotten = self._accounts.pop(oldest)
            if forgotten.connections:
                self._accounts[oldest] = forgotten
        return account

    def refuses(self, address: str) -> str | None:
        """Count an attempt to connect; return the code of the refusal if the address may not."""
        account = self.account(address)
        if account.connections >= self._most_per_address:
            return "too_many_sockets"
        return None if account.budget.spend(time.monotonic(), frames=CONNECTION_COST) else "too_fast"

    def enter(self, connection: "GuardedConnection") -> None:
        """Count a connection. If descriptors run short, the one that has said nothing for longest goes."""
        self._count += 1
        self._unheard[connection] = None
        if self._count >= self._most:
            oldest = next(iter(self._unheard))
            if oldest is connection:
                self.room.clear()
            else:
                oldest.cut("crowded")

    def heard(self, connection: "GuardedConnection") -> None:
        """Note that a connection has sent a complete request."""
        self._unheard.pop(connection, None)

    def leave(self, connection: "GuardedConnection") -> None:
        """Forget a connection that is closed."""
        self._count -= 1
        self._unheard.pop(connection, None)
        if self._count < self._most:
            self.room.set()
