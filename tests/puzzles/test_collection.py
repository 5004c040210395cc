"""The puzzles of the package: each replays, hides what its player may not know, and has the answer that it says."""

import random
from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest

from oriflamme.puzzles import Puzzle, collection
from oriflamme.puzzles.comparison import compare, dice_for
from oriflamme.puzzles.themes import THEMES, themes_of
from oriflamme.puzzles.verification import LEAST
from oriflamme.rules import unseen_kinds
from oriflamme.rules.kinds import NAMES
from oriflamme.server.tables.puzzles import find_puzzle, judge, show_puzzle
from oriflamme.server.wire.refusal import Refusal
from oriflamme.terminal.puzzle_session import PuzzleText
from oriflamme.texts import languages, texts_in
from oriflamme.worlds import sample

ALL = list(collection())
SAMPLE = ALL[::25]


def test_every_puzzle_replays_and_its_actions_are_the_legal_ones() -> None:
    assert [puzzle.number for puzzle in ALL] == list(range(1, len(ALL) + 1))
    for puzzle in ALL:
        game = puzzle.game
        assert game.record() == puzzle.record and game.decision is not None
        assert {option.action for option in puzzle.options} == {action.text for action in game.decision.actions}
        assert puzzle.options[0].action == puzzle.answer and puzzle.reason.rival == puzzle.options[1].action
        chances = [option.chance for option in puzzle.options]
        assert chances[1:] == sorted(chances[1:], reverse=True) and chances[0] >= chances[1] + LEAST / 2
        assert puzzle.gap >= LEAST and puzzle.gap > 5 * puzzle.error
        assert puzzle.hint.kind is None or puzzle.hint.kind in game.view(game.asked).hand


def test_every_theme_and_every_box_has_puzzles_and_they_were_found_in_the_data() -> None:
    themes = collection().themes
    assert tuple(themes) == THEMES
    assert all(len(numbers) >= 5 for numbers in themes.values())
    for puzzle in SAMPLE:
        view, clue = puzzle.view, puzzle.reason.clue
        answer = next(action for action in view.decision.actions if action.text == puzzle.answer)  # type: ignore[union-attr]
        assert themes_of(view, answer, clue.kind if clue else None) == puzzle.themes


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: str(puzzle.number))
def test_the_answer_is_best_in_fresh_worlds(puzzle: Puzzle) -> None:
    view = puzzle.view
    actions = {action.text: action for action in view.decision.actions}  # type: ignore[union-attr]
    found = compare(view, actions[puzzle.answer], actions[puzzle.reason.rival], dice_for("test", puzzle.number), 1500)
    assert found.gap > LEAST / 2
    assert abs(found.one - puzzle.options[0].chance) < 8


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: str(puzzle.number))
def test_what_is_shown_before_the_answer_is_the_same_in_every_world(puzzle: Puzzle) -> None:
    """A client that gets the same bytes whatever lies hidden was told no secret."""
    game = puzzle.game
    seat = game.asked
    world = sample(game.view(seat), random.Random(1))
    assert world.show(seat) == game.show(seat)
    shown = msgspec.json.decode(show_puzzle(puzzle.number))
    for other, of in enumerate(shown["game"]["seats"]):
        assert ("hand" in of) == (other == seat)
    for pile in shown["game"]["queue"]:
        for card in pile:
            if card.get("hidden") and card["owner"] != seat and "kind" in card:
                unseen = unseen_kinds(game.state, card["owner"])
                assert not unseen >> NAMES.index(card["kind"]) & 1  # it was seen before
    assert "answer" not in shown and "options" not in shown and "record" not in shown


def test_an_answer_is_judged() -> None:
    puzzle = ALL[0]
    right, wrong = judge(puzzle, puzzle.answer), judge(puzzle, puzzle.options[-1].action)
    assert right.right and not wrong.right and right.answer == wrong.answer == puzzle.answer
    for action in ("", "reveal the king", "place spy on 34", "target 0"):
        with pytest.raises(Refusal) as refused:
            judge(puzzle, action)
        assert refused.value.code == "no_such_answer"


@pytest.mark.parametrize("number", ["0", "-1", "9999", "1.0", "¹", "٣", "", "one", "1" * 400])
def test_a_number_that_is_none_is_refused(number: str) -> None:
    with pytest.raises(Refusal) as refused:
        find_puzzle(number)
    assert refused.value.code == "no_such_puzzle"


def test_the_puzzle_of_the_day_is_new_every_day_until_all_were_shown() -> None:
    start = date(2030, 2, 27)
    numbers = [collection().of_day(start + timedelta(days))[0].number for days in range(len(ALL))]
    assert sorted(numbers) == [puzzle.number for puzzle in ALL]
    assert collection().of_day(date(1999, 1, 1))[0] in ALL
    assert collection().of_day(datetime.now(UTC).date())[0] in ALL


@pytest.mark.parametrize("language", languages())
def test_hints_and_reasons_are_whole_sentences_in_every_language(language: str) -> None:
    assert texts_in(language).say("puzzle-task")
    for puzzle in ALL[::10]:
        text = PuzzleText(puzzle, language)
        for line in (text.hint(), *text.reason(), *text.chances()):
            assert line and "puzzle-" not in line and "{" not in line and "None" not in line
