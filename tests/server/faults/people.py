"""People who keep playing through every fault: they reconnect and resend messages without an answer."""

import asyncio
import contextlib
import itertools
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from .clock_readings import Clocks
from .frames import Wire, dial
from .ledger import Ledger, LoggedAction

RETRY: Final = (0.2, 0.4)  # seconds after which a person tries again to connect to a server that is down
LONGEST_PATIENCE: Final = 10.0  # seconds
FOR_EVER: Final = 1_000_000
# An undo may be too late, a start or a hello may have been received before, and the newest socket has the seat.
FAIR_REFUSALS: Final = {"undo too_late", "undo stale", "start started", "greeted", "replaced"}
NO_ROOM: Final = "for lack of room"
_IDS: Final = itertools.count(1)


class Told(msgspec.Struct):
    """A message of the server, with the fields of all types."""

    type: str
    id: str | None = None
    number: int = 0
    since: int = 0
    events: list[msgspec.Raw] = []
    game: msgspec.Raw = msgspec.Raw(b"{}")
    undo: bool = False
    phase: str = ""
    rematch: str | None = None
    code: str = ""
    sentence: str = ""
    seat: int | None = None
    left: int = 0
    reserves: tuple[int, ...] = ()


class Question(msgspec.Struct):
    """The seat to decide, and the legal actions if it is the viewer's own."""

    seat: int
    actions: list[str] = []


class Shown(msgspec.Struct):
    """The part of a view that decides whether to answer."""

    question: Question | None = None


class Request(NamedTuple):
    """A message that has not been answered."""

    id: str
    kind: str
    content: bytes


_TOLD: Final = msgspec.json.Decoder(Told)
_SHOWN: Final = msgspec.json.Decoder(Shown)


@dataclass
class Crowd:
    """Everyone who plays at a server, and what happened to them."""

    port: int
    dice: random.Random
    think: tuple[float, float] = (0.0, 0.0)  # seconds before an answer
    patience: float = 10.0  # seconds of silence after which a person reconnects
    undo: float = 0.3  # how often a person takes back an action when possible
    people: list["Person"] = field(default_factory=list)
    ledgers: dict[str, Ledger] = field(default_factory=dict)
    refusals: Counter[str] = field(default_factory=Counter)
    clocks: Clocks = field(default_factory=Clocks)
    went_back: int = 0  # views older than one seen before
    kills: int = 0
    under_way: int = 0  # messages without an answer at the moment of a kill
    killed_at: float = 0.0
    back: list[float] = field(default_factory=list)  # seconds from a kill to a view
    absences: list[float] = field(default_factory=list)  # seconds from the loss of a connection to the next one
    resting: bool = False  # no one begins anything new
    other_ports: tuple[int, ...] = ()  # of servers that share the database of the first

    def seat(self, seats: Sequence[dict[str, Any]], spectators: int = 0, games: int = FOR_EVER) -> None:
        """Connect people and spectators to a table, and let them play a count of games."""
        table = seats[0]["table"]
        self.people += [Person(self, table, seat["seat"], seat["token"], games) for seat in seats]
        self.people += [Person(self, table, None, None, games) for _ in range(spectators)]

    def port_to_try(self) -> int:
        """Return the port to connect to: any of those that lead to the same tables."""
        return self.dice.choice((self.port, *self.other_ports))

    def ledger(self, table: str) -> Ledger:
        """Return the ledger of a table."""
        return self.ledgers.setdefault(table, Ledger(table))

    @contextlib.asynccontextmanager
    async def at_play(self) -> AsyncIterator[None]:
        """Let everyone play inside a `with` block. An exception of any of them ends it."""
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.live())
            yield
            for person in self.people:
                person.leave()

    async def until(self, true: Callable[["Person"], bool], timeout: float = 60.0) -> int:
        """Wait until a condition holds for everyone. Return for how many it still does not hold after the timeout."""
        end = time.monotonic() + timeout
        while not all(true(person) for person in self.people) and time.monotonic() < end:
            await asyncio.sleep(0.02)
        return sum(not true(person) for person in self.people)

    async def until_some(self, true: Callable[["Person"], bool], timeout: float = 60.0) -> None:
        """Wait until a condition holds for anyone."""
        async with asyncio.timeout(timeout):
            while not any(true(person) for person in self.people):
                await asyncio.sleep(0.001)

    async def rest(self) -> int:
        """Let everyone finish what they have begun. Return how many cannot."""
        self.resting = True
        return await self.until(lambda person: person.pending is None and person.has_view)

    def go_on(self) -> None:
        """Let everyone begin something new again."""
        self.resting = False
        for person in self.people:
            person.consider()

    def was_killed(self) -> None:
        """Note that the server is down from now on."""
        self.kills += 1
        self.killed_at = time.monotonic()
        self.under_way += sum(person.pending is not None for person in self.people)
        self.clocks.stop(self.killed_at)

    @property
    def unfair_refusals(self) -> dict[str, int]:
        """The counts of unjustified refusals, by message and code."""
        return {name: times for name, times in self.refusals.items() if name not in FAIR_REFUSALS}

    @property
    def acknowledged(self) -> int:
        """How many actions have been acknowledged."""
        return sum(len(ledger.acknowledged) for ledger in self.ledgers.values())


class Person:
    """A person at a seat, or a spectator (None)."""

    def __init__(self, crowd: Crowd, table: str, seat: int | None, token: str | None, games: int) -> None:
        self.crowd = crowd
        self.seat = seat
        self.token = token
        self.games = games
        self.gone = False
        self.wire: Wire | None = None
        self.kills_seen = 0
        self._patience = crowd.patience
        self._dialled_after = 0  # the count of kills before the wire was opened
        self._timer: asyncio.TimerHandle | None = None
        self._heard_at = 0.0
        self._come_to(table)

    def _come_to(self, table: str) -> None:
        self.table = table
        self.ledger = self.crowd.ledger(table)
        self.number = -1
        self.looks = 0  # how many views they have taken
        self.view = b""
        self.events: list[bytes] = []
        self.question: Question | None = None
        self.can_undo = False
        self.over = False
        self.next_table: str | None = None
        self.pending: Request | None = None
        self.least = 0  # the position that the server's last answer announced
        self._number_before = -1  # the position seen last over the wire before this one
        self._asked_at = 0.0  # when the present position was seen first
        self._gathers = False
        self._wants_more = True  # has not yet asked for a rematch

    @property
    def has_view(self) -> bool:
        """Whether they have seen the table since the last kill."""
        return self.gone or (self.kills_seen == self.crowd.kills and (self.number >= 0 or self._gathers))

    def was_spared(self) -> None:
        """Continue without a new view if the wire survived a kill, because another server holds it."""
        if self.wire is not None and self._dialled_after < self.crowd.kills:
            self.kills_seen = self.crowd.kills
            self.crowd.clocks.forget(self.table)

    # The connection.

    async def live(self) -> None:
        """Play until the games are over. Reconnect whenever the wire is lost."""
        lost_at: float | None = None
        while not self.gone:
            try:
                wire = await dial(self.crowd.port_to_try(), f"/api/tables/{self.table}/socket", self._receive)
            except OSError:
                await asyncio.sleep(self.crowd.dice.uniform(*RETRY))
                continue
            if lost_at is not None:
                self.crowd.absences.append(time.monotonic() - lost_at)
            await self._stay(wire)
            lost_at = time.monotonic()

    async def _stay(self, wire: Wire) -> None:
        if self.gone:
            wire.cut()
        self.wire = wire
        self._heard_at = time.monotonic()
        self._number_before = self.number
        self._dialled_after = self.crowd.kills
        hello: dict[str, object] = {"type": "hello", "since": len(self.events)}
        if self.token is not None:
            hello["token"] = self.token
            self.crowd.clocks.wake(self.table, time.monotonic())
        wire.send(msgspec.json.encode(hello))
        if self.pending is not None:
            wire.send(self.pending.content)
        while not wire.lost.done():
            await asyncio.wait({wire.lost}, timeout=self._patience)
            if time.monotonic() - self._heard_at > 1.5 * self._patience:
                self._patience = min(2 * self._patience, LONGEST_PATIENCE)  # the server may just be slow
                wire.cut()
            else:
                wire.send(msgspec.json.encode({"type": "ping", "id": "p"}))
        self.wire = None
        await wire.lost

    def leave(self) -> None:
        """Leave for good."""
        self.gone = True
        self.hang_up()

    def hang_up(self) -> None:
        """Drop the wire, and reconnect."""
        if self._timer is not None:
            self._timer.cancel()
        if self.wire is not None:
            self.wire.cut()

    # Receiving.

    def _receive(self, content: bytes) -> None:
        told = _TOLD.decode(content)
        self._heard_at = time.monotonic()
        if told.type == "game":
            self._look(told)
        elif told.type == "done":
            self._accept(told)
        elif told.type == "refused":
            self._be_refused(told)
        elif told.type == "clock" and told.seat == self.seat:  # others may know the number of an earlier position
            assert told.seat is not None
            self.crowd.clocks.read(self.table, told.seat, told.number, told.left, told.reserves, self._heard_at)
        elif told.type == "table":
            self._receive_table(told)

    def _look(self, told: Told) -> None:
        """Take a view, unless a newer one is known. After a missed event, reconnect to get it."""
        if told.number < self._number_before:
            self.crowd.went_back += 1
        if told.number < self.number:
            return
        if told.since > len(self.events):
            self.hang_up()
            return
        self.looks += 1
        self.events[told.since :] = [bytes(event) for event in told.events]
        if told.number != self.number:
            self._asked_at = time.monotonic()
        self.number, self.view, self.can_undo = told.number, bytes(told.game), told.undo
        self.question = _SHOWN.decode(told.game).question
        self.over = self.question is None
        self._see_again()
        self.consider()

    def _see_again(self) -> None:
        """Record the time since the kill, unless this is a late message of the killed server."""
        if self.kills_seen != self.crowd.kills == self._dialled_after:
            self.kills_seen = self.crowd.kills
            self.crowd.back.append(time.monotonic() - self.crowd.killed_at)

    def _accept(self, told: Told) -> None:
        if self.pending is None or told.id != self.pending.id:
            return
        self._patience = self.crowd.patience
        if self.pending.id in self.ledger.sent:
            self.ledger.acknowledged[self.pending.id] = told.number
            self.least = told.number
        self.pending = None
        self.consider()

    def _be_refused(self, told: Told) -> None:
        if told.id is None:
            self.crowd.refusals[told.code] += 1
        if self.pending is None or told.id != self.pending.id:
            return
        if told.code == "no_hello":  # the message has overtaken the hello
            asyncio.get_running_loop().call_later(0.05, self._resend, self.pending)
            return
        if told.code == "store":  # there may be room again
            self.crowd.refusals[NO_ROOM] += 1
            asyncio.get_running_loop().call_later(0.05, self._resend, self.pending)
            return
        self.crowd.refusals[f"{self.pending.kind} {told.code}"] += 1
        if self.pending.id in self.ledger.sent:
            self.ledger.refused.add(self.pending.id)
        self.pending = None
        self.consider()

    def _resend(self, request: Request) -> None:
        if self.pending is request and self.wire is not None:
            self.wire.send(request.content)

    def _receive_table(self, told: Told) -> None:
        self.next_table = told.rematch or self.next_table
        if told.phase == "gathering":
            self._gathers = True
            self._see_again()
            if self.seat == 0 and self.pending is None and not self.crowd.resting:
                self._ask("start", {})
        self.consider()

    # Playing.

    def consider(self) -> None:
        """Check whether there is anything to do now, and do it after some time to think."""
        if self.pending is not None or self.number < self.least or self.gone:
            return
        if self.over:
            self._finish()
        elif self.question is not None and self.question.seat == self.seat:
            if self._timer is not None:
                self._timer.cancel()
            thought = self.crowd.dice.uniform(*self.crowd.think)
            self._timer = asyncio.get_running_loop().call_later(thought, self._answer, self.number)

    def _answer(self, number: int) -> None:
        """Answer the question of a position, or take the last action back."""
        if self.number != number or self.pending is not None or self.crowd.resting or self.wire is None:
            return
        assert self.question is not None and self.seat is not None
        if self.can_undo and self.crowd.dice.random() < self.crowd.undo:
            id = self._ask("undo", {"number": number})
            self.ledger.send(LoggedAction("undone", self.seat, "", id))
        else:
            action = self.crowd.dice.choice(self.question.actions)
            id = self._ask("move", {"number": number, "action": action})
            self.ledger.send(LoggedAction("acted", self.seat, action, id))
            self.ledger.taken[id] = time.monotonic() - self._asked_at

    def _finish(self) -> None:
        """Record how the game ended. Then play again, or leave."""
        self.ledger.views[self.seat], self.ledger.events[self.seat] = self.view, self.events
        if self.games <= 1:
            self.leave()
        elif self.next_table is not None:
            self.games -= 1
            self._come_to(self.next_table)
            self.hang_up()
        elif self.seat == 0 and self._wants_more and not self.crowd.resting:
            self._wants_more = False
            self._ask("rematch", {})

    def _ask(self, kind: str, content: dict[str, object]) -> str:
        id = f"{self.seat}-{next(_IDS)}"
        self.pending = Request(id, kind, msgspec.json.encode({"type": kind, "id": id, **content}))
        if self.wire is not None:
            self.wire.send(self.pending.content)
        return id
