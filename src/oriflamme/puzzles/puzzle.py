"""A puzzle: a deal, the actions so far, the answer, and why it is best."""

from typing import Any, Final

from msgspec import Struct

from ..bots.clues import Clue
from ..game import Game
from ..view import View

POINTS: Final = 100.0  # a certain victory


class Weighed(Struct, frozen=True, array_like=True):
    """An action and its chance to win, in points of 100."""

    action: str
    chance: int


class Hint(Struct, frozen=True):
    """What helps without telling all: the kind to place, a hidden card to think about, or actions that are not best."""

    kind: str | None = None
    pile: int | None = None
    not_these: tuple[str, ...] = ()


class Reason(Struct, frozen=True):
    """Why the answer is best, from playing it and the next best action in the same worlds."""

    rival: str  # the next best action
    influence: tuple[float, float]  # of the player and of the strongest rival in the end, after the answer
    instead: tuple[float, float]  # the same after the next best action
    clue: Clue | None = None
    worlds: int = 0  # how many fit the view, if every one of them was tried


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """A position in which one action is clearly best for its player."""

    number: int  # from 1
    source: int  # the index of the game of bots that it comes from
    record: dict[str, Any]  # the deal and the actions so far: docs/notation.md, 5
    answer: str
    options: tuple[Weighed, ...]  # every legal action, the best first
    gap: float  # points by which the answer beats the next best action
    error: float  # of the gap
    solved: int  # of 100 tries by bots that do not think for long: how easy it is
    themes: tuple[str, ...]
    hint: Hint
    reason: Reason

    @property
    def game(self) -> Game:
        """The game at the question, with all secrets."""
        return Game.from_record(self.record)

    @property
    def view(self) -> View:
        """What the player of the puzzle knows."""
        game = self.game
        return game.view(game.asked)

    def chance_of(self, action: str) -> int | None:
        """Return the chance of an action in points of 100; None if it is not legal."""
        return next((option.chance for option in self.options if option.action == action), None)
