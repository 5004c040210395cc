"""The abilities of Alliance (rules.md, section 8)."""

from .abilities import ABILITIES, WHEN_ELIMINATED, WHEN_REVEALED, nothing
from .bits import count, lowest, one
from .elimination import eliminate
from .kinds import (
    CHARACTERS,
    DESERTER,
    DIPLOMAT,
    EMPRESS,
    EXTORTION,
    FANATIC,
    INFILTRATION,
    INFORMANT,
    JUDGE,
    TREATY,
    UPRISING,
    Card,
    Seat,
)
from .questions import NOTHING, asked, choose, choose_from_hand, choose_mode
from .queue import (
    adjacent,
    all_piles,
    hidden,
    in_queue,
    named,
    others,
    piles_of,
    revealed,
    revealed_characters,
    with_token,
)
from .state import State
from .verbs import (
    discard,
    exchange,
    gain,
    keep,
    lose_from_pot,
    lose_pot,
    mark,
    put_on,
    take_pot,
    turn_down,
)


def empress(g: State, me: Card) -> None:
    """R80 Gain 2. Put 1 on a hidden card of an opponent."""
    target = choose(g, me, hidden(g) & ~piles_of(g, g.family[me]))
    if asked(g):
        return
    gain(g, g.family[me], 2, g.kind[me])
    if target != NOTHING:
        put_on(g, g.row[target], 1)


def fanatic(g: State, me: Card) -> None:
    """R81 Gain 1; 1 more if no other revealed card of your family is in the queue."""
    comrades = revealed(g) & piles_of(g, g.family[me]) & others(g, me)
    gain(g, g.family[me], 1 if comrades else 2, g.kind[me])


def informant(g: State, me: Card) -> None:
    """R82 Gain as many as lie on the adjacent hidden cards of opponents, or exchange it with a card of your hand."""
    you = g.family[me]
    mode = choose_mode(g, me, g.owner[me] == you and g.hand[you] != 0)
    if asked(g):
        return
    if mode == 1:
        amount = 0
        watched = adjacent(g, me) & hidden(g) & ~piles_of(g, you)
        while watched:
            amount += g.pot[g.row[lowest(watched)]]
            watched &= watched - 1
        gain(g, you, amount, g.kind[me])
    else:
        kind = choose_from_hand(g, me)
        if asked(g):
            return
        exchange(g, me, kind)


def deserter(g: State, me: Card) -> None:
    """R83 Eliminate an adjacent card; 1 more if it was a character. Discard it if beside no revealed character."""
    target = choose(g, me, adjacent(g, me))
    if asked(g):
        return
    if target != NOTHING:
        eliminate(g, me, one(target), CHARACTERS >> g.kind[g.row[target]] & 1)
    if in_queue(g, me) and not adjacent(g, me) & revealed_characters(g):
        discard(g, me)


def judge(g: State, me: Card) -> None:
    """R84 Gain 1 and put a verdict token on any card, or eliminate a card with a verdict token."""
    sentenced = with_token(g)
    mode = choose_mode(g, me, sentenced != 0)
    if asked(g):
        return
    if mode == 2:
        target = choose(g, me, sentenced)
    else:
        target = choose(g, me, all_piles(g) if g.verdicts else 0)
    if asked(g):
        return
    if mode == 2:
        eliminate(g, me, one(target), 0)
    else:
        gain(g, g.family[me], 1, g.kind[me])
        if target != NOTHING:
            mark(g, g.family[me], g.row[target])


def uprising_revealed(g: State, me: Card) -> None:
    """R85 1 influence of its pot is lost, the rest gained."""
    lose_from_pot(g, me, 1)
    take_pot(g, me)


def uprising(g: State, me: Card) -> None:
    """R85 Eliminate both adjacent cards, then turn this card face down again."""
    eliminate(g, me, adjacent(g, me), 0)
    turn_down(g, me)


def infiltration(g: State, me: Card) -> None:
    """R86 Put 1 on each of your hidden cards. Keep this card."""
    mine = hidden(g) & piles_of(g, g.family[me])
    while mine:
        put_on(g, g.row[lowest(mine)], 1)
        mine &= mine - 1
    keep(g, me)


def diplomat(g: State, me: Card) -> None:
    """R88 Gain 1 and put 2 on another revealed Diplomat, or gain its pot and discard it."""
    mode = choose_mode(g, me, True)
    if asked(g):
        return
    if mode == 1:
        target = choose(g, me, named(g, revealed(g) & others(g, me), DIPLOMAT))
        if asked(g):
            return
        gain(g, g.family[me], 1, g.kind[me])
        if target != NOTHING:
            put_on(g, g.row[target], 2)
    else:
        take_pot(g, me)
        discard(g, me)


def extortion(g: State, me: Card) -> None:
    """R89 Gain 1. Discard this card."""
    gain(g, g.family[me], 1, g.kind[me])
    discard(g, me)


def extortion_eliminated(g: State, me: Card, actor: Card, you: Seat) -> None:
    """R89 By an opponent's card: gain 2 for each of their cards; then they lose 1 from each of their hidden cards."""
    if you != g.family[me]:
        theirs = piles_of(g, you)
        gain(g, g.family[me], 2 * count(theirs), EXTORTION)
        theirs &= hidden(g)
        while theirs:
            lose_from_pot(g, g.row[lowest(theirs)], 1)
            theirs &= theirs - 1


WHEN_REVEALED[UPRISING] = uprising_revealed
WHEN_REVEALED[TREATY] = nothing
WHEN_REVEALED[EXTORTION] = lose_pot

ABILITIES[EMPRESS] = empress
ABILITIES[FANATIC] = fanatic
ABILITIES[INFORMANT] = informant
ABILITIES[DESERTER] = deserter
ABILITIES[JUDGE] = judge
ABILITIES[UPRISING] = uprising
ABILITIES[INFILTRATION] = infiltration
ABILITIES[TREATY] = keep
ABILITIES[DIPLOMAT] = diplomat
ABILITIES[EXTORTION] = extortion

WHEN_ELIMINATED[EXTORTION] = extortion_eliminated
