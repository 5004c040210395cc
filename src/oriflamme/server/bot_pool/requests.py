"""What a worker can be asked. A module of its own, because the worker is its process's main module."""

from typing import NamedTuple, TypeAlias

from ...view import View


class Choose(NamedTuple):
    """Ask a bot for its action; the answer is its text."""

    bot: str
    seed: str
    view: View
    seconds: float  # after which a search is stopped; it then gives the best action that it has found


class ReviewDecision(NamedTuple):
    """Ask what one decision of a finished game was worth; the answer is a DecisionReview as JSON."""

    record: bytes
    number: int
    effort: float


class Advise(NamedTuple):
    """Ask what the coach says to the seat of a view; the answer is an Advice as JSON."""

    view: View
    effort: float


Request: TypeAlias = Choose | ReviewDecision | Advise
