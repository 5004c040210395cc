"""Programs and libraries that come with the system's packages and not with Python's."""

import os
import shutil
from pathlib import Path

import pytest

from .engines import programs_of_postgres


def faketime() -> Path | None:
    """Return the library that lets a process see another time of day, where it is installed."""
    return next(iter(sorted(Path("/usr/lib").glob("**/faketime/libfaketimeMT.so.1"))), None)


def _needs(package: str, is_there: bool) -> pytest.MarkDecorator:
    """Skip a test where its package is missing, and say so; in CI nothing is skipped, so it fails there."""
    reason = f"{package} is not installed (Debian: apt-get install {package})"
    return pytest.mark.skipif(not is_there and not os.environ.get("CI"), reason=reason)


needs_postgres = _needs("postgresql", programs_of_postgres() is not None)
needs_redis = _needs("redis-server", shutil.which("redis-server") is not None)
needs_faketime = _needs("faketime", faketime() is not None)
