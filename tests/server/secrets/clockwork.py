"""Tables in this process whose clock jumps to the next event, so the time of an answer is known exactly.

A delay that depends on a hidden card is seen here, however short it is and however busy the machine. The time of the
processor itself is not seen here; `timing.py` measures it on a real server.
"""

import asyncio
import random
import selectors
from collections.abc import Collection, Coroutine
from typing import Any, Final, NamedTuple

import msgspec

from oriflamme import Game, View
from oriflamme.bots import Answer
from oriflamme.protocol.fields import OrderName
from oriflamme.protocol.messages import Hello, Move
from oriflamme.rules.kinds import NAMES
from oriflamme.server.bot_pool.pool import fallback_action
from oriflamme.server.lanes import Lanes
from oriflamme.server.settings import Settings
from oriflamme.server.storage.entries import Entry
from oriflamme.server.storage.memory import MemoryStore
from oriflamme.server.tables.audience import Viewer
from oriflamme.server.tables.handlers.dispatch import dispatch
from oriflamme.server.tables.live_table import LiveTable
from oriflamme.server.tables.standing_orders import StandingOrders
from oriflamme.server.tables.table import Table
from oriflamme.server.wire.limits import Buckets

from .timing import card_asked, hidden_queue, written

PACE: Final = (1.0, 3.0)
THINKING: Final = 0.01  # seconds that a bot thinks for each of its legal actions
LONG: Final = 1000.0  # seconds; enough for everything that happens by itself


class Clockwork(asyncio.SelectorEventLoop):
    """An event loop with a virtual clock that jumps to the next thing that is due."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(_Jumps(self))

    def time(self) -> float:
        return self.now


class _Jumps(selectors.SelectSelector):
    def __init__(self, loop: Clockwork) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0 if timeout else timeout)
        if timeout and not ready:
            self._loop.now += timeout
        return ready


def run(work: Coroutine[Any, Any, "list[Sample]"]) -> "list[Sample]":
    """Run a coroutine on a clock that jumps."""
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(work)


class Dice(random.Random):
    """Dice that remember their results."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.drawn: list[float] = []

    def uniform(self, a: float, b: float) -> float:
        assert (a, b) == PACE, "the pace must be the same for every answer"
        self.drawn.append(super().uniform(a, b))
        return self.drawn[-1]


class Sample(NamedTuple):
    """An answer: what was hidden in it, the seconds that it took, and the seconds that it should have taken."""

    hidden: str
    seconds: float
    drawn: float

    @property
    def is_late(self) -> bool:
        return abs(self.seconds - self.drawn) > 1e-6


class Thoughtful:
    """Bots that think longer the more legal actions they have."""

    async def choose(self, name: str, seed: str, view: View) -> Answer:
        assert view.decision is not None
        await asyncio.sleep(THINKING * len(view.decision.actions))
        return Answer(fallback_action(seed, view), name)


class Services:
    """The services that a table needs."""

    def __init__(self) -> None:
        self.settings = Settings(bot_pace=PACE, order_pace=PACE)
        self.lanes = Lanes(self.settings)
        self.store = MemoryStore()
        self.bots = Thoughtful()
        self.coach = None
        self.coach_limits = Buckets(1, 1)

    async def check_rematch(self, table: Table) -> set[str]:
        raise NotImplementedError

    async def open_rematch(self, table: Table, proposer: int, absent: Collection[str]) -> str:
        raise NotImplementedError

    def release(self, table: str) -> None:
        raise NotImplementedError

    def game_over(self) -> None:
        """Count nothing."""


async def live_table(id: str, entries: list[Entry], orders: dict[int, dict[int, OrderName]] | None = None) -> LiveTable:
    """Return a live table on its own store."""
    services = Services()
    table = Table(id, entries)
    await services.store.create(id, "CODE", table.phase, False, *entries)
    return LiveTable(table, StandingOrders(id, services.store, orders or {}), services)


class Client:
    """A client that records each position that it gets, and when."""

    def __init__(self) -> None:
        self.shown: dict[int, tuple[float, dict[str, Any]]] = {}

    def send(self, message: bytes) -> None:
        news = msgspec.json.decode(message)
        if news["type"] == "game":
            self.shown.setdefault(news["number"], (asyncio.get_running_loop().time(), news["game"]))

    def close(self, code: int) -> None:
        raise AssertionError("no client must be disconnected")

    def seconds(self, number: int) -> float:
        """Return how long a position was shown before the next one arrived."""
        return self.shown[number + 1][0] - self.shown[number][0]


async def _welcome(live: LiveTable, token: str | None) -> tuple[Viewer, Client]:
    client = Client()
    return await live.reception.welcome(Hello(token), client), client


async def orders(seed: int, dice: Dice) -> list[Sample]:
    """Let standing orders answer for every hidden card of a game. Return how long each took."""
    rng = random.Random(seed)
    game = hidden_queue(rng, "base")
    given: dict[int, dict[int, OrderName]] = {}
    chosen: dict[int, OrderName] = {card: "reveal" if rng.random() < 0.15 else "wait" for card in game.entries}
    for card, order in chosen.items():
        given.setdefault(game.state.owner[card], {})[game.entries[card]] = order
    table = written(rng, game)
    live = await live_table(table.id, table.entries, given)
    first = len(dice.drawn)
    _, client = await _welcome(live, table.tokens[0])
    await asyncio.sleep(LONG)
    samples = []
    for number in range(len(client.shown) - 1):
        card = card_asked(client.shown[number][1])
        hidden = f"{chosen[card]} for {NAMES[game.state.kind[card]]}"
        samples.append(Sample(hidden, client.seconds(number), dice.drawn[first + number]))
    return samples


async def bots(seed: int, dice: Dice) -> list[Sample]:
    """Let bots play a game against a person. Return how long each of their answers took."""
    rng = random.Random(seed)
    table = written(rng, Game.new(3, "base", rng.getrandbits(60)), bot="casual")
    live = await live_table(table.id, table.entries)
    first = len(dice.drawn)
    viewer, client = await _welcome(live, table.tokens[0])
    samples = []
    while True:
        await asyncio.sleep(LONG)
        game = live.table.game
        if game is None or game.decision is None:
            break
        number = live.table.position
        await dispatch(live, viewer, Move(f"m{number}", number, str(game.decision.actions[0])))
    assert game is not None
    drawn = iter(dice.drawn[first:])
    for number in range(len(game.moves)):
        before = game.at(number)
        if before.asked == 0:
            continue
        delay = next(drawn)
        if (
            number in client.shown and number + 1 in client.shown
        ):  # the first part of a two-part answer is not shown to others
            hidden = f"{game.moves[number].action} for {NAMES[before.state.kind[before.card_asked]]}"
            samples.append(Sample(hidden, client.seconds(number), delay))
    return samples


async def hearing(seed: int, dice: Dice) -> list[Sample]:
    """Play a whole game of people. Return how long each action took to reach a spectator: it must be no time."""
    rng = random.Random(seed)
    table = written(rng, Game.new(3, "base", rng.getrandbits(60)))
    live = await live_table(table.id, table.entries)
    people = [(await _welcome(live, token))[0] for token in table.tokens]
    _, client = await _welcome(live, None)
    samples = []
    while (game := live.table.game) is not None and game.decision is not None:
        seat, number, action = game.decision.seat, live.table.position, str(rng.choice(game.decision.actions))
        hidden = action if game.decision.kind == "place" else f"{action} for {NAMES[game.state.kind[game.card_asked]]}"
        sent = asyncio.get_running_loop().time()
        await dispatch(live, people[seat], Move(f"m{number}", number, action))
        assert live.table.position == number + 1
        if number + 1 in client.shown:  # the first part of a two-part answer is not shown to others
            samples.append(Sample(hidden, client.shown[number + 1][0] - sent, 0.0))
    return samples
