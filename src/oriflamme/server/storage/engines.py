"""Database engines: SQLite in a folder, for one process, or PostgreSQL, which several processes can share."""

import sqlite3
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import event
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...errors import OriflammeError
from .data_folder import FILE as FILE
from .data_folder import make_file, make_folder

CONNECTING: Final = 5.0  # seconds in which PostgreSQL must accept a connection
WORKING: Final = 15.0  # seconds in which it must finish a statement


class Engines(NamedTuple):
    """Connections to a database: one that writes logs, some that only read, and some that write about people."""

    writing: AsyncEngine
    reading: AsyncEngine
    people: AsyncEngine  # the same as `writing` on SQLite, where only one connection may write


def engines(database: Path | str) -> Engines:
    """Return the engines for a folder with an SQLite file, or for the address of a PostgreSQL database."""
    if isinstance(database, Path):
        return _sqlite(database)
    return Engines(postgres(database, 1), postgres(database, 4), postgres(database, 3))


def postgres(address: str, connections: int) -> AsyncEngine:
    """Return an engine with at most so many connections to PostgreSQL."""
    scheme, _, rest = address.partition("://")
    if scheme not in ("postgresql", "postgres"):
        raise OriflammeError("a database is given as postgresql://user:password@host/name")
    try:
        return create_async_engine(
            f"postgresql+asyncpg://{rest}",
            pool_size=connections,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args={"timeout": CONNECTING, "command_timeout": WORKING},
        )
    except ModuleNotFoundError:
        raise OriflammeError("PostgreSQL needs one more package: pip install 'oriflamme[postgres]'") from None
    except ArgumentError:
        raise OriflammeError("a database is given as postgresql://user:password@host/name") from None


def _sqlite(folder: Path) -> Engines:
    try:
        make_folder(folder)
        make_file(folder / FILE)
    except OSError as error:
        raise OriflammeError(f"the database cannot be used: {error.strerror}") from None
    url = f"sqlite+aiosqlite:///{folder / FILE}"
    writing = create_async_engine(url, pool_size=1, max_overflow=0)
    reading = create_async_engine(url, pool_size=2, max_overflow=0)
    event.listen(writing.sync_engine, "connect", _as_writer)
    event.listen(reading.sync_engine, "connect", _as_reader)
    return Engines(writing, reading, writing)


def _as_writer(connection: Any, _: object) -> None:
    _run(connection, "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA busy_timeout=5000")


def _as_reader(connection: Any, _: object) -> None:
    _run(connection, "PRAGMA query_only=1", "PRAGMA wal_autocheckpoint=0", "PRAGMA busy_timeout=5000")


def _run(connection: Any, *statements: str) -> None:
    cursor: sqlite3.Cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()
