"""Bots that try their best actions once more: the net judges them, or without it rivals who think."""

from typing import NamedTuple

from ..rules import State
from ..tactics import Taste, Thought, set_foresight, set_play, set_thorough, think_ahead
from ..tactics.habits import CASUAL_HABITS
from ..view import View
from .acquainted import AcquaintedBot
from .search import MOST


class Outlook(NamedTuple):
    """How a level tries its finalists where there is no net. docs/strength.md has what each number is worth."""

    finalists: int  # candidates of the plain search that are tried again
    trials: int  # of all finalists together
    prior: int  # as many trials does the mean of the plain search count for
    horizon: int  # decisions after an action that are made by a short search
    brief: int  # simulations of a short search
    placing: int  # 1 if short searches also choose what is placed
    own: int  # 1 if the player's own later decisions are thought over too
    margin: int  # what a thinking player counts each influence of margin, in units of which a victory has 600


class NestedSearchBot(AcquaintedBot):
    """Searches plainly, then lets the net judge the finalists; without its weights, tries them among thinking players.

    Where few queues fit what it knows, it tries each of them equally often, as in the end of most games.
    A count of simulations is of the judgements; with fewer or more than usual, so is everything else.
    """

    outlook: Outlook

    def __init__(self, seed: int | str = 0, simulations: int | None = None, seconds: float | None = None) -> None:
        super().__init__(seed, simulations, seconds)
        trials = MOST if seconds is not None else simulations or self.intuition.trials
        self._effort = trials / self.intuition.trials
        self._simulations = self._part_of(self.depth.simulations)
        set_thorough(self._taste)
        self._mind, self._mind_taste = Thought(), Taste()
        self._mind_world, self._mind_scratch = State(), State()
        set_play(self._mind_taste, CASUAL_HABITS, CASUAL_HABITS, 0, self.outlook.margin)

    @classmethod
    def usual_simulations(cls) -> int:
        """Return how often the net judges for a bot of this level if it is told nothing."""
        return cls.intuition.trials

    def _search_among_strangers(self, view: View, seat: int) -> None:
        finalists, trials, *how = self.outlook[:-1]
        set_foresight(self._foresight, finalists, round(trials * self._effort), *how)
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
