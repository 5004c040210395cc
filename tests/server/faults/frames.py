"""A minimal WebSocket: for a thousand clients in one process, and for a proxy that sees single frames."""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
HEAD_END: Final = b"\r\n\r\n"
_NO_MASK: Final = bytes(4)  # a client must mask; zeros change nothing, so the proxy can read the content


class Frame(NamedTuple):
    """One frame: its kind, its content, and its bytes on the wire."""

    kind: int
    content: bytes
    raw: bytes


def frame(content: bytes, kind: int = TEXT) -> bytes:
    """Return a client's frame."""
    size = len(content)
    if size < 126:
        head = bytes((0x80 | kind, 0x80 | size))
    else:
        head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + _NO_MASK + content


class Splitter:
    """Splits the bytes of a connection into the head of the handshake and frames."""

    def __init__(self) -> None:
        self._rest = b""
        self.head: bytes | None = None

    def feed(self, data: bytes) -> list[Frame]:
        """Take bytes, and return the frames that are complete."""
        self._rest += data
        if self.head is None and not self._take_head():
            return []
        frames = []
        while (found := self._take_frame()) is not None:
            frames.append(found)
        return frames

    def _take_head(self) -> bool:
        end = self._rest.find(HEAD_END)
        if end < 0:
            return False
        end += len(HEAD_END)
        self.head, self._rest = self._rest[:end], self._rest[end:]
        return True

    def _take_frame(self) -> Frame | None:
        rest = self._rest
        if len(rest) < 2:
            return None
        size, start = rest[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(rest[2:start], "big")
        start += 4 if rest[1] & 0x80 else 0
        if len(rest) < start + size:
            return None
        self._rest = rest[start + size :]
        return Frame(rest[0] & 0x0F, rest[start : start + size], rest[: start + size])


class Wire(asyncio.Protocol):
    """A client's WebSocket. `lost` is done when it is gone, with the exception of its handler if it raised one."""

    def __init__(self, port: int, path: str, heard: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._heard = heard
        self._splitter = Splitter()
        self._transport: asyncio.Transport | None = None
        self._waiting: list[bytes] | None = []  # messages sent before the handshake is over
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        connected = cast(asyncio.Transport, transport)  # uvloop has a class of its own
        self._transport = connected
        connected.write(self._request)

    def data_received(self, data: bytes) -> None:
        try:
            frames = self._splitter.feed(data)
            if self._waiting is not None and self._splitter.head is not None:
                self._shake_hands(self._splitter.head)
            for found in frames:
                self._take(found)
        except Exception as mistake:
            if not self.lost.done():
                self.lost.set_exception(mistake)
            self.cut()

    def _shake_hands(self, head: bytes) -> None:
        if b" 101 " not in head.splitlines()[0]:
            raise ConnectionError(head.decode())
        waiting, self._waiting = self._waiting or [], None
        for data in waiting:
            self._write(data)

    def _take(self, found: Frame) -> None:
        if self.lost.done():
            return
        if found.kind == TEXT:
            self._heard(found.content)
        elif found.kind == PING:
            self._write(frame(found.content, PONG))
        elif found.kind == CLOSE:
            self.cut()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.lost.done():
            self.lost.set_result(None)

    def send(self, content: bytes) -> None:
        """Send a message."""
        if self.lost.done():
            return
        if self._waiting is not None:
            self._waiting.append(frame(content))
        else:
            self._write(frame(content))

    def _write(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    def cut(self) -> None:
        """Drop the connection at once, like a phone in a tunnel."""
        if self._transport is not None:
            self._transport.abort()
        if not self.lost.done():
            self.lost.set_result(None)


async def dial(port: int, path: str, heard: Callable[[bytes], None]) -> Wire:
    """Open a wire. Raise OSError if no server answers."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(port, path, heard), "127.0.0.1", port)
    return wire
