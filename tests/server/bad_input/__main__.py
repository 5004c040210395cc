"""`python -m tests.server.bad_input [FRAMES] [WRONG] [EXAMPLES]`: all of it, with figures (about ten minutes)."""

import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.server.bad_input import ghosts
from tests.server.bad_input.frames import frames, long_handshakes
from tests.server.bad_input.http import http
from tests.server.bad_input.limits import LIMITS, limits, say_no_hello, talk_again_and_again
from tests.server.bad_input.names import LOGS, NUMBER, names
from tests.server.bad_input.scene import PATIENT, gathering, told
from tests.server.bad_input.slow_readers import stop_reading, take_nothing_and_go_on
from tests.server.bad_input.wrong import wrong
from tests.server.server_process import Server

WANTED: Final = (1_000_000, 200_000, 200)
CUT: Final = 40.0  # seconds after which a client that takes nothing has lost its seat


@contextmanager
def serving(environment: Mapping[str, str] | None = None) -> Iterator[Server]:
    """A server of one's own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", environment)
        server.start()
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def measured(title: str, number: int) -> Iterator[Callable[[int], None]]:
    """Show how far something is; the function that is given counts."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    started = time.monotonic()
    with Progress(*columns) as progress:
        task = progress.add_task(title, total=number)
        yield lambda done: progress.advance(task, done)
    print(f"\n{title}: {time.monotonic() - started:.0f} s")


def show(counts: Counter[str], *lines: str) -> None:
    """Print figures."""
    print(told(counts), *lines, sep="\n", end="\n\n", flush=True)


async def try_ghosts() -> None:
    """Try those who are gone, and those who take nothing."""
    with serving() as server:
        await ghosts.leave_and_go_on(server)
        await ghosts.be_sent_away_and_go_on(server)
        await take_nothing_and_go_on(server)
        await ghosts.inherit_ids(server)
        await ghosts.spoil_an_undo(server)
        await long_handshakes(server)
        seconds = await stop_reading(server, 8000)
        assert seconds < CUT, f"a client that takes nothing had its seat for {seconds:.0f} s"
    with serving({"ORIFLAMME_AWAY_SECONDS": str(ghosts.SHORT)}) as server:
        await ghosts.ask_for_a_stand_in(server)
    print("those who have left, were sent away or take nothing: none did anything")
    print(f"a client that takes nothing has lost its seat after {seconds:.0f} s\n", flush=True)


async def main() -> None:
    """Try all of it."""
    given = [int(number) for number in sys.argv[1:]]
    frames_wanted, wrong_wanted, examples = (*given, *WANTED[len(given) :])
    with serving(PATIENT) as server, measured("mutated frames", frames_wanted) as progress:
        outcome = await frames(server, frames_wanted, progress)
    show(outcome.counts, *outcome.lines())
    with serving(PATIENT) as server, measured("wrong messages", wrong_wanted) as progress:
        outcome = await wrong(server, wrong_wanted, progress)
    show(outcome.counts, *outcome.lines())
    with serving(LOGS) as server, measured("hostile names and texts", NUMBER) as progress:
        counts = await names(server, NUMBER, progress)
    show(counts)
    with serving(PATIENT) as server:
        show(await http(server, examples))
    with serving(LIMITS) as server:
        await asyncio.gather(limits(server), say_no_hello(server, await gathering(server)))
        await talk_again_and_again(server, await gathering(server))
    print(f"the limits hold: {', '.join(LIMITS)}\n", flush=True)
    await try_ghosts()
    print("all of it: a typed answer to each, no change, no mistake in the log, the server alive")


if __name__ == "__main__":
    asyncio.run(main())
