"""Backups: a complete copy of the database, taken while the server runs and restored while it is stopped."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from ...errors import OriflammeError
from .data_folder import COPYING, FILE, REPLACED_LOG, RESTORED, finish_restore, flush, make_file
from .folder_lock import sole_user


def backup(folder: Path, target: Path) -> int:
    """Copy the database to a file; return how many tables it has."""
    source = folder / FILE
    if not source.exists():
        if (folder / RESTORED).exists():
            raise OriflammeError("a restore was cut off; start the server, which finishes it, or restore again")
        raise OriflammeError(f"there is no database in {folder}")
    if target.exists():
        raise OriflammeError(f"{target} exists already; a backup overwrites nothing")
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        make_file(unfinished)
        live = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        with closing(live), closing(sqlite3.connect(unfinished)) as copy:
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        count = check(unfinished)
        flush(unfinished)
        unfinished.rename(target)
    except sqlite3.Error as error:
        raise OriflammeError(f"the backup failed: {error}") from None
    except OSError as error:
        raise OriflammeError(f"the backup failed: {error.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def restore(source: Path, folder: Path) -> int:
    """Replace the database by a backup and keep the old one beside it; return how many tables there are."""
    check(source)
    with sole_user(folder):
        copy = folder / COPYING
        try:
            make_file(copy)
            with source.open("rb") as backup, copy.open("wb") as file:
                shutil.copyfileobj(backup, file)
            count = check(copy)
            flush(copy)
            (folder / REPLACED_LOG).unlink(missing_ok=True)  # of an earlier restore
            copy.replace(folder / RESTORED)
            flush(folder)
            finish_restore(folder)
        except OSError as error:
            raise OriflammeError(f"the restore failed: {error.strerror}") from None
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
