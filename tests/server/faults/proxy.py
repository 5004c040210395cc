"""A bad connection between people and the server: messages are late, doubled, reordered, or cut off midway."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, cast

from .frames import TEXT, Frame, Splitter


@dataclass(frozen=True)
class Trouble:
    """How often each kind of trouble happens to a message."""

    late: float = 0.25  # it is delayed, and later ones overtake it
    twice: float = 0.15  # it is sent again after a while
    cut: float = 0.02  # the connection ends, before or during the message
    silent: float = 0.001  # nothing gets through, although the connection stays open
    longest: float = 0.03  # seconds of delay at most; a doubled message comes again up to ten times later


QUIET: Final = Trouble(0, 0, 0, 0)


@dataclass
class Proxy:
    """Listens on its own port and passes everything on to the server, with trouble."""

    server_port: int
    trouble: Trouble
    dice: random.Random
    port: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    calls: set["Call"] = field(default_factory=set)

    async def start(self) -> None:
        """Listen."""
        loop = asyncio.get_running_loop()
        self._listener = await loop.create_server(lambda: Side(Call(self)), "127.0.0.1", 0)
        self.port = self._listener.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """End every connection."""
        for call in list(self.calls):
            call.cut()
        self._listener.close()
        await self._listener.wait_closed()


class Call:
    """One connection of a client, and its connection to the server."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.client: Lane | None = None  # towards the client
        self.server: Lane | None = None
        self.silent = False
        self._connecting: asyncio.Task[None] | None = None
        self._early = b""

    def answer(self, transport: asyncio.Transport) -> None:
        """Start when a client connects."""
        self.proxy.calls.add(self)
        self.client = Lane(self, transport)
        self._connecting = asyncio.create_task(self._connect())

    async def _connect(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.create_connection(lambda: FarSide(self), "127.0.0.1", self.proxy.server_port)
        except OSError:
            self.cut()

    def connected(self, transport: asyncio.Transport) -> None:
        """Continue when the server has accepted the connection."""
        self.server = Lane(self, transport)
        self.server.take(self._early)

    def from_client(self, data: bytes) -> None:
        """Pass on what a client sends."""
        if self.server is None:
            self._early += data
        else:
            self.server.take(data)

    def from_server(self, data: bytes) -> None:
        """Pass on what the server sends."""
        assert self.client is not None
        self.client.take(data)

    def ended(self) -> None:
        """One side has disconnected. A silent connection does not notice."""
        if not self.silent:
            self.cut()

    def cut(self) -> None:
        """Drop both connections at once."""
        self.proxy.calls.discard(self)
        for lane in (self.client, self.server):
            if lane is not None:
                lane.cut()


class Lane:
    """One direction of a call."""

    def __init__(self, call: Call, transport: asyncio.Transport) -> None:
        self._call = call
        self._transport = transport
        self._splitter = Splitter()

    def take(self, data: bytes) -> None:
        """Take bytes. The handshake passes unchanged, every message with its trouble."""
        greeted = self._splitter.head is not None
        frames = self._splitter.feed(data)
        if not greeted and self._splitter.head is not None:
            self._write(self._splitter.head)
        for found in frames:
            self._pass_on(found)

    def _pass_on(self, found: Frame) -> None:
        proxy, trouble, draw = self._call.proxy, self._call.proxy.trouble, self._call.proxy.dice.random
        proxy.counts["messages"] += 1
        if found.kind != TEXT:
            self._write(found.raw)
            return
        if draw() < trouble.cut:
            self._break_off(found.raw)
        elif draw() < trouble.silent:
            proxy.counts["connections gone silent"] += 1
            self._call.silent = True
        else:
            self._leave(found.raw, trouble.late, trouble.longest, "messages late")
            if draw() < trouble.twice:
                self._leave(found.raw, 1.0, 10 * trouble.longest, "messages doubled")

    def _leave(self, raw: bytes, share: float, longest: float, name: str) -> None:
        dice = self._call.proxy.dice
        if dice.random() < share:
            self._call.proxy.counts[name] += 1
            asyncio.get_running_loop().call_later(dice.uniform(0, longest), self._write, raw)
        else:
            self._write(raw)

    def _break_off(self, raw: bytes) -> None:
        """Drop the call. Every other time, part of the message still gets through."""
        self._call.proxy.counts["lines cut"] += 1
        if self._call.proxy.dice.random() < 0.5:
            self._write(raw[: len(raw) // 2])
            self._transport.close()
        self._call.cut()

    def _write(self, data: bytes) -> None:
        if not self._call.silent and not self._transport.is_closing():
            self._transport.write(data)

    def cut(self) -> None:
        """End the connection, unless it is closing already."""
        if not self._transport.is_closing():
            self._transport.abort()


class Side(asyncio.Protocol):
    """The client's side of a call."""

    def __init__(self, call: Call) -> None:
        self.call = call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.call.answer(cast(asyncio.Transport, transport))

    def data_received(self, data: bytes) -> None:
        self.call.from_client(data)

    def connection_lost(self, error: Exception | None) -> None:
        self.call.ended()


class FarSide(Side):
    """The server's side of a call."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.call.connected(cast(asyncio.Transport, transport))

    def data_received(self, data: bytes) -> None:
        self.call.from_server(data)
