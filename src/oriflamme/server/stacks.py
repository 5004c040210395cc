"""What every thread and task of this process does right now, written to the standard error on SIGUSR1.

An operator whose server stands still sends the signal and sees where. Only places in the code are written, no values.
"""

import asyncio
import faulthandler
import signal
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .logs import LogStream


def write_on_signal() -> None:
    """From now on, write all stacks on SIGUSR1. Threads are written even if the event loop is stuck."""
    if sys.platform == "win32":
        return
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, write_tasks)
    faulthandler.register(signal.SIGUSR1, chain=True)


def write_tasks() -> None:
    """Write how many tasks wait where."""
    stream = LogStream()
    for places, count in Counter(map(waiting_at, asyncio.all_tasks())).most_common():
        stream.write(f"{count} x {places}\n")
    stream.flush()


def waiting_at(task: "asyncio.Task[Any]") -> str:
    """Return the places in the code through which a task came to what it waits for."""
    return " > ".join(_places(_awaited(task.get_coro())))


def _awaited(awaitable: Any) -> Iterator[Any]:
    """Yield a coroutine, the one that it awaits, and so on."""
    while awaitable is not None:
        yield awaitable
        awaitable = getattr(awaitable, "cr_await", None) or getattr(awaitable, "gi_yieldfrom", None)


def _places(awaitables: Iterable[Any]) -> Iterator[str]:
    for awaitable in awaitables:
        frame = getattr(awaitable, "cr_frame", None) or getattr(awaitable, "gi_frame", None)
        if frame is not None:
            yield f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno} {frame.f_code.co_name}"
