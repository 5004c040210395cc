"""What a review says about one decision."""

from msgspec import Struct

from .beliefs import CardBelief


class Option(Struct, frozen=True):
    """An action, and its chance to win from what the player knew."""

    action: str
    chance: float  # in points of 100
    error: float


class DecisionReview(Struct, frozen=True, omit_defaults=True):
    """What a decision was worth."""

    number: int  # how many actions came before
    seat: int
    round: int
    kind: str  # of the question
    chosen: str
    best: str
    options: tuple[Option, ...]  # the best first
    lost: float  # points that the choice cost; 0 unless that is sure
    error: float  # of the points lost
    open: tuple[float, ...]  # every seat's chance before the action, with all cards open
    beliefs: tuple[CardBelief, ...] = ()  # what each hidden card may be to others than its owner
    stake: float = 0.0  # points that others would have lost in this place, on average
