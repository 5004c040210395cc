"""A seat at a server's table."""

import asyncio
import contextlib
import inspect
import secrets
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Final

from ..events import AnyEvent
from ..protocol.messages import (
    AddSeed,
    Fill,
    GameNews,
    Hello,
    Leave,
    Move,
    Rematch,
    Say,
    ServerMessage,
    Start,
    TableNews,
    Welcome,
)
from ..view_json import ShownGame, ShownQuestion
from .connection import Connection
from .decision import Decision, Player
from .errors import Refused
from .kept_deals import KeptDeal, KeptDeals

SEEDING: Final = 3.0  # seconds that a host waits for the others' parts of the seed
NO_LONGER: Final = ("stale", "not_asked", "not_playing", "paused")  # the game has moved on, or is paused
NOT_READY: Final = "not_ready"
WAITING: Final = 0.5  # seconds after which the host tries again
NOT_NOW: Final = ("started", "not_full", "not_host")


class Seat:
    """A seat at a table, for one game. Use it as `async with`, or close it in the end.

    It keeps what the server promises about the deal, and raises UnfairDeal as soon as a promise is broken.
    """

    def __init__(
        self,
        table: str,
        token: str | None,
        connect: Callable[[str, Callable[[], Hello]], Connection],
        again: Callable[[str, str | None], "Seat"],
        deals: KeptDeals,
    ) -> None:
        self.table = table
        self.token = token  # anyone who has it can play the seat
        self.number = -1  # the seat's index
        self.news: TableNews | None = None  # the table as last heard
        self.game: ShownGame | None = None  # the game as last heard
        self.events: list[AnyEvent] = []
        self.given: list[tuple[int, str]] = []  # our answers, each with the count of events before it
        self._position = -1
        self._awaited = 0  # the position that our last answer led to
        self._heard = 0  # how many messages
        self._news = asyncio.Event()
        self._again = again
        self._deals = deals
        self.deal: KeptDeal | None = None  # what was kept of the deal
        self._connection = connect(table, self._hello)
        self._connection.hear, self._connection.ended = self._hear, self._changed

    async def open(self) -> "Seat":
        """Sit down, and add to the seed of the deal."""
        self._connection.open()
        await self.until(lambda: self.number >= 0 and self.news is not None)
        assert self.deal is not None
        if self.phase == "gathering" and (self.deal.is_new or not self.here.seats[self.number].seeded):
            seed = secrets.token_hex(16)  # the commitment came first, so it cannot depend on this
            with contextlib.suppress(Refused):  # the game has just begun
                await self._connection.ask(AddSeed, seed=seed)
                self.deal.seed, self.deal.is_new = seed, False
                self._deals.keep(self.deal)
        return self

    async def __aenter__(self) -> "Seat":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect; the seat stays ours, and `Client.sit` returns to it."""
        await self._connection.close()

    # What is known.

    @property
    def here(self) -> TableNews:
        """The table as last heard."""
        assert self.news is not None, "the seat is not open"
        return self.news

    @property
    def phase(self) -> str:
        """The table's phase: gathering, playing, over or closed."""
        return self.here.phase

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.phase == "over" and self.game is not None and self.game.question is None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all players, by seat."""
        return tuple(seat.name for seat in self.here.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, once the game is over."""
        return self.game.winners if self.game is not None else ()

    def _hello(self) -> Hello:
        return Hello(self.token, since=len(self.events), account=self.token is None)

    def _hear(self, news: ServerMessage) -> None:
        if isinstance(news, Welcome):
            self.table, self.number = news.table, -1 if news.seat is None else news.seat
        elif isinstance(news, TableNews):
            self.deal = self._deals.hear(self.table, self.number, news)
            self.news = news
        elif isinstance(news, GameNews):
            self.events[news.since :] = news.events
            self.game, self._position = news.game, news.number
            if self.deal is not None:
                self._deals.see(self.deal, news.game)
        self._changed()

    def _changed(self) -> None:
        self._heard += 1
        self._news.set()
        self._news = asyncio.Event()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition on what is known holds."""
        while not true():
            if self._connection.failure is not None:
                raise self._connection.failure
            await self._news.wait()

    # Playing.

    async def decisions(self) -> AsyncIterator[Decision]:
        """Yield the decisions of this seat, from before the start to the end of the game.

        The host starts the game as soon as every seat is taken. Answer each decision before you take the next.
        """
        await self.begin()
        while (question := await self._next_question()) is not None:
            assert self.game is not None
            heard = self._heard
            yield Decision(self, self._position, self.game, question)
            await self.until(lambda so_far=heard: self._heard > so_far)  # type: ignore[misc]

    async def _next_question(self) -> ShownQuestion | None:
        await self.until(lambda: self.is_over or self.phase == "closed" or self._question is not None)
        if self.phase == "closed":
            raise Refused("closed", "This table is closed.")
        if self.is_over:
            self.check_deal()
        return self._question

    def check_deal(self) -> bool:
        """Check the deal of a finished game against what was kept; raise UnfairDeal if a promise was broken.

        Return whether this proves that the server did not choose the deal: our seed was added after its commitment.
        """
        assert self.deal is not None and self.game is not None, "the seat is not open"
        self.deal.check(self.here, self.game)
        return self.deal.proves

    @property
    def _question(self) -> ShownQuestion | None:
        """The question that this seat must answer now, if there is one."""
        if self.game is None or self.phase != "playing" or self.here.paused or self._position < self._awaited:
            return None
        question = self.game.question
        return question if question is not None and question.seat == self.number else None

    async def answer(self, number: int, action: str) -> bool:
        """Answer the question of a position; False if the game has moved on."""
        try:
            self._awaited = await self._connection.ask(Move, number=number, action=action)
        except Refused as refused:
            if refused.code not in NO_LONGER:
                raise
            self._awaited = number if refused.code == "paused" else number + 1
            return False
        return True

    async def play(self, player: Player) -> ShownGame:
        """Let a player answer everything, in a thread unless it is async; return the final position."""
        async for decision in self.decisions():
            if inspect.iscoroutinefunction(player.choose):
                choice = await player.choose(decision)
            else:
                choice = await asyncio.to_thread(player.choose, decision)
            await decision.answer(choice)
        assert self.game is not None
        return self.game

    async def begin(self) -> None:
        """Wait until the game begins; the host starts it when every seat is taken."""
        while self.phase == "gathering":
            await self.until(lambda: self.phase != "gathering" or (self._is_full and self.here.host == self.number))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SEEDING):
                    await self.until(lambda: self.phase != "gathering" or not self._is_full or self._all_seeded)
            if self.phase == "gathering":
                try:
                    await self._connection.ask(Start)
                except Refused as refused:
                    if refused.code == NOT_READY:  # a rated game waits for everyone to come
                        await asyncio.sleep(WAITING)
                        continue
                    if refused.code not in NOT_NOW:
                        raise
                await self.until(lambda: self.phase != "gathering" or not self._is_full)

    @property
    def _is_full(self) -> bool:
        return all(seat.kind != "empty" for seat in self.here.seats)

    @property
    def _all_seeded(self) -> bool:
        return all(seat.seeded for seat in self.here.seats if seat.kind == "person")

    # The rest.

    async def fill(self, bot: str = "casual") -> None:
        """Put bots of the server on the free seats."""
        await self._connection.ask(Fill, bot=bot)

    async def say(self, phrase: str) -> None:
        """Say one of the quick phrases."""
        await self._connection.ask(Say, phrase=phrase)

    async def leave(self) -> None:
        """Leave the table: the seat is free before the start; later a bot of the server stands in."""
        await self._connection.ask(Leave)
        await self.close()

    async def rematch(self) -> "Seat":
        """Return our seat at a table where the same people play again; the first who asks opens it."""
        if self.here.rematch is None:
            await self._connection.ask(Rematch)
            await self.until(lambda: self.here.rematch is not None)
        return await self._again(str(self.here.rematch), self.token).open()
