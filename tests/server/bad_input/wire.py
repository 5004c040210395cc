"""A handwritten WebSocket client. It is fast, and it can break every rule of the protocol."""

import asyncio
import base64
import itertools
import socket
import struct
from collections.abc import Callable
from typing import Final

from tests.server.server_process import PATIENCE, Server

TEXT: Final = 0x1
BINARY: Final = 0x2
CONTINUED: Final = 0x0
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

NO_CODE: Final = 1005  # a close frame without a code
CUT: Final = 1006  # the connection ended without a close frame

ANSWERS: Final = tuple(b'{"type":"%s"' % word for word in (b"refused", b"done", b"pong", b"previews", b"sheet"))
_LARGEST_SHORT: Final = 125
_LARGEST_LONG: Final = 0xFFFF
_PLACES: Final = itertools.count()


def source_address() -> str:
    """Return one of many addresses of this machine, so that many sockets do not use up the ports of one."""
    return f"127.0.1.{next(_PLACES) % 100 + 1}"


def header(opcode: int, size: int, *, fin: bool = True, rsv: int = 0, masked: bool = True) -> bytes:
    """Return the head of a frame, without its mask."""
    first = (0x80 if fin else 0) | rsv << 4 | opcode
    bit = 0x80 if masked else 0
    if size <= _LARGEST_SHORT:
        return bytes((first, bit | size))
    if size <= _LARGEST_LONG:
        return struct.pack("!BBH", first, bit | 126, size)
    return struct.pack("!BBQ", first, bit | 127, size)


def frame(
    content: bytes, opcode: int = TEXT, *, fin: bool = True, rsv: int = 0, masked: bool = True, key: bytes = bytes(4)
) -> bytes:
    """Return a frame. A mask of zeros is valid and costs nothing."""
    head = header(opcode, len(content), fin=fin, rsv=rsv, masked=masked)
    if not masked:
        return head + content
    if key != bytes(4):
        pad = (key * (len(content) // 4 + 1))[: len(content)]
        content = (int.from_bytes(content, "big") ^ int.from_bytes(pad, "big")).to_bytes(len(content), "big")
    return head + key + content


def handshake(path: str) -> bytes:
    """Return a well-formed request to open a socket."""
    key = base64.b64encode(b"sixteen bytes ok").decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


class Wire(asyncio.Protocol):
    """One connection. It keeps everything it receives: texts in order, pongs, and how it ended."""

    def __init__(self) -> None:
        self.head = b""  # the answer to the handshake
        self.texts: list[bytes] = []
        self.answers: list[bytes] = []  # the texts that answer a message
        self.pongs: list[bytes] = []
        self.closed: int | None = None  # the closing code
        self.ended = False  # the connection is gone
        self.replies = True  # answer pings and close frames
        self._upgraded = False
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self._news = asyncio.Event()

    # Opening.

    @classmethod
    async def connect(cls, server: Server, room: int | None = None, source: str | None = None) -> "Wire":
        """Connect without a handshake. With little room, unread data waits at the server."""
        loop = asyncio.get_running_loop()
        end = socket.socket()
        end.setblocking(False)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if room is not None:
            end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        end.bind((source or source_address(), 0))
        try:
            await loop.sock_connect(end, ("127.0.0.1", server.port))
        except BaseException:
            end.close()
            raise
        _, wire = await loop.create_connection(cls, sock=end)
        return wire

    @classmethod
    async def open(
        cls,
        server: Server,
        table: str,
        hello: bytes | None = None,
        room: int | None = None,
        source: str | None = None,
    ) -> "Wire":
        """Open a socket at a table. With a hello, send it and wait for the welcome."""
        wire = await cls.connect(server, room, source)
        wire.send(handshake(f"/api/tables/{table}/socket"))
        await wire.until(lambda: wire.is_open or wire.ended)
        assert wire.is_open, wire.head or "the connection was cut during the handshake"
        if hello is not None:
            wire.send(frame(hello))
            await wire.until(lambda: bool(wire.texts) or wire.closed is not None)
        return wire

    @property
    def is_open(self) -> bool:
        """Whether the handshake succeeded."""
        return self.head.startswith(b"HTTP/1.1 101")

    @property
    def status(self) -> int:
        """The status of the answer to the handshake; 0 if there is none."""
        return int(self.head[9:12]) if self.head.startswith(b"HTTP/1.1 ") else 0

    # Sending.

    def send(self, *parts: bytes) -> None:
        """Send raw bytes, in one piece."""
        assert self._transport is not None
        if not self._transport.is_closing():
            self._transport.write(b"".join(parts))

    def pause(self) -> None:
        """Stop reading."""
        assert self._transport is not None
        self._transport.pause_reading()

    def resume(self) -> None:
        """Read again."""
        assert self._transport is not None
        self._transport.resume_reading()

    def abort(self) -> None:
        """Drop the connection without a close frame."""
        assert self._transport is not None
        end = self._transport.get_extra_info("socket")
        if end is not None and not self.ended:
            end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._transport.abort()

    async def leave(self, timeout: float = PATIENCE) -> None:
        """Close properly, and wait for the end."""
        if not self.ended:
            self.send(frame(struct.pack("!H", 1000), CLOSE))
            await self.until(lambda: self.ended, timeout)

    # Receiving.

    async def until(self, condition: Callable[[], bool], timeout: float = PATIENCE) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(timeout):
            while not condition():
                self._news.clear()
                await self._news.wait()

    async def answered(self, count: int, timeout: float = PATIENCE) -> None:
        """Wait until this many messages were answered in total, or until the end."""
        await self.until(lambda: len(self.answers) >= count or self.closed is not None, timeout)

    async def wait_closed(self, timeout: float = PATIENCE) -> int:
        """Wait until the socket is closed, and return the code."""
        await self.until(lambda: self.closed is not None, timeout)
        assert self.closed is not None
        return self.closed

    # What asyncio calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True
        if self.closed is None:
            self.closed = CUT
        self._news.set()

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self._upgraded:
            data = self._take_head(data)
        self._buffer = self._take_frames(data) if self._upgraded else data
        self._news.set()

    def _take_head(self, data: bytes) -> bytes:
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return data
        self.head = data[: end + 4]
        self._upgraded = self.is_open
        return data[end + 4 :]

    def _take_frames(self, data: bytes) -> bytes:
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1] & 0x7F, at + 2
            if size > _LARGEST_SHORT:
                length = 2 if size == 126 else 8
                size = int.from_bytes(data[start : start + length], "big")
                start += length
            if end < start or end - start < size:
                break
            self._take(data[at] & 0xF, data[start : start + size])
            at = start + size
        return data[at:]

    def _take(self, opcode: int, content: bytes) -> None:
        if opcode == TEXT:
            self.texts.append(content)
            if content.startswith(ANSWERS):
                self.answers.append(content)
        elif opcode == CLOSE:
            self.closed = int.from_bytes(content[:2], "big") if len(content) >= 2 else NO_CODE
            if self.replies and self._transport is not None:
                self.send(frame(content, CLOSE))
                self._transport.close()
        elif opcode == PING and self.replies:
            self.send(frame(content, PONG))
        elif opcode == PONG:
            self.pongs.append(content)
