"""System packages that some tests need."""

import os
import shutil
from pathlib import Path

import pytest

from .engines import programs_of_postgres


def faketime() -> Path | None:
    """Return the library that fakes the time of day for a process, if it is installed."""
    folders = ("faketime", "*/faketime", "*/*/faketime")  # looking through all of it takes half a second
    found = [path for folder in folders for path in Path("/usr/lib").glob(f"{folder}/libfaketimeMT.so.1")]
    return min(found, default=None)


def _needs(package: str, is_installed: bool) -> pytest.MarkDecorator:
    """Return a mark that skips a test if its package is missing. In CI nothing is skipped, so the test fails."""
    reason = f"{package} is not installed (Debian: apt-get install {package})"
    return pytest.mark.skipif(not is_installed and not os.environ.get("CI"), reason=reason)


needs_postgres = _needs("postgresql", programs_of_postgres() is not None)
needs_redis = _needs("redis-server", shutil.which("redis-server") is not None)
needs_faketime = _needs("faketime", faketime() is not None)
