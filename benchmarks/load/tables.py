"""A table of clients: who must decide, what they answer, and when everyone who must see it has seen it."""

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from .wire import Http, Socket, open_socket

# A message starts with its type and, if it has one, its number. Most messages are not read any further.
_GAME: Final = b'{"type":"game","number":'
_DONE: Final = b'{"type":"done","id":"m'
_REFUSED: Final = b'{"type":"refused"'
_ACTIONS: Final = b'"actions":['  # only the seat that is asked gets them
_QUESTION: Final = b'"question":{'  # there is one until the game is over
_NO_EVENTS: Final = b'"events":[]'
PATIENCE: Final = 60.0  # seconds within which a game must have started


class Question(msgspec.Struct):
    """The parts of a question that a client needs."""

    seat: int
    kind: str
    pile: int | None = None
    voice: str | None = None
    actions: tuple[str, ...] = ()

    def to_others(self) -> tuple[object, ...]:
        """Return what the other seats see of it."""
        return self.seat, self.kind if self.kind in ("place", "reveal") else "", self.pile, self.voice


class _Shown(msgspec.Struct):
    question: Question | None = None


class _News(msgspec.Struct):
    game: _Shown


_NEWS: Final = msgspec.json.Decoder(_News)


class Listener(Protocol):
    """Plays the tables."""

    def ready(self, table: "LoadTable") -> None:
        """Handle a question at a table."""
        ...

    def settled(self, table: "LoadTable", seconds: float) -> None:
        """Note that everyone has seen an action, this long after it was sent."""
        ...


class Nobody:
    """Plays nothing."""

    def ready(self, table: "LoadTable") -> None:
        """Leave the question unanswered."""

    def settled(self, table: "LoadTable", seconds: float) -> None:
        """Ignore it."""


NOBODY: Final[Listener] = Nobody()


class LoadTable:
    """A table at which some people, and perhaps bots, play."""

    def __init__(self, people: int, source: str) -> None:
        self.listener = NOBODY
        self._source = source
        self.question: Question | None = None  # to one of the people
        self.over = False
        self.acknowledged = 0
        self.problem = ""
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sockets: list[Socket] = []
        self._everyone = (1 << people) - 1
        self._began = 0
        self._number = 0  # of the position in which the question is asked
        self._awaited = 0  # the number of the position to which an action in flight leads; or 0
        self._sent_at = 0.0
        self._actor = 0
        self._answered: tuple[object, ...] = ()  # what the others saw of the question that was answered
        self._due = 0  # the people who must see the action; 0 until the actor has seen it
        self._came = 0
        self._last = 0.0

    # Opening.

    async def open(self, ports: Sequence[int], http: Http, bots: Sequence[str | None]) -> None:
        """Open the table, take the seats, connect everyone and start the game."""
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        body = {"name": "Seat 0", "settings": {"players": len(bots)}, "bots": bots}
        seats = [await http.post("/api/tables", body)]
        name = seats[0]["table"]
        for seat in people[1:]:
            seats.append(await http.post(f"/api/tables/{name}/seats", {"name": f"Seat {seat}"}))
        for number, seated in enumerate(seats):
            await self._connect(ports[number % len(ports)], name, number, seated["token"])
        self._sockets[0].send(b'{"type":"start","id":"start"}')
        await self.begun

    async def _connect(self, port: int, name: str, person: int, token: str) -> None:
        def hear(message: bytes, at: float) -> None:
            self._hear(person, message, at)

        socket = await open_socket(port, f"/api/tables/{name}/socket", hear, self._source)
        self._sockets.append(socket)
        socket.send(msgspec.json.encode({"type": "hello", "token": token}))

    @property
    def is_cut_off(self) -> bool:
        """Whether the server has closed a socket."""
        return any(socket.closed for socket in self._sockets)

    def close(self) -> None:
        """Close the sockets without a close frame."""
        for socket in self._sockets:
            socket.close()

    # Receiving.

    def _hear(self, person: int, message: bytes, at: float) -> None:
        if message.startswith(_GAME):
            number = int(message[len(_GAME) : message.index(b",", len(_GAME))])
            self._see(person, number, message, at)
        elif message.startswith(_DONE):
            self.acknowledged += 1
        elif message.startswith(_REFUSED):
            self.problem = message.decode()

    def _see(self, person: int, number: int, message: bytes, at: float) -> None:
        before, asks = self.question, _ACTIONS in message
        if asks:
            self._number = number
            self.question = _NEWS.decode(message).game.question
        elif _QUESTION not in message:
            self.over = True
        if self._awaited:
            if number == self._awaited:
                self._note(person, message, at)
        elif asks and before is None:
            self.listener.ready(self)
        if not self.begun.done():
            self._began |= 1 << person
            if self._began == self._everyone:
                self.begun.set_result(None)

    def _note(self, person: int, message: bytes, at: float) -> None:
        """Note who has seen the action in flight."""
        self._came |= 1 << person
        self._last = max(self._last, at)
        if person == self._actor:
            self._due = self._who_must_see(message)
        if self._due and not self._due & ~self._came:
            self._awaited = 0
            self.listener.settled(self, self._last - self._sent_at)
            if self.question is not None:
                self.listener.ready(self)

    def _who_must_see(self, message: bytes) -> int:
        """Return the people who must see an action: an answer within an ability may show the others nothing."""
        if _NO_EVENTS in message:
            question = _NEWS.decode(message).game.question
            if question is not None and question.to_others() == self._answered:
                return 1 << self._actor
        return self._everyone

    # Playing.

    @property
    def is_ready(self) -> bool:
        """Whether one of the people has an open question."""
        return self.question is not None and not self._awaited

    @property
    def is_waiting(self) -> bool:
        """Whether an action is in flight."""
        return bool(self._awaited)

    def act(self, dice: random.Random) -> None:
        """Answer the question with a random action."""
        question = self.question
        assert question is not None and not self._awaited
        action = question.actions[int(dice.random() * len(question.actions))]
        self._actor = question.seat  # people sit before bots
        self._answered = question.to_others()
        self._awaited = self._number + 1
        self._due = self._came = 0
        self._last = 0.0
        self.question = None
        message = b'{"type":"move","id":"m%d","number":%d,"action":"%s"}'
        message %= (self._number, self._number, action.encode())
        self._sent_at = time.perf_counter()
        self._sockets[self._actor].send(message)


async def open_table(ports: Sequence[int], http: Http, bots: Sequence[str | None], source: str) -> LoadTable:
    """Return a table with a running game. People take the seats without a bot, which come first."""
    table = LoadTable(sum(bot is None for bot in bots), source)
    async with asyncio.timeout(PATIENCE):
        await table.open(ports, http, bots)
    return table
