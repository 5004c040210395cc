"""The functions that change a game."""

from typing import Final

from .bits import count, lowest, one
from .kinds import FAR, JUMP, KINDS, NOBODY, REST, SIZE, STEP, Ability, Byte, Card, Worth
from .state import State


def nothing(g: State, me: Card) -> None:
    """Do nothing."""


def plain_worth(score: int) -> int:
    """Return the score."""
    return score


ABILITIES: Final[list[Ability]] = [nothing] * KINDS
WORTHS: Final[list[Worth]] = [plain_worth] * KINDS
LENGTHS: Final[list[Byte]] = [1] * KINDS
LENGTHS[JUMP] = 3
LENGTHS[REST] = -1
BONUS: Final[list[int]] = [0] * KINDS
BONUS[JUMP] = FAR


def go(g: State, me: Card) -> None:
    """Go one step forward."""
    g.place[me] += LENGTHS[STEP]
    g.score[me] = g.place[me] * 200 + count(g.marks[0])


def leap(
    g: State,
    me: Card,
) -> None:
    """Leap, and mark the place.

    The mark is a bit. Of three marks the lowest is removed.
    """
    g.place[me] += LENGTHS[JUMP]
    bit = one(g.place[me] & 31)
    g.marks[me % (SIZE - 2)] |= bit  # a comment with an umlaut: ä
    if count(g.marks[me % (SIZE - 2)]) >= 3:
        g.marks[me % (SIZE - 2)] &= ~one(lowest(g.marks[me % (SIZE - 2)]))


ABILITIES[STEP] = go
ABILITIES[JUMP] = leap


def doubled(score: int) -> int:
    """Return twice the score."""
    return score + score


WORTHS[JUMP] = doubled


def best(g: State) -> Card:
    """Return the leader, or the first of several."""
    ahead = NOBODY
    most = -1
    for me in range(SIZE):
        if WORTHS[me % KINDS](g.score[me]) > most:
            most, ahead = WORTHS[me % KINDS](g.score[me]), me
    return ahead
