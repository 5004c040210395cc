"""What a seat can infer from what it sees: how much a card is worth, and how risky it is to hit.

This module never reads a kind that the seat does not know, so the answers are the same in the real game, in a view of
it and in any world that fits. Values are in quarters of an influence.
"""

from typing import Final

from ..rules.bits import count, lowest
from ..rules.kinds import (
    AMBUSH,
    EXTORTION,
    ROUNDS,
    TRAP,
    UNKNOWN,
    Card,
    Kind,
    Pile,
    Piles,
    Seat,
)
from ..rules.queue import is_hidden, is_secret
from ..rules.secrets import unseen_kinds
from ..rules.state import State
from .habits import INCOME, LEADER, PROMISE, RIVAL, SURPRISE, UNSEEN_WORTH, in_general, of_kind

POINT: Final = 4  # one influence, in quarters
SURPRISES: Final = 1 << AMBUSH | 1 << TRAP | 1 << EXTORTION


def rounds_left(g: State) -> int:
    """Return how many rounds come after this one."""
    return ROUNDS - g.round


def known_kind(g: State, seat: Seat, card: Card) -> Kind:
    """Return a card's kind if the seat may know it."""
    if is_secret(g, card) and g.owner[card] != seat:
        return UNKNOWN
    return g.kind[card]


def worth(g: State, habits: int, seat: Seat, pile: Pile) -> int:
    """Return what the card on a pile is worth to its family, as far as a seat can tell."""
    card = g.row[pile]
    kind = known_kind(g, seat, card)
    turns = rounds_left(g) + (1 if pile > g.here else 0)
    if kind == UNKNOWN:
        return POINT * g.pot[card] + (in_general(habits, UNSEEN_WORTH) if turns else 0)
    if is_hidden(g, card):
        return POINT * g.pot[card] + of_kind(habits, kind, PROMISE) + of_kind(habits, kind, INCOME) * turns
    return of_kind(habits, kind, INCOME) * turns + POINT * g.pot[card]


def surprise(g: State, habits: int, seat: Seat, card: Card) -> int:
    """Return the average cost of hitting a hidden card that may be an Ambush, a Trap or an Extortion."""
    owner = g.owner[card]
    if not is_secret(g, card) or owner == seat:
        return 0
    unseen = unseen_kinds(g, owner)
    return in_general(habits, SURPRISE) * count(unseen & SURPRISES) // max(count(unseen), 1)


def rivalry(g: State, habits: int, seat: Seat, other: Seat) -> int:
    """Return how much it helps to harm a rival, in eighths of the harm: more against the leader."""
    best = 0
    for rival in range(g.players):
        if rival != seat:
            best = max(best, g.stock[rival])
    return in_general(habits, LEADER if g.stock[other] == best else RIVAL)


def hit(g: State, habits: int, seat: Seat, pile: Pile) -> int:
    """Return what a seat gains by eliminating the card on a pile."""
    card = g.row[pile]
    if g.family[card] == seat:
        if g.kind[card] != UNKNOWN and SURPRISES >> g.kind[card] & 1 and g.owner[card] == seat:
            return POINT - of_kind(habits, g.kind[card], PROMISE) // 2
        return POINT - worth(g, habits, seat, pile)
    return (
        POINT
        + rivalry(g, habits, seat, g.family[card]) * worth(g, habits, seat, pile) // 8
        - surprise(g, habits, seat, card)
    )


def best_hit(g: State, habits: int, seat: Seat, piles: Piles) -> Pile:
    """Return the pile whose card is best eliminated."""
    best = lowest(piles)
    best_value = hit(g, habits, seat, best)
    piles &= piles - 1
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        value = hit(g, habits, seat, pile)
        if value > best_value:
            best_value = value
            best = pile
    return best


def best_hit_value(g: State, habits: int, seat: Seat, piles: Piles) -> int:
    """Return what the best elimination among these piles gains; 0 without piles."""
    if not piles:
        return 0
    value = hit(g, habits, seat, lowest(piles))
    piles &= piles - 1
    while piles:
        value = max(value, hit(g, habits, seat, lowest(piles)))
        piles &= piles - 1
    return value


def poorest(g: State, piles: Piles) -> Pile:
    """Return the pile of the family with the least influence."""
    return most_influence(g, piles, -1)


def richest(g: State, piles: Piles) -> Pile:
    """Return the pile of the family with the most influence."""
    return most_influence(g, piles, 1)


def most_influence(g: State, piles: Piles, sign: int) -> Pile:
    """Return the pile of the family with the most influence, or the least if the sign is negative."""
    best = lowest(piles)
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        if sign * g.stock[g.family[g.row[pile]]] > sign * g.stock[g.family[g.row[best]]]:
            best = pile
    return best


def income_at(g: State, habits: int, pile: Pile) -> int:
    """Return what the card on a pile earns in a round."""
    return of_kind(habits, g.kind[g.row[pile]], INCOME)


def earning(g: State, habits: int, piles: Piles) -> Pile:
    """Return the pile whose card earns the most in a round."""
    best = lowest(piles)
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        if income_at(g, habits, pile) > income_at(g, habits, best):
            best = pile
    return best


def pots_on(g: State, piles: Piles) -> int:
    """Return the influence on the cards of these piles."""
    amount = 0
    while piles:
        amount += g.pot[g.row[lowest(piles)]]
        piles &= piles - 1
    return amount
