"""The lock on a data folder: SQLite has one writer, so one process uses a folder at a time."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

from ...errors import OriflammeError
from .data_folder import LOCK, LOG, finish_restore, make_file, make_folder, make_private


@contextlib.contextmanager
def sole_user(folder: Path) -> Iterator[None]:
    """Lock a folder; refuse one that another process has locked. Finish a restore that was cut off."""
    try:
        make_folder(folder)
        make_file(folder / LOCK)
    except OSError as error:
        raise OriflammeError(f"the folder {folder} cannot be used: {error.strerror}") from None
    with (folder / LOCK).open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise OriflammeError(f"another Oriflamme server already uses the folder {folder}") from None
        make_private(folder)
        try:
            if finish_restore(folder):
                LOG.warning("finished a restore that was cut off")
        except OSError as error:
            raise OriflammeError(f"a restore was cut off and cannot be finished: {error.strerror}") from None
        yield
