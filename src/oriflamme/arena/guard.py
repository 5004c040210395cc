"""A guard runs one worker process and watches it.

A bot that does not answer in time, or ends its process, is reported. The guard replaces the worker, gives up that game
and continues the job after it. Both engines play through guards, so their results are the same.
"""

import multiprocessing
import time
from contextlib import suppress
from ctypes import c_longlong
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import msgspec

from ..errors import OriflammeError
from .deals import DECIDING, MAKING, WHOLE_GAME, Seating
from .entrants import Checked
from .job import LIMIT, Job
from .tally import Fault, Tally
from .worker import FIELDS, IDLE, Request, serve

POLL: Final = 0.05  # seconds between two looks
STARTING: Final = 300.0  # seconds a worker may take to start: Ray gives its processes a low priority
PATIENCE: Final = {IDLE: 0, DECIDING: 1, MAKING: 12, WHOLE_GAME: 200}  # in units of the limit; 0: forever
GIVES_UP: Final = 3  # after this many failures of a bot in a row, the rest of its games in the job are given up


class Closed(Exception):
    """The guard was closed while it worked."""


class _Lost(Exception):
    """The worker hangs or has ended; `pulse` is what it reported last."""

    def __init__(self, pulse: list[int], what: str) -> None:
        super().__init__(what)
        self.pulse = pulse
        self.what = what


class Guard:
    """Plays jobs in a process that it watches."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._pulse: Any = None
        self._closed = False

    def check(self, name: str, limit: float = LIMIT) -> Checked:
        """Check whether a bot can be created."""
        try:
            answer = self._ask(name, limit)
            assert isinstance(answer, Checked)
            return answer
        except _Lost as lost:
            self._stop()
            return Checked(f"the bot {name!r} cannot be created: it {lost.what}")

    def play(self, job: Job) -> Tally:
        """Play a job to its end, whatever the bots do."""
        done, known = Tally(), dict[tuple[int, int], Fault]()
        row: list[Fault] = []  # failures in consecutive games
        rest = job
        while rest.deals:
            try:
                self._play(rest, known, done)
            except _Lost as lost:
                self._stop()
                fault = _fault_of(job, lost)
                known[fault.deal, fault.hero_seat] = fault
                row = [*row, fault] if row and _follows(job, row[-1], fault) else [fault]
                if len(row) == GIVES_UP:
                    _give_up(job, fault, known)
            rest = msgspec.structs.replace(job, first=job.first + len(done.deals), deals=job.deals - len(done.deals))
        return done

    def close(self) -> None:
        """End the worker."""
        self._closed = True
        self._stop()

    def interrupt(self) -> None:
        """Make the thread that waits for the worker stop with Closed."""
        self._closed = True

    def _play(self, job: Job, known: dict[tuple[int, int], Fault], done: Tally) -> None:
        done.add(self._ask(Request(job, known), job.limit))
        while job.first + job.deals - 1 not in done.deals:
            done.add(self._wait(job.limit))

    def _ask(self, request: object, limit: float) -> Any:
        pipe = self._started()
        try:
            pipe.send(request)
        except OSError:
            raise _Lost(self._last_pulse(), self._epitaph()) from None
        return self._wait(limit)

    def _started(self) -> Connection:
        if self._pipe is not None:
            return self._pipe
        if self._closed:
            raise Closed
        self._pulse = self._context.RawArray(c_longlong, FIELDS)
        self._pipe, theirs = self._context.Pipe()
        self._process = self._context.Process(target=serve, args=(theirs, self._pulse), daemon=True)
        self._process.start()
        theirs.close()
        with suppress(EOFError, OSError):
            if self._pipe.poll(STARTING) and self._pipe.recv() == "ready":
                return self._pipe
        self._stop()
        raise OriflammeError("a worker process of the arena could not be started")

    def _wait(self, limit: float) -> Any:
        """Return the worker's next answer. Time during which this program was suspended does not count."""
        assert self._pipe is not None
        answer: Any
        seen, stuck, before = -1, 0.0, time.monotonic()
        while True:
            try:
                if self._pipe.poll(POLL):
                    answer = self._pipe.recv()
                    break
            except (EOFError, OSError):
                raise _Lost(self._last_pulse(), self._epitaph()) from None
            if self._closed:
                raise Closed
            now = time.monotonic()
            pulse = self._last_pulse()
            stuck = stuck + min(now - before, 4 * POLL) if pulse[0] == seen else 0.0
            seen, before = pulse[0], now
            allowed = PATIENCE[pulse[1]] * limit
            if allowed and stuck > allowed:
                raise _Lost(pulse, f"gave no answer within {allowed:g} s")
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _last_pulse(self) -> list[int]:
        return list(self._pulse)

    def _epitaph(self) -> str:
        assert self._process is not None
        self._process.join(STARTING)
        return f"ended its process (exit code {self._process.exitcode})"

    def _stop(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if pipe is not None:
            pipe.close()


def _fault_of(job: Job, lost: _Lost) -> Fault:
    _, _, deal, hero_seat, seat, decision = lost.pulse
    if deal not in job.numbers():
        raise OriflammeError(f"a worker process of the arena failed outside of any game: it {lost.what}")
    names = Seating(job.cell, deal, hero_seat).names
    return Fault(names[seat], deal, hero_seat, seat, decision, lost.what)


def _follows(job: Job, before: Fault, fault: Fault) -> bool:
    """Tell whether the same bot failed again in the next game."""
    games = [(deal, hero_seat) for deal in job.numbers() for hero_seat in range(job.cell.players)]
    place = games.index((before.deal, before.hero_seat))
    return fault.bot == before.bot and games[place + 1 : place + 2] == [(fault.deal, fault.hero_seat)]


def _give_up(job: Job, fault: Fault, known: dict[tuple[int, int], Fault]) -> None:
    """Give up the job's other games with this bot."""
    for deal in job.numbers():
        for hero_seat in range(job.cell.players):
            names = Seating(job.cell, deal, hero_seat).names
            if (deal, hero_seat) > (fault.deal, fault.hero_seat) and fault.bot in names:
                seat = hero_seat if names[hero_seat] == fault.bot else names.index(fault.bot)
                what = f"was given up after {GIVES_UP} failures in a row: {fault.what}"
                known[deal, hero_seat] = Fault(fault.bot, deal, hero_seat, seat, 0, what)
