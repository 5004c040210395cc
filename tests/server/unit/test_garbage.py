"""Garbage is found soon, in short looks, and what lives is not looked at again and again."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from oriflamme.server import garbage
from oriflamme.server.garbage import LEAST, LOOKING, WEIGHING, Collector
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


async def collecting_for(seconds: float) -> None:
    collecting = asyncio.create_task(Collector().collect_forever())
    await asyncio.sleep(seconds)
    collecting.cancel()


async def until_gone(seen: weakref.ref[Circle]) -> None:
    async with asyncio.timeout(PATIENCE):
        while seen() is not None:
            await asyncio.sleep(LOOKING)


def watched_circle() -> weakref.ref[Circle]:
    return weakref.ref(Circle())


async def test_new_garbage_is_found_soon() -> None:
    collecting = asyncio.create_task(Collector().collect_forever())
    await asyncio.sleep(0)
    seen = watched_circle()
    assert seen() is not None
    await until_gone(seen)
    assert not gc.isenabled()
    collecting.cancel()


async def test_what_has_survived_a_look_is_set_aside() -> None:
    kept = Circle()
    await collecting_for(LOOKING * 3)
    assert not any(one is kept for generation in range(3) for one in gc.get_objects(generation))


async def test_old_garbage_is_found_when_the_memory_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "GROWTH", 1)  # doubling the memory of a process that runs tests would take long
    collecting = asyncio.create_task(Collector().collect_forever())
    old = Circle()
    seen = weakref.ref(old)
    await asyncio.sleep(LOOKING * 3)
    del old
    await asyncio.sleep(LOOKING * (WEIGHING + 3))
    assert seen() is not None, "garbage that is set aside is not looked at without need"
    more = [[number] for number in range(LEAST)]
    await until_gone(seen)
    collecting.cancel()
    assert len(more) == LEAST
