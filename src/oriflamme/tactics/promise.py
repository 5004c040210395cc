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
    Pile,
    Piles,
    Seat,
)
from ..rules.queue import (
    adjacent,
    all_piles,
    beside,
    hidden,
    is_hidden,
    named,
    others,
    piles_of,
    revealed,
    revealed_characters,
    stacks,
    with_token,
)
from ..rules.state import State
from .habits import BONUS, DECREES, INCOME, in_general, of_kind
from .insight import POINT, best_hit_value, earning, hit, pots_on, richest, rivalry, rounds_left


def profit(g: State, habits: int, me: Card, kind: Kind) -> int:
    """Return the value of a kind's ability, applied now in a card's place."""
    return usual_profit(g, habits, me, kind) + of_kind(habits, kind, BONUS)


def usual_profit(g: State, habits: int, me: Card, kind: Kind) -> int:
    """Return the value of a kind's ability by what lies in the queue."""
    you = g.family[me]
    if kind in (SOLDIER, CUTTHROAT, IMPERSONATION, DESERTER):
        return best_hit_value(g, habits, you, adjacent(g, me))
    if kind == ARCHER:
        return best_hit_value(g, habits, you, 1 | all_piles(g) & ~(all_piles(g) >> 1))
    if kind == APOTHECARY:
        return best_hit_value(g, habits, you, beside(g, piles_of(g, you) & others(g, me)))
    if kind == ASSASSINATION:
        return best_hit_value(g, habits, you, others(g, me))
    if kind == UPRISING:
        return both_hits(g, habits, you, adjacent(g, me))
    if kind == SHAPESHIFTER:
        return best_copy_value(g, habits, me)
    if kind == JUDGE:
        return max(POINT + 2, best_hit_value(g, habits, you, with_token(g)))
    if kind == SPY:
        return spied(g, habits, me)
    if kind == HEIR:
        return 0 if named(g, revealed(g) & others(g, me), g.kind[me]) else 2 * POINT
    if kind == LORD:
        return POINT * (1 + count(adjacent(g, me) & piles_of(g, you)))
    if kind == PRINCE:
        return POINT + (POINT * (rounds_left(g) + 1) if g.twins >> you & 1 else 0)
    if kind == SCHEMER:
        return -POINT * rounds_left(g) if stacks(g, adjacent(g, me)) else POINT * g.schemer_gain
    if kind == FELON:
        return theft(g, habits, me)
    if kind == FANATIC:
        return POINT if revealed(g) & piles_of(g, you) & others(g, me) else 2 * POINT
    if kind == INFORMANT:
        return POINT * pots_on(g, adjacent(g, me) & hidden(g) & ~piles_of(g, you))
    if kind in (AMBUSH, TRAP, EXTORTION):
        return POINT - POINT * g.pot[me]
    if kind == CONSPIRACY:
        return POINT * g.pot[me]
    if kind == TREATY:
        return POINT * g.pot[me] * rounds_left(g)
    if kind == INFILTRATION:
        return POINT * count(hidden(g) & piles_of(g, you)) + 5 * rounds_left(g)
    if kind == PLOT:
        return best_activation_value(g, habits, you) + g.pot[me] * max(best_activation_value(g, habits, you) - POINT, 0)
    if kind == BRIBERY:
        return bribe_value(g, habits, you)
    if kind == ROYAL_DECREE:
        return decree_value(g, habits, you) if in_general(habits, DECREES) else 0
    if kind == DIPLOMAT:
        return 0
    return of_kind(habits, kind, INCOME)  # Queen, Empress, Twin


def both_hits(g: State, habits: int, seat: Seat, piles: Piles) -> int:
    """Return what eliminating all of these gains."""
    value = 0
    while piles:
        value += hit(g, habits, seat, lowest(piles))
        piles &= piles - 1
    return value


def spied(g: State, habits: int, me: Card) -> int:
    """Return what a Spy takes."""
    you = g.family[me]
    victims = adjacent(g, me) & ~piles_of(g, you)
    if not victims:
        return 0
    victim = g.family[g.row[richest(g, victims)]]
    return POINT + rivalry(g, habits, you, victim) // 2 if g.stock[victim] else 0


def theft(g: State, habits: int, me: Card) -> int:
    """Return the value of what a Felon costs the others, less what it costs its own player."""
    you = g.family[me]
    value = 0
    neighbours = adjacent(g, me)
    while neighbours:
        victim = g.family[g.row[lowest(neighbours)]]
        neighbours &= neighbours - 1
        if g.stock[victim]:
            value += -POINT if victim == you else rivalry(g, habits, you, victim) // 2
    return value


def best_copy(g: State, habits: int, me: Card, piles: Piles) -> int:
    """Return the pile whose character is best copied."""
    best = lowest(piles)
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        if copy_value(g, habits, me, g.kind[g.row[pile]]) > copy_value(g, habits, me, g.kind[g.row[best]]):
            best = pile
    return best


def copy_value(g: State, habits: int, me: Card, kind: Kind) -> int:
    """Return the value of copying a kind."""
    return 0 if kind == SHAPESHIFTER else profit(g, habits, me, kind)


def best_copy_value(g: State, habits: int, me: Card) -> int:
    """Return the value of the best copy; 0 without one."""
    piles = adjacent(g, me) & revealed_characters(g)
    return copy_value(g, habits, me, g.kind[g.row[best_copy(g, habits, me, piles)]]) if piles else 0


def best_activation(g: State, habits: int, piles: Piles) -> int:
    """Return the pile whose character is best applied by Plot."""
    best = lowest(piles)
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        card = g.row[pile]
        if profit(g, habits, card, g.kind[card]) > profit(g, habits, g.row[best], g.kind[g.row[best]]):
            best = pile
    return best


def best_activation_value(g: State, habits: int, seat: Seat) -> int:
    """Return the value of the best character that Plot can apply; 0 without one."""
    piles = revealed_characters(g) & piles_of(g, seat)
    if not piles:
        return 0
    card = g.row[best_activation(g, habits, piles)]
    return profit(g, habits, card, g.kind[card])


def bribe_value(g: State, habits: int, seat: Seat) -> int:
    """Return the value of the best bribe."""
    characters = revealed_characters(g) & ~piles_of(g, seat)
    characters &= ~stacks(g, characters)
    if not characters:
        return 0
    kind = g.kind[g.row[earning(g, habits, characters)]]
    return of_kind(habits, kind, INCOME) * (rounds_left(g) + 1) * 5 // 4 if CHARACTERS >> kind & 1 else 0


def moving_value(g: State, habits: int, seat: Seat, pile: Pile) -> int:
    """Return what a seat gains by moving the card on a pile: an own one acts again, a rival's does not act at all."""
    card = g.row[pile]
    if is_hidden(g, card):
        return 0
    income = of_kind(habits, g.kind[card], INCOME)
    if g.family[card] == seat:
        return income if pile < g.here else 0
    return rivalry(g, habits, seat, g.family[card]) * income // 8 if pile > g.here else 0


def decree_value(g: State, habits: int, seat: Seat) -> int:
    """Return the value of the best move of a Royal Decree."""
    value = 0
    for pile in range(g.length):
        value = max(value, moving_value(g, habits, seat, pile))
    return value
