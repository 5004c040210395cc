"""Actions as indices of one fixed list: by kind of card for all decks, or by the card's slot in the deck.

The list begins with the placements, each card with its 37 places, and the exchanges. What names no kind follows, in the
order of the questions. The numbering by kind is frozen: `VERSION` grows when it changes.
"""

from typing import Final

from ..rules.bits import lowest
from ..rules.kinds import DECK, TWIN
from ..rules.questions import ACTIVATE, GAP, MODE, NO_QUESTION, ON, PLACE, REVEAL, SPEND, SWAP, TARGET, TWIN_PLACE
from ..rules.state import Byte, Short, State
from .cells import Bytes, write_sixteen

VERSION: Final = 1
BY_KIND: Final = 0
BY_SLOT: Final = 1
PILES: Final = 35  # six placements and a Twin each, for five players
PLACES: Final = ON + PILES
ALL_CARDS: Final = TWIN - 1  # the kinds that can be in a hand

REVEAL_FROM: Final = 0  # after the placements and the exchanges
TARGET_FROM: Final = REVEAL_FROM + 2
GAP_FROM: Final = TARGET_FROM + PILES
MODE_FROM: Final = GAP_FROM + PILES + 1
TWIN_FROM: Final = MODE_FROM + 2
ACTIVATE_FROM: Final = TWIN_FROM + PLACES
SPEND_FROM: Final = ACTIVATE_FROM + PILES
REST: Final = SPEND_FROM + 2

ACTIONS_BY_KIND: Final = ALL_CARDS * (PLACES + 1) + REST
ACTIONS_BY_SLOT: Final = DECK * (PLACES + 1) + REST

QUESTIONS_ASKED: Final = SPEND + 1
TWO: Final = 2
BEGINS: Final[list[Short]] = [0] * QUESTIONS_ASKED  # where the answers begin
BEGINS[TARGET] = TARGET_FROM
BEGINS[GAP] = GAP_FROM
BEGINS[MODE] = MODE_FROM
BEGINS[TWIN_PLACE] = TWIN_FROM
BEGINS[ACTIVATE] = ACTIVATE_FROM
BEGINS[SPEND] = SPEND_FROM
SPANS: Final[list[Byte]] = [0] * QUESTIONS_ASKED  # how many there are: two, or 32 to 48
SPANS[REVEAL] = 2
SPANS[TARGET] = PILES
SPANS[GAP] = PILES + 1
SPANS[MODE] = 2
SPANS[TWIN_PLACE] = PLACES
SPANS[ACTIVATE] = PILES
SPANS[SPEND] = 2


def cards_numbered(numbering: int) -> int:
    """Return how many cards have placements of their own."""
    return DECK if numbering == BY_SLOT else ALL_CARDS


def action_count(numbering: int) -> int:
    """Return how many actions there are."""
    return cards_numbered(numbering) * (PLACES + 1) + REST


def kind_of_card(g: State, card: int, numbering: int) -> int:
    """Return the kind that a numbering means by a card."""
    return g.deck[card] if numbering == BY_SLOT else card + 1


def card_of_kind(g: State, kind: int, numbering: int) -> int:
    """Return what a numbering calls a kind of the deck."""
    if numbering != BY_SLOT:
        return kind - 1
    slot = 0
    while slot < DECK - 1 and g.deck[slot] != kind:
        slot += 1
    return slot


def number_of_index(g: State, index: int, numbering: int) -> int:
    """Return the rules' own number of an action; -1 if it cannot answer the open question."""
    cards = cards_numbered(numbering)
    if index < 0 or g.question == NO_QUESTION:
        return -1
    if index < cards * PLACES:
        if g.question != PLACE:
            return -1
        return kind_of_card(g, index // PLACES, numbering) << 6 | index % PLACES
    if index < cards * (PLACES + 1):
        return kind_of_card(g, index - cards * PLACES, numbering) if g.question == SWAP else -1
    option = index - cards * (PLACES + 1) - BEGINS[g.question]
    if option < 0 or option >= SPANS[g.question]:
        return -1
    return option + 1 if g.question == MODE else option


def index_of_number(g: State, number: int, numbering: int) -> int:
    """Return the index of an answer to the open question; -1 for a pile that has no index."""
    cards = cards_numbered(numbering)
    if g.question == PLACE:
        place = number & 63
        return card_of_kind(g, number >> 6, numbering) * PLACES + place if place < PLACES else -1
    if g.question == SWAP:
        return cards * PLACES + card_of_kind(g, number, numbering)
    option = number - 1 if g.question == MODE else number
    if option >= SPANS[g.question]:
        return -1
    return cards * (PLACES + 1) + BEGINS[g.question] + option


def write_mask(g: State, numbering: int, mask: Bytes, at: int) -> None:
    """Write 1 for each legal action and 0 for all others."""
    for i in range(at, at + action_count(numbering)):
        mask[i] = 0
    mark_legal(g, numbering, mask, at, 1)


def mark_legal(g: State, numbering: int, mask: Bytes, at: int, mark: int) -> None:
    """Write a mark, 1 or 0, for each legal action, and 0 for the other answers of the same card or question."""
    if g.question == NO_QUESTION:
        return
    options = g.options & -mark
    if g.question == PLACE:
        hand = g.hand[g.asked]
        while hand:
            write_span(options, mask, at + card_of_kind(g, lowest(hand), numbering) * PLACES, PLACES)
            hand &= hand - 1
    elif g.question == SWAP:
        kinds = g.options
        while kinds:
            mask[at + cards_numbered(numbering) * PLACES + card_of_kind(g, lowest(kinds), numbering)] = mark
            kinds &= kinds - 1
    else:
        first = at + cards_numbered(numbering) * (PLACES + 1) + BEGINS[g.question]
        if g.question == MODE:
            options >>= 1
        if SPANS[g.question] == TWO:
            mask[first] = options & 1
            mask[first + 1] = options >> 1 & 1
        else:
            write_span(options, mask, first, SPANS[g.question])


def write_span(options: int, mask: Bytes, at: int, span: int) -> None:
    """Write 1 for each member of a set and 0 for the others; the last sixteen cells overlap those before them."""
    write_sixteen(mask, at, options)
    write_sixteen(mask, at + 16, options >> 16)
    write_sixteen(mask, at + span - 16, options >> span - 16)
