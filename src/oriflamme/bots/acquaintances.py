"""Whom the rivals play like: what they did is compared with what players we know would have done.

The game so far is replayed in worlds that fit the view. A decision counts most if the viewer knows by now the card
that it was about. Odds are logarithms; they are from games of bots of each kind, and docs/strength.md says how often
they tell right.
"""

from collections.abc import Mapping
from math import exp
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
AT_FIRST: Final = (0.1, 0.1, 0.1)  # how likely a rival is each of them before it has done anything
STRANGER: Final = 0.7  # and none of them

HIDDEN: Final = -1  # stands for the question whether to reveal a card that the viewer still does not know
Odds = tuple[float, float]  # what it counts if an acquaintance would have done the same, and if not
ODDS: Final[tuple[Mapping[int, Odds], ...]] = (  # of casual players, seasoned ones and nets
    {PLACE: (0.5, -0.2), REVEAL: (0.4, -4.0), TARGET: (0.35, -4.0), HIDDEN: (0.25, -1.0)},
    {PLACE: (1.1, -0.6), REVEAL: (0.4, -4.0), TARGET: (0.35, -4.0), HIDDEN: (0.0, 0.0)},
    {PLACE: (1.1, -0.8), REVEAL: (0.4, -2.5), TARGET: (0.4, -2.5), HIDDEN: (0.15, -0.4)},
)


class Company(NamedTuple):
    """The seats of the rivals that play like someone we know, as sets of bits. The others are strangers."""

    casual: int = 0
    seasoned: int = 0
    nets: int = 0

    @property
    def known(self) -> int:
        """All of them."""
        return self.casual | self.seasoned | self.nets


class Likeness(NamedTuple):
    """How likely a rival is a seasoned player, a net, or a casual player, on average over the table."""

    seasoned: float = 0.0
    net: float = 0.0
    casual: float = 0.0


class Acquaintances(NamedTuple):
    """What is known about the rivals."""

    company: Company = Company()
    likeness: Likeness = Likeness()


def acquaintances_of(view: View, seat: int, dice: Dice, net: "Player | None") -> Acquaintances:
    """Return whom a seat's rivals play like. If the game began in the middle, all are strangers."""
    odds = odds_of(view, seat, dice, net)
    if odds is None:
        return Acquaintances()
    joint = {rival: joint_odds(odds, rival) for rival in odds}
    return Acquaintances(company_of(joint), likeness_of(joint, net is not None))


def joint_odds(odds: Mapping[int, list[float]], rival: int) -> list[float]:
    """Return the odds of a rival; what the others did counts, too, because tables are often of one kind."""
    others = [other for one, other in odds.items() if one != rival]
    return [
        own + min(max(sum(other[i] for other in others) / max(len(others), 1), -REST), REST)
        for i, own in enumerate(odds[rival])
    ]


def company_of(joint: Mapping[int, list[float]]) -> Company:
    """Return who is taken for whom."""
    sets = [0, 0, 0]
    for rival, odds in joint.items():
        excess = [own - sure for own, sure in zip(odds, SURE, strict=True)]
        if max(excess) > 0:
            sets[excess.index(max(excess))] |= 1 << rival
    return Company(*sets)


def likeness_of(joint: Mapping[int, list[float]], with_net: bool) -> Likeness:
    """Return how likely rivals are each acquaintance. A stranger's odds are 0, whatever it does."""
    casual = seasoned = nets = 0.0
    for odds in joint.values():
        weights = [first * exp(own) for first, own in zip(AT_FIRST, odds, strict=True)]
        whole = sum(weights) + STRANGER
        casual += weights[0] / whole
        seasoned += weights[1] / whole
        nets += weights[2] / whole if with_net else 0.0
    return Likeness(seasoned / len(joint), nets / len(joint), casual / len(joint))


def odds_of(view: View, seat: int, dice: Dice, net: "Player | None") -> dict[int, list[float]] | None:
    """Return for each rival the odds that it plays as a casual player, a seasoned one or the net, if they are known."""
    if not view.history and view.state.length:  # nobody has told what happened
        return None
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
                return None
    return odds


def topic_of(state: State, told: Move, seen: State) -> int | None:
    """Return the open question, if there is a choice and the answer tells something about a player."""
    question = state.question
    if question == PLACE:
        return PLACE if told.action.number >> 6 != UNKNOWN else None
    if question not in (REVEAL, TARGET) or not state.options & state.options - 1:
        return None
    return HIDDEN if question == REVEAL and seen.kind[state.actor] == UNKNOWN else question
