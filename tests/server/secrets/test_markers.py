"""Nothing that leaves the server contains a secret. The long form is `make secrets`."""

from pathlib import Path

from .markers import markers

# The planted leaks, and a part of the fault that each must cause.
PLANTED = {
    "hide": "which no one has seen",
    "events": "the event {'type': 'Placed'",
    "log": "in the log",
    "measure": "in the metrics",
    "refuse": '"type":"refused","code":"not_asked"',
    "seeds": "the server's seed",
    "tokens": "a token on disk",
}


async def test_nothing_hidden_is_sent_logged_or_measured(tmp_path: Path) -> None:
    found = await markers(5, tmp_path)
    assert not found.faults, found.faults[0]
    assert found.counts["games"] == 5


async def test_planted_leaks_are_found(tmp_path: Path) -> None:
    found = await markers(2, tmp_path, leaks=" ".join(PLANTED))
    missed = [leak for leak, words in PLANTED.items() if not any(words in fault for fault in found.faults)]
    assert not missed
