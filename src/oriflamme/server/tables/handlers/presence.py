"""What is said about being there: leaving and coming back, standing in, a pause, another game."""

import time

from ....protocol.messages import Back, Done, Leave, Pause, Rematch, StandIn, write
from ...storage.entries import Closed, Paused, Rematched, StoodIn, Vacated
from ...storage.store import StoreFailure, milliseconds_now
from ...wire.refusal import Refusal, refused
from ..audience import GONE, Viewer
from ..live_table import Keeper
from .moves import check_playing


async def leave(keeper: Keeper, viewer: Viewer, seat: int, message: Leave) -> None:
    """Leave for good: before the start the seat is free, later a bot stands in."""
    table = keeper.table
    if table.phase == "gathering":
        others = [number for number, other in enumerate(table.seats) if other.kind == "person" and number != seat]
        if others:
            await keeper.write(Vacated(seat))
        else:
            await keeper.write(Vacated(seat), Closed(), phase="closed")
    elif table.phase == "playing" and not table.seats[seat].stood_in:
        await keeper.write(StoodIn(seat, True))
    viewer.send(write(Done(message.id)))
    keeper.audience.remove(viewer)
    keeper.wants_pause.discard(seat)
    viewer.leave(GONE, refused("left", "You have left the table."))
    keeper.tell_table()
    keeper.go_on()


async def back(keeper: Keeper, viewer: Viewer, seat: int, message: Back) -> None:
    """Play oneself again."""
    if keeper.table.seats[seat].stood_in:
        await keeper.write(StoodIn(seat, False))
        keeper.tell_table()
        keeper.go_on()
    keeper.done(viewer, message.id)


async def stand_in(keeper: Keeper, viewer: Viewer, seat: int, message: StandIn) -> None:
    """Let a bot stand in for somebody who has been away for long."""
    table = check_playing(keeper)
    other = table.seats[message.seat] if message.seat < len(table.seats) else None
    if other is None or other.kind != "person":
        raise Refusal("no_such_seat", "There is no person on this seat.")
    if keeper.is_turn_based:
        raise Refusal("not_away", "At a turn-based table nobody need be there; a bot stands in when the time is over.")
    gone = time.monotonic() - keeper.away_since.setdefault(message.seat, time.monotonic())
    if message.seat in keeper.audience.seated or gone < keeper.company.settings.away_seconds:
        raise Refusal("not_away", "This player is here, or has not been away for long.")
    if not other.stood_in:
        await keeper.write(StoodIn(message.seat, True))
        keeper.tell_table()
        keeper.go_on()
    keeper.done(viewer, message.id)


async def pause(keeper: Keeper, viewer: Viewer, seat: int, message: Pause) -> None:
    """Wish a pause, or end it; there is one when everyone wishes it."""
    table = check_playing(keeper)
    wishes = keeper.wants_pause | {seat} if message.on else set()
    if table.paused != message.on and (not message.on or _who_must_wish_a_pause(keeper) <= wishes):
        await keeper.write(Paused(message.on, await _left(keeper) if message.on else 0))
    keeper.wants_pause = wishes
    keeper.done(viewer, message.id)
    keeper.tell_table()
    keeper.go_on()
    keeper.tell_clock(keeper.audience.everyone())


def _who_must_wish_a_pause(keeper: Keeper) -> set[int]:
    """Return the seats of everyone who is there, or, at a turn-based table, of everyone who plays."""
    seats = keeper.table.seats
    people = {number for number, seat in enumerate(seats) if seat.kind == "person" and not seat.stood_in}
    return people if keeper.is_turn_based else people & keeper.audience.seated.keys()


async def _left(keeper: Keeper) -> int:
    """Return the milliseconds that whoever is asked at a turn-based table has left."""
    if not keeper.is_turn_based:
        return 0
    await keeper.read_deadline()
    if keeper.deadline is None:
        raise StoreFailure("the server cannot tell the time that is left at the moment; try again soon")
    return min(keeper.deadline.left(milliseconds_now()), keeper.table.settings.pace.seconds * 1000)


async def rematch(keeper: Keeper, viewer: Viewer, seat: int, message: Rematch) -> None:
    """Open a table for the same people."""
    table = keeper.table
    if table.phase != "over":
        raise Refusal("not_over", "The game is not over yet.")
    if table.rematch is None:
        await keeper.write(Rematched(await keeper.company.open_again(table)))
    keeper.done(viewer, message.id)
    keeper.tell_table()
