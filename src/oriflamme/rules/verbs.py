"""What can be done with cards and influence. A verb changes the game and logs the event; it never asks."""

from .bits import lowest, one
from .kinds import (
    INFILTRATION,
    KINDS,
    NOBODY,
    TREATY,
    TWIN,
    Card,
    Kind,
    Pile,
    Piles,
    Seat,
)
from .log import (
    BRIBED,
    DISCARDED,
    ENTERED,
    EXCHANGED,
    GAINED,
    KEPT,
    LOST,
    LOST_POT,
    MARKED,
    MOVED,
    NOT_FOUND,
    PAID,
    POT_GREW,
    TOOK_POT,
    TURNED,
    tell,
)
from .queue import in_queue, pile_of
from .state import FAMILY, HIDDEN, KEEPABLE, REVEALED, TURNED_DOWN, State

# Influence.


def gain(g: State, seat: Seat, amount: int, by: Kind) -> None:
    """Take influence from the supply into the stock."""
    if amount > 0:
        g.stock[seat] += amount
        tell(g, GAINED, seat, NOBODY, by, 0, amount)


def lose(g: State, seat: Seat, amount: int, by: Kind) -> None:
    """Give influence from the stock to the supply, at most what is there."""
    amount = min(amount, g.stock[seat])
    if amount > 0:
        g.stock[seat] -= amount
        tell(g, LOST, seat, NOBODY, by, 0, amount)


def pay(g: State, giver: Seat, taker: Seat, amount: int, by: Kind) -> None:
    """Give influence from one stock to another, at most what is there."""
    amount = min(amount, g.stock[giver])
    if amount > 0 and giver != taker:
        g.stock[giver] -= amount
        g.stock[taker] += amount
        tell(g, PAID, giver, NOBODY, by, taker, amount)


def put_on(g: State, card: Card, amount: int) -> None:
    """Put influence from the supply on a card."""
    if amount > 0:
        g.pot[card] += amount
        tell(g, POT_GREW, g.family[card], card, 0, 0, amount)


def take_pot(g: State, me: Card) -> None:
    """R21 Take the pot into the stock."""
    amount = g.pot[me]
    if amount > 0:
        g.pot[me] = 0
        g.stock[g.family[me]] += amount
        tell(g, TOOK_POT, g.family[me], me, g.kind[me], 0, amount)


def lose_from_pot(g: State, card: Card, amount: int) -> None:
    """Give influence from a pot to the supply, at most what is there."""
    amount = min(amount, g.pot[card])
    if amount > 0:
        g.pot[card] -= amount
        tell(g, LOST_POT, g.family[card], card, 0, 0, amount)


def lose_pot(g: State, me: Card) -> None:
    """Give a whole pot to the supply."""
    lose_from_pot(g, me, g.pot[me])


# The row of piles. Every change updates the summaries and the acting place. The cards of a pile are of one family, so
# covering and uncovering do not change the summary of families.


def show_face(g: State, pile: Pile) -> None:
    """Update the summary of hidden piles from the pile's top card."""
    if g.face[g.row[pile]] == REVEALED:
        g.hidden &= ~one(pile)
    else:
        g.hidden |= one(pile)


def open_pile(g: State, at: Pile, card: Card) -> None:
    """Insert a card as a pile of its own."""
    for pile in range(g.length, at, -1):
        g.row[pile] = g.row[pile - 1]
    g.row[at] = card
    g.below[card] = NOBODY
    g.length += 1
    before = one(at) - 1
    g.hidden = g.hidden & before | (g.hidden & ~before) << 1
    for seat in range(g.players):
        piles = g.holdings[seat]
        g.holdings[seat] = piles & before | (piles & ~before) << 1
    g.holdings[g.family[card]] |= one(at)
    show_face(g, at)
    if at <= g.here:
        g.here += 1


def close_pile(g: State, at: Pile) -> None:
    """Close the gap that a pile leaves. The acting card's place is kept (R23)."""
    g.length -= 1
    for pile in range(at, g.length):
        g.row[pile] = g.row[pile + 1]
    g.row[g.length] = NOBODY
    before = one(at) - 1
    g.hidden = g.hidden & before | g.hidden >> 1 & ~before
    for seat in range(g.players):
        piles = g.holdings[seat]
        g.holdings[seat] = piles & before | piles >> 1 & ~before
    if at < g.here:
        g.here -= 1
    elif at == g.here and not g.gone:
        g.gone = 1


def cover(g: State, pile: Pile, card: Card) -> None:
    """Put a card on a pile."""
    g.below[card] = g.row[pile]
    g.row[pile] = card
    show_face(g, pile)


def lift(g: State, card: Card) -> None:
    """Take a top card off its pile."""
    pile = pile_of(g, card)
    uncovered = g.below[card]
    if uncovered == NOBODY:
        close_pile(g, pile)
    else:
        g.row[pile] = uncovered
        show_face(g, pile)


def put(g: State, card: Card, where: int) -> None:
    """Put a card first (0), last (1), or on a pile (2 + pile)."""
    if where == 0:
        open_pile(g, 0, card)
    elif where == 1:
        open_pile(g, g.length, card)
    else:
        cover(g, where - 2, card)


# Cards that enter and leave.


def enter(g: State, owner: Seat, kind: Kind, face: int) -> Card:
    """Give a card that enters the queue its number."""
    card = owner * FAMILY + 1
    while g.entered[card]:
        card += 1
    g.entries += 1
    g.entered[card] = g.entries
    g.owner[card] = owner
    g.family[card] = owner
    g.kind[card] = kind
    g.face[card] = face
    g.pot[card] = 0
    g.tokens[card] = 0
    return card


def leave(g: State, card: Card) -> None:
    """R30 Clear a card that leaves the queue; its tokens go to the supply."""
    g.verdicts += g.tokens[card]
    g.tokens[card] = 0
    g.pot[card] = 0
    g.entered[card] = 0
    g.resting &= ~one(card)
    if g.actor == card:
        g.actor = NOBODY


def bury(g: State, card: Card) -> None:
    """Put a card of the queue on its owner's discard pile."""
    lift(g, card)
    leave(g, card)
    g.discarded[g.owner[card]] |= one(g.kind[card])


def discard(g: State, me: Card) -> None:
    """Discard a card if it is still in the queue. No player gains anything, and nothing triggers."""
    if in_queue(g, me):
        tell(g, DISCARDED, g.family[me], me, g.kind[me], 0, 0)
        bury(g, me)


def discard_all(g: State, piles: Piles) -> None:
    """Discard the cards that are now on top of these piles."""
    while piles:
        card = g.row[lowest(piles)]
        piles &= piles - 1
        if g.below[card] == NOBODY:  # its pile is removed, and those behind it move up
            piles >>= 1
        discard(g, card)


def keep(g: State, me: Card) -> None:
    """Lay a card with its pot in front of its player until the end of the game."""
    seat = g.family[me]
    place = seat * KEEPABLE
    if g.kept[place]:
        place += 1
    g.kept[place] = g.kind[me]
    if g.kind[me] == TREATY:
        g.treaty_pot[seat] = g.pot[me]
    tell(g, KEPT, seat, me, g.kind[me], 0, g.pot[me])
    lift(g, me)
    leave(g, me)


def has_kept(g: State, seat: Seat, kind: Kind) -> bool:
    """Tell whether a card of this kind lies in front of a player."""
    return g.kept[seat * KEEPABLE] == kind or g.kept[seat * KEEPABLE + 1] == kind


def has_infiltrated(g: State, seat: Seat) -> bool:
    """R86 Tell whether a player gains more for hidden cards."""
    return has_kept(g, seat, INFILTRATION)


def play_from_hand(g: State, seat: Seat, kind: Kind) -> Card:
    """Put a card from the hand into the queue, hidden."""
    g.hand[seat] &= ~one(kind)
    return enter(g, seat, kind, HIDDEN)


def bring_twin(g: State, seat: Seat, where: int) -> None:
    """R60 Put the Twin, revealed, in the queue."""
    g.twins &= ~one(seat)
    card = enter(g, seat, TWIN, REVEALED)
    put(g, card, where)
    tell(g, ENTERED, seat, card, TWIN, where, where < 2)


def exchange(g: State, me: Card, kind: Kind) -> None:
    """R82 Exchange a card with one of the hand, which goes hidden in its place and sits out this round."""
    seat = g.family[me]
    pile = pile_of(g, me)
    new = play_from_hand(g, seat, kind)
    g.row[pile] = new
    g.below[new] = g.below[me]
    show_face(g, pile)
    g.resting |= one(new)
    g.hand[seat] |= one(g.kind[me])
    g.since[seat * KINDS + g.kind[me]] = g.entries + 1
    tell(g, EXCHANGED, seat, new, g.kind[me], me, 0)
    leave(g, me)


def find_own(g: State, seat: Seat, kind: Kind) -> bool:
    """R67 Fetch a player's own card of a kind from the discard pile or the cards set aside."""
    if g.discarded[seat] >> kind & 1:
        g.discarded[seat] &= ~one(kind)
        return True
    if g.aside[seat] >> kind & 1:
        g.aside[seat] &= ~one(kind)
        g.brought[seat] |= one(kind)
        return True
    g.since[seat * KINDS + kind] = max(g.since[seat * KINDS + kind], 1)
    tell(g, NOT_FOUND, seat, NOBODY, kind, 0, 0)
    return False


def bring_own(g: State, seat: Seat, kind: Kind, at: Pile) -> None:
    """R67 Put a player's own card, revealed, at a place."""
    card = enter(g, seat, kind, REVEALED)
    open_pile(g, at, card)
    tell(g, ENTERED, seat, card, kind, at + 2, 1)


# Cards that stay.


def move(g: State, card: Card, gap: int) -> None:
    """R47 Move a top card, with its pot and tokens, into a gap, given by the count of piles before it."""
    pile = pile_of(g, card)
    alone = g.below[card] == NOBODY
    lift(g, card)
    if alone and gap > pile:
        gap -= 1
    open_pile(g, gap, card)
    tell(g, MOVED, g.family[card], card, 0, gap, 0)


def bribe(g: State, seat: Seat, pile: Pile) -> None:
    """R68 Make the top card of a pile one of this seat's family."""
    card = g.row[pile]
    g.holdings[g.family[card]] &= ~one(pile)
    g.holdings[seat] |= one(pile)
    g.family[card] = seat
    tell(g, BRIBED, seat, card, g.kind[card], 0, 0)


def mark(g: State, seat: Seat, card: Card) -> None:
    """R84 Put a verdict token from the supply on a card."""
    g.verdicts -= 1
    g.tokens[card] += 1
    tell(g, MARKED, seat, card, 0, 0, 0)


def turn_up(g: State, card: Card) -> None:
    """Turn a top card face up."""
    g.face[card] = REVEALED
    show_face(g, pile_of(g, card))


def turn_down(g: State, card: Card) -> None:
    """R85 Turn a top card face down again, if it is still in the queue; everyone remembers it."""
    if in_queue(g, card):
        g.face[card] = TURNED_DOWN
        show_face(g, pile_of(g, card))
        tell(g, TURNED, g.family[card], card, g.kind[card], 0, 0)
