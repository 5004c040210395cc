"""Puzzles: the HTTP bodies about them. Before the answer they hold only what the player of the position may know."""

from typing import Annotated

from msgspec import Meta, Struct

from ..events import AnyEvent
from ..previews import Preview
from ..puzzles.puzzle import Hint, Reason
from ..view_json import ShownGame
from .fields import BotName, Name


class AnswerPuzzle(Struct, frozen=True):
    """POST /api/puzzles/{number}/answer: give an answer."""

    action: Annotated[str, Meta(min_length=1, max_length=60)]


class PlayPuzzle(Struct, frozen=True, omit_defaults=True):
    """POST /api/puzzles/{number}/play-on: open a table at the position, against bots."""

    name: Name
    bot: BotName = "casual"


class PuzzleList(Struct, frozen=True):
    """GET /api/puzzles: which puzzles there are, and which is today's."""

    count: int  # they are numbered from 1
    day: str  # today, as 2031-05-17, in UTC
    today: int  # the number of today's puzzle
    themes: dict[str, tuple[int, ...]]  # the numbers of the puzzles of each theme


class ShownPuzzle(Struct, frozen=True):
    """GET /api/puzzles/{number}: a position as its player sees it."""

    number: int
    seat: int
    names: tuple[str, ...]
    game: ShownGame
    events: tuple[AnyEvent, ...]  # so far, as the seat has heard them
    previews: tuple[Preview, ...]
    themes: tuple[str, ...]
    solved: int  # of 100 tries of bots that think briefly
    hint: Hint


class PuzzleOption(Struct, frozen=True):
    """An action, and its chance to win in points of 100."""

    action: str
    chance: int


class PuzzleAnswer(Struct, frozen=True):
    """What came of an answer: whether it is the best action, all chances, why, and the table after it."""

    right: bool
    answer: str
    options: tuple[PuzzleOption, ...]  # the best first
    reason: Reason
    game: ShownGame  # after the action that was given
    events: tuple[AnyEvent, ...]  # that it led to


BODIES = (AnswerPuzzle, PlayPuzzle)
ANSWERS = (PuzzleList, ShownPuzzle, PuzzleAnswer)
