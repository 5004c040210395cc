"""Games that must never come out otherwise. All were also replayed by an independent implementation."""

import json
from pathlib import Path

import pytest

from oriflamme import Game
from tests.rules.golden.make import PERFT, RECORDS, perft_counts, positions

HERE = Path(__file__).parent
PERFTS = json.loads(PERFT.read_text())


@pytest.mark.parametrize("line", RECORDS.read_text().splitlines())
def test_a_record_of_every_deck_and_table_replays(line: str) -> None:
    record = json.loads(line)
    assert record["result"] is not None
    assert Game.from_record(line).record() == record


@pytest.mark.parametrize("deck", ["base", "ablaze", "alliance", "masks"])
def test_every_position_and_every_list_of_legal_actions(deck: str) -> None:
    game = Game.from_record((HERE / f"{deck}.json").read_text())
    assert positions(game) == (HERE / f"{deck}.positions").read_text().splitlines()


@pytest.mark.parametrize("name", PERFTS)
def test_numbers_of_action_sequences(name: str) -> None:
    assert perft_counts(Game.from_record(PERFTS[name]["record"])) == PERFTS[name]["counts"]
