"""Answers that come by themselves: a bot's, a standing order's, and a bot's for a player who is out of time.

They come after a delay drawn from a distribution that depends on nothing, so that time tells nothing about a hand.
"""

import asyncio
import random
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from ..logs import get_logger, trace_of
from ..storage.records import Conflict, StoreFailure

if TYPE_CHECKING:
    from .live_table import LiveTable

LOOK: Final = 5.0  # seconds between two looks at the time that is left
RETRY: Final = 1.0  # seconds after which a write that failed is tried again
LOG: Final = get_logger("oriflamme.answers")
_DICE: Final = random.SystemRandom()


class Answerer(NamedTuple):
    """Answers for the seat that is asked: a bot, a stand-in or a standing order."""

    position: int
    seat: int
    kind: Literal["bot", "order", "time"]
    bot: str = ""


class AutomaticAnswers:
    """The next answer that a table gives by itself."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._answerer: Answerer | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def are_due(self) -> bool:
        """Whether a bot or a standing order is about to answer."""
        answers = self._answerer is not None and self._answerer.kind != "time"
        return answers and self._task is not None and not self._task.done()

    def update(self) -> None:
        """See who answers for the seat that is asked now; an answer that is on its way stays so."""
        answerer = self._due()
        if answerer != self._answerer:
            self.cancel()
            self._answerer = answerer
            if answerer is not None:
                self._task = asyncio.create_task(self._logged_turn(answerer))

    def cancel(self) -> None:
        """Give no answer, unless it is being given right now."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = self._answerer = None

    def _due(self) -> Answerer | None:
        live, table = self._live, self._live.table
        asked = table.asked
        if asked is None:
            return None
        if table.is_answered_by_bot or live.timekeeper.is_out_of_time:
            return Answerer(table.position, asked, "bot", table.seats[asked].bot or table.stand_in)
        if live.orders.answer_to(table.game) is not None:
            return Answerer(table.position, asked, "order")
        if live.timekeeper.clock.measures:
            return Answerer(table.position, asked, "time")
        return None

    def _turn(self, answerer: Answerer) -> Coroutine[Any, Any, None]:
        if answerer.kind == "bot":
            return self._bot_turn(answerer)
        if answerer.kind == "order":
            return self._ordered_turn(answerer)
        return self._time_out(answerer)

    async def _logged_turn(self, answerer: Answerer) -> None:
        """Take a turn; log a mistake of ours, instead of leaving a table waiting in silence."""
        try:
            await self._turn(answerer)
        except Exception as error:
            LOG.error("a turn failed", where=trace_of(error))

    # A bot.

    async def _bot_turn(self, answerer: Answerer) -> None:
        live, table = self._live, self._live.table
        assert table.game is not None
        delay = asyncio.create_task(asyncio.sleep(_DICE.uniform(*live.services.settings.bot_pace)))
        try:
            seed = f"{table.server_seed} {answerer.seat}"
            answer = await live.services.bots.choose(answerer.bot, seed, table.game.view(answerer.seat))
            await delay
        finally:
            delay.cancel()
        await self._answer(answerer, answer.action)
        if answer.bot != answerer.bot:
            live.news.bot_was_busy(answerer.seat, answer.bot)

    # A standing order.

    async def _ordered_turn(self, answerer: Answerer) -> None:
        await asyncio.sleep(_DICE.uniform(*self._live.services.settings.order_pace))
        action = self._live.orders.answer_to(self._live.table.game)
        if action is not None:
            await self._answer(answerer, action)

    async def _answer(self, answerer: Answerer, action: str) -> None:
        """Play an action, unless the game has moved on; wait while the store fails."""
        by: Literal["bot", "order"] = "bot" if answerer.kind == "bot" else "order"
        while True:
            try:
                async with self._live.exclusively() as live:
                    if self._is_asked(answerer):
                        await live.play(answerer.seat, action, by)
                    return
            except Conflict:
                return
            except StoreFailure:
                await asyncio.sleep(RETRY)

    def _is_asked(self, answerer: Answerer) -> bool:
        return self._live.table.position == answerer.position and self._live.is_awake

    # The end of a player's time.

    async def _time_out(self, answerer: Answerer) -> None:
        """Wait until a player's time is over, or the player was away for too long; then a bot stands in.

        A player who goes away meanwhile has less time than there was, so the time is looked at now and then.
        """
        live, seat = self._live, answerer.seat
        while True:
            live.timekeeper.let_run()
            if (wait := live.timekeeper.seconds_left(seat)) > 0:
                await asyncio.sleep(min(wait, LOOK))
                continue
            try:
                async with live.exclusively():
                    if not self._is_asked(answerer):
                        return
                    if live.timekeeper.seconds_left(seat) <= 0:  # the player may just have come back
                        await live.stand_in(seat, True, out_of_time=live.timekeeper.has_clock_run_out(seat))
                        return
            except Conflict:
                return
            except StoreFailure:
                await asyncio.sleep(RETRY)
