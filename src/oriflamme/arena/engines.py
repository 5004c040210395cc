"""Engines play jobs on many processors and yield each tally as it is finished, in any order."""

import os
import queue
import threading
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Final, Protocol

from ..errors import OriflammeError
from .guard import Closed, Guard
from .job import Job
from .tally import Tally

ENGINES: Final = ("local", "ray")


class Engine(Protocol):
    """Plays jobs."""

    def run(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Tally]]:
        """Play the jobs and yield each one once."""
        ...

    def close(self) -> None:
        """End all processes."""
        ...


class LocalEngine:
    """Plays on this machine, by default on all processors."""

    def __init__(self, processes: int | None = None) -> None:
        self._guards = [Guard() for _ in range(processes or usable_processors())]

    def run(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Tally]]:
        """Play the jobs and yield each one once."""
        todo: queue.SimpleQueue[Job] = queue.SimpleQueue()
        done: queue.SimpleQueue[tuple[Job, Tally] | Exception] = queue.SimpleQueue()
        for job in jobs:
            todo.put(job)
        threads = [
            threading.Thread(target=_work, args=(guard, todo, done), daemon=True) for guard in self._guards[: len(jobs)]
        ]
        for thread in threads:
            thread.start()
        left = len(jobs)
        try:
            while left:
                result = _next(done)
                left -= 1
                yield result
        finally:
            _empty(todo)
            if left:
                self._interrupt()
            for thread in threads:
                thread.join()

    def close(self) -> None:
        """End all processes."""
        for guard in self._guards:
            guard.close()

    def _interrupt(self) -> None:
        """Stop the threads that are still playing. The engine cannot be used again."""
        for guard in self._guards:
            guard.interrupt()


def _work(guard: Guard, todo: "queue.SimpleQueue[Job]", done: "queue.SimpleQueue[Any]") -> None:
    """Play one job after another."""
    while True:
        try:
            job = todo.get_nowait()
        except queue.Empty:
            return
        try:
            done.put((job, guard.play(job)))
        except Closed:
            return
        except Exception as error:
            done.put(error)
            return


def _next(done: "queue.SimpleQueue[tuple[Job, Tally] | Exception]") -> tuple[Job, Tally]:
    """Return the next result; Ctrl-C interrupts the wait for it."""
    while True:
        try:
            result = done.get(timeout=0.5)
        except queue.Empty:
            continue
        if isinstance(result, Exception):
            raise result
        return result


def _empty(todo: "queue.SimpleQueue[Job]") -> None:
    try:
        while True:
            todo.get_nowait()
    except queue.Empty:
        return


class RayEngine:
    """Plays on a Ray cluster: the same jobs, through the same guards, one for each processor of the cluster."""

    def __init__(self, processes: int | None = None, address: str | None = None) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise OriflammeError("the engine ray needs Ray; install it: pip install 'oriflamme[cluster]'") from None
        settings: dict[str, Any] = {"address": address, "log_to_driver": False, "configure_logging": False}
        if address is None:
            settings |= {"num_cpus": processes or usable_processors(), "include_dashboard": False}
        self._ray.init(**settings)
        number = processes or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        remote = self._ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=3)(Guard)
        self._guards = [remote.remote() for _ in range(number)]

    def run(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, Tally]]:
        """Play the jobs and yield each one once."""
        todo = list(reversed(jobs))
        free = list(self._guards)
        playing: dict[Any, tuple[Job, Any]] = {}
        while todo or playing:
            while todo and free:
                job, guard = todo.pop(), free.pop()
                playing[guard.play.remote(job)] = (job, guard)
            ready, _ = self._ray.wait(list(playing))
            for reference in ready:
                job, guard = playing.pop(reference)
                free.append(guard)
                yield job, self._ray.get(reference)

    def close(self) -> None:
        """Leave the cluster."""
        for guard in self._guards:
            self._ray.kill(guard)
        self._ray.shutdown()


def usable_processors() -> int:
    """Return how many processors this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def engine_of(name: str, processes: int | None = None, address: str | None = None) -> Engine:
    """Return an engine by its name."""
    if name == "ray":
        return RayEngine(processes, address)
    if name != "local":
        raise OriflammeError(f"unknown engine {name!r}; the engines are {', '.join(ENGINES)}")
    return LocalEngine(processes)
