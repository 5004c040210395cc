"""Questions about the queue. Their answers are sets of piles: bit i is the pile with i piles before it."""

from .bits import lowest, one
from .kinds import CHARACTERS, NOBODY, Card, Kind, Kinds, Pile, Piles, Seat
from .state import HIDDEN, REVEALED, State


def all_piles(g: State) -> Piles:
    """Return every pile."""
    return one(g.length) - 1


def piles_of(g: State, seat: Seat) -> Piles:
    """Return the piles whose top card is of this seat's family."""
    return g.holdings[seat]


def hidden(g: State) -> Piles:
    """Return the piles whose top card is face down."""
    return g.hidden


def revealed(g: State) -> Piles:
    """Return the piles whose top card is face up."""
    return all_piles(g) & ~g.hidden


def in_queue(g: State, card: Card) -> bool:
    """Tell whether a card is in the queue, on top or covered."""
    return g.entered[card] != 0


def pile_of(g: State, card: Card) -> Pile:
    """Return the pile on top of which a card lies."""
    if g.row[g.here] == card and g.here < g.length:
        return g.here
    pile = 0
    while pile < g.length and g.row[pile] != card:
        pile += 1
    return pile


def only(g: State, card: Card) -> Piles:
    """Return the pile on top of which a card lies, as a set; empty if the card is not on top of a pile."""
    return one(pile_of(g, card)) & all_piles(g)


def others(g: State, card: Card) -> Piles:
    """Return all piles but the card's own."""
    return all_piles(g) & ~only(g, card)


def beside(g: State, piles: Piles) -> Piles:
    """Return the piles next to any of these."""
    return (piles << 1 | piles >> 1) & all_piles(g)


def adjacent(g: State, card: Card) -> Piles:
    """Return the piles next to a card: up to two."""
    return beside(g, only(g, card))


def of_kinds(g: State, piles: Piles, kinds: Kinds) -> Piles:
    """Return which of the piles have a top card of one of these kinds."""
    found = 0
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        if kinds >> g.kind[g.row[pile]] & 1:
            found |= one(pile)
    return found


def named(g: State, piles: Piles, kind: Kind) -> Piles:
    """Return which of the piles have a top card with this name."""
    return of_kinds(g, piles, one(kind))


def revealed_characters(g: State) -> Piles:
    """Return the piles whose top card is a revealed character."""
    return of_kinds(g, revealed(g), CHARACTERS)


def is_stack(g: State, pile: Pile) -> bool:
    """Tell whether a pile has two or more cards."""
    return g.below[g.row[pile]] != NOBODY


def stacks(g: State, piles: Piles) -> Piles:
    """Return which of the piles are stacks."""
    found = 0
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        if is_stack(g, pile):
            found |= one(pile)
    return found


def with_token(g: State) -> Piles:
    """Return the piles whose top card holds a verdict token."""
    found = 0
    for pile in range(g.length):
        if g.tokens[g.row[pile]] > 0:
            found |= one(pile)
    return found


def cards_in(g: State, piles: Piles) -> int:
    """Return how many cards the piles have, including covered ones."""
    number = 0
    while piles:
        card = g.row[lowest(piles)]
        piles &= piles - 1
        while card != NOBODY:
            number += 1
            card = g.below[card]
    return number


def is_hidden(g: State, card: Card) -> bool:
    """Tell whether a card is face down."""
    return g.face[card] != REVEALED


def is_secret(g: State, card: Card) -> bool:
    """Tell whether only its family's player may know a card's kind."""
    return g.face[card] == HIDDEN
