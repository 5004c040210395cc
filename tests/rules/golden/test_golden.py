"""Games whose course must never change. An independent implementation has replayed all of them."""

import json
from pathlib import Path

import pytest

from oriflamme import Game
from oriflamme.rules import COMPILED
from tests.rules.golden.make import DEPTH, PERFT, RECORDS, perft_counts, positions

HERE = Path(__file__).parent
PERFTS = json.loads(PERFT.read_text())
CHECKED = DEPTH if COMPILED else DEPTH - 1  # the last step has most of the sequences


@pytest.mark.parametrize("line", RECORDS.read_text().splitlines())
def test_the_golden_records_replay(line: str) -> None:
    record = json.loads(line)
    assert record["result"] is not None
    assert Game.from_record(line).record() == record


@pytest.mark.parametrize("deck", ["base", "ablaze", "alliance", "masks"])
def test_the_golden_games_have_the_same_positions(deck: str) -> None:
    game = Game.from_record((HERE / f"{deck}.json").read_text())
    assert positions(game) == (HERE / f"{deck}.positions").read_text().splitlines()


@pytest.mark.parametrize("name", PERFTS)
def test_the_counts_of_action_sequences_are_unchanged(name: str) -> None:
    game = Game.from_record(PERFTS[name]["record"])
    assert perft_counts(game, CHECKED) == PERFTS[name]["counts"][:CHECKED]
