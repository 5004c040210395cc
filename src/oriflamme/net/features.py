"""The features of a position, from the observation of the seat that is asked (oriflamme.encoding)."""

from typing import Final

from ..encoding.action_numbers import PILES, QUESTIONS_ASKED
from ..encoding.batch import Shorts
from ..encoding.cells import Bytes
from ..encoding.observation import (
    ANSWERS_AT,
    CARD_ACTS,
    CARD_APPLIED,
    CARD_CELLS,
    CARD_DEPTH,
    CARD_FACE,
    CARD_FAMILY,
    CARD_KIND,
    CARD_OWNER,
    CARD_POT,
    CARD_RESTS,
    CARD_VERDICTS,
    CARDS_AT,
    HERE_AT,
    MOST_CARDS,
    QUESTION_AT,
    ROUND_AT,
    SEAT_CELLS,
    SEAT_STOCK,
    SEATS_AT,
)
from ..rules.kinds import KINDS, ROUNDS
from ..rules.state import Byte, Short
from .shape import (
    ANSWERED_ROW,
    BACK_ROW,
    BESIDE_ROW,
    COVERED_ROW,
    COVERS_ROW,
    FACE_ROW,
    FAMILY_ROW,
    FRONT_ROW,
    HERE_ROW,
    LEAD_ROW,
    MARKS_ROW,
    MOST_OF_TABLE,
    NEXT_ROW,
    OWNER_ROW,
    PILE_FEATURES,
    POT_ROW,
    PREVIOUS_ROW,
    QUESTION_ROW,
    ROUND_ROW,
    TABLE_CELLS,
    TOP_ROW,
    VERDICTS_ROW,
    cap_of,
)

FAR_AWAY: Final = 4  # piles; further from the pile in turn makes no difference
MUCH: Final = 8  # influence more or less than mine, likewise


class Outline:
    """The piles of an observation: where the cells of the top card and of the card below it begin, and the sizes."""

    __slots__ = ("below", "piles", "size", "top")

    def __init__(self) -> None:
        self.piles = 0
        self.top: list[Short] = [0] * PILES
        self.below: list[Short] = [0] * PILES
        self.size: list[Byte] = [0] * PILES


def lay_out(starts: Shorts) -> int:
    """Write the first row of each cell before the cards; return how many rows there are."""
    rows = 0
    for cell in range(TABLE_CELLS):
        starts[cell] = rows
        rows += cap_of(cell)
    return rows


def write_table_features(cells: Bytes, at: int, starts: Shorts, features: Shorts, first: int) -> int:
    """Write the features of the table and return where they end."""
    end = first
    last = first + MOST_OF_TABLE
    for cell in range(TABLE_CELLS):
        value = cells[at + cell]
        if value > 0 and end < last:
            features[end] = starts[cell] + min(value, cap_of(cell)) - 1
            end += 1
    return end


def outline(cells: Bytes, at: int, shape: Outline) -> None:
    """Find the piles."""
    shape.piles = 0
    card = at + CARDS_AT
    for _ in range(MOST_CARDS):
        if cells[card + CARD_OWNER] == 0:
            return
        if cells[card + CARD_DEPTH] == 0:
            shape.top[shape.piles] = card - at
            shape.below[shape.piles] = 0
            shape.size[shape.piles] = 0
            shape.piles += 1
        elif cells[card + CARD_DEPTH] == 1:
            shape.below[shape.piles - 1] = card - at
        shape.size[shape.piles - 1] += 1
        card += CARD_CELLS


def code(cells: Bytes, card: int) -> int:
    """Return the kind of a card, unknown or not, with its side."""
    return cells[card + CARD_KIND] + (KINDS if cells[card + CARD_FAMILY] == 1 else 0)


def clip(number: int, limit: int) -> int:
    """Return a number from -limit to limit, plus the limit."""
    return min(max(number, -limit), limit) + limit


def which(cells: Bytes, first: int, size: int) -> int:
    """Return the index of the cell that is set, 0 if none is."""
    for i in range(size):
        if cells[first + i]:
            return i
    return 0


def write_piles(cells: Bytes, at: int, shape: Outline, features: Shorts, first: int) -> int:
    """Write the features of all piles and return where they end."""
    outline(cells, at, shape)
    question = which(cells, at + QUESTION_AT, QUESTIONS_ASKED)
    turn = which(cells, at + ROUND_AT, ROUNDS)
    for pile in range(shape.piles):
        write_pile(cells, at, shape, pile, question, turn, features, first + pile * PILE_FEATURES)
    return first + shape.piles * PILE_FEATURES


def write_pile(
    cells: Bytes, at: int, shape: Outline, pile: int, question: int, turn: int, features: Shorts, to: int
) -> None:
    """Write the features of a pile."""
    card = at + shape.top[pile]
    mine = 1 if cells[card + CARD_FAMILY] == 1 else 0
    lead = stock_of(cells, at, cells[card + CARD_FAMILY] - 1) - stock_of(cells, at, 0)
    features[to] = TOP_ROW + code(cells, card)
    write_neighbours(cells, at, shape, pile, features, to)
    features[to + 5] = FACE_ROW + 2 * (cells[card + CARD_FACE] - 1) + mine
    features[to + 6] = FAMILY_ROW + cells[card + CARD_FAMILY] - 1
    features[to + 7] = OWNER_ROW + cells[card + CARD_OWNER] - 1
    features[to + 8] = POT_ROW + 2 * min(cells[card + CARD_POT], 9) + mine
    features[to + 9] = VERDICTS_ROW + min(cells[card + CARD_VERDICTS], 3)
    features[to + 10] = FRONT_ROW + min(pile, 15)
    features[to + 11] = BACK_ROW + min(shape.piles - 1 - pile, 7)
    features[to + 12] = HERE_ROW + (1 + clip(pile + 1 - cells[at + HERE_AT], FAR_AWAY) if cells[at + HERE_AT] else 0)
    features[to + 13] = COVERS_ROW + min(shape.size[pile] - 1, 3)
    features[to + 14] = (
        MARKS_ROW + cells[card + CARD_RESTS] + 2 * cells[card + CARD_ACTS] + 4 * cells[card + CARD_APPLIED]
    )
    features[to + 15] = ANSWERED_ROW + (1 if cells[at + ANSWERS_AT] == pile + 1 else 0)
    features[to + 16] = QUESTION_ROW + 2 * question + mine
    features[to + 17] = ROUND_ROW + 2 * turn + mine
    features[to + 18] = LEAD_ROW + clip(lead, MUCH)


def write_neighbours(cells: Bytes, at: int, shape: Outline, pile: int, features: Shorts, to: int) -> None:
    """Write the features of a pile that tell of the cards beside and below its top."""
    previous = 0
    following = 0
    features[to + 1] = PREVIOUS_ROW
    features[to + 2] = NEXT_ROW
    features[to + 3] = COVERED_ROW
    if pile > 0:
        features[to + 1] = PREVIOUS_ROW + 1 + code(cells, at + shape.top[pile - 1])
        previous = cells[at + shape.top[pile - 1] + CARD_FAMILY]
    if pile + 1 < shape.piles:
        features[to + 2] = NEXT_ROW + 1 + code(cells, at + shape.top[pile + 1])
        following = cells[at + shape.top[pile + 1] + CARD_FAMILY]
    if shape.below[pile]:
        features[to + 3] = COVERED_ROW + 1 + code(cells, at + shape.below[pile])
    features[to + 4] = BESIDE_ROW + 6 * previous + following


def stock_of(cells: Bytes, at: int, seat: int) -> int:
    """Return the stock of a seat, counted from the observer."""
    return cells[at + SEATS_AT + seat * SEAT_CELLS + SEAT_STOCK]
