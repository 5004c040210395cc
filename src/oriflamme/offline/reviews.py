"""Reviews that the browser keeps. It may refuse: then a review is made again when someone asks."""

from collections.abc import Awaitable, Callable

import msgspec

from ..review import Review
from ..server.reviews.reviewer import FORM
from ..server.tables.table import Table
from .store import Fetch

KeepReview = Callable[[str, str], Awaitable[None]]  # the id of a table, and a text


class KeptReview(msgspec.Struct, frozen=True):
    """A review as the browser keeps it."""

    form: int
    review: Review


class KeptReviews:
    """The shelf of a device. What the browser does not take stays here until the page is closed."""

    def __init__(self, keep: KeepReview, fetch: Fetch) -> None:
        self._keep = keep
        self._fetch = fetch
        self._made: dict[str, Review] = {}

    async def find(self, table: str) -> Review | None:
        """Return the review of a game, if it is there in the present form."""
        if (made := self._made.get(table)) is not None:
            return made
        try:
            text = await self._fetch(table)
            kept = None if text is None else msgspec.json.decode(text, type=KeptReview)
        except Exception:  # of the browser, which cannot read its database; or the text is damaged
            return None
        return kept.review if kept is not None and kept.form == FORM else None

    async def put(self, table: Table, review: Review) -> None:
        """Keep a review."""
        self._made[table.id] = review
        try:
            await self._keep(table.id, msgspec.json.encode(KeptReview(FORM, review)).decode())
        except Exception:  # of the browser, which has no room or no database
            return
