"""A connection to a table: a socket that reconnects by itself.

Every message has an id. A message without an answer is sent again with the same id after a reconnect, and the server
carries it out once.
"""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from ..errors import OriflammeError
from ..fair_deal import UnfairDeal
from ..protocol.messages import VERSION, Command, Done, Hello, ServerMessage, Welcome, read_server_message, write
from ..protocol.messages import Refused as RefusedNews
from .errors import ClientError, Lost, Refused

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

FIRST, LONGEST = 0.1, 5.0  # seconds before a reconnect
ANSWERING: Final = 10.0  # seconds until a server must have answered a new connection
PAUSE: Final = 1.0  # seconds before a message is sent again that came too fast or could not be saved
FOR_GOOD: Final = range(4000, 5000)  # close codes after which a reconnect makes no sense


class Connection:
    """One table's socket, opened again whenever it is lost."""

    def __init__(self, address: str, headers: dict[str, str], hello: Callable[[], Hello], patience: float) -> None:
        self._address = address
        self._headers = headers
        self._hello = hello  # makes the first message of each socket
        self._patience = patience
        self._unanswered: dict[str, tuple[str, asyncio.Future[int]]] = {}  # in the order in which they were sent
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._last_refusal: Refused | None = None
        self._later: asyncio.Task[None] | None = None
        self.hear: Callable[[ServerMessage], None] = lambda news: None  # called with each message
        self.ended: Callable[[], None] = lambda: None  # called when no more messages will come
        self.failure: OriflammeError | None = None  # why no more will come

    def open(self) -> None:
        """Connect, and stay connected."""
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Disconnect for good."""
        for task in (self._task, self._later):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        self._end(Lost("this seat is closed"))

    async def ask(self, command: Callable[..., Command], **content: object) -> int:
        """Send a command and return the number of its answer; send it again while the server cannot save."""
        name = secrets.token_hex(8)
        frame = write(command(id=name, **content)).decode()
        while True:
            if self.failure is not None:
                raise self.failure
            answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            self._unanswered[name] = frame, answer
            try:
                await self._send(frame)
                return await answer
            except Refused as refused:
                if refused.code != "store":
                    raise
                await asyncio.sleep(PAUSE)
            finally:
                self._unanswered.pop(name, None)

    async def _send(self, frame: str) -> None:
        from websockets.exceptions import ConnectionClosed

        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is sent again after the reconnect
                await self._socket.send(frame)

    # The socket.

    async def _keep(self) -> None:
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidHandshake

        wait, heard = FIRST, time.monotonic()
        try:
            while self.failure is None:
                with contextlib.suppress(OSError, TimeoutError, EOFError, InvalidHandshake):
                    async with connect(
                        self._address,
                        additional_headers=self._headers,
                        max_size=None,
                        compression=None,
                        open_timeout=ANSWERING,
                    ) as socket:
                        if await self._listen(socket):
                            wait, heard = FIRST, time.monotonic()
                        self._judge(socket.close_code)
                if time.monotonic() - heard > self._patience:
                    self._end(Lost(f"{self._address} no longer answers"))
                await asyncio.sleep(wait * random.uniform(0.5, 1.5))
                wait = min(2 * wait, LONGEST)
        except (ClientError, UnfairDeal) as error:
            self._end(error)
        except msgspec.MsgspecError as error:
            self._end(Lost(f"the server sent an unknown message: {error}"))

    async def _listen(self, socket: "ClientConnection") -> bool:
        """Hear messages until the socket closes; tell whether the server said welcome."""
        from websockets.exceptions import ConnectionClosed

        welcome = False
        with contextlib.suppress(ConnectionClosed):
            await socket.send(write(self._hello()).decode())
            async for frame in socket:
                news = read_server_message(frame)
                if isinstance(news, Welcome):
                    welcome = True
                    await self._begin(socket, news)
                if news is not None:
                    self._take(news)
        self._socket = None
        return welcome

    async def _begin(self, socket: "ClientConnection", news: Welcome) -> None:
        if news.protocol != VERSION:
            raise Lost(f"the server speaks version {news.protocol} of the protocol, and this client {VERSION}")
        self._socket = socket
        await self._send_again()

    async def _send_again(self) -> None:
        for frame, _ in list(self._unanswered.values()):
            await self._send(frame)

    def _take(self, news: ServerMessage) -> None:
        if isinstance(news, Done):
            if (answer := self._open_answer(news.id)) is not None:
                answer.set_result(news.number)
        elif isinstance(news, RefusedNews):
            self._take_refusal(news)
        self.hear(news)

    def _take_refusal(self, news: RefusedNews) -> None:
        refusal = Refused(news.code, news.sentence)
        if news.id is None:
            self._last_refusal = refusal
            if news.code == "too_fast" and (self._later is None or self._later.done()):
                self._later = asyncio.create_task(self._send_again_later())  # it does not say which message it means
        elif (answer := self._open_answer(news.id)) is not None:
            answer.set_exception(refusal)

    def _open_answer(self, name: str) -> "asyncio.Future[int] | None":
        _, answer = self._unanswered.get(name, ("", None))
        return None if answer is None or answer.done() else answer

    async def _send_again_later(self) -> None:
        await asyncio.sleep(PAUSE)
        await self._send_again()

    def _judge(self, code: int | None) -> None:
        """Go on after a lost socket; end after one that the server closed for good."""
        if code in FOR_GOOD:
            self._end(self._last_refusal or Lost(f"the server closed the connection with code {code}"))

    def _end(self, failure: OriflammeError) -> None:
        if self.failure is None:
            self.failure = failure
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(failure)
        self.ended()
