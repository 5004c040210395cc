"""The sizes of the net, and where its weights lie.

Numbers that a position sets to 1 or leaves at 0 are called features. Each has a row of weights. The features of a pile
make its embedding, which all piles share. The features of the table, what the player's piles and the other piles have
in sum, and five single piles make the first hidden layer; that makes the second. An answer is scored by a row of its
own, and by what a query makes of the pile it names.
"""

from typing import Final

from ..encoding.observation import (
    ANSWERS_AT,
    CARDS_AT,
    COINS_AT,
    GIVEN_AT,
    HERE_AT,
    LENGTH_AT,
    SCHEMER_GAIN_AT,
    SEAT_CELLS,
    SEAT_HAND_SIZE,
    SEAT_PILES,
    SEAT_STOCK,
    SEAT_TREATY_POT,
    SEATS_AT,
    SUBJECT_AT,
    TURN_AT,
    VERDICTS_AT,
    VOICE_AT,
)
from ..rules.kinds import KINDS, TWIN
from ..rules.state import Byte

SHAPE_VERSION: Final = 2  # grows when a feature or a size changes: old weights are refused then

# The table. A cell of the observation is one of so many features, by its value; a larger value is the last of them.
TABLE_CAPS: Final[list[Byte]] = [1] * SEATS_AT
TABLE_CAPS[SCHEMER_GAIN_AT] = 2
TABLE_CAPS[TURN_AT] = 5
TABLE_CAPS[VERDICTS_AT] = 5
TABLE_CAPS[VOICE_AT] = TWIN
TABLE_CAPS[SUBJECT_AT] = TWIN
TABLE_CAPS[HERE_AT] = 24
TABLE_CAPS[COINS_AT] = 8
TABLE_CAPS[GIVEN_AT] = 3
TABLE_CAPS[ANSWERS_AT] = 36
TABLE_CAPS[LENGTH_AT] = 24
SEAT_CAPS: Final[list[Byte]] = [1] * SEAT_CELLS
SEAT_CAPS[SEAT_STOCK] = 24
SEAT_CAPS[SEAT_HAND_SIZE] = 10
SEAT_CAPS[SEAT_PILES] = 8
SEAT_CAPS[SEAT_TREATY_POT] = 8
TABLE_CELLS: Final = CARDS_AT
MOST_OF_TABLE: Final = 320  # features of a table at once; more are left out

# A pile. It has exactly one feature of each group.
CODES: Final = 2 * KINDS  # the kind of a card, and whether its family is the observer's
TOP_ROW: Final = 0
PREVIOUS_ROW: Final = TOP_ROW + CODES  # the first row of these stands for no such card
NEXT_ROW: Final = PREVIOUS_ROW + CODES + 1
COVERED_ROW: Final = NEXT_ROW + CODES + 1
FACE_ROW: Final = COVERED_ROW + CODES + 1
FAMILY_ROW: Final = FACE_ROW + 6
OWNER_ROW: Final = FAMILY_ROW + 5
POT_ROW: Final = OWNER_ROW + 5
VERDICTS_ROW: Final = POT_ROW + 20
FRONT_ROW: Final = VERDICTS_ROW + 4
BACK_ROW: Final = FRONT_ROW + 16
HERE_ROW: Final = BACK_ROW + 8
COVERS_ROW: Final = HERE_ROW + 10
MARKS_ROW: Final = COVERS_ROW + 4
ANSWERED_ROW: Final = MARKS_ROW + 8
QUESTION_ROW: Final = ANSWERED_ROW + 2
ROUND_ROW: Final = QUESTION_ROW + 20
BESIDE_ROW: Final = ROUND_ROW + 12
LEAD_ROW: Final = BESIDE_ROW + 36
PILE_ROWS: Final = LEAD_ROW + 17
PILE_FEATURES: Final = 19

# The answers. Each may have a row of its own, and name up to two piles, each with a query.
FIRST_OUT: Final = 0  # by kind
LAST_OUT: Final = FIRST_OUT + KINDS
ON_OUT: Final = LAST_OUT + KINDS
SWAP_OUT: Final = ON_OUT + KINDS
REVEAL_OUT: Final = SWAP_OUT + KINDS
GAP_OUT: Final = REVEAL_OUT + 2  # before the first pile; after the last
MODE_OUT: Final = GAP_OUT + 2
SPEND_OUT: Final = MODE_OUT + 2
OUTS: Final = SPEND_OUT + 2

ON_QUERY: Final = 0
TARGET_QUERY: Final = 1
AFTER_QUERY: Final = 2
BEFORE_QUERY: Final = 3
ACTIVATE_QUERY: Final = 4
FIRST_QUERY: Final = 5
LAST_QUERY: Final = 6
REVEAL_QUERY: Final = 7
QUERIES: Final = 8

ANSWER_CELLS: Final = 6  # index, own row or -1, query and kind, pile or -1, and again
MOST_ANSWERS: Final = 400  # ten cards, each first, last, or on one of 35 piles, and some more

# The sizes.
EMBEDDING: Final = 32
POOLS: Final = 7  # my piles, the others', the first pile, the last, the one before its turn, in turn, after its turn
POOLED: Final = POOLS * EMBEDDING
WIDE: Final = 192
DEEP: Final = 128


def cap_of(cell: int) -> int:
    """Return how many features a cell before the cards has."""
    return TABLE_CAPS[cell] if cell < SEATS_AT else SEAT_CAPS[(cell - SEATS_AT) % SEAT_CELLS]
