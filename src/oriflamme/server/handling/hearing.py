"""Hearing a message: its handler changes the table through its keeper, or refuses with a reason."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ...errors import OriflammeError
from ..clock import RUNNING
from ..keeper import Keeper
from ..metrics import ACTION_SECONDS, MESSAGES
from ..protocol import (
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
    Rematch,
    Said,
    Say,
    StandIn,
    Start,
    Undo,
    WhatIf,
    write,
)
from ..refusing import Refusal, refused
from ..store import Conflict, StoreFailure
from ..viewers import Viewer
from . import gathering, playing, saying, staying

HANDLERS: Final[dict[type[Any], Callable[[Keeper, Viewer, int, Any], Awaitable[None]]]] = {
    Move: playing.move,
    Undo: playing.undo,
    WhatIf: playing.what_if,
    Order: playing.order,
    AddSeed: gathering.seed,
    Fill: gathering.fill,
    Kick: gathering.kick,
    Start: gathering.start,
    Leave: staying.leave,
    Back: staying.back,
    StandIn: staying.stand_in,
    Pause: staying.pause,
    Rematch: staying.rematch,
    Say: saying.say,
}


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
        saying.mute(viewer, message)
    elif viewer.seat is None:
        raise Refusal("spectator", "You watch this table; only its players can do this.")
    elif (number := keeper.table.seats[viewer.seat].answered.get(message.id)) is not None:
        viewer.send(write(Done(message.id, number)))
    elif message.id in keeper.spoken.get(viewer.seat, ()):
        viewer.send(write(Done(message.id)))
    else:
        await HANDLERS[type(message)](keeper, viewer, viewer.seat, message)
