"""`python -m tests.server.bad_input [FRAMES] [WRONG] [EXAMPLES]`: the long form, with figures (about ten minutes)."""

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

from tests.server.bad_input import side_effects
from tests.server.bad_input.frames import frames, long_handshakes
from tests.server.bad_input.http import http
from tests.server.bad_input.limits import LIMITS, limits, say_no_hello, talk_over_new_sockets
from tests.server.bad_input.names import COUNT, LOGS, names
from tests.server.bad_input.slow_readers import read_nothing_and_continue, stop_reading
from tests.server.bad_input.targets import PATIENT, as_lines, gathering
from tests.server.bad_input.wrong_messages import wrong
from tests.server.server_process import Server

WANTED: Final = (1_000_000, 200_000, 200)
CUT: Final = 40.0  # seconds after which a client that does not read must have lost its seat


@contextmanager
def serving(environment: Mapping[str, str] | None = None) -> Iterator[Server]:
    """Run a server inside a `with` block."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data", environment)
        server.start()
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def measured(title: str, count: int) -> Iterator[Callable[[int], None]]:
    """Show the progress of a task. The function that it yields adds to the count."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    started = time.monotonic()
    with Progress(*columns) as progress:
        task = progress.add_task(title, total=count)
        yield lambda done: progress.advance(task, done)
    print(f"\n{title}: {time.monotonic() - started:.0f} s")


def show(counts: Counter[str], *lines: str) -> None:
    """Print figures."""
    print(as_lines(counts), *lines, sep="\n", end="\n\n", flush=True)


async def try_side_effects() -> None:
    """Try clients that were removed, and clients that do not read."""
    with serving() as server:
        await side_effects.leave_and_continue(server)
        await side_effects.be_removed_and_continue(server)
        await read_nothing_and_continue(server)
        await side_effects.reuse_ids(server)
        await side_effects.send_stale_before_undo(server)
        await long_handshakes(server)
        seconds = await stop_reading(server, 8000)
        assert seconds < CUT, f"a client that does not read kept its seat for {seconds:.0f} s"
    with serving({"ORIFLAMME_AWAY_SECONDS": str(side_effects.SHORT)}) as server:
        await side_effects.request_a_stand_in(server)
    print("clients that left, were removed or do not read: their messages had no effect")
    print(f"a client that does not read lost its seat after {seconds:.0f} s\n", flush=True)


async def main() -> None:
    """Run every proof."""
    given = [int(text) for text in sys.argv[1:]]
    frames_wanted, wrong_wanted, examples = (*given, *WANTED[len(given) :])
    with serving(PATIENT) as server, measured("mutated frames", frames_wanted) as progress:
        outcome = await frames(server, frames_wanted, progress)
    show(outcome.counts, *outcome.lines())
    with serving(PATIENT) as server, measured("wrong messages", wrong_wanted) as progress:
        outcome = await wrong(server, wrong_wanted, progress)
    show(outcome.counts, *outcome.lines())
    with serving(LOGS) as server, measured("hostile names and texts", COUNT) as progress:
        counts = await names(server, COUNT, progress)
    show(counts)
    with serving(PATIENT) as server:
        show(await http(server, examples))
    with serving(LIMITS) as server:
        await asyncio.gather(limits(server), say_no_hello(server, await gathering(server)))
        await talk_over_new_sockets(server, await gathering(server))
    print(f"the limits hold: {', '.join(LIMITS)}\n", flush=True)
    await try_side_effects()
    print("all of it: a typed answer to each, no change, no error in the log, the server alive")


if __name__ == "__main__":
    asyncio.run(main())
