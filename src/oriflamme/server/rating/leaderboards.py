"""Leaderboards, read from the database."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.ratings import LadderList, LadderPlace, Leaderboard, ListedLadder
from ..storage import schema
from ..storage.store import Store
from ..wire.refusal import Refusal
from .ladders import LADDERS, Ladder
from .skill import Skill

SHOWN: Final = 50  # places on one page


async def all_ladders(store: Store) -> LadderList:
    """Return the ladders that have games, those of people first."""
    async with store.reading.connect() as connection:
        found = {row.ladder: row for row in await connection.execute(select(schema.ladders))}
    return LadderList(
        tuple(
            ListedLadder(name, ladder.box, ladder.players, found[name].people, found[name].games, ladder.is_for_bots)
            for name, ladder in LADDERS.items()
            if name in found
        )
    )


def ladder_named(name: str) -> Ladder:
    """Return a ladder by its name; it may have no games yet."""
    if name not in LADDERS:
        raise Refusal("no_such_ladder")
    return LADDERS[name]


async def leaderboard(store: Store, name: str, start: int) -> Leaderboard:
    """Return a page of a ladder, from the index `start`."""
    ladder = ladder_named(name)
    ratings, accounts = schema.ratings, schema.accounts
    listed = (ratings.c.ladder == name, ratings.c.listed)
    best_first = (ratings.c.ordinal.desc(), ratings.c.account_id.desc())
    page = select(ratings).where(*listed).order_by(*best_first).offset(start).limit(SHOWN).subquery()
    wanted = (
        select(page, accounts.c.name)
        .join(accounts, accounts.c.id == page.c.account_id)
        .order_by(page.c.ordinal.desc(), page.c.account_id.desc())
    )
    async with store.reading.connect() as connection:
        rows = (await connection.execute(wanted)).all()
        before = await _better(connection, name, rows[0].ordinal) if rows and start else 0
    return Leaderboard(name, ladder.box, ladder.players, _places(rows, start, before), ladder.is_for_bots)


async def _better(connection: AsyncConnection, ladder: str, ordinal: float) -> int:
    """Return how many have a higher rating: equal ratings share a place, also across pages."""
    ratings = schema.ratings
    better = select(func.count()).where(ratings.c.ladder == ladder, ratings.c.listed, ratings.c.ordinal > ordinal)
    return int((await connection.execute(better)).scalar() or 0)


def _places(rows: Sequence[Row[Any]], start: int, before: int) -> tuple[LadderPlace, ...]:
    places: list[LadderPlace] = []
    for index, row in enumerate(rows):
        place = start + index + 1
        if index == 0:
            place = before + 1
        elif row.ordinal == rows[index - 1].ordinal:
            place = places[-1].place
        skill = Skill(row.mu, row.sigma)
        places.append(LadderPlace(place, row.account_id, row.name, skill.shown, skill.shown_deviation, row.games))
    return tuple(places)
