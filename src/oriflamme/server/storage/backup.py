"""Backups: a copy of the database that is whole, taken while the server runs, and put back while it does not."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from ...errors import OriflammeError
from .folder_lock import sole_user

DATABASE: Final = "oriflamme.db"


def backup(folder: Path, target: Path) -> int:
    """Copy the database to a file, and return how many tables it has."""
    source = folder / DATABASE
    if not source.exists():
        raise OriflammeError(f"there is no database in {folder}")
    if target.exists():
        raise OriflammeError(f"{target} exists already; a backup overwrites nothing")
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        live = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        with closing(live), closing(sqlite3.connect(unfinished)) as copy:
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        number = check(unfinished)
        unfinished.rename(target)
    except sqlite3.Error as error:
        raise OriflammeError(f"the backup failed: {error}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return number


def restore(source: Path, folder: Path) -> int:
    """Put a backup in the place of the database, which is kept beside it; return how many tables there are."""
    number = check(source)
    folder.mkdir(parents=True, exist_ok=True)
    with sole_user(folder):
        present = folder / DATABASE
        arriving = folder / (DATABASE + ".arriving")
        arriving.write_bytes(source.read_bytes())
        if present.exists():
            _settle(present)
            present.replace(folder / (DATABASE + ".before-restore"))
        for rest in ("-wal", "-shm"):
            (folder / (DATABASE + rest)).unlink(missing_ok=True)
        arriving.replace(present)
    return number


def check(file: Path) -> int:
    """Return how many tables a database has; one that is broken, or none of ours, is refused."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as database:
            (verdict,) = database.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok":
                raise OriflammeError(f"{file} is damaged: {verdict}")
            (number,) = database.execute("select count(*) from tables").fetchone()
            return int(number)
    except sqlite3.Error as error:
        raise OriflammeError(f"{file} is no backup of Oriflamme: {error}") from None


def _settle(database: Path) -> None:
    """Bring what is still in the write-ahead log into the database itself."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
