"""Garbage is found soon, in short looks, and what lives is not looked at again and again."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from oriflamme.server import garbage
from oriflamme.server.garbage import LEAST, NEW, WEIGHING, Collector
from tests.server.server_process import PATIENCE


class Circle:
    """Refers to itself, so only a look finds that nobody else does."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def python_collects_again() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


@asynccontextmanager
async def collecting() -> AsyncIterator[None]:
    """Collect from now on: what was there before is set aside without a look."""
    task = asyncio.create_task(Collector().collect_forever())
    await asyncio.sleep(0)
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def looks(count: int) -> None:
    """Wait until the collector has looked so often at what is new."""
    seen = asyncio.Semaphore(0)

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == NEW:
            seen.release()

    gc.callbacks.append(note)
    try:
        for _ in range(count):
            await seen.acquire()
    finally:
        gc.callbacks.remove(note)


async def until_gone(circle: weakref.ref[Circle]) -> None:
    while circle() is not None:
        await looks(1)


async def test_python_itself_looks_only_when_the_collector_has_ended() -> None:
    async with collecting():
        assert not gc.isenabled()
    assert gc.isenabled()


async def test_new_garbage_is_found_soon() -> None:
    async with collecting():
        circle = weakref.ref(Circle())
        assert circle() is not None
        await looks(2)  # the first may have begun before
        assert circle() is None


async def test_what_has_survived_a_look_is_set_aside() -> None:
    async with collecting():
        kept = Circle()
        assert any(one is kept for one in gc.get_objects(0))
        await looks(2)
        assert not any(one is kept for generation in range(3) for one in gc.get_objects(generation))


async def test_old_garbage_is_found_when_the_memory_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "GROWTH", 1)  # doubling the memory of a process that runs tests would take long
    old = Circle()
    circle = weakref.ref(old)
    async with collecting():
        del old
        await looks(WEIGHING + 1)
        assert circle() is not None, "what is set aside is not looked at without need"
        more = [[number] for number in range(LEAST)]
        await until_gone(circle)
        assert len(more) == LEAST
