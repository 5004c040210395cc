"""The decision that a game is waiting for."""

from functools import lru_cache
from typing import Final

from .notation.actions import Action
from .notation.names import COLOURS
from .notation.position import actions_of
from .rules import State, subject
from .rules.questions import QUESTIONS

_CACHED: Final = 10_000  # more questions than there are: a server sends the same few with every message


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
        """The question in English."""
        return self.question_in("en")

    def question_in(self, language: str) -> str:
        """Return the question in a language; to another player, who is asked is told by colour, in English."""
        if self.mine:
            return _question(self.kind, self.subject, self.voice, self._pile, language)
        return _question_to_another(self.kind, self.seat, self.voice, language)

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
        return (self.seat, self.kind, self.actions, self.mine, self.subject, self.voice, self.pile)

    def __repr__(self) -> str:
        return f"<{self.question} {', '.join(map(str, self.actions))}>"


# The texts are imported when a question is first put into words: the engine and the bots never need them.


@lru_cache(maxsize=_CACHED)
def _question(kind: str, subject: int, voice: int, pile: int, language: str) -> str:
    from .texts.questions import question

    return question(kind, subject, voice, pile, language)


@lru_cache(maxsize=_CACHED)
def _question_to_another(kind: str, seat: int, voice: int, language: str) -> str:
    from .texts.questions import question_to_another

    return question_to_another(kind, COLOURS[seat], voice, language)
