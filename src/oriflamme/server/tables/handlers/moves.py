"""What is said about the game itself: an action, taking one back, what would be, a standing order."""

import asyncio

from ....errors import IllegalAction
from ....previews import previews
from ....protocol.messages import Move, Order, Previews, Undo, WhatIf, write
from ...storage.entries import StoodIn, Undone
from ...wire.refusal import Refusal
from ..audience import Viewer
from ..automatic_answers import act
from ..live_table import Keeper
from ..table import Table


async def move(keeper: Keeper, viewer: Viewer, seat: int, message: Move) -> None:
    """Play an action."""
    table = check_playing(keeper, message.number)
    if table.paused:
        raise Refusal("paused", "The table is paused.")
    if table.asked != seat:
        raise Refusal("not_asked", "It is not your turn.", stale=True)
    back = (StoodIn(seat, False),) if table.seats[seat].stood_in else ()
    try:
        await act(keeper, seat, message.action, message.id, "person", *back, answer_to=viewer)
    except IllegalAction as error:
        raise Refusal("illegal", str(error)) from None


async def undo(keeper: Keeper, viewer: Viewer, seat: int, message: Undo) -> None:
    """Take one's own last action back, if nobody has learned anything by it."""
    table = check_playing(keeper, message.number)
    if not keeper.can_undo(seat):
        raise Refusal("too_late", "This can no longer be taken back: somebody has learned something by it.")
    assert table.game is not None
    spent = keeper.orders.of_cards_taken_back(table.game, table.taken_back())
    await keeper.write(Undone(seat, message.id), spent_orders=spent)
    keeper.done(viewer, message.id, keeper.table.position)
    keeper.tell_game()
    keeper.go_on(anew=True)


async def what_if(keeper: Keeper, viewer: Viewer, seat: int, message: WhatIf) -> None:
    """Tell somebody what each of their actions would do, as far as they can know."""
    game = check_playing(keeper, message.number).game
    assert game is not None
    view = game.glance(seat)
    found = await asyncio.to_thread(previews, view) if keeper.table.asked == seat else ()
    viewer.send(write(Previews(message.id, message.number, found)))


async def order(keeper: Keeper, viewer: Viewer, seat: int, message: Order) -> None:
    """Give a standing order for a hidden card of one's own, or take it back."""
    game = check_playing(keeper).game
    assert game is not None
    mine = {card.card for pile in game.show(seat).queue for card in pile if card.hidden and card.family == seat}
    if message.card not in mine:
        raise Refusal("no_such_card", "You have no hidden card with this number in the queue.")
    await keeper.orders.give(seat, game.entries[message.card], None if message.order == "none" else message.order)
    keeper.done(viewer, message.id)
    keeper.tell_orders(viewer)
    if keeper.table.asked == seat:
        keeper.go_on()


def check_playing(keeper: Keeper, number: int | None = None) -> Table:
    """Return the table, if a game is played at it and, where a number is named, is still at this position."""
    if keeper.table.phase != "playing":
        raise Refusal("not_playing", "No game is being played at this table.", stale=True)
    if number is not None and number != keeper.table.position:
        raise Refusal("stale", "The game has gone on since; look again.", stale=True)
    return keeper.table
