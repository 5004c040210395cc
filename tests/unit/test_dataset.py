"""Data sets: the same command makes the same bytes, and the card says how."""

import hashlib
import json
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet

from oriflamme import Game, frames
from oriflamme.cli import main
from oriflamme.dataset import Recipe, play_games

WISHES = ("--games", "7", "--bots", "casual,club:5,style:waiter", "--deck", "random", "--players", "3")


def make(folder: Path, *wishes: str) -> Result:
    return CliRunner().invoke(main, ("dataset", str(folder), *wishes))


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("form", ["parquet", "jsonl"])
def test_the_command_on_the_card_makes_the_same_bytes(form: str, tmp_path: Path) -> None:
    assert make(tmp_path / "one", *WISHES, "--format", form).exit_code == 0
    card = (tmp_path / "one" / "README.md").read_text()
    (command,) = re.findall(r"^    oriflamme dataset FOLDER (.*)$", card, re.MULTILINE)
    assert make(tmp_path / "two", *shlex.split(command), "--processes", "2").exit_code == 0
    assert content(tmp_path / "one") == content(tmp_path / "two")
    for name, digest in re.findall(r"`([\w.]+)` \| \d+ \| `(\w+)`", card):
        assert hashlib.sha256((tmp_path / "one" / name).read_bytes()).hexdigest() == digest


def test_another_seed_makes_other_games_and_a_longer_run_begins_with_the_same() -> None:
    short, longer = (list(play_games(Recipe(games, 4, "base", ("casual", "random"), 1))) for games in (2, 4))
    assert longer[:2] == short and longer[2] not in short
    assert list(play_games(Recipe(2, 4, "base", ("casual", "random"), 2))) != short


def test_json_lines_are_records_that_replay(tmp_path: Path) -> None:
    make(tmp_path / "set", *WISHES, "--format", "jsonl")
    lines = (tmp_path / "set" / "games.jsonl").read_text().splitlines()
    games = [Game.from_record(line) for line in lines]
    assert len(games) == 7 and all(game.over for game in games)
    assert {name for game in games for name in game.names} <= {"casual", "club:5", "style:waiter"}


def test_the_tables_say_what_the_records_say(tmp_path: Path) -> None:
    make(tmp_path / "set", *WISHES)
    tables = {name: parquet.read_table(tmp_path / "set" / f"{name}.parquet") for name in ("games", "seats", "actions")}
    records = [json.loads(text) for text in tables["games"]["record"].to_pylist()]
    assert tables["games"]["game"].to_pylist() == list(range(7))
    assert tables["seats"].to_pylist() == list(frames.game_rows(records))
    assert tables["actions"].to_pylist() == list(frames.action_rows(records))


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        (("--bots", "club:0.1s"), "thinks for a time"),
        (("--bots", "casual,"), "name at least one bot"),
        (("--bots", "nobody"), "unknown bot 'nobody'"),
        (("--deck", "nothing"), "unknown deck"),
        (("--option", "edition=third"), "unknown option"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_written(
    wishes: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    result = make(tmp_path / "set", "--games", "1", *wishes)
    assert result.exit_code == 2 and sentence in result.stderr
    assert not (tmp_path / "set").exists()


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("mine")
    result = make(tmp_path, "--games", "1")
    assert result.exit_code == 2 and "is not empty" in result.stderr
    assert content(tmp_path) == {"precious": b"mine"}


def test_a_bot_that_fails_leaves_no_half_of_a_data_set(tmp_path: Path) -> None:
    result = make(tmp_path / "set", "--games", "1", "--bots", "tests.arena.bad_bots.Raising", "--format", "jsonl")
    assert result.exit_code == 2 and "tests.arena.bad_bots.Raising" in result.stderr
    assert content(tmp_path / "set") == {}
