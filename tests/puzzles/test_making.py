"""Puzzles are made from games of bots: only where one action is clearly best, and the same again with the same seed."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from oriflamme import Game
from oriflamme.cli import main
from oriflamme.puzzles import collection, read_collection
from oriflamme.puzzles.comparison import ORDINARY, compare, dice_for
from oriflamme.puzzles.every_world import chances, count_worlds, few_worlds
from oriflamme.puzzles.positions import play_game, positions_of
from oriflamme.view import View
from oriflamme.worlds import sample_state


def run(*arguments: str, typed: str = "") -> str:
    result = CliRunner().invoke(main, ["puzzles", *arguments, "--language", "en"], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_position_is_taken_only_where_a_player_of_the_view_has_one_clear_action() -> None:
    game = play_game(0, 7)
    for position in positions_of(game, "7 0"):
        assert position.view.seat == position.game.asked
        decision = position.view.decision
        assert decision is not None and position.answer in decision.actions


def a_late_view() -> View:
    """Return a view of the last round with few worlds."""
    for seed in range(200):
        game = play_game(seed, 11)
        for number in range(len(game.moves) - 1, len(game.moves) - 8, -1):
            view = game.at(number).view(game.at(number).asked)
            if 2 <= count_worlds(view) <= 100:
                return view
    raise AssertionError("no game ends with few worlds")


def test_every_world_that_fits_is_found_and_no_other() -> None:
    view = a_late_view()
    worlds = few_worlds(view, dice_for("all"))
    assert len(worlds) == count_worlds(view)
    assert len({(*world.kind, *world.hand, *world.aside) for world in worlds}) == len(worlds)
    dice = dice_for("other")
    known = {(*world.kind, *world.hand, *world.aside) for world in worlds}
    for _ in range(500):
        world = sample_state(view, dice)
        assert (*world.kind, *world.hand, *world.aside) in known


def test_trying_every_world_agrees_with_trying_some() -> None:
    view = a_late_view()
    decision = view.decision
    assert decision is not None and view.seat is not None
    worlds = few_worlds(view, dice_for("all"))
    each = chances(worlds, decision.actions[0], view.seat, dice_for("each"), 200, ORDINARY)
    some = compare(view, decision.actions[0], decision.actions[-1], dice_for("some"), 4000)
    assert abs(sum(each) / len(each) - some.one) < 6


def test_a_stopped_run_goes_on_where_it_ended(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    for path, counts in ((whole, "2"), (part, "12")):
        for count in counts:
            result = CliRunner().invoke(main, ["puzzles", "make", str(path), "--count", count, "--seed", "3"])
            assert result.exit_code == 0, result.output
    assert list(read_collection(whole)) == list(read_collection(part))
    other = CliRunner().invoke(main, ["puzzles", "make", str(part), "--count", "3", "--seed", "4"])
    assert "was made with another seed" in other.output and other.exit_code != 0


def test_a_puzzle_is_solved_in_the_terminal() -> None:
    puzzle = next(puzzle for puzzle in collection() if puzzle.answer in ("wait", "reveal"))
    shown = run("solve", str(puzzle.number), typed=f"hint\nnonsense\n{puzzle.answer}\n")
    assert "Solved at the first try" in shown and "of 100 cases" in shown
    other = "wait" if puzzle.answer == "reveal" else "reveal"
    assert "Not the best action" in run("solve", str(puzzle.number), typed=f"{other}\n")
    assert "Solved" not in run("solve", str(puzzle.number), typed="quit\n")


@pytest.mark.parametrize("arguments", [("solve", "9999"), ("show", "9999")])
def test_an_unknown_puzzle_is_refused(arguments: tuple[str, ...]) -> None:
    result = CliRunner().invoke(main, ["puzzles", *arguments])
    assert result.exit_code != 0 and "there is no puzzle 9999" in result.output


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(msgspec.json.encode(Game.new(seed=1).record()) + b"\n")
    result = CliRunner().invoke(main, ["puzzles", "verify", str(path)])
    assert result.exit_code != 0 and "not a file of puzzles" in result.output
