"""What a bot is, and what it can say."""

from dataclasses import dataclass
from typing import Protocol

from ..errors import OriflammeError
from ..notation.actions import Action
from ..view import View


class Bot(Protocol):
    """A player that is handed what its seat may know and answers with one of the legal actions.

    It is born with a seed: the same seed and the same view give the same action.
    """

    def choose(self, view: View) -> Action:
        """Return an action of the view's decision, which is this seat's."""
        ...


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was weighed: the chance to win with it, its standard error, and the games behind it."""

    action: Action
    chance: float
    error: float
    trials: int


@dataclass(frozen=True, slots=True)
class Belief:
    """What a hidden card in the queue may be: its pile, counted from 1, its depth, and kinds with their chances."""

    pile: int
    depth: int
    kinds: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a bot would do what it would do."""

    action: Action
    candidates: tuple[Candidate, ...]
    beliefs: tuple[Belief, ...]


class ExplainingBot(Bot, Protocol):
    """A bot that says why."""

    def explain(self, view: View) -> Explanation:
        """Return the candidates, the best first, and the beliefs."""
        ...


def asked_seat(view: View) -> int:
    """Return the seat of a view whose decision is its own."""
    if view.seat is None or view.decision is None or view.decision.seat != view.seat:
        raise OriflammeError("a bot can only choose when its own seat is asked")
    return view.seat
