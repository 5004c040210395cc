"""The lock on a data folder: SQLite has one writer, so one process uses a folder at a time."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

from ...errors import OriflammeError


@contextlib.contextmanager
def sole_user(folder: Path) -> Iterator[None]:
    """Lock a folder; refuse one that another process has locked."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise OriflammeError(f"another Oriflamme server already uses the folder {folder}") from None
        yield
