"""Playing by number: the legal actions, one step, whole random games.

An action is a number: 64 * kind + place for `place`, the kind for `swap`, and otherwise the option itself: a pile, a
gap, a place, a mode, 0 or 1.
"""

from typing import Final

from .bits import count, lowest
from .dice import Dice, below
from .flow import advance, answer
from .kinds import DECK, KINDS, NOBODY, Kind
from .questions import NO_QUESTION, PLACE, REVEAL, SWAP, UNCOVER, WAIT
from .setup import deal, restart
from .state import State
from .steps import ABILITY, APPLICATION, OVER, REVEALING

PLACEMENTS: Final = KINDS << 6  # one more than the largest number of a placement
NUMBERS: Final[tuple[int, ...]] = tuple(range(PLACEMENTS))  # made once: a list of actions creates no new numbers


def legal(g: State) -> list[int]:
    """Return the legal actions in the order of the notation; an empty list when the game is over."""
    if g.question == REVEAL:
        return [WAIT, UNCOVER] if g.options >> UNCOVER else [WAIT]
    if g.question == PLACE:
        return placements(g)
    if g.question == SWAP:
        return [kind for kind in g.deck if g.options >> kind & 1]
    return in_order(g.options)


def in_order(members: int) -> list[int]:
    """Return the members of a set in ascending order."""
    listed: list[int] = [0] * count(members)
    i: int = 0
    while members:
        listed[i] = NUMBERS[lowest(members)]
        members &= members - 1
        i += 1
    return listed


def placements(g: State) -> list[int]:
    """Return the legal placements: by kind in deck order, then by place."""
    hand: int = g.hand[g.asked]
    places: list[int] = in_order(g.options)
    actions: list[int] = [0] * (count(hand) * len(places))
    i: int = 0
    for slot in range(DECK):
        kind: int = g.deck[slot]
        if hand >> kind & 1:
            for place in places:
                actions[i] = NUMBERS[kind << 6 | place]
                i += 1
    return actions


def is_legal(g: State, action: int) -> bool:
    """Tell whether an action answers the open question."""
    if g.question == NO_QUESTION or action < 0:
        return False
    if g.question == PLACE:
        return action < PLACEMENTS and (g.hand[g.asked] >> (action >> 6) & 1 & g.options >> (action & 63)) != 0
    return action < 63 and (g.options >> action & 1) != 0


def respond(g: State, action: int) -> bool:
    """Answer the open question. Return False, and change nothing, if the answer is illegal."""
    if not is_legal(g, action):
        return False
    answer(g, action)
    return True


def step(g: State, action: int) -> bool:
    """Play an action and continue to the next question. Return False, and change nothing, if it is illegal."""
    if not is_legal(g, action):
        return False
    answer(g, action)
    advance(g)
    return True


def play(g: State, action: int) -> list[int]:
    """Play an action and return the legal actions that follow. An illegal action raises and changes nothing."""
    if not step(g, action):
        raise ValueError(f"{action} is not legal here")
    return legal(g)


def member(members: int, index: int) -> int:
    """Return the member of a set at this index, in ascending order."""
    for _ in range(index):
        members &= members - 1
    return lowest(members)


def any_of(dice: Dice, members: int) -> int:
    """Return a random member of a set."""
    number = count(members)
    if number == 1:
        return lowest(members)
    return member(members, below(dice, number))


def random_action(g: State, dice: Dice) -> int:
    """Return a legal action, chosen uniformly at random."""
    if g.question == PLACE:
        kind = any_of(dice, g.hand[g.asked])
        return kind << 6 | any_of(dice, g.options)
    return any_of(dice, g.options)


def playout(g: State, dice: Dice) -> int:
    """Play a game to its end at random and return how many decisions it took."""
    decisions = 0
    while g.step != OVER:
        answer(g, random_action(g, dice))
        advance(g)
        decisions += 1
    return decisions


def play_games(g: State, dice: Dice, games: int) -> int:
    """Deal and play whole games at random, one after another, and return how many decisions they took."""
    decisions = 0
    for _ in range(games):
        restart(g)
        deal(g, dice)
        advance(g)
        decisions += playout(g, dice)
    return decisions


def subject(g: State) -> Kind:
    """Return the kind of the card that the question is about; unknown where the viewer may not know it."""
    if g.actor != NOBODY and (g.question == REVEAL or g.step == ABILITY or g.step == REVEALING):
        return g.kind[g.actor]
    if g.step == APPLICATION:
        return g.kind[g.applied]
    return g.voice
