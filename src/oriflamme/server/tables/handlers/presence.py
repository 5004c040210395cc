"""Messages about being there: leaving and coming back, stand-ins, pauses, and another game."""

from ....protocol.messages import Back, Done, Leave, Pause, Rematch, StandIn, write
from ...storage.entries import Closed, Paused, Rematched, StoodIn, Vacated
from ...storage.records import StoreFailure
from ...times import milliseconds_now
from ...wire.refusal import Refusal, refused
from ..live_table import LiveTable, Sender
from .moves import check_playing


async def leave(live: LiveTable, sender: Sender, message: Leave) -> None:
    """Leave for good: before the start the seat becomes free, later a bot stands in."""
    table, seat = live.table, sender.seat
    if table.phase == "gathering":
        others = [index for index, other in enumerate(table.seats) if other.kind == "person" and index != seat]
        if others:
            await live.write(Vacated(seat))
        else:
            await live.write(Vacated(seat), Closed(), phase="closed")
    elif table.phase == "playing" and not table.seats[seat].stood_in:
        await live.write(StoodIn(seat, True))
    sender.viewer.send(write(Done(message.id)))
    live.reception.send_away(sender.viewer, refused(Refusal("left")))
    live.news.tell_table()
    live.go_on()


async def back(live: LiveTable, sender: Sender, message: Back) -> None:
    """Return to the sender's own seat."""
    if live.table.seats[sender.seat].stood_in:
        await live.stand_in(sender.seat, False)
    live.confirm(sender)


async def stand_in(live: LiveTable, sender: Sender, message: StandIn) -> None:
    """Let a bot stand in for a player who has been away too long."""
    table, seat = check_playing(live), message.seat
    if seat >= len(table.seats) or table.seats[seat].kind != "person":
        raise Refusal("no_such_seat", "person")
    if table.is_turn_based:
        raise Refusal("not_away", "turn-based")
    is_here = seat in live.audience.seated
    if is_here or live.timekeeper.absences.seconds(seat) < live.services.settings.away_seconds:
        raise Refusal("not_away")
    if not table.seats[seat].stood_in:
        await live.stand_in(seat, True)
    live.confirm(sender)


async def pause(live: LiveTable, sender: Sender, message: Pause) -> None:
    """Ask for a pause, or end it; the table pauses when every player asks for it."""
    table = check_playing(live)
    wishes = live.news.wants_pause | {sender.seat} if message.on else set()
    if table.paused != message.on and (not message.on or _must_agree(live) <= wishes):
        await live.write(Paused(message.on, _left(live) if message.on else 0))
    live.news.wants_pause = wishes
    live.confirm(sender)
    live.news.tell_table()
    live.go_on()
    live.news.tell_clock()


def _must_agree(live: LiveTable) -> set[int]:
    """Return the seats of every player who is here or, at a turn-based table, of every player."""
    seats = live.table.seats
    people = {index for index, seat in enumerate(seats) if seat.kind == "person" and not seat.stood_in}
    return people if live.table.is_turn_based else people & live.audience.seated.keys()


def _left(live: LiveTable) -> int:
    """Return the milliseconds that the player who is asked has left at a turn-based table; they have just been read."""
    if not live.table.is_turn_based:
        return 0
    deadline = live.news.deadline
    if deadline is None or deadline.position != live.table.position:
        raise StoreFailure("time")
    return deadline.left_to_think(milliseconds_now())


async def read_for_rematch(live: LiveTable) -> None:
    """Read who of the players can come to a rematch. It reads the database, so call it without the lock."""
    if live.table.phase == "over" and live.table.rematch is None:
        try:
            live.absent = await live.services.check_rematch(live.table)
        except Refusal as refusal:
            live.absent = refusal


async def rematch(live: LiveTable, sender: Sender, message: Rematch) -> None:
    """Open a table for the same people; who can come has just been read."""
    if live.table.phase != "over":
        raise Refusal("not_over")
    if live.table.rematch is None:
        if live.absent is None:  # the game was not over yet when the message came
            raise Refusal("not_over")
        if isinstance(live.absent, Refusal):
            raise live.absent
        again = await live.services.open_rematch(live.table, sender.seat, live.absent)
        await live.write(Rematched(again, sender.seat))
    live.confirm(sender)
    live.news.tell_table()
