"""The state of a game at one moment. This module knows no rules.

Cards in the queue have public numbers, 1 to 55: a card gets the lowest free number of its family when it enters and
gives it back when it leaves, so a number says nothing about the kind. Everywhere else cards are sets of kinds, because
a family has each kind once.
"""

from typing import Final, TypeAlias

from .kinds import DECK, KINDS, SEATS, VERDICTS

Byte: TypeAlias = int  # these two are small integers in the compiled arrays
Short: TypeAlias = int

FAMILY: Final = 11  # cards of a family: ten and a Twin
MAX_CARDS: Final = 56  # numbers 0 to 55; 0 is NOBODY
MAX_PILES: Final = 56
MAX_ANSWERS: Final = 4  # more than any ability needs
KEEPABLE: Final = 2  # Infiltration and Treaty
LOG: Final = 32  # a power of two; one step creates at most 27 events (Uprising on two Extortions)

HIDDEN: Final = 0  # face down, its kind is its family's secret
REVEALED: Final = 1  # face up
TURNED_DOWN: Final = 2  # face down again, but everyone has seen it (a used Uprising)


class State:
    """The fields of a game."""

    __slots__ = (
        "actor",
        "answers",
        "applied",
        "aside",
        "asked",
        "below",
        "brought",
        "coins",
        "deck",
        "discarded",
        "entered",
        "entries",
        "face",
        "fallen",
        "family",
        "first",
        "first_edition",
        "given",
        "gone",
        "hand",
        "hand_size",
        "heard",
        "here",
        "hidden",
        "holdings",
        "kept",
        "kind",
        "length",
        "log",
        "options",
        "out",
        "owner",
        "players",
        "plotter",
        "pot",
        "question",
        "resting",
        "round",
        "row",
        "schemer_gain",
        "since",
        "step",
        "stock",
        "telling",
        "tokens",
        "told",
        "treaty_pot",
        "turn",
        "twins",
        "verdicts",
        "voice",
    )

    def __init__(self) -> None:
        # The table.
        self.players = 0
        self.first_edition = 0
        self.schemer_gain = 1
        self.deck: list[Byte] = [0] * DECK
        self.round = 0
        self.first = 0  # the seat that places first this round
        self.verdicts = VERDICTS  # tokens in the supply
        self.twins = 0  # the seats whose Twin still lies in front of them

        # By seat.
        self.stock: list[Short] = [0] * SEATS
        self.hand: list[int] = [0] * SEATS  # sets of kinds
        self.aside: list[int] = [0] * SEATS
        self.discarded: list[int] = [0] * SEATS
        self.out: list[int] = [0] * SEATS  # kinds that a scenario removes from the game
        self.brought: list[int] = [0] * SEATS  # kinds that Impersonation brought from the cards set aside
        self.hand_size: list[Byte] = [0] * SEATS
        self.kept: list[Byte] = [0] * (SEATS * KEEPABLE)  # kinds, in the order in which they were kept
        self.treaty_pot: list[Short] = [0] * SEATS

        # The queue, and two summaries of it by pile.
        self.length = 0
        self.row: list[Byte] = [0] * MAX_PILES  # the top card of each pile
        self.hidden = 0  # piles whose top card is face down
        self.holdings: list[int] = [0] * SEATS  # piles whose top card is of this family

        # By card.
        self.owner: list[Byte] = [0] * MAX_CARDS
        self.family: list[Byte] = [0] * MAX_CARDS
        self.kind: list[Byte] = [0] * MAX_CARDS
        self.face: list[Byte] = [0] * MAX_CARDS
        self.pot: list[Short] = [0] * MAX_CARDS
        self.tokens: list[Byte] = [0] * MAX_CARDS
        self.below: list[Byte] = [0] * MAX_CARDS  # the card it covers
        self.entered: list[Short] = [0] * MAX_CARDS  # when it entered the queue: 1, 2, ...; 0: the number is free
        self.entries = 0  # cards that have entered so far
        self.resting = 0  # cards that sit out this round (R82)

        # What everyone has learned of a kind that is out of sight again. 0: it may be anywhere. n: it was not set
        # aside, and is in the hand or entered the queue as number n or later.
        self.since: list[Short] = [0] * (SEATS * KINDS)

        # The step of the game.
        self.step = 0
        self.turn = 0  # placements made this round
        self.here = 0  # the pile whose turn it is
        self.gone = 0  # 1: that pile is gone, its place is kept (R23)
        self.actor = 0  # the card whose turn it is
        self.applied = 0  # the character that Plot applies
        self.plotter = 0  # the seat that revealed Plot
        self.coins = 0  # influence of Plot's pot still to be spent

        # The open question and the answers of the ability so far.
        self.question = 0
        self.asked = 0  # the seat
        self.options = 0  # what may be answered: piles, places, gaps, modes or kinds
        self.voice = 0  # the kind whose text asks
        self.answers: list[Short] = [0] * MAX_ANSWERS
        self.given = 0
        self.heard = 0

        # Cards eliminated in the step under way, in the order in which they stood.
        self.fallen: list[Byte] = [0] * SEATS

        # A ring of events; events.py reads it.
        self.telling = 1
        self.told = 0
        self.log: list[int] = [0] * LOG

    def copy(self) -> "State":
        """Return an independent copy."""
        new = State.__new__(State)
        become(new, self)
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__)


def become(g: State, other: State) -> None:
    """Make a game equal to another one, without creating a new object."""
    for name in State.__slots__:
        value = getattr(other, name)
        setattr(g, name, value[:] if isinstance(value, list) else value)
