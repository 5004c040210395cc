"""Games of the league: the learner against rules of thumb, bots that search, itself and older nets.

Of the bots that search, clubs imagine casual players, and exploiters imagine players with the habits of the net.
"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.club import ClubBot
from ..bots.search import Depth
from ..encoding import Terms, begin_game, seed_game
from ..encoding.action_numbers import ACTIONS_BY_KIND
from ..encoding.observation import OBSERVATION
from ..encoding.terms import MOST_DECKS
from ..envs.buffers import cells
from ..envs.terms import terms_of
from ..errors import OriflammeError
from ..net import Outline, forward, lay_out, play_nets
from ..net.games import DECISION_CELLS, LEARNER, OTHER_NET, SEARCHER
from ..rules import Dice, State, winners
from ..rules.decks import draw_by_lines
from ..rules.kinds import NAMES, SEATS
from ..tactics import Taste, Thought, set_play
from ..tactics.policies import CASUAL, SEASONED

MARGIN: Final = 0.02  # what a lead of one influence is worth beside a victory
TRACE: Final = 0.95  # how far a surprise reaches back
ALONE: Final = 0.3  # of the games among nets, in which the learner has every seat
OWN: Final = 0.35  # of the seats of the other games, but at least one
THUMBS: Final = (CASUAL, SEASONED)
ALIKE: Final = 0.5  # of the games against rules of thumb, in which all opponents have the same
SECOND: Final = 0.7  # of the games against searchers, in which the learner has two seats
MIXED: Final = 0.2  # of the games against searchers, in which each opponent is one or a rule of thumb
MOST_DECISIONS: Final = 60  # of a seat in a game, on average over a batch
MEAN_ANSWERS: Final = 24  # of a decision, likewise
NOISES: Final = 1 << 18


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


class Decks(NamedTuple):
    """How many decks of a batch are of each box, and how many are mixes of their lines. A game draws any of them."""

    base: int = 8
    ablaze: int = 10
    alliance: int = 10
    mixes: int = 36


def decks_of(shares: Decks, chance: np.random.Generator) -> list[str | tuple[str, ...]]:
    """Return the decks of a batch: the boxes, and mixes of them."""
    if not 1 <= sum(shares) <= MOST_DECKS or min(shares) < 0:
        raise OriflammeError(f"a batch has 1 to {MOST_DECKS} decks, not {' + '.join(map(str, shares))}")
    *boxes, mixes = shares
    drawn = [draw_by_lines(lambda limit: int(chance.integers(limit))) for _ in range(mixes)]
    whole = [name for name, times in zip(Decks._fields, boxes, strict=False) for _ in range(times)]
    return [*whole, *(tuple(NAMES[kind] for kind in kinds) for kinds in drawn)]


class Table:
    """Plays whole games of nets, bots that search, and rules of thumb, in memory that it keeps."""

    def __init__(self, simulations: int = ClubBot.depth.simulations, searcher: Depth = ClubBot.depth) -> None:
        self._game, self._outline, taste = State(), Outline(), Taste()
        set_play(taste, searcher.own, searcher.habits, searcher.mixed, searcher.margin)
        self._search = (Thought(), State(), State(), simulations, searcher.lapses, taste)
        self._cells = np.zeros(forward.CELLS, np.int8)
        self._features = np.zeros(forward.FEATURES, np.int16)
        self._layers = np.zeros(forward.LAYERS, np.float64)
        lay_out(self._features.data)
        self._room = 0

    def play(
        self,
        learner: NDArray[np.float32],
        rival: NDArray[np.float32],
        terms: Terms,
        roles: NDArray[np.int8],
        seed: int,
    ) -> Decisions:
        """Play games to their end, in which `roles` says who has which seat; the seed decides all."""
        games, players = len(roles), terms.players
        self._make_room(games * players * MOST_DECISIONS)
        noise = np.random.default_rng(seed).gumbel(size=NOISES).astype(np.float32)
        spare = lent(self._cells, self._features, self._layers)
        memory = (*lent(learner, rival, noise), NOISES, self._outline, *spare, *lent(*self._kept))
        seats, nobody, dice = cells(roles), np.zeros(SEATS, np.int8).data, Dice()
        ends, stocks = np.zeros(games, np.int64), np.zeros((games, players), np.float32)
        shares = np.zeros((games, players), np.float32)
        row = 0
        for number in range(games):
            seed_game(dice, seed, number)
            begin_game(self._game, dice, terms, nobody, 0)
            row = play_nets(self._game, dice, seats, number * players, row, *self._search, *memory)
            ends[number] = row
            best = winners(self._game)
            stocks[number] = self._game.stock[:players]
            shares[number] = [(best >> seat & 1) / best.bit_count() for seat in range(players)]
        return self._gather(ends, stocks, shares)

    def _make_room(self, rows: int) -> None:
        if rows <= self._room:
            return
        self._room = rows
        self._kept = (
            np.zeros(rows * OBSERVATION, np.int8),
            np.zeros(rows * ACTIONS_BY_KIND, np.int8),
            np.zeros(rows * DECISION_CELLS, np.int64),
            np.zeros(rows * MEAN_ANSWERS, np.float64),
            np.zeros(rows, np.float64),
        )

    def _gather(self, ends: NDArray[np.int64], stocks: NDArray[np.float32], shares: NDArray[np.float32]) -> Decisions:
        rows, (games, players) = int(ends[-1]), shares.shape
        observations, masks, decisions, scores, values = self._kept
        game = np.repeat(np.arange(games), np.diff(ends, prepend=0))
        seat, actions, score_ends = decisions[: rows * DECISION_CELLS].reshape(rows, DECISION_CELLS).T.copy()
        expected = values[:rows].astype(np.float32)
        rewards = (shares * players - 1) / (players - 1) + MARGIN * leads(stocks)
        advantages = surprises(game * players + seat, expected, rewards.reshape(-1))
        shown = observations[: rows * OBSERVATION].reshape(rows, OBSERVATION).copy()
        legal = masks[: rows * ACTIONS_BY_KIND].reshape(rows, ACTIONS_BY_KIND).copy()
        chances = log_chances_of(scores[: score_ends[-1]], score_ends, legal, actions)
        return Decisions(
            shown, legal, actions, chances, advantages, advantages + expected, won_by(game, seat, shares), 1 / players
        )


def lent(*arrays: NDArray[Any]) -> tuple[Any, ...]:
    """Return arrays as the compiled functions take them."""
    return tuple(cells(array) for array in arrays)


def log_chances_of(
    scores: NDArray[np.float64], ends: NDArray[np.int64], legal: NDArray[np.int8], actions: NDArray[np.int64]
) -> NDArray[np.float32]:
    """Return the logarithm of the chance of each action; scores are those of the legal answers, row after row."""
    begins = np.concatenate([[0], ends[:-1]])
    counts = ends - begins
    most = np.maximum.reduceat(scores, begins)
    total = np.add.reduceat(np.exp(scores - np.repeat(most, counts)), begins)
    answers = np.nonzero(legal)[1]
    taken = np.flatnonzero(answers == np.repeat(actions, counts))
    found: NDArray[np.float32] = (scores[taken] - most - np.log(total)).astype(np.float32)
    return found


def surprises(
    players: NDArray[np.int64], values: NDArray[np.float32], rewards: NDArray[np.float32]
) -> NDArray[np.float32]:
    """Return how much better each decision went than expected, from the end of each game backwards."""
    order = np.argsort(players, kind="stable")
    who, expected = players[order], values[order]
    is_last = np.append(who[1:] != who[:-1], True)
    following = np.where(is_last, rewards[who], np.append(expected[1:], 0))
    steps = (following - expected).astype(np.float64)
    place = len(who) - 1
    running = 0.0
    while place >= 0:  # some ten thousand steps
        running = steps[place] + (0.0 if is_last[place] else TRACE * running)
        steps[place] = running
        place -= 1
    found = np.empty_like(values)
    found[order] = steps
    return found


def won_by(game: NDArray[np.int64], seat: NDArray[np.int64], shares: NDArray[np.float32]) -> float:
    """Return the mean share of the victory of the learner's seats, where it did not play with itself alone."""
    games, players = shares.shape
    learns = np.zeros((games, players), np.bool_)
    learns[game, seat] = True
    mixed = learns & ~learns.all(1, keepdims=True)
    return float(shares[mixed].mean()) if mixed.any() else 1 / players


def roles_among_nets(chance: np.random.Generator, games: int, players: int) -> NDArray[np.int8]:
    """Return who plays: the learner and another net."""
    return np.where(seats_of_learner(chance, games, players), LEARNER, OTHER_NET).astype(np.int8)


def roles_among_thumbs(chance: np.random.Generator, games: int, players: int) -> NDArray[np.int8]:
    """Return who plays: the learner in one seat, and rules of thumb."""
    roles = chance.choice(np.array(THUMBS, np.int8), (games, players))
    roles = np.where(chance.random((games, 1)) < ALIKE, roles[:, :1], roles)
    roles[np.arange(games), chance.integers(players, size=games)] = LEARNER
    return roles


def roles_among_searchers(chance: np.random.Generator, games: int, players: int) -> NDArray[np.int8]:
    """Return who plays: the learner in one seat or two, and searchers, some of which make room for rules of thumb."""
    thumbs = chance.choice(np.array(THUMBS, np.int8), (games, players))
    mixed = (chance.random((games, 1)) < MIXED) & (chance.random((games, players)) < 0.5)
    roles = np.where(mixed, thumbs, SEARCHER).astype(np.int8)
    first = chance.integers(players, size=games)
    step = chance.integers(1, players, size=games) * (chance.random(games) < SECOND)
    for seats in (first, (first + step) % players):
        roles[np.arange(games), seats] = LEARNER
    return roles


def terms_for(players: int, shares: Decks, chance: np.random.Generator) -> Terms:
    """Return the terms of a batch of games."""
    return terms_of(players, decks_of(shares, chance), None, None, "kinds", "disabled", False, "revised", 1)


def seats_of_learner(chance: np.random.Generator, games: int, players: int) -> NDArray[np.bool_]:
    """Return which seats the learner has beside an older net: all, or some and at least one."""
    learns: NDArray[np.bool_] = chance.random((games, players)) < OWN
    learns[np.arange(games), chance.integers(players, size=games)] = True
    learns[chance.random(games) < ALONE] = True
    return learns


def leads(stocks: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return how much more influence each seat has than the mean of the others."""
    others = (stocks.sum(1, keepdims=True) - stocks) / (stocks.shape[1] - 1)
    found: NDArray[np.float32] = stocks - others
    return found
