"""The decision that a game is waiting for."""

from .notation.actions import Action
from .notation.position import actions_of
from .rules import State, subject
from .rules.questions import QUESTIONS
from .words import question, question_to_another


class Decision:
    """Who is asked what. Only the player who is asked gets the legal actions."""

    __slots__ = ("_pile", "actions", "kind", "mine", "seat", "subject", "voice")

    def __init__(self, state: State, mine: bool) -> None:
        self.seat: int = state.asked
        self.kind: str = QUESTIONS[state.question]
        self.actions: tuple[Action, ...] = actions_of(state) if mine else ()
        self.mine = mine
        self.voice: int = state.voice  # the kind whose text asks
        self.subject: int = subject(state) if mine else 0  # the kind that asks
        self._pile = state.here + 1

    @property
    def question(self) -> str:
        """The question in words."""
        if self.mine:
            return question(self.kind, self.subject, self.voice, self._pile)
        return question_to_another(self.kind, self.seat, self.voice)

    @property
    def pile(self) -> int | None:
        """The position of the pile whose turn it is, from 1; None while cards are placed."""
        return None if self.kind == "place" else self._pile

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (self.seat, self.kind, self.actions, self.question)

    def __repr__(self) -> str:
        return f"<{self.question} {', '.join(map(str, self.actions))}>"
