"""Hearing a message: its handler changes the table through its keeper, or refuses with a reason."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ....errors import OriflammeError
from ....protocol.messages import (
    AddSeed,
    Back,
    Command,
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
    Say,
    StandIn,
    Start,
    Undo,
    WhatIf,
    write,
)
from ...metrics import ACTION_SECONDS, MESSAGES
from ...storage.store import Conflict, StoreFailure
from ...wire.refusal import Refusal, refused
from ..audience import Viewer
from ..clock import RUNNING
from ..live_table import Keeper
from . import chat, lobby, moves, presence

HANDLERS: Final[dict[type[Any], Callable[[Keeper, Viewer, int, Any], Awaitable[None]]]] = {
    Move: moves.move,
    Undo: moves.undo,
    WhatIf: moves.what_if,
    Order: moves.order,
    AddSeed: lobby.seed,
    Fill: lobby.fill,
    Kick: lobby.kick,
    Start: lobby.start,
    Leave: presence.leave,
    Back: presence.back,
    StandIn: presence.stand_in,
    Pause: presence.pause,
    Rematch: presence.rematch,
    Say: chat.say,
}


async def hear(keeper: Keeper, viewer: Viewer, message: Command) -> None:
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


async def _handle(keeper: Keeper, viewer: Viewer, message: Command) -> None:
    """Carry a message out, once however often it is sent."""
    if isinstance(message, Ping):
        viewer.send(write(Pong(message.id)))
    elif isinstance(message, Mute):
        chat.mute(viewer, message)
    elif viewer.seat is None:
        raise Refusal("spectator", "You watch this table; only its players can do this.")
    elif (number := keeper.table.seats[viewer.seat].answered.get(message.id)) is not None:
        viewer.send(write(Done(message.id, number)))
    elif message.id in keeper.spoken.get(viewer.seat, ()):
        viewer.send(write(Done(message.id)))
    else:
        await HANDLERS[type(message)](keeper, viewer, viewer.seat, message)
