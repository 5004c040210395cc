"""Passing on: a socket or a request that came to this process, for a table that another one keeps."""

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

PASSED_ON: Final = "x-oriflamme-passed-on"  # by which process; a table that has moved since is not looked for again
PROOFS: Final = ("cookie", "authorization")  # of who is asking
SOON: Final = 5.0  # seconds until the other process must have answered
LISTING: Final = 1.0
FAILURES: Final = (OSError, TimeoutError, EOFError, h11.RemoteProtocolError)  # of a request
LOST: Final = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class StoodStill(msgspec.Struct, frozen=True, tag="stood_still"):
    """A process between a client and their table did not run for so long. It comes before the client's next message.

    It is a binary frame. Whatever a client says is passed on as text, so that none can say it in the process's name.
    """

    seconds: Annotated[float, msgspec.Meta(ge=0)]


_STOOD_STILL: Final = msgspec.json.Decoder(StoodStill)
_BEGINNING: Final = b'{"type":"stood_still"'


def passed_on_by(connection: HTTPConnection) -> str | None:
    """Return the process that says that it has sent this here, if another one has."""
    return connection.headers.get(PASSED_ON)


def read_stood_still(content: str | bytes) -> StoodStill | None:
    """Return what another process says about itself, if this is such a message."""
    if isinstance(content, str) or not content.startswith(_BEGINNING):
        return None
    with contextlib.suppress(msgspec.MsgspecError):
        return _STOOD_STILL.decode(content)
    return None


def _headers(connection: HTTPConnection, process: str) -> dict[str, str]:
    ours = comes_from_our_page(connection)
    proofs = {name: connection.headers[name] for name in PROOFS if ours and name in connection.headers}
    return {PASSED_ON: process, "x-forwarded-for": address_of(connection), **proofs}


async def pass_on_socket(socket: WebSocket, elsewhere: Elsewhere) -> None:
    """Let a client and the process that keeps their table talk, until one of them is gone."""
    address = f"ws://{elsewhere.address}/api/tables/{elsewhere.table}/socket"
    code = RESTART
    try:
        async with connect(
            address,
            additional_headers=_headers(socket, elsewhere.asker),
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=SOON,
        ) as owner:
            code = await _talk(socket, owner)
    except LOST:
        pass
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(code)


async def _talk(socket: WebSocket, owner: ClientConnection) -> int:
    """Pass frames on in both directions; return the code with which the owner's side was closed."""
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
            await owner.send(msgspec.json.encode(StoodStill(RUNNING.stalled - stalled)))
            stalled = RUNNING.stalled
        text = frame.get("text")
        await owner.send(text if text is not None else (frame.get("bytes") or b"").decode(errors="replace"))


async def pass_on_request(request: Request, body: bytes, elsewhere: Elsewhere) -> Response:
    """Return the answer of the process that keeps the table."""
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return await ask_owner(request, elsewhere, path, body, request.method)


async def ask_owner(request: Request, elsewhere: Elsewhere, path: str, body: bytes, method: str = "POST") -> Response:
    """Ask the process that keeps a table something, in the name of whoever asks us."""
    try:
        async with asyncio.timeout(SOON):
            answer = await ask(elsewhere.address, method, path, body, _headers(request, elsewhere.asker))
            return Response(answer.body, answer.status, media_type=answer.media_type)
    except FAILURES:
        raise StoreFailure("moving") from None


async def tables_elsewhere(lease: Lease) -> list[ListedTable]:
    """Return the open tables of the other processes; one that does not answer at once is left out."""
    answers = await asyncio.gather(*(_tables_of(address, lease.process) for address in await lease.others()))
    return [table for tables in answers for table in tables]


async def _tables_of(address: str, process: str) -> tuple[ListedTable, ...]:
    """Return the open tables that another process keeps."""
    with contextlib.suppress(*FAILURES, msgspec.MsgspecError):
        async with asyncio.timeout(LISTING):
            answer = await ask(address, "GET", "/api/tables", b"", {PASSED_ON: process})
            return msgspec.json.decode(answer.body, type=TableList).tables
    return ()


async def ask(address: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
    """Ask another process something over HTTP."""
    host, _, port = address.rpartition(":")
    streams = await asyncio.open_connection(host.strip("[]"), int(port))
    return await exchange(streams, Outgoing(method, address, path, body, headers), reads_body=True)
