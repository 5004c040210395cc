"""The memory of a game, as reported by the object, by Python and by the system."""

import resource
import sys
import tracemalloc
from pathlib import Path

from oriflamme.rules import State

from .copies import middle_game
from .timing import Amounts

COPIES = 10_000


def resident() -> int:
    """Return the resident bytes of this process."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def per_game() -> Amounts:
    """Return the bytes of one game, measured in three ways, without the list that holds the games."""
    state = middle_game(1).state
    found: Amounts = {"of the object": sys.getsizeof(State())}
    copies: list[State | None] = [None] * COPIES
    if Path("/proc/self/statm").exists():
        before = resident()
        for i in range(COPIES):
            copies[i] = state.copy()
        found["resident"] = (resident() - before) / COPIES
        copies = [None] * COPIES
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for i in range(COPIES):
        copies[i] = state.copy()
    found["allocated"] = (tracemalloc.get_traced_memory()[0] - before) / COPIES
    tracemalloc.stop()
    return found
