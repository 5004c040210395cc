"""The abilities of Ablaze (rules.md, section 7)."""

from .abilities import ABILITIES, WHEN_ELIMINATED, WHEN_REVEALED, nothing
from .bits import count, lowest, one
from .elimination import eliminate
from .kinds import (
    APOTHECARY,
    BRIBERY,
    CHARACTERS,
    CUTTHROAT,
    FELON,
    IMPERSONATION,
    PLOT,
    PRINCE,
    QUEEN,
    SCHEMER,
    TRAP,
    TWIN,
    Card,
    Piles,
    Seat,
)
from .log import LOST_POT, tell
from .questions import ACTIVATE, FIRST, LAST, NOTHING, ON, REPEAT, SPEND, TAKE, TWIN_PLACE, ask, asked, choose
from .queue import (
    adjacent,
    beside,
    is_stack,
    named,
    others,
    pile_of,
    piles_of,
    revealed,
    revealed_characters,
    stacks,
)
from .state import State
from .steps import ACTIVATION, APPLICATION, DEPARTURE, SPENDING
from .verbs import (
    bribe,
    bring_own,
    bring_twin,
    discard,
    discard_all,
    find_own,
    gain,
    lose,
    lose_pot,
    pay,
    take_pot,
)


def prince_revealed(g: State, me: Card) -> None:
    """R60 After taking its pot, put your Twin in the queue: first, last, or on a card of your family but a Prince."""
    you = g.family[me]
    take_pot(g, me)
    if g.twins >> you & 1:
        mine = piles_of(g, you)
        hosts = mine & ~named(g, mine, PRINCE)
        where = ask(g, you, TWIN_PLACE, one(FIRST) | one(LAST) | hosts << ON)
        if asked(g):
            return
        bring_twin(g, you, where)


def prince(g: State, me: Card) -> None:
    """R60 Gain 1."""
    gain(g, g.family[me], 1, g.kind[me])


def prince_eliminated(g: State, me: Card, actor: Card, you: Seat) -> None:
    """R60 Discard every Twin of that Prince's family."""
    discard_all(g, named(g, revealed(g) & piles_of(g, g.family[me]), TWIN))


def twin(g: State, me: Card) -> None:
    """R61 Gain 1."""
    gain(g, g.family[me], 1, g.kind[me])


def twin_eliminated(g: State, me: Card, actor: Card, you: Seat) -> None:
    """R61 Discard every revealed Prince of that Twin's family."""
    discard_all(g, named(g, revealed(g) & piles_of(g, g.family[me]), PRINCE))


def schemer(g: State, me: Card) -> None:
    """R62 If an adjacent pile is a stack: discard this card. Otherwise gain 1, or 2 by the option."""
    if stacks(g, adjacent(g, me)):
        discard(g, me)
    else:
        gain(g, g.family[me], g.schemer_gain, g.kind[me])


def queen(g: State, me: Card) -> None:
    """R63 Gain 2."""
    gain(g, g.family[me], 2, g.kind[me])


def cutthroat(g: State, me: Card) -> None:
    """R64 Eliminate an adjacent card with every opponent's revealed card of the same name; one in all earns no 1."""
    chosen = choose(g, me, adjacent(g, me))
    if asked(g):
        return
    if chosen != NOTHING:
        opponents = revealed(g) & ~piles_of(g, g.family[me])
        targets = one(chosen) | named(g, opponents, g.kind[g.row[chosen]])
        eliminate(g, me, targets, -1 if count(targets) == 1 else 0)


def apothecary(g: State, me: Card) -> None:
    """R65 Eliminate a card that is adjacent to another card of your family."""
    target = choose(g, me, beside(g, piles_of(g, g.family[me]) & others(g, me)))
    if asked(g):
        return
    if target != NOTHING:
        eliminate(g, me, one(target), 0)


def felon(g: State, me: Card) -> None:
    """R66 Every player loses 1 for each card of their family adjacent to this card."""
    neighbours = adjacent(g, me)
    while neighbours:
        lose(g, g.family[g.row[lowest(neighbours)]], 1, g.kind[me])
        neighbours &= neighbours - 1


def impersonation(g: State, me: Card) -> None:
    """R67 Eliminate an adjacent card; put your own character of that kind in an opponent's place. Discard this card."""
    target = choose(g, me, adjacent(g, me))
    if asked(g):
        return
    if target != NOTHING:
        you = g.family[me]
        victim = g.row[target]
        kind = g.kind[victim]
        alone = not is_stack(g, target)
        behind = 1 if target > pile_of(g, me) else 0
        eliminate(g, me, one(target), 0)
        if CHARACTERS >> kind & 1 and g.family[victim] != you and alone:
            if find_own(g, you, kind):
                bring_own(g, you, kind, pile_of(g, me) + behind)
    discard(g, me)


def bribery(g: State, me: Card) -> None:
    """R68 A revealed character that stands alone is of your family now. Discard this card."""
    characters = revealed_characters(g)
    target = choose(g, me, characters & ~stacks(g, characters))
    if asked(g):
        return
    if target != NOTHING:
        bribe(g, g.family[me], target)
    discard(g, me)


def plot(g: State, me: Card) -> None:
    """R69 Discard it; then apply the ability of a revealed character of your family, and spend its pot."""
    g.coins = g.pot[me]
    g.plotter = g.family[me]
    g.step = ACTIVATION
    discard(g, me)


def plot_characters(g: State) -> Piles:
    """R69 Return the revealed characters that Plot may apply."""
    return revealed_characters(g) & piles_of(g, g.plotter)


def plot_activates(g: State) -> None:
    """R69 Choose the character whose ability is applied; without one the ability is skipped."""
    chosen = ask(g, g.plotter, ACTIVATE, plot_characters(g))
    if asked(g):
        return
    if chosen == NOTHING:
        g.step = SPENDING
    else:
        g.applied = g.row[chosen]
        g.step = APPLICATION


def plot_spends(g: State) -> None:
    """R69 For each influence of the pot: gain it, or lose it and apply a character's ability again."""
    if g.coins == 0:
        g.step = DEPARTURE
        return
    answer = ask(g, g.plotter, SPEND, one(TAKE) | (one(REPEAT) if plot_characters(g) else 0))
    if asked(g):
        return
    g.coins -= 1
    if answer == REPEAT:
        tell(g, LOST_POT, g.plotter, 0, PLOT, 0, 1)
        g.step = ACTIVATION
    else:
        gain(g, g.plotter, 1, PLOT)


def trap(g: State, me: Card) -> None:
    """R71 Gain 1. Discard this card."""
    gain(g, g.family[me], 1, g.kind[me])
    discard(g, me)


def trap_eliminated(g: State, me: Card, actor: Card, you: Seat) -> None:
    """R71 By an opponent's card: take up to 3 from their stock and discard the actor."""
    if you != g.family[me]:
        pay(g, you, g.family[me], 3, TRAP)
        discard(g, actor)


WHEN_REVEALED[PRINCE] = prince_revealed
WHEN_REVEALED[TRAP] = lose_pot
WHEN_REVEALED[PLOT] = nothing

ABILITIES[PRINCE] = prince
ABILITIES[TWIN] = twin
ABILITIES[SCHEMER] = schemer
ABILITIES[QUEEN] = queen
ABILITIES[CUTTHROAT] = cutthroat
ABILITIES[APOTHECARY] = apothecary
ABILITIES[FELON] = felon
ABILITIES[IMPERSONATION] = impersonation
ABILITIES[BRIBERY] = bribery
ABILITIES[PLOT] = plot
ABILITIES[TRAP] = trap

WHEN_ELIMINATED[PRINCE] = prince_eliminated
WHEN_ELIMINATED[TWIN] = twin_eliminated
WHEN_ELIMINATED[TRAP] = trap_eliminated
