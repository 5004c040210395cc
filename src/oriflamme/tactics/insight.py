"""What a seat can infer from what it sees: how much a card is worth, and how risky it is to hit.

This module never reads a kind that the seat does not know, so the answers are the same in the real game, in a view of
it and in any world that fits. Values are in quarters of an influence.
"""

from typing import Final

from ..rules.bits import count, lowest
from ..rules.kinds import (
    AMBUSH,
    APOTHECARY,
    ARCHER,
    ASSASSINATION,
    BRIBERY,
    CONSPIRACY,
    CUTTHROAT,
    DESERTER,
    DIPLOMAT,
    EMPRESS,
    EXTORTION,
    FANATIC,
    FELON,
    HEIR,
    IMPERSONATION,
    INFILTRATION,
    INFORMANT,
    JUDGE,
    KINDS,
    LORD,
    PLOT,
    PRINCE,
    QUEEN,
    ROUNDS,
    SCHEMER,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
    TRAP,
    TREATY,
    TWIN,
    UNKNOWN,
    UPRISING,
    Card,
    Kind,
    Pile,
    Piles,
    Seat,
)
from ..rules.queue import is_hidden, is_secret
from ..rules.secrets import unseen_kinds
from ..rules.state import Byte, State

POINT: Final = 4  # one influence, in quarters
SURPRISES: Final = 1 << AMBUSH | 1 << TRAP | 1 << EXTORTION
UNSEEN_WORTH: Final = 9  # what a hidden card of unknown kind is worth, besides its pot

# What a revealed character earns its player in a round.
INCOME: Final[list[Byte]] = [0] * KINDS
INCOME[SOLDIER] = 5
INCOME[ARCHER] = 5
INCOME[SPY] = 4
INCOME[HEIR] = 6
INCOME[LORD] = 6
INCOME[SHAPESHIFTER] = 4
INCOME[CUTTHROAT] = 4
INCOME[APOTHECARY] = 4
INCOME[FELON] = 4
INCOME[QUEEN] = 8
INCOME[PRINCE] = 4
INCOME[TWIN] = 4
INCOME[SCHEMER] = 4
INCOME[DESERTER] = 5
INCOME[JUDGE] = 5
INCOME[INFORMANT] = 4
INCOME[EMPRESS] = 7
INCOME[FANATIC] = 6
INCOME[DIPLOMAT] = 6

# What a card is worth in the hand or hidden, besides what it will earn in each round.
PROMISE: Final[list[Byte]] = [0] * KINDS
PROMISE[ASSASSINATION] = 12
PROMISE[IMPERSONATION] = 10
PROMISE[UPRISING] = 12
PROMISE[AMBUSH] = 8
PROMISE[TRAP] = 8
PROMISE[EXTORTION] = 8
PROMISE[CONSPIRACY] = 8
PROMISE[TREATY] = 10
PROMISE[PLOT] = 8
PROMISE[BRIBERY] = 10
PROMISE[INFILTRATION] = 8


def rounds_left(g: State) -> int:
    """Return how many rounds come after this one."""
    return ROUNDS - g.round


def known_kind(g: State, seat: Seat, card: Card) -> Kind:
    """Return a card's kind if the seat may know it."""
    if is_secret(g, card) and g.owner[card] != seat:
        return UNKNOWN
    return g.kind[card]


def worth(g: State, seat: Seat, pile: Pile) -> int:
    """Return what the card on a pile is worth to its family, as far as a seat can tell."""
    card = g.row[pile]
    kind = known_kind(g, seat, card)
    turns = rounds_left(g) + (1 if pile > g.here else 0)
    if kind == UNKNOWN:
        return POINT * g.pot[card] + (UNSEEN_WORTH if turns else 0)
    if is_hidden(g, card):
        return POINT * g.pot[card] + PROMISE[kind] + INCOME[kind] * turns
    return INCOME[kind] * turns + POINT * g.pot[card]


def surprise(g: State, seat: Seat, card: Card) -> int:
    """Return the average cost of hitting a hidden card that may be an Ambush, a Trap or an Extortion."""
    owner = g.owner[card]
    if not is_secret(g, card) or owner == seat:
        return 0
    unseen = unseen_kinds(g, owner)
    return 5 * POINT * count(unseen & SURPRISES) // max(count(unseen), 1)


def rivalry(g: State, seat: Seat, other: Seat) -> int:
    """Return how much it helps to harm a rival, in eighths of the harm: more against the leader."""
    best = 0
    for rival in range(g.players):
        if rival != seat:
            best = max(best, g.stock[rival])
    return 5 if g.stock[other] == best else 3


def hit(g: State, seat: Seat, pile: Pile) -> int:
    """Return what a seat gains by eliminating the card on a pile."""
    card = g.row[pile]
    if g.family[card] == seat:
        if g.kind[card] != UNKNOWN and SURPRISES >> g.kind[card] & 1 and g.owner[card] == seat:
            return POINT - PROMISE[g.kind[card]] // 2
        return POINT - worth(g, seat, pile)
    return POINT + rivalry(g, seat, g.family[card]) * worth(g, seat, pile) // 8 - surprise(g, seat, card)


def best_hit(g: State, seat: Seat, piles: Piles) -> Pile:
    """Return the pile whose card is best eliminated."""
    best = lowest(piles)
    best_value = hit(g, seat, best)
    piles &= piles - 1
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        value = hit(g, seat, pile)
        if value > best_value:
            best_value = value
            best = pile
    return best


def best_hit_value(g: State, seat: Seat, piles: Piles) -> int:
    """Return what the best elimination among these piles gains; 0 without piles."""
    if not piles:
        return 0
    value = hit(g, seat, lowest(piles))
    piles &= piles - 1
    while piles:
        value = max(value, hit(g, seat, lowest(piles)))
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


def earning(g: State, piles: Piles) -> Pile:
    """Return the pile whose card earns the most in a round."""
    best = lowest(piles)
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        if INCOME[g.kind[g.row[pile]]] > INCOME[g.kind[g.row[best]]]:
            best = pile
    return best


def pots_on(g: State, piles: Piles) -> int:
    """Return the influence on the cards of these piles."""
    amount = 0
    while piles:
        amount += g.pot[g.row[lowest(piles)]]
        piles &= piles - 1
    return amount
