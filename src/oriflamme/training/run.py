"""A run of the trainer: imitation, then the league, in iterations that depend on nothing but their number and the net.

Everything that a run needs to go on is in its checkpoint, so a run that was stopped and resumed ends with the same
weights, to the bit, as one that was not (with the same torch, the same count of threads, lessons and rivals).
"""

import json
import time
from array import array
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from ..bots.exploiter import ExploiterBot
from ..deals import dice_of
from ..encoding.action_numbers import ACTIONS_BY_KIND
from ..net.batch import Encoder
from ..net.weights import read_weights, write_weights
from .league import (
    MARGIN,
    Decisions,
    Decks,
    Table,
    roles_among_nets,
    roles_among_searchers,
    roles_among_thumbs,
    terms_for,
)
from .lessons import Lessons, Teacher, play_lessons
from .network import Net, load_weights, sharpen, weights_of
from .updates import Taught, reinforce, study

PLAYERS: Final = (4, 4, 3, 4, 4, 5)
FILES: Final = 4  # of lessons, in an iteration
OLDER: Final = 12  # nets that the league remembers; the first stays, it is the clone of the teacher
CLONE: Final = 0.5  # how often the league plays against the clone or a lasting rival; otherwise against any of them
HEAT: Final = 0.1  # victories by which an answer must be better to have e times the chance, as it is taught
NOISE: Final = 1.0  # victories by which the worth of an answer varies from trial to trial
SHARPER: Final = 2.0  # how much surer the net is in the league, where it draws its answers, than after its lessons


@dataclass(frozen=True)
class Plan:
    """How long and how to train."""

    lessons: int = 20_000  # in an iteration, of a rule of thumb
    first_iterations: int = 60  # with a rule of thumb as the teacher
    lesson_iterations: int = 120  # with the lessons of a folder
    league_iterations: int = 2000
    games: int = 400  # in an iteration of the league among nets
    thumbs: float = 2.0  # games against rules of thumb for each of them
    clubs: float = 1.0  # games against clubs for each of them
    exploiters: float = 0.5  # games against exploiters for each of them
    simulations: int = 60  # of a club or an exploiter, for each decision
    epochs: int = 3  # how often the net learns from each decision of the league
    base: int = 8  # decks of a batch of the league that are this box
    ablaze: int = 10
    alliance: int = 10
    mixes: int = 36  # and that are mixes of their lines
    size: int = 4096  # of a minibatch
    imitation_rate: float = 2e-3
    rate: float = 5e-4
    last_rate: float = 1e-5
    entropy: float = 0.012
    last_entropy: float = 0.003
    remember: int = 30  # iterations of the league between the nets that it remembers
    teacher: str = "seasoned"
    seed: int = 1

    @property
    def iterations(self) -> int:
        """How many there are in all."""
        return self.first_iterations + self.lesson_iterations + self.league_iterations

    @property
    def decks(self) -> Decks:
        """Which decks a batch of the league has."""
        return Decks(self.base, self.ablaze, self.alliance, self.mixes)


class Run:
    """A net in training, with a folder for its checkpoint and its log."""

    def __init__(
        self,
        folder: Path,
        plan: Plan,
        lessons: Path | None = None,
        rivals: Path | None = None,
        start: Path | None = None,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        torch.set_num_threads(1)
        torch.manual_seed(plan.seed)
        self.folder, self.plan, self._lessons = folder, plan, lessons
        self.encoder = Encoder()
        self.net = Net(self.encoder.rows)
        self.optimizer: Any = torch.optim.Adam(self.net.parameters(), lr=plan.imitation_rate, eps=1e-5)
        self.iteration = 0
        self.seconds = 0.0  # of the processor
        self.decisions = 0
        self.older: list[NDArray[np.float32]] = []
        self._rivals = [weights_in(file) for file in sorted(rivals.glob("*.bin"))] if rivals else []
        self.log: list[dict[str, Any]] = []
        self._table = Table(plan.simulations)
        self._exploiters = Table(plan.simulations, ExploiterBot.depth)
        self._teacher = Teacher(plan.teacher)
        self._start = ""  # the hash of the weights that it began with
        if (folder / "checkpoint.pt").exists():
            self._load()
        elif start:
            begun = read_weights(start)
            load_weights(self.net, np.array(begun.numbers, np.float32))
            self._start = begun.digest

    # the checkpoint

    def save(self) -> None:
        """Write the checkpoint, whole or not at all."""
        part = self.folder / "checkpoint.part"
        content = {
            "plan": asdict(self.plan),
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "iteration": self.iteration,
            "seconds": self.seconds,
            "decisions": self.decisions,
            "older": [torch.from_numpy(weights) for weights in self.older],
            "log": json.dumps(self.log),
            "start": self._start,
        }
        torch.save(content, part)
        part.replace(self.folder / "checkpoint.pt")
        (self.folder / "log.jsonl").write_text("".join(json.dumps(line) + "\n" for line in self.log))

    def _load(self) -> None:
        content = torch.load(self.folder / "checkpoint.pt", weights_only=True)
        self.net.load_state_dict(content["net"])
        self.optimizer.load_state_dict(content["optimizer"])
        self.iteration, self.seconds = content["iteration"], content["seconds"]
        self.decisions = content["decisions"]
        self.older = [weights.numpy() for weights in content["older"]]
        self.log = json.loads(content["log"])
        self._start = content.get("start", "")

    def export(self, path: Path) -> str:
        """Write the weights for `oriflamme.net` with the record of their making; return their hash."""
        made = {
            "iterations": self.iteration,
            "decisions": self.decisions,
            "processor_seconds": round(self.seconds),
            "plan": asdict(self.plan),
            "torch": torch.__version__,
        }
        if self._start:
            made["start"] = self._start
        return write_weights(path, array("f", weights_of(self.net).tolist()), made)

    # training

    def go_on(self, save_every: float = 180) -> Iterator[dict[str, Any]]:
        """Train to the end of the plan, save now and then, and yield a line of the log for each iteration."""
        saved = time.monotonic()
        while self.iteration < self.plan.iterations:
            begin = time.process_time()
            line = self._iterate()
            self.seconds += time.process_time() - begin
            self.iteration += 1
            line |= {"iteration": self.iteration, "decisions": self.decisions, "seconds": round(self.seconds, 1)}
            self.log.append(line)
            if time.monotonic() - saved > save_every or self.iteration == self.plan.iterations:
                self.save()
                saved = time.monotonic()
            yield line

    def _iterate(self) -> dict[str, Any]:
        plan, index = self.plan, self.iteration
        if index < plan.first_iterations:
            return self._study("first lessons", index / plan.first_iterations, self._first_lessons())
        index -= plan.first_iterations
        if index < plan.lesson_iterations:
            return self._study("lessons", index / plan.lesson_iterations, self._stored_lessons(index))
        return self._play(index - plan.lesson_iterations)

    def _chance(self) -> np.random.Generator:
        return np.random.default_rng([self.plan.seed, self.iteration])

    def _first_lessons(self) -> dict[str, NDArray[Any]]:
        dice, lessons = dice_of(self.plan.seed << 40 | self.iteration), Lessons()
        while len(lessons.actions) < self.plan.lessons:
            play_lessons(self._teacher, dice, lessons)
        return lessons.arrays()

    def _stored_lessons(self, index: int) -> dict[str, NDArray[Any]]:
        files = sorted(self._lessons.glob("*.npz")) if self._lessons else []
        if not files:
            return self._first_lessons()
        chance = np.random.default_rng([self.plan.seed, index * FILES // len(files)])
        order = chance.permutation(len(files))
        chosen = [files[order[(index * FILES + i) % len(files)]] for i in range(min(FILES, len(files)))]
        parts = [np.load(file) for file in chosen]
        return {name: np.concatenate([part[name] for part in parts]) for name in parts[0].files}

    def _study(self, phase: str, done: float, lessons: dict[str, NDArray[Any]]) -> dict[str, Any]:
        self.optimizer.param_groups[0]["lr"] = self.plan.imitation_rate * (0.05 + 0.95 * (1 - done))
        observations, actions = lessons["observations"], lessons["actions"].astype(np.int64)
        taught = Taught(
            observations,
            np.unpackbits(lessons["masks"], axis=1)[:, :ACTIONS_BY_KIND].view(np.int8),
            actions,
            rewards_of(lessons["results"], observations),
            lessons["counts"].astype(np.int64),
            ((lessons["worths"] - NOISE / np.sqrt(lessons["trials"])) / HEAT).astype(np.float32),
        )
        order = self._chance().permutation(len(actions))
        loss, hits = study(self.net, self.optimizer, self.encoder, taught, order, min(self.plan.size, 1024))
        self.decisions += len(actions)
        return {"phase": phase, "loss": round(loss, 4), "same": round(hits, 4)}

    def _play(self, index: int) -> dict[str, Any]:
        plan = self.plan
        if index == 0 and self.iteration:  # there were lessons
            sharpen(self.net, SHARPER)
        if index % plan.remember == 0:
            self.older = [*self.older[:1], *self.older[max(1, len(self.older) + 1 - OLDER) :], weights_of(self.net)]
        left = 1 - index / plan.league_iterations
        self.optimizer.param_groups[0]["lr"] = plan.last_rate + (plan.rate - plan.last_rate) * left
        entropy = plan.last_entropy + (plan.entropy - plan.last_entropy) * left
        chance = self._chance()
        players = PLAYERS[index % len(PLAYERS)]
        rivals = [*self.older[:1], *self._rivals, *self.older[1:]]
        rival = int(chance.integers(1 + len(self._rivals) if chance.random() < CLONE else len(rivals)))
        seeds, mine = chance.integers(1 << 32, size=3), weights_of(self.net)
        terms = terms_for(players, plan.decks, chance)
        played = {}
        for name, (roles_among, table, count, seed) in {
            "thumbs": (roles_among_thumbs, self._table, plan.thumbs, seeds[0]),
            "league": (roles_among_nets, self._table, 1.0, seeds[1]),
            "clubs": (roles_among_searchers, self._table, plan.clubs, seeds[2]),
            "exploiters": (roles_among_searchers, self._exploiters, plan.exploiters, seeds[2] + 1),
        }.items():
            if games := round(count * plan.games):
                roles = roles_among(chance, games, players)
                played[name] = table.play(mine, rivals[rival], terms, roles, int(seed))
        made = joined(list(played.values()))
        surprise = error = 0.0
        for _ in range(plan.epochs):
            order = chance.permutation(len(made.actions))
            surprise, error = reinforce(self.net, self.optimizer, self.encoder, made, order, plan.size, entropy)
        self.decisions += len(made.actions)
        return {
            "phase": "league",
            "players": players,
            **{name: round(part.won / part.par, 4) for name, part in played.items()},
            "rival": rival,
            "entropy": round(surprise, 4),
            "error": round(error, 4),
        }


def weights_in(path: Path) -> NDArray[np.float32]:
    """Return the weights of a file."""
    return np.array(read_weights(path).numbers, np.float32)


def joined(parts: list[Decisions]) -> Decisions:
    """Return the decisions of some batches; in each, an advantage is one over the mean of the batch.

    The net cannot see who its opponents are, so against strong ones it expects too much in every decision.
    """
    return Decisions(
        np.concatenate([part.observations for part in parts]),
        np.concatenate([part.masks for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate([part.chances for part in parts]),
        np.concatenate([part.advantages - part.advantages.mean() for part in parts]),
        np.concatenate([part.returns for part in parts]),
        parts[0].won,
        parts[0].par,
    )


def rewards_of(results: NDArray[np.float32], observations: NDArray[np.int8]) -> NDArray[np.float32]:
    """Return the rewards of lessons: a share of the victory and a lead, as in the league."""
    players = 3 + observations[:, :3].argmax(1).astype(np.float32)
    found: NDArray[np.float32] = (results[:, 0] * players - 1) / (players - 1) + MARGIN * results[:, 1]
    return found.astype(np.float32)
