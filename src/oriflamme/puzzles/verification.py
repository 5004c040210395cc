"""Verification: is the answer of a puzzle really the best action, for one who thinks for much longer?"""

from random import Random
from typing import Final, NamedTuple

from ..bots import ClubBot
from ..bots.differences import Difference, mean_and_error
from ..game import Game
from ..notation.actions import Action
from ..view import View
from ..worlds import sample
from .comparison import IDEAS, ORDINARY, compare, dice_for
from .every_world import chances, few_worlds
from .puzzle import POINTS, Puzzle

FIRST_LOOK: Final = 1_000  # simulations that find a position
SECOND_LOOK: Final = 10 * FIRST_LOOK  # that must find the same answer
DUEL: Final = 4_000  # worlds in which it meets each rival
LAST_LOOK: Final = 10 * SECOND_LOOK  # of `oriflamme puzzles verify`
LAST_DUEL: Final = 10 * DUEL
RIVALS: Final = 4  # the next best actions, which the answer meets at length
TRIALS: Final = 24  # games in each world, if every one is tried
LEAST: Final = 15.0  # points of 100 that make a puzzle
LEAST_ANYHOW: Final = 6.0  # however everyone is imagined to play on
ERRORS: Final = 5.0  # standard errors
GAMES: Final = 100  # in which everyone thinks before each action
THINKING: Final = 24  # simulations, of each of these players
LEAST_AMONG_THINKERS: Final = 8.0


class Verdict(NamedTuple):
    """What a verification has found."""

    best: str
    gap: float  # points by which the answer beats the best of the others; negative if it does not
    error: float

    def agrees(self, puzzle: Puzzle) -> bool:
        """Tell whether the puzzle's answer was found again."""
        return self.best == puzzle.answer and self.gap > 0


def stands(view: View, answer: Action, rivals: list[Action], seed: str) -> Difference | None:
    """Return by how much an answer beats its best rival; None unless it is clear, however everyone plays on."""
    closest: Difference | None = None
    for number, players in enumerate(IDEAS):
        for rival in rivals:
            found = compare(view, answer, rival, dice_for(seed, number, rival), DUEL, players)
            if not found.is_clear(LEAST if players is ORDINARY else LEAST_ANYHOW, ERRORS):
                return None
            if players is ORDINARY and (closest is None or found.gap < closest.gap):
                closest = found
    if not _stands_in_every_world(view, answer, rivals, seed) or not _stands_among_thinkers(
        view, answer, rivals[0], seed
    ):
        return None
    return closest


def _stands_in_every_world(view: View, answer: Action, rivals: list[Action], seed: str) -> bool:
    """Tell whether the answer is best over all worlds, where they are few enough to try each."""
    worlds = few_worlds(view, dice_for(seed, "worlds"))
    if not worlds:
        return True
    seat = view.state.asked
    gains = chances(worlds, answer, seat, dice_for(seed, "every"), TRIALS, ORDINARY)
    for rival in rivals:
        others = chances(worlds, rival, seat, dice_for(seed, "every"), TRIALS, ORDINARY)
        gap, error = mean_and_error([gain - other for gain, other in zip(gains, others, strict=True)])
        if gap < LEAST_ANYHOW or gap < 2 * error:
            return False
    return True


def _stands_among_thinkers(view: View, answer: Action, rival: Action, seed: str) -> bool:
    """Tell whether the answer also wins more often if everyone, the player too, searches before each action."""
    rng = Random(f"think {seed}")
    gaps = []
    for number in range(GAMES):
        world = sample(view, rng)
        results = [_played_on(world.copy(), action, f"{seed} {number}") for action in (answer, rival)]
        gaps.append(results[0] - results[1])
        if number == GAMES // 4 and mean_and_error(gaps)[0] <= 0:
            return False
    return Difference(0, 0, *mean_and_error(gaps)).is_clear(LEAST_AMONG_THINKERS, 2)


def _played_on(game: Game, action: Action, seed: str) -> float:
    """Play an action and on to the end with bots that search; return the share of the win in points of 100."""
    player = game.asked
    game.play(action)
    bots = [ClubBot(f"{seed} {seat}", THINKING) for seat in range(game.players)]
    while (asked := game.asked) is not None:
        game.play(bots[asked].choose(game.glance(asked)))
    return POINTS / len(game.winners) if player in game.winners else 0.0


def verify(puzzle: Puzzle, seed: int) -> Verdict:
    """Solve a puzzle anew: without a look at its answer, with other worlds, ten times as many as when it was made."""
    view = puzzle.view
    found = ClubBot(f"verify {seed} {puzzle.number}", LAST_LOOK).explain(view)
    best, runner_up = found.candidates[0].action, found.candidates[1].action
    duel = compare(view, best, runner_up, dice_for("verify", seed, puzzle.number), LAST_DUEL)
    return Verdict(best.text if duel.gap > 0 else runner_up.text, abs(duel.gap), duel.error)
