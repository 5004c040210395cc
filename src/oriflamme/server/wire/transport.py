"""The transport of WebSockets: uvicorn's, protected from clients that do not read."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSockets, protected from clients that do not read.

    Uvicorn closes a connection only after the client has read everything. A client that reads nothing would stay
    forever. So it is disconnected if its buffer stays full, if it answers no ping, or if it does not read the rest in
    time after its socket was served.
    """

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._full_timer: asyncio.TimerHandle | None = None
        self._end_timer: asyncio.TimerHandle | None = None

    @property
    def _patience(self) -> float:
        """Seconds in which a client must read its buffer."""
        assert self.ping_timeout is not None
        return self.ping_timeout

    def data_received(self, data: bytes) -> None:
        """Receive data; answer an unreadable handshake, which uvicorn would ignore."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def pause_writing(self) -> None:
        """Give the client some time to read its full buffer."""
        super().pause_writing()
        self._full_timer = self.loop.call_later(self._patience, self.transport.abort)

    def resume_writing(self) -> None:
        """Continue with a client that has read its buffer."""
        super().resume_writing()
        if self._full_timer is not None:
            self._full_timer.cancel()

    def handle_ping(self) -> None:
        """Answer a ping, unless the buffer is full: nothing else limits the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Close the connection of a client that answers no ping; at once if it does not read either."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve the socket; then give the client some time to read the rest."""
        await super().run_asgi()
        if not self.disconnected:
            self._end_timer = self.loop.call_later(self._patience, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers of a client that is gone."""
        super().connection_lost(exc)
        for timer in (self._full_timer, self._end_timer):
            if timer is not None:
                timer.cancel()
