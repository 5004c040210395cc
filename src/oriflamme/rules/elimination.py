"""R30 to R33: the order of events inside an elimination, written once."""

from .abilities import WHEN_ELIMINATED
from .bits import lowest
from .kinds import INFILTRATION, QUEEN, Card, Piles
from .log import ELIMINATED, tell
from .queue import is_hidden
from .state import State
from .verbs import bury, gain, has_infiltrated


def eliminate(g: State, me: Card, targets: Piles, extra: int) -> None:
    """Eliminate the top cards of piles in one step. The actor's player gains 1 for each, plus `extra` (R31)."""
    you = g.family[me]
    by = g.kind[me]
    fallen = 0
    hidden_ones = 0
    queens = 0
    while targets:
        card = g.row[lowest(targets)]
        targets &= targets - 1
        g.fallen[fallen] = card
        fallen += 1
        if is_hidden(g, card):
            hidden_ones += 1
        if g.kind[card] == QUEEN and g.family[card] != you:
            queens += 1
    for i in range(fallen):
        card = g.fallen[i]
        tell(g, ELIMINATED, g.family[card], card, g.kind[card], me, g.pot[card])
        bury(g, card)
    gain(g, you, fallen + queens + extra, by)
    if has_infiltrated(g, you):
        gain(g, you, 2 * hidden_ones, INFILTRATION)
    for i in range(fallen):
        card = g.fallen[i]
        WHEN_ELIMINATED[g.kind[card]](g, card, me, you)
