"""The shelf: reviews in the database, whole or not at all."""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from ...protocol.messages import write
from ...review import Review
from ..storage import schema
from ..storage.records import StoreFailure
from ..storage.store import FAILURES, Store
from ..times import milliseconds_now
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

    async def put(self, table: str, review: Review) -> None:
        """Store a review. If another process was faster, its review stays."""
        reviews = schema.reviews
        row = {"table_id": table, "form": FORM, "at": milliseconds_now(), "review": write(review).decode()}
        try:
            async with self._store.people.begin() as connection:
                await connection.execute(delete(reviews).where(reviews.c.table_id == table))
                await connection.execute(insert(reviews).values(row))
        except IntegrityError:
            return
        except FAILURES as error:
            raise StoreFailure("full") from error
