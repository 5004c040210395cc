"""Bots, the coach and reviews on one device. A quick bot answers here; what searches is done in another worker.

That one does one thing at a time. A review is asked for by decision, so a bot waits for one decision at most.
"""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from ..bots import Answer, SearchBot, bot
from ..review import Advice
from ..server.bot_pool.pool import fallback
from ..server.bot_pool.requests import Advise, Choose, Request, ReviewDecision
from ..server.bot_pool.worker import answer
from ..view import View

QUICK: Final = frozenset({"random", "beginner", "casual", "seasoned"})  # they answer in less than a millisecond
LIMIT: Final = 30.0  # seconds until the casual bot answers
PATIENCE: Final = 120.0  # seconds for a decision of a review, or for the coach
SIMULATIONS: Final = 120  # of a bot that searches; a server lets club have 300, and its rules are compiled
COACHING: Final = 0.08  # the effort of the coach, of a server's: about two seconds

Think = Callable[[bytes], Awaitable[str]]


class DeviceBots:
    """The bots of a device."""

    def __init__(self, think: Think) -> None:
        """`think` takes a request to the other worker and returns its answer; empty if there is none."""
        self._think = think

    async def choose(self, name: str, seed: str, view: View) -> Answer:
        """Return the bot's action, or the casual bot's if it gives none."""
        if name in QUICK:
            return Answer(str(bot(name, seed).choose(view)), name)
        try:
            action = await self._ask(Choose(name, seed, view, LIMIT), LIMIT)
        except Exception:  # the other worker died, is slow or cannot be started
            return fallback(seed, view)
        assert view.decision is not None
        return Answer(action, name) if action in map(str, view.decision.actions) else fallback(seed, view)

    async def advise(self, view: View) -> Advice:
        """Return what the coach says to the seat of a view."""
        return msgspec.json.decode(await self._ask(Advise(view, COACHING), PATIENCE), type=Advice)

    async def review(self, record: bytes, number: int, effort: float) -> str:
        """Return what a decision of a finished game was worth, as JSON; empty if the other worker failed."""
        return await self._ask(ReviewDecision(record, number, effort), PATIENCE)

    async def _ask(self, request: Request, limit: float) -> str:
        async with asyncio.timeout(limit):
            return await self._think(pickle.dumps(request))


def think(request: bytes) -> str:
    """Return the answer to a request, in the worker in which bots think."""
    wanted: Request = pickle.loads(request)
    if isinstance(wanted, Choose):
        thinker = bot(wanted.bot, wanted.seed)
        if isinstance(thinker, SearchBot):
            thinker.think_less(SIMULATIONS)
        return str(thinker.choose(wanted.view))
    return answer(wanted)
