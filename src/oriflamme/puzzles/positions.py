"""Positions: the decisions of games of bots in which a short search finds one action far better than the others."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..bots import Bot, ClubBot, bot
from ..game import Game
from ..notation.actions import Action
from ..view import View
from .puzzle import POINTS
from .verification import FIRST_LOOK, LEAST

BOXES: Final = ("base", "ablaze", "alliance")
DECKS: Final = (*BOXES, "court", "tribunal", "blood", *BOXES, "masks", "random", "any")
PLAYERS: Final = (3, 4, 5)
LEVELS: Final = ("casual", "seasoned", "club:60", "strong:120")  # who plays the games
NAMES: Final = "Aldous Beatrix Corvin Desmonda Edric Fenella Gawain Heloise Isolde Jocelyn Leofric Melisende".split()
SOLVERS: Final = ("beginner", "casual", "seasoned", "club:40")  # who tries the puzzles, to tell how easy they are
TRIES: Final = 5  # of each solver
EASY: Final = 0.6  # of the tries: a puzzle that more of them solve is too easy
HOPELESS: Final = 0.25  # a chance below which even the best action is no success
MOST_ACTIONS: Final = 48
FEWEST_PILES: Final = 3


class Position(NamedTuple):
    """A decision that may become a puzzle."""

    game: Game
    view: View
    answer: Action
    solved: float  # of the tries of bots that do not think for long


def play_game(source: int, seed: int) -> Game:
    """Play the game of bots with an index; decks and counts of players take turns."""
    players, deck = PLAYERS[source // len(DECKS) % len(PLAYERS)], DECKS[source % len(DECKS)]
    names = [NAMES[(5 * source + 5 * seat) % len(NAMES)] for seat in range(players)]
    game = Game.new(players, deck, seed * 1_000_003 + source, source % players, names=names)
    seats = [bot(LEVELS[(source + seat) % len(LEVELS)], f"{seed} {source} {seat}") for seat in range(players)]
    while (asked := game.asked) is not None:
        game.play(seats[asked].choose(game.view(asked)))
    return game


def positions_of(game: Game, seed: str) -> Iterator[Position]:
    """Yield the decisions of a finished game that may become puzzles."""
    at = game.at(0)
    for number, move in enumerate(game.moves):
        decision = at.decision
        assert decision is not None
        if 1 < len(decision.actions) <= MOST_ACTIONS and len(at.view(decision.seat).queue) >= FEWEST_PILES:
            view = at.view(decision.seat)
            answer = _clear_answer(view, f"{seed} {number}")
            if answer is not None and (solved := share_solved(view, answer)) <= _most_solved(view):
                yield Position(at.copy(), view, answer, solved)
        at.play(move.action)


def _clear_answer(view: View, seed: str) -> Action | None:
    found = ClubBot(f"look {seed}", FIRST_LOOK).explain(view)
    best, *others = found.candidates
    gap = POINTS * (best.chance - max(one.chance for one in others))
    return best.action if gap >= LEAST and best.chance >= HOPELESS else None


def _most_solved(view: View) -> float:
    """Return the share of tries that may solve a puzzle: half of all guesses hit one of two actions."""
    decision = view.decision
    return EASY if decision is not None and len(decision.actions) > 2 else EASY - 0.1


def share_solved(view: View, answer: Action) -> float:
    """Return the share of tries in which bots that do not think for long find the answer."""
    solvers: list[Bot] = [bot(name, seed) for name in SOLVERS for seed in range(TRIES)]
    return sum(solver.choose(view) == answer for solver in solvers) / len(solvers)
