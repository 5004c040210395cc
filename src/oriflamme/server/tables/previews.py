"""Previews of the open question: what each of its answers would do.

They are computed once for each position, in a lane and without the table's lock. So the game goes on meanwhile, and
asking again costs nothing.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, NamedTuple

from ...previews import Preview, is_last_round, previews
from ...view import View
from ..lanes import Lane
from ..logs import get_logger, trace_of
from ..wire.refusal import Refusal
from .table import Table

LOG: Final = get_logger("oriflamme.previews")


class Found(NamedTuple):
    """What each answer would do, and whether this is the last round."""

    previews: tuple[Preview, ...]
    is_last_round: bool


class OpenPreviews:
    """The previews of a table's open question, for the seat that is asked."""

    def __init__(self, table: Table, lane: Lane) -> None:
        self._table: Final = table
        self._lane: Final = lane
        self._position = -1  # whose previews are computed or known
        self._work: asyncio.Task[Found] | None = None
        self._asking: set[asyncio.Task[None]] = set()

    def prepare_for(self, answer: Callable[[], None]) -> None:
        """Prepare the previews and then answer, in a task of its own: the next message of the player does not wait."""
        task = asyncio.create_task(self._prepare_for(answer))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _prepare_for(self, answer: Callable[[], None]) -> None:
        try:
            await self.prepare()
            answer()
        except Exception as error:
            LOG.error("previews failed", where=trace_of(error))

    async def prepare(self) -> None:
        """Compute the previews of the open question, unless the lane is full. Call it without the table's lock."""
        game = self._table.game
        if game is None or game.asked is None:
            return
        if self._work is None or self._position != self._table.position:
            self._position = self._table.position
            self._work = asyncio.create_task(self._lane.run(find_previews, game.glance(game.asked)))
            self._work.add_done_callback(self._forget_failure)
        with contextlib.suppress(Refusal):
            await asyncio.shield(self._work)

    def _forget_failure(self, work: "asyncio.Task[Found]") -> None:
        """Let the next one who asks try again."""
        if (work.cancelled() or work.exception() is not None) and work is self._work:
            self._work = None

    @property
    def known(self) -> Found | None:
        """The previews of the open question, if they are known."""
        if self._work is None or not self._work.done() or self._position != self._table.position:
            return None
        return self._work.result()


def find_previews(view: View) -> Found:
    """Return what each answer would do, as far as the player of this view can know."""
    return Found(previews(view), is_last_round(view))
