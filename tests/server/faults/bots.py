"""Bots that hang, die, fail or answer nonsense: a move is made anyway, and no one else has to wait."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from ..clients import Client, playing
from ..server_process import Server
from .figures import Figure, at_least, none, quantile, shown, within
from .moves import asked, move

LIMIT = 1.0  # seconds a bot may think
MORE = 1.0  # seconds beyond the limit after which its move must have been made
QUICK = 0.25  # seconds within which a person's move is answered, whatever bots do
PAUSE = 0.02  # seconds between two moves elsewhere
PACKAGE = '''
import ctypes
import os
import signal
import time


class Sleeper:
    """Hangs without using the processor."""

    def __init__(self, seed, option):
        pass

    def choose(self, view):
        time.sleep(1000)


class Spinner(Sleeper):
    """Hangs and uses all the processor time."""

    def choose(self, view):
        while True:
            pass


class Unborn(Sleeper):
    """Hangs in its constructor and ignores SIGTERM."""

    def __init__(self, seed, option):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(1000)


class Quitter(Sleeper):
    """Ends its process."""

    def choose(self, view):
        os._exit(0)


class Killer(Sleeper):
    """Kills its process."""

    def choose(self, view):
        os.kill(os.getpid(), signal.SIGKILL)


class Crasher(Sleeper):
    """Reads from address 0, so the system ends its process."""

    def choose(self, view):
        return ctypes.string_at(0)


class Closer(Sleeper):
    """Closes every file of its process, including its connection to the server."""

    def choose(self, view):
        os.closerange(0, 100)
        return view.decision.actions[0]


class Babbler(Sleeper):
    """Answers nonsense."""

    def choose(self, view):
        return "dance on the table"


class Cheat(Sleeper):
    """Answers with a well-formed but illegal action."""

    def choose(self, view):
        return "place soldier left" if view.decision.kind != "place" else "wait"


class Windbag(Sleeper):
    """Answers with 50 million letters."""

    def choose(self, view):
        return "reveal" * 8_000_000


class Stammerer(Sleeper):
    """Answers with text that cannot be encoded, and prints a lot."""

    def choose(self, view):
        print("x" * 1_000_000, flush=True)
        return chr(0xD800)


class Dumb(Sleeper):
    """Answers nothing."""

    def choose(self, view):
        return None


class Raiser(Sleeper):
    """Raises an error."""

    def choose(self, view):
        raise RuntimeError("a bot's own words")


class Leaver(Sleeper):
    """Raises SystemExit."""

    def choose(self, view):
        raise SystemExit(1)


class Stillborn(Sleeper):
    """Fails in its constructor."""

    def __init__(self, seed, option):
        raise MemoryError


class Cuckoo(Sleeper):
    """Dies, and leaves child processes behind that keep its files open."""

    def choose(self, view):
        if os.fork() == 0:
            time.sleep(5)
            os._exit(0)
        os._exit(1)
'''
BAD_BOTS = (
    "Sleeper", "Spinner", "Unborn", "Quitter", "Killer", "Crasher", "Closer", "Babbler", "Cheat", "Windbag",
    "Stammerer", "Dumb", "Raiser", "Leaver", "Stillborn", "Cuckoo", "Missing",
)  # fmt: skip


def register(folder: Path) -> str:
    """Install the bots in a folder as a package would, and return the folder."""
    dist = folder / "bad_bots-1.0.dist-info"
    dist.mkdir(parents=True)
    (folder / "bad_bots.py").write_text(PACKAGE)
    (dist / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1.0\n")
    lines = [f"{name.lower()} = bad_bots:{name}" for name in BAD_BOTS]  # Missing does not exist in the module
    (dist / "entry_points.txt").write_text("\n".join(["[oriflamme.bots]", *lines, ""]))
    return str(folder)


async def bots(
    folder: Path, moves: int = 20, limit: float = LIMIT, alone: float = 2.0, tick: Callable[[], None] = lambda: None
) -> list[Figure]:
    """Let bad bots play, one kind after the other and then many at once, while people and good bots play elsewhere."""
    path = os.pathsep.join(filter(None, (register(folder / "bots"), os.environ.get("PYTHONPATH"))))
    environment = {"PYTHONPATH": path, "ORIFLAMME_BOT_LIMIT": str(limit), "ORIFLAMME_BOT_WORKERS": "2"}
    server = Server(folder / "data", environment)
    server.start()
    try:
        elsewhere = Elsewhere(server)
        undisturbed = await elsewhere.during(asyncio.sleep(alone))
        times: dict[str, list[float]] = {}
        beside = await elsewhere.during(_one_after_the_other(server, moves, times, tick))
        crowd: list[list[float]] = []
        crowded = await elsewhere.during(_many_at_once(server, moves, crowd))
        return [
            *_figures(times, crowd, moves, limit),
            *undisturbed.figures("without bad bots", limit),
            *beside.figures("beside bad bots", limit),
            *crowded.figures("beside more bad bots than there are workers", limit),
            none("failed turns in the server's log", server.log.read_text().count("a turn failed")),
        ]
    finally:
        server.kill()


async def _one_after_the_other(
    server: Server, moves: int, times: dict[str, list[float]], tick: Callable[[], None]
) -> None:
    for name in BAD_BOTS:
        times[name] = await _times_of(server, name, moves)
        tick()


async def _many_at_once(server: Server, moves: int, times: list[list[float]]) -> None:
    names = ("Sleeper", "Spinner", "Unborn", "Killer", "Sleeper", "Spinner")
    times += await asyncio.gather(*(_times_of(server, name, moves) for name in names))


async def _times_of(server: Server, name: str, moves: int) -> list[float]:
    """Return how long the moves of a kind of bot took."""
    async with playing(server, 1, 3, bot=name.lower()) as (person,):
        return await _bots_moves(person, moves)


async def _bots_moves(person: Client, moves: int) -> list[float]:
    times: list[float] = []
    while len(times) < moves and person.question is not None:
        number, is_mine, started = person.last["game"]["number"], person.question["seat"] == 0, time.monotonic()
        if is_mine:
            await move([person])
            continue
        await person.until(lambda c, n=number: c.last["game"]["number"] > n)  # type: ignore[misc]
        times.append(time.monotonic() - started)
    return times


class Elsewhere:
    """Tables without bad bots: one of people, and one of a person with good bots."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def during(self, doing: Awaitable[None]) -> "Pace":
        """Play there until a task is done, and return how fast it was."""
        pace, done = Pace(), asyncio.Event()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._people(pace, done))
            group.create_task(self._person_with_bots(pace, done))
            await doing
            done.set()
        return pace

    async def _people(self, pace: "Pace", done: asyncio.Event) -> None:
        while not done.is_set():
            async with playing(self._server, 3, 3) as people:
                while not done.is_set() and people[0].question is not None:
                    await asked(people)
                    started = time.monotonic()
                    await move(people)
                    pace.people.append(time.monotonic() - started)
                    await asyncio.sleep(PAUSE)

    async def _person_with_bots(self, pace: "Pace", done: asyncio.Event) -> None:
        while not done.is_set():
            async with playing(self._server, 1, 3, bot="casual") as (person,):
                while not done.is_set() and person.question is not None:
                    pace.bots += await _bots_moves(person, 1)
                    await asyncio.sleep(PAUSE)


@dataclass
class Pace:
    """How long moves took: people's moves until the next view, and the moves of good bots."""

    people: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)

    def figures(self, when: str, limit: float) -> list[Figure]:
        """Return the figures."""
        return [
            shown(f"a person's move {when}, median of {len(self.people)}", f"{quantile(self.people, 0.5):.3f} s"),
            within(f"a person's move {when}, 99 %", quantile(self.people, 0.99), QUICK),
            shown(f"a good bot's move {when}, median of {len(self.bots)}", f"{quantile(self.bots, 0.5):.3f} s"),
            within(f"a good bot's move {when}, the most", max(self.bots, default=0.0), limit + MORE),
        ]


def _figures(times: dict[str, list[float]], crowd: list[list[float]], moves: int, limit: float) -> list[Figure]:
    figures = [
        within(f"a move of {name}, the most", max(found, default=99.0), limit + MORE) for name, found in times.items()
    ]
    every = [seconds for found in (*times.values(), *crowd) for seconds in found]
    return [
        *figures,
        within("a move of many bad bots at once, the most", max(map(max, crowd)), limit + MORE),
        at_least("moves of bad bots", len(every), moves * (len(times) + len(crowd)) // 2),
    ]
