"""A decision that a seat at a server's table is asked for, and what answers it."""

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Protocol

from ..events import AnyEvent
from ..reconstruction import reconstruct
from ..view import View
from ..view_json import ShownGame, ShownQuestion

if TYPE_CHECKING:
    from .seat import Seat


class Decision:
    """A question to a seat: the game as the seat may know it, the story so far, and every legal answer as a text."""

    def __init__(self, seat: "Seat", number: int, game: ShownGame, question: ShownQuestion) -> None:
        self._seat = seat
        self.number = number  # of the position
        self.game = game
        self.question = question
        self.seat = question.seat
        self.actions = question.actions
        self.events: tuple[AnyEvent, ...] = tuple(seat.events)

    @property
    def hand(self) -> tuple[str, ...]:
        """The kinds in the seat's hand."""
        return self.game.seats[self.seat].hand or ()

    def view(self) -> View:
        """Return what the seat may know as bots get it: the same as `Game.view` on the server."""
        rules = self._seat.here.settings
        given = [action for heard, action in self._seat.given if heard == len(self.events)]
        return reconstruct(
            self.game, self.events, self.seat, self._seat.names, rules.edition, rules.schemer_gain, given
        )

    async def answer(self, action: str) -> bool:
        """Answer once, whatever happens to the connection; False if the game has moved on. Raise Refused if illegal."""
        if counts := await self._seat.answer(self.number, action):
            self._seat.given.append((len(self.events), action))
        return counts

    def __repr__(self) -> str:
        return f"<{self.question.text} {', '.join(self.actions)}>"


class Player(Protocol):
    """What plays: it takes a decision and returns one of its actions, or an awaitable of one."""

    def choose(self, decision: Decision) -> str | Awaitable[str]:
        """Return one of the decision's actions."""
        ...
