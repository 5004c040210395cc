"""Asking. With at most one option the answer is given at once. Otherwise a stored answer is used, or the seat is asked.

An ability is called again from its first line when its question has been answered. It changes nothing until its last
question is answered, so a game can be copied, saved and searched at any question.
"""

from typing import Final

from .bits import lowest, one
from .kinds import Card, Kind, Pile, Piles, Seat
from .queue import all_piles, is_stack
from .state import State

NO_QUESTION: Final = 0
PLACE: Final = 1
REVEAL: Final = 2
TARGET: Final = 3
GAP: Final = 4
MODE: Final = 5
SWAP: Final = 6
TWIN_PLACE: Final = 7
ACTIVATE: Final = 8
SPEND: Final = 9
QUESTIONS: Final[tuple[str, ...]] = (
    "-",
    "place",
    "reveal",
    "target",
    "gap",
    "mode",
    "swap",
    "twin",
    "activate",
    "spend",
)

FIRST: Final = 0  # places: first, last, and from ON the piles
LAST: Final = 1
ON: Final = 2
WAIT: Final = 0
UNCOVER: Final = 1
TAKE: Final = 0
REPEAT: Final = 1
NOTHING: Final = -1  # there is nothing to choose


def open_question(g: State, seat: Seat, question: int, options: int) -> None:
    """Ask a seat, even when only one answer is possible."""
    g.question = question
    g.asked = seat
    g.options = options


def asked(g: State) -> bool:
    """Tell whether a question is open."""
    return g.question != NO_QUESTION


def ask(g: State, seat: Seat, question: int, options: int) -> int:
    """Return the chosen option; NOTHING if there are no options, or if the question is now open."""
    if options == 0:
        return NOTHING
    if options & options - 1 == 0:
        return lowest(options)
    if g.heard < g.given:
        g.heard += 1
        return g.answers[g.heard - 1]
    open_question(g, seat, question, options)
    return NOTHING


def choose(g: State, me: Card, piles: Piles) -> Pile:
    """Choose the card on top of one of these piles."""
    return ask(g, g.family[me], TARGET, piles)


def choose_gap(g: State, me: Card, moved: Pile) -> int:
    """R47 Choose where a card goes. If it is alone in its pile, the gaps on either side of it are left out."""
    if moved == NOTHING:
        return NOTHING
    gaps = all_piles(g) << 1 | 1
    if not is_stack(g, moved):
        gaps &= ~(one(moved) | one(moved + 1))
    return ask(g, g.family[me], GAP, gaps)


def choose_mode(g: State, me: Card, second: bool) -> int:
    """Choose 1 or, if it is offered, 2."""
    return ask(g, g.family[me], MODE, one(1) | (one(2) if second else 0))


def choose_from_hand(g: State, me: Card) -> Kind:
    """R82 Choose a card of the hand."""
    return ask(g, g.family[me], SWAP, g.hand[g.family[me]])
