"""A channel between the page and a table of this device. It carries what a socket to a server would."""

import asyncio
import traceback
from collections.abc import Callable
from typing import Final

import msgspec

from ..errors import OriflammeError
from ..protocol.close_codes import GONE, NO_TABLE, RESTART
from ..protocol.messages import ClientMessage, Hello, read_message, write
from ..server.storage.records import StoreFailure
from ..server.tables.audience import Viewer
from ..server.tables.hall import Hall
from ..server.tables.handlers.dispatch import dispatch
from ..server.tables.live_table import LiveTable
from ..server.wire.refusal import Refusal, refused

HERE: Final = "here"  # the address of everyone on this device


class Channel:
    """One viewer's connection. The page sends texts; it is sent texts, and is told once why the channel is closed."""

    def __init__(self, hall: Hall, table: str, tell: Callable[[str], None], ended: Callable[[int], None]) -> None:
        self._hall = hall
        self._table = table
        self._tell = tell
        self._ended = ended
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_closed = False
        self._work = asyncio.create_task(self._serve())

    # What the page does.

    def receive(self, text: str) -> None:
        """Take a message of the page."""
        self._inbox.put_nowait(text)

    def hang_up(self) -> None:
        """End the channel, as the page wishes."""
        self._is_closed = True
        self._inbox.put_nowait(None)

    async def finished(self) -> None:
        """Wait until the table has let the viewer go."""
        await self._work

    # What the table does.

    def send(self, message: bytes) -> None:
        """Send a message to the page."""
        if not self._is_closed:
            self._tell(message.decode())

    def close(self, code: int) -> None:
        """Close the channel."""
        if not self._is_closed:
            self._is_closed = True
            self._ended(code)
            self._inbox.put_nowait(None)

    # Between them.

    async def _serve(self) -> None:
        try:
            await self._speak()
        except Exception:
            traceback.print_exc()  # into the browser's console
            self._hall.lose(self._table)  # everyone comes again, to the table as it was kept
            self.close(RESTART)

    async def _speak(self) -> None:
        live = await self._find()
        if live is None:
            return
        with live.arriving():
            viewer = await self._greet(live)
        if viewer is None:
            return
        try:
            while (message := await self._next()) is not None:
                if isinstance(message, Hello):
                    viewer.send(write(refused(Refusal("greeted"))))
                else:
                    await dispatch(live, viewer, message)
        finally:
            await live.reception.see_off(viewer)

    async def _find(self) -> LiveTable | None:
        try:
            return await self._hall.find(self._table, HERE)
        except StoreFailure:
            self.close(RESTART)
        except OriflammeError as error:
            self._refuse(error if isinstance(error, Refusal) else Refusal("unreadable"))
            self.close(NO_TABLE)
        return None

    async def _greet(self, live: LiveTable) -> Viewer | None:
        while (message := await self._next()) is not None:
            if not isinstance(message, Hello):
                self._refuse(Refusal("no_hello"), message.id)
                continue
            try:
                return await live.reception.welcome(message, self)
            except Refusal as refusal:
                self._refuse(refusal)
                self.close(GONE)
            except StoreFailure:
                self.close(RESTART)
            return None
        return None

    async def _next(self) -> ClientMessage | None:
        while (text := await self._inbox.get()) is not None:
            try:
                return read_message(text)
            except msgspec.ValidationError as error:
                self._refuse(Refusal("no_message", why=str(error)[:270]))
        return None

    def _refuse(self, refusal: Refusal, message_id: str | None = None) -> None:
        self.send(write(refused(refusal, message_id)))
