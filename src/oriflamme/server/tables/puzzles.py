"""Puzzles as clients see them: the position of a seat, the judgement of an answer, and a game to play on."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from ...previews import previews
from ...protocol.messages import write
from ...protocol.puzzles import PlayPuzzle, PuzzleAnswer, PuzzleList, PuzzleOption, ShownPuzzle
from ...protocol.tables import PlayOn, Seated, TableSettings
from ...puzzles import Puzzle, collection
from ...rules.decks import DECKS, NUMBERS
from ..wire.refusal import Refusal
from .hall import Hall

REMEMBERED: Final = 64


def puzzle_list() -> PuzzleList:
    """Return which puzzles there are, and today's."""
    found, today = collection(), datetime.now(UTC).date()
    return PuzzleList(len(found), today.isoformat(), found.of_day(today)[0].number, found.themes)


def find_puzzle(number: str) -> Puzzle:
    """Return a puzzle by its number, as an address names it."""
    if not (number.isascii() and number.isdecimal() and len(number) <= 6 and int(number) in collection()):
        raise Refusal("no_such_puzzle")
    return collection()[int(number)]


@lru_cache(maxsize=REMEMBERED)
def show_puzzle(number: int) -> bytes:
    """Return a puzzle as its player sees it."""
    puzzle = collection()[number]
    game = puzzle.game
    seat = game.asked
    assert seat is not None
    return write(
        ShownPuzzle(
            number,
            seat,
            game.names,
            game.show(seat),
            tuple(game.events(0, seat)),  # type: ignore[arg-type]
            previews(game.glance(seat)),
            puzzle.themes,
            puzzle.solved,
            puzzle.hint,
        )
    )


def judge(puzzle: Puzzle, action: str) -> PuzzleAnswer:
    """Return what came of an answer."""
    if puzzle.chance_of(action) is None:
        raise Refusal("no_such_answer")
    game = puzzle.game
    seat, told = game.asked, len(game.events())
    game.play(action)
    return PuzzleAnswer(
        action == puzzle.answer,
        puzzle.answer,
        tuple(PuzzleOption(option.action, option.chance) for option in puzzle.options),
        puzzle.reason,
        game.show(seat),
        tuple(game.events(told, seat)),  # type: ignore[arg-type]
    )


async def play_puzzle(hall: Hall, puzzle: Puzzle, wanted: PlayPuzzle) -> Seated:
    """Open a table that continues a puzzle, one person against bots, which keep the names that they have in it."""
    game = puzzle.game
    seat = game.asked
    assert seat is not None
    names = {other: name for other, name in enumerate(game.names) if other != seat and name != wanted.name}
    settings = TableSettings(deck=_deck_of(puzzle), players=game.players)
    return await hall.go_on(game, settings, PlayOn(wanted.name, seat, 0, wanted.bot), names)


def _deck_of(puzzle: Puzzle) -> str | tuple[str, ...]:
    """Return the name of a puzzle's deck, or its kinds if it has none."""
    kinds = puzzle.game.view(None).deck
    numbers = tuple(NUMBERS[kind] for kind in kinds)
    return next((name for name, deck in DECKS.items() if deck == numbers), kinds)
