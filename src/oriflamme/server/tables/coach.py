"""The coach: tells a player what is best, as far as the player can know. Everyone at the table sees who asks.

The pool is given the view of the seat and nothing else. It thinks without the table's lock, so the game can go on.
"""

import asyncio
from collections.abc import Awaitable
from typing import Final

from ...protocol.messages import Advise, CoachNews, write
from ...review import Advice
from ..logs import get_logger, trace_of
from ..storage.entries import Coached
from ..wire.refusal import Refusal, refused
from .audience import Viewer
from .live_table import LiveTable, Sender
from .table import Table

LOG: Final = get_logger("oriflamme.coach")
_THINKING: Final[set[asyncio.Task[None]]] = set()


async def ask(live: LiveTable, sender: Sender, message: Advise, table: Table) -> None:
    """Note for all that a seat asks the coach, and have the answer prepared. The table is at the player's position."""
    check_allowed(live, sender)
    seat, game, coach = table.seats[sender.seat], table.game, live.services.coach
    assert game is not None
    if coach is None:
        raise Refusal("no_coach", "server")
    if not live.services.coach_limits.take(seat.account or seat.token_digest):
        raise Refusal("too_fast", "coach")
    if seat.coached_at != table.position:  # to hear the same again is not asking twice
        await live.write(Coached(sender.seat))
        live.news.tell_table()
    live.confirm(sender)
    thinking = asyncio.create_task(_answer(live, sender.viewer, message, coach.advise(game.view(sender.seat))))
    _THINKING.add(thinking)
    thinking.add_done_callback(_THINKING.discard)


def check_allowed(live: LiveTable, sender: Sender) -> None:
    """Refuse a coach at a rated table, at one that was opened without, and in a game that asks someone else."""
    table = live.table
    if table.settings.rated:
        raise Refusal("no_coach", "rated")
    if not table.has_coach or table.seats[sender.seat].is_bot:
        raise Refusal("no_coach")
    if table.paused:
        raise Refusal("paused")
    if table.asked != sender.seat:
        raise Refusal("not_asked", stale=True)


async def _answer(live: LiveTable, viewer: Viewer, message: Advise, thinking: Awaitable[Advice]) -> None:
    try:
        found = await thinking
        news = write(CoachNews(message.id, message.number, found.options, found.beliefs))
    except Refusal as refusal:
        news = write(refused(refusal, message.id))
    except Exception as error:
        LOG.error("the coach failed", where=trace_of(error))
        news = write(refused(Refusal("busy", "coach"), message.id))
    if not live.is_gone and live.audience.has(viewer):
        viewer.send(news)
