"""What one rated game did to the ratings of its players."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.ratings import RatingChange, RatingChanges
from ..storage import schema
from ..storage.store import Store
from ..tables.table import Table
from .skill import Skill


async def changes_of(store: Store, table: Table) -> RatingChanges:
    """Return the changes by seat; none if the game is not rated, or not counted yet."""
    rated = schema.rated
    async with store.reading.connect() as connection:
        counted = select(rated.c.number, rated.c.ladder).where(rated.c.table_id == table.id)
        row = (await connection.execute(counted)).one_or_none()
        if row is None:
            return RatingChanges("", ())
        changes = [
            await _change(connection, seat, holder.player, row.ladder, row.number)
            for seat, holder in enumerate(table.seats)
            if holder.player is not None
        ]
    return RatingChanges(row.ladder, tuple(change for change in changes if change is not None))


async def _change(connection: AsyncConnection, seat: int, player: str, ladder: str, number: int) -> RatingChange | None:
    history = schema.rating_history
    up_to = (history.c.account_id == player, history.c.ladder == ladder, history.c.number <= number)
    latest = select(history).where(*up_to).order_by(history.c.number.desc()).limit(2)
    rows = (await connection.execute(latest)).all()
    if not rows or rows[0].number != number:
        return None
    before = Skill(rows[1].mu, rows[1].sigma) if len(rows) > 1 else Skill()
    return RatingChange(seat, before.shown, Skill(rows[0].mu, rows[0].sigma).shown)
