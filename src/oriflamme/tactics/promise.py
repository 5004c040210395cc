"""What each kind's ability would be worth to its seat if it were applied now."""

from ..rules.bits import count, lowest
from ..rules.kinds import (
    AMBUSH,
    APOTHECARY,
    ARCHER,
    ASSASSINATION,
    BRIBERY,
    CHARACTERS,
    CONSPIRACY,
    CUTTHROAT,
    DESERTER,
    DIPLOMAT,
    EXTORTION,
    FANATIC,
    FELON,
    HEIR,
    IMPERSONATION,
    INFILTRATION,
    INFORMANT,
    JUDGE,
    LORD,
    PLOT,
    PRINCE,
    ROYAL_DECREE,
    SCHEMER,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
    TRAP,
    TREATY,
    UPRISING,
    Card,
    Kind,
    Piles,
    Seat,
)
from ..rules.queue import (
    adjacent,
    all_piles,
    beside,
    hidden,
    named,
    others,
    piles_of,
    revealed,
    revealed_characters,
    stacks,
    with_token,
)
from ..rules.state import State
from .insight import INCOME, POINT, best_hit_value, earning, hit, pots_on, richest, rivalry, rounds_left


def profit(g: State, me: Card, kind: Kind) -> int:
    """Return the value of a kind's ability, applied now in a card's place."""
    you = g.family[me]
    if kind in (SOLDIER, CUTTHROAT, IMPERSONATION):
        return best_hit_value(g, you, adjacent(g, me))
    if kind == DESERTER:
        return best_hit_value(g, you, adjacent(g, me)) + 2
    if kind == ARCHER:
        return best_hit_value(g, you, 1 | all_piles(g) & ~(all_piles(g) >> 1))
    if kind == APOTHECARY:
        return best_hit_value(g, you, beside(g, piles_of(g, you) & others(g, me)))
    if kind == ASSASSINATION:
        return best_hit_value(g, you, others(g, me))
    if kind == UPRISING:
        return both_hits(g, you, adjacent(g, me)) - POINT
    if kind == SHAPESHIFTER:
        return best_copy_value(g, me)
    if kind == JUDGE:
        return max(POINT + 2, best_hit_value(g, you, with_token(g)))
    if kind == SPY:
        return spied(g, me)
    if kind == HEIR:
        return 0 if named(g, revealed(g) & others(g, me), g.kind[me]) else 2 * POINT
    if kind == LORD:
        return POINT * (1 + count(adjacent(g, me) & piles_of(g, you)))
    if kind == PRINCE:
        return POINT + (POINT * (rounds_left(g) + 1) if g.twins >> you & 1 else 0)
    if kind == SCHEMER:
        return -POINT * rounds_left(g) if stacks(g, adjacent(g, me)) else POINT * g.schemer_gain
    if kind == FELON:
        return theft(g, me)
    if kind == FANATIC:
        return POINT if revealed(g) & piles_of(g, you) & others(g, me) else 2 * POINT
    if kind == INFORMANT:
        return POINT * pots_on(g, adjacent(g, me) & hidden(g) & ~piles_of(g, you))
    if kind == DIPLOMAT:
        return POINT + 2
    if kind in (AMBUSH, TRAP, EXTORTION):
        return POINT - POINT * g.pot[me]
    if kind == CONSPIRACY:
        return POINT * g.pot[me]
    if kind == TREATY:
        return POINT * g.pot[me] * rounds_left(g)
    if kind == INFILTRATION:
        return POINT * count(hidden(g) & piles_of(g, you)) + 5 * rounds_left(g)
    if kind == PLOT:
        return best_activation_value(g, you) + g.pot[me] * max(best_activation_value(g, you) - POINT, 0)
    if kind == BRIBERY:
        return bribe_value(g, you)
    if kind == ROYAL_DECREE:
        return 2
    return INCOME[kind]  # Queen, Empress, Twin


def both_hits(g: State, seat: Seat, piles: Piles) -> int:
    """Return what eliminating all of these gains."""
    value = 0
    while piles:
        value += hit(g, seat, lowest(piles))
        piles &= piles - 1
    return value


def spied(g: State, me: Card) -> int:
    """Return what a Spy takes."""
    you = g.family[me]
    victims = adjacent(g, me) & ~piles_of(g, you)
    if not victims:
        return 0
    victim = g.family[g.row[richest(g, victims)]]
    return POINT + rivalry(g, you, victim) // 2 if g.stock[victim] else 0


def theft(g: State, me: Card) -> int:
    """Return the value of what a Felon costs the others, less what it costs its own player."""
    you = g.family[me]
    value = 0
    neighbours = adjacent(g, me)
    while neighbours:
        victim = g.family[g.row[lowest(neighbours)]]
        neighbours &= neighbours - 1
        if g.stock[victim]:
            value += -POINT if victim == you else rivalry(g, you, victim) // 2
    return value


def best_copy(g: State, me: Card, piles: Piles) -> int:
    """Return the pile whose character is best copied."""
    best = lowest(piles)
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        if copy_value(g, me, g.kind[g.row[pile]]) > copy_value(g, me, g.kind[g.row[best]]):
            best = pile
    return best


def copy_value(g: State, me: Card, kind: Kind) -> int:
    """Return the value of copying a kind."""
    return 0 if kind == SHAPESHIFTER else profit(g, me, kind)


def best_copy_value(g: State, me: Card) -> int:
    """Return the value of the best copy; 0 without one."""
    piles = adjacent(g, me) & revealed_characters(g)
    return copy_value(g, me, g.kind[g.row[best_copy(g, me, piles)]]) if piles else 0


def best_activation(g: State, piles: Piles) -> int:
    """Return the pile whose character is best applied by Plot."""
    best = lowest(piles)
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        card = g.row[pile]
        if profit(g, card, g.kind[card]) > profit(g, g.row[best], g.kind[g.row[best]]):
            best = pile
    return best


def best_activation_value(g: State, seat: Seat) -> int:
    """Return the value of the best character that Plot can apply; 0 without one."""
    piles = revealed_characters(g) & piles_of(g, seat)
    if not piles:
        return 0
    card = g.row[best_activation(g, piles)]
    return profit(g, card, g.kind[card])


def bribe_value(g: State, seat: Seat) -> int:
    """Return the value of the best bribe."""
    characters = revealed_characters(g) & ~piles_of(g, seat)
    characters &= ~stacks(g, characters)
    if not characters:
        return 0
    kind = g.kind[g.row[earning(g, characters)]]
    return INCOME[kind] * (rounds_left(g) + 1) * 5 // 4 if CHARACTERS >> kind & 1 else 0
