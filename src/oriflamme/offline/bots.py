"""Bots on one device. A quick bot answers here; one that searches thinks in a worker of its own."""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Final

from ..bots import Answer, SearchBot, bot
from ..server.bot_pool.pool import fallback
from ..view import View

QUICK: Final = frozenset({"random", "beginner", "casual", "seasoned"})  # they answer in less than a millisecond
LIMIT: Final = 30.0  # seconds until the casual bot answers
SIMULATIONS: Final = 120  # of a bot that searches; a server lets club have 300, and its rules are compiled

Think = Callable[[bytes], Awaitable[str]]


class DeviceBots:
    """The bots of a device."""

    def __init__(self, think: Think) -> None:
        """`think` takes a request to the other worker and returns the text of an action."""
        self._think = think

    async def choose(self, name: str, seed: str, view: View) -> Answer:
        """Return the bot's action, or the casual bot's if it gives none."""
        if name in QUICK:
            return Answer(str(bot(name, seed).choose(view)), name)
        try:
            async with asyncio.timeout(LIMIT):
                action = await self._think(pickle.dumps((name, seed, view)))
        except Exception:  # the other worker died, is slow or cannot be started
            return fallback(seed, view)
        assert view.decision is not None
        return Answer(action, name) if action in map(str, view.decision.actions) else fallback(seed, view)


def think(request: bytes) -> str:
    """Return the action that a request asks for, in the worker in which bots think."""
    name, seed, view = pickle.loads(request)
    thinker = bot(name, seed)
    if isinstance(thinker, SearchBot):
        thinker.think_less(SIMULATIONS)
    return str(thinker.choose(view))
