"""Bots whose search is nested: they try their best actions once more, among players who think."""

from typing import NamedTuple

from ..rules import State
from ..tactics import Foresight, Taste, Thought, set_foresight, set_play, think_ahead
from ..tactics.habits import CASUAL_HABITS
from ..view import View
from .search import MOST, SearchBot


class Outlook(NamedTuple):
    """How a level tries its finalists. docs/strength.md has what each number is worth."""

    finalists: int  # candidates of the plain search that are tried again
    trials: int  # of all finalists together
    prior: int  # as many trials does the mean of the plain search count for
    horizon: int  # decisions after an action that are made by a short search
    brief: int  # simulations of a short search
    placing: int  # 1 if short searches also choose what is placed
    own: int  # 1 if the player's own later decisions are thought over too
    margin: int  # what a thinking player counts each influence of margin, in units of which a victory has 600


class NestedSearchBot(SearchBot):
    """Searches plainly, then tries the finalists among thinking players.

    A count of simulations is of the trials of finalists; with fewer than usual, the plain search is shorter too.
    """

    outlook: Outlook

    def __init__(self, seed: int | str = 0, simulations: int | None = None, seconds: float | None = None) -> None:
        super().__init__(seed, simulations, seconds)
        trials = MOST if seconds is not None else simulations or self.outlook.trials
        effort = min(trials / self.outlook.trials, 1.0)
        self._simulations = max(round(effort * self.depth.simulations), 1)
        self._foresight = Foresight()
        self._set_trials(trials)
        self._mind, self._mind_taste = Thought(), Taste()
        self._mind_world, self._mind_scratch = State(), State()
        set_play(self._mind_taste, CASUAL_HABITS, CASUAL_HABITS, 0, self.outlook.margin)

    @classmethod
    def usual_simulations(cls) -> int:
        """Return for how many trials of finalists a bot of this level searches if it is told nothing."""
        return cls.outlook.trials

    def think_less(self, simulations: int) -> None:
        """Search plainly for at most this many simulations per move, where processor time is dear."""
        super().think_less(simulations)
        self._set_trials(0)

    def _set_trials(self, trials: int) -> None:
        finalists, _, *how = self.outlook[:-1]
        set_foresight(self._foresight, finalists, trials, *how)

    def _search(self, view: View, seat: int) -> None:
        think_ahead(
            view.state,
            seat,
            self._thought,
            self._world,
            self._scratch,
            self._dice,
            self._simulations,
            self.depth.lapses,
            self._taste,
            self._foresight,
            self._mind,
            self._mind_world,
            self._mind_scratch,
            self._mind_taste,
        )
