"""A minimal client that keeps every frame in order, so that frames can be compared byte by byte."""

import asyncio
import base64
import itertools
import struct
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple, cast

import msgspec

from tests.server.server_process import PATIENCE

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
_KEY: Final = base64.b64encode(bytes(16)).decode()


class Head(msgspec.Struct):
    """The fields that are read in every message."""

    type: str
    number: int | None = None
    id: str | None = None


_HEADS: Final = msgspec.json.Decoder(Head)


class Wire(asyncio.Protocol):
    """A viewer's socket."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []  # a closing frame is kept as `closed` and its code
        self.heads: list[Head] = []
        self.times: list[float] = []  # when each frame arrived
        self.is_closed = False
        self._buffer = bytearray()
        self._opened = False
        self._news: asyncio.Future[None] | None = None
        self._transport: asyncio.Transport | None = None
        self._ids: Iterator[int] = itertools.count(1)

    @classmethod
    async def open(
        cls, port: int, table: str, token: str | None = None, since: int = 0, ids: Iterator[int] | None = None
    ) -> "Wire":
        """Connect and say hello. The next socket of a seat continues its message ids."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(cls, "127.0.0.1", port)
        wire._ids = ids or wire._ids
        wire._write_raw(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        hello: dict[str, Any] = {"type": "hello", "since": since}
        if token is not None:
            hello["token"] = token
        await wire._until(lambda: wire._opened)
        wire.send(hello)
        return wire

    # Receiving frames.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's class is not a subclass

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._opened:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101 "), bytes(head)
            self._opened = True
            self._buffer = rest
        while self._take():
            pass
        self._wake()

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        self._wake()

    def _take(self) -> bool:
        """Take one frame from the buffer, if it is complete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        opcode, content = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == TEXT:
            self._keep(content, _HEADS.decode(content))
        elif opcode == PING:
            self._write_frame(PONG, content)
        elif opcode == CLOSE:
            self._keep(b"closed %d" % int.from_bytes(content[:2], "big"), Head("closed"))
            self._write_frame(CLOSE, content[:2])
        return True

    def _keep(self, content: bytes, head: Head) -> None:
        self.times.append(asyncio.get_running_loop().time())
        self.frames.append(content)
        self.heads.append(head)

    # Sending.

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._write_frame(TEXT, msgspec.json.encode(message))

    def _write_frame(self, opcode: int, content: bytes) -> None:
        size = len(content)
        head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else struct.pack("!BBH", 0x80 | opcode, 0xFE, size)
        self._write_raw(head + bytes(4) + content)  # a mask of zeros

    def _write_raw(self, content: bytes) -> None:
        assert self._transport is not None
        if not self._transport.is_closing():
            self._transport.write(content)

    async def say(self, kind: str, **content: Any) -> Head:
        """Send a message with its own id, and return the head of its answer."""
        name = f"{kind}{next(self._ids)}"
        seen = len(self.frames)
        self.send({"type": kind, "id": name, **content})
        return self.heads[await self.receive(lambda head: head.id == name, seen)]

    async def settle(self) -> None:
        """Wait until everything that the server has done so far has arrived."""
        await self.say("ping")

    async def close(self) -> None:
        """Close the socket and wait until it is."""
        self._write_frame(CLOSE, struct.pack("!H", 1000))
        await self._until(lambda: self.is_closed)

    # Waiting.

    async def receive(self, wanted: Callable[[Head], bool], start: int = 0) -> int:
        """Wait for the first wanted frame from index `start` on, and return its index."""
        place = start

        def has_come() -> bool:
            nonlocal place
            while place < len(self.heads):
                if wanted(self.heads[place]):
                    return True
                place += 1
            return False

        await self._until(has_come)
        return place

    async def receive_game(self, number: int | None = None, start: int = 0) -> int:
        """Wait for the first frame that shows the game, at this position if given. Return its index."""
        return await self.receive(lambda h: h.type == "game" and number in (None, h.number), start)

    async def _until(self, condition: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not condition():
                    if self.is_closed:
                        raise AssertionError(f"the socket was closed: {self.frames[-2:]}")
                    self._news = asyncio.get_running_loop().create_future()
                    await self._news
        except TimeoutError:
            raise AssertionError(f"no frame arrived; the last frames were {self.frames[-3:]}") from None

    def _wake(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)


class Answer(NamedTuple):
    """An answer over HTTP, without its date."""

    status: int
    headers: bytes
    body: bytes


async def fetch(port: int, path: str, body: bytes | None = None) -> Answer:
    """Return what the server answers to GET, or to POST with a body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        method = "GET" if body is None else "POST"
        content = body or b""
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
            f"Content-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head, _, rest = (await reader.read(-1)).partition(b"\r\n\r\n")
    finally:
        writer.close()
        await writer.wait_closed()
    status, *lines = head.split(b"\r\n")
    kept = sorted(line for line in lines if not line.lower().startswith(b"date:"))
    return Answer(int(status.split()[1]), b"\r\n".join(kept), rest)
