"""A client for tests: a seat or a spectator at a table, over a real socket."""

import asyncio
import contextlib
import itertools
import random
import secrets
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .server_process import PATIENCE, Server

Message = dict[str, Any]
_IDS = itertools.count(1)
_RUN = secrets.token_hex(4)  # a stored table remembers the ids of the run that played it


class Client:
    """Connects to a table and keeps every message, in order, and the last one of each type."""

    def __init__(
        self,
        server: Server,
        table: str,
        token: str | None = None,
        since: int = 0,
        headers: dict[str, str] | None = None,
    ) -> None:
        """With `headers` (a cookie or a bearer token), take the seat of that account."""
        self.server = server
        self.table = table
        self.token = token
        self.since = since
        self.headers = headers
        self.frames: list[str] = []
        self.messages: list[Message] = []
        self.last: dict[str, Message] = {}
        self.events: list[Message] = []
        self.closed: int | None = None
        self._socket: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        address = self.server.socket_address(self.table)
        self._socket = await connect(address, max_size=None, compression=None, additional_headers=self.headers)
        self._reader = asyncio.create_task(self._read())
        hello: Message = {"type": "hello", "since": self.since}
        if self.token is not None:
            hello["token"] = self.token
        elif self.headers is not None:
            hello["account"] = True
        await self.send_raw(msgspec.json.encode(hello).decode())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._socket is not None and self._reader is not None
        await self._socket.close()
        await self._reader

    async def _read(self) -> None:
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):
            async for frame in self._socket:
                assert isinstance(frame, str)
                await self._take(frame)
        async with self._news:
            self.closed = self._socket.close_code
            self._news.notify_all()

    async def _take(self, frame: str) -> None:
        message: Message = msgspec.json.decode(frame)
        if message["type"] == "game":
            self.events[message["since"] :] = message["events"]
        async with self._news:
            self.frames.append(frame)
            self.messages.append(message)
            self.last[message["type"]] = message
            self._news.notify_all()

    async def send_raw(self, frame: str | bytes) -> None:
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):  # `receive` reports the closing code
            await self._socket.send(frame)

    def cut(self) -> None:
        """Drop the connection without a close frame."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def say(self, kind: str, id: str | None = None, **content: object) -> Message:
        """Send a message and return its answer, `done`, `refused` or `pong`."""
        name = id or f"{_RUN}-{next(_IDS)}"
        seen = len(self.messages)
        await self.send_raw(msgspec.json.encode({"type": kind, "id": name, **content}).decode())
        return await self.receive(lambda message: message.get("id") == name, since=seen)

    async def receive(self, wanted: Callable[[Message], bool], timeout: float = PATIENCE, since: int = 0) -> Message:
        """Wait for the first wanted message from index `since` on, and return it."""
        index = since
        async with asyncio.timeout(timeout), self._news:
            while True:
                while index < len(self.messages):
                    if wanted(self.messages[index]):
                        return self.messages[index]
                    index += 1
                if self.closed is not None:
                    raise AssertionError(f"the socket was closed with {self.closed}: {self.messages[-3:]}")
                await self._news.wait()

    async def wait_closed(self, timeout: float = PATIENCE) -> int:
        """Wait until the socket is closed, and return the code."""
        async with asyncio.timeout(timeout), self._news:
            await self._news.wait_for(lambda: self.closed is not None)
        assert self.closed is not None
        return self.closed

    async def until(self, condition: Callable[["Client"], bool], timeout: float = PATIENCE) -> None:
        """Wait until a condition holds. It does not hold if it needs a message that has not arrived."""

        def holds() -> bool:
            try:
                return condition(self)
            except KeyError:
                return False

        async with asyncio.timeout(timeout), self._news:
            await self._news.wait_for(holds)

    @property
    def question(self) -> Message | None:
        return self.last["game"]["game"].get("question") if "game" in self.last else None

    @property
    def over(self) -> bool:
        return "game" in self.last and self.question is None

    async def move(self, action: str, id: str | None = None) -> Message:
        return await self.say("move", id, number=self.last["game"]["number"], action=action)


def open_table(server: Server, people: int = 1, players: int = 4, bot: str = "casual", **more: Any) -> list[Message]:
    """Open a table, seat people and bots, and return the seats of the people."""
    bots: list[str | None] = [None] * people + [bot] * (players - people)
    settings: Message = {"players": players, **more}
    host = server.post("/api/tables", {"name": "P0", "settings": settings, "bots": bots})
    others = [server.post(f"/api/tables/{host['table']}/seats", {"name": f"P{n}"}) for n in range(1, people)]
    return [host, *others]


async def play_out(clients: list[Client], seed: int = 0) -> None:
    """Let every client answer for its seat at random until the game is over."""
    dice = random.Random(seed)

    async def answer(client: Client) -> None:
        seat = (await client.receive(lambda message: message["type"] == "welcome")).get("seat")
        while seat is not None:
            await client.until(lambda c: c.over or (c.question is not None and c.question["seat"] == seat))
            if client.over:
                return
            assert client.question is not None
            number = client.last["game"]["number"]
            done = await client.move(dice.choice(client.question["actions"]))
            assert done["type"] == "done", done
            await client.until(lambda c, n=number: c.last["game"]["number"] > n)  # type: ignore[misc]

    await asyncio.gather(*(answer(client) for client in clients))


@contextlib.asynccontextmanager
async def playing(server: Server, people: int = 1, players: int = 4, **settings: Any) -> AsyncIterator[list[Client]]:
    """People at a table where the game has just started."""
    seats = open_table(server, people, players, **settings)
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server, seat["table"], seat["token"])) for seat in seats]
        await clients[0].say("seed", seed="test")
        done = await clients[0].say("start")
        assert done["type"] == "done", done
        for client in clients:
            await client.until(lambda c: "game" in c.last)
        yield clients
