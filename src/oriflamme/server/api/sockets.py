"""The WebSocket of a table: frames in, frames out, and nothing that a client sends can do harm."""

import asyncio
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...protocol.messages import ClientMessage, Hello, read_message, write
from ..accounts.auth import account_of
from ..cluster.lease import FAILURES, Elsewhere
from ..cluster.relay import StoodStill, pass_on_socket, passed_on_by, read_stood_still
from ..metrics import SOCKETS
from ..moderation.blocks import seats_not_heard
from ..storage.store import StoreFailure
from ..tables.audience import GONE, RESTART, UNREACHABLE, Viewer
from ..tables.hall import Hall
from ..tables.handlers.dispatch import hear
from ..tables.live_table import Keeper
from ..wire.limits import Bucket, Count, address_of
from ..wire.refusal import Refusal, refused

LARGEST: Final = 4096  # bytes of a client's message
WAITING: Final = 256  # messages that may wait for a slow client before it is cut off
GREETING: Final = 20.0  # seconds within which a client says hello
BAD_MESSAGES: Final = 20  # that a socket may send before it is closed
CUT: Final = (1005, 1006)  # no code came
NO_TABLE: Final = 4004
TOO_MANY: Final = 4008


class SocketLine:
    """The way to a client over its socket. What is pushed leaves in order; a client that takes nothing is cut off."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._pump: asyncio.Task[None] | None = None
        self._code: int | None = None

    def push(self, message: bytes) -> None:
        """Send a message, soon and in order."""
        if self._code is not None:
            return
        self._waiting.append(message)
        if len(self._waiting) > WAITING:
            self._waiting.clear()
            self.close(UNREACHABLE)
        elif self._pump is None:
            self._pump = asyncio.create_task(self._send())

    def close(self, code: int) -> None:
        """Close the socket after what has been pushed."""
        if self._code is None:
            self._code = code
            if self._pump is None:
                self._pump = asyncio.create_task(self._send())

    async def _send(self) -> None:
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

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._per_address = Count(hall.settings.sockets_per_address)

    async def serve(self, socket: WebSocket) -> None:
        """Serve one socket from its opening to its end."""
        address = address_of(socket)
        await socket.accept()
        line = SocketLine(socket)
        if not self._per_address.add(address):
            line.push(write(refused("too_many_sockets", "Your address has too many sockets open here.")))
            line.close(TOO_MANY)
            await line.finish()
            return
        SOCKETS.inc()
        try:
            await self._serve(socket, line)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            SOCKETS.dec()
            self._per_address.remove(address)
            line.close(1000)
            await line.finish()

    async def _serve(self, socket: WebSocket, line: SocketLine) -> None:
        settings = self._hall.settings
        inbox = Inbox(socket, line, Bucket(settings.message_rate, settings.message_burst))
        try:
            keeper = await self._hall.find(socket.path_params["table"], address_of(socket))
        except Refusal as refusal:
            line.push(write(refused(refusal.code, str(refusal))))
            line.close(NO_TABLE)
            return
        except StoreFailure:
            line.close(RESTART)
            return
        except Elsewhere as elsewhere:
            if passed_on_by(socket):
                line.close(RESTART)
            else:
                await pass_on_socket(socket, elsewhere)
            return
        keeper.awaited += 1
        try:
            viewer = await self._greet(socket, line, inbox, keeper)
        finally:
            keeper.awaited -= 1
        if viewer is None:
            return
        if viewer.seat is not None and keeper.table.seats[viewer.seat].is_bot:
            inbox.share(self._hall.bots.messages_of(keeper.table.seats[viewer.seat].account or ""))
        try:
            await self._listen(socket, keeper, viewer, inbox)
        finally:
            await keeper.depart(viewer, inbox.was_cut and await self._was_passed_on(socket))

    async def _greet(self, socket: WebSocket, line: SocketLine, inbox: "Inbox", keeper: Keeper) -> Viewer | None:
        """Let a client in that says hello in time, and may."""
        async with asyncio.timeout(GREETING):
            hello = await inbox.hello()
        if hello is None:
            return None
        try:
            seat = await self._seat_of_account(socket, keeper) if hello.account else None
            holds = keeper.table.seat_of(hello.token) if seat is None and hello.token else seat
            muted = await seats_not_heard(self._hall.store, keeper.table, holds)
        except Refusal as refusal:
            line.push(write(refused(refusal.code, str(refusal))))
            line.close(GONE)
            return None
        except FAILURES:  # of the database: they come again
            line.close(RESTART)
            return None
        viewer = await keeper.welcome(hello, line, seat, muted)
        if viewer is None:
            line.close(GONE)
        return viewer

    async def _seat_of_account(self, socket: WebSocket, keeper: Keeper) -> int:
        """Return the seat of the account that is signed in where this socket comes from."""
        account = await account_of(socket, self._hall.accounts)
        seat = keeper.table.seat_of_account(account.id)
        if seat is None:
            seat = await self._hall.accounts.claimed_seat(keeper.table.id, account.id)
        if seat is None:
            raise Refusal("no_seat", "Your account holds no seat at this table.")
        return seat

    async def _listen(self, socket: WebSocket, keeper: Keeper, viewer: Viewer, inbox: "Inbox") -> None:
        while (message := await inbox.next()) is not None:
            if isinstance(message, Hello):
                viewer.send(write(refused("greeted", "You have said hello already.")))
            elif isinstance(message, StoodStill):
                if await self._was_passed_on(socket):
                    await keeper.forgive(viewer, message.seconds)
                else:
                    inbox.complain("no_message", "This is no message of a client.")
            else:
                await hear(keeper, viewer, message)

    async def _was_passed_on(self, socket: WebSocket) -> bool:
        """Tell whether another process of ours has sent this socket here; that it says so is not enough."""
        process, lease = passed_on_by(socket), self._hall.lease
        return process is not None and lease is not None and await lease.knows(process)


class Inbox:
    """What comes from a client, read and limited."""

    def __init__(self, socket: WebSocket, line: SocketLine, bucket: Bucket) -> None:
        self._socket = socket
        self._is_passed_on = bool(passed_on_by(socket))
        self.was_cut = False  # the line has ended without a word
        self._line = line
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
        self._line.close(TOO_MANY)
        return None

    def complain(self, code: str, sentence: str, message_id: str | None = None) -> None:
        """Refuse what came; after so many refusals the socket is closed."""
        self._patience -= 1
        self._line.push(write(refused(code, sentence, message_id)))
