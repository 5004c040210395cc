"""The events of a whole game, found by replaying it."""

from collections.abc import Sequence

from .events import Event, events_of
from .notation.actions import Action
from .rules import State, proceed, respond
from .rules.questions import NO_QUESTION
from .rules.steps import OVER


class Story:
    """The events of a game, found by replaying it on a copy."""

    def __init__(self, start: State) -> None:
        self.state = start.copy()
        self.events: list[Event] = []
        self.played = 0
        self._continue()

    def up_to(self, moves: Sequence[tuple[int, Action, int]]) -> list[Event]:
        """Return the events of all moves so far."""
        for _, action, _ in moves[self.played :]:
            self._play(action.number)
        self.played = len(moves)
        return self.events

    def _play(self, number: int) -> None:
        respond(self.state, number)
        self._continue()

    def _continue(self) -> None:
        """Continue to the next question step by step: the rules' log has room for the events of one step."""
        self._listen()
        while self.state.question == NO_QUESTION and self.state.step != OVER:
            proceed(self.state)
            self._listen()

    def _listen(self) -> None:
        if self.state.told > len(self.events):
            self.events += events_of(self.state, len(self.events))
