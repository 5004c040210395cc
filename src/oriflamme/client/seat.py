"""A seat at a table, and the decisions that it is asked for."""

import asyncio
import contextlib
import inspect
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from types import TracebackType
from typing import Any, Final, Protocol

from ..events import AnyEvent
from ..view_json import ShownGame, ShownQuestion
from .connection import Line
from .errors import Refused
from .messages import GameNews, News, TableNews, Welcome

SEEDING: Final = 3.0  # seconds that a host waits for the others' parts of the deal
NO_LONGER: Final = ("stale", "not_asked", "not_playing", "paused")  # the game went on, or stands still
NOT_READY: Final = "not_ready"
WAITING: Final = 0.5  # seconds after which the host tries again
NOT_NOW: Final = ("started", "not_full", "not_host")


class Decision:
    """A question to a seat: the game as the seat may know it, the story so far, and every legal answer as a text."""

    def __init__(self, seat: "Seat", number: int, game: ShownGame, question: ShownQuestion) -> None:
        self._seat = seat
        self.number = number  # of the position
        self.game = game
        self.question = question
        self.seat = question.seat
        self.actions = question.actions
        self.events: tuple[AnyEvent, ...] = tuple(seat.events)

    @property
    def hand(self) -> tuple[str, ...]:
        """The kinds in the seat's hand."""
        return self.game.seats[self.seat].hand or ()

    async def answer(self, action: str) -> bool:
        """Answer, once however often the line is lost; False if the game has gone on without it. Refused if illegal."""
        return await self._seat.answer(self.number, action)

    def __repr__(self) -> str:
        return f"<{self.question.text} {', '.join(self.actions)}>"


class Player(Protocol):
    """Whatever plays: it is handed a decision and returns one of its actions, now or later."""

    def choose(self, decision: Decision) -> str | Awaitable[str]:
        """Return one of the decision's actions."""
        ...


class Seat:
    """A seat that is held, over one table's game. Use it as `async with`, or close it in the end."""

    def __init__(
        self,
        table: str,
        token: str | None,
        line: Callable[[str, Callable[[], dict[str, Any]]], Line],
        again: Callable[[str, str | None], "Seat"],
    ) -> None:
        self.table = table
        self.token = token  # who has it has the seat
        self.number = -1  # of the seat
        self.news: TableNews | None = None  # the last word on the table
        self.game: ShownGame | None = None  # and on the game
        self.events: list[AnyEvent] = []
        self._position = -1
        self._awaited = 0  # the position that our last answer led to
        self._heard = 0  # how much was heard
        self._news = asyncio.Event()
        self._again = again
        self._line = line(table, self._hello)
        self._line.hear, self._line.ended = self._hear, self._changed

    async def open(self) -> "Seat":
        """Sit down, and add a part of our own to the deal."""
        self._line.open()
        await self.until(lambda: self.number >= 0 and self.news is not None)
        if self.phase == "gathering" and not self.here.seats[self.number].seeded:
            with contextlib.suppress(Refused):  # it has just begun
                await self._line.ask("seed", seed=secrets.token_hex(16))
        return self

    async def __aenter__(self) -> "Seat":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of the line; the seat stays ours, and can be taken up again with `Client.sit`."""
        await self._line.close()

    # What is known.

    @property
    def here(self) -> TableNews:
        """The last word on the table."""
        assert self.news is not None, "the seat is not open"
        return self.news

    @property
    def phase(self) -> str:
        """How far the table is: gathering, playing, over or closed."""
        return self.here.phase

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.phase == "over" and self.game is not None and self.game.question is None

    @property
    def names(self) -> tuple[str, ...]:
        """Everyone's name."""
        return tuple(seat.name for seat in self.here.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, once the game is over."""
        return self.game.winners if self.game is not None else ()

    def _hello(self) -> dict[str, Any]:
        proof = {"account": True} if self.token is None else {"token": self.token}
        return {"type": "hello", "since": len(self.events), **proof}

    def _hear(self, news: News) -> None:
        if isinstance(news, Welcome):
            self.table, self.number = news.table, -1 if news.seat is None else news.seat
        elif isinstance(news, TableNews):
            self.news = news
        elif isinstance(news, GameNews):
            self.events[news.since :] = news.events
            self.game, self._position = news.game, news.number
        self._changed()

    def _changed(self) -> None:
        self._heard += 1
        self._news.set()
        self._news = asyncio.Event()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of what is known."""
        while not true():
            if self._line.failure is not None:
                raise self._line.failure
            await self._news.wait()

    # Playing.

    async def decisions(self) -> AsyncIterator[Decision]:
        """Yield what this seat is asked, from before the start to the end of the game.

        The host starts it as soon as every seat is taken. Each decision is to be answered before the next is taken.
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
        return self._question

    @property
    def _question(self) -> ShownQuestion | None:
        """The question that waits for us, if one does."""
        if self.game is None or self.phase != "playing" or self.here.paused or self._position < self._awaited:
            return None
        question = self.game.question
        return question if question is not None and question.seat == self.number else None

    async def answer(self, number: int, action: str) -> bool:
        """Answer the question of a position; False if the game has gone on without it."""
        try:
            self._awaited = await self._line.ask("move", number=number, action=action)
        except Refused as refused:
            if refused.code not in NO_LONGER:
                raise
            self._awaited = number if refused.code == "paused" else number + 1
            return False
        return True

    async def play(self, player: Player) -> ShownGame:
        """Let a player answer everything, and return the end of the game. One that only computes does so aside."""
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
                    await self._line.ask("start")
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
        """Put bots of the server's on the free seats."""
        await self._line.ask("fill", bot=bot)

    async def say(self, phrase: str) -> None:
        """Say one of the quick phrases."""
        await self._line.ask("say", phrase=phrase)

    async def leave(self) -> None:
        """Leave the table: the seat is free before the start; later a bot of the server's stands in."""
        await self._line.ask("leave")
        await self.close()

    async def rematch(self) -> "Seat":
        """Return our seat at a table where the same people play again; whoever asks first opens it."""
        if self.here.rematch is None:
            await self._line.ask("rematch")
            await self.until(lambda: self.here.rematch is not None)
        return await self._again(str(self.here.rematch), self.token).open()
