"""Bots that think in processes of their own, under a time limit, and the simpler bot that answers when one fails."""

import asyncio
import contextlib
import pickle
import random
import sys
import time
from typing import Any, Final

from ...bots import CasualBot
from ...view import View
from ..metrics import BOT_FAILURES, BOT_SECONDS
from .worker import LENGTH

LEVELS: Final = ("beginner", "casual", "club")  # that are offered to people; texts/*/page.ftl describes them
CALM: Final = 3.0  # seconds after a start in which people come back, and need the processor more than bots
STARTING: Final = 30.0  # seconds a worker may take to start


class Failed(Exception):
    """A worker gave no action; the word says why."""


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, request: bytes) -> str:
        """Return the text that the bot answers; Failed if the process is gone."""
        try:
            process = await self._started()
            assert process.stdin is not None
            process.stdin.write(len(request).to_bytes(LENGTH, "big") + request)
            await process.stdin.drain()
            return await self._read(process)
        except (OSError, EOFError, UnicodeError):
            raise Failed("died") from None

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
                raise Failed("died")
        return self._process

    async def warm_up(self) -> None:
        """Start the process before it is needed."""
        with contextlib.suppress(Failed, OSError, EOFError, TimeoutError):
            await asyncio.wait_for(self._started(), STARTING)

    @staticmethod
    async def _read(process: asyncio.subprocess.Process) -> str:
        assert process.stdout is not None
        head = await process.stdout.readexactly(LENGTH)
        return (await process.stdout.readexactly(int.from_bytes(head, "big"))).decode()

    async def stop(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """Worker processes that all tables share."""

    def __init__(self, workers: int, limit: float) -> None:
        self._limit = limit
        self._workers = [Worker() for _ in range(workers)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Be ready; start the processes when they are first needed, or when those who came back at once are served."""
        for worker in self._workers:
            self._idle.put_nowait(worker)
        await asyncio.sleep(CALM)
        for _ in self._workers:
            worker = await self._idle.get()
            await worker.warm_up()
            self._idle.put_nowait(worker)

    async def stop(self) -> None:
        """End the processes."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def choose(self, name: str, seed: str, view: View) -> str:
        """Return the bot's action, or a simpler bot's if it gives none within the limit."""
        # A thought that nobody waits for any more is thought to its end: ending it would cost the worker's process.
        thought = asyncio.create_task(self._choose(name, seed, view))
        self._tasks.add(thought)
        thought.add_done_callback(self._tasks.discard)
        return await asyncio.shield(thought)

    async def _choose(self, name: str, seed: str, view: View) -> str:
        started = time.perf_counter()
        try:
            async with asyncio.timeout(self._limit):
                answer = await self._ask(pickle.dumps((name, seed, view)))
            if answer in _legal(view):
                return answer
            why = "nonsense"
        except TimeoutError:
            why = "slow"
        except Failed as failure:
            why = str(failure)
        finally:
            BOT_SECONDS.observe(time.perf_counter() - started)
        BOT_FAILURES.labels(why).inc()
        return simpler_choice(seed, view)

    async def _ask(self, request: bytes) -> str:
        worker = await self._idle.get()
        try:
            answer = await worker.ask(request)
        except BaseException:
            mending = asyncio.create_task(self._mend(worker))
            self._tasks.add(mending)
            mending.add_done_callback(self._tasks.discard)
            raise
        self._idle.put_nowait(worker)
        return answer

    async def _mend(self, worker: Worker) -> None:
        """Give a worker a new process, and work again."""
        await worker.stop()
        await worker.warm_up()
        self._idle.put_nowait(worker)


def simpler_choice(seed: str, view: View) -> str:
    """Return what a casual player would do, at once; anything legal if even that fails."""
    try:
        return str(CasualBot(seed).choose(view))
    except Exception:
        return random.choice(_legal(view))


def _legal(view: View) -> list[str]:
    assert view.decision is not None
    return [str(action) for action in view.decision.actions]
