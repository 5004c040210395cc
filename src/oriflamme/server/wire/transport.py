"""The transport of WebSockets: uvicorn's, made safe from clients that do not read."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSockets, safe from clients that do not read.

    Uvicorn closes a connection only after the client has taken everything that was written to it. A client that takes
    nothing would never be closed, so it is cut: if its buffer stays full, if it answers no ping, and if it still has
    not taken what was left when its socket has been served.
    """

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._full_timer: asyncio.TimerHandle | None = None
        self._end_timer: asyncio.TimerHandle | None = None

    @property
    def _patience(self) -> float:
        """Seconds in which a client must take what waits for it."""
        assert self.ping_timeout is not None
        return self.ping_timeout

    def data_received(self, data: bytes) -> None:
        """Take what comes; refuse a handshake that cannot be read, which uvicorn would not answer."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def pause_writing(self) -> None:
        """Give the client a while to take what fills its buffer."""
        super().pause_writing()
        self._full_timer = self.loop.call_later(self._patience, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on with a client that has taken what filled its buffer."""
        super().resume_writing()
        if self._full_timer is not None:
            self._full_timer.cancel()

    def handle_ping(self) -> None:
        """Answer a ping, unless the buffer is full: nothing else bounds the number of answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Close the connection of a client that has answered no ping; cut it if it takes nothing either."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve the socket; then give the client a while to take what is left."""
        await super().run_asgi()
        if not self.disconnected:
            self._end_timer = self.loop.call_later(self._patience, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for a client that is gone."""
        super().connection_lost(exc)
        for timer in (self._full_timer, self._end_timer):
            if timer is not None:
                timer.cancel()
