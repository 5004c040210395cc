"""Rates a game: the ratings of its players afterwards. The rater and the recomputation both use it."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..storage import schema
from ..tables.table import Table
from .ladders import ladder_of
from .results import places_of
from .skill import Skill, skills_after

LISTED_FROM: Final = 3  # games; before that a rating is a guess, and not on the leaderboard


class Rating(Struct, frozen=True):
    """A player's rating on one ladder."""

    skill: Skill = Skill()
    games: int = 0


class RatedGame(Struct, frozen=True):
    """A game to rate: its players by seat, whether their accounts still exist, and their places."""

    ladder: str
    players: tuple[str, ...]
    have_accounts: tuple[bool, ...]
    places: tuple[int, ...]

    def rate(self, before: Sequence[Rating]) -> list[Rating]:
        """Return the ratings after the game, by seat."""
        after = skills_after([rating.skill for rating in before], self.places)
        return [Rating(skill, rating.games + 1) for skill, rating in zip(after, before, strict=True)]

    def rating_rows(self, after: Sequence[Rating]) -> list[dict[str, Any]]:
        """Return the ratings as rows of the database."""
        return [
            {
                "account_id": player,
                "ladder": self.ladder,
                "mu": rating.skill.mu,
                "sigma": rating.skill.sigma,
                "games": rating.games,
                "ordinal": rating.skill.ordinal,
                "listed": has_account and rating.games >= LISTED_FROM,
            }
            for player, has_account, rating in zip(self.players, self.have_accounts, after, strict=True)
        ]

    def history_rows(self, number: int, after: Sequence[Rating]) -> list[dict[str, Any]]:
        """Return the rows that the game adds to the rating history."""
        return [
            {
                "account_id": player,
                "ladder": self.ladder,
                "number": number,
                "mu": rating.skill.mu,
                "sigma": rating.skill.sigma,
                "place": place,
            }
            for player, place, rating in zip(self.players, self.places, after, strict=True)
        ]


def is_rated(table: Table) -> bool:
    """Tell whether a game counts: it is over, was dealt at this table, and every seat has a player."""
    is_over = table.phase == "over" and table.source is None
    return table.settings.rated and is_over and all(seat.player is not None for seat in table.seats)


def rated_game(table: Table) -> RatedGame:
    """Return the game of a table, to rate it."""
    assert table.game is not None
    return RatedGame(
        ladder=ladder_of(table).name,
        players=tuple(seat.player or "" for seat in table.seats),
        have_accounts=tuple(seat.account is not None for seat in table.seats),
        places=tuple(places_of(table.game)),
    )


async def rate_game(connection: AsyncConnection, table: Table, at: int) -> None:
    """Rate a game as the next one. The transaction must hold the lock on ratings."""
    rated, ratings, history = schema.rated, schema.ratings, schema.rating_history
    game = rated_game(table)
    counted = insert(rated).values(table_id=table.id, ladder=game.ladder, at=at).returning(rated.c.number)
    number: int = (await connection.execute(counted)).scalar_one()
    theirs = (ratings.c.ladder == game.ladder, ratings.c.account_id.in_(game.players))
    known = {
        row.account_id: Rating(Skill(row.mu, row.sigma), row.games)
        for row in await connection.execute(select(ratings).where(*theirs))
    }
    after = game.rate([known.get(player, Rating()) for player in game.players])
    await connection.execute(delete(ratings).where(*theirs))
    await connection.execute(insert(ratings), game.rating_rows(after))
    await connection.execute(insert(history), game.history_rows(number, after))
    await _count_on_ladder(connection, game.ladder, newcomers=len(game.players) - len(known))


async def _count_on_ladder(connection: AsyncConnection, name: str, newcomers: int) -> None:
    ladders = schema.ladders
    one_more = {"people": ladders.c.people + newcomers, "games": ladders.c.games + 1}
    if not (await connection.execute(update(ladders).where(ladders.c.ladder == name).values(one_more))).rowcount:
        await connection.execute(insert(ladders).values(ladder=name, people=newcomers, games=1))
