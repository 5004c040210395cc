"""What the two workers of the page call. Their scripts are web/src/offline/table.worker.ts and bot.worker.ts.

Only texts cross the border between JavaScript and Python, so that neither has to know the other's objects.
"""

import asyncio
import base64
import traceback
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ..protocol.messages import write
from ..server.times import RUNNING
from ..server.wire.refusal import Refusal, problem_of
from .bots import DeviceBots
from .bots import think as think_about
from .channel import Channel
from .device import Answer, Device
from .reviews import KeepReview, KeptReviews
from .store import Fetch, Keep, KeptStore


class TableWorker:
    """The worker that runs tables."""

    def __init__(
        self,
        keep: Keep,
        fetch: Fetch,
        think: Callable[[str], Awaitable[str]],
        keep_review: KeepReview,
        fetch_review: Fetch,
    ) -> None:
        """All of them return promises, which Python can await."""

        async def think_elsewhere(request: bytes) -> str:
            return str(await think(base64.b64encode(request).decode()))

        self._device: Final = Device(
            KeptStore(keep, fetch), DeviceBots(think_elsewhere), KeptReviews(keep_review, fetch_review)
        )
        self._channels: dict[int, Channel] = {}
        self._ticking = asyncio.ensure_future(RUNNING.tick_forever())

    async def ask(self, method: str, address: str, body: str, reply: Callable[[int, str], Any]) -> None:
        """Answer a request. The page waits for the answer, so there is one whatever happens."""
        try:
            answer = await self._device.ask(method, address, body.encode())
        except Exception:
            traceback.print_exc()  # into the browser's console
            answer = Answer(500, write(problem_of(Refusal("broken", "device"))))
        reply(answer.status, answer.content.decode())

    def connect(self, channel: int, table: str, tell: Callable[[str], Any], ended: Callable[[int], Any]) -> None:
        """Open a channel to a table."""
        self._channels[channel] = self._device.connect(table, tell, ended)

    def receive(self, channel: int, text: str) -> None:
        """Take a message of the page."""
        if channel in self._channels:
            self._channels[channel].receive(text)

    def hang_up(self, channel: int) -> None:
        """End a channel."""
        if found := self._channels.pop(channel, None):
            found.hang_up()


def think(request: str) -> str:
    """Return the answer to a request, in the worker in which bots think."""
    return think_about(base64.b64decode(request))
