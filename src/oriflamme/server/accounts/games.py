"""The games of an account: which they are, guest games that it claims, and names taken out of them again."""

import math
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.accounts import GuestGame, MyGame
from ..rating.players import leave_ratings
from ..storage import schema
from ..storage.entries import Entry, Joined, Opened, Started, read_entry, write_entry
from ..storage.loader import Kept
from ..storage.store import Store
from ..tables.table import Table

SHOWN: Final = 100  # games of an account at once
UNDERWAY: Final = ("gathering", "playing")


async def claim(store: Store, account: str, games: Sequence[GuestGame]) -> int:
    """Make an account the owner of seats whose tokens it has; return how many became its own."""
    claimed = 0
    for game in games:
        table = table_of(await store.load(game.table))
        seat = table.seat_of(game.token) if table is not None else None
        if table is not None and seat is not None and table.seats[seat].player is None:
            claimed += await _claim_seat(store, table.id, seat, account)
    return claimed


async def _claim_seat(store: Store, table: str, seat: int, account: str) -> bool:
    seats, tables = schema.seats, schema.tables
    held = select(seats).filter_by(table_id=table, seat=seat, held=True)
    this = tables.c.id == table
    async with store.people.begin() as connection:
        # The row is locked so that the game cannot end meanwhile without anyone knowing that it counts for an account.
        phase = (await connection.execute(select(tables.c.phase).where(this).with_for_update())).scalar()
        if (await connection.execute(held)).first() is not None:
            return False
        await connection.execute(insert(seats).values(table_id=table, seat=seat, account_id=account, held=True))
        if phase == "over":
            await connection.execute(update(tables).where(this).values(due=True))
        asked = update(schema.deadlines).filter_by(table_id=table, seat=seat)
        await connection.execute(asked.values(account_id=account))
        return True


async def games_of(store: Store, account: str) -> tuple[MyGame, ...]:
    """Return an account's games: those where it is asked first, the most urgent before; the finished ones last."""
    tables, seats, deadlines = schema.tables, schema.seats, schema.deadlines
    wanted = (
        select(tables, seats.c.seat, deadlines.c.until)
        .join(seats, seats.c.table_id == tables.c.id)
        .outerjoin(deadlines, (deadlines.c.table_id == tables.c.id) & (deadlines.c.seat == seats.c.seat))
        .where(seats.c.account_id == account, seats.c.held, tables.c.phase != "closed")
        .order_by(tables.c.phase == "over", tables.c.created.desc())
        .limit(SHOWN)
    )
    async with store.reading.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    games = [_game(row, table) for row in rows if (table := table_of(await store.load(row.id))) is not None]
    return tuple(sorted(games, key=_urgency))


def table_of(kept: Kept | None) -> Table | None:
    """Return the table of a log; none of one that is damaged."""
    try:
        return Table(kept.id, kept.entries) if kept is not None and kept.log else None
    except (AssertionError, LookupError, ValueError):
        return None


def _game(row: Row[Any], table: Table) -> MyGame:
    return MyGame(
        table=table.id,
        phase=table.phase,
        settings=table.settings,
        names=table.names,
        seat=row.seat,
        code=row.code,
        is_asked=table.phase == "playing" and table.asked == row.seat,
        until=row.until,
        finished=row.finished,
    )


def _urgency(game: MyGame) -> tuple[bool, bool, float]:
    """Return what games are sorted by: when an answer is due, or when the game ended."""
    time = (game.until or math.inf) if game.is_asked else -(game.finished or 0)
    return not game.is_asked, game.phase not in UNDERWAY, time


# Names in logs. They are the one thing in a log that is ever changed: somebody may want to be forgotten.


async def rename_in_games(connection: AsyncConnection, account: str, name: str, keeps_account: bool) -> list[str]:
    """Give an account another name in all its games, or none; return the tables.

    Where it does not keep them, a number is left of it in its rated games: the others' ratings follow from them too.
    """
    seats = schema.seats
    number = None if keeps_account else await leave_ratings(connection, account)
    rows = (await connection.execute(select(seats).where(seats.c.account_id == account))).all()
    for row in rows:
        await _rename_in_log(connection, row, name, keeps_account, number)
    return [row.table_id for row in rows]


async def _rename_in_log(
    connection: AsyncConnection, seat: Row[Any], name: str, keeps_account: bool, number: str | None
) -> None:
    log = schema.log
    wanted = select(log).where(log.c.table_id == seat.table_id).order_by(log.c.number)
    rows = (await connection.execute(wanted)).all()
    entries = [read_entry(row.entry) for row in rows]
    for row, entry, changed in zip(rows, entries, renamed(entries, seat, name, keeps_account, number), strict=True):
        if changed != entry:
            place = (log.c.table_id == seat.table_id, log.c.number == row.number)
            await connection.execute(update(log).where(*place).values(entry=write_entry(changed)))


def renamed(
    entries: list[Entry], seat: Row[Any], name: str, keeps_account: bool, number: str | None = None
) -> list[Entry]:
    """Return the entries of a log with another name where an account, or the guest it was, has a seat.

    An account that does not keep it leaves a number in its place, if one is given and the table was rated.
    """
    theirs = _taken_by(entries, seat)
    was = number if _is_rated(entries) else None
    changed: list[Entry] = []
    for place, entry in enumerate(entries):
        if isinstance(entry, Joined) and place in theirs:
            left = {} if keeps_account else {"account": None, "was": was}
            changed.append(msgspec.structs.replace(entry, name=name, **left))
        elif isinstance(entry, Started) and seat.held:
            players = [name if player == seat.seat else other for player, other in enumerate(entry.record["players"])]
            changed.append(Started({**entry.record, "players": players}))
        else:
            changed.append(entry)
    return changed


def _is_rated(entries: Sequence[Entry]) -> bool:
    """Tell whether a log is that of a rated table."""
    return isinstance(entries[0], Opened) and entries[0].settings.rated


def _taken_by(entries: list[Entry], seat: Row[Any]) -> set[int]:
    """Return the numbers of the entries with which an account, or the guest whose seat it claimed, took a seat."""
    taken = {
        number: entry for number, entry in enumerate(entries) if isinstance(entry, Joined) and entry.seat == seat.seat
    }
    theirs = {number for number, entry in taken.items() if entry.account == seat.account_id}
    return theirs | {max(taken)} if seat.held and taken else theirs
