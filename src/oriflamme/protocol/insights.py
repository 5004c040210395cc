"""What reviews say about a player, over many games: the HTTP bodies."""

from msgspec import Struct


class MarkPoint(Struct, frozen=True, omit_defaults=True):
    """The mark of a game."""

    at: int
    mark: int
    table: str = ""  # empty for a private table, unless it is the player who asks


class MarkTally(Struct, frozen=True):
    """Marks of a group of games."""

    group: str  # a box, or who the others were: people or bots
    games: int
    mark: float  # on average


class KindInsight(Struct, frozen=True):
    """How well a player plays one kind of card."""

    kind: str
    choices: int
    lost: float  # points of 100 that a choice cost, on average


class Insights(Struct, frozen=True, omit_defaults=True):
    """GET /api/insights/{name or id}: what reviews say about an account. Others than itself get only the marks."""

    games: int  # that were reviewed and count here
    marks: tuple[MarkPoint, ...]  # of the latest games, the oldest first
    by_box: tuple[MarkTally, ...] = ()
    against: tuple[MarkTally, ...] = ()
    kinds: tuple[KindInsight, ...] = ()  # the best played first
    read: float | None = None  # the chance of 100 that others gave hidden cards to be what they were, on average


ANSWERS = (Insights,)
