"""Which workers are idle, and who gets the next one: a bot that must move comes before everything else."""

import asyncio
from collections import deque
from typing import Final, Generic, TypeVar

W = TypeVar("W")


class IdleWorkers(Generic[W]):
    """Idle workers. Work that is patient gets one only while no other work waits."""

    def __init__(self) -> None:
        self._idle: Final[deque[W]] = deque()
        self._urgent: Final[deque[asyncio.Future[W]]] = deque()
        self._patient: Final[deque[asyncio.Future[W]]] = deque()

    @property
    def waiting(self) -> int:
        """How many wait for a worker, patient work aside."""
        return sum(not place.done() for place in self._urgent)

    def add(self, worker: W) -> None:
        """Hand a worker to the one who waits, or keep it."""
        for waiting in (self._urgent, self._patient):
            while waiting:
                place = waiting.popleft()
                if not place.done():
                    place.set_result(worker)
                    return
        self._idle.append(worker)

    async def take(self, is_patient: bool = False) -> W:
        """Wait for a worker."""
        if self._idle:
            return self._idle.popleft()
        place: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        (self._patient if is_patient else self._urgent).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given a worker in the same moment
                self.add(place.result())
            raise
