"""Runs bots in worker processes with a time limit; a simpler bot answers when one fails.

Reviews are made here too, one decision at a time. A decision takes a tenth of a second, and a bot that must move gets
the next idle worker first, so reviews do not delay a game.
"""

import asyncio
import contextlib
import pickle
import random
import sys
import time
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import msgspec

from ...bots import STRENGTHS, Answer, CasualBot, lighter
from ...review import Advice
from ...view import View
from ..metrics import BOT_FAILURES, BOT_SECONDS
from .idle import IdleWorkers
from .requests import Advise, Choose, Request, ReviewDecision
from .worker import LENGTH_BYTES

LEVELS: Final = STRENGTHS[1:]  # that people can choose: a random player is no fun
WARM_UP_DELAY: Final = 10.0  # seconds after a start; people who reconnect need the processor first
STARTING: Final = 30.0  # seconds in which a worker must start
THINKING: Final = 0.6  # of the time that is left: then a search is stopped
REVIEWING: Final = 60.0  # seconds in which one decision must be reviewed


T = TypeVar("T")


class WorkerFailed(Exception):
    """A worker returned no action; the message says why."""


class Worker:
    """One process, which handles one request at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, request: bytes) -> str:
        """Return the answer to a request; WorkerFailed if the process is gone."""
        try:
            process = await self._started()
            assert process.stdin is not None
            process.stdin.write(len(request).to_bytes(LENGTH_BYTES, "big") + request)
            await process.stdin.drain()
            return await self._read(process)
        except (OSError, EOFError, UnicodeError):
            raise WorkerFailed("died") from None

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "oriflamme.server.bot_pool.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            if await self._read(self._process) != "ready":
                raise WorkerFailed("died")
        return self._process

    async def warm_up(self) -> None:
        """Start the process before it is needed."""
        with contextlib.suppress(WorkerFailed, OSError, EOFError, TimeoutError):
            await asyncio.wait_for(self._started(), STARTING)

    @staticmethod
    async def _read(process: asyncio.subprocess.Process) -> str:
        assert process.stdout is not None
        head = await process.stdout.readexactly(LENGTH_BYTES)
        return (await process.stdout.readexactly(int.from_bytes(head, "big"))).decode()

    async def stop(self) -> None:
        """Kill the process."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """The worker processes, shared by all tables."""

    def __init__(self, workers: int, limit: float, effort: float = 1.0) -> None:
        """`effort`: of the coach."""
        self._limit = limit
        self._effort = effort
        self._workers = [Worker() for _ in range(workers)]
        self._idle: IdleWorkers[Worker] = IdleWorkers()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Accept requests at once; start each process at its first request or after a delay."""
        for worker in self._workers:
            self._idle.add(worker)
        await asyncio.sleep(WARM_UP_DELAY)
        for _ in self._workers:
            worker = await self._idle.take(is_patient=True)
            await worker.warm_up()
            self._idle.add(worker)

    async def stop(self) -> None:
        """End the processes."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def choose(self, name: str, seed: str, view: View) -> Answer:
        """Return the bot's action, or a simpler bot's if many wait for a worker, or if it fails or is too slow."""
        able = lighter(name) if self._idle.waiting >= len(self._workers) else name
        return await self._finished(self._choose(able, seed, view))

    async def advise(self, view: View) -> Advice:
        """Return what the coach says to the seat of a view; WorkerFailed if its worker gives nothing in time."""
        answer = await self._finished(self._patiently(Advise(view, self._effort)))
        return msgspec.json.decode(answer, type=Advice)

    async def review(self, record: bytes, number: int, effort: float) -> str:
        """Return what a decision of a finished game was worth, as JSON; WorkerFailed if its worker gives nothing."""
        return await self._finished(self._patiently(ReviewDecision(record, number, effort)))

    async def _finished(self, work: Coroutine[Any, Any, T]) -> T:
        """Do work to its end even if the caller is cancelled: stopping it would kill the worker's process."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _patiently(self, request: ReviewDecision | Advise) -> str:
        """Do work while no bot must move."""
        worker = await self._idle.take(is_patient=True)
        try:
            async with asyncio.timeout(REVIEWING):
                answer = await self._ask(worker, request)
        except TimeoutError:
            raise WorkerFailed("slow") from None
        if not answer:
            raise WorkerFailed("nothing")
        return answer

    async def _choose(self, name: str, seed: str, view: View) -> Answer:
        started = time.perf_counter()
        try:
            async with asyncio.timeout(self._limit):
                worker = await self._idle.take()
                left = self._limit - (time.perf_counter() - started)
                answer = await self._ask(worker, Choose(name, seed, view, THINKING * left))
            if answer in _legal(view):
                return Answer(answer, name)
            why = "nonsense"
        except TimeoutError:
            why = "slow"
        except WorkerFailed as failure:
            why = str(failure)
        finally:
            BOT_SECONDS.observe(time.perf_counter() - started)
        BOT_FAILURES.labels(why).inc()
        return fallback(seed, view)

    async def _ask(self, worker: Worker, request: Request) -> str:
        try:
            answer = await worker.ask(pickle.dumps(request))
        except BaseException:
            restart = asyncio.create_task(self._restart(worker))
            self._tasks.add(restart)
            restart.add_done_callback(self._tasks.discard)
            raise
        self._idle.add(worker)
        return answer

    async def _restart(self, worker: Worker) -> None:
        """Give a worker a new process and make it available again."""
        await worker.stop()
        await worker.warm_up()
        self._idle.add(worker)


def fallback(seed: str, view: View) -> Answer:
    """Return the answer of the casual bot."""
    return Answer(fallback_action(seed, view), "casual")


def fallback_action(seed: str, view: View) -> str:
    """Return the action of the casual bot, which is fast; any legal action if it fails."""
    try:
        return str(CasualBot(seed).choose(view))
    except Exception:
        return random.choice(_legal(view))


def _legal(view: View) -> list[str]:
    assert view.decision is not None
    return [str(action) for action in view.decision.actions]
