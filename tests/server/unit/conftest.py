"""Databases and clocks for the tests."""

import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from .house import House, living_in


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house with a new database, in which Ada may moderate."""
    async with living_in(tmp_path, admins=("Ada",), sign_in_burst=1000) as house:
        yield house


class Today:
    """The time of day, which the test sets."""

    def __init__(self) -> None:
        self.at = milliseconds(2026, 6, 15)

    def pass_by(self, milliseconds: int) -> None:
        self.at += milliseconds


def milliseconds(year: int, month: int, day: int) -> int:
    return round(datetime(year, month, day, 12, tzinfo=UTC).timestamp() * 1000)


@pytest.fixture
def today(monkeypatch: pytest.MonkeyPatch) -> Today:
    """The time of day of this process, which stands still until the test moves it."""
    today = Today()
    monkeypatch.setattr(time, "time_ns", lambda: today.at * 1_000_000 + 999_999)
    return today
