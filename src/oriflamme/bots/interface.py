"""What a bot is, and how it explains itself."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ..errors import OriflammeError
from ..notation.actions import Action
from ..view import View


class Bot(Protocol):
    """A player that gets what its seat may know and answers with a legal action.

    It is created with a seed: the same seed and the same view give the same action. The arena, the terminal, the server
    and the environments all use this interface. Name your own class as `mybots.Mine` in a command, or register it in
    the entry-point group `oriflamme.bots` (docs/library.md).
    """

    def choose(self, view: View) -> Action:
        """Return an action of the view's decision, in which this seat is asked."""
        ...


class Answer(NamedTuple):
    """The text of an action, and the bot that gave it: another one than was asked, if that one had no time."""

    action: str
    bot: str


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was tried: its chance to win, the standard error, and the count of games behind it."""

    action: Action
    chance: float
    error: float
    trials: int


@dataclass(frozen=True, slots=True)
class Belief:
    """What a hidden card in the queue may be: the position of its pile, from 1, its depth, and kinds with chances."""

    pile: int
    depth: int
    kinds: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a bot would choose an action."""

    action: Action
    candidates: tuple[Candidate, ...]
    beliefs: tuple[Belief, ...]
    reason: str = ""  # in one sentence or two, if a language was named


class ExplainingBot(Bot, Protocol):
    """A bot that can explain its choice."""

    def explain(self, view: View, language: str | None = None) -> Explanation:
        """Return the candidates, the best first, and the beliefs; with a language, as "en", also the reason."""
        ...


def asked_seat(view: View) -> int:
    """Return the seat of a view; raise an error unless it is asked."""
    if view.seat is None or view.decision is None or view.decision.seat != view.seat:
        raise OriflammeError("a bot can choose only when its own seat is asked")
    return view.seat
