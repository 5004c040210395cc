"""The WebSocket of a table: it reads and limits the messages of clients, and sends them news."""

import asyncio
import contextlib
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...protocol.close_codes import GONE, NO_TABLE, RESTART, TOO_MANY, UNREACHABLE
from ...protocol.messages import ClientMessage, Hello, read_message, write
from ..accounts.accounts import Account
from ..accounts.auth import account_of, account_or_guest, browser_of
from ..cluster.location import Elsewhere
from ..cluster.relay import Stalled, read_stalled, relay_socket, relayed_by
from ..metrics import CUTS, SOCKETS
from ..moderation.blocks import muted_seats
from ..storage.records import StoreFailure
from ..storage.store import FAILURES
from ..tables.audience import Viewer
from ..tables.handlers.dispatch import dispatch
from ..tables.live_table import LiveTable
from ..wire.limits import Bucket, Count
from ..wire.origin import address_of
from ..wire.refusal import Refusal, refused
from ..wire.socket_protocol import cut_if_unread
from .services import Services

LARGEST_MESSAGE: Final = 4096  # bytes
MOST_WAITING: Final = 256  # messages for a slow client; then it is disconnected
MOST_WAITING_BYTES: Final = 1 << 20
GREETING: Final = 20.0  # seconds in which a client must say hello
BAD_MESSAGES: Final = 20  # then the socket is closed
CUT: Final = (1005, 1006)  # close codes of a connection that ended without one


class SocketConnection:
    """A connection to a client over its socket. It sends in order, and disconnects a client that does not read."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._pump: asyncio.Task[None] | None = None
        self._code: int | None = None

    def send(self, message: bytes) -> None:
        """Queue a message; messages are sent in order."""
        if self._code is not None:
            return
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._waiting_bytes > MOST_WAITING_BYTES:
            self._forget()
            self.close(UNREACHABLE)
            cut_if_unread(self._socket)
        elif self._pump is None:
            self._pump = asyncio.create_task(self._pump_out())

    def close(self, code: int) -> None:
        """Close the socket after all queued messages."""
        if self._code is None:
            self._code = code
            if self._pump is None:
                self._pump = asyncio.create_task(self._pump_out())

    async def _pump_out(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.popleft()
                self._waiting_bytes -= len(message)
                await self._socket.send_text(message.decode())
            if self._code is not None and self._socket.application_state is WebSocketState.CONNECTED:
                await self._socket.close(self._code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._forget()
        finally:
            self._pump = None

    def _forget(self) -> None:
        self._waiting.clear()
        self._waiting_bytes = 0

    async def finish(self) -> None:
        """Wait until all messages are sent."""
        if self._pump is not None:
            await self._pump


class Sockets:
    """All sockets of the server."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._per_address = Count(services.settings.sockets_per_address)

    async def serve(self, socket: WebSocket) -> None:
        """Serve one socket until it closes."""
        address = address_of(socket)
        await socket.accept()
        connection = SocketConnection(socket)
        if not self._per_address.add(address):
            connection.send(write(refused(Refusal("too_many_sockets"))))
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
            connection.send(write(refused(refusal)))
            connection.close(NO_TABLE)
            return
        except StoreFailure:
            connection.close(RESTART)
            return
        except Elsewhere as elsewhere:
            if relayed_by(socket):
                connection.close(RESTART)
            else:
                await relay_socket(socket, elsewhere)
            return
        with live.arriving():
            viewer = await self._greet(socket, connection, inbox, live)
        if viewer is None:
            return
        if viewer.seat is not None and live.table.seats[viewer.seat].is_bot:
            inbox.share(self._services.bot_limits.message_bucket(live.table.seats[viewer.seat].account or ""))
        try:
            with self._until_session_ends(inbox):
                await self._listen(socket, live, viewer, inbox)
        finally:
            await live.reception.see_off(viewer, is_excused=inbox.was_cut and await self._was_relayed(socket))

    async def _greet(
        self, socket: WebSocket, connection: SocketConnection, inbox: "Inbox", live: LiveTable
    ) -> Viewer | None:
        """Wait for the hello of a client; return its viewer if it may enter."""
        async with asyncio.timeout(GREETING):
            hello = await inbox.hello()
        if hello is None:
            return None
        try:
            seat = await self._seat_of_account(socket, live, inbox) if hello.account else None
            holds = live.table.seat_of(hello.token) if seat is None and hello.token else seat
            muted = await muted_seats(self._services.store, live.table, holds)
            if seat is None and holds is not None and live.table.seats[holds].account is not None:
                await self._check_signed_in(socket, live.table.seats[holds].account, inbox)
            return await live.reception.welcome(hello, connection, seat, muted, browser_of(socket))
        except Refusal as refusal:
            connection.send(write(refused(refusal)))
            connection.close(GONE)
        except (StoreFailure, *FAILURES):  # the client will reconnect
            connection.close(RESTART)
        return None

    def _until_session_ends(self, inbox: "Inbox") -> contextlib.AbstractContextManager[None]:
        """Close a socket that an account came by when its session ends."""
        account = inbox.account
        if account is None:
            return contextlib.nullcontext()
        return self._services.accounts.sockets.watching(account.session, account.id, inbox.end)

    async def _check_signed_in(self, socket: WebSocket, holder: str | None, inbox: "Inbox") -> None:
        """Refuse the token of an account's seat without a session of the account: it could outlive them all."""
        inbox.account = await account_or_guest(socket, self._services.accounts)
        if inbox.account is None or inbox.account.id != holder:
            raise Refusal("not_signed_in", "seat")

    async def _seat_of_account(self, socket: WebSocket, live: LiveTable, inbox: "Inbox") -> int:
        """Return the seat of the account that this socket is signed in to."""
        account = inbox.account = await account_of(socket, self._services.accounts)
        seat = live.table.seat_of_account(account.id)
        if seat is None:
            seat = await self._services.accounts.claimed_seat(live.table.id, account.id)
        if seat is None:
            raise Refusal("no_seat")
        return seat

    async def _listen(self, socket: WebSocket, live: LiveTable, viewer: Viewer, inbox: "Inbox") -> None:
        while (message := await inbox.next()) is not None:
            if isinstance(message, Hello):
                viewer.send(write(refused(Refusal("greeted"))))
            elif isinstance(message, Stalled):
                if await self._was_relayed(socket):
                    await live.reception.forgive(viewer, message.seconds)
                else:
                    inbox.refuse(Refusal("no_message", "server"))
            else:
                await dispatch(live, viewer, message)

    async def _was_relayed(self, socket: WebSocket) -> bool:
        """Tell whether another process of ours relays this socket. The header alone does not prove it."""
        process, lease = relayed_by(socket), self._services.lease
        return process is not None and lease is not None and await lease.knows(process)


class Inbox:
    """Reads and limits the messages of a client."""

    def __init__(self, socket: WebSocket, connection: SocketConnection, bucket: Bucket) -> None:
        self._socket = socket
        self._is_relayed = bool(relayed_by(socket))
        self.was_cut = False  # the connection ended without a close code
        self._connection = connection
        self._bucket = bucket
        self._patience = BAD_MESSAGES
        self.account: Account | None = None  # that the client is signed in to, if its seat belongs to it

    def share(self, bucket: Bucket) -> None:
        """From now on, use a limit that all sockets of a bot share."""
        self._bucket = bucket

    def end(self) -> None:
        """Close the socket and read nothing more: the session has ended."""
        self._patience = 0
        self._connection.send(write(refused(Refusal("signed_out"))))
        self._connection.close(GONE)

    async def hello(self) -> Hello | None:
        """Return the client's first message, if it is a hello."""
        while (message := await self.next()) is not None:
            if isinstance(message, Hello):
                return message
            if not isinstance(message, Stalled):
                self.refuse(Refusal("no_hello"), message.id)
        return None

    async def next(self) -> ClientMessage | Stalled | None:
        """Return the next valid message; None if the socket was closed, by the client or for bad messages."""
        while self._patience > 0:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                self.was_cut = frame["code"] in CUT
                return None
            if self._patience <= 0:  # the session has ended meanwhile
                break
            if not self._bucket.take():
                self.refuse(Refusal("too_fast"))
                await asyncio.sleep(0.2)
                continue
            content = frame.get("text") or frame.get("bytes") or b""
            if len(content.encode() if isinstance(content, str) else content) > LARGEST_MESSAGE:
                self.refuse(Refusal("too_long", "message", most=LARGEST_MESSAGE))
                continue
            if self._is_relayed and (stalled := read_stalled(content)) is not None:
                return stalled
            try:
                return read_message(content)
            except msgspec.ValidationError as error:
                self.refuse(Refusal("no_message", why=str(error)[:270]))
        self._connection.close(TOO_MANY)
        return None

    def refuse(self, refusal: Refusal, message_id: str | None = None) -> None:
        """Refuse a message; after too many refusals the socket is closed."""
        self._patience -= 1
        if self._patience == 0:
            CUTS.labels("refused").inc()
        self._connection.send(write(refused(refusal, message_id)))
