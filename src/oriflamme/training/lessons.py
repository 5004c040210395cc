"""Lessons: positions of games between bots, what a teacher found there, and how the game ended for the seat.

A teacher that searches does not only say what it would play: a lesson has what it found each answer to be worth, and by
how many trials. Some seats may be played by a student, a net, so that the teacher speaks about its positions too.

python -m oriflamme.training.lessons FOLDER --teacher strong:300 --seed 1
"""

import argparse
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.club import ClubBot
from ..bots.search import Depth
from ..bots.strong import StrongBot
from ..deals import dice_of
from ..encoding import Terms, begin_game, index_of_number, write_mask, write_observation
from ..encoding.action_numbers import ACTIONS_BY_KIND, BY_KIND
from ..encoding.observation import OBSERVATION
from ..envs.terms import terms_of
from ..errors import OriflammeError
from ..net.weights import Player, read_weights
from ..rules import Dice, State, below, hide, step, winners
from ..rules.kinds import SEATS
from ..rules.steps import OVER
from ..tactics import Taste, Thought, best_candidate, policy_action, set_play, think
from ..tactics.policies import CASUAL, SEASONED
from ..tactics.search import SCALE, VICTORY

DECKS: Final = ("base",) * 6 + ("ablaze",) * 4 + ("alliance",) * 4 + ("random",) * 5 + ("any",)
PLAYERS: Final = (4, 4, 4, 4, 4, 4, 3, 3, 5, 5)
DEPTHS: Final = {"club": ClubBot.depth, "strong": StrongBot.depth}
THUMBS: Final = {"casual": CASUAL, "seasoned": SEASONED}
SHARD: Final = 5_000  # lessons in a file
WANDERS: Final = 12  # in a hundred decisions the teacher's seat plays by a rule of thumb: the student will err, too
STUDENTS: Final = 50  # of a hundred seats about which the teacher speaks, if there is a student


class Verdict(NamedTuple):
    """What a teacher plays, and what it found about each answer; nothing if it did not search."""

    action: int
    answers: tuple[int, ...] = ()  # numbers of the rules, in the order of the mask
    worths: tuple[float, ...] = ()  # on average, in victories
    trials: tuple[int, ...] = ()


@dataclass
class Lessons:
    """Rows of the same length: what a seat knows, what it may do, what the teacher does, and the result."""

    observations: list[NDArray[np.int8]] = field(default_factory=list)
    masks: list[NDArray[np.uint8]] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    results: list[tuple[float, float]] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)  # of the answers that were tried; they follow each other:
    worths: list[float] = field(default_factory=list)
    trials: list[int] = field(default_factory=list)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return the lessons as arrays."""
        return {
            "observations": np.array(self.observations, np.int8),
            "masks": np.array(self.masks, np.uint8),
            "actions": np.array(self.actions, np.int16),
            "results": np.array(self.results, np.float32),
            "counts": np.array(self.counts, np.int16),
            "worths": np.array(self.worths, np.float32),
            "trials": np.array(self.trials, np.int16),
        }

    def save(self, path: Path) -> None:
        """Write the lessons to a file, whole or not at all."""
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez_compressed(file, **self.arrays())  # type: ignore[arg-type]
        part.replace(path)


class Teacher:
    """Answers the open question of a game: a searching bot of a given depth, or a rule of thumb."""

    def __init__(self, name: str) -> None:
        match = re.fullmatch(r"(\w+)(?::([1-9]\d{0,5}))?", name)
        kind = match[1] if match else ""
        if kind not in DEPTHS and kind not in THUMBS:
            raise OriflammeError(f"no teacher is called {name!r}; they are {', '.join((*DEPTHS, *THUMBS))}")
        self._depth: Depth | None = DEPTHS.get(kind)
        self._thumb = THUMBS.get(kind, CASUAL)
        self._simulations = int(match[2]) if match and match[2] else self._depth.simulations if self._depth else 0
        self._seen, self._world, self._scratch = State(), State(), State()
        self._taste = Taste()
        if depth := self._depth:
            set_play(self._taste, depth.own, depth.habits, depth.mixed, depth.margin)

    def consider(self, game: State, dice: Dice) -> Verdict:
        """Return what the teacher finds for the seat that is asked, by what that seat knows."""
        if self._depth is None:
            return Verdict(policy_action(game, dice, self._thumb))
        seen, thought = game.copy(), Thought()
        hide(seen, game.asked)
        effort = self._simulations, self._depth.lapses
        think(seen, game.asked, thought, self._world, self._scratch, dice, *effort, self._taste)
        number, trials = thought.number, tuple(thought.visits[: thought.number])
        worths = tuple(total / max(n, 1) / (SCALE * VICTORY) for total, n in zip(thought.worth, trials, strict=False))
        return Verdict(best_candidate(thought), tuple(thought.action[:number]), worths, trials)


def play_lessons(teacher: Teacher, dice: Dice, lessons: Lessons, student: Player | None = None) -> None:
    """Play a game and add what the teacher found in it."""
    terms = draw_terms(dice)
    game = State()
    begin_game(game, dice, terms, np.zeros(SEATS, np.int8).data, 0)
    players = terms.players
    taught = [below(dice, 100) < 60 for _ in range(players)]
    learns = [student is not None and below(dice, 100) < STUDENTS for _ in range(players)]
    thumbs = [SEASONED if below(dice, 2) else CASUAL for _ in range(players)]
    seats: list[int] = []
    while game.step != OVER:
        seat = game.asked
        number = policy_action(game, dice, thumbs[seat])
        if taught[seat]:
            verdict = teacher.consider(game, dice)
            if add_row(game, verdict, lessons):
                seats.append(seat)
            if below(dice, 100) >= WANDERS:
                number = verdict.action
        if student is not None and learns[seat] and below(dice, 100) >= WANDERS:
            number = student.action(game, seat)
        step(game, number)
    lessons.results.extend(result_of(game, seat) for seat in seats)


def draw_terms(dice: Dice) -> Terms:
    """Draw the deck and the count of players."""
    deck = DECKS[below(dice, len(DECKS))]
    players = PLAYERS[below(dice, len(PLAYERS))]
    return terms_of(players, deck, None, None, "kinds", "disabled", False, "revised", 1)


def add_row(game: State, verdict: Verdict, lessons: Lessons) -> bool:
    """Write down a position and the verdict, if there was a choice; tell whether there was."""
    index = index_of_number(game, verdict.action, BY_KIND)
    indices = [index_of_number(game, number, BY_KIND) for number in verdict.answers]
    if index < 0 or -1 in indices or len(indices) == 1:
        return False
    observation, mask = np.empty(OBSERVATION, np.int8), np.empty(ACTIONS_BY_KIND, np.int8)
    write_observation(game, game.asked, observation.data, 0)
    write_mask(game, BY_KIND, mask.data, 0)
    lessons.observations.append(observation)
    lessons.masks.append(np.packbits(mask.view(np.uint8)))
    lessons.actions.append(index)
    lessons.counts.append(len(indices))
    lessons.worths.extend(verdict.worths)
    lessons.trials.extend(verdict.trials)
    return True


def result_of(game: State, seat: int) -> tuple[float, float]:
    """Return a seat's share of the victory and its lead over the mean of the others, in influence."""
    stocks = list(game.stock[: game.players])
    best = winners(game)
    share = 1 / best.bit_count() if best >> seat & 1 else 0.0
    others = (sum(stocks) - stocks[seat]) / (game.players - 1)
    return share, stocks[seat] - others


def main() -> None:
    """Write files of lessons until stopped, or until there are enough; go on after those that are there."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--teacher", default="strong:300")
    parser.add_argument("--shards", type=int, default=1_000_000, help=f"how many files of {SHARD:,} lessons")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--student", type=Path, help="weights of a net that plays some of the seats")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    teacher = Teacher(options.teacher)
    student = Player(read_weights(options.student)) if options.student else None
    for number in range(options.shards):
        path = options.folder / f"{options.teacher.replace(':', '-')}-{options.seed}-{number:04}.npz"
        if path.exists():
            continue
        dice, lessons = dice_of(options.seed << 32 | number), Lessons()
        while len(lessons.actions) < SHARD:
            play_lessons(teacher, dice, lessons, student)
        lessons.save(path)
        print(path.name, len(lessons.actions), flush=True)


if __name__ == "__main__":
    main()
