"""A line to a table: a socket that comes back when it is lost.

Every message has an id; what has not been answered is said again with the same id when the line is back, and the server
carries it out once.
"""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from .errors import ClientError, Lost, Refused
from .messages import VERSION, Done, News, RefusedNews, Welcome, read_news, write

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

FIRST, LONGEST = 0.1, 5.0  # seconds before a lost line is tried again
ANSWERING: Final = 10.0  # seconds until a server must have answered a new line
PAUSE: Final = 1.0  # seconds before something that came too fast, or could not be saved, is said again
FOR_GOOD: Final = range(4000, 5000)  # closing codes after which one need not come again


class Line:
    """One table's socket, over and over again."""

    def __init__(
        self, address: str, headers: dict[str, str], hello: Callable[[], dict[str, Any]], patience: float
    ) -> None:
        self._address = address
        self._headers = headers
        self._hello = hello  # what is said first, each time
        self._patience = patience
        self._said: dict[str, tuple[str, asyncio.Future[int]]] = {}  # and not yet answered, in order
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._last_refusal: Refused | None = None
        self._later: asyncio.Task[None] | None = None
        self.hear: Callable[[News], None] = lambda news: None  # who is told what comes
        self.ended: Callable[[], None] = lambda: None  # and that no more will come
        self.failure: ClientError | None = None  # why

    def open(self) -> None:
        """Be there from now on."""
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Be gone."""
        for task in (self._task, self._later):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        self._end(Lost("this seat is closed"))

    async def ask(self, kind: str, **content: object) -> int:
        """Say something and return the number that it led to; what cannot be saved at the moment is said again."""
        name = secrets.token_hex(8)
        frame = write({"type": kind, "id": name, **content})
        while True:
            if self.failure is not None:
                raise self.failure
            answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            self._said[name] = frame, answer
            try:
                await self._send(frame)
                return await answer
            except Refused as refused:
                if refused.code != "store":
                    raise
                await asyncio.sleep(PAUSE)
            finally:
                self._said.pop(name, None)

    async def _send(self, frame: str) -> None:
        from websockets.exceptions import ConnectionClosed

        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):  # it is said again when the line is back
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
                    self._end(Lost(f"{self._address} does not answer any more"))
                await asyncio.sleep(wait * random.uniform(0.5, 1.5))
                wait = min(2 * wait, LONGEST)
        except (ClientError, msgspec.MsgspecError) as error:
            self._end(error if isinstance(error, ClientError) else Lost(f"the server says something else: {error}"))

    async def _listen(self, socket: "ClientConnection") -> bool:
        """Hear what comes until the line is lost; tell whether one was welcome."""
        from websockets.exceptions import ConnectionClosed

        welcome = False
        with contextlib.suppress(ConnectionClosed):
            await socket.send(write(self._hello()))
            async for frame in socket:
                news = read_news(frame)
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
        await self._say_again()

    async def _say_again(self) -> None:
        for frame, _ in list(self._said.values()):
            await self._send(frame)

    def _take(self, news: News) -> None:
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
                self._later = asyncio.create_task(self._say_again_later())  # which message that was is not told
        elif (answer := self._open_answer(news.id)) is not None:
            answer.set_exception(refusal)

    def _open_answer(self, name: str) -> "asyncio.Future[int] | None":
        _, answer = self._said.get(name, ("", None))
        return None if answer is None or answer.done() else answer

    async def _say_again_later(self) -> None:
        await asyncio.sleep(PAUSE)
        await self._say_again()

    def _judge(self, code: int | None) -> None:
        """Go on after a line that was lost, and end after one that the server closed for good."""
        if code in FOR_GOOD:
            self._end(self._last_refusal or Lost(f"the server closed the line with code {code}"))

    def _end(self, failure: ClientError) -> None:
        if self.failure is None:
            self.failure = failure
        for _, answer in self._said.values():
            if not answer.done():
                answer.set_exception(failure)
        self.ended()
