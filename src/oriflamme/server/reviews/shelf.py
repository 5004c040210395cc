"""The shelf: reviews in the database, whole or not at all."""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from ...protocol.messages import write
from ...review import Review
from ...review.insights import insights_of
from ..storage import schema
from ..storage.records import StoreFailure
from ..storage.store import FAILURES, Store
from ..tables.table import Table
from ..times import milliseconds_now
from .insights import write_insights
from .reviewer import FORM


class Shelf:
    """Reviews that are complete."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, table: str) -> Review | None:
        """Return the review of a game, if it is there in the present form."""
        reviews = schema.reviews
        wanted = select(reviews.c.review).where(reviews.c.table_id == table, reviews.c.form == FORM)
        try:
            async with self._store.reading.connect() as connection:
                text = (await connection.execute(wanted)).scalar()
        except FAILURES as error:
            raise StoreFailure("unreachable") from error
        try:
            return None if text is None else msgspec.json.decode(text, type=Review)
        except msgspec.DecodeError:  # damaged: it is made again
            return None

    async def put(self, table: Table, review: Review) -> None:
        """Store a review, and what it says about accounts. If another process was faster, its review stays."""
        assert table.game is not None
        reviews, insights = schema.reviews, schema.insights
        found = insights_of(table.game, review)
        row = {"table_id": table.id, "form": FORM, "at": milliseconds_now(), "review": write(review).decode()}
        try:
            async with self._store.people.begin() as connection:
                await connection.execute(delete(reviews).where(reviews.c.table_id == table.id))
                await connection.execute(insert(reviews).values(row))
                await connection.execute(delete(insights).where(insights.c.table_id == table.id))
                await write_insights(connection, table, found)
        except IntegrityError:
            return
        except FAILURES as error:
            raise StoreFailure("full") from error
