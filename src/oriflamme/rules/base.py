"""The abilities of the base box (rules.md, section 6)."""

from .abilities import ABILITIES, WHEN_ELIMINATED, WHEN_REVEALED
from .bits import count, one
from .elimination import eliminate
from .kinds import (
    AMBUSH,
    ARCHER,
    ASSASSINATION,
    CONSPIRACY,
    HEIR,
    LORD,
    ROYAL_DECREE,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
    Card,
    Seat,
)
from .questions import NOTHING, asked, choose, choose_gap
from .queue import (
    adjacent,
    all_piles,
    cards_in,
    named,
    others,
    piles_of,
    revealed,
    revealed_characters,
)
from .state import State
from .verbs import discard, gain, lose_pot, move, pay, put_on, take_pot


def archer(g: State, me: Card) -> None:
    """R40 Eliminate the first or the last card of the queue."""
    target = choose(g, me, one(0) | one(g.length - 1))
    if asked(g):
        return
    eliminate(g, me, one(target), 0)


def soldier(g: State, me: Card) -> None:
    """R41 Eliminate an adjacent card."""
    target = choose(g, me, adjacent(g, me))
    if asked(g):
        return
    if target != NOTHING:
        eliminate(g, me, one(target), 0)


def spy(g: State, me: Card) -> None:
    """R42 Choose an adjacent card: its family's player gives you 1 from their stock."""
    target = choose(g, me, adjacent(g, me))
    if asked(g):
        return
    if target != NOTHING:
        pay(g, g.family[g.row[target]], g.family[me], 1, g.kind[me])


def heir(g: State, me: Card) -> None:
    """R43 Gain 2 if no other revealed card has the actor's name."""
    if named(g, revealed(g) & others(g, me), g.kind[me]) == 0:
        gain(g, g.family[me], 2, g.kind[me])


def shapeshifter(g: State, me: Card) -> None:
    """R44 Apply the ability of an adjacent revealed character; copying a Shapeshifter does nothing."""
    copied = choose(g, me, adjacent(g, me) & revealed_characters(g))
    if asked(g):
        return
    if copied != NOTHING and g.kind[g.row[copied]] != SHAPESHIFTER:
        g.voice = g.kind[g.row[copied]]
        ABILITIES[g.voice](g, me)


def lord(g: State, me: Card) -> None:
    """R45 Gain 1, and 1 for each adjacent card of your family; in the first edition a stack counts all its cards."""
    friends = adjacent(g, me) & piles_of(g, g.family[me])
    gain(g, g.family[me], 1 + (cards_in(g, friends) if g.first_edition else count(friends)), g.kind[me])


def assassination(g: State, me: Card) -> None:
    """R46 Eliminate any card in the queue. Discard this card."""
    target = choose(g, me, all_piles(g))
    if asked(g):
        return
    eliminate(g, me, one(target), 0)
    discard(g, me)


def royal_decree(g: State, me: Card) -> None:
    """R47 Move any other card into any gap. Discard this card."""
    moved = choose(g, me, others(g, me))
    if asked(g):
        return
    gap = choose_gap(g, me, moved)
    if asked(g):
        return
    if gap != NOTHING:
        move(g, g.row[moved], gap)
    discard(g, me)


def ambush(g: State, me: Card) -> None:
    """R48 Gain 1. Discard this card."""
    gain(g, g.family[me], 1, g.kind[me])
    discard(g, me)


def ambush_eliminated(g: State, me: Card, actor: Card, you: Seat) -> None:
    """R48 By an opponent's card: gain 4, discard the actor. By your own, in the first edition: 1, and the same."""
    if you != g.family[me]:
        gain(g, g.family[me], 4, AMBUSH)
        discard(g, actor)
    elif g.first_edition:
        gain(g, g.family[me], 1, AMBUSH)
        discard(g, actor)


def conspiracy_revealed(g: State, me: Card) -> None:
    """R49 Gain twice its pot."""
    put_on(g, me, g.pot[me])
    take_pot(g, me)


WHEN_REVEALED[AMBUSH] = lose_pot
WHEN_REVEALED[CONSPIRACY] = conspiracy_revealed

ABILITIES[ARCHER] = archer
ABILITIES[SOLDIER] = soldier
ABILITIES[SPY] = spy
ABILITIES[HEIR] = heir
ABILITIES[SHAPESHIFTER] = shapeshifter
ABILITIES[LORD] = lord
ABILITIES[ASSASSINATION] = assassination
ABILITIES[ROYAL_DECREE] = royal_decree
ABILITIES[AMBUSH] = ambush
ABILITIES[CONSPIRACY] = discard

WHEN_ELIMINATED[AMBUSH] = ambush_eliminated
