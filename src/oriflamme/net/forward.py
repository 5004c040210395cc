"""The net itself: scores the legal answers of a position. Sums are made in a fixed order, in Python and in C alike."""

from typing import Final, TypeAlias

from ..encoding.action_numbers import ACTIONS_BY_KIND, BY_KIND, PILES, number_of_index, write_mask
from ..encoding.batch import Longs, Shorts
from ..encoding.cells import Bytes
from ..encoding.observation import CARD_FAMILY, HERE_AT, OBSERVATION, write_observation
from ..rules.bits import one
from ..rules.kinds import KINDS, Seat
from ..rules.state import State
from .answers import write_answers
from .features import Outline, write_piles, write_table_features
from .shape import (
    ANSWER_CELLS,
    DEEP,
    EMBEDDING,
    MOST_ANSWERS,
    MOST_OF_TABLE,
    OUTS,
    PILE_FEATURES,
    PILE_ROWS,
    POOLED,
    QUERIES,
    TABLE_CELLS,
    WIDE,
)

Floats: TypeAlias = "memoryview[float]"
Reals: TypeAlias = "memoryview[float]"

# Where the weights lie. The rows of the table come last: their count is that of the features.
PILE_BIAS_AT: Final = 0
PILE_ROWS_AT: Final = PILE_BIAS_AT + EMBEDDING
WIDE_BIAS_AT: Final = PILE_ROWS_AT + PILE_ROWS * EMBEDDING
POOLED_AT: Final = WIDE_BIAS_AT + WIDE  # a row for each cell of the pools
DEEP_BIAS_AT: Final = POOLED_AT + POOLED * WIDE
DEEP_AT: Final = DEEP_BIAS_AT + DEEP  # a row for each cell of the wide layer
OUT_BIAS_AT: Final = DEEP_AT + WIDE * DEEP
OUT_AT: Final = OUT_BIAS_AT + OUTS  # a row for each answer
KIND_QUERIES_AT: Final = OUT_AT + OUTS * DEEP  # a row for each query and kind
QUERIES_AT: Final = KIND_QUERIES_AT + QUERIES * KINDS * EMBEDDING  # of each query a row for each cell of the deep layer
VALUE_BIAS_AT: Final = QUERIES_AT + QUERIES * DEEP * EMBEDDING
VALUE_AT: Final = VALUE_BIAS_AT + 1
TABLE_AT: Final = VALUE_AT + DEEP

# Where the layers lie in the memory that the caller lends.
PILES_IN: Final = 0
POOLED_IN: Final = PILES_IN + PILES * EMBEDDING
WIDE_IN: Final = POOLED_IN + POOLED
DEEP_IN: Final = WIDE_IN + WIDE
QUERIES_IN: Final = DEEP_IN + DEEP
SCORES_IN: Final = QUERIES_IN + QUERIES * EMBEDDING
LAYERS: Final = SCORES_IN + MOST_ANSWERS

# Where the features lie: first, for each cell of the table, its first row.
TABLE_IN: Final = TABLE_CELLS
PILE_FEATURES_IN: Final = TABLE_IN + MOST_OF_TABLE
ANSWERS_IN: Final = PILE_FEATURES_IN + PILES * PILE_FEATURES
FEATURES: Final = ANSWERS_IN + MOST_ANSWERS * ANSWER_CELLS
CELLS: Final = OBSERVATION + ACTIONS_BY_KIND  # an observation and a mask


def copy_row(weights: Floats, at: int, layers: Reals, to: int, size: int) -> None:
    """Begin a sum with a row of weights."""
    for i in range(size):
        layers[to + i] = weights[at + i]


def add_row(weights: Floats, at: int, layers: Reals, to: int, size: int) -> None:
    """Add a row of weights."""
    for i in range(size):
        layers[to + i] += weights[at + i]


def add_times(weights: Floats, at: int, x: float, layers: Reals, to: int, size: int) -> None:
    """Add a row of weights, times a number."""
    for i in range(size):
        layers[to + i] += weights[at + i] * x


def rectify(layers: Reals, at: int, size: int) -> None:
    """Set what is negative to 0."""
    for i in range(at, at + size):
        layers[i] = layers[i] if layers[i] > 0 else 0


def add_layer(weights: Floats, at: int, layers: Reals, come_from: int, cells: int, to: int, size: int) -> None:
    """Add the product of a layer, of which many cells are 0, with a matrix."""
    for i in range(cells):
        if layers[come_from + i] != 0:
            add_times(weights, at + i * size, layers[come_from + i], layers, to, size)


def embed_piles(cells: Bytes, weights: Floats, shape: Outline, features: Shorts, layers: Reals) -> None:
    """Make the embedding of each pile, and the pools."""
    for i in range(POOLED_IN, POOLED_IN + POOLED):
        layers[i] = 0
    for pile in range(shape.piles):
        to = PILES_IN + pile * EMBEDDING
        copy_row(weights, PILE_BIAS_AT, layers, to, EMBEDDING)
        for i in range(PILE_FEATURES):
            row = features[PILE_FEATURES_IN + pile * PILE_FEATURES + i]
            add_row(weights, PILE_ROWS_AT + row * EMBEDDING, layers, to, EMBEDDING)
        rectify(layers, to, EMBEDDING)
        pool(layers, pile, 0 if cells[shape.top[pile] + CARD_FAMILY] == 1 else 1)
    if shape.piles > 0:
        pool(layers, 0, 2)
        pool(layers, shape.piles - 1, 3)
    here = cells[HERE_AT] - 1
    if here >= 0:
        for beside in range(3):
            if 0 <= here - 1 + beside < shape.piles:
                pool(layers, here - 1 + beside, 4 + beside)


def pool(layers: Reals, pile: int, to: int) -> None:
    """Add the embedding of a pile to a pool."""
    for i in range(EMBEDDING):
        layers[POOLED_IN + to * EMBEDDING + i] += layers[PILES_IN + pile * EMBEDDING + i]


def make_layers(weights: Floats, features: Shorts, table_end: int, layers: Reals) -> None:
    """Make the wide and the deep layer."""
    copy_row(weights, WIDE_BIAS_AT, layers, WIDE_IN, WIDE)
    for i in range(TABLE_IN, table_end):
        add_row(weights, TABLE_AT + features[i] * WIDE, layers, WIDE_IN, WIDE)
    add_layer(weights, POOLED_AT, layers, POOLED_IN, POOLED, WIDE_IN, WIDE)
    rectify(layers, WIDE_IN, WIDE)
    copy_row(weights, DEEP_BIAS_AT, layers, DEEP_IN, DEEP)
    add_layer(weights, DEEP_AT, layers, WIDE_IN, WIDE, DEEP_IN, DEEP)
    rectify(layers, DEEP_IN, DEEP)


def make_query(weights: Floats, query: int, layers: Reals) -> None:
    """Make what a query looks for in a pile."""
    to = QUERIES_IN + query * EMBEDDING
    for i in range(EMBEDDING):
        layers[to + i] = 0
    add_layer(weights, QUERIES_AT + query * DEEP * EMBEDDING, layers, DEEP_IN, DEEP, to, EMBEDDING)


def own_score(weights: Floats, out: int, layers: Reals) -> float:
    """Return what the row of an answer is worth."""
    score: float = weights[OUT_BIAS_AT + out]
    for i in range(DEEP):
        score += weights[OUT_AT + out * DEEP + i] * layers[DEEP_IN + i]
    return score


def pile_score(weights: Floats, query: int, pile: int, layers: Reals) -> float:
    """Return what a query, with its kind, makes of a pile."""
    score: float = 0
    asks = QUERIES_IN + query // KINDS * EMBEDDING
    kind = KIND_QUERIES_AT + query * EMBEDDING
    for i in range(EMBEDDING):
        score += (layers[asks + i] + weights[kind + i]) * layers[PILES_IN + pile * EMBEDDING + i]
    return score


def score_answers(weights: Floats, features: Shorts, answers: int, piles: int, layers: Reals) -> int:
    """Score all answers and return which is best, the first of equals; -1 if there are none."""
    made = 0
    best = -1
    most: float = 0
    for answer in range(answers):
        at = ANSWERS_IN + answer * ANSWER_CELLS
        score: float = 0
        if features[at + 1] >= 0:
            score = own_score(weights, features[at + 1], layers)
        for i in range(at + 2, at + ANSWER_CELLS, 2):
            if 0 <= features[i + 1] < piles:
                query = features[i] // KINDS
                if not made >> query & 1:
                    make_query(weights, query, layers)
                    made |= one(query)
                score += pile_score(weights, features[i], features[i + 1], layers)
        layers[SCORES_IN + answer] = score
        if best < 0 or score > most:
            best = answer
            most = score
    return best


def value_of(weights: Floats, layers: Reals) -> float:
    """Return what the position seems worth: the share of the victory and a little of the lead."""
    value: float = weights[VALUE_BIAS_AT]
    for i in range(DEEP):
        value += weights[VALUE_AT + i] * layers[DEEP_IN + i]
    return value


def net_action(
    g: State, me: Seat, weights: Floats, shape: Outline, cells: Bytes, features: Shorts, layers: Reals
) -> int:
    """Return the answer that the net scores highest for the seat that is asked; -1 if the game is over.

    The first cells of `features` are those that `lay_out` has written.
    """
    write_observation(g, me, cells, 0)
    write_mask(g, BY_KIND, cells, OBSERVATION)
    table_end = write_table_features(cells, 0, features, features, TABLE_IN)
    write_piles(cells, 0, shape, features, PILE_FEATURES_IN)
    answers = write_answers(cells, 0, cells, OBSERVATION, features, ANSWERS_IN)
    embed_piles(cells, weights, shape, features, layers)
    make_layers(weights, features, table_end, layers)
    best = score_answers(weights, features, answers, shape.piles, layers)
    return number_of_index(g, features[ANSWERS_IN + best * ANSWER_CELLS], BY_KIND) if best >= 0 else -1


def encode_positions(
    observations: Bytes,
    masks: Bytes,
    first: int,
    end: int,
    starts: Shorts,
    shape: Outline,
    table: Shorts,
    piles: Shorts,
    answers: Shorts,
    ends: Longs,
) -> None:
    """Write the features of many positions one after the other, and where those of each end."""
    table_end = 0
    piles_end = 0
    answers_end = 0
    for i in range(first, end):
        table_end = write_table_features(observations, i * OBSERVATION, starts, table, table_end)
        piles_end = write_piles(observations, i * OBSERVATION, shape, piles, piles_end)
        found = write_answers(observations, i * OBSERVATION, masks, i * ACTIONS_BY_KIND, answers, answers_end)
        answers_end += found * ANSWER_CELLS
        ends[(i - first) * 3] = table_end
        ends[(i - first) * 3 + 1] = piles_end // PILE_FEATURES
        ends[(i - first) * 3 + 2] = answers_end // ANSWER_CELLS
