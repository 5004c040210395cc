"""The WebSocket of a table: frames in, frames out, and nothing that a client sends can do harm."""

import asyncio
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...protocol.close_codes import GONE, NO_TABLE, RESTART, TOO_MANY, UNREACHABLE
from ...protocol.messages import ClientMessage, Hello, read_message, write
from ..accounts.auth import account_of, browser_of
from ..cluster.location import Elsewhere
from ..cluster.relay import StoodStill, pass_on_socket, passed_on_by, read_stood_still
from ..metrics import SOCKETS
from ..moderation.blocks import seats_not_heard
from ..storage.records import StoreFailure
from ..storage.store import FAILURES
from ..tables.audience import Viewer
from ..tables.handlers.dispatch import dispatch
from ..tables.live_table import LiveTable
from ..wire.limits import Bucket, Count
from ..wire.origin import address_of
from ..wire.refusal import Refusal, refused
from .services import Services

LARGEST: Final = 4096  # bytes of a client's message
WAITING: Final = 256  # messages that may wait for a slow client before it is cut off
GREETING: Final = 20.0  # seconds within which a client says hello
BAD_MESSAGES: Final = 20  # that a socket may send before it is closed
CUT: Final = (1005, 1006)  # no code came


class SocketConnection:
    """A connection to a client over its socket. Messages leave in order; a client that takes nothing is cut off."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._pump: asyncio.Task[None] | None = None
        self._code: int | None = None

    def send(self, message: bytes) -> None:
        """Send a message, soon and in order."""
        if self._code is not None:
            return
        self._waiting.append(message)
        if len(self._waiting) > WAITING:
            self._waiting.clear()
            self.close(UNREACHABLE)
        elif self._pump is None:
            self._pump = asyncio.create_task(self._pump_out())

    def close(self, code: int) -> None:
        """Close the socket after everything that was sent."""
        if self._code is None:
            self._code = code
            if self._pump is None:
                self._pump = asyncio.create_task(self._pump_out())

    async def _pump_out(self) -> None:
        try:
            while self._waiting:
                await self._socket.send_text(self._waiting.popleft().decode())
            if self._code is not None and self._socket.application_state is WebSocketState.CONNECTED:
                await self._socket.close(self._code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._waiting.clear()
        finally:
            self._pump = None

    async def finish(self) -> None:
        """Wait until everything is sent."""
        if self._pump is not None:
            await self._pump


class Sockets:
    """All sockets of the server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._per_address = Count(services.settings.sockets_per_address)

    async def serve(self, socket: WebSocket) -> None:
        """Serve one socket from its opening to its end."""
        address = address_of(socket)
        await socket.accept()
        connection = SocketConnection(socket)
        if not self._per_address.add(address):
            connection.send(write(refused("too_many_sockets", "Your address has too many sockets open here.")))
            connection.close(TOO_MANY)
            await connection.finish()
            return
        SOCKETS.inc()
        try:
            await self._serve(socket, connection)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            SOCKETS.dec()
            self._per_address.remove(address)
            connection.close(1000)
            await connection.finish()

    async def _serve(self, socket: WebSocket, connection: SocketConnection) -> None:
        settings = self._services.settings
        inbox = Inbox(socket, connection, Bucket(settings.message_rate, settings.message_burst))
        try:
            live = await self._services.hall.find(socket.path_params["table"], address_of(socket))
        except Refusal as refusal:
            connection.send(write(refused(refusal.code, str(refusal))))
            connection.close(NO_TABLE)
            return
        except StoreFailure:
            connection.close(RESTART)
            return
        except Elsewhere as elsewhere:
            if passed_on_by(socket):
                connection.close(RESTART)
            else:
                await pass_on_socket(socket, elsewhere)
            return
        with live.arriving():
            viewer = await self._greet(socket, connection, inbox, live)
        if viewer is None:
            return
        if viewer.seat is not None and live.table.seats[viewer.seat].is_bot:
            inbox.share(self._services.bot_limits.messages_of(live.table.seats[viewer.seat].account or ""))
        try:
            await self._listen(socket, live, viewer, inbox)
        finally:
            await live.depart(viewer, is_excused=inbox.was_cut and await self._was_passed_on(socket))

    async def _greet(
        self, socket: WebSocket, connection: SocketConnection, inbox: "Inbox", live: LiveTable
    ) -> Viewer | None:
        """Let a client in that says hello in time, and may."""
        async with asyncio.timeout(GREETING):
            hello = await inbox.hello()
        if hello is None:
            return None
        try:
            seat = await self._seat_of_account(socket, live) if hello.account else None
            holds = live.table.seat_of(hello.token) if seat is None and hello.token else seat
            muted = await seats_not_heard(self._services.store, live.table, holds)
            return await live.welcome(hello, connection, seat, muted, browser_of(socket))
        except Refusal as refusal:
            connection.send(write(refused(refusal.code, str(refusal))))
            connection.close(GONE)
        except (StoreFailure, *FAILURES):  # the client connects again
            connection.close(RESTART)
        return None

    async def _seat_of_account(self, socket: WebSocket, live: LiveTable) -> int:
        """Return the seat of the account that is signed in where this socket comes from."""
        account = await account_of(socket, self._services.accounts)
        seat = live.table.seat_of_account(account.id)
        if seat is None:
            seat = await self._services.accounts.claimed_seat(live.table.id, account.id)
        if seat is None:
            raise Refusal("no_seat", "Your account holds no seat at this table.")
        return seat

    async def _listen(self, socket: WebSocket, live: LiveTable, viewer: Viewer, inbox: "Inbox") -> None:
        while (message := await inbox.next()) is not None:
            if isinstance(message, Hello):
                viewer.send(write(refused("greeted", "You have said hello already.")))
            elif isinstance(message, StoodStill):
                if await self._was_passed_on(socket):
                    await live.forgive(viewer, message.seconds)
                else:
                    inbox.complain("no_message", "This is no message of a client.")
            else:
                await dispatch(live, viewer, message)

    async def _was_passed_on(self, socket: WebSocket) -> bool:
        """Tell whether another process of ours has sent this socket here; that it says so is not enough."""
        process, lease = passed_on_by(socket), self._services.lease
        return process is not None and lease is not None and await lease.knows(process)


class Inbox:
    """What comes from a client, read and limited."""

    def __init__(self, socket: WebSocket, connection: SocketConnection, bucket: Bucket) -> None:
        self._socket = socket
        self._is_passed_on = bool(passed_on_by(socket))
        self.was_cut = False  # the connection has ended without a word
        self._connection = connection
        self._bucket = bucket
        self._patience = BAD_MESSAGES

    def share(self, bucket: Bucket) -> None:
        """Count what comes from now on together with other sockets of the same bot."""
        self._bucket = bucket

    async def hello(self) -> Hello | None:
        """Return the client's first message, if it is a hello."""
        while (message := await self.next()) is not None:
            if isinstance(message, Hello):
                return message
            if not isinstance(message, StoodStill):
                self.complain("no_hello", "The first message is hello.", message.id)
        return None

    async def next(self) -> ClientMessage | StoodStill | None:
        """Return the next message that is one; None when the socket is closed, or was closed for bad behaviour."""
        while self._patience > 0:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                self.was_cut = frame["code"] in CUT
                return None
            if not self._bucket.take():
                self.complain("too_fast", "You send more messages than anyone could mean.")
                await asyncio.sleep(0.2)
                continue
            content = frame.get("text") or frame.get("bytes") or b""
            if len(content) > LARGEST or len(content if isinstance(content, bytes) else content.encode()) > LARGEST:
                self.complain("too_long", f"A message has at most {LARGEST} bytes.")
                continue
            if self._is_passed_on and (word := read_stood_still(content)) is not None:
                return word
            try:
                return read_message(content)
            except msgspec.ValidationError as error:
                self.complain("no_message", f"This is no message: {error}"[:300])
        self._connection.close(TOO_MANY)
        return None

    def complain(self, code: str, sentence: str, message_id: str | None = None) -> None:
        """Refuse what came; after so many refusals the socket is closed."""
        self._patience -= 1
        self._connection.send(write(refused(code, sentence, message_id)))
