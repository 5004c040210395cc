"""The time left never grows: random sequences of everything that people at a table can do.

`python -m tests.server.time_account [SEQUENCES]`: every tenth sequence is at a turn-based table on a database, with
vacations. The others are at live tables in memory, on a clock that the test sets.
"""

import asyncio
import contextlib
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest import mock

import structlog
from sqlalchemy import delete, insert

from oriflamme.bots import Answer
from oriflamme.protocol.messages import Back, Command, Hello, Move, Pause, StandIn, Start, Undo
from oriflamme.protocol.tables import OpenTable, Pace, Seated, TableSettings
from oriflamme.server.accounts.accounts import Account
from oriflamme.server.settings import Settings
from oriflamme.server.storage import schema
from oriflamme.server.storage.memory import MemoryStore
from oriflamme.server.tables.audience import Viewer
from oriflamme.server.tables.hall import Hall
from oriflamme.server.tables.handlers.dispatch import dispatch
from oriflamme.server.tables.live_table import LiveTable
from oriflamme.server.tables.news import clock_news
from oriflamme.server.tables.ports import Member as TableMember
from oriflamme.server.tables.table import Table
from oriflamme.server.turn_based.scheduler import LOOKED, Scheduler
from oriflamme.server.turn_based.vacations import YEARLY, Vacation, go_on_vacation
from oriflamme.server.wire.refusal import Refusal
from oriflamme.view import View

from .unit.backend import Backend, open_backend
from .unit.times import ManualClock, loop_with, running_on

LENGTH: Final = 14  # steps of a sequence
DAY: Final = 86_400_000  # milliseconds
AT_ONE_TABLE: Final = 60  # turn-based sequences with the same three accounts
ROUNDING: Final = 2  # milliseconds


class TimeGrewError(AssertionError):
    """A seat had more time left than before."""


class NullConnection:
    """A connection that ignores everything."""

    def send(self, message: bytes) -> None:
        pass

    def close(self, code: int) -> None:
        pass


class Bots:
    """Bots that choose the first legal action."""

    async def choose(self, name: str, seed: str, view: View) -> Answer:
        assert view.decision is not None
        return Answer(str(view.decision.actions[0]), name)


class OpenAdmission:
    """Admits everyone."""

    def check_open(self, wanted: OpenTable, member: TableMember | None) -> None:
        pass

    @contextlib.asynccontextmanager
    async def taking_a_seat(self, member: TableMember | None) -> AsyncIterator[None]:
        yield

    async def check_join(self, table: Table, member: TableMember | None) -> None:
        pass

    async def check_rematch(self, accounts: Collection[str]) -> set[str]:
        return set()


class Seen(NamedTuple):
    """The time left, in milliseconds, of the seat to decide at one moment."""

    moves: tuple[str, ...]
    left: int
    reserves: tuple[int, ...]
    runs: bool


class Ledger:
    """The observed times of a table. `note` checks that the time has not grown."""

    def __init__(self) -> None:
        self._least: dict[tuple[str, ...], int] = {}
        self._reserves: dict[tuple[str, ...], tuple[int, ...]] = {}

    def note(self, seen: Seen, passed: int = 0) -> None:
        """Compare with the time left at the same decision before; at least `passed` milliseconds must be gone."""
        for moves in [moves for moves in self._least if len(moves) > len(seen.moves)]:
            del self._least[moves]  # its answer was taken back, so the next seat will be asked again
        least = self._least.get(seen.moves)
        if least is not None and seen.left > max(0, least - passed) + ROUNDING:
            raise TimeGrewError(f"{seen.left} ms are left; {least} ms were left before, and {passed} ms have passed")
        self._least[seen.moves] = seen.left if least is None else min(least, seen.left)
        before = self._reserves.get(seen.moves) or self._reserves.get(seen.moves[:-1], seen.reserves)
        if any(now > was for now, was in zip(seen.reserves, before, strict=True)):
            raise TimeGrewError(f"the reserves are {seen.reserves}; before they were {before}")
        self._reserves.setdefault(seen.moves, seen.reserves)

    def grant(self, moves: tuple[str, ...]) -> None:
        """Let a decision start over, as after a restart of the server."""
        self._least.pop(moves, None)


# Live tables.


class LiveSequence:
    """A live table of people and bots with random steps."""

    def __init__(self, seed: int, clock: ManualClock) -> None:
        self.dice = random.Random(seed)
        self.clock = clock
        self.store = MemoryStore()
        self.settings = Settings(bot_pace=(0.5, 3.0), away_seconds=15.0)
        self.hall = Hall(self.settings, self.store, Bots(), OpenAdmission())
        self.seats: list[Seated] = []
        self.viewers: dict[int, Viewer] = {}
        self.ledger = Ledger()
        self.done: Counter[str] = Counter()
        self.log: list[str] = []
        self._ids = 0

    async def run(self) -> None:
        """Start a game, perform random steps and check the time after each."""
        people = self.dice.choice([1, 1, 2, 3])
        pace = Pace("live", seconds=self.dice.choice([5, 10]), reserve=self.dice.choice([0, 3, 20]))
        bots = (*[None] * people, *["casual"] * (3 - people))
        self.seats = [await self.hall.open(OpenTable("P0", TableSettings(players=3, pace=pace), bots))]
        live = await self.live()
        self.seats += [await self.hall.join(live, f"P{seat}") for seat in range(1, people)]
        for seat in range(people):
            await self.connect(seat)
        await self.say(0, Start(self.id()))
        for _ in range(LENGTH):
            await self.step()
            if (await self.live()).table.phase != "playing":
                break
        self.hall.close()
        await asyncio.sleep(1)  # let the cancelled tasks end

    async def step(self) -> None:
        """Perform one random step."""
        steps: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (6, self.answer),
            (6, self.undo),
            (5, self.wait),
            (1, self.leave),
            (3, self.come_back),
            (1, self.lose_connection),
            (1, self.stand_in),
            (1, self.pause),
            (1, self.resume),
            (1, self.rename),
            (1, self.restart),
        ]
        weights, choices = zip(*steps, strict=True)
        (step,) = self.dice.choices(choices, weights)
        self.log.append(step.__name__)
        self.done[step.__name__] += 1
        await step()
        self.ledger.note(await self.seen())

    async def seen(self) -> Seen:
        live = await self.live()
        assert live.table.game is not None
        news = clock_news(live.table, live.timekeeper.clock, None, 0)
        moves = tuple(map(str, live.table.game.moves))
        if news is None:
            return Seen(moves, 0, tuple(seat.reserve for seat in live.table.seats), False)
        return Seen(moves, news.left, news.reserves, news.running)

    async def live(self) -> LiveTable:
        return await self.hall.find(self.seats[0].table, "here")

    def id(self) -> str:
        self._ids += 1
        return f"m{self._ids}"

    async def say(self, seat: int, message: Command) -> None:
        if viewer := self.viewers.get(seat):
            await dispatch(await self.live(), viewer, message)

    async def connect(self, seat: int) -> None:
        live = await self.live()
        self.viewers[seat] = await live.reception.welcome(Hello(self.seats[seat].token), NullConnection())

    # The steps.

    async def answer(self) -> None:
        table = (await self.live()).table
        if table.asked in self.viewers and table.game is not None and table.game.decision is not None:
            action = str(self.dice.choice(table.game.decision.actions))
            await self.say(table.asked, Move(self.id(), self.viewers[table.asked].number, action))

    async def undo(self) -> None:
        table = (await self.live()).table
        if table.last_actor in self.viewers:
            await self.say(table.last_actor, Undo(self.id(), self.viewers[table.last_actor].number))

    async def wait(self) -> None:
        before, seconds = await self.seen(), self.dice.choice([0.2, 0.4, 2.0, 4.0, 12.0])
        await asyncio.sleep(seconds)
        after = await self.seen()
        if before.moves == after.moves and before.runs and after.runs:
            self.ledger.note(after, round(1000 * seconds))

    async def leave(self) -> None:
        if self.viewers:
            seat = self.dice.choice(sorted(self.viewers))
            await self.gone(seat, is_excused=False)

    async def lose_connection(self) -> None:
        if self.viewers:
            seat = self.dice.choice(sorted(self.viewers))
            await self.gone(seat, is_excused=True)

    async def gone(self, seat: int, is_excused: bool) -> None:
        await (await self.live()).reception.see_off(self.viewers.pop(seat), is_excused)

    async def come_back(self) -> None:
        await self.connect(self.dice.randrange(len(self.seats)))

    async def stand_in(self) -> None:
        seat, other = self.dice.randrange(len(self.seats)), self.dice.randrange(len(self.seats))
        await self.say(seat, StandIn(self.id(), other))
        await self.say(other, Back(self.id()))

    async def pause(self) -> None:
        for seat in sorted(self.viewers):
            await self.say(seat, Pause(self.id()))

    async def resume(self) -> None:
        for seat in sorted(self.viewers)[:1]:
            await self.say(seat, Pause(self.id(), on=False))

    async def rename(self) -> None:
        """Drop the table from memory, as when a player was renamed. Everyone must reconnect."""
        back = [seat for seat in sorted(self.viewers) if self.dice.random() < 0.7]
        self.viewers.clear()
        self.hall.lose(self.seats[0].table)
        for seat in back:
            await self.connect(seat)

    async def restart(self) -> None:
        """Restart the server. The decision starts over, because an outage must not cost a player time."""
        seen = await self.seen()
        self.viewers.clear()
        self.hall.close()
        self.hall = Hall(self.settings, self.store, Bots(), OpenAdmission())
        self.ledger.grant(seen.moves)
        await self.come_back()


def run_live(seed: int) -> Counter[str]:
    """Run one sequence at a live table. Return the count of each step."""
    clock = ManualClock()
    sequence = LiveSequence(seed, clock)
    loop = loop_with(clock)
    try:
        with running_on(clock):
            loop.run_until_complete(sequence.run())
    except TimeGrewError as grown:
        raise TimeGrewError(f"live sequence {seed}: {grown}; {' '.join(sequence.log)}") from None
    finally:
        loop.run_until_complete(end_other_tasks())
        loop.close()
    return sequence.done


async def end_other_tasks() -> None:
    """End what a sequence that failed has left running; otherwise it is destroyed in the middle of another test."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


# Turn-based tables.


class Today(ManualClock):
    """The time of day, in milliseconds, and the running time. The test sets both."""

    @property
    def now(self) -> int:
        return round(self.at * 1000)

    def time_ns(self) -> int:
        return self.now * 1_000_000


class TurnBasedSequence:
    """A turn-based table of three accounts, or of two and a bot, with random steps."""

    def __init__(self, seed: int, backend: Backend, members: list[Account], today: Today) -> None:
        self.seed = seed
        self.dice = random.Random(seed)
        self.backend = backend
        self.members = members
        self.today = today
        self.scheduler = Scheduler(backend.hall, backend.store, None, lambda: None)
        self.viewers: dict[int, Viewer] = {}
        self.ledger = Ledger()
        self.away = [0, 0, 0]  # milliseconds of vacation that each account has used
        self.done: Counter[str] = Counter()
        self.log: list[str] = []
        self.table = ""
        self._ids = 0

    async def run(self) -> None:
        """Start a game, perform random steps and check the time after each."""
        self.today.at = datetime(2026, self.dice.choice([3, 6, 12]), 5, tzinfo=UTC).timestamp()
        self.year = 2026
        accounts = schema.accounts
        await self.backend.write(accounts.update().values(vacation_until=None, vacation_left=None))
        await self.looked()
        await self.begin()
        for _ in range(LENGTH):
            await self.step()
            if (await self.live()).table.phase != "playing":
                break
        self.backend.hall.lose(self.table)

    async def begin(self) -> None:
        settings = TableSettings(players=3, pace=Pace("turns", seconds=3 * 86_400))
        opened = await self.backend.hall.open(OpenTable("-", settings), self.members[0])
        self.table = opened.table
        live = await self.live()
        for member in self.members[1:]:
            await self.backend.hall.join(live, "-", member)
        await self.connect(0)
        await self.say(0, Start(self.id()))
        assert live.table.phase == "playing"

    async def step(self) -> None:
        steps: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (6, self.answer),
            (6, self.undo),
            (5, self.let_time_pass),
            (2, self.leave),
            (4, self.come_back),
            (4, self.go_on_vacation),
            (3, self.end_vacation),
            (2, self.look),
            (1, self.bot_answers),
            (1, self.pause),
            (1, self.resume),
            (1, self.rename),
            (1, self.be_down),
        ]
        weights, choices = zip(*steps, strict=True)
        (step,) = self.dice.choices(choices, weights)
        self.log.append(step.__name__)
        self.done[step.__name__] += 1
        await step()
        self.ledger.note(await self.seen())
        await self.check_vacations()

    async def seen(self) -> Seen:
        while True:
            table = (await self.live()).table
            assert table.game is not None
            moves, position = tuple(map(str, table.game.moves)), table.position
            if table.paused:
                return Seen(moves, table.left_at_pause, (), False)
            row = await self.backend.store.deadline(self.table)
            if row is not None and not position == row.position == table.position:
                continue  # a bot is just answering: the table and its deadline are not of the same moment
            if row is None:
                return Seen(moves, 0, (), False)
            return Seen(moves, row.left_to_think(self.today.now), (), True)

    async def check_vacations(self) -> None:
        """Check that no account has more vacation than it should have left."""
        for seat, member in enumerate(self.members):
            (row,) = await self.backend.rows(schema.accounts, id=member.id)
            vacation, now = Vacation(row.vacation_until, row.vacation_left), self.today.now
            end = vacation.end_at(now)
            planned = (end or now) - now
            years = 1 + max(_year(now), _year(end or now)) - self.year
            left = vacation.left_in_year_of(end or now)
            if self.away[seat] + planned + left > years * YEARLY:
                raise TimeGrewError(f"{left // DAY} days of vacation are left after {self.away[seat] // DAY} were used")

    async def live(self) -> LiveTable:
        return await self.backend.hall.find(self.table, "here")

    def id(self) -> str:
        self._ids += 1
        return f"m{self._ids}"

    async def say(self, seat: int, message: Command) -> None:
        if viewer := self.viewers.get(seat):
            await dispatch(await self.live(), viewer, message)

    async def connect(self, seat: int) -> None:
        self.viewers[seat] = await (await self.live()).reception.welcome(Hello(account=True), NullConnection(), seat)

    async def looked(self) -> None:
        facts = schema.facts
        await self.backend.write(
            delete(facts).where(facts.c.name == LOOKED),
            insert(facts).values(name=LOOKED, fact=str(self.today.now)),
        )

    # The steps.

    async def answer(self) -> None:
        table = (await self.live()).table
        if table.asked is not None and not table.paused:
            if table.asked not in self.viewers:
                await self.connect(table.asked)
            if self.dice.random() < 0.6:  # without other viewers it can be taken back
                for seat in self.viewers.keys() - {table.asked}:
                    await (await self.live()).reception.see_off(self.viewers.pop(seat))
            assert table.game is not None and table.game.decision is not None
            action = str(self.dice.choice(table.game.decision.actions))
            await self.say(table.asked, Move(self.id(), self.viewers[table.asked].number, action))

    async def undo(self) -> None:
        table = (await self.live()).table
        if table.last_actor in self.viewers:
            await self.say(table.last_actor, Undo(self.id(), self.viewers[table.last_actor].number))

    async def let_time_pass(self) -> None:
        """Let hours or days pass. The scheduler looks at the deadlines now and then."""
        before, ends = await self.seen(), await self.vacation_ends()
        milliseconds = self.dice.choice([1000, DAY // 24, DAY // 2, 2 * DAY, 4 * DAY, 9 * DAY])
        start = self.today.now
        self.today.advance(milliseconds / 1000)
        on_vacation = [max(0, min(end, self.today.now) - start) for end in ends]
        for seat, away in enumerate(on_vacation):
            self.away[seat] += away
        await self.looked()
        after, asked = await self.seen(), (await self.live()).table.asked
        if before.moves == after.moves and before.runs and after.runs and asked is not None:
            row = await self.backend.store.deadline(self.table)
            is_theirs = row is not None and row.account_id is not None
            self.ledger.note(after, milliseconds - on_vacation[asked] if is_theirs else milliseconds)

    async def vacation_ends(self) -> list[int]:
        rows = [(await self.backend.rows(schema.accounts, id=member.id))[0] for member in self.members]
        return [row.vacation_until or 0 for row in rows]

    async def leave(self) -> None:
        live = await self.live()
        asked = live.table.asked
        if asked is not None and self.dice.random() < 0.7:
            await self.connect(asked)
        if self.viewers:
            seat = asked if asked in self.viewers else self.dice.choice(sorted(self.viewers))
            async with live.exclusively():
                await live.stand_in(seat, True)
            await live.reception.see_off(self.viewers.pop(seat))

    async def come_back(self) -> None:
        asked = (await self.live()).table.asked
        await self.connect(asked if asked is not None and self.dice.random() < 0.7 else self.dice.randrange(3))

    async def go_on_vacation(self) -> None:
        await self.take_vacation(self.today.now + self.dice.choice([1, 5, 12, 25, 30]) * DAY)

    async def end_vacation(self) -> None:
        await self.take_vacation(None)

    async def take_vacation(self, until: int | None) -> None:
        asked = (await self.live()).table.asked
        number = asked if asked is not None and self.dice.random() < 0.8 else self.dice.randrange(3)
        with contextlib.suppress(Refusal):
            await go_on_vacation(self.backend.store, self.members[number].id, until)

    async def look(self) -> None:
        await self.scheduler._act(self.table)

    async def bot_answers(self) -> None:
        live = await self.live()
        if live.table.is_answered_by_bot and live.is_awake:
            assert live.table.game is not None and live.table.game.decision is not None
            decision = live.table.game.decision
            async with live.exclusively():
                await live.play(decision.seat, str(decision.actions[0]), "bot")

    async def pause(self) -> None:
        for seat in range(3):
            await self.connect(seat)
            await self.say(seat, Pause(self.id()))

    async def resume(self) -> None:
        for seat in sorted(self.viewers)[:1]:
            await self.say(seat, Pause(self.id(), on=False))

    async def rename(self) -> None:
        """Load the table again, as after a rename, an idle hour or a restart."""
        self.viewers.clear()
        self.backend.hall.lose(self.table)

    async def be_down(self) -> None:
        """Stop the server for a while. Deadlines move by that time, except for the part that was vacation."""
        start, ends = self.today.now, await self.vacation_ends()
        self.viewers.clear()
        self.backend.hall.lose(self.table)
        self.today.advance(self.dice.choice([3600, 86_400, 8 * 86_400]))
        for seat, end in enumerate(ends):
            self.away[seat] += max(0, min(end, self.today.now) - start)
        await self.scheduler.keep_time()


def _year(time: int) -> int:
    return datetime.fromtimestamp(time / 1000, UTC).year


async def run_turn_based(seeds: Collection[int], folder: Path) -> Counter[str]:
    """Run sequences at turn-based tables on one database. Return the count of each step."""
    done: Counter[str] = Counter()
    today = Today(datetime(2026, 6, 5, tzinfo=UTC).timestamp())
    with mock.patch.object(time, "time_ns", today.time_ns), running_on(today):
        limits: dict[str, Any] = {"miss_burst": 10**6, "sign_in_burst": 10**6, "bot_pace": (1e6, 1e6)}
        async with open_backend(folder, **limits) as backend:
            for index, seed in enumerate(seeds):
                if index % AT_ONE_TABLE == 0:
                    members = [await backend.new_account(f"Member {index}-{number}") for number in range(3)]
                sequence = TurnBasedSequence(seed, backend, members, today)
                try:
                    await sequence.run()
                except TimeGrewError as grown:
                    await end_other_tasks()
                    raise TimeGrewError(f"turn-based sequence {seed}: {grown}; {' '.join(sequence.log)}") from None
                done += sequence.done
    return done


def main(sequences: int) -> int:
    """Run the sequences. Print the steps, and whether the time left has grown."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    done: Counter[str] = Counter()
    started, turn_based = time.monotonic(), sequences // 10
    try:
        for seed in range(sequences - turn_based):
            done += run_live(seed)
        for first in range(0, turn_based, 500):
            with tempfile.TemporaryDirectory() as folder:
                seeds = range(first, min(first + 500, turn_based))
                done += asyncio.run(run_turn_based(seeds, Path(folder)))
    except TimeGrewError as grown:
        print(f"the time left grew in {grown}")
        return 1
    print(*(f"{amount:,} × {step}" for step, amount in done.most_common()), sep=", ")
    live = sequences - turn_based
    print(f"{sequences:,} sequences ({live:,} live, {turn_based:,} turn-based): the time left grew in none")
    print(f"it took {time.monotonic() - started:,.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1].replace(",", "")) if len(sys.argv) > 1 else 100_000))
