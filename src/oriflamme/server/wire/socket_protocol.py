"""WebSockets: uvicorn's, with limits on the count of frames; what is too much closes the socket."""

from math import inf
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from ...protocol.close_codes import TOO_MANY
from ...protocol.messages import write
from ..metrics import CUTS
from ..times import RUNNING
from .answers import refusal_answer
from .frame_counter import FrameCounter
from .guarded_connection import GuardedConnection, GuardedProtocol
from .http_protocol import LARGEST_HEAD
from .refusal import Refusal, refused

UNREAD: Final = "oriflamme.unread"  # the extension of a scope by which the application ends a connection at once


def cut_if_unread(socket: WebSocket) -> None:
    """End the connection of a socket at once if its buffer is full of what the client has not read."""
    extension = socket.scope.get("extensions", {}).get(UNREAD)
    if extension is not None:
        extension["cut"]()


class SocketProtocol(WebSocketsSansIOProtocol, GuardedProtocol):
    """One connection that is a WebSocket."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._guarded: GuardedConnection
        self._frames = FrameCounter()
        self._is_new = True
        self._extensions: dict[str, dict[object, object]] = {}  # of its scope
        self._stalled_before = 0.0  # seconds in which this process had stood still when it sent the last ping

    def connection_made(self, transport: GuardedConnection) -> None:  # type: ignore[override]
        """Take over a connection."""
        self._guarded = transport
        super().connection_made(transport)

    def count(self, data: bytes) -> tuple[int, int]:
        """Return how many messages and how many other frames begin in this data."""
        return self._frames.count(data)

    def data_received(self, data: bytes) -> None:
        """Receive data; answer an unreadable handshake, which uvicorn would ignore."""
        if self._is_new:
            self._is_new = False
            self._shake_hands(data)
        else:
            super().data_received(data)

    def _shake_hands(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            refusal = Refusal("too_long", "header", most=LARGEST_HEAD)
            self._guarded.dismiss(refusal_answer(refusal, 431), refusal.code)
        elif self.handshake_initiated and not self.close_sent:
            self._extensions |= self.scope["extensions"] or {}
            self._extensions[UNREAD] = {"cut": self._cut_if_full}
            self.scope["extensions"] = self._extensions

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a client that is gone, without a circle of references that only a look at everything would find."""
        super().connection_lost(exc)
        self._extensions.clear()
        self.conn.parser.close()

    def handle_ping(self) -> None:
        """Answer a ping, unless the buffer is full: nothing else limits the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_keepalive_ping(self) -> None:
        """Send a ping."""
        self._stalled_before = RUNNING.stalled
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Close the connection of a client that answers no ping; at once if it does not read either.

        If this process has stood still meanwhile, the answer may have come and not be read yet: wait once more.
        """
        if RUNNING.stalled > self._stalled_before:
            assert self.ping_timeout is not None
            self._stalled_before = inf  # once for each ping
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
        elif self._guarded.get_write_buffer_size():
            self._guarded.cut("unread")
        else:
            CUTS.labels("silent").inc()
            super().keepalive_timeout()

    def _cut_if_full(self) -> None:
        if not self.writable.is_set():
            self._guarded.cut("unread")

    def refuse(self, refusal: Refusal, status: int) -> None:
        """Close the socket with the reason, if it is open."""
        try:
            self.conn.send_text(write(refused(refusal)))
            self.conn.send_close(TOO_MANY, refusal.code)
        except InvalidState:  # it is not open yet, or is being closed
            self._guarded.cut(refusal.code)
            return
        self.close_sent = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": refusal.code})
        self._guarded.dismiss(b"".join(self.conn.data_to_send()), refusal.code)
