"""Bots whose search is nested: they try their best actions once more, among players who think or who are known."""

from typing import NamedTuple

from ..rules import State
from ..tactics import Taste, Thought, set_foresight, set_play, think, think_ahead
from ..tactics.habits import CASUAL_HABITS
from ..view import View
from .acquainted import AcquaintedBot
from .search import MOST


class Outlook(NamedTuple):
    """How a level tries its finalists among strangers. docs/strength.md has what each number is worth."""

    finalists: int  # candidates of the plain search that are tried again
    trials: int  # of all finalists together
    prior: int  # as many trials does the mean of the plain search count for
    horizon: int  # decisions after an action that are made by a short search
    brief: int  # simulations of a short search
    placing: int  # 1 if short searches also choose what is placed
    own: int  # 1 if the player's own later decisions are thought over too
    margin: int  # what a thinking player counts each influence of margin, in units of which a victory has 600


class NestedSearchBot(AcquaintedBot):
    """Searches plainly, then tries the finalists among thinking players, or among nets if its rivals play like them.

    A count of simulations is of the trials of finalists; with fewer than usual, everything else is less too.
    """

    outlook: Outlook

    def __init__(self, seed: int | str = 0, simulations: int | None = None, seconds: float | None = None) -> None:
        super().__init__(seed, simulations, seconds)
        self._trials = MOST if seconds is not None else simulations or self.outlook.trials
        self._effort = self._trials / self.outlook.trials
        self._simulations = self._part_of(self.depth.simulations)
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
        self._trials = 0

    def _search(self, view: View, seat: int) -> None:
        company = self._meet(view, seat)
        everyone = (1 << view.players) - 1 & ~(1 << seat)
        if company.nets:
            self._search_among_nets(view, seat, company.nets)
        elif company.known == everyone:
            self._search_among_thumbs(view, seat)
        else:
            self._search_among_strangers(view, seat)

    def _search_among_thumbs(self, view: View, seat: int) -> None:
        simulations = MOST if self._seconds is not None else self._part_of(self.familiarity.simulations)
        spare = self._thought, self._world, self._scratch, self._dice
        think(view.state, seat, *spare, simulations, self.depth.lapses, self._taste)

    def _search_among_strangers(self, view: View, seat: int) -> None:
        finalists, _, *how = self.outlook[:-1]
        set_foresight(self._foresight, finalists, self._trials, *how)
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
