"""The floor: a server that does all that an action needs except the game.

`python -m benchmarks.load.floor_server FOLDER RECORDING [--bare]`: the same transport and the same store. Each action
is one flushed insert, and each listener is sent the bytes that a real game sent. With --bare there is no guard around
uvicorn's own protocols.
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from oriflamme.protocol.messages import Done, Hello, Move, Start, read_message, write
from oriflamme.server.api.sockets import SocketConnection
from oriflamme.server.garbage import Collector
from oriflamme.server.logs import configure
from oriflamme.server.serve import GuardedServer, announcement, uvicorn_config
from oriflamme.server.settings import Settings, settings_from
from oriflamme.server.storage.entries import Acted
from oriflamme.server.storage.store import Store

from .recording import Recording


class FloorTable:
    """A table at which the recorded game is played, whatever people answer."""

    def __init__(self, name: str, recording: Recording, store: Store) -> None:
        self._name = name
        self._recording = recording
        self._store = store
        self.seats = 0
        self._people: dict[int, SocketConnection] = {}

    async def serve(self, socket: WebSocket) -> None:
        """Serve one person."""
        await socket.accept()
        connection, seat = SocketConnection(socket), 0
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                message = read_message(await socket.receive_text())
                if isinstance(message, Hello):
                    seat = int(message.token or 0)
                    self._people[seat] = connection
                elif isinstance(message, Start):
                    self._show(0)
                elif isinstance(message, Move):
                    await self._act(seat, message)

    async def _act(self, seat: int, move: Move) -> None:
        await self._store.append(self._name, move.number + 1, Acted(seat, move.action, move.id))
        self._show(move.number + 1)
        self._people[seat].send(write(Done(move.id, move.number + 1)))

    def _show(self, position: int) -> None:
        for person, content in enumerate(self._recording.positions[position]):
            if content is not None:
                self._people[person].send(content)


class Floor:
    """All tables of the floor."""

    def __init__(self, store: Store, recording: Recording) -> None:
        self._store = store
        self._recording = recording
        self._tables: dict[str, FloorTable] = {}
        self._numbers = itertools.count()

    async def open_table(self, request: Request) -> Response:
        """Open a table and take its first seat."""
        name = f"floor{next(self._numbers)}"
        await self._store.create(name, name, "playing", False, Acted(0, "open"))
        self._tables[name] = FloorTable(name, self._recording, self._store)
        return self._seated(name)

    async def take_seat(self, request: Request) -> Response:
        """Take the next seat."""
        return self._seated(request.path_params["table"])

    def _seated(self, name: str) -> Response:
        table = self._tables[name]
        body = f'{{"table":"{name}","token":"{table.seats}"}}'
        table.seats += 1
        return Response(body, 201, media_type="application/json")

    async def serve(self, socket: WebSocket) -> None:
        """Serve a socket."""
        await self._tables[socket.path_params["table"]].serve(socket)


def make_app(store: Store, recording: Recording) -> Starlette:
    """Return the application."""
    floor = Floor(store, recording)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.open()
        collecting = asyncio.create_task(Collector().collect_forever())
        yield
        collecting.cancel()
        await store.close()

    async def health(request: Request) -> Response:
        return PlainTextResponse("well")

    routes = [
        Route("/api/tables", floor.open_table, methods=["POST"]),
        Route("/api/tables/{table}/seats", floor.take_seat, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/socket", floor.serve),
        Route("/healthz", health),
    ]
    return Starlette(routes=routes, lifespan=lifespan)


class BareServer(uvicorn.Server):
    """Uvicorn without a guard."""

    def __init__(self, address: str, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start and print the address."""
        await super().startup(sockets)
        print(announcement(self._address), flush=True)


def server_of(app: Starlette, settings: Settings, address: str, is_bare: bool) -> uvicorn.Server:
    """Return the server of an application, with or without a guard."""
    config = uvicorn_config(app, settings)
    if is_bare:
        config.http, config.ws = H11Protocol, WebSocketsSansIOProtocol
        return BareServer(address, config)
    return GuardedServer(address, False, settings, config)


def main() -> None:
    """Serve the floor."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.floor_server")
    parser.add_argument("folder", type=Path)
    parser.add_argument("recording", type=Path)
    parser.add_argument("--bare", action="store_true")
    options = parser.parse_args()
    settings = settings_from(os.environ, {"data": str(options.folder)})
    configure(settings)
    app = make_app(Store(settings.folder), Recording.read(options.recording))
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listener:
        address = f"http://127.0.0.1:{listener.getsockname()[1]}/"
        with contextlib.suppress(KeyboardInterrupt):
            server_of(app, settings, address, options.bare).run(sockets=[listener])


if __name__ == "__main__":
    main()
