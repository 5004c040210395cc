"""One guarded connection. To the network it is a protocol, and to uvicorn's protocols it is their transport."""

import asyncio
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any, Final, cast

from ..metrics import CUTS
from .budget import Budget
from .guard import READ, REQUEST_COST, Account, Guard
from .origin import counted_address
from .refusal import Refusal

LEAST_READ: Final = 256  # bytes that a read costs at least: many small ones are as much work as few large ones
LAST_WORDS: Final = 3.0  # seconds that a client has to read why it was refused
LITTLE: Final = 1 << 16  # bytes that it may still send meanwhile
LOTS: Final = 1 << 19  # the same, if it is not known to send too fast: a program reads an answer after its request
_SHARES_BUFFER: Final = sys.platform != "win32"  # where a read is done at once, one buffer serves all connections


class GuardedProtocol(asyncio.Protocol):
    """A protocol of uvicorn's that can count what comes, and refuse."""

    def count(self, data: bytes) -> tuple[int, int]:
        """Return how many messages and how many smaller pieces begin in this data."""
        return 0, 0

    def refuse(self, refusal: Refusal, status: int) -> None:
        """Say why the connection ends, if that can be said, and dismiss it."""


class GuardedConnection(asyncio.BufferedProtocol, asyncio.Transport):
    """Reads a bounded amount in each turn of the loop, counts it, and hands it on.

    It cuts a client that sends too much, that is too slow to finish a request, or that does not read what it is sent.
    """

    def __init__(self, guard: Guard, protocol: GuardedProtocol, peer: str, is_inner: bool) -> None:
        super().__init__()
        self.guard = guard
        self._protocol = protocol
        self._peer = peer
        self._is_inner = is_inner
        self._is_proxy = is_inner or guard.proxies.trusts(peer)
        self._wire: asyncio.Transport
        self._loop = asyncio.get_running_loop()
        self._buffer = guard.buffer if _SHARES_BUFFER else memoryview(bytearray(READ))
        self._budget = Budget(guard.terms, time.monotonic())
        self._account: Account | None = None  # of a client behind a proxy it is known after the headers
        self._counts_here: Account | None = None  # where this connection is counted
        self._is_held = False  # uvicorn does not want to read now
        self._is_resting = False  # until the next turn of the loop
        self._is_dismissed = False
        self._ignores = 0  # bytes that may still come
        self._speak_timer: asyncio.TimerHandle | None = None
        self._read_timer: asyncio.TimerHandle | None = None

    # What the network calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to serve a client."""
        self._wire = cast(asyncio.Transport, transport)
        if not self._is_proxy:
            self._account = self._counts_here = self.guard.account(counted_address(self._peer))
            self._counts_here.connections += 1
        self.guard.enter(self)
        self._protocol.connection_made(self)

    def get_buffer(self, sizehint: int) -> memoryview:
        """Return the room for one read."""
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Count one read and hand it on; after a full one, let the others have their turn."""
        if self._is_dismissed:
            self._ignores -= nbytes
            if self._ignores < 0:
                self.abort()
            return
        data = bytes(self._buffer[:nbytes])
        if nbytes == READ:
            self._rest()
        if self.spend(*self._protocol.count(data), max(nbytes, LEAST_READ)):
            self._protocol.data_received(data)

    def eof_received(self) -> bool | None:
        """Hear that the client sends no more."""
        return self._protocol.eof_received()

    def pause_writing(self) -> None:
        """Give the client some time to read its full buffer."""
        self._must_read(self.guard.reading_seconds)
        self._protocol.pause_writing()

    def resume_writing(self) -> None:
        """Continue with a client that has read."""
        if self._read_timer is not None and not self._wire.is_closing():
            self._read_timer.cancel()
            self._read_timer = None
        self._protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a client that is gone."""
        self.expect(None)
        if self._read_timer is not None:
            self._read_timer.cancel()
        self.guard.leave(self)
        if self._counts_here is not None:
            self._counts_here.connections -= 1
        protocol, self._protocol = self._protocol, _GONE
        protocol.connection_lost(exc)

    # What our protocols call.

    def identify(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Find out who sends a request: behind a proxy, its headers say so. A proxy's next request is another's."""
        self.guard.heard(self)
        if self._is_proxy:
            client = self.guard.proxies.client_named_by(headers)
            is_ours = client is None and self._is_inner
            self._account = None if is_ours else self.guard.account(counted_address(client or self._peer))
            self._budget = Budget(self.guard.terms, time.monotonic())

    def spend(self, frames: float = 0, pieces: float = 0, size: float = 0) -> bool:
        """Count what has come; refuse it if it was more than the budgets allow."""
        now, account = time.monotonic(), self._account
        if self._budget.spend(now, frames, pieces, size) and (
            account is None or account.budget.spend(now, frames, pieces, size)
        ):
            return True
        self._protocol.refuse(Refusal("too_fast"), 429)
        return False

    def spend_request(self) -> bool:
        """Count a request; refuse it if the address has sent too many."""
        if self._account is None or self._account.budget.spend(time.monotonic(), frames=REQUEST_COST):
            return True
        self._protocol.refuse(Refusal("too_fast"), 429)
        return False

    def expect(self, seconds: float | None) -> None:
        """Expect something to be complete within some seconds; None: expect nothing any more."""
        if self._speak_timer is not None:
            self._speak_timer.cancel()
            self._speak_timer = None
        if seconds is not None:
            self._speak_timer = self._loop.call_later(seconds, self._was_too_slow)

    def dismiss(self, last_words: bytes, why: str) -> None:
        """Send the last words and end the connection; what still comes is ignored."""
        if self.is_closing():
            return
        CUTS.labels(why).inc()
        self._is_dismissed = True
        self._ignores = LITTLE if why == "too_fast" else LOTS
        self.expect(None)
        self._wire.write(last_words)
        self._wire.write_eof()
        self._wire.resume_reading()
        self._must_read(LAST_WORDS, self.abort)

    def cut(self, why: str) -> None:
        """End the connection at once, without a word."""
        CUTS.labels(why).inc()
        self.guard.heard(self)
        self.abort()

    # What uvicorn calls.

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Hand what comes to another protocol from now on."""
        self.expect(None)
        self._protocol = protocol  # type: ignore[assignment]

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Return what the system knows of the connection."""
        return self._wire.get_extra_info(name, default)

    def get_write_buffer_size(self) -> int:
        """Return how many bytes wait for the client to read."""
        return self._wire.get_write_buffer_size()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send bytes."""
        if not self._is_dismissed:
            self._wire.write(data)

    def is_closing(self) -> bool:
        """Tell whether the connection ends."""
        return self._is_dismissed or self._wire.is_closing()

    def close(self) -> None:
        """End the connection after the client has read everything, for which it has some time."""
        if self.is_closing():
            return
        self.expect(None)
        self._wire.close()
        self._must_read(self.guard.reading_seconds)

    def abort(self) -> None:
        """End the connection at once."""
        self._wire.abort()

    def pause_reading(self) -> None:
        """Read no more for now."""
        self._is_held = True
        if not self.is_closing():
            self._wire.pause_reading()

    def resume_reading(self) -> None:
        """Read on."""
        self._is_held = False
        if not self._is_resting and not self.is_closing():
            self._wire.resume_reading()

    # Time.

    def _rest(self) -> None:
        self._is_resting = True
        self._wire.pause_reading()
        self._loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._is_resting = False
        if not self._wire.is_closing() and (self._is_dismissed or not self._is_held):
            self._wire.resume_reading()

    def _was_too_slow(self) -> None:
        self._speak_timer = None
        self._protocol.refuse(Refusal("too_slow"), 408)

    def _must_read(self, seconds: float, otherwise: Callable[[], None] | None = None) -> None:
        """Cut the client unless it reads within some seconds."""
        if self._read_timer is not None:
            self._read_timer.cancel()
        self._read_timer = self._loop.call_later(seconds, otherwise or self._did_not_read)

    def _did_not_read(self) -> None:
        self.cut("unread")


_GONE: Final = GuardedProtocol()  # of a connection that is closed
