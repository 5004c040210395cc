"""Dispatch: find the handler of a client's message, and carry the message out once however often it is sent."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ....errors import OriflammeError
from ....protocol.messages import (
    AddSeed,
    Advise,
    Back,
    Command,
    Deduce,
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
    Ready,
    Rematch,
    Say,
    StandIn,
    Start,
    Undo,
    WhatIf,
    write,
)
from ...metrics import count_message
from ...storage.records import Conflict, StoreFailure
from ...times import RUNNING
from ...wire.refusal import Refusal, refused
from ..audience import Viewer
from ..live_table import LiveTable, Sender
from . import chat, lobby, moves, presence

HANDLERS: Final[dict[type[Any], Callable[[LiveTable, Sender, Any], Awaitable[None]]]] = {
    Move: moves.move,
    Undo: moves.undo,
    Order: moves.order,
    Advise: moves.coach,
    AddSeed: lobby.seed,
    Fill: lobby.fill,
    Kick: lobby.kick,
    Ready: lobby.ready,
    Start: lobby.start,
    Leave: presence.leave,
    Back: presence.back,
    StandIn: presence.stand_in,
    Pause: presence.pause,
    Rematch: presence.rematch,
    Say: chat.say,
}


async def dispatch(live: LiveTable, viewer: Viewer, message: Command) -> None:
    """Carry a message out, or refuse it with a reason; a table handles one message at a time.

    What answers would do is told without the table's lock, because telling it changes nothing.
    """
    if isinstance(message, WhatIf):
        is_asked = viewer.seat is not None and viewer.seat == live.table.asked
        if is_asked and message.number == live.table.number_for(viewer.seat):
            started = time.perf_counter()
            live.previews.prepare_for(lambda: _tell_previews(live, viewer, message, started))
            return
    elif isinstance(message, Pause) and live.table.is_turn_based:
        await live.read_deadline()
    elif isinstance(message, Rematch) and viewer.seat is not None:
        await presence.read_for_rematch(live)
    await _dispatch(live, viewer, message)


def _tell_previews(live: LiveTable, viewer: Viewer, message: WhatIf, started: float) -> None:
    """Tell what answers would do, or that the game has moved on while that was computed."""
    if not live.is_gone and live.audience.has(viewer):
        try:
            moves.what_if(live, viewer, message)
        except Refusal as refusal:
            _refuse(live, viewer, message, refusal)
    _count(message, started)


async def _dispatch(live: LiveTable, viewer: Viewer, message: Command) -> None:
    started, came = time.perf_counter(), RUNNING.now()
    try:
        async with live.exclusively():
            if live.audience.has(viewer):  # it may have left, or been sent away, meanwhile
                await _answer(live, viewer, message, came)
    except Conflict:
        pass  # the client reconnects and repeats unanswered messages
    if not isinstance(message, Order):  # who gives standing orders is a secret
        _count(message, started)


def _count(message: Command, started: float) -> None:
    count_message(str(type(message).__struct_config__.tag), time.perf_counter() - started)


async def _answer(live: LiveTable, viewer: Viewer, message: Command, came: float) -> None:
    try:
        await _handle(live, viewer, message, came)
    except Refusal as refusal:
        _refuse(live, viewer, message, refusal)
    except Conflict:
        raise
    except StoreFailure as failure:
        viewer.send(write(refused(failure.refusal, message.id)))
    except OriflammeError as error:
        viewer.send(write(refused(Refusal.of(error), message.id)))


def _refuse(live: LiveTable, viewer: Viewer, message: Command, refusal: Refusal) -> None:
    is_secret = isinstance(message, Order)
    viewer.send(write(refused(refusal, message.id, is_secret)), is_secret)
    if refusal.stale:
        live.news.show_game(viewer)


async def _handle(live: LiveTable, viewer: Viewer, message: Command, came: float) -> None:
    if isinstance(message, Ping):
        viewer.send(write(Pong(message.id)))
    elif isinstance(message, Mute):
        chat.mute(viewer, message)
    elif isinstance(message, Deduce):  # spectators may ask too, and asking changes nothing
        await moves.show_sheet(live, viewer, message)
    elif viewer.seat is None:
        raise Refusal("spectator")
    elif isinstance(message, WhatIf):
        moves.what_if(live, viewer, message)
    elif (outcome := live.outcome_of(viewer.seat, message.id)) is not None:
        viewer.send(write(Done(message.id, outcome)))
    else:
        await HANDLERS[type(message)](live, Sender(viewer, viewer.seat, message.id, came), message)
