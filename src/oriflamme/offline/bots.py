"""Bots on one device. A quick bot answers here; one that searches thinks in a worker of its own."""

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Final

from ..bots import bot
from ..bots.club import ClubBot
from ..server.bot_pool.pool import fallback_action
from ..view import View

QUICK: Final = frozenset({"random", "beginner", "casual"})  # they answer in less than a millisecond
LIMIT: Final = 30.0  # seconds until the casual bot answers
SIMULATIONS: Final = 120  # of the club bot; the server has 300, and rules that are compiled

Think = Callable[[bytes], Awaitable[str]]


class DeviceBots:
    """The bots of a device."""

    def __init__(self, think: Think) -> None:
        """`think` takes a request to the other worker and returns the text of an action."""
        self._think = think

    async def choose(self, name: str, seed: str, view: View) -> str:
        """Return the bot's action, or the casual bot's if it gives none."""
        if name in QUICK:
            return str(bot(name, seed).choose(view))
        try:
            async with asyncio.timeout(LIMIT):
                action = await self._think(pickle.dumps((name, seed, view)))
        except Exception:  # the other worker died, is slow or cannot be started
            return fallback_action(seed, view)
        assert view.decision is not None
        return action if action in map(str, view.decision.actions) else fallback_action(seed, view)


def think(request: bytes) -> str:
    """Return the action that a request asks for, in the worker in which bots think."""
    name, seed, view = pickle.loads(request)
    thinker = ClubBot(seed, SIMULATIONS) if name == "club" else bot(name, seed)
    return str(thinker.choose(view))
