"""The reviewer: jobs that review finished games, one for each game however many people ask."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from ...game import Game
from ...notation.record import write_json
from ...protocol.reviews import ReviewProgress
from ...review import DecisionReview, Review, summary_of
from ...rules import COMPILED
from ..logs import get_logger, trace_of
from ..settings import Settings
from ..storage.records import StoreFailure
from ..tables.table import Table
from ..wire.limits import Buckets
from ..wire.refusal import Refusal

SHORTEST: Final = 6  # decisions: there is nothing to say about a shorter game
TRIES: Final = 3  # for a decision: a worker may be killed, and gets a new process
RETRY: Final = 1.0  # seconds before the next try
REFUSED: Final = 600.0  # seconds in which a review that failed is not begun again
REMEMBERED: Final = 64
PLAIN: Final = 0.02  # of the effort, where the rules are not compiled
FORM: Final = 4  # a stored review of another form is made again
LOG: Final = get_logger("oriflamme.reviews")


class Pool(Protocol):
    """Where decisions are reviewed."""

    async def review(self, record: bytes, number: int, effort: float) -> str:
        """Return what a decision was worth, as JSON."""
        ...


class Shelf(Protocol):
    """Where reviews are stored that are complete."""

    async def find(self, table: str) -> Review | None:
        """Return the review of a game, if it is there in the present form."""
        ...

    async def put(self, table: Table, review: Review) -> None:
        """Store a review."""
        ...


class Job:
    """The review of one game, while it is made."""

    def __init__(self, table: Table, game: Game) -> None:
        self.table: Final = table
        self.game: Final = game
        self.decisions: list[DecisionReview] = []
        self.task: asyncio.Task[None] | None = None

    def progress(self, since: int) -> ReviewProgress:
        """Return what is known so far."""
        return ReviewProgress(len(self.game.moves), since, tuple(self.decisions[since:]))


class Reviewer:
    """Makes reviews, and finds those that were made."""

    def __init__(self, settings: Settings, shelf: Shelf, pool: Pool, now: Callable[[], float] = time.monotonic) -> None:
        self._effort = settings.review_effort if COMPILED else max(settings.review_effort * PLAIN, 0.01)
        self._most = settings.reviews_at_once
        self._shelf = shelf
        self._pool = pool
        self._now = now
        self._per_person = Buckets(settings.review_rate, settings.review_burst)
        self._jobs: dict[str, Job] = {}
        self._failed: dict[str, float] = {}  # by table, when

    async def ask(self, table: Table, person: str) -> ReviewProgress:
        """Return the review of a finished game; begin it if no one has asked before. `person` limits who begins."""
        try:
            return await self.progress(table, 0)
        except NotAsked:
            self._begin(table, person)
        return self._jobs[table.id].progress(0)

    async def progress(self, table: Table, since: int) -> ReviewProgress:
        """Return what is known of a review, from a decision on; NotAsked if it is not made."""
        if (job := self._jobs.get(table.id)) is not None:
            return job.progress(since)
        review = await self._shelf.find(table.id)
        if review is not None:
            return ReviewProgress(len(review.decisions), since, review.decisions[since:], review.summary)
        if (job := self._jobs.get(table.id)) is not None:  # it was begun meanwhile
            return job.progress(since)
        if self._now() - self._failed.get(table.id, -REFUSED) < REFUSED:
            raise Refusal("no_review", "failed")
        raise NotAsked

    def _begin(self, table: Table, person: str) -> None:
        assert table.game is not None
        if len(table.game.moves) < SHORTEST:
            raise Refusal("no_review", "short")
        if len(self._jobs) >= self._most:
            raise Refusal("busy", "reviews")
        if not self._per_person.take(person):
            raise Refusal("too_fast", "reviews")
        job = self._jobs[table.id] = Job(table, table.game)
        job.task = asyncio.create_task(self._make(job))
        job.task.add_done_callback(lambda _: self._jobs.pop(table.id, None))

    async def _make(self, job: Job) -> None:
        """Review a game, decision by decision, and store the review when it is complete."""
        table = job.table.id
        try:
            record = write_json(job.game.record()).encode()
            for number in range(len(job.game.moves)):
                job.decisions.append(await self._reviewed(record, number))
            summary = summary_of(job.game.players, job.game.winners, job.decisions)
            await self._shelf.put(job.table, Review(tuple(job.decisions), summary))
        except Exception as error:
            LOG.error("a review failed", table=table, where=trace_of(error))
            if not isinstance(error, StoreFailure):
                self._failed[table] = self._now()
                while len(self._failed) > REMEMBERED:
                    del self._failed[next(iter(self._failed))]

    async def _reviewed(self, record: bytes, number: int) -> DecisionReview:
        for attempt in range(TRIES):
            try:
                text = await self._pool.review(record, number, self._effort)
                return msgspec.json.decode(text, type=DecisionReview)
            except Exception:
                if attempt == TRIES - 1:
                    raise
                await asyncio.sleep(RETRY)
        raise AssertionError

    async def stop(self) -> None:
        """Stop all jobs; nothing of them is stored."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._jobs.clear()


class NotAsked(Refusal):
    """No one has asked for this review since the server was started."""

    def __init__(self) -> None:
        super().__init__("no_review")
