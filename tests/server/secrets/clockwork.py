"""Tables in this process whose clock jumps to whatever comes next: how long an answer takes is known exactly.

A delay that depends on a hidden card is seen here however short it is and however busy the machine; what the processor
itself takes is not, so that `timing.py` measures it on a real server.
"""

import asyncio
import random
import selectors
from collections.abc import Coroutine
from typing import Any, Final, NamedTuple, cast

import msgspec

from oriflamme import Game, View
from oriflamme.protocol.fields import OrderName
from oriflamme.protocol.messages import Hello, Move
from oriflamme.rules.kinds import NAMES
from oriflamme.server.bot_pool.pool import Thinkers, simpler_choice
from oriflamme.server.settings import Settings
from oriflamme.server.storage.store import Store
from oriflamme.server.tables.audience import Viewer
from oriflamme.server.tables.handlers.dispatch import hear
from oriflamme.server.tables.live_table import Keeper
from oriflamme.server.tables.standing_orders import Orders
from oriflamme.server.tables.table import Table

from .timing import card_asked, hidden_queue, written

PACE: Final = (1.0, 3.0)
THINKING: Final = 0.01  # seconds that a bot thinks for each of its legal actions
LONG: Final = 1000.0  # seconds, in which everything happens that happens by itself


class Clockwork(asyncio.SelectorEventLoop):
    """A loop whose time is a number: it jumps to the next thing that is due."""

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
    """Run something by a clock that jumps."""
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(work)


class Dice(random.Random):
    """Dice that remember what they have drawn."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.drawn: list[float] = []

    def uniform(self, a: float, b: float) -> float:
        assert (a, b) == PACE, "the pace is the same for every answer"
        self.drawn.append(super().uniform(a, b))
        return self.drawn[-1]


class Sample(NamedTuple):
    """An answer: what was hidden in it, the seconds until it came, and those that it should have taken."""

    hidden: str
    seconds: float
    drawn: float

    @property
    def is_late(self) -> bool:
        return abs(self.seconds - self.drawn) > 1e-6


class Memory:
    """Keeps nothing: what a table writes is in its memory too."""

    async def append(self, *arguments: Any, **more: Any) -> None:
        """Take entries."""


class Thoughtful:
    """Bots that think longer the more they can do."""

    async def choose(self, name: str, seed: str, view: View) -> str:
        assert view.decision is not None
        await asyncio.sleep(THINKING * len(view.decision.actions))
        return simpler_choice(seed, view)


class Company:
    """What a table needs around it."""

    settings = Settings(bot_pace=PACE, order_pace=PACE)
    store = cast(Store, Memory())
    thinkers = cast(Thinkers, Thoughtful())

    async def open_again(self, table: Table) -> str:
        raise NotImplementedError

    def forget(self, table: str) -> None:
        raise NotImplementedError

    def count_soon(self) -> None:
        """Count nothing."""


class Line:
    """A client that keeps each position that it is shown, and when."""

    def __init__(self) -> None:
        self.shown: dict[int, tuple[float, dict[str, Any]]] = {}

    def push(self, message: bytes) -> None:
        news = msgspec.json.decode(message)
        if news["type"] == "game":
            self.shown.setdefault(news["number"], (asyncio.get_running_loop().time(), news["game"]))

    def close(self, code: int) -> None:
        raise AssertionError("nobody is sent away")

    def seconds(self, number: int) -> float:
        """Return how long a position was shown before the next one came."""
        return self.shown[number + 1][0] - self.shown[number][0]


async def _welcome(keeper: Keeper, token: str | None) -> tuple[Viewer, Line]:
    line = Line()
    viewer = await keeper.welcome(Hello(token), line)
    assert viewer is not None
    return viewer, line


async def orders(seed: int, dice: Dice) -> list[Sample]:
    """Let standing orders answer for every hidden card of a game; return how long each took."""
    rng = random.Random(seed)
    game = hidden_queue(rng, "base")
    given: dict[int, dict[int, OrderName]] = {}
    chosen: dict[int, OrderName] = {card: "reveal" if rng.random() < 0.15 else "wait" for card in game.entries}
    for card, order in chosen.items():
        given.setdefault(game.state.owner[card], {})[game.entries[card]] = order
    table = written(rng, game)
    company = Company()
    keeper = Keeper(Table(table.id, table.entries), Orders(table.id, company.store, given), company)
    first = len(dice.drawn)
    _, line = await _welcome(keeper, table.tokens[0])
    await asyncio.sleep(LONG)
    samples = []
    for number in range(len(line.shown) - 1):
        card = card_asked(line.shown[number][1])
        hidden = f"{chosen[card]} for {NAMES[game.state.kind[card]]}"
        samples.append(Sample(hidden, line.seconds(number), dice.drawn[first + number]))
    return samples


async def bots(seed: int, dice: Dice) -> list[Sample]:
    """Let bots play a game against somebody; return how long each of their answers took."""
    rng = random.Random(seed)
    table = written(rng, Game.new(3, "base", rng.getrandbits(60)), bot="casual")
    company = Company()
    keeper = Keeper(Table(table.id, table.entries), Orders(table.id, company.store, {}), company)
    first = len(dice.drawn)
    viewer, line = await _welcome(keeper, table.tokens[0])
    samples = []
    while True:
        await asyncio.sleep(LONG)
        game = keeper.table.game
        if game is None or game.decision is None:
            break
        number = keeper.table.position
        await hear(keeper, viewer, Move(f"m{number}", number, str(game.decision.actions[0])))
    assert game is not None
    drawn = iter(dice.drawn[first:])
    for number in range(len(game.moves)):
        before = game.at(number)
        if before.asked == 0:
            continue
        delay = next(drawn)
        if number in line.shown and number + 1 in line.shown:  # a part of an answer is shown to nobody else
            hidden = f"{game.moves[number].action} for {NAMES[before.state.kind[before.card_asked]]}"
            samples.append(Sample(hidden, line.seconds(number), delay))
    return samples


async def hearing(seed: int, dice: Dice) -> list[Sample]:
    """Play a whole game of people; return how long it took until a spectator heard of each action: no time."""
    rng = random.Random(seed)
    table = written(rng, Game.new(3, "base", rng.getrandbits(60)))
    company = Company()
    keeper = Keeper(Table(table.id, table.entries), Orders(table.id, company.store, {}), company)
    people = [(await _welcome(keeper, token))[0] for token in table.tokens]
    _, line = await _welcome(keeper, None)
    samples = []
    while (game := keeper.table.game) is not None and game.decision is not None:
        seat, number, action = game.decision.seat, keeper.table.position, str(rng.choice(game.decision.actions))
        hidden = action if game.decision.kind == "place" else f"{action} for {NAMES[game.state.kind[game.card_asked]]}"
        sent = asyncio.get_running_loop().time()
        await hear(keeper, people[seat], Move(f"m{number}", number, action))
        assert keeper.table.position == number + 1
        if number + 1 in line.shown:  # a part of an answer is shown to nobody else
            samples.append(Sample(hidden, line.shown[number + 1][0] - sent, 0.0))
    return samples
