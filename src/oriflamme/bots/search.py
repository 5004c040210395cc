"""Bots that search: they try their actions in worlds that fit what they see, and play them on to the end."""

import contextlib
import threading
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from ..errors import OriflammeError
from ..notation.actions import Action, action_of
from ..rules import Dice, State
from ..rules.kinds import NAMES
from ..tactics import Taste, Thought, best_candidate, roll_for, set_play, stop_thinking, think
from ..tactics.search import VICTORY
from ..view import View
from ..worlds import sample_state
from .characters import Character
from .interface import Belief, Candidate, Explanation, asked_seat
from .policies import seed_number
from .reasons import reason_for

WORLDS = 200  # sampled for its beliefs
MOST = 1_000_000


class Depth(NamedTuple):
    """How a level searches."""

    simulations: int  # for each decision
    own: int  # the habits with which it imagines itself to play on
    habits: int  # and the others
    mixed: int  # in this many of a hundred worlds it imagines casual players instead
    margin: int  # what each influence of margin is worth, in units of which a victory has 600
    lapses: int  # of the players that it imagines, in a hundred decisions


@contextlib.contextmanager
def stopped_after(bot: "SearchBot", seconds: float | None) -> Iterator[None]:
    """Stop a bot's search after some seconds."""
    timer = threading.Timer(seconds, bot.stop) if seconds is not None else None
    if timer:
        timer.daemon = True
        timer.start()
    try:
        yield
    finally:
        if timer:
            timer.cancel()


class SearchBot:
    """Searches for a number of simulations or seconds per move, in one compiled call that releases Python's lock."""

    depth: Depth
    character: Character | None = None  # what it likes, besides winning

    def __init__(self, seed: int | str = 0, simulations: int | None = None, seconds: float | None = None) -> None:
        _check_budget(simulations, seconds)
        self._seed_number = seed_number(seed)
        self._simulations = MOST if seconds is not None else simulations or self.depth.simulations
        self._seconds = seconds
        self._thought = Thought()
        self._taste = Taste()
        set_play(self._taste, self.depth.own, self.depth.habits, self.depth.mixed, self.depth.margin)
        self._world, self._scratch, self._dice = State(), State(), Dice()

    @classmethod
    def usual_simulations(cls) -> int:
        """Return for how many simulations a bot of this level searches if it is told nothing."""
        return cls.depth.simulations

    def think_less(self, simulations: int) -> None:
        """Search for at most this many simulations per move, where processor time is dear."""
        self._simulations = min(self._simulations, simulations)

    def choose(self, view: View) -> Action:
        """Return the action that the search kept longest."""
        self._think(view)
        return action_of(view.state.question, best_candidate(self._thought))

    def stop(self) -> None:
        """Stop a search that runs in another thread; it returns the best action so far."""
        stop_thinking(self._thought)

    def explain(self, view: View, language: str | None = None) -> Explanation:
        """Return the candidates, the best first, and what each hidden card may be.

        With a language, as "en", also say why in a sentence or two. That takes some more games.
        """
        self._think(view)
        question, thought = view.state.question, self._thought
        chosen = action_of(question, best_candidate(thought))
        points, squares, visits = thought.points, thought.squares, thought.visits
        dropped, worth = thought.dropped, thought.worth
        actions = [action_of(question, number) for number in thought.action[: thought.number]]
        best_first = sorted(range(len(actions)), key=lambda i: (actions[i] != chosen, dropped[i], -worth[i]))
        candidates = tuple(_candidate(actions[i], points[i], squares[i], visits[i]) for i in best_first)
        beliefs = self._beliefs(view)
        why = (
            reason_for(view, candidates, self._dice, self.depth.lapses, self._taste, language)
            if language is not None
            else ""
        )
        return Explanation(chosen, candidates, beliefs, why)

    def _think(self, view: View) -> None:
        seat = asked_seat(view)
        roll_for(self._dice, self._seed_number, view.played)
        self._thought = Thought()
        with stopped_after(self, self._seconds):
            self._prefer(view)
            self._search(view, seat)

    def _search(self, view: View, seat: int) -> None:
        effort = self._simulations, self.depth.lapses
        think(view.state, seat, self._thought, self._world, self._scratch, self._dice, *effort, self._taste)

    def _prefer(self, view: View) -> None:
        """Set what this player likes in this position."""
        if self.character is not None:
            self.character.form(self._taste, view, with_margin=self.depth.margin > 0)

    def _beliefs(self, view: View) -> tuple[Belief, ...]:
        unknown = [
            (pile, depth, card)
            for pile, top in enumerate(view.state.row[: view.state.length], 1)
            for depth, card in enumerate(_cards_from(view.state, top))
            if view.state.kind[card] == 0
        ]
        seen: dict[int, Counter[int]] = {card: Counter() for _, _, card in unknown}
        for _ in range(WORLDS):
            kinds = sample_state(view, self._dice).kind
            for card, counter in seen.items():
                counter[kinds[card]] += 1
        return tuple(
            Belief(pile, depth, tuple((NAMES[kind], times / WORLDS) for kind, times in seen[card].most_common(3)))
            for pile, depth, card in unknown
        )


def _check_budget(simulations: int | None, seconds: float | None) -> None:
    if simulations is not None and simulations < 1:
        raise OriflammeError(f"a bot needs at least 1 simulation to think, got {simulations}")
    if seconds is not None and not seconds > 0:
        raise OriflammeError(f"a bot needs more than 0 seconds to think, got {seconds:g}")


def _cards_from(state: State, top: int) -> list[int]:
    cards = []
    while top:
        cards.append(top)
        top = state.below[top]
    return cards


def _candidate(action: Action, points: int, squares: int, visits: int) -> Candidate:
    trials = max(visits, 1)
    mean = points / trials
    variance = max(squares / trials - mean * mean, 0.0)
    return Candidate(action, mean / VICTORY, sqrt(variance / trials) / VICTORY, visits)
