"""What the games of a batch have in common: players, decks, opponents, and how finished games begin anew."""

from typing import Final

from ..rules.kinds import DECK
from ..rules.state import Byte
from .action_numbers import BY_KIND

SAME_STEP: Final = 0  # a finished game begins anew in the step that ended it
NEXT_STEP: Final = 1  # ... in the step after it, whose action counts for nothing
DISABLED: Final = 2  # ... when the caller says so

CALLER: Final = -1  # the seat is played by the caller; other roles are policies of tactics
EVERYONE: Final = -1  # the caller plays all seats
ANYONE: Final = -2  # the caller plays one seat, drawn for each game

BY_LINES: Final = 0  # a deck drawn for each game, one kind of each line (R90)
FREELY: Final = -1  # a deck drawn for each game, any ten kinds
MOST_DECKS: Final = 64
MOST_OPPONENTS: Final = 16
BOXES_OF_KINDS: Final = 3
WORD: Final = 32


class Terms:
    """What the games of a batch have in common."""

    __slots__ = (
        "autoreset",
        "decks",
        "edition",
        "kinds",
        "learner",
        "numbering",
        "opponent",
        "opponents",
        "players",
        "schemer_gain",
        "shows_secrets",
    )

    def __init__(self) -> None:
        self.players = 4
        self.edition = 0
        self.schemer_gain = 1
        self.numbering = BY_KIND
        self.autoreset = SAME_STEP
        self.shows_secrets = 0
        self.learner = EVERYONE
        self.opponents = 0
        self.opponent: list[Byte] = [0] * MOST_OPPONENTS
        self.decks = BY_LINES
        self.kinds: list[Byte] = [0] * (MOST_DECKS * DECK)


def agree(
    terms: Terms,
    players: int,
    edition: int,
    schemer_gain: int,
    numbering: int,
    autoreset: int,
    shows_secrets: int,
    learner: int,
) -> None:
    """Set the terms of a batch; the caller has checked them."""
    terms.players = players
    terms.edition = edition
    terms.schemer_gain = schemer_gain
    terms.numbering = numbering
    terms.autoreset = autoreset
    terms.shows_secrets = shows_secrets
    terms.learner = learner


def draw_decks(terms: Terms, how: int) -> None:
    """Let decks be drawn by the lines or freely."""
    terms.decks = how


def add_deck(terms: Terms, deck: int, slot: int, kind: int) -> None:
    """Let a kind be in one of the decks of which each game draws one."""
    terms.kinds[deck * DECK + slot] = kind
    terms.decks = max(terms.decks, deck + 1)


def add_opponent(terms: Terms, policy: int) -> None:
    """Add a policy to those of which each opponent draws one."""
    terms.opponent[terms.opponents] = policy
    terms.opponents += 1
