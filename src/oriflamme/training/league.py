"""Games of the league: the learner against rules of thumb, and against itself and older nets."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray

from ..envs import VectorEnv
from ..net.batch import Encoder
from ..rules.decks import draw_by_lines
from ..rules.kinds import NAMES, SEATS
from .network import Net, log_chances, sheet_of

MARGIN: Final = 0.02  # what a lead of one influence is worth beside a victory
TRACE: Final = 0.95  # how far a surprise reaches back
BOXES: Final = ("base",) * 16 + ("ablaze",) * 8 + ("alliance",) * 8
MIXES: Final = 32  # decks drawn by lines beside them
THUMBS: Final = ("casual", "casual", "seasoned", "beginner")


# Of the decisions of one step: games, seats, observations, masks, actions, logarithms of chances, values.
Row = tuple[
    NDArray[np.int64],
    NDArray[np.int64],
    NDArray[np.int8],
    NDArray[np.int8],
    NDArray[np.int64],
    NDArray[np.float32],
    NDArray[np.float32],
]


@dataclass(frozen=True)
class Decisions:
    """What the learner decided, one row each."""

    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    chances: NDArray[np.float32]  # logarithms, when they were made
    advantages: NDArray[np.float32]
    returns: NDArray[np.float32]
    won: float  # the mean share of the victory of the learner's seats
    par: float


def decks_of(chance: np.random.Generator) -> list[str | tuple[str, ...]]:
    """Return the decks of a batch: the boxes, and mixes of them."""
    mixes = [draw_by_lines(lambda limit: int(chance.integers(limit))) for _ in range(MIXES)]
    return [*BOXES, *(tuple(NAMES[kind] for kind in kinds) for kinds in mixes)]


def play_batch(net: Net, older: Net | None, players: int, games: int, seed: int, encoder: Encoder) -> Decisions:
    """Play games to their end: against rules of thumb, or against itself and an older net; the seed decides all."""
    chance = np.random.default_rng(seed)
    dice = torch.Generator().manual_seed(seed)
    opponents: Sequence[str] | None = THUMBS if older is None else None
    learns = seats_of_learner(chance, games, players) if older else np.ones((games, players), np.bool_)
    rows: list[Row] = []
    ends, shares = np.zeros((games, players), np.float32), np.zeros((games, players), np.float32)
    over = np.zeros(games, np.bool_)
    with VectorEnv(games, players, decks_of(chance), opponents=opponents, autoreset="disabled") as env:
        step = env.reset(seed=seed % (1 << 32))
        while not over.all():
            active = np.flatnonzero(~over)
            seats = step.asked[active].astype(np.int64)
            is_mine = learns[active, seats]
            actions = np.zeros(games, np.int64)
            for player, chosen in ((net, active[is_mine]), (older, active[~is_mine])):
                if player is None or not len(chosen):
                    continue
                shown, legal = step.observations[chosen], step.masks[chosen]
                actions[chosen], chances, values = sample(player, encoder, shown, legal, dice)
                if player is net:
                    rows.append((chosen, seats[is_mine], shown, legal, actions[chosen], chances, values))
            step = env.step(actions)
            if "finished" in step.infos:
                done = step.infos["finished"]
                over[done] = True
                ends[done] = step.rewards[done] + MARGIN * leads(step.infos["stocks"].astype(np.float32))
                shares[done] = (step.rewards[done] * (players - 1) + 1) / players
    return gather(rows, ends, shares, players)


def seats_of_learner(chance: np.random.Generator, games: int, players: int) -> NDArray[np.bool_]:
    """Return which seats the learner has beside an older net: half of them, and at least one in each game."""
    learns: NDArray[np.bool_] = chance.random((games, players)) < 0.5
    learns[np.arange(games), chance.integers(players, size=games)] = True
    return learns


def leads(stocks: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return how much more influence each seat has than the mean of the others."""
    others = (stocks.sum(1, keepdims=True) - stocks) / (stocks.shape[1] - 1)
    found: NDArray[np.float32] = stocks - others
    return found


def sample(
    net: Net, encoder: Encoder, observations: NDArray[np.int8], masks: NDArray[np.int8], dice: torch.Generator
) -> tuple[NDArray[np.int64], NDArray[np.float32], NDArray[np.float32]]:
    """Draw an action in each position; return them with the logarithms of their chances, and the values."""
    positions = encoder.encode(observations, masks)
    sheet = sheet_of(positions)
    with torch.no_grad():
        scores, values = net(sheet)
        chances = log_chances(scores, sheet).numpy()
    noise = torch.empty(len(chances)).exponential_(generator=dice).log().numpy()
    order = np.lexsort((noise - chances, positions.answer_position))  # the largest of chance and noise is a sample
    first = order[np.concatenate([[0], positions.answer_ends[:-1]])]
    return positions.answers[first, 0], chances[first], values.numpy()


def gather(rows: list[Row], ends: NDArray[np.float32], shares: NDArray[np.float32], players: int) -> Decisions:
    """Join the steps, and compute from the end of each game what a decision was worth."""
    game, seat, observations, masks, actions, chances, values = (
        np.concatenate(part) for part in zip(*rows, strict=True)
    )
    next_value, running = ends.copy(), np.zeros_like(ends)
    advantages = np.zeros(len(game), np.float32)
    at = len(game)
    for games, seats, _, _, _, _, found in reversed(rows):
        at -= len(games)
        surprise = next_value[games, seats] - found
        running[games, seats] = surprise + TRACE * running[games, seats]
        advantages[at : at + len(games)] = running[games, seats]
        next_value[games, seats] = found
    played = np.unique(game * SEATS + seat)
    won = float(shares[played // SEATS, played % SEATS].mean())
    return Decisions(observations, masks, actions, chances, advantages, advantages + values, won, 1 / players)
