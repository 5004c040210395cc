"""Steps of the optimizer: imitate a teacher, or follow what decisions brought (PPO)."""

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


def imitate(
    net: Net,
    optimizer: Any,
    encoder: Encoder,
    observations: NDArray[np.int8],
    masks: NDArray[np.int8],
    actions: NDArray[np.int64],
    results: NDArray[np.float32],
    order: NDArray[np.int64],
    size: int,
) -> tuple[float, float]:
    """Go once through lessons; return the mean loss and how often the net would have done the same."""
    losses, hits = [], 0
    for begin in range(0, len(order), size):
        part = order[begin : begin + size]
        given = encoder.encode(observations[part], masks[part])
        sheet = sheet_of(given)
        scores, values = net(sheet)
        chances = log_chances(scores, sheet)
        taken = answers_taken(given, actions[part])
        loss = -chances[taken].mean()
        minimise(net, optimizer, loss + VALUE * functional.mse_loss(values, torch.from_numpy(results[part])))
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
