"""Whom the rivals play like: what they did is compared with what players we know would have done.

The game so far is replayed in worlds that fit the view. A decision counts most if the viewer knows by now the card
that it was about. Odds are logarithms; they are from games of bots of each kind, and docs/strength.md says how often
they tell right.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from ..rules import Dice, State, step
from ..rules.kinds import UNKNOWN
from ..rules.questions import PLACE, REVEAL, TARGET
from ..tactics import policy_action
from ..tactics.policies import CASUAL, SEASONED
from ..view import Move, View
from ..worlds import sample

if TYPE_CHECKING:
    from ..net.weights import Player

WORLDS: Final = 3  # in which the game is replayed
SURE: Final = (1.0, 2.0, 1.0)  # the odds from which on a rival is taken for a casual player, a seasoned one, a net
REST: Final = 6.0  # the others at the table count as much as the rival itself, but no more than this


class Company(NamedTuple):
    """The seats of the rivals that play like someone we know, as sets of bits. The others are strangers."""

    casual: int = 0
    seasoned: int = 0
    nets: int = 0

    @property
    def known(self) -> int:
        """All of them."""
        return self.casual | self.seasoned | self.nets


HIDDEN: Final = -1  # stands for the question whether to reveal a card that the viewer still does not know
Odds = tuple[float, float]  # what it counts if an acquaintance would have done the same, and if not
ODDS: Final[tuple[Mapping[int, Odds], ...]] = (  # of casual players, seasoned ones and nets
    {PLACE: (0.5, -0.2), REVEAL: (0.4, -4.0), TARGET: (0.35, -4.0), HIDDEN: (0.25, -1.0)},
    {PLACE: (1.1, -0.6), REVEAL: (0.4, -4.0), TARGET: (0.35, -4.0), HIDDEN: (0.0, 0.0)},
    {PLACE: (1.1, -0.8), REVEAL: (0.4, -2.5), TARGET: (0.4, -2.5), HIDDEN: (0.15, -0.4)},
)


def company_of(view: View, seat: int, dice: Dice, net: "Player | None") -> Company:
    """Return whom a seat's rivals play like."""
    found = odds_of(view, seat, dice, net)
    sets = [0, 0, 0]
    for rival, odds in found.items():
        others = [other for one, other in found.items() if one != rival]
        excess = [
            own + min(max(sum(other[i] for other in others) / max(len(others), 1), -REST), REST) - SURE[i]
            for i, own in enumerate(odds)
        ]
        if max(excess) > 0:
            sets[excess.index(max(excess))] |= 1 << rival
    return Company(*sets)


def odds_of(view: View, seat: int, dice: Dice, net: "Player | None") -> dict[int, list[float]]:
    """Return for each rival the odds that it plays as a casual player, a seasoned one or the net."""
    odds = {rival: [0.0, 0.0, 0.0] for rival in range(view.players) if rival != seat}
    for _ in range(WORLDS):
        world = sample(view, dice)
        state = world.at(0).state
        for told, move in zip(view.history, world.moves, strict=True):
            topic, number = topic_of(state, told, view.state), move.action.number
            if move.seat != seat and topic is not None:
                would = [policy_action(state, dice, CASUAL), policy_action(state, dice, SEASONED)]
                would += [net.action(state, move.seat)] if net is not None else []
                for i, action in enumerate(would):
                    odds[move.seat][i] += ODDS[i][topic][action != number] / WORLDS
            if state.asked != move.seat or not step(state, number):  # it began in the middle: its deal is not known
                return {rival: [0.0, 0.0, 0.0] for rival in odds}
    return odds


def topic_of(state: State, told: Move, seen: State) -> int | None:
    """Return the open question, if there is a choice and the answer tells something about a player."""
    question = state.question
    if question == PLACE:
        return PLACE if told.action.number >> 6 != UNKNOWN else None
    if question not in (REVEAL, TARGET) or not state.options & state.options - 1:
        return None
    return HIDDEN if question == REVEAL and seen.kind[state.actor] == UNKNOWN else question
