"""Insights: a small row for each account and reviewed game, and what many of them say together."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, Final

import msgspec
from sqlalchemy import Row, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...bots.differences import POINTS
from ...protocol.insights import Insights, KindInsight, MarkPoint, MarkTally
from ...review.insights import KindChoices, SeatInsight
from ..storage import schema
from ..storage.records import StoreFailure
from ..storage.store import FAILURES, Store
from ..tables.boxes import box_played
from ..tables.table import Table
from ..times import milliseconds_now

REMEMBERED: Final = 1000  # games that count
SHOWN: Final = 100  # marks in the history
FEWEST: Final = 5  # choices about a kind of which something can be said
PEOPLE: Final = "people"
BOTS: Final = "bots"

_KINDS: Final = msgspec.json.Decoder(tuple[KindChoices, ...])


async def write_insights(connection: AsyncConnection, table: Table, found: Sequence[SeatInsight]) -> None:
    """Store what a review says about each account that holds or has claimed a seat."""
    assert table.game is not None
    seats, tables = schema.seats, schema.tables
    held = select(seats.c.seat, seats.c.account_id).where(seats.c.table_id == table.id, seats.c.held)
    rows = (await connection.execute(held)).all()
    if not rows or table.source is not None:  # part of it was played in another game
        return
    finished = (await connection.execute(select(tables.c.finished).where(tables.c.id == table.id))).scalar()
    people = {seat for seat, one in enumerate(table.seats) if one.kind != "bot" and not one.is_bot}
    common = {
        "table_id": table.id,
        "at": finished or milliseconds_now(),
        "box": box_played(table.game),
        "is_public": table.settings.rated or table.settings.open,
    }
    await connection.execute(
        insert(schema.insights),
        [
            {
                **common,
                "seat": row.seat,
                "account_id": row.account_id,
                "against": PEOPLE if people - {row.seat} else BOTS,
                "mark": found[row.seat].mark,
                "looks": found[row.seat].looks,
                "read": found[row.seat].read,
                "kinds": msgspec.json.encode(found[row.seat].kinds).decode(),
            }
            for row in rows
        ],
    )


async def insights_about(store: Store, account: str, is_own: bool) -> Insights:
    """Return what the latest reviewed games say about an account.

    Others see the marks of games that everyone may know, and nothing that helps them to play against it.
    """
    insights = schema.insights
    wanted = select(insights).where(insights.c.account_id == account)
    if not is_own:
        wanted = wanted.where(insights.c.is_public)
    latest = wanted.order_by(insights.c.at.desc(), insights.c.table_id).limit(REMEMBERED)
    try:
        async with store.reading.connect() as connection:
            rows = (await connection.execute(latest)).all()
    except FAILURES as error:
        raise StoreFailure("unreachable") from error
    marks = tuple(MarkPoint(row.at, row.mark, row.table_id) for row in rows[:SHOWN][::-1])
    if not is_own:
        return Insights(len(rows), marks)
    looks = sum(row.looks for row in rows)
    return Insights(
        games=len(rows),
        marks=marks,
        by_box=_tallies(rows, "box"),
        against=_tallies(rows, "against"),
        kinds=kinds_in(_KINDS.decode(row.kinds) for row in rows),
        read=round(POINTS * sum(row.read for row in rows) / looks, 1) if looks else None,
    )


def _tallies(rows: Sequence[Row[Any]], column: str) -> tuple[MarkTally, ...]:
    groups: defaultdict[str, list[int]] = defaultdict(list)
    for row in rows:
        groups[row._mapping[column]].append(row.mark)
    return tuple(MarkTally(group, len(marks), round(fmean(marks), 1)) for group, marks in sorted(groups.items()))


def kinds_in(games: Iterable[Sequence[KindChoices]]) -> tuple[KindInsight, ...]:
    """Return how well each kind is played, the best first; kinds with too few choices say nothing."""
    choices: defaultdict[str, int] = defaultdict(int)
    lost: defaultdict[str, float] = defaultdict(float)
    for kinds in games:
        for kind in kinds:
            choices[kind.kind] += kind.choices
            lost[kind.kind] += kind.lost
    found = [
        KindInsight(kind, count, round(lost[kind] / count, 2)) for kind, count in choices.items() if count >= FEWEST
    ]
    return tuple(sorted(found, key=lambda one: (one.lost, -one.choices, one.kind)))
