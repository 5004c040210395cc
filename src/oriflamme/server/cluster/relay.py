"""The relay passes sockets and requests on to the process that owns their table."""

import asyncio
import contextlib
from typing import Annotated, Final

import h11
import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ...protocol.close_codes import RESTART
from ...protocol.tables import ListedTable, TableList
from ..storage.records import StoreFailure
from ..times import RUNNING
from ..wire.http_client import Answer, Outgoing, exchange
from ..wire.origin import address_of, comes_from_our_page
from .lease import Lease
from .location import Elsewhere

RELAYED_BY: Final = "x-oriflamme-passed-on"  # names the process that relays; a relayed request is not relayed again
PROOFS: Final = ("cookie", "authorization")  # headers that prove who sends a request
ANSWERING: Final = 5.0  # seconds in which another process must answer
LISTING: Final = 1.0  # seconds in which it must list its tables
FAILURES: Final = (OSError, TimeoutError, EOFError, h11.RemoteProtocolError)  # of a request
LOST: Final = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Stalled(msgspec.Struct, frozen=True, tag="stood_still"):  # the tag is kept for compatibility
    """The relaying process did not run for so many seconds. This comes before the client's next message.

    It is a binary frame. Messages of clients are passed on as text, so no client can forge it.
    """

    seconds: Annotated[float, msgspec.Meta(ge=0)]


_STALLED: Final = msgspec.json.Decoder(Stalled)
_BEGINNING: Final = b'{"type":"stood_still"'


def relayed_by(connection: HTTPConnection) -> str | None:
    """Return the process that claims to have relayed this, if any."""
    return connection.headers.get(RELAYED_BY)


def read_stalled(content: str | bytes) -> Stalled | None:
    """Return the message of a relaying process, if this is one."""
    if isinstance(content, str) or not content.startswith(_BEGINNING):
        return None
    with contextlib.suppress(msgspec.MsgspecError):
        return _STALLED.decode(content)
    return None


def _headers(connection: HTTPConnection, process: str) -> dict[str, str]:
    ours = comes_from_our_page(connection)
    proofs = {name: connection.headers[name] for name in PROOFS if ours and name in connection.headers}
    return {RELAYED_BY: process, "x-forwarded-for": address_of(connection), **proofs}


async def relay_socket(socket: WebSocket, elsewhere: Elsewhere) -> None:
    """Connect a client with the process that owns the table, until one of them leaves."""
    address = f"ws://{elsewhere.address}/api/tables/{elsewhere.table}/socket"
    code = RESTART
    try:
        async with connect(
            address,
            additional_headers=_headers(socket, elsewhere.asker),
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=ANSWERING,
        ) as owner:
            code = await _relay_frames(socket, owner)
    except LOST:
        pass
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(code)


async def _relay_frames(socket: WebSocket, owner: ClientConnection) -> int:
    """Pass frames on in both directions; return the code with which the owner closed its side."""
    there = asyncio.create_task(_from_client(socket, owner))
    try:
        async for frame in owner:
            await socket.send_text(frame if isinstance(frame, str) else frame.decode())
    except (ConnectionClosed, WebSocketDisconnect, RuntimeError):
        pass
    finally:
        there.cancel()
        with contextlib.suppress(asyncio.CancelledError, *LOST):
            await there
    code = owner.close_code or RESTART
    return code if code >= 4000 or code == 1000 else RESTART


async def _from_client(socket: WebSocket, owner: ClientConnection) -> None:
    stalled = RUNNING.stalled
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            await owner.close()
            return
        if RUNNING.stalled > stalled:
            await owner.send(msgspec.json.encode(Stalled(RUNNING.stalled - stalled)))
            stalled = RUNNING.stalled
        text = frame.get("text")
        await owner.send(text if text is not None else (frame.get("bytes") or b"").decode(errors="replace"))


async def relay_request(request: Request, body: bytes, elsewhere: Elsewhere) -> Response:
    """Return the answer of the process that owns the table."""
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return await ask_owner(request, elsewhere, path, body, request.method)


async def ask_owner(request: Request, elsewhere: Elsewhere, path: str, body: bytes, method: str = "POST") -> Response:
    """Send a request to the process that owns a table, with the proofs of our client."""
    try:
        async with asyncio.timeout(ANSWERING):
            answer = await ask(elsewhere.address, method, path, body, _headers(request, elsewhere.asker))
            return Response(answer.body, answer.status, media_type=answer.media_type)
    except FAILURES:
        raise StoreFailure("moving") from None


async def tables_elsewhere(lease: Lease) -> list[ListedTable]:
    """Return the open tables of the other processes, except those that do not answer in time."""
    answers = await asyncio.gather(*(_tables_of(address, lease.process) for address in await lease.others()))
    return [table for tables in answers for table in tables]


async def _tables_of(address: str, process: str) -> tuple[ListedTable, ...]:
    """Return the open tables of another process."""
    with contextlib.suppress(*FAILURES, msgspec.MsgspecError):
        async with asyncio.timeout(LISTING):
            answer = await ask(address, "GET", "/api/tables", b"", {RELAYED_BY: process})
            return msgspec.json.decode(answer.body, type=TableList).tables
    return ()


async def ask(address: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
    """Send a request to another process over HTTP."""
    host, _, port = address.rpartition(":")
    streams = await asyncio.open_connection(host.strip("[]"), int(port))
    return await exchange(streams, Outgoing(method, address, path, body, headers), reads_body=True)
