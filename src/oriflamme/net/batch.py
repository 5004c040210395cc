"""Many positions at once, with numpy: their features, and what the net makes of them."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..encoding.action_numbers import ACTIONS_BY_KIND, PILES
from ..encoding.observation import HERE_AT, OBSERVATION
from ..rules.kinds import KINDS
from . import Outline, encode_positions, forward, lay_out, shape

Numbers = NDArray[Any]


@dataclass(frozen=True)
class Positions:
    """The features of positions, one position after the other."""

    count: int
    table: Numbers  # features of the tables
    table_ends: Numbers  # where those of each position end
    piles: Numbers  # (piles, PILE_FEATURES)
    pile_ends: Numbers
    pile_pools: Numbers  # 0: my pile, 1: another's
    anchors: Numbers  # (count, 5): the piles of the other pools; the count of all piles stands for none
    answers: Numbers  # (answers, ANSWER_CELLS); piles are counted through, and the count of all stands for none
    answer_ends: Numbers
    answer_position: Numbers  # to which position an answer belongs


class Encoder:
    """Turns observations and masks, by kinds, into features; it keeps its memory from call to call."""

    def __init__(self) -> None:
        self.starts = np.zeros(shape.TABLE_CELLS, np.int16)
        self.rows = lay_out(self.starts.data)
        self._outline = Outline()
        self._room = 0

    def encode(self, observations: NDArray[np.int8], masks: NDArray[np.int8]) -> Positions:
        """Return the features of positions."""
        count = len(observations)
        if observations.shape != (count, OBSERVATION) or masks.shape != (count, ACTIONS_BY_KIND):
            raise ValueError("an observation and a mask, by kinds, are needed for each position")
        if count > self._room:
            self._room = count
            self._table = np.zeros(count * shape.MOST_OF_TABLE, np.int16)
            self._piles = np.zeros(count * PILES * shape.PILE_FEATURES, np.int16)
            self._answers = np.zeros(count * shape.MOST_ANSWERS * shape.ANSWER_CELLS, np.int16)
        ends = np.zeros((count, 3), np.int64)
        shown, legal = (np.ascontiguousarray(part).reshape(-1).data for part in (observations, masks))
        lent = self._table.data, self._piles.data, self._answers.data, ends.reshape(-1).data
        encode_positions(shown, legal, 0, count, self.starts.data, self._outline, *lent)
        return self._gather(observations, ends)

    def _gather(self, observations: NDArray[np.int8], ends: NDArray[np.int64]) -> Positions:
        count = len(ends)
        table_ends, pile_ends, answer_ends = ends.T.copy()
        tables, all_piles, all_answers = ends[-1] if count else (0, 0, 0)
        piles = self._piles[: all_piles * shape.PILE_FEATURES].astype(np.int64).reshape(-1, shape.PILE_FEATURES)
        answers = self._answers[: all_answers * shape.ANSWER_CELLS].astype(np.int64).reshape(-1, shape.ANSWER_CELLS)
        begins = np.concatenate([[0], pile_ends[:-1]])
        lengths = pile_ends - begins
        owner = np.repeat(np.arange(count), np.diff(answer_ends, prepend=0))
        for cell in (3, 5):
            named = answers[:, cell]
            missing = (named < 0) | (named >= lengths[owner])
            answers[:, cell] = np.where(missing, all_piles, named + begins[owner])
        return Positions(
            count,
            self._table[:tables].astype(np.int64),
            table_ends,
            piles,
            pile_ends,
            (piles[:, 6] != shape.FAMILY_ROW).astype(np.int64),
            anchors_of(observations[:, HERE_AT].astype(np.int64) - 1, begins, lengths, all_piles),
            answers,
            answer_ends,
            owner,
        )


def anchors_of(here: Numbers, begins: Numbers, lengths: Numbers, nothing: int) -> Numbers:
    """Return the first pile, the last, and those around the one whose turn it is, of each position."""
    places = np.stack([lengths * 0, lengths - 1, here - 1, here, here + 1], 1)
    there = (places >= 0) & (places < lengths[:, None])
    there[:, 2:] &= here[:, None] >= 0
    found: Numbers = np.where(there, places + begins[:, None], nothing)
    return found


class ArrayNet:
    """The net over arrays: for batches, and where nothing is compiled."""

    def __init__(self, weights: NDArray[np.float32], rows: int) -> None:
        def part(begin: int, *sizes: int) -> NDArray[np.float32]:
            return weights[begin : begin + int(np.prod(sizes))].reshape(sizes)

        wide, deep, size = shape.WIDE, shape.DEEP, shape.EMBEDDING
        self.pile_bias = part(forward.PILE_BIAS_AT, size)
        self.pile_rows = part(forward.PILE_ROWS_AT, shape.PILE_ROWS, size)
        self.wide_bias = part(forward.WIDE_BIAS_AT, wide)
        self.pooled = part(forward.POOLED_AT, shape.POOLED, wide)
        self.deep_bias = part(forward.DEEP_BIAS_AT, deep)
        self.deep = part(forward.DEEP_AT, wide, deep)
        self.out_bias = part(forward.OUT_BIAS_AT, shape.OUTS)
        self.out = part(forward.OUT_AT, shape.OUTS, deep)
        self.kind_queries = part(forward.KIND_QUERIES_AT, shape.QUERIES * KINDS, size)
        by_query = part(forward.QUERIES_AT, shape.QUERIES, deep, size)
        self.queries = np.ascontiguousarray(by_query.transpose(1, 0, 2)).reshape(deep, -1)
        self.value_bias = part(forward.VALUE_BIAS_AT, 1)
        self.value = part(forward.VALUE_AT, deep)
        self.table = part(forward.TABLE_AT, rows, wide)

    def scores(self, given: Positions) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return the score of each answer, and the value of each position."""
        count = given.count
        piles = np.zeros((len(given.piles) + 1, shape.EMBEDDING), np.float32)  # the last stands for none
        piles[:-1] = np.maximum(hot(given.piles, shape.PILE_ROWS) @ self.pile_rows + self.pile_bias, 0)
        pools = np.zeros((count, shape.POOLS, shape.EMBEDDING), np.float32)
        for mine in range(2):
            chosen = np.flatnonzero(given.pile_pools == mine)
            ends = np.searchsorted(chosen, given.pile_ends)
            pools[:, mine] = sums(piles[chosen], ends)
        pools[:, 2:] = piles[given.anchors]
        wide = sums(self.table[given.table], given.table_ends) + self.wide_bias
        wide = np.maximum(wide + pools.reshape(count, -1) @ self.pooled, 0)
        deep = np.maximum(wide @ self.deep + self.deep_bias, 0)
        return self._answers(given, piles, deep), deep @ self.value + self.value_bias[0]

    def _answers(self, given: Positions, piles: NDArray[np.float32], deep: NDArray[np.float32]) -> NDArray[np.float32]:
        at, row = given.answer_position, given.answers[:, 1]
        scores: NDArray[np.float32] = (deep @ self.out.T + self.out_bias)[at, row] * (row >= 0)
        queries = (deep @ self.queries).reshape(-1, shape.QUERIES, shape.EMBEDDING)
        for cell in (2, 4):
            named = np.flatnonzero(given.answers[:, cell + 1] < len(piles) - 1)
            query, pile = given.answers[named, cell], given.answers[named, cell + 1]
            asked = queries[at[named], query // KINDS] + self.kind_queries[query]
            scores[named] += np.einsum("as,as->a", asked, piles[pile])
        return scores


def hot(features: Numbers, rows: int) -> NDArray[np.float32]:
    """Return a matrix with 1 for each feature."""
    found = np.zeros((len(features), rows), np.float32)
    found[np.arange(len(features))[:, None], features] = 1
    return found


def sums(parts: NDArray[np.float32], ends: Numbers) -> NDArray[np.float32]:
    """Return the sums of the rows that end at each index; of no rows it is 0."""
    begins = np.concatenate([[0], ends[:-1]])
    found = np.zeros((len(ends), parts.shape[1]), np.float32)
    some = np.flatnonzero(ends > begins)
    if len(some):
        found[some] = np.add.reduceat(parts, begins[some], axis=0)
    return found


def best_answers(given: Positions, scores: NDArray[np.float32]) -> NDArray[np.int64]:
    """Return the index of the action that is scored highest in each position."""
    order = np.lexsort((-scores, given.answer_position))
    begins = np.concatenate([[0], given.answer_ends[:-1]])
    best: NDArray[np.int64] = given.answers[order[begins], 0]
    return best
