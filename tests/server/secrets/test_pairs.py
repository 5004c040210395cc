"""Tables that differ only in what a viewer cannot know look the same to that viewer, byte by byte.

The long form is `make secrets`.
"""

from pathlib import Path

import pytest

from .pairs import pairs
from .places import two_processes


async def test_a_viewer_is_sent_the_same_bytes_whatever_they_cannot_know(tmp_path: Path) -> None:
    found = await pairs(18, tmp_path)
    assert not found.differences, found.differences[0]
    assert not found.unseen  # the comparison sees every difference that a seat may know
    assert found.counts["pairs"] == 18


async def test_two_processes_send_the_same_bytes_whichever_owns_the_table(tmp_path: Path) -> None:
    found = await pairs(6, tmp_path, seed=2, serving=two_processes)
    assert not found.differences, found.differences[0]
    assert not found.unseen
    assert found.counts["pairs"] == 6


@pytest.mark.parametrize("leak", ["hide", "events", "length", "orders"])
async def test_comparing_pairs_finds_a_planted_leak(tmp_path: Path, leak: str) -> None:
    found = await pairs(3, tmp_path, leaks=leak)
    assert found.differences
