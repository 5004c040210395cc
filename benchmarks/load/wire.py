"""Minimal sockets, so that the server dominates the measurement: one read, one timestamp, no JSON."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

_KEY: Final = "b3JpZmxhbW1lLWxvYWQhIQ=="  # any sixteen bytes
_NO_MASK: Final = bytes(4)  # a client must mask what it sends; a mask of zeros changes nothing
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
Handler = Callable[[bytes, float], None]  # gets a message and the time when it came


class Socket(asyncio.Protocol):
    """A client's end of a WebSocket."""

    def __init__(self, hears: Handler) -> None:
        self._hears = hears
        self._transport: asyncio.Transport | None = None
        self._rest = b""  # of a frame that is not complete
        self._upgraded = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the socket is closed."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the socket"))

    def data_received(self, data: bytes) -> None:
        """Take the timestamp first, then parse the frames."""
        at = time.perf_counter()
        if self._rest:
            data = self._rest + data
        if not self._upgraded:
            data = self._upgrade(data)
        self._rest = self._take(data, at)

    def _upgrade(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.decode()))
            return b""
        self._upgraded = True
        self.opened.set_result(None)
        return rest

    def _take(self, data: bytes, at: float) -> bytes:
        """Pass on the complete frames and return the rest."""
        begin, end = 0, len(data)
        while self._upgraded and end - begin >= 2:
            length, body = data[begin + 1], begin + 2
            if length == 126:
                length, body = int.from_bytes(data[body : body + 2], "big"), body + 2
            elif length == 127:
                length, body = int.from_bytes(data[body : body + 8], "big"), body + 8
            if end < body + length:
                break
            self._frame(data[begin], data[body : body + length], at)
            begin = body + length
        return data[begin:]

    def _frame(self, kind: int, content: bytes, at: float) -> None:
        if kind == TEXT:
            self._hears(content, at)
        elif kind == PING:
            self._write(PONG, content)
        elif kind == CLOSE:
            self.closed = True

    def send(self, content: bytes) -> None:
        """Send a message."""
        self._write(TEXT, content)

    def _write(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        length = len(content)
        head = bytes((kind, 0x80 | length)) if length < 126 else bytes((kind, 0xFE, length >> 8, length & 255))
        self._transport.write(head + _NO_MASK + content)

    def close(self) -> None:
        """Close the connection without a close frame."""
        if self._transport is not None:
            self._transport.abort()


async def open_socket(port: int, path: str, hears: Handler) -> Socket:
    """Return a socket that is open."""
    loop = asyncio.get_running_loop()
    transport, socket = await loop.create_connection(lambda: Socket(hears), "127.0.0.1", port)
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    transport.write(request.encode())
    await socket.opened
    return socket


class Http:
    """One connection that is kept for many requests, one at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._turn = asyncio.Lock()

    async def post(self, path: str, body: object) -> Any:
        """Return the answer to a request."""
        content = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        async with self._turn:
            if self._streams is not None and self._streams[0].at_eof():  # the server closes idle connections
                await self.close()
            if self._streams is None:
                self._streams = await asyncio.open_connection("127.0.0.1", self._port)
            reader, writer = self._streams
            writer.write(head.encode() + content)
            answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(answer.partition("content-length:")[2].split("\r\n")[0])
            content = await reader.readexactly(length)
        if " 201 " not in answer:
            raise ConnectionError(f"POST {path}: {content.decode()}")
        return msgspec.json.decode(content)

    async def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
            with contextlib.suppress(OSError):
                await self._streams[1].wait_closed()
            self._streams = None
