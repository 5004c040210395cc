"""Answers that come by themselves: bots', those of standing orders, and a bot's for someone who is out of time.

They come after a delay drawn from a distribution that depends on nothing, so that time tells nothing about a hand.
"""

import asyncio
import random
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import structlog

from ..logs import trace_of
from ..metrics import ACTIONS
from ..storage.entries import Acted, Entry, StoodIn
from ..storage.store import Conflict, StoreFailure
from .audience import Viewer
from .clock import RUNNING

if TYPE_CHECKING:
    from .live_table import Keeper

LOOK: Final = 5.0  # seconds between two looks at the time that is left
RETRY: Final = 1.0  # seconds after which a write that failed is tried again
LOG: Final = structlog.get_logger("oriflamme.answers")
_DICE: Final = random.SystemRandom()


class Answerer(NamedTuple):
    """Who answers for the seat that is asked, if anything but its player may."""

    position: int
    seat: int
    kind: Literal["bot", "order", "time"]
    bot: str = ""


def answerer_of(keeper: "Keeper") -> Answerer | None:
    """Return who will answer for the seat that is asked."""
    table = keeper.table
    asked = table.asked
    if asked is None:
        return None
    seat = table.seats[asked]
    if seat.kind == "bot" or seat.stood_in or keeper.out_of_time_at == table.position:
        return Answerer(table.position, asked, "bot", seat.bot or table.settings.stand_in)
    if ordered_action(keeper, asked) is not None:
        return Answerer(table.position, asked, "order")
    if keeper.clock.measures:
        return Answerer(table.position, asked, "time")
    return None


def start_turn(keeper: "Keeper", answerer: Answerer | None) -> "asyncio.Task[None] | None":
    """Return the task that will answer."""
    if answerer is None:
        return None
    turn: Coroutine[Any, Any, None]
    if answerer.kind == "bot":
        turn = _bot_turn(keeper, answerer.seat, answerer.bot)
    elif answerer.kind == "order":
        turn = _ordered_turn(keeper, answerer.seat)
    else:
        turn = _time_out(keeper, answerer.seat)
    return asyncio.create_task(_watched(turn))


async def _watched(turn: Coroutine[Any, Any, None]) -> None:
    """Log a mistake of ours, instead of leaving a table waiting in silence."""
    try:
        await turn
    except Exception as error:
        LOG.error("a turn failed", where=trace_of(error))


def ordered_action(keeper: "Keeper", seat: int) -> str | None:
    """Return what a standing order answers to the open question, if there is one for it."""
    game = keeper.table.game
    if game is None or game.decision is None or game.decision.kind != "reveal":
        return None
    order = keeper.orders.for_card(seat, game.entries.get(game.card_asked, 0))
    if order is None:
        return None
    legal = [str(action) for action in game.decision.actions]
    return order if order in legal else legal[0]


async def _bot_turn(keeper: "Keeper", seat: int, bot: str) -> None:
    table = keeper.table
    assert table.game is not None
    position = table.position
    delay = asyncio.create_task(asyncio.sleep(_DICE.uniform(*keeper.company.settings.bot_pace)))
    try:
        seed = f"{table.server_seed} {seat}"
        action = await keeper.company.thinkers.choose(bot, seed, table.game.view(seat))
        await delay
    finally:
        delay.cancel()
    await _answer(keeper, seat, position, action, "bot")


async def _ordered_turn(keeper: "Keeper", seat: int) -> None:
    position = keeper.table.position
    await asyncio.sleep(_DICE.uniform(*keeper.company.settings.order_pace))
    action = ordered_action(keeper, seat)
    if action is not None:
        await _answer(keeper, seat, position, action, "order")


async def _answer(keeper: "Keeper", seat: int, position: int, action: str, by: str) -> None:
    """Play an action for a seat, unless the table has gone on; a disk that is full is waited for."""
    while True:
        async with keeper.lock:
            if keeper.table.position != position or not keeper.is_awake:
                return
            try:
                await act(keeper, seat, action, "", by)
                return
            except Conflict:
                keeper.abandon()
                return
            except StoreFailure:
                pass
        await asyncio.sleep(RETRY)


async def _time_out(keeper: "Keeper", seat: int) -> None:
    """Wait until a seat's time is over, or until it has been away for too long; then a bot stands in.

    Whoever goes away meanwhile has less time than was left to them, so it is looked at now and then.
    """
    position = keeper.table.position
    while True:
        keeper.let_time_run()
        wait = time_left(keeper, seat)
        if wait > 0:
            await asyncio.sleep(min(wait, LOOK))
            continue
        async with keeper.lock:
            if keeper.table.position != position or not keeper.is_awake or time_left(keeper, seat) > 0:
                return
            try:
                await keeper.write(StoodIn(seat, True))
            except Conflict:
                keeper.abandon()
                return
            except StoreFailure:
                wait = RETRY
            else:
                if not keeper.clock.left(keeper.table.seats[seat].reserve):
                    keeper.out_of_time_at = position  # who comes back has the next decision; coming back buys no time
                keeper.tell_table()
                keeper.go_on()
                return
        await asyncio.sleep(wait)


def time_left(keeper: "Keeper", seat: int) -> float:
    """Return the seconds a person has left, by the clock and by having gone away."""
    left = keeper.clock.left(keeper.table.seats[seat].reserve)
    gone = keeper.away_since.get(seat)
    if gone is None and seat not in keeper.audience.seated:
        gone = keeper.away_since[seat] = time.monotonic()
    if gone is not None:
        left = min(left, gone + keeper.company.settings.away_seconds - time.monotonic())
    return left


async def act(
    keeper: "Keeper", seat: int, action: str, message_id: str, by: str, *before: Entry, answer_to: Viewer | None = None
) -> None:
    """Write an action, tell everyone and go on; IllegalAction if it is not legal, and nothing has changed."""
    table = keeper.table
    assert table.game is not None
    after = table.game.copy()
    after.play(action)
    learned = after.glance(seat).has_learned_since(table.game.glance(seat))
    spent = keeper.orders.spent_by(seat, action, table.game)
    came = keeper.clock.first_answer(keeper.heard_at) if answer_to is not None else RUNNING.now()
    reserve = keeper.clock.reserve_after(table.seats[seat].reserve, waited=RUNNING.now() - came)
    entry = Acted(seat, action, message_id, reserve)
    await keeper.write(*before, entry, phase="over" if after.over else None, spent_orders=spent)
    keeper.told_others, keeper.learned = False, learned
    keeper.out_of_time_at = None
    ACTIONS.labels("bot" if by == "bot" else "person").inc()  # who has given an order is a secret
    if answer_to is not None:
        keeper.done(answer_to, message_id, table.position)
    keeper.tell_game()
    if after.over or before:
        keeper.tell_table()
    keeper.go_on(anew=True)
