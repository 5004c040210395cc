"""A worker: a separate process that plays jobs and reports at every decision what it is about to do."""

import os
import signal
import sys
import threading
import time
import traceback
from ctypes import Array, c_longlong
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Final

from ..errors import OriflammeError
from .deals import MAKING, play_deal, policies_of
from .entrants import check
from .job import Job
from .tally import Fault, Tally

IDLE: Final = 0
FIELDS: Final = 6  # of a pulse: counter, stage, deal, hero's seat, seat, decision
REPORT_EVERY: Final = 0.5  # seconds between partial results, which need not be played again

Pulse = Array[c_longlong]  # shared memory


class Request:
    """A job, or the rest of one, and the games known to fail."""

    def __init__(self, job: Job, known: dict[tuple[int, int], Fault]) -> None:
        self.job = job
        self.known = known


def serve(pipe: Connection, pulse: Pulse) -> None:
    """Answer requests until the other side closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    _silence()
    pipe.send("ready")
    while True:
        try:
            request = pipe.recv()
        except (EOFError, OSError):
            return
        if isinstance(request, Request):
            try:
                _play(request, pipe, pulse)
            except OriflammeError as error:
                pipe.send(error)
            except Exception:  # our own bug: errors of bots are caught where they are asked
                pipe.send(RuntimeError(traceback.format_exc()))
        else:
            _beat(pulse, MAKING, 0, 0, 0, 0)
            found = check(request)
            _beat(pulse, IDLE, 0, 0, 0, 0)
            pipe.send(found)


def _play(request: Request, pipe: Connection, pulse: Pulse) -> None:
    """Play the deals one by one; send partial results from time to time and the rest at the end."""

    def beat(stage: int, deal: int, hero_seat: int, seat: int, decision: int) -> None:
        _beat(pulse, stage, deal, hero_seat, seat, decision)

    job, tally = request.job, Tally()
    _beat(pulse, MAKING, job.first, 0, 0, 0)
    policies = policies_of(job)
    sent = time.monotonic()
    for number in job.numbers():
        play_deal(job, number, tally, policies, request.known, beat)
        if time.monotonic() - sent > REPORT_EVERY and number + 1 < job.first + job.deals:
            pipe.send(tally)
            tally, sent = Tally(), time.monotonic()
    _beat(pulse, IDLE, 0, 0, 0, 0)
    pipe.send(tally)


def _beat(pulse: Pulse, stage: int, deal: int, hero_seat: int, seat: int, decision: int) -> None:
    pulse[1] = stage
    pulse[2] = deal
    pulse[3] = hero_seat
    pulse[4] = seat
    pulse[5] = decision
    pulse[0] += 1


def _silence() -> None:
    """Keep bots from writing to the output of the program."""
    sys.stdout.flush()
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _die_with_parent() -> None:
    """End this process when the parent program ends, even if a bot hangs."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
