"""Fixtures: a backend with a new database, and the time of day."""

import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from .backend import Backend, open_backend


@pytest.fixture
async def backend(tmp_path: Path) -> AsyncIterator[Backend]:
    """A backend with a new database, where Ada is a moderator."""
    async with open_backend(tmp_path, admins=("Ada",), sign_in_burst=1000) as backend:
        yield backend


class Today:
    """The time of day, set by the test."""

    def __init__(self) -> None:
        self.at = milliseconds(2026, 6, 15)

    def advance(self, milliseconds: int) -> None:
        self.at += milliseconds


def milliseconds(year: int, month: int, day: int) -> int:
    return round(datetime(year, month, day, 12, tzinfo=UTC).timestamp() * 1000)


@pytest.fixture
def today(monkeypatch: pytest.MonkeyPatch) -> Today:
    """The time of day in this process. It stands still until the test moves it."""
    today = Today()
    monkeypatch.setattr(time, "time_ns", lambda: today.at * 1_000_000 + 999_999)
    return today
