"""The games of an account: the list, guest games that it claims, and its name in logs."""

import asyncio
import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.accounts import GuestGame, MyGame
from ..lanes import Lane
from ..rating.players import anonymize_ratings
from ..storage import deadlines, schema
from ..storage.entries import Entry, Joined, Opened, Started, read_entry, write_entry
from ..storage.records import StoredTable
from ..storage.store import Store
from ..tables.table import Table
from ..times import milliseconds_now

SHOWN: Final = 100  # games in the list of an account
UNDERWAY: Final = ("gathering", "playing")


async def claim_games(store: Store, lane: Lane, account: str, games: Sequence[GuestGame]) -> int:
    """Give an account the guest seats whose tokens it has; return how many it got."""
    claimed = 0
    tables = await _read(store, lane, [game.table for game in games])
    for game, table in zip(games, tables, strict=True):
        seat = table.seat_of(game.token) if table is not None else None
        if table is not None and seat is not None and table.seats[seat].player is None:
            is_stood_in = table.seats[seat].stood_in
            claimed += await _claim_seat(store, table.id, seat, account, is_stood_in)
    return claimed


async def _claim_seat(store: Store, table: str, seat: int, account: str, is_stood_in: bool) -> bool:
    seats, tables = schema.seats, schema.tables
    held = select(seats).filter_by(table_id=table, seat=seat, held=True)
    this = tables.c.id == table
    async with store.people.begin() as connection:
        # The lock keeps the game from ending before the seat has its account; the game would not be counted for it.
        phase = (await connection.execute(select(tables.c.phase).where(this).with_for_update())).scalar()
        if (await connection.execute(held)).first() is not None:
            return False
        await connection.execute(insert(seats).values(table_id=table, seat=seat, account_id=account, held=True))
        if phase == "over":
            await connection.execute(update(tables).where(this).values(due=True))
        if not is_stood_in:  # otherwise the deadline is a bot's until the player is back
            await connection.execute(deadlines.claimed(table, seat, account, milliseconds_now()))
        return True


async def _read(store: Store, lane: Lane, tables: Sequence[str]) -> list[Table | None]:
    """Return tables, None for one that cannot be read. Reading logs takes a while, so it is done in a lane."""
    stored = await asyncio.gather(*(store.load(table) for table in tables))
    return await lane.run(_read_all, stored) if tables else []


def _read_all(stored: Sequence[StoredTable | None]) -> list[Table | None]:
    return [Table.if_readable(table) for table in stored]


async def games_of(store: Store, lane: Lane, account: str, start: int = 0) -> tuple[MyGame, ...]:
    """Return the games of an account: first those that wait for it, the most urgent first; finished games last.

    At most SHOWN of them, after the first `start`: those that are played, then the finished ones, each from the newest.
    """
    tables, seats, asked = schema.tables, schema.seats, schema.deadlines
    wanted = (
        select(tables, seats.c.seat, asked.c.until)
        .join(seats, seats.c.table_id == tables.c.id)
        .outerjoin(asked, (asked.c.table_id == tables.c.id) & (asked.c.seat == seats.c.seat))
        .where(seats.c.account_id == account, seats.c.held, tables.c.phase != "closed")
        .order_by(tables.c.phase == "over", tables.c.created.desc(), tables.c.id)
        .offset(start)
        .limit(SHOWN)
    )
    async with store.reading.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    found = await _read(store, lane, [row.id for row in rows])
    games = [_game(row, table) for row, table in zip(rows, found, strict=True) if table is not None]
    return tuple(sorted(games, key=_urgency))


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
    """Return the sort key of a game: when its answer is due, or when it ended."""
    time = (game.until or math.inf) if game.is_asked else -(game.finished or 0)
    return not game.is_asked, game.phase not in UNDERWAY, time


# Names in logs. Nothing else in a log ever changes: an account can be renamed or erased.


async def rename_in_games(connection: AsyncConnection, account: str, name: str, keeps_account: bool) -> list[str]:
    """Replace the name of an account in all its games; return the tables.

    If it does not keep its games, a pseudonym replaces it in the rated ones: the ratings of the others depend on them.
    """
    accounts, seats = schema.accounts, schema.seats
    pseudonym = None if keeps_account else await anonymize_ratings(connection, account)
    old_name = (await connection.execute(select(accounts.c.name).where(accounts.c.id == account))).scalar()
    rows = (await connection.execute(select(seats).where(seats.c.account_id == account))).all()
    for row in rows:
        await _rename_in_log(connection, row, Renaming(name, keeps_account, pseudonym, old_name or ""))
    return [row.table_id for row in rows]


class Renaming(NamedTuple):
    """How an account is renamed in its games."""

    name: str
    keeps_account: bool
    pseudonym: str | None = None  # replaces an erased account in its rated games
    old_name: str = ""


async def _rename_in_log(connection: AsyncConnection, seat: Row[Any], renaming: Renaming) -> None:
    log = schema.log
    wanted = select(log).where(log.c.table_id == seat.table_id).order_by(log.c.number)
    rows = (await connection.execute(wanted)).all()
    for row, text in zip(rows, renamed_log([row.entry for row in rows], seat, renaming), strict=True):
        if text != row.entry:
            this = (log.c.table_id == seat.table_id, log.c.number == row.number)
            await connection.execute(update(log).where(*this).values(entry=text))


def renamed_log(log: Sequence[str], seat: Row[Any], renaming: Renaming) -> list[str]:
    """Return the entries of a stored log with the name replaced; in a damaged log it is replaced as text."""
    try:
        entries = [read_entry(text) for text in log]
        changed = renamed(entries, seat, renaming)
    except Exception:  # any failure to read a log means that the log is damaged
        return [renamed_text(text, seat, renaming) for text in log]
    return [
        text if entry == before else write_entry(entry)
        for text, before, entry in zip(log, entries, changed, strict=True)
    ]


def renamed_text(text: str, seat: Row[Any], renaming: Renaming) -> str:
    """Return a damaged text with the name replaced wherever it stands."""
    if renaming.old_name:
        text = text.replace(_quoted(renaming.old_name), _quoted(renaming.name))
    if not renaming.keeps_account:
        text = text.replace(_quoted(seat.account_id), "null")
    return text


def _quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()


def renamed(entries: Sequence[Entry], seat: Row[Any], renaming: Renaming) -> list[Entry]:
    """Return the entries of a log with the name replaced where the account, or the guest it was, has the seat."""
    theirs = _taken_by(entries, seat)
    was = renaming.pseudonym if _is_rated(entries) else None
    changed: list[Entry] = []
    for index, entry in enumerate(entries):
        if isinstance(entry, Joined) and index in theirs:
            left = {} if renaming.keeps_account else {"account": None, "was": was}
            changed.append(msgspec.structs.replace(entry, name=renaming.name, **left))
        elif isinstance(entry, Started) and seat.held:
            players = list(entry.record["players"])
            players[seat.seat] = renaming.name
            changed.append(Started({**entry.record, "players": players}))
        else:
            changed.append(entry)
    return changed


def _is_rated(entries: Sequence[Entry]) -> bool:
    """Tell whether this is the log of a rated table."""
    return isinstance(entries[0], Opened) and entries[0].settings.rated


def _taken_by(entries: Sequence[Entry], seat: Row[Any]) -> set[int]:
    """Return the indexes of the entries with which an account, or the guest whose seat it claimed, took the seat."""
    taken = {
        index: entry for index, entry in enumerate(entries) if isinstance(entry, Joined) and entry.seat == seat.seat
    }
    theirs = {index for index, entry in taken.items() if entry.account == seat.account_id}
    return theirs | {max(taken)} if seat.held and taken else theirs
