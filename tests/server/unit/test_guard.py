"""The guard of the transport: budgets, time limits and room, over real sockets in this process."""

import asyncio
import gc
import socket
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
import pytest
import uvicorn
from starlette.requests import HTTPConnection
from uvicorn.server import ServerState

from oriflamme.server.settings import Settings
from oriflamme.server.times import RunningTime
from oriflamme.server.wire.budget import Budget, Terms
from oriflamme.server.wire.entrance import Entrance
from oriflamme.server.wire.frame_counter import FrameCounter
from oriflamme.server.wire.guard import READ, Guard
from oriflamme.server.wire.http_protocol import HttpProtocol
from oriflamme.server.wire.limits import LARGEST_BODY
from oriflamme.server.wire.origin import Proxies, address_of
from oriflamme.server.wire.socket_protocol import SocketProtocol
from tests.server.bad_input.wire import CLOSE, CONTINUED, PING, PONG, TEXT, frame, handshake
from tests.server.server_process import PATIENCE

GET: Final = b"GET / HTTP/1.1\r\nHost: x\r\n"
POST: Final = b"POST / HTTP/1.1\r\nHost: x\r\n"
MANY: Final = 10_000


# Counting.


def test_messages_and_other_frames_are_counted_wherever_a_read_ends() -> None:
    sent = b"".join(
        (frame(b"x" * 10), frame(b"x" * 300), frame(b"x" * 70_000), frame(b"", PONG), frame(b"ab", PING),
         frame(b"x", TEXT, fin=False), frame(b"", CONTINUED), frame(b"x", masked=False))
    )  # fmt: skip
    for step in (1, 2, 3, 7, 1000, len(sent)):
        counter = FrameCounter()
        counts = [counter.count(sent[at : at + step]) for at in range(0, len(sent), step)]
        assert [sum(column) for column in zip(*counts, strict=True)] == [4, 4], step


def test_a_budget_fills_up_again_with_time() -> None:
    budget = Budget(Terms(1, 10, 1, 10, 1, 10), 0.0)
    assert budget.spend(0.0, frames=10)
    assert not budget.spend(0.0, frames=1)
    assert not budget.spend(4.0, frames=5)
    assert budget.spend(8.0, frames=4)
    assert budget.spend(1000.0, frames=10) and not budget.spend(1000.0, frames=1)


@pytest.mark.parametrize("kind", ["frames", "pieces", "size"])
def test_each_kind_has_a_budget_of_its_own(kind: str) -> None:
    budget = Budget(Terms(0, 1, 0, 1, 0, 1), 0.0)
    assert budget.spend(0.0, **{kind: 1}) and not budget.spend(0.0, **{kind: 1})
    assert all(budget.spend(0.0, **{other: 1}) for other in {"frames", "pieces", "size"} - {kind})


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_network_is_one_address(host: str, address: str) -> None:
    connection = HTTPConnection({"type": "http", "client": (host, 4711), "headers": []})
    assert address_of(connection) == address


def test_a_trusted_proxy_names_the_client() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8")
    assert proxies.trusts("127.0.0.1") and proxies.trusts("10.1.2.3") and not proxies.trusts("192.0.2.7")
    assert proxies.client_named_by([(b"x-forwarded-for", b"6.6.6.6, 192.0.2.7, 10.0.0.1")]) == "192.0.2.7"
    assert proxies.client_named_by([(b"host", b"x")]) is None


# A server with a guard.


async def app(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    """Read everything and answer; a socket echoes."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            if "text" in message:
                await send({"type": "websocket.send", "text": message["text"]})
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


Connect = Callable[..., Any]


@asynccontextmanager
async def guarded(
    most: int = 100,
    is_inner: bool = False,
    ping: float | None = None,
    state: ServerState | None = None,
    **settings: Any,
) -> AsyncIterator[Connect]:
    """A function that connects to a guarded server, from an address of this machine."""
    config = uvicorn.Config(app, http=HttpProtocol, ws=SocketProtocol, log_config=None, ws_ping_interval=ping)
    config.ws_ping_timeout = PATIENCE
    config.load()
    state, listener, writers = state or ServerState(), socket.create_server(("127.0.0.1", 0)), []
    guard = Guard(Settings(**settings), most)
    entrance = Entrance(guard, listener, lambda: HttpProtocol(config, state, {}), is_inner)

    async def connect(source: str = "127.0.5.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        port = listener.getsockname()[1]
        streams = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
        writers.append(streams[1])
        return streams

    try:
        async with asyncio.timeout(PATIENCE):
            yield connect
    finally:
        entrance.close()
        for writer in writers:
            writer.transport.abort()
        async with asyncio.timeout(PATIENCE):
            while state.connections:
                await asyncio.sleep(0)
        listener.close()


async def answers(reader: asyncio.StreamReader) -> bytes:
    """Return all that the server says until it closes the connection."""
    said = b""
    try:
        while part := await reader.read(65536):
            said += part
    except ConnectionError:
        pass
    return said


def refusal_in(answer: bytes) -> tuple[int, str]:
    """Return the status and the code of a refusal that ends its connection."""
    head, _, body = answer.rpartition(b"\r\n\r\n")
    head = head[head.rindex(b"HTTP/1.1") :]
    assert b"connection: close" in head and msgspec.json.decode(body)["sentence"], answer
    return int(head[9:12]), msgspec.json.decode(body)["code"]


CHUNKED: Final = POST + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("sent", "refusal"),
    [
        (CHUNKED + b"1\r\nx\r\n" * 1000, (429, "too_fast")),
        (POST + b"Content-Length: %d\r\n\r\n" % (LARGEST_BODY + 1), (413, "too_long")),
        (CHUNKED + b"%x\r\n" % (LARGEST_BODY + 1) + b"x" * (LARGEST_BODY + 1), (413, "too_long")),
        (GET + b"X: y\r\n" * MANY, (431, "too_long")),
        (b"\0\1\2\r\n\r\n", (400, "no_request")),
        ((GET + b"\r\n") * 1000, (429, "too_fast")),
    ],
)
async def test_too_much_is_refused_with_a_sentence_and_ends_the_connection(
    sent: bytes, refusal: tuple[int, str]
) -> None:
    async with guarded() as connect:
        reader, writer = await connect()
        writer.write(sent)
        assert refusal_in(await answers(reader)) == refusal


@pytest.mark.parametrize("sent", [GET, POST + b"Content-Length: 5\r\n\r\nx", GET + b"\r\n" + GET])
async def test_what_is_never_finished_is_refused_in_time(sent: bytes) -> None:
    async with guarded(header_seconds=0.2, body_seconds=0.2) as connect:
        reader, writer = await connect()
        writer.write(sent)
        assert refusal_in(await answers(reader)) == (408, "too_slow")


async def test_a_connection_that_says_nothing_is_closed_without_a_word() -> None:
    async with guarded(header_seconds=0.2) as connect:
        reader, _ = await connect()
        assert await answers(reader) == b""


async def test_a_socket_is_no_request_that_is_never_finished() -> None:
    async with guarded(header_seconds=0.2, body_seconds=0.2) as connect:
        reader, writer = await connect()
        writer.write(handshake("/"))
        await reader.readuntil(b"\r\n\r\n")
        late, _ = await connect()
        await answers(late)
        writer.write(frame(b"hello"))
        assert await reader.readexactly(7) == b"\x81\x05hello"


@pytest.mark.parametrize("farewell", [frame(b"\x03\xe8", CLOSE), b""], ids=["closed", "cut"])
async def test_a_socket_that_has_ended_leaves_no_garbage(farewell: bytes) -> None:
    state = ServerState()
    gc.disable()
    try:
        async with guarded(state=state) as connect:
            reader, writer = await connect()
            writer.write(handshake("/"))
            await reader.readuntil(b"\r\n\r\n")
            (protocol,) = map(weakref.ref, state.connections)
            writer.write(farewell)
            await writer.drain()
            writer.close()
            while protocol() is not None:  # without a look for garbage: at most until the time of `guarded` is over
                await asyncio.sleep(0)
    finally:
        gc.enable()


async def test_an_honest_client_feels_no_limit() -> None:
    async with guarded() as connect:
        reader, writer = await connect()
        for _ in range(20):
            writer.write(POST + b"Content-Length: 5\r\n\r\nhello")
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "pieces",
    [frame(b"", PONG), frame(b"", PING), frame(b"", TEXT, fin=False), frame(b"x"), frame(b"x" * 4000)],
    ids=["pongs", "pings", "fragments", "messages", "bytes"],
)
async def test_too_many_frames_close_the_socket_with_a_code(pieces: bytes) -> None:
    async with guarded() as connect:
        reader, writer = await connect()
        writer.write(handshake("/"))
        await reader.readuntil(b"\r\n\r\n")
        first = pieces if pieces[0] & 0x80 else pieces + frame(b"", CONTINUED, fin=False) * 1000
        writer.write(first * 1000)
        said = await answers(reader)
        assert b'"code":"too_fast"' in said and said.endswith((4008).to_bytes(2, "big") + b"too_fast"), said[-200:]


async def test_an_address_has_only_so_many_connections() -> None:
    async with guarded(connections_per_address=3) as connect:
        crowd = [await connect() for _ in range(3)]
        for _, writer in crowd:
            writer.write(GET + b"\r\n")
        await asyncio.gather(*(reader.readuntil(b"ok") for reader, _ in crowd))
        extra, _ = await connect()
        assert refusal_in(await answers(extra)) == (429, "too_many_sockets")
        reader, writer = await connect("127.0.5.2")
        writer.write(GET + b"\r\n")
        await reader.readuntil(b"ok")


async def test_connections_of_an_address_share_a_budget() -> None:
    async with guarded(address_share=0.1) as connect:
        said = b""
        while b"too_fast" not in said:
            reader, writer = await connect()
            writer.write(GET + b"Connection: close\r\n\r\n")
            said = await answers(reader)
        reader, writer = await connect("127.0.5.2")
        writer.write(GET + b"Connection: close\r\n\r\n")
        assert b"200 OK" in await answers(reader)


async def test_a_client_behind_a_proxy_has_a_budget_of_its_own() -> None:
    async with guarded(address_share=0.1) as connect:

        async def ask(client: bytes) -> bytes:
            reader, writer = await connect("127.0.0.1")
            writer.write(GET + b"X-Forwarded-For: %b\r\nConnection: close\r\n\r\n" % client)
            return await answers(reader)

        while b"too_fast" not in await ask(b"2001:db8::1"):
            pass
        assert b"too_fast" in await ask(b"2001:db8::2"), "another address of the same /64 had a budget of its own"
        assert b"200 OK" in await ask(b"2001:db8:0:1::1")


async def test_other_processes_of_ours_have_no_budget() -> None:
    async with guarded(address_share=0.1, is_inner=True) as connect:
        for _ in range(30):
            reader, writer = await connect("127.0.0.1")
            writer.write(GET + b"Connection: close\r\n\r\n")
            assert b"200 OK" in await answers(reader)


async def test_who_says_nothing_makes_room_for_others_when_descriptors_run_short() -> None:
    async with guarded(most=4) as connect:
        silent = [await connect() for _ in range(4)]
        for number in range(3):
            reader, writer = await connect(f"127.0.5.{number + 2}")
            writer.write(GET + b"\r\n")
            await reader.readuntil(b"ok")
        assert await answers(silent[0][0]) == b""


async def test_those_who_find_no_room_wait_for_it() -> None:
    async with guarded(most=2) as connect:
        first = []
        for _ in range(2):
            reader, writer = await connect()
            writer.write(GET + b"\r\n")
            await reader.readuntil(b"ok")
            first.append(writer)
        last, writer = await connect()
        writer.write(GET + b"\r\n")
        first[0].close()
        await last.readuntil(b"ok")


async def test_one_connection_reads_a_bounded_amount_in_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, loop, turns = [], asyncio.get_running_loop(), []

    def received(self: HttpProtocol, data: bytes) -> None:
        sizes.append(len(data))
        turns.append(number)

    number = 0

    def turn() -> None:
        nonlocal number
        number += 1
        if number > 0:
            loop.call_soon(turn)

    monkeypatch.setattr(HttpProtocol, "data_received", received)
    async with guarded(byte_burst=1 << 30) as connect:
        turn()
        _, writer = await connect()
        writer.write(b"x" * 50 * READ)
        while sum(sizes) < 50 * READ:
            await asyncio.sleep(0)
    assert max(sizes) <= READ
    assert max(map(turns.count, turns)) == 1
    number = -MANY  # so that turns are no longer counted


async def test_after_a_standstill_of_the_server_an_answer_to_a_ping_still_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr("oriflamme.server.wire.socket_protocol.RUNNING", RunningTime(lambda: now[0]))
    state = ServerState()
    async with guarded(ping=0.01, state=state) as connect:
        reader, writer = await connect()
        writer.write(handshake("/"))
        await reader.readuntil(b"\r\n\r\n")
        kind, length = await reader.readexactly(2)
        content = await reader.readexactly(length)
        assert kind == 0x80 | PING
        (protocol,) = state.connections
        assert isinstance(protocol, SocketProtocol)

        now[0] += 100  # the machine slept, and the time for the answer is over before the answer is read
        protocol.keepalive_timeout()
        writer.write(frame(content, PONG))
        while protocol.pending_ping_payload == content:
            await asyncio.sleep(0)
        assert not protocol.close_sent

        while protocol.pending_ping_payload is None:  # the next ping, which nobody answers
            await asyncio.sleep(0)
        now[0] += 100
        protocol.keepalive_timeout()
        assert not protocol.close_sent
        now[0] += 100
        protocol.keepalive_timeout()
        assert protocol.close_sent, "a server that stalls again and again keeps silent clients for ever"
