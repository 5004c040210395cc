"""Reviews on a real database with a real pool: made once, in the background, whole or not at all."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from oriflamme.server.bot_pool.idle import IdleWorkers
from oriflamme.server.storage import schema

from .backend import Backend, Browser, open_backend
from .tables import gathered, played, started

PATIENCE = 180.0  # seconds; only a broken program needs so long
OVER = "over"


@contextlib.asynccontextmanager
async def reviewing(folder: Path, **settings: Any) -> AsyncIterator[Backend]:
    """A backend whose pool runs, with one finished game and one that is played."""
    given = {"bot_workers": 1, "review_effort": 0.01, **settings}
    async with open_backend(folder, **given) as backend:
        await backend.store_table(OVER, played(started(gathered())))
        await backend.store_table("running", played(started(gathered()), 10))
        running = asyncio.create_task(backend.pool.start())
        try:
            yield backend
        finally:
            running.cancel()
            await backend.services.reviewer.stop()
            await backend.pool.stop()


async def until_reviewed(browser: Browser, table: str = OVER) -> dict[str, Any]:
    """Return the whole review once it is there; its parts have come in order."""
    came = 0
    async with asyncio.timeout(PATIENCE):
        while True:
            found: dict[str, Any] = await browser.ask("GET", f"/api/replays/{table}/review?from={came}")
            assert [decision["number"] for decision in found["decisions"]] == list(
                range(came, came + len(found["decisions"]))
            )
            came += len(found["decisions"])
            if "summary" in found:
                assert came == found["total"]
                whole: dict[str, Any] = await browser.ask("GET", f"/api/replays/{table}/review")
                return whole
            await asyncio.sleep(0.02)


async def refusal(browser: Browser, method: str, table: str) -> tuple[int, str]:
    response = await browser.send(method, f"/api/replays/{table}/review")
    return response.status_code, response.json()["code"]


async def test_a_review_is_made_once_for_everyone_and_stored_whole(tmp_path: Path) -> None:
    async with reviewing(tmp_path, review_burst=1, review_rate=1e-9) as backend:
        ann, bob = backend.browser(), backend.browser(address="192.0.2.2")
        assert await refusal(ann, "GET", OVER) == (404, "no_review")
        begun = await ann.ask("POST", f"/api/replays/{OVER}/review")
        assert begun["decisions"] == [] and "summary" not in begun
        assert await backend.rows(schema.reviews) == []
        await bob.ask("POST", f"/api/replays/{OVER}/review")
        review = await until_reviewed(bob)
        assert [seat["mark"] for seat in review["summary"]["seats"]]
        (row,) = await backend.rows(schema.reviews)
        assert row.table_id == OVER
        # What is stored costs nothing: neither of them has used up a review that others do not get.
        assert await ann.ask("POST", f"/api/replays/{OVER}/review") == review
    async with open_backend(tmp_path, anew=False) as later:
        assert await later.browser().ask("POST", f"/api/replays/{OVER}/review") == review


async def test_only_finished_games_are_reviewed(tmp_path: Path) -> None:
    async with reviewing(tmp_path) as backend:
        browser = backend.browser()
        await backend.store_table("broken", played(started(gathered())))
        await backend.damage("broken", 3, '{"type":"started","record":{"deck":"of fools"}}')
        for method in ("GET", "POST"):
            assert await refusal(browser, method, "running") == (409, "not_over")
            assert await refusal(browser, method, "broken") == (409, "unreadable")
            assert await refusal(browser, method, "nowhere") == (404, "no_such_table")
        assert await backend.rows(schema.reviews) == []


async def test_a_person_begins_few_reviews_and_a_busy_server_none(tmp_path: Path) -> None:
    async with reviewing(tmp_path, review_burst=1, review_rate=1e-9, reviews_at_once=1) as backend:
        await backend.store_table("another", played(started(gathered())))
        ann, bob = backend.browser(), backend.browser(address="192.0.2.2")
        await ann.ask("POST", f"/api/replays/{OVER}/review")
        assert await refusal(bob, "POST", "another") == (429, "busy")
        await until_reviewed(ann)
        assert await refusal(ann, "POST", "another") == (429, "too_fast")
        await bob.ask("POST", "/api/replays/another/review")


async def test_a_worker_that_is_killed_does_not_end_a_review(tmp_path: Path) -> None:
    async with reviewing(tmp_path, review_effort=0.1) as backend:
        browser = backend.browser()
        await browser.ask("POST", f"/api/replays/{OVER}/review")
        async with asyncio.timeout(PATIENCE):
            while len((await browser.ask("GET", f"/api/replays/{OVER}/review"))["decisions"]) < 2:
                await asyncio.sleep(0.02)
        (worker,) = backend.pool._workers
        assert worker._process is not None
        os.kill(worker._process.pid, signal.SIGKILL)
        await until_reviewed(browser)


async def test_a_job_that_is_stopped_leaves_nothing_and_begins_again(tmp_path: Path) -> None:
    async with reviewing(tmp_path, review_effort=0.1) as backend:
        browser = backend.browser()
        await browser.ask("POST", f"/api/replays/{OVER}/review")
        await backend.services.reviewer.stop()
        assert await backend.rows(schema.reviews) == []
        assert await refusal(browser, "GET", OVER) == (404, "no_review")
        await browser.ask("POST", f"/api/replays/{OVER}/review")
        await until_reviewed(browser)


async def test_a_game_that_cannot_be_reviewed_is_not_tried_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_backend(tmp_path) as backend:  # whose pool has no workers that answer
        reviewer = backend.services.reviewer
        monkeypatch.setattr("oriflamme.server.reviews.reviewer.RETRY", 0)
        reviewer._pool = _NoWorkers()
        await backend.store_table(OVER, played(started(gathered())))
        browser = backend.browser()
        await browser.ask("POST", f"/api/replays/{OVER}/review")
        async with asyncio.timeout(PATIENCE):
            while reviewer._jobs:
                await asyncio.sleep(0.01)
        assert await refusal(browser, "POST", OVER) == (404, "no_review")
        assert reviewer._pool.asked == 3


class _NoWorkers:
    """A pool without processes."""

    asked = 0

    async def review(self, record: bytes, number: int, effort: float) -> str:
        self.asked += 1
        raise OSError("no processes")


async def test_a_move_comes_before_a_review_however_long_that_has_waited() -> None:
    idle: IdleWorkers[str] = IdleWorkers()
    got: list[str] = []

    async def take(name: str, is_patient: bool) -> None:
        await idle.take(is_patient)
        got.append(name)

    tasks = [asyncio.create_task(take(name, name.startswith("review"))) for name in ("review 1", "review 2", "move")]
    await asyncio.sleep(0)
    tasks[0].cancel()  # its place is not lost with it
    for _ in range(2):
        idle.add("a worker")
        await asyncio.sleep(0)
    await asyncio.gather(*tasks, return_exceptions=True)
    assert got == ["move", "review 2"]


async def test_a_worker_given_to_a_cancelled_request_is_not_lost() -> None:
    idle: IdleWorkers[str] = IdleWorkers()
    task = asyncio.create_task(idle.take())
    await asyncio.sleep(0)
    idle.add("a worker")
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await asyncio.wait_for(idle.take(), PATIENCE) == "a worker"
