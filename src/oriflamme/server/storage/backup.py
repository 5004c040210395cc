"""Backups: a complete copy of the database, taken while the server runs and restored while it is stopped."""

import sqlite3
from contextlib import closing
from pathlib import Path

from ...errors import OriflammeError
from .engines import FILE
from .folder_lock import sole_user


def backup(folder: Path, target: Path) -> int:
    """Copy the database to a file; return how many tables it has."""
    source = folder / FILE
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
        count = check(unfinished)
        unfinished.rename(target)
    except sqlite3.Error as error:
        raise OriflammeError(f"the backup failed: {error}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def restore(source: Path, folder: Path) -> int:
    """Replace the database by a backup and keep the old one beside it; return how many tables there are."""
    count = check(source)
    folder.mkdir(parents=True, exist_ok=True)
    with sole_user(folder):
        present = folder / FILE
        arriving = folder / (FILE + ".arriving")
        arriving.write_bytes(source.read_bytes())
        if present.exists():
            _checkpoint(present)
            present.replace(folder / (FILE + ".before-restore"))
        for rest in ("-wal", "-shm"):
            (folder / (FILE + rest)).unlink(missing_ok=True)
        arriving.replace(present)
    return count


def check(file: Path) -> int:
    """Return how many tables a database has; refuse a damaged or foreign file."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as database:
            (verdict,) = database.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok":
                raise OriflammeError(f"{file} is damaged: {verdict}")
            (count,) = database.execute("select count(*) from tables").fetchone()
            return int(count)
    except sqlite3.Error as error:
        raise OriflammeError(f"{file} is no backup of Oriflamme: {error}") from None


def _checkpoint(database: Path) -> None:
    """Move the content of the write-ahead log into the database file."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
