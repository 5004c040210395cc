"""Profiles: the public statistics of an account."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Row, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.ratings import Bluff, BoxTally, KindTally, Profile, ProfileRating, RatingPoint, RecentGame
from ..storage import schema
from ..storage.store import Store
from .ladders import LADDERS
from .results import BluffResult, KindResult, Result, read_result
from .skill import Skill

RECENT: Final = 20  # games in the list
REMEMBERED: Final = 1000  # games that count for kinds of cards and bluffs
POINTS: Final = 100  # in the history of each rating


class Played(NamedTuple):
    """A game of an account and its result."""

    row: Row[Any]
    result: Result


async def profile_of(store: Store, account: Row[Any], is_own: bool) -> Profile:
    """Return the profile of an account. Only the account itself sees its private tables.

    Anyone who knows the id of a table can watch its replay, and the other players there have not agreed to that.
    """
    async with store.reading.connect() as connection:
        by_box = await _by_box(connection, account.id)
        games = await _games(connection, account.id)
        results = [Played(row, read_result(row.result)) for row in games]
        shown = [played for played in results if is_own or played.result.is_public]
        return Profile(
            id=account.id,
            name=account.name,
            kind=account.kind,
            created=account.created,
            games=sum(tally.games for tally in by_box),
            won=sum(tally.won for tally in by_box),
            ratings=await _ratings(connection, account.id),
            by_box=by_box,
            by_kind=kinds_in([played.result for played in results]),
            recent=await _recent(connection, shown[:RECENT]),
            owner_name=await _name_of(connection, account.owner),
            bluff=favourite_bluff(
                [
                    (row.table_id if is_own or result.is_public else "", result.bluff)
                    for row, result in results
                    if result.bluff is not None
                ]
            ),
        )


async def _name_of(connection: AsyncConnection, account: str | None) -> str | None:
    accounts = schema.accounts
    if account is None:
        return None
    name: str | None = (await connection.execute(select(accounts.c.name).filter_by(id=account))).scalar()
    return name


# Ratings.


async def _ratings(connection: AsyncConnection, account: str) -> tuple[ProfileRating, ...]:
    ratings = schema.ratings
    rows = (await connection.execute(select(ratings).where(ratings.c.account_id == account))).all()
    return tuple([await _rating(connection, row) for row in sorted(rows, key=lambda row: (-row.games, row.ladder))])


async def _rating(connection: AsyncConnection, row: Row[Any]) -> ProfileRating:
    ladder, skill = LADDERS[row.ladder], Skill(row.mu, row.sigma)
    history = await _history(connection, row.account_id, row.ladder)
    return ProfileRating(row.ladder, ladder.box, ladder.players, skill.shown, skill.shown_deviation, row.games, history)


async def _history(connection: AsyncConnection, account: str, ladder: str) -> tuple[RatingPoint, ...]:
    history, rated = schema.rating_history, schema.rated
    latest = (
        select(history, rated.c.at, rated.c.table_id)
        .join(rated, rated.c.number == history.c.number)
        .where(history.c.account_id == account, history.c.ladder == ladder)
        .order_by(history.c.number.desc())
        .limit(POINTS)
    )
    rows = (await connection.execute(latest)).all()
    return tuple(RatingPoint(row.at, Skill(row.mu, row.sigma).shown, row.table_id, row.place) for row in rows[::-1])


# Results.


async def tally_of(store: Store, account: str) -> tuple[int, int]:
    """Return how many games an account has finished and won."""
    async with store.reading.connect() as connection:
        by_box = await _by_box(connection, account)
    return sum(tally.games for tally in by_box), sum(tally.won for tally in by_box)


async def _by_box(connection: AsyncConnection, account: str) -> tuple[BoxTally, ...]:
    results = schema.results
    won = func.sum(case((results.c.place == 1, 1), else_=0))
    what = (results.c.box, results.c.players)
    tally = select(*what, func.count(), won, func.sum(results.c.points)).where(results.c.account_id == account)
    rows = (await connection.execute(tally.group_by(*what))).all()
    return tuple(sorted((BoxTally(*row) for row in rows), key=lambda tally: (-tally.games, tally.box, tally.players)))


async def _games(connection: AsyncConnection, account: str) -> Sequence[Row[Any]]:
    results = schema.results
    latest_first = (results.c.at.desc(), results.c.table_id, results.c.seat)
    mine = select(results).where(results.c.account_id == account).order_by(*latest_first)
    return (await connection.execute(mine.limit(REMEMBERED))).all()


async def _recent(connection: AsyncConnection, games: Sequence[Played]) -> tuple[RecentGame, ...]:
    names = await _names(connection, [row.table_id for row, _ in games])
    return tuple(
        RecentGame(
            table=row.table_id,
            at=row.at,
            box=row.box,
            players=row.players,
            names=names.get(row.table_id, ()),
            points=row.points,
            seat=row.seat,
            place=row.place,
            rated=result.rated,
        )
        for row, result in games
    )


async def _names(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Return the names at tables. They are stored only in the logs, so that erasure finds them all."""
    log = schema.log
    deals = select(log.c.table_id, log.c.entry).where(log.c.table_id.in_(tables), log.c.entry.startswith(STARTED))
    return {row.table_id: _names_in(row.entry) for row in await connection.execute(deals)}


def _names_in(deal: str) -> tuple[str, ...]:
    """Return the names in a deal; none if it is damaged."""
    try:
        return msgspec.convert(msgspec.json.decode(deal)["record"]["players"], tuple[str, ...])
    except Exception:  # any failure to read an entry means that it is damaged
        return ()


STARTED: Final = '{"type":"started"'


def kinds_in(results: Sequence[Result]) -> tuple[KindTally, ...]:
    """Return the totals of each kind of card, the most played first."""
    totals: dict[str, tuple[int, int, int]] = {}
    for result in results:
        for kind in result.kinds:
            totals[kind.kind] = _sum(totals.get(kind.kind, (0, 0, 0)), kind)
    tallies = [KindTally(kind, *counts) for kind, counts in totals.items()]
    return tuple(sorted(tallies, key=lambda tally: (-tally.played, -tally.gained, tally.kind)))


def _sum(total: tuple[int, int, int], kind: KindResult) -> tuple[int, int, int]:
    played, gained, eliminated = total
    return played + kind.played, gained + kind.gained, eliminated + kind.eliminated


def favourite_bluff(bluffs: Sequence[tuple[str, BluffResult]]) -> Bluff | None:
    """Return the kind with the most bluffs, and its longest bluff."""
    if not bluffs:
        return None
    times = Counter(bluff.kind for _, bluff in bluffs)
    table, best = max(bluffs, key=lambda one: (times[one[1].kind], one[1].kind, one[1].rounds, one[1].gained))
    return Bluff(best.kind, best.rounds, best.gained, table, times[best.kind])
