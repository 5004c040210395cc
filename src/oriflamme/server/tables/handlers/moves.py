"""Messages about the game itself: an action, undo, what an answer would do, what can be known, a standing order."""

from ....deduction import deduce
from ....errors import IllegalAction
from ....previews import is_last_round
from ....protocol.messages import Advise, Deduce, Move, Order, Previews, Sheet, Undo, WhatIf, write
from ...lanes import LaneFull
from ...wire.refusal import Refusal
from ..audience import Viewer
from ..coach import ask as ask_coach
from ..live_table import LiveTable, Sender
from ..table import Table


async def move(live: LiveTable, sender: Sender, message: Move) -> None:
    """Play an action."""
    table = check_playing(live, sender.viewer, message.number)
    if table.paused:
        raise Refusal("paused")
    if table.asked != sender.seat:
        raise Refusal("not_asked", stale=True)
    try:
        await live.play(sender.seat, message.action, "person", sender)
    except IllegalAction as error:
        raise Refusal.saying("illegal", str(error)) from None


async def undo(live: LiveTable, sender: Sender, message: Undo) -> None:
    """Take back one's own last action, if it has taught nobody anything."""
    table = check_playing(live, sender.viewer, message.number)
    if not live.news.can_undo(sender.seat):
        raise Refusal("too_late")
    if table.paused:  # the time that the pause keeps is that of the seat after this one
        raise Refusal("paused")
    await live.undo(sender)


def what_if(live: LiveTable, viewer: Viewer, message: WhatIf) -> None:
    """Tell a player what each of their actions would do, as far as they can know; the others, that there is nothing.

    The previews have been prepared. The table need not be locked: nothing here waits or changes it.
    """
    table = check_playing(live, viewer, message.number)
    assert table.game is not None
    if table.asked != viewer.seat:
        viewer.send(write(Previews(message.id, message.number, (), is_last_round(table.game.glance(viewer.seat)))))
        return
    found = live.previews.known
    if found is None:
        raise LaneFull("previews")
    viewer.send(write(Previews(message.id, message.number, found.previews, found.is_last_round)))


async def show_sheet(live: LiveTable, viewer: Viewer, message: Deduce) -> None:
    """Tell a player or a spectator where everyone's cards are or may be, if the table allows it."""
    table = check_playing(live)
    assert table.game is not None
    if not table.settings.deduction:
        raise Refusal("no_deduction")
    viewer.send(write(Sheet(message.id, deduce(table.game.glance(viewer.seat)))))


async def coach(live: LiveTable, sender: Sender, message: Advise) -> None:
    """Ask the coach about the open question."""
    await ask_coach(live, sender, message, check_playing(live, sender.viewer, message.number))


async def order(live: LiveTable, sender: Sender, message: Order) -> None:
    """Set or remove a standing order for a hidden card of the sender."""
    game = check_playing(live).game
    assert game is not None
    queue = game.show(sender.seat).queue
    mine = {card.card for pile in queue for card in pile if card.hidden and card.family == sender.seat}
    if message.card not in mine:
        raise Refusal("no_such_card")
    await live.give_order(sender, game.entries[message.card], None if message.order == "none" else message.order)


def check_playing(live: LiveTable, viewer: Viewer | None = None, number: int | None = None) -> Table:
    """Return the table, if a game is played at it and, where a number is given, is still at this position.

    To a player who is not asked, the position is the one that they were told last: whether someone else has given a
    part of an answer since then is not for them to know.
    """
    table = live.table
    if table.phase != "playing":
        raise Refusal("not_playing", stale=True)
    if viewer is not None:
        current = table.number_for(viewer.seat) if viewer.seat == table.asked else viewer.number
        if number != current:
            raise Refusal("stale", stale=True)
    return table
