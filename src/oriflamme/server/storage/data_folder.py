"""The data folder: readable by its owner only, and never left with half a restore.

A restore copies the backup into the folder under another name. When the copy is complete and on disk, it gets the name
RESTORED: from then on the restore is decided. It may be cut off at any moment. The next program that uses the folder
deletes an incomplete copy, or puts a complete one in place.
"""

import contextlib
import os
import sqlite3
import sys
from pathlib import Path
from typing import Final

import structlog

from ..logs import trace_of

FILE: Final = "oriflamme.db"
LOCK: Final = "lock"
COPYING: Final = FILE + ".copying"  # a backup that is being copied
RESTORED: Final = FILE + ".restored"  # a backup that was copied completely and replaces the database
REPLACED: Final = FILE + ".before-restore"  # the database that it replaced
REPLACED_LOG: Final = REPLACED + "-wal"  # what could not be moved into it
LOG_FILES: Final = ("-wal", "-shm")  # SQLite's, beside a database
PRIVATE: Final = 0o600
PATIENCE: Final = 1.0  # seconds for a backup that is just reading
LOG: Final = structlog.get_logger("oriflamme.data")


# Who can read it.


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner can read."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(file: Path) -> None:
    """Make an empty file that only its owner can read, unless it exists. SQLite's other files get the same rights."""
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))


def make_private(folder: Path) -> None:
    """Let only its owner read a folder and the data in it, and say so if that was not so."""
    if sys.platform == "win32":
        return
    try:
        readable = [path for path in folder.iterdir() if _is_ours(path) and path.stat().st_mode & 0o077]
        for path in readable:
            path.chmod(PRIVATE)
        if folder.stat().st_mode & 0o077:
            if all(_is_ours(path) for path in folder.iterdir()):
                folder.chmod(0o700)
                readable.append(folder)
            else:
                LOG.warning("others can list the data folder; it is left so, because it has other files")
        if readable:
            LOG.warning("others could read the data; now only its owner can", files=[path.name for path in readable])
    except OSError as error:
        LOG.warning("could not make the data readable by its owner only", where=trace_of(error))


def _is_ours(path: Path) -> bool:
    return path.is_file() and (path.name == LOCK or path.name.startswith(FILE))


# Restoring.


def finish_restore(folder: Path) -> bool:
    """Finish a restore that was decided; undo one that was not. Tell whether a backup was put in place."""
    (folder / COPYING).unlink(missing_ok=True)
    restored, present = folder / RESTORED, folder / FILE
    if not restored.exists():
        return False
    if present.exists():
        with contextlib.suppress(sqlite3.Error):  # a damaged database is kept as it is
            _checkpoint(present)
        _keep_log(folder)
        present.replace(folder / REPLACED)
    for rest in LOG_FILES:
        (folder / (FILE + rest)).unlink(missing_ok=True)
    restored.replace(present)
    flush(folder)
    return True


def _keep_log(folder: Path) -> None:
    """Keep a write-ahead log that could not be moved into its database."""
    log = folder / (FILE + "-wal")
    if log.exists() and log.stat().st_size:
        log.replace(folder / REPLACED_LOG)


def _checkpoint(database: Path) -> None:
    """Move the content of the write-ahead log into the database file."""
    with contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def flush(path: Path) -> None:
    """Flush a file, or the names in a folder, to disk."""
    if sys.platform == "win32" and path.is_dir():
        return  # Windows cannot flush folders
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
