"""Candidates: every action of a decision with its chance, as club's search finds it; nothing else is asked of it."""

from math import sqrt

from ..bots.differences import POINTS
from ..bots.interface import asked_seat
from ..bots.policies import seed_number
from ..notation.actions import action_of
from ..rules import Dice, State
from ..tactics import Taste, Thought, best_candidate, roll_for, think
from ..tactics.search import VICTORY
from ..view import View
from .calibration import Estimate
from .fresh_worlds import LAPSES


def candidates_of(view: View, seed: str, simulations: int) -> dict[str, Estimate]:
    """Search the open question; return the chance of each action, before calibration, the best first."""
    thought, dice = Thought(), Dice()
    roll_for(dice, seed_number(seed), view.played)
    think(view.state, asked_seat(view), thought, State(), State(), dice, simulations, LAPSES, Taste())
    best, actions = best_candidate(thought), list(thought.action[: thought.number])
    points, squares, visits = thought.points, thought.squares, thought.visits
    dropped, worth = thought.dropped, thought.worth
    best_first = sorted(range(len(actions)), key=lambda i: (actions[i] != best, dropped[i], -worth[i]))
    question = view.state.question
    return {action_of(question, actions[i]).text: _estimate(points[i], squares[i], visits[i]) for i in best_first}


def _estimate(points: int, squares: int, visits: int) -> Estimate:
    trials = max(visits, 1)
    mean = points / trials
    variance = max(squares / trials - mean * mean, 0.0)
    unit = POINTS / VICTORY
    return Estimate(unit * mean, unit * sqrt(variance / trials))
