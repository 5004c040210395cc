"""Timing in CPU seconds of this process, so that other work on the machine adds only noise."""

import os
import time
from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import TypeAlias

Amounts: TypeAlias = dict[str, float]  # "games": 250.0, "decisions": 17010.0
Batch: TypeAlias = Callable[[], Amounts]  # does some work and returns how much it was


def stay_on_one_core() -> None:
    """Bind this process, and those it starts, to one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def rates(batch: Batch, seconds: float) -> Amounts:
    """Repeat the work for this many seconds; return how much was done per second."""
    done: Amounts = {}
    begin = now = time.process_time()
    while now - begin < seconds:
        for name, amount in batch().items():
            done[name] = done.get(name, 0) + amount
        now = time.process_time()
    return {name: amount / (now - begin) for name, amount in done.items()}


def draws(rng: Random) -> Callable[[], int]:
    """Return a function that yields numbers drawn in advance, so that a loop measures the game and not the dice."""
    return cycle([rng.getrandbits(29) for _ in range(10_007)]).__next__
