"""What is measured, in which order, and the limits."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .crowd import PEOPLE, Crowd, Tells, gathered
from .disk import DiskWatch, watched_disk
from .pace import AgainstBots, Burst, HumanPace, Sample
from .processes import Server, serving, serving_floor
from .recording import record

LONGEST: Final = 250.0  # milliseconds, p99, within a burst
MOST: Final = 2.0  # times the floor
GUARD: Final = 1.05  # times an action without a guard
ONE_PERSON: Final = (None, "club", "club", "club")
THINKING: Final = (0.5, 1.5)  # seconds until a person who plays against bots answers: faster than real people


@dataclass(frozen=True)
class Plan:
    """The count of tables and the length of each measurement."""

    tables: tuple[int, ...] = (100, 300, 1000, 2000)
    bot_tables: int = 100
    paces: tuple[str, ...] = ("0.6-1.4", "0-0")  # seconds after which bots answer: the default, and at once
    rate: float = 0.08  # actions a second at each table, at human pace
    seconds: float = 60.0  # at human pace and with bots
    short: float = 45.0  # the same, for all but the largest count of tables
    burst: float = 6.0  # each burst
    at_once: tuple[int, ...] = (32, 64, 128, 256)  # actions in flight in a burst
    warm_up: float = 2.0  # seconds before each measurement; a quarter for a burst, because games are short
    guard_tables: int = 300  # for what the guard costs
    guard_pairs: int = 6


QUICK: Final = Plan(
    tables=(20, 100), bot_tables=10, seconds=10, short=5, burst=2, at_once=(8, 32), warm_up=0.5, guard_tables=50
)
TINY: Final = Plan(
    (3, 6), 2, ("0-0",), 4, seconds=3, short=1, burst=0.3, at_once=(2,), warm_up=0, guard_tables=2, guard_pairs=1
)  # for tests


@dataclass
class Stage:
    """What was measured with this many tables."""

    tables: int
    sockets: int
    human: Sample = field(default_factory=Sample)
    human_cpu: float = 0.0  # seconds of the server for each action
    bursts: dict[int, Sample] = field(default_factory=dict)  # by actions in flight
    burst_cpu: dict[int, float] = field(default_factory=dict)
    resident: float = 0.0  # megabytes of the server's process, at most
    resident_workers: float = 0.0  # and of its bot processes

    @property
    def best(self) -> int:
        """How many actions in flight gave the highest rate, among the bursts that were not too slow."""
        kept = {number: burst for number, burst in self.bursts.items() if burst.p99 <= LONGEST}
        return max(kept or self.bursts, key=lambda number: self.bursts[number].rate)

    @property
    def burst(self) -> Sample:
        """The best burst."""
        return self.bursts[self.best]

    def weigh(self, server: Server) -> None:
        """Note the memory."""
        self.resident = max(self.resident, server.resident())
        self.resident_workers = max(self.resident_workers, server.resident_workers())


@dataclass
class Measured:
    """Everything that was measured."""

    floor: Stage = field(default_factory=lambda: Stage(0, 0))
    guarded_cpu: float = 0.0  # seconds of the floor for each action, in the quietest of some bursts
    bare_cpu: float = 0.0  # the same without a guard
    stages: list[Stage] = field(default_factory=list)
    bot_tables: int = 0
    bots: dict[str, Sample] = field(default_factory=dict)  # by the pace of the bots
    bot_actions: dict[str, float] = field(default_factory=dict)
    simpler: dict[str, float] = field(default_factory=dict)  # actions for which a simpler bot stood in
    acknowledged: int = 0
    on_disk: int = 0


@dataclass(frozen=True)
class Figure:
    """One figure and its limit."""

    name: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    @property
    def passed(self) -> bool | None:
        """Whether the limit is met; None without a limit."""
        if self.at_least is not None:
            return self.value >= self.at_least
        return None if self.at_most is None else self.value <= self.at_most

    @property
    def is_of_time(self) -> bool:
        """Whether it depends on the machine and its other work."""
        return self.at_most != 0

    @property
    def ratio(self) -> float | None:
        """How many times better than the limit."""
        if self.at_least is not None:
            return self.value / self.at_least
        return None if not self.at_most else self.at_most / max(self.value, 1e-9)


async def measure(plan: Plan, folder: Path, tell: Tells) -> Measured:
    """Measure everything, and what the disk does meanwhile."""
    async with watched_disk(folder) as disk:
        return await _measure(plan, folder, tell, disk)


async def _measure(plan: Plan, folder: Path, tell: Tells, disk: DiskWatch) -> Measured:
    measured = Measured(bot_tables=plan.bot_tables)
    with serving(folder) as server:
        tell("a game is recorded")
        recording = server.folder.parent / f"{server.folder.name}.game"
        (await record(server.port, PEOPLE)).write(recording)
    try:
        await measure_floor(plan, folder, recording, measured, tell, disk)
    finally:
        recording.unlink()
    with serving(folder) as server:
        async with gathered(server.port, PEOPLE, tell, disk=disk) as crowd:
            for tables in plan.tables:
                measured.stages.append(await stage(plan, server, crowd, tables, tell))
            measured.acknowledged = crowd.acknowledged
        server.stop()
        measured.on_disk = server.actions_on_disk()
    for pace in plan.paces:
        tell(f"bots, pace {pace}")
        with serving(folder, {"ORIFLAMME_BOT_PACE": pace}) as server:
            async with gathered(server.port, ONE_PERSON, tell, disk=disk) as crowd:
                await crowd.grow_to(plan.bot_tables)
                tell(f"{plan.bot_tables} tables with bots, pace {pace}")
                measured.bots[pace] = await AgainstBots(crowd, THINKING).play(plan.warm_up, plan.seconds)
                measured.bot_actions[pace] = server.metric('oriflamme_actions_total{by="bot"}')
                measured.simpler[pace] = server.metric("oriflamme_bot_failures_total")
    return measured


async def measure_floor(
    plan: Plan, folder: Path, recording: Path, measured: Measured, tell: Tells, disk: DiskWatch
) -> None:
    """Measure the same without a game, and what the guard costs."""
    with serving_floor(folder, recording) as server:
        async with gathered(server.port, PEOPLE, lambda news: tell(f"the floor: {news}"), disk=disk) as crowd:
            measured.floor = await stage(plan, server, crowd, max(plan.tables), tell)
    spent: tuple[list[float], list[float]] = ([], [])  # seconds for each action, by burst
    for pair in range(plan.guard_pairs):
        tell(f"what the guard costs, {pair + 1} of {plan.guard_pairs}")
        for all_bursts, bursts in zip(spent, await _guarded_and_bare(plan, folder, recording), strict=True):
            all_bursts.extend(bursts)
    measured.guarded_cpu, measured.bare_cpu = map(min, spent)  # the work is the same; the rest is the machine's


async def _guarded_and_bare(plan: Plan, folder: Path, recording: Path) -> tuple[list[float], list[float]]:
    """Return the CPU seconds of an action in bursts of the floor with and without a guard, in turn.

    How fast a process is depends on where its memory happens to lie, so a pair of them is not enough.
    """
    spent: tuple[list[float], list[float]] = ([], [])
    with serving_floor(folder, recording) as guarded, serving_floor(folder, recording, is_bare=True) as bare:
        async with (
            gathered(guarded.port, PEOPLE, _say_nothing) as first,
            gathered(bare.port, PEOPLE, _say_nothing) as second,
        ):
            for side in (0, 1, 1, 0):
                server, crowd = ((guarded, first), (bare, second))[side]
                await crowd.grow_to(plan.guard_tables)
                before, acknowledged = server.cpu_seconds(), crowd.acknowledged
                await Burst(crowd, min(64, plan.guard_tables)).play(plan.warm_up / 4, plan.burst / 2)
                spent[side].append((server.cpu_seconds() - before) / max(1, crowd.acknowledged - acknowledged))
    return spent


def _say_nothing(news: str) -> None:
    """Listen to news without telling them."""


async def stage(plan: Plan, server: Server, crowd: Crowd, tables: int, tell: Tells) -> Stage:
    """Measure human pace, bursts and memory with this many tables."""
    await crowd.grow_to(tables)
    found = Stage(tables, tables * crowd.people)
    tell(f"{tables:,} tables at human pace")
    before, acknowledged = server.cpu_seconds(), crowd.acknowledged
    seconds = plan.seconds if tables == max(plan.tables) else plan.short
    found.human = await HumanPace(crowd, plan.rate).play(plan.warm_up, seconds)
    found.human_cpu = (server.cpu_seconds() - before) / max(1, crowd.acknowledged - acknowledged)
    found.weigh(server)
    for at_once in plan.at_once:
        await crowd.grow_to(tables)
        tell(f"{tables:,} tables, {at_once} actions in flight")
        before, acknowledged = server.cpu_seconds(), crowd.acknowledged
        found.bursts[at_once] = await Burst(crowd, at_once).play(plan.warm_up / 4, plan.burst)
        found.burst_cpu[at_once] = (server.cpu_seconds() - before) / max(1, crowd.acknowledged - acknowledged)
        found.weigh(server)
    return found


def figures(measured: Measured) -> Sequence[Figure]:
    """Return the figures with their limits."""
    most, floor = measured.stages[-1], measured.floor
    human, burst = most.human, most.burst
    samples = [found for one in (floor, *measured.stages) for found in (one.human, *one.bursts.values())]
    samples += measured.bots.values()
    pace = f"{most.tables:,} tables at human pace, {human.rate:.0f} actions/s"
    flood = f"burst, {most.best} actions in flight"
    return [
        Figure(f"{pace}: all views, p50", human.quantile(0.5), "ms"),
        Figure(f"{pace}: all views, p99", human.p99, "ms"),
        Figure(f"{pace}: all views, the longest", human.quantile(1), "ms"),
        _against_the_floor(f"{pace}: all views, p99", human.p99, floor.human.p99, "ms"),
        _against_the_floor(f"{pace}: CPU of an action", 1000 * most.human_cpu, 1000 * floor.human_cpu, "ms"),
        Figure(f"{flood}: durable actions", burst.rate, "a second"),
        _against_the_floor(f"{flood}: all views, p99", burst.p99, floor.bursts[most.best].p99, "ms"),
        _against_the_floor(
            f"{flood}: CPU of an action", 1000 * most.burst_cpu[most.best], 1000 * floor.burst_cpu[most.best], "ms"
        ),
        _because_of_the_guard(1000 * most.burst_cpu[most.best], 1000 * (measured.guarded_cpu - measured.bare_cpu)),
        Figure(
            f"memory with {most.sockets:,} sockets: server {most.resident:.0f}, bots {most.resident_workers:.0f}",
            most.resident + most.resident_workers,
            "MB",
            at_most=600,
        ),
        *(
            Figure(f"{measured.bot_tables} tables with three club bots, pace {pace} s: own view, p99", sample.p99, "ms")
            for pace, sample in measured.bots.items()
        ),
        Figure("acknowledged actions that are not on disk", measured.acknowledged - measured.on_disk, "", at_most=0),
        Figure("actions not seen by everyone who must", sum(sample.unseen for sample in samples), "", at_most=0),
    ]


def _against_the_floor(name: str, value: float, floor: float, unit: str) -> Figure:
    title = f"{name}: {value:.3g} {unit}, times the floor of {floor:.3g}"
    return Figure(title, value / max(floor, 1e-9), "x", at_most=MOST)


def _because_of_the_guard(action: float, guard: float) -> Figure:
    title = f"{guard:.3f} ms of CPU are the guard's: CPU of an action, times that without them"
    return Figure(title, action / max(action - guard, 1e-9), "x", at_most=GUARD)
