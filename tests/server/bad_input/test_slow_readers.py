"""Clients that do not read are cut off. `python -m tests.server.bad_input` tries it with the real limit."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState

from oriflamme.server.wire.transport import SocketProtocol
from tests.server.bad_input.slow_readers import QUICKLY, ROOM, stop_reading
from tests.server.bad_input.wire import PING, frame, handshake
from tests.server.server_process import PATIENCE, Server

MESSAGES: Final = 4000  # their answers are more than the system buffers for a client
LITTLE: Final = 10_000  # waiting bytes that do not fill the buffer of a client
FULL: Final = 64 * 1024  # waiting bytes that fill it
Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]


async def test_a_client_that_reads_nothing_loses_its_seat(start_server: Callable[..., Server]) -> None:
    await stop_reading(start_server(QUICKLY), MESSAGES)


class Watched(SocketProtocol):
    """The server's side of a connection. The test can see its buffer and its end."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.began = asyncio.Event()
        self.ended = asyncio.Event()
        self.pings = 0

    def handle_ping(self) -> None:
        super().handle_ping()
        self.pings += 1

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.began.set()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.ended.set()


@asynccontextmanager
async def not_reading(
    serve: Callable[[Watched, Receive, Send], Awaitable[None]], seconds: float = 1.0
) -> AsyncIterator[tuple[Watched, socket.socket]]:
    """Run a socket with this handler, and a client that reads nothing for some seconds."""

    async def app(scope: Any, receive: Receive, send: Send) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        await serve(watched, receive, send)

    loop = asyncio.get_running_loop()
    config = uvicorn.Config(app, ws_ping_interval=seconds, ws_ping_timeout=seconds, log_config=None)
    watched = Watched(config, ServerState(), {})
    listener = await loop.create_server(lambda: watched, "127.0.0.1", 0)
    client = socket.socket()
    try:
        client.setblocking(False)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM)
        await loop.sock_connect(client, listener.sockets[0].getsockname())
        await loop.sock_sendall(client, handshake("/"))
        await watched.began.wait()
        yield watched, client
    finally:
        client.close()
        listener.close()


async def fill(watched: Watched, send: Send, size: int) -> None:
    """Send until this many bytes wait in the buffer."""
    while watched.transport.get_write_buffer_size() < size:
        await send({"type": "websocket.send", "text": "x" * 1000})


async def listen(receive: Receive) -> None:
    """Receive until the client disconnects."""
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def test_a_client_that_reads_nothing_and_answers_no_ping_is_cut_off() -> None:
    async def serve(watched: Watched, receive: Receive, send: Send) -> None:
        await fill(watched, send, LITTLE)
        await listen(receive)

    async with not_reading(serve) as (watched, _), asyncio.timeout(PATIENCE):
        await watched.ended.wait()


async def test_a_client_that_reads_nothing_is_cut_off_after_its_handler_ends() -> None:
    async def serve(watched: Watched, receive: Receive, send: Send) -> None:
        await fill(watched, send, LITTLE)
        watched.stop_keepalive()

    async with not_reading(serve) as (watched, _), asyncio.timeout(PATIENCE):
        await watched.ended.wait()


async def test_a_client_whose_buffer_stays_full_is_cut_off() -> None:
    async def serve(watched: Watched, receive: Receive, send: Send) -> None:
        watched.stop_keepalive()
        with pytest.raises(ClientDisconnected):
            await fill(watched, send, 10 * FULL)

    async with not_reading(serve) as (watched, _), asyncio.timeout(PATIENCE):
        await watched.ended.wait()


async def test_pings_of_a_client_that_reads_nothing_do_not_fill_the_memory() -> None:
    async def serve(watched: Watched, receive: Receive, send: Send) -> None:
        await fill(watched, send, LITTLE)
        await listen(receive)

    async with not_reading(serve, seconds=PATIENCE) as (watched, client), asyncio.timeout(PATIENCE):
        most, pings = 0, FULL // 125
        for number in range(1, 51):
            await asyncio.get_running_loop().sock_sendall(client, frame(b"x" * 125, PING) * pings)
            while watched.pings < number * pings:
                await asyncio.sleep(0)
            most = max(most, watched.transport.get_write_buffer_size())
    assert FULL < most < 10 * FULL  # pings that arrive together are answered together
