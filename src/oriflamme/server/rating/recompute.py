"""Recomputes ratings from the log, in the order of the games, and compares them with the stored ratings."""

from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from sqlalchemy import Row, Table, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...errors import OriflammeError
from ..storage import schema
from ..tables.table import DamagedLog
from .players import lock_ratings
from .rater import read_table
from .ratings import Rating, rated_game

AT_ONCE: Final = 500  # rows
TRIES: Final = 5
DERIVED: Final = (schema.ratings, schema.rating_history, schema.ladders)  # follow from the logs and `rated`
SNAPSHOT: Final = {"postgresql": "REPEATABLE READ", "sqlite": "SERIALIZABLE"}

Progress = Callable[[int, int], None]  # called with the count of finished games and of all games
Key = tuple[Any, ...]


class Recomputed:
    """Ratings computed from the log."""

    def __init__(self) -> None:
        self.games = 0
        self.last = 0  # the number of the last rated game
        self.accounts: set[str] = set()  # players with an account
        self.rows: dict[str, dict[Key, dict[str, Any]]] = {table.name: {} for table in DERIVED}
        self._ratings: dict[tuple[str, str], Rating] = {}

    async def rate_new_games(self, connection: AsyncConnection, progress: Progress) -> None:
        """Rate the games after the last one, in order."""
        rated = schema.rated
        numbers = select(rated).where(rated.c.number > self.last).order_by(rated.c.number)
        rows = (await connection.execute(numbers)).all()
        for done, row in enumerate(rows, 1):
            await self._rate(connection, row)
            progress(done, len(rows))

    async def _rate(self, connection: AsyncConnection, row: Row[Any]) -> None:
        try:
            game = rated_game(await read_table(connection, row.table_id))
        except DamagedLog as damage:
            why = damage.__cause__ or damage
            raise OriflammeError(f"game {row.number}, table {row.table_id}, cannot be read: {why}") from None
        if game.ladder != row.ladder:
            raise OriflammeError(f"game {row.number}, table {row.table_id}, is of {game.ladder}, not of {row.ladder}")
        keys = [(player, game.ladder) for player in game.players]
        self._count_on_ladder(game.ladder, sum(key not in self._ratings for key in keys))
        after = game.rate([self._ratings.get(key, Rating()) for key in keys])
        self._ratings.update(zip(keys, after, strict=True))
        self.rows["ratings"].update(_by_key(schema.ratings, game.rating_rows(after)))
        self.rows["rating_history"].update(_by_key(schema.rating_history, game.history_rows(row.number, after)))
        self.accounts.update(player for player, exists in zip(game.players, game.have_accounts, strict=True) if exists)
        self.games, self.last = self.games + 1, row.number

    def _count_on_ladder(self, name: str, newcomers: int) -> None:
        row = self.rows["ladders"].setdefault((name,), {"ladder": name, "people": 0, "games": 0})
        row["people"] += newcomers
        row["games"] += 1


async def check(engine: AsyncEngine, progress: Progress) -> tuple[Recomputed, list[str]]:
    """Recompute all ratings from one snapshot of the database; return them, and how the stored rows differ."""
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level=SNAPSHOT[connection.dialect.name])
        computed = Recomputed()
        async with connection.begin():
            await computed.rate_new_games(connection, progress)
            differences = [
                difference
                for table in DERIVED
                async for difference in _differences(connection, table, computed.rows[table.name])
            ]
    return computed, differences


async def _differences(
    connection: AsyncConnection, table: Table, computed: dict[Key, dict[str, Any]]
) -> AsyncIterator[str]:
    """Yield how the stored rows of a table differ, to the last digit."""
    stored = (await connection.execute(select(table))).mappings().all()
    rows = _by_key(table, [dict(row) for row in stored])
    for key in sorted({*rows, *computed}):
        if rows.get(key) != computed.get(key):
            place = " ".join(map(str, key))
            yield f"{table.name} {place}: stored {_shown(rows.get(key))}, computed {_shown(computed.get(key))}"


async def recompute(engine: AsyncEngine, progress: Progress) -> Recomputed:
    """Recompute all ratings and replace the stored rows.

    The server rates games meanwhile. So most games are computed without the lock, and only the last ones with it.
    """
    for _ in range(TRIES):
        computed = Recomputed()
        async with engine.connect() as connection:
            await computed.rate_new_games(connection, progress)
        async with engine.begin() as connection:
            await lock_ratings(connection)
            await computed.rate_new_games(connection, lambda done, of: None)
            if await _all_exist(connection, computed.accounts):
                await _write(connection, computed)
                return computed
    raise OriflammeError("accounts are deleted faster than ratings can be computed; try again")


async def _all_exist(connection: AsyncConnection, accounts: set[str]) -> bool:
    """Tell whether these accounts still exist: one may have been deleted since its games were read."""
    return accounts <= set((await connection.execute(select(schema.accounts.c.id))).scalars())


async def _write(connection: AsyncConnection, computed: Recomputed) -> None:
    for table in DERIVED:
        rows = list(computed.rows[table.name].values())
        await connection.execute(delete(table))
        for start in range(0, len(rows), AT_ONCE):
            await connection.execute(insert(table), rows[start : start + AT_ONCE])


def _by_key(table: Table, rows: list[dict[str, Any]]) -> dict[Key, dict[str, Any]]:
    columns = [column.name for column in table.primary_key]
    return {tuple(row[column] for column in columns): row for row in rows}


def _shown(row: dict[str, Any] | None) -> str:
    if row is None:
        return "nothing"
    return ", ".join(f"{name} {value!r}" for name, value in row.items() if name not in ("account_id", "ladder"))
