"""A review tells what choices cost from what their players knew, and nothing that was luck is called a mistake."""

from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner

from oriflamme import Game, OriflammeError, worlds
from oriflamme.bots import bot
from oriflamme.cli import main
from oriflamme.notation.record import write_json
from oriflamme.review import Review, review, reviews_of
from oriflamme.review.maker import _reviewed
from oriflamme.rules import COMPILED
from oriflamme.texts import languages

EFFORT = 0.05 if COMPILED else 0.01
PLAYERS = ("club:100", "casual", "beginner", "random") if COMPILED else ("casual", "casual", "beginner", "random")


@cache
def finished(seed: int = 5, deck: str = "base") -> Game:
    """Return a game of players of all levels."""
    game = Game.new(4, deck, seed=seed)
    seats = [bot(name, seat) for seat, name in enumerate(PLAYERS)]
    while game.decision:
        game.play(seats[game.decision.seat].choose(game.view(game.decision.seat)))
    return game


@cache
def reviewed(seed: int = 5, deck: str = "base") -> Review:
    return review(finished(seed, deck), 1, EFFORT)


@pytest.mark.parametrize("deck", ["base", "ablaze", "alliance"])
def test_every_decision_is_weighed_with_all_its_actions(deck: str) -> None:
    game = finished(6, deck)
    found = review(game, 1, 0.01)
    assert [decision.chosen for decision in found.decisions] == [str(move.action) for move in game.moves]
    at = game.at(0)
    for decision, move in zip(found.decisions, game.moves, strict=True):
        assert at.decision is not None
        assert {option.action for option in decision.options} == {action.text for action in at.decision.actions}
        assert sum(decision.open) == pytest.approx(100)
        assert all(0 <= option.chance <= 100 for option in decision.options)
        at.play(move.action)


def test_deal_others_and_own_choices_add_up_to_the_result() -> None:
    found = reviewed()
    for seat in range(4):
        won = 100 / len(found.winners) if seat in found.winners else 0
        assert found.deal[seat] + found.others[seat] + found.own[seat] == pytest.approx(won - 25)


def test_a_difference_within_its_error_is_no_mistake() -> None:
    for decision in reviewed().decisions:
        assert decision.lost == 0 or decision.lost > 2 * decision.error
        assert (decision.lost == 0) == (decision.best == decision.chosen)


def test_turning_points_are_the_costliest_choices_in_their_order() -> None:
    found = reviewed()
    costs = sorted((decision.lost for decision in found.decisions), reverse=True)[:3]
    assert sorted((found.decisions[number].lost for number in found.turning_points), reverse=True) == costs
    assert list(found.turning_points) == sorted(found.turning_points)


def test_what_a_seat_could_not_know_changes_nothing_that_it_is_told() -> None:
    game = finished()
    for number in range(0, len(game.moves), 7):
        at = game.at(number)
        assert at.decision is not None
        world = worlds.sample(at.view(at.decision.seat), Random(number))
        chosen = str(game.moves[number].action)
        one, other = (_reviewed(here, number, chosen, 3, 0.02) for here in (at, world))
        assert msgspec.structs.replace(one, open=()) == msgspec.structs.replace(other, open=())


def test_the_same_seed_gives_the_same_review() -> None:
    assert list(reviews_of(finished(), 2, 0.01)) == list(reviews_of(finished(), 2, 0.01))


@pytest.mark.skipif(not COMPILED, reason="the rules are not compiled: it would take minutes")
def test_marks_tell_levels_apart() -> None:
    marks = [review(finished(seed), 1, EFFORT).marks for seed in range(5, 11)]
    club, casual, beginner, random = (sum(seat) / len(marks) for seat in zip(*marks, strict=True))
    assert club > casual + 15 and club > 60
    assert max(beginner, random) < casual


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(OriflammeError, match="only a finished game can be reviewed"):
        review(Game.new(3))
    with pytest.raises(OriflammeError, match=r"the effort of a review is 0\.01 to 100, got 0"):
        review(finished(), effort=0)


@pytest.mark.parametrize("language", languages())
def test_the_command_says_it_in_words_and_writes_a_page(tmp_path: Path, language: str) -> None:
    record, page, data = tmp_path / "game.json", tmp_path / "review.html", tmp_path / "review.json"
    record.write_text(write_json(finished().record()), encoding="utf-8")
    files = ["--page", str(page), "--json", str(data)]
    result = CliRunner().invoke(main, ["review", str(record), "--effort", "0.01", "--language", language, *files])
    assert result.exit_code == 0, result.output
    found = msgspec.json.decode(data.read_bytes(), type=Review)
    for mark in found.marks:
        assert str(mark) in result.output
    text = page.read_text(encoding="utf-8")
    assert f'lang="{language}"' in text and text.count("<polyline") == 4
    assert text.count('class="turn"') == len(found.turning_points)
    assert "http" not in text.replace("http://www.w3.org", "")


def test_a_broken_or_unfinished_record_gets_a_sentence(tmp_path: Path) -> None:
    broken, unfinished = tmp_path / "broken.json", tmp_path / "unfinished.json"
    broken.write_text("{", encoding="utf-8")
    unfinished.write_text(write_json(finished().at(5).record()), encoding="utf-8")
    for file, sentence in ((broken, "oriflamme: "), (unfinished, "only a finished game can be reviewed")):
        result = CliRunner().invoke(main, ["review", str(file)])
        assert result.exit_code == 2 and sentence in result.output, result.output
