"""The numbers behind the rules of thumb: what a casual, a seasoned and a trained player think that things are worth.

Values are in quarters of an influence. The seasoned player's numbers were found by search, and the trained player's by
imitation of the net (docs/strength.md).
"""

from typing import Final

from ..rules.kinds import KINDS, Kind
from ..rules.state import Short

# Of each kind:
INCOME: Final = 0  # what a revealed character earns its player in a round
PROMISE: Final = 1  # what a card is worth in the hand or hidden, besides what it will earn in each round
EAGERNESS: Final = 2  # how much it wants to be played in the last round, times 4
HASTE: Final = 3  # how much more it wants that for each round that is left, times 4
PATIENCE: Final = 4  # what it gains by staying hidden for another round, besides its pot
LASTING: Final = 5  # how much more that is for each round that is left, times 20; never less than 0
BONUS: Final = 6  # what its ability is worth besides what the queue tells
WIDTH: Final = 7

# In general:
UNSEEN_WORTH: Final = 0  # what a hidden card of unknown kind is worth, besides its pot
SURPRISE: Final = 1  # what it costs to hit an Ambush, a Trap or an Extortion
LEADER: Final = 2  # how much it helps to harm the rival who leads, in eighths of the harm
RIVAL: Final = 3  # and another rival
DANGER: Final = 4  # what each influence of a pot loses in worth beside a rival's revealed killer
CARD_WHIM: Final = 5  # the chosen card varies by less than this
PLACE_WHIM: Final = 6  # and so does its place
BESIDE_OWN: Final = 7  # a Lord beside a card of its family
BESIDE_RIVAL: Final = 8  # a Spy beside a rival
LURE: Final = 9  # an Ambush, a Trap or an Extortion beside a rival's revealed card
FEAR: Final = 10  # of a place beside a rival's revealed killer
AT_THE_END: Final = 11  # the last place in the queue
COVER_FOR_GOOD: Final = 12  # what covering an own card with a character costs, in twelfths of the card
COVER_BRIEFLY: Final = 13  # with an intrigue that leaves soon
COVER: Final = 14  # with another intrigue
DECREES: Final = 15  # 1 if the worth of a Royal Decree is seen by what it can move
GENERAL: Final = 16

ROW: Final = KINDS * WIDTH + GENERAL
CASUAL_HABITS: Final = 0
SEASONED_HABITS: Final = ROW
TRAINED_HABITS: Final = 2 * ROW
# fmt: off
HABITS: Final[list[Short]] = [
    # The casual player: income, promise, eagerness, haste, patience, lasting, bonus.
       0,    0,    0,    0,    0,    0,    0,  # unknown
       5,    0,   15,   15,    5,    0,    0,  # soldier
       5,    0,   15,   15,    5,    0,    0,  # archer
       4,    0,   12,   12,    5,    0,    0,  # spy
       6,    0,   18,   18,    5,    0,    0,  # heir
       6,    0,   18,   18,    5,    0,    0,  # lord
       4,    0,   12,   12,    5,    0,    0,  # shapeshifter
       0,   12,   48,   -8,    4,   48,    0,  # assassination
       0,    8,   16,    8,   12,    0,    0,  # ambush
       0,    0,    0,   -8,    4,    0,    2,  # royal decree
       0,    8,   -8,   16,    0,    0,    0,  # conspiracy
       4,    0,   12,   12,    5,    0,    0,  # cutthroat
       4,    0,   12,   12,    5,    0,    0,  # apothecary
       4,    0,   12,   12,    5,    0,    0,  # felon
       8,    0,   24,   24,    6,    0,    0,  # queen
       4,    0,   12,   12,    5,    0,    0,  # prince
       4,    0,   12,   12,    5,    0,    0,  # schemer
       0,   10,   40,   -8,    4,   40,    0,  # impersonation
       0,    8,   16,    8,   12,    0,    0,  # trap
       0,   10,   40,   -8,    4,   40,    0,  # bribery
       0,    8,   32,   -8,    6,   40,    0,  # plot
       5,    0,   15,   15,    5,    0,    2,  # deserter
       5,    0,   15,   15,    5,    0,    0,  # judge
       4,    0,   12,   12,    5,    0,    0,  # informant
       7,    0,   21,   21,    5,    0,    0,  # empress
       6,    0,   18,   18,    5,    0,    0,  # fanatic
       6,    0,   18,   18,    5,    0,    6,  # diplomat
       0,   12,   24,    8,    8,    0,   -4,  # uprising
       0,    8,   16,    8,   12,    0,    0,  # extortion
       0,    8,   16,    8,    0,  100,    0,  # infiltration
       0,   10,   -8,   16,    0,    0,    0,  # treaty
       4,    0,   12,   12,    5,    0,    0,  # twin
    9, 20, 5, 3, 2, 8, 4, 3, 3, 2, 3, 1, 12, 4, 6, 0,  # in general
    # The seasoned player, likewise.
       0,    1,    0,    0,    0,    0,    0,  # unknown
       5,    0,   18,   20,    3,    1,    0,  # soldier
       5,    2,   14,   18,    4,    1,    1,  # archer
       4,    2,    8,   14,    3,    0,    2,  # spy
       6,    0,   12,   10,    4,    0,    0,  # heir
       4,    0,   12,    4,    3,    1,    0,  # lord
       4,    0,    9,   18,    3,    0,    1,  # shapeshifter
       0,   11,   15,  -12,    5,   62,    0,  # assassination
       0,    9,   20,    8,   13,    0,   -1,  # ambush
       0,    0,    1,  -10,    6,    0,   -2,  # royal decree
       0,    6,   -6,   15,    0,    0,    0,  # conspiracy
       3,    0,   12,   22,    5,    1,    1,  # cutthroat
       5,    0,   13,   17,    5,    0,    1,  # apothecary
       4,    0,    4,    3,    5,    1,    0,  # felon
      11,    0,   22,   12,    5,    1,    1,  # queen
       4,    0,   15,   14,    5,    1,    0,  # prince
       5,    0,    9,    8,    3,    0,    2,  # schemer
       0,   14,   23,   -8,    4,   42,    0,  # impersonation
       0,    6,   18,    8,   16,    0,    0,  # trap
       0,    6,   60,   -9,    4,   42,    0,  # bribery
       0,    7,   22,  -10,    5,   34,    1,  # plot
       6,    1,   13,   15,    4,    0,    2,  # deserter
       5,    0,   16,   18,    3,    0,    1,  # judge
       6,    1,   15,   12,    4,    0,    2,  # informant
      11,    1,   19,    6,    5,    0,    1,  # empress
       5,    0,   18,   10,    4,    0,    3,  # fanatic
       6,    2,   10,    8,    5,    0,    6,  # diplomat
       0,   14,   45,    9,    8,    0,   -3,  # uprising
       0,    9,   17,    7,   15,    0,   -1,  # extortion
       0,    8,    8,    6,    1,  106,    1,  # infiltration
       0,   13,  -10,   30,    0,    0,    0,  # treaty
       7,    0,   14,   15,    5,    1,    0,  # twin
    9, 23, 6, 3, 4, 1, 3, 5, 1, 4, 6, 4, 15, 2, 8, 1,  # in general
    # The trained player, likewise: as the net plays.
       0,    1,    0,    0,    0,    0,    0,  # unknown
       9,    2,   20,   23,    2,    3,    3,  # soldier
       6,    0,   21,   32,    4,    2,    5,  # archer
       5,    0,   16,    3,    2,    0,    2,  # spy
       8,    0,   18,   18,    6,    0,    2,  # heir
       8,    0,    8,    1,    2,    1,    3,  # lord
       5,    0,   14,   25,    5,    2,   -1,  # shapeshifter
       0,   11,    9,   -6,    4,   20,    2,  # assassination
       0,   10,    9,    4,   15,    1,    0,  # ambush
       0,    1,   -2,   -9,    7,    1,    3,  # royal decree
       0,    7,   -8,   22,    1,    1,    0,  # conspiracy
       3,    0,   12,    9,    5,    1,   -1,  # cutthroat
       3,    0,   19,   16,    5,    0,    0,  # apothecary
       1,    0,    7,    7,    4,    2,    0,  # felon
      12,    0,   29,    4,    7,    0,    0,  # queen
       4,    0,    8,    5,    7,    0,    3,  # prince
       3,    0,   14,    9,    5,    0,    1,  # schemer
       0,   13,   41,  -10,    3,   32,    1,  # impersonation
       0,   13,   14,    5,    9,    0,   -1,  # trap
       0,   11,   23,  -11,    7,   83,    0,  # bribery
       0,    7,   21,   -9,    8,   42,    2,  # plot
       6,    2,   22,   12,    3,    1,    4,  # deserter
       5,    1,   15,   28,    3,    0,    0,  # judge
       3,    0,    7,   11,    5,    1,    0,  # informant
       6,    0,   18,   11,    1,    0,   -1,  # empress
       7,    1,   14,   16,    1,    1,   -1,  # fanatic
       9,    0,   19,    9,    2,    0,    8,  # diplomat
       0,   10,   51,   11,    4,    0,    3,  # uprising
       0,    8,   12,    6,    6,    1,   -2,  # extortion
       0,    4,   16,    8,    1,   68,    0,  # infiltration
       0,   10,  -10,   42,    0,    0,    2,  # treaty
       6,    1,   12,   16,    5,    4,   -1,  # twin
    2, 21, 5, 1, 4, 1, 1, 4, 4, 3, 3, 0, 14, 3, 7, 0,  # in general
]
# fmt: on


def of_kind(habits: int, kind: Kind, what: int) -> int:
    """Return a number of a kind."""
    return HABITS[habits + kind * WIDTH + what]


def in_general(habits: int, what: int) -> int:
    """Return a number that is about no kind."""
    return HABITS[habits + KINDS * WIDTH + what]


def set_habit(index: int, value: int) -> None:
    """Change a number of the seasoned player, in this process only: the tuner tries others."""
    if not 0 <= index < ROW:
        raise IndexError(f"a player has {ROW} habits")
    HABITS[SEASONED_HABITS + index] = value
