"""Delays reveal nothing: neither when an order or a bot answers, nor when others get an action with a hidden card.

Samples are grouped by what is hidden (the kind of the card that waits or is placed) and each group is compared with all
others. A difference counts only if it is seen twice, in independent samples.
"""

import asyncio
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from oriflamme import Game
from oriflamme.notation.actions import Action
from oriflamme.protocol.tables import TableSettings
from oriflamme.rules.kinds import NAMES
from tests.server.server_process import Server

from .leaks import leaking
from .oracle import positions_of
from .statistics import Comparison, compare, each_against_the_rest
from .stored_tables import Written, entries_of, record_of, table_id, token, write_tables
from .wire import Wire

PACE: Final = "0.02-0.06"
ENVIRONMENT: Final = {"ORIFLAMME_ORDER_PACE": PACE, "ORIFLAMME_BOT_PACE": PACE}
PLAYERS: Final = 3
ROUNDS: Final = 3  # of cards that lie hidden in the queue
AT_ONCE: Final = 16  # tables where orders answer
BOTS_AT_ONCE: Final = 5  # few enough that no bot waits for the process that runs bots
UNLIKELY: Final = 0.001
Progress = Callable[[int], None]


def silent(done: int) -> None:
    """Show no progress."""


class Samples(NamedTuple):
    """Seconds by group, for each question."""

    groups: dict[str, dict[str, list[float]]]

    def add(self, question: str, group: str, seconds: float) -> None:
        self.groups.setdefault(question, {}).setdefault(group, []).append(seconds)

    @property
    def size(self) -> int:
        return sum(len(times) for groups in self.groups.values() for times in groups.values())

    def comparisons(self) -> list[Comparison]:
        """Compare every group with the others of its question."""
        found: list[Comparison] = []
        for question, groups in self.groups.items():
            if len(groups) == 2:
                (one, first), (other, second) = groups.items()
                found.append(compare(f"{question}, {one} or {other}", first, second))
            else:
                found += each_against_the_rest(question, groups)
        return found


def suspicious(samples: Samples) -> list[Comparison]:
    """Return the comparisons in which a difference is seen."""
    return [comparison for comparison in samples.comparisons() if comparison.p < UNLIKELY]


def hidden_queue(rng: random.Random, deck: str) -> Game:
    """Return a game in which many hidden cards come up for a decision, one after the other."""
    game = Game.new(PLAYERS, deck, rng.getrandbits(60))
    while game.view(None).round < ROUNDS or game.decision.kind == "place":  # type: ignore[union-attr]
        decision = game.decision
        assert decision is not None
        game.play("wait" if decision.kind == "reveal" else rng.choice(_ends(decision.actions)))
    return game


def _ends(actions: Sequence[Action]) -> list[Action]:
    """Return the placements at either end, where no card covers another."""
    return [action for action in actions if action.pile is None]


def written(rng: random.Random, game: Game, orders: tuple[tuple[int, int, str], ...] = (), bot: str = "") -> Written:
    """Return a table with this game. With bots, only the first seat is a person's."""
    tokens = tuple(token(rng) if seat == 0 or not bot else "" for seat in range(PLAYERS))
    settings = TableSettings(game.view(None).deck, PLAYERS)
    record = record_of(game, len(game.moves))
    return Written(table_id(rng), tokens, settings, record, f"{rng.getrandbits(256):064x}", orders, bot=bot)


async def served(folder: Path, tables: list[Written], leaks: str, work: Callable[[Server], Awaitable[None]]) -> None:
    """Serve these tables while the work runs."""
    folder.mkdir(parents=True)
    await write_tables(folder, tables)
    server = Server(folder, {**ENVIRONMENT, **leaking(leaks)})
    await asyncio.to_thread(server.start)
    try:
        await work(server)
    finally:
        server.kill()


async def in_turns(tables: list[Written], at_once: int, one: Callable[[Written], Awaitable[None]]) -> None:
    """Do something with each table, a few at once."""
    waiting = iter(tables)

    async def work() -> None:
        for table in waiting:
            await one(table)

    await asyncio.gather(*(work() for _ in range(at_once)))


async def orders(
    tables: int,
    folder: Path,
    seed: int = 0,
    decks: Sequence[str] = ("base",),
    leaks: str = "",
    progress: Progress = silent,
) -> Samples:
    """Measure how long standing orders take to answer, by the order and by the hidden card."""
    rng = random.Random(f"orders {seed}")
    games = [hidden_queue(rng, rng.choice(decks)) for _ in range(tables)]
    given: dict[str, dict[int, str]] = {}
    kept: list[Written] = []
    for game in games:
        state = game.state
        cards = {card: "reveal" if rng.random() < 0.15 else "wait" for card in game.entries}
        table = written(
            rng, game, tuple((state.owner[card], game.entries[card], order) for card, order in cards.items())
        )
        given[table.id] = cards
        kept.append(table)
    by_table = dict(zip((table.id for table in kept), games, strict=True))
    samples = Samples({})

    async def measure(server: Server, table: Written) -> None:
        state, cards = by_table[table.id].state, given[table.id]
        wire = await Wire.open(server.port, table.id, table.tokens[0])
        place = await wire.receive_game()
        while True:
            game = msgspec.json.decode(wire.frames[place])["game"]
            card = card_asked(game)
            if card not in cards:
                break
            before, place = place, await wire.receive_game(start=place + 1)
            seconds = wire.times[place] - wire.times[before]
            samples.add("an order's answer", cards[card], seconds)
            samples.add(f"the answer of the order {cards[card]}", NAMES[state.kind[card]], seconds)
            del cards[card]
        await wire.close()
        progress(1)

    await served(folder, kept, leaks, lambda server: in_turns(kept, AT_ONCE, lambda table: measure(server, table)))
    return samples


def card_asked(game: dict[str, Any]) -> int:
    """Return the card that a player is asked to reveal or not, or 0."""
    question = game.get("question")
    if question is None or question["kind"] != "reveal":
        return 0
    return int(game["queue"][question["pile"] - 1][0]["card"])


async def bots(
    tables: int,
    folder: Path,
    seed: int = 0,
    decks: Sequence[str] = ("base",),
    leaks: str = "",
    bot: str = "casual",
    progress: Progress = silent,
) -> Samples:
    """Measure how long bots take to answer, by the card that is asked for or placed."""
    rng = random.Random(f"bots {seed}")
    games = [Game.new(PLAYERS, rng.choice(decks), rng.getrandbits(60)) for _ in range(tables)]
    kept = [written(rng, game, bot=bot) for game in games]
    samples = Samples({})

    async def measure(server: Server, table: Written) -> None:
        wire = await Wire.open(server.port, table.id, table.tokens[0])
        times: dict[int, float] = {}
        place = await wire.receive_game()
        while True:
            news = msgspec.json.decode(wire.frames[place])
            times[news["number"]] = wire.times[place]
            question = news["game"].get("question")
            if question is None or news["game"]["round"] > ROUNDS:
                break
            if question["seat"] == 0:
                await wire.say("move", number=news["number"], action=question["actions"][0])
            place = await wire.receive_game(start=place + 1)
        await wire.close()
        _add_bots_times(samples, server.folder, table, times, bot)
        progress(1)

    await served(folder, kept, leaks, lambda server: in_turns(kept, BOTS_AT_ONCE, lambda table: measure(server, table)))
    return samples


def _add_bots_times(samples: Samples, folder: Path, table: Written, times: dict[int, float], bot: str) -> None:
    """Group the times at which positions were seen by what was hidden in the answers that led to them."""
    positions = positions_of(entries_of(folder, table.id))
    for number, position in enumerate(positions[:-1]):
        game, after = position.game, positions[number + 1].game
        if game.asked in (0, None) or number not in times or number + 1 not in times:
            continue
        assert game.decision is not None
        action = after.moves[-1].action
        seconds = times[number + 1] - times[number]
        if action.kind == "place":
            samples.add(f"{bot} places", str(action.card), seconds)
        elif game.decision.kind == "reveal":
            samples.add(f"{bot} answers", str(action), seconds)
            if str(action) == "wait":
                samples.add(f"{bot} waits", NAMES[position.state.kind[game.card_asked]], seconds)


async def hearing(
    tables: int,
    folder: Path,
    seed: int = 0,
    decks: Sequence[str] = ("base",),
    leaks: str = "",
    progress: Progress = silent,
) -> Samples:
    """Measure how long an action with a hidden card takes to reach the others, by that card."""
    rng = random.Random(f"hearing {seed}")
    games = [Game.new(PLAYERS, rng.choice(decks), rng.getrandbits(60)) for _ in range(tables)]
    kept = [written(rng, game) for game in games]
    by_table = dict(zip((table.id for table in kept), games, strict=True))
    samples = Samples({})

    async def measure(server: Server, table: Written) -> None:
        game = by_table[table.id].copy()
        wires = [await Wire.open(server.port, table.id, token) for token in table.tokens]
        spectator = await Wire.open(server.port, table.id)
        await spectator.receive_game()
        number = 0
        loop = asyncio.get_running_loop()
        while game.decision is not None:
            decision = game.decision
            if decision.kind == "place":
                action = rng.choice(_ends(decision.actions))
                group, kind = "placing", str(action.card)
            else:
                action = decision.actions[0]
                group, kind = "waiting", NAMES[game.state.kind[game.card_asked]]
            sent = loop.time()
            await wires[decision.seat].say("move", number=number, action=str(action))
            number += 1
            place = await spectator.receive_game(number)
            if number > 3:  # the first moves run with cold caches
                samples.add(f"hearing of {group}", kind, spectator.times[place] - sent)
            game.play(action)
        for wire in (*wires, spectator):
            await wire.close()
        progress(1)

    await served(folder, kept, leaks, lambda server: in_turns(kept, 1, lambda table: measure(server, table)))
    return samples


class Measured(NamedTuple):
    """The comparisons, the suspected differences with their second measurement, and the differences seen twice."""

    comparisons: list[Comparison]
    suspected: list[tuple[Comparison, Comparison | None]]
    differences: list[Comparison]
    samples: int
    seconds: dict[str, list[float]]  # all of a question's samples


async def timing(measure: Callable[[int], Awaitable[Samples]]) -> Measured:
    """Measure with seed 1. If a difference is seen, measure again with seed 2; it counts only if it is seen again.

    The samples of one table share its moments of load, so a single run sees differences a little too often.
    """
    first = await measure(1)
    suspects = suspicious(first)
    again: dict[str, Comparison] = {}
    if suspects:
        again = {comparison.name: comparison for comparison in (await measure(2)).comparisons()}
    suspected = [(one, again.get(one.name)) for one in suspects]
    all_times: dict[str, list[float]] = defaultdict(list)
    for question, groups in first.groups.items():
        for times in groups.values():
            all_times[question] += times
    return Measured(
        first.comparisons(),
        suspected,
        [one for one, other in suspected if other is not None and other.p < UNLIKELY],
        first.size,
        dict(all_times),
    )
