"""Steps of the optimizer: imitate a teacher, or follow what decisions brought (PPO)."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.nn import functional

from ..net.batch import Encoder, Positions
from .league import Decisions
from .network import Net, log_chances, sheet_of

CLIP: Final = 0.2
DUAL_CLIP: Final = 2.5
VALUE: Final = 0.5  # the weight of the value's error


def answers_taken(given: Positions, actions: NDArray[np.int64]) -> torch.Tensor:
    """Return which answer of each position is the action that was taken."""
    return torch.from_numpy(np.flatnonzero(given.answers[:, 0] == actions[given.answer_position]))


def minimise(net: Net, optimizer: Any, loss: torch.Tensor) -> None:
    """Make one step."""
    optimizer.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call, unused-ignore]
    nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    optimizer.step()


@dataclass(frozen=True)
class Taught:
    """Lessons, one row each; what was found about the answers follows each other."""

    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    results: NDArray[np.float32]  # rewards
    counts: NDArray[np.int64]  # of the answers; 0 if the teacher has only named its action
    sure: NDArray[np.float32]  # the worth of each answer less what chance may have added, as a score


def answers_of(counts: NDArray[np.int64], rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return where the answers of rows lie among those of all rows."""
    chosen = counts[rows]
    begins = (np.cumsum(counts) - counts)[rows]
    shifts = np.repeat(begins - (np.cumsum(chosen) - chosen), chosen)
    found: NDArray[np.int64] = shifts + np.arange(len(shifts))
    return found


def study(
    net: Net, optimizer: Any, encoder: Encoder, taught: Taught, order: NDArray[np.int64], size: int
) -> tuple[float, float]:
    """Go once through lessons; return the mean loss and how often the net would have done the same.

    Where the teacher has tried answers, the net learns the chance of each to be the best; otherwise what was chosen.
    """
    losses, hits = [], 0
    for begin in range(0, len(order), size):
        part = order[begin : begin + size]
        given = encoder.encode(taught.observations[part], taught.masks[part])
        sheet = sheet_of(given)
        scores, values = net(sheet)
        taken = answers_taken(given, taught.actions[part])
        if taught.counts[part].all():
            at = answers_of(taught.counts, part)
            sure = torch.from_numpy(taught.sure[at])
            loss = -(log_chances(sure, sheet).exp() * log_chances(scores, sheet)).sum() / given.count
        else:
            loss = -log_chances(scores, sheet)[taken].mean()
        minimise(net, optimizer, loss + VALUE * functional.mse_loss(values, torch.from_numpy(taught.results[part])))
        losses.append(loss.item())
        most = torch.full((given.count,), -1e9).scatter_reduce(0, sheet.answer_position, scores.detach(), "amax")
        hits += int((scores.detach()[taken] >= most).sum())
    return float(np.mean(losses)), hits / len(order)


def reinforce(
    net: Net, optimizer: Any, encoder: Encoder, made: Decisions, order: NDArray[np.int64], size: int, entropy: float
) -> tuple[float, float]:
    """Go once through decisions: clipped policy gradient with a dual clip; return the entropy and the value's error."""
    advantages = (made.advantages - made.advantages.mean()) / (made.advantages.std() + 1e-8)
    surprises, errors = [], []
    for begin in range(0, len(order), size):
        part = order[begin : begin + size]
        given = encoder.encode(made.observations[part], made.masks[part])
        sheet = sheet_of(given)
        scores, values = net(sheet)
        chances = log_chances(scores, sheet)
        taken = answers_taken(given, made.actions[part])
        ratio = (chances[taken] - torch.from_numpy(made.chances[part])).exp()
        gain = torch.from_numpy(advantages[part])
        clipped = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
        clipped = torch.where(gain < 0, torch.maximum(clipped, DUAL_CLIP * gain), clipped)
        surprise = -(chances.exp() * chances).sum() / given.count
        error = functional.mse_loss(values, torch.from_numpy(made.returns[part]))
        minimise(net, optimizer, VALUE * error - clipped.mean() - entropy * surprise)
        surprises.append(surprise.item())
        errors.append(error.item())
    return float(np.mean(surprises)), float(np.mean(errors))
