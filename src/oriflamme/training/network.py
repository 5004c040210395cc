"""The net in torch: the same sums as `oriflamme.net`, with gradients."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from ..net import shape
from ..net.batch import Positions
from ..rules.kinds import KINDS


@dataclass(frozen=True)
class Sheet:
    """Positions as tensors."""

    count: int
    table: Tensor
    table_begins: Tensor
    piles: Tensor
    pile_position: Tensor
    pile_pools: Tensor
    anchors: Tensor
    answers: Tensor
    answer_position: Tensor


def sheet_of(given: Positions) -> Sheet:
    """Return positions as tensors."""
    owner = np.repeat(np.arange(given.count), np.diff(given.pile_ends, prepend=0))
    begins = np.concatenate([[0], given.table_ends[:-1]])
    return Sheet(
        given.count,
        torch.from_numpy(given.table),
        torch.from_numpy(begins),
        torch.from_numpy(given.piles),
        torch.from_numpy(owner),
        torch.from_numpy(given.pile_pools),
        torch.from_numpy(given.anchors),
        torch.from_numpy(given.answers),
        torch.from_numpy(given.answer_position),
    )


class RowSums(torch.autograd.Function):  # type: ignore[misc, unused-ignore]
    """Sums of rows of weights, as `embedding_bag` makes them; its gradient is one more such sum, which is faster."""

    @staticmethod
    def forward(ctx: Any, rows: Tensor, features: Tensor, begins: Tensor) -> Tensor:
        """Return, for each bag of features, the sum of their rows."""
        ctx.save_for_backward(features, begins)
        ctx.count = len(rows)
        return functional.embedding_bag(features, rows, begins, mode="sum")

    @staticmethod
    def backward(ctx: Any, slope: Tensor) -> tuple[Tensor, None, None]:
        """Return, for each row, the sum of what the bags with its feature ask for."""
        features, begins = (part.numpy() for part in ctx.saved_tensors)
        bags = np.repeat(np.arange(len(begins)), np.diff(begins, append=len(features)))
        order = np.argsort(features.astype(np.int16), kind="stable")
        times = np.bincount(features, minlength=ctx.count)
        starts = torch.from_numpy(np.cumsum(times) - times)
        return functional.embedding_bag(torch.from_numpy(bags[order]), slope, starts, mode="sum"), None, None


def row_sums(rows: Tensor, features: Tensor, begins: Tensor) -> Tensor:
    """Return, for each bag of features, the sum of their rows."""
    found: Tensor = RowSums.apply(rows, features, begins)  # type: ignore[no-untyped-call, unused-ignore]
    return found


class Net(nn.Module):  # type: ignore[misc, unused-ignore]
    """Scores answers and values positions. Its parameters are in the order of the weights' file."""

    def __init__(self, rows: int) -> None:
        super().__init__()
        size, wide, deep = shape.EMBEDDING, shape.WIDE, shape.DEEP

        def drawn(*sizes: int, spread: float) -> nn.Parameter:
            return nn.Parameter(torch.randn(*sizes) * spread)

        self.pile_bias = nn.Parameter(torch.zeros(size))
        self.pile_rows = drawn(shape.PILE_ROWS, size, spread=0.2)
        self.wide_bias = nn.Parameter(torch.zeros(wide))
        self.pooled = drawn(shape.POOLED, wide, spread=0.04)
        self.deep_bias = nn.Parameter(torch.zeros(deep))
        self.deep = drawn(wide, deep, spread=(2 / wide) ** 0.5)
        self.out_bias = nn.Parameter(torch.zeros(shape.OUTS))
        self.out = drawn(shape.OUTS, deep, spread=0.02)
        self.kind_queries = drawn(shape.QUERIES * KINDS, size, spread=0.02)
        self.queries = drawn(shape.QUERIES, deep, size, spread=0.02)
        self.value_bias = nn.Parameter(torch.zeros(1))
        self.value = drawn(deep, spread=0.02)
        self.table = drawn(rows, wide, spread=0.1)

    def forward(self, given: Sheet) -> tuple[Tensor, Tensor]:
        """Return the score of each answer, and the value of each position."""
        size, count = shape.EMBEDDING, given.count
        begins = torch.arange(0, given.piles.numel(), shape.PILE_FEATURES)
        found = row_sums(self.pile_rows, given.piles.reshape(-1), begins) + self.pile_bias
        piles = functional.pad(functional.relu(found), (0, 0, 0, 1))  # the last stands for none
        pools = torch.zeros(count * 2, size).index_add(0, given.pile_position * 2 + given.pile_pools, piles[:-1])
        pooled = torch.cat([pools.reshape(count, -1), piles[given.anchors].reshape(count, -1)], 1)
        wide = row_sums(self.table, given.table, given.table_begins)
        wide = functional.relu(wide + self.wide_bias + pooled @ self.pooled)
        deep = functional.relu(wide @ self.deep + self.deep_bias)
        return self._answers(given, piles, deep), deep @ self.value + self.value_bias

    def _answers(self, given: Sheet, piles: Tensor, deep: Tensor) -> Tensor:
        at, row = given.answer_position, given.answers[:, 1]
        outs = deep @ self.out.T + self.out_bias
        scores = outs[at, row.clamp(min=0)] * (row >= 0)
        for cell in (2, 4):
            pile, query = given.answers[:, cell + 1], given.answers[:, cell]
            for number in range(shape.QUERIES):  # a position needs few of them
                named = ((pile < len(piles) - 1) & (query // KINDS == number)).nonzero()[:, 0]
                if len(named):
                    position, which = torch.unique_consecutive(at[named], return_inverse=True)
                    asked = (deep[position] @ self.queries[number])[which] + self.kind_queries[query[named]]
                    scores = scores.index_add(0, named, (asked * piles[pile[named]]).sum(1))
        return scores


def log_chances(scores: Tensor, given: Sheet) -> Tensor:
    """Return the logarithm of each answer's chance among those of its position."""
    at = given.answer_position
    most = torch.full((given.count,), -1e9).scatter_reduce(0, at, scores.detach(), "amax")
    total = torch.zeros(given.count).index_add(0, at, (scores - most[at]).exp())
    return scores - most[at] - total.log()[at]


def sharpen(net: Net, factor: float) -> None:
    """Make all scores larger: the same answers are best, by more."""
    with torch.no_grad():
        for part in (net.out, net.out_bias, net.kind_queries, net.queries):
            part.mul_(factor)


def weights_of(net: Net) -> NDArray[np.float32]:
    """Return all weights in the order of the file."""
    return np.concatenate([part.detach().numpy().reshape(-1) for part in net.parameters()]).astype(np.float32)


def load_weights(net: Net, weights: NDArray[np.float32]) -> None:
    """Set all weights."""
    at = 0
    with torch.no_grad():
        for part in net.parameters():
            part.copy_(torch.from_numpy(weights[at : at + part.numel()].copy()).reshape(part.shape))
            at += part.numel()
