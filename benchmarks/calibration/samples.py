"""Samples: a few decisions of each of many games, as a review shows them, and what came of the games.

They are appended to a file, a game a line, so that a run that was stopped goes on where it was.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from oriflamme.arena.styles import STYLES
from oriflamme.bots import CHARACTERS, Bot, SearchBot, bot
from oriflamme.bots.differences import POINTS
from oriflamme.game import Game
from oriflamme.notation.actions import Action
from oriflamme.notation.record import write_json
from oriflamme.puzzles.comparison import compare, dice_for
from oriflamme.review.fresh_worlds import LAPSES
from oriflamme.review.maker import found_in, open_chances_in
from oriflamme.rules import State
from oriflamme.tactics import Scales, Taste, look_openly
from oriflamme.tactics.search import VICTORY

DECKS: Final = ("base", "ablaze", "alliance", "random")
LEVELS: Final = ("beginner", "casual", "seasoned", "club:100", "strong:300")
THINKING: Final = 100  # simulations of a character
TABLES: Final = {
    "random": ("random",),
    "beginner": ("beginner",),
    "casual": ("casual",),
    "club": ("club:100",),
    "strong": ("strong:300",),
    "mixed": LEVELS,
    "characters": tuple(f"{name}:{level}" for name in CHARACTERS for level in ("casual", "club")),
    "styles": tuple(STYLES),
}
FITTED: Final = ("beginner", "casual", "club", "mixed", "characters")
TESTED: Final = ("casual", "club", "mixed", "characters", "styles")
FEW: Final = 8  # decisions of a game: neighbours tell nearly the same
TRIALS: Final = 200  # worlds that weigh the action that was chosen, each twice
OPEN: Final = 120  # games played on with all cards open


class Weighed(Struct, frozen=True):
    """A decision as a review shows it, before any correction."""

    number: int
    seat: int
    round: int
    chance: float  # of the action that was chosen, in points of 100
    open: tuple[float, ...]


Weigh: TypeAlias = Callable[[Game, Action, int], Weighed]


class Sample(Struct, frozen=True):
    """A game and some of its decisions."""

    table: str
    number: int
    levels: tuple[str, ...]
    record: str
    winners: tuple[int, ...]
    decisions: tuple[Weighed, ...]


def player(name: str, seed: int) -> Bot:
    """Return a bot or a held-out style by its name."""
    found = STYLES[name](seed) if name in STYLES else bot(name, seed)
    if isinstance(found, SearchBot) and found.character is not None:
        found.think_less(THINKING)
    return found


def sample_of(purpose: str, table: str, number: int, weigh: Weigh, few: int = FEW) -> Sample:
    """Play a game of a kind of table, and review a few of its decisions in which there was a choice."""
    rng = Random(f"{purpose} {table} {number}")
    players = 3 + number % 3
    levels = tuple(rng.choice(TABLES[table]) for _ in range(players))
    game = Game.new(players, DECKS[number // 3 % len(DECKS)], rng.getrandbits(40), rng.randrange(players))
    seats = [player(level, rng.getrandbits(40)) for level in levels]
    choices: list[tuple[Game, Action]] = []
    while (decision := game.decision) is not None:
        action = seats[decision.seat].choose(game.view(decision.seat))
        if len(decision.actions) > 1:
            choices.append((game.copy(), action))
        game.play(action)
    taken = [choices[index] for index in sorted(rng.sample(range(len(choices)), min(few, len(choices))))]
    decisions = tuple(weigh(at, chosen, rng.getrandbits(40)) for at, chosen in taken)
    return Sample(table, number, levels, write_json(game.record()), tuple(game.winners), decisions)


def weighed_quickly(at: Game, chosen: Action, seed: int) -> Weighed:
    """Return what a review would say, with fewer simulations: noise of two points hardly moves a tenth."""
    decision, dice, scales, taste = at.decision, dice_for("calibration", seed), Scales(), Taste()
    assert decision is not None
    look_openly(at.state, scales, State(), dice, OPEN, LAPSES, taste)
    found = compare(at.view(decision.seat), chosen, chosen, dice, TRIALS)
    seats = tuple(round(POINTS * points / (VICTORY * OPEN), 2) for points in scales.seats[: at.players])
    return Weighed(len(at.moves), decision.seat, at.round, round((found.one + found.other) / 2, 2), seats)


def weighed_as_told(at: Game, chosen: Action, seed: int, effort: float = 1.0) -> Weighed:
    """Return just what a review says: the same search and the same fresh worlds, thirty times the work."""
    decision, number = at.decision, len(at.moves)
    assert decision is not None
    chance = found_in(at, number, chosen.text, seed, effort, effort).estimates[chosen.text].chance
    seats = tuple(round(one, 2) for one in open_chances_in(at.state, number, seed, effort))
    return Weighed(number, decision.seat, at.round, round(chance, 2), seats)


def not_weighed(at: Game, chosen: Action, seed: int) -> Weighed:
    """Return a decision without chances: beliefs need none."""
    decision = at.decision
    assert decision is not None
    return Weighed(len(at.moves), decision.seat, at.round, 0.0, ())


def read(path: Path) -> list[Sample]:
    """Return the samples of a file; a last line that was cut off is left out."""
    if not path.exists():
        return []
    lines = path.read_bytes().split(b"\n")[:-1]
    return [msgspec.json.decode(line, type=Sample) for line in lines]


def collect(
    path: Path, purpose: str, tables: tuple[str, ...], wanted: int, weigh: Weigh, few: int = FEW
) -> list[Sample]:
    """Return samples with at least so many decisions of each table in turn, those of the file first."""
    samples = read(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = b"".join(msgspec.json.encode(sample) + b"\n" for sample in samples)
    path.write_bytes(whole)
    known = {(sample.table, sample.number) for sample in samples}
    count = sum(len(sample.decisions) for sample in samples)
    with path.open("ab") as file:
        for table, number in _turns(tables):
            if count >= wanted:
                break
            if (table, number) in known:
                continue
            sample = sample_of(purpose, table, number, weigh, few)
            samples.append(sample)
            count += len(sample.decisions)
            file.write(msgspec.json.encode(sample) + b"\n")
            file.flush()
            print(f"\r{count:,} of {wanted:,} decisions", end="", file=sys.stderr)
    print(file=sys.stderr)
    return samples


def _turns(tables: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    number = 0
    while True:
        yield from ((table, number) for table in tables)
        number += 1
