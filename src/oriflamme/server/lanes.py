"""Lanes: threads for work that takes a while. Each kind of work has its own, so that none waits for another.

A lane has a few threads and a few places to wait. When all are taken, it refuses at once instead of queueing.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from .settings import Settings
from .wire.refusal import Refusal

P = ParamSpec("P")
T = TypeVar("T")


class LaneFull(Refusal):
    """All threads of a lane and all places to wait for one are taken."""

    def __init__(self, lane: str) -> None:
        super().__init__("busy", lane)


class Lane:
    """Threads for one kind of work."""

    def __init__(self, name: str, threads: int, waiting: int) -> None:
        """`waiting`: how much work may wait for a thread."""
        self._name: Final = name
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._places = threading.BoundedSemaphore(threads + waiting)

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do work in a thread and return its result; refuse it if the lane is full.

        The caller may be cancelled. Work that has begun keeps its place until it is done.
        """
        if not self._places.acquire(blocking=False):
            raise LaneFull(self._name)
        try:
            future = self._executor.submit(work, *arguments, **named)
        except RuntimeError:  # the lane is closed
            self._places.release()
            raise Refusal("store", "stopping") from None
        future.add_done_callback(self._leave)
        return await asyncio.wrap_future(future)

    def _leave(self, _: "Future[T]") -> None:
        self._places.release()

    def close(self) -> None:
        """Drop the work that waits; what has begun is finished."""
        self._executor.shutdown(wait=False, cancel_futures=True)


class Lanes:
    """The lanes of a server. Work that computes in Python has one thread each: more would only slow the server down."""

    def __init__(self, settings: Settings, lane: type[Lane] = Lane) -> None:
        self.passwords: Final = lane("passwords", *settings.password_lane)
        self.mail: Final = lane("mail", *settings.mail_lane)
        self.hosts: Final = lane("hosts", *settings.host_lane)
        self.replays: Final = lane("replays", *settings.replay_lane)
        self.previews: Final = lane("previews", *settings.preview_lane)
        self.lists: Final = lane("lists", *settings.list_lane)
        self.pictures: Final = lane("pictures", *settings.picture_lane)

    def close(self) -> None:
        """Close all lanes."""
        lanes = (self.passwords, self.mail, self.hosts, self.replays, self.previews, self.lists, self.pictures)
        for lane in lanes:
            lane.close()
