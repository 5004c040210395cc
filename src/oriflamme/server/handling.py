"""What each message of a client does. A handler changes the table through its keeper, or refuses with a reason."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ..errors import IllegalAction, OriflammeError
from ..previewing import previews
from .clock import RUNNING
from .entries import BotSeated, Closed, Entry, Paused, Rematched, Seeded, Started, StoodIn, Undone, Vacated
from .keeper import Keeper
from .metrics import ACTION_SECONDS, MESSAGES
from .names import bot_name, cleaned
from .protocol import (
    AddSeed,
    Back,
    Done,
    Fill,
    Kick,
    Leave,
    Move,
    Mute,
    Order,
    Pause,
    Ping,
    Pong,
    Previews,
    Rematch,
    Said,
    Say,
    StandIn,
    Start,
    Talk,
    Undo,
    WhatIf,
    write,
)
from .refusing import Refusal, refused
from .store import Conflict, StoreFailure, milliseconds_now
from .table import Table
from .talking import PHRASES
from .thinking import check_bot
from .turns import act
from .viewers import GONE, Viewer


async def hear(keeper: Keeper, viewer: Viewer, message: Said) -> None:
    """Carry a message out, or refuse it with a reason; the table hears one at a time."""
    started, came = time.perf_counter(), RUNNING.now()
    if not isinstance(message, Order):  # who gives orders is nobody's business
        MESSAGES.labels(type(message).__struct_config__.tag).inc()
    async with keeper.lock:
        if not keeper.audience.has(viewer):
            return  # they have left, or were sent away, while this was on its way
        keeper.heard_at = came
        try:
            await _handle(keeper, viewer, message)
        except Refusal as refusal:
            viewer.send(write(refused(refusal.code, str(refusal), message.id)))
            if refusal.stale:
                keeper.show_game(viewer)
        except Conflict:
            keeper.abandon()  # they come again, and say again what has not been answered
        except StoreFailure as failure:
            viewer.send(write(refused("store", str(failure), message.id)))
        except OriflammeError as error:
            viewer.send(write(refused("wrong", str(error), message.id)))
    ACTION_SECONDS.observe(time.perf_counter() - started)


async def _handle(keeper: Keeper, viewer: Viewer, message: Said) -> None:
    """Carry a message out, once however often it is sent."""
    if isinstance(message, Ping):
        viewer.send(write(Pong(message.id)))
    elif isinstance(message, Mute):
        _mute(keeper, viewer, message)
    elif viewer.seat is None:
        raise Refusal("spectator", "You watch this table; only its players can do this.")
    elif (number := keeper.table.seats[viewer.seat].answered.get(message.id)) is not None:
        viewer.send(write(Done(message.id, number)))
    elif message.id in keeper.spoken.get(viewer.seat, ()):
        viewer.send(write(Done(message.id)))
    else:
        await _HANDLERS[type(message)](keeper, viewer, viewer.seat, message)


async def _move(keeper: Keeper, viewer: Viewer, seat: int, message: Move) -> None:
    table = _playing(keeper, message.number)
    if table.paused:
        raise Refusal("paused", "The table is paused.")
    if table.asked != seat:
        raise Refusal("not_asked", "It is not your turn.", stale=True)
    back = (StoodIn(seat, False),) if table.seats[seat].stood_in else ()
    try:
        await act(keeper, seat, message.action, message.id, "person", *back, answer_to=viewer)
    except IllegalAction as error:
        raise Refusal("illegal", str(error)) from None


async def _undo(keeper: Keeper, viewer: Viewer, seat: int, message: Undo) -> None:
    table = _playing(keeper, message.number)
    if not keeper.can_undo(seat):
        raise Refusal("too_late", "This can no longer be taken back: somebody has learned something by it.")
    assert table.game is not None
    spent = keeper.orders.of_cards_taken_back(table.game, table.taken_back())
    await keeper.write(Undone(seat, message.id), spent_orders=spent)
    keeper.done(viewer, message.id, keeper.table.position)
    keeper.tell_game()
    keeper.go_on(anew=True)


async def _what_if(keeper: Keeper, viewer: Viewer, seat: int, message: WhatIf) -> None:
    game = _playing(keeper, message.number).game
    assert game is not None
    view = game.glance(seat)
    found = await asyncio.to_thread(previews, view) if keeper.table.asked == seat else ()
    viewer.send(write(Previews(message.id, message.number, found)))


async def _order(keeper: Keeper, viewer: Viewer, seat: int, message: Order) -> None:
    game = _playing(keeper).game
    assert game is not None
    mine = {card.card for pile in game.show(seat).queue for card in pile if card.hidden and card.family == seat}
    if message.card not in mine:
        raise Refusal("no_such_card", "You have no hidden card with this number in the queue.")
    await keeper.orders.give(seat, game.entries[message.card], None if message.order == "none" else message.order)
    keeper.done(viewer, message.id)
    keeper.tell_orders(viewer)
    if keeper.table.asked == seat:
        keeper.go_on()


async def _seed(keeper: Keeper, viewer: Viewer, seat: int, message: AddSeed) -> None:
    _gathering(keeper)
    await keeper.write(Seeded(seat, message.seed))
    keeper.done(viewer, message.id)
    keeper.tell_table()
    if keeper.is_turn_based and _all_have_come(keeper.table):
        await keeper.write(Started(keeper.table.deal().record()), phase="playing")
        _tell_deal(keeper)


async def _fill(keeper: Keeper, viewer: Viewer, seat: int, message: Fill) -> None:
    table = _gathering(keeper)
    if table.settings.rated:
        raise Refusal("rated", "No bot of ours plays at a rated table.")
    bot = check_bot(message.bot)
    wanted = range(len(table.seats)) if message.seat is None else [message.seat]
    free = [number for number in wanted if number < len(table.seats) and table.seats[number].kind == "empty"]
    if not free:
        raise Refusal("no_free_seat", "There is no free seat for a bot.")
    names = set(table.names)
    entries: list[Entry] = []
    for number in free:
        name = bot_name(names)
        names.add(name)
        entries.append(BotSeated(number, name, bot))
    await keeper.write(*entries)
    keeper.done(viewer, message.id)
    keeper.tell_table()


async def _kick(keeper: Keeper, viewer: Viewer, seat: int, message: Kick) -> None:
    table = _gathering(keeper)
    if seat != table.host:
        raise Refusal("not_host", "Only the host can free a seat.")
    if message.seat == seat or message.seat >= len(table.seats) or table.seats[message.seat].kind == "empty":
        raise Refusal("no_such_seat", "There is nobody on this seat whom you could send away.")
    await keeper.write(Vacated(message.seat))
    if sent := keeper.audience.seated.pop(message.seat, None):
        sent.leave(GONE, refused("kicked", "The host has freed your seat."))
    keeper.done(viewer, message.id)
    keeper.tell_table()


async def _start(keeper: Keeper, viewer: Viewer, seat: int, message: Start) -> None:
    table = _gathering(keeper)
    if seat != table.host:
        raise Refusal("not_host", "Only the host can start the game.")
    if not table.is_full:
        raise Refusal("not_full", "There are free seats: wait for people, or fill them with bots.")
    await keeper.write(Started(table.deal().record()), phase="playing")
    keeper.done(viewer, message.id)
    _tell_deal(keeper)


def _all_have_come(table: Table) -> bool:
    """Tell whether several people have a seat and each has been here: then nobody need wait for the host."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    return table.is_full and len(people) > 1 and all(seat.seed for seat in people)


def _tell_deal(keeper: Keeper) -> None:
    keeper.tell_table()
    keeper.tell_game()
    keeper.go_on(anew=True)


async def _leave(keeper: Keeper, viewer: Viewer, seat: int, message: Leave) -> None:
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


async def _back(keeper: Keeper, viewer: Viewer, seat: int, message: Back) -> None:
    if keeper.table.seats[seat].stood_in:
        await keeper.write(StoodIn(seat, False))
        keeper.tell_table()
        keeper.go_on()
    keeper.done(viewer, message.id)


async def _stand_in(keeper: Keeper, viewer: Viewer, seat: int, message: StandIn) -> None:
    table = _playing(keeper)
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


async def _pause(keeper: Keeper, viewer: Viewer, seat: int, message: Pause) -> None:
    table = _playing(keeper)
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


async def _rematch(keeper: Keeper, viewer: Viewer, seat: int, message: Rematch) -> None:
    table = keeper.table
    if table.phase != "over":
        raise Refusal("not_over", "The game is not over yet.")
    if table.rematch is None:
        await keeper.write(Rematched(await keeper.company.open_again(table)))
    keeper.done(viewer, message.id)
    keeper.tell_table()


async def _say(keeper: Keeper, viewer: Viewer, seat: int, message: Say) -> None:
    if keeper.table.phase == "closed":
        raise Refusal("closed", "This table is closed.")
    text = cleaned(message.text) if message.text is not None else None
    if (message.phrase is None) == (not text):
        raise Refusal("nothing_said", "Say a phrase or a text.")
    if message.phrase is not None and message.phrase not in PHRASES:
        raise Refusal("unknown_phrase", f"The phrases are {', '.join(PHRASES)}.")
    if text and keeper.table.settings.open:
        raise Refusal("phrases_only", "At open tables only the quick phrases can be said.")
    if text and keeper.table.seats[seat].is_bot:
        raise Refusal("phrases_only", "A bot says the quick phrases only.")
    if not keeper.may_talk(seat):
        raise Refusal("too_much_talk", "You have said a lot; please wait a moment.")
    talk = Talk(seat, keeper.table.seats[seat].name, message.phrase, text)
    keeper.said.append(talk)
    keeper.done(viewer, message.id)
    for listener in keeper.audience.everyone():
        if seat not in listener.muted:
            listener.send(write(talk))


def _mute(keeper: Keeper, viewer: Viewer, message: Mute) -> None:
    if message.on:
        viewer.muted.add(message.seat)
    else:
        viewer.muted.discard(message.seat)
    viewer.send(write(Done(message.id)))


def _gathering(keeper: Keeper) -> Table:
    if keeper.table.phase != "gathering":
        raise Refusal("started", "The game has begun.")
    return keeper.table


def _playing(keeper: Keeper, number: int | None = None) -> Table:
    if keeper.table.phase != "playing":
        raise Refusal("not_playing", "No game is being played at this table.", stale=True)
    if number is not None and number != keeper.table.position:
        raise Refusal("stale", "The game has gone on since; look again.", stale=True)
    return keeper.table


_HANDLERS: Final[dict[type[Any], Callable[[Keeper, Viewer, int, Any], Awaitable[None]]]] = {
    Move: _move,
    Undo: _undo,
    WhatIf: _what_if,
    Order: _order,
    AddSeed: _seed,
    Fill: _fill,
    Kick: _kick,
    Start: _start,
    Leave: _leave,
    Back: _back,
    StandIn: _stand_in,
    Pause: _pause,
    Rematch: _rematch,
    Say: _say,
}
