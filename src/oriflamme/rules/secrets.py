"""Who knows what (rules.md, section 11). This is the only module that hides cards and redeals what is hidden.

A family's cards are out of sight in its hand, as secret cards in the queue, and set aside. Everyone knows which kinds
these are, because all others have been seen. Of some kinds they know a little more (State.since).
"""

from typing import Final

from .actions import member
from .bits import count, lowest, one
from .dice import Dice, below
from .flow import proceed
from .kinds import KINDS, UNKNOWN, Card, Kind, Kinds, Seat
from .questions import NO_QUESTION
from .queue import in_queue, is_secret
from .setup import deck_kinds
from .state import FAMILY, KEEPABLE, LOG, MAX_ANSWERS, MAX_CARDS, State
from .steps import OVER

SPECTATOR: Final = -1
MANY: Final = 1 << 30  # queues, which nobody tries one by one


def secret_cards(g: State, seat: Seat) -> int:
    """Return a family's cards in the queue, including covered ones, whose kind only its player knows."""
    cards = 0
    for card in range(seat * FAMILY + 1, seat * FAMILY + FAMILY + 1):
        if in_queue(g, card) and is_secret(g, card):
            cards |= one(card)
    return cards


def unseen_kinds(g: State, seat: Seat) -> Kinds:
    """Return the kinds of a family that only its player can see."""
    seen = g.discarded[seat] | g.out[seat]
    for place in range(seat * KEEPABLE, seat * KEEPABLE + KEEPABLE):
        seen |= one(g.kept[place])
    for card in range(seat * FAMILY + 1, seat * FAMILY + FAMILY + 1):
        if in_queue(g, card) and not is_secret(g, card):
            seen |= one(g.kind[card])
    return deck_kinds(g) & ~seen


def hide(g: State, viewer: Seat) -> None:
    """Remove what a seat or a spectator may not know. After the end of the game everything is open."""
    forget_scraps(g)
    if g.step == OVER:
        return
    for seat in range(g.players):
        if seat != viewer:
            g.hand[seat] = 0
            g.aside[seat] = 0
            cards = secret_cards(g, seat)
            while cards:
                g.kind[lowest(cards)] = UNKNOWN
                cards &= cards - 1
    if g.asked != viewer:
        g.options = 0


def forget_scraps(g: State) -> None:
    """Clear what a finished move leaves behind: old answers and the ring of events."""
    for i in range(g.given, MAX_ANSWERS):
        g.answers[i] = 0
    for i in range(LOG):
        g.log[i] = 0


def suppose(g: State, card: Card, kind: Kind) -> None:
    """Let a card be of a kind, in a game in which it was hidden."""
    if not 1 <= card < MAX_CARDS or not 1 <= kind < KINDS:
        raise ValueError("no such card or kind")
    g.kind[card] = kind


def redeal(g: State, viewer: Seat, dice: Dice) -> None:
    """Redeal, uniformly, what a seat or a spectator cannot know, and ask the open question again."""
    if g.step == OVER:
        return
    for seat in range(g.players):
        if seat != viewer:
            redeal_family(g, seat, dice)
    if g.question != NO_QUESTION and g.asked != viewer:
        g.question = NO_QUESTION
        g.options = 0
        proceed(g)


def redeal_family(g: State, seat: Seat, dice: Dice) -> None:
    """Deal a family's unseen kinds to its hand, its secret cards and its cards set aside."""
    deal_out(g, seat, unseen_kinds(g, seat), secret_cards(g, seat), dice)


def deal_out(g: State, seat: Seat, kinds: Kinds, cards: int, dice: Dice) -> None:
    """Deal some kinds of a family to its hand, to some of its cards and to those set aside.

    Kinds with fewer possible places come first. The places of a kind are all possible for the next kind too, so the
    count of choices never depends on earlier choices, and all deals are equally likely.
    """
    in_hand = g.hand_size[seat]
    set_aside = count(kinds) - in_hand - count(cards)
    g.hand[seat] = 0
    g.aside[seat] = 0
    while kinds:
        kind = most_constrained(g, seat, kinds)
        kinds &= ~one(kind)
        since = g.since[seat * KINDS + kind]
        eligible = entered_since(g, cards, since)
        choice = below(dice, in_hand + count(eligible) + (0 if since else set_aside))
        if choice < in_hand:
            g.hand[seat] |= one(kind)
            in_hand -= 1
        elif choice < in_hand + count(eligible):
            card = member(eligible, choice - in_hand)
            g.kind[card] = kind
            cards &= ~one(card)
        else:
            g.aside[seat] |= one(kind)
            set_aside -= 1


def count_queues(g: State, viewer: Seat) -> int:
    """Return how many queues a seat may be looking at; MANY if they are too many or not all equally likely."""
    ways = 1
    for seat in range(g.players):
        if seat != viewer:
            kinds = unseen_kinds(g, seat)
            if kinds and g.since[seat * KINDS + most_constrained(g, seat, kinds)]:
                return MANY
            for taken in range(count(secret_cards(g, seat))):
                ways = min(ways * (count(kinds) - taken), MANY)
    return ways


def redeal_around(g: State, viewer: Seat, number: int, dice: Dice) -> None:
    """Redeal as `redeal` does for a seat that is asked, but with the queue of a number below `count_queues`."""
    for seat in range(g.players):
        if seat != viewer:
            kinds = unseen_kinds(g, seat)
            cards = secret_cards(g, seat)
            while cards:
                kind = member(kinds, number % count(kinds))
                number //= count(kinds)
                kinds &= ~one(kind)
                g.kind[lowest(cards)] = kind
                cards &= cards - 1
            deal_out(g, seat, kinds, 0, dice)


def most_constrained(g: State, seat: Seat, kinds: Kinds) -> Kind:
    """Return the kind that went out of sight last; any kind if no kind was seen to."""
    best = lowest(kinds)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if g.since[seat * KINDS + kind] > g.since[seat * KINDS + best]:
            best = kind
    return best


def entered_since(g: State, cards: int, since: int) -> int:
    """Return which of the cards entered the queue at that time or later."""
    found = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if g.entered[card] >= since:
            found |= one(card)
    return found
