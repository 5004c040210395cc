"""Bots whose search imagines nets: they try their best actions once more, among players who decide as the net does."""

from pathlib import Path
from typing import NamedTuple

from ..net import think_among_nets
from ..net.weights import Player, packaged_weights, read_weights
from ..tactics import Foresight, set_foresight
from ..view import View
from .search import MOST, SearchBot


class Company(NamedTuple):
    """How a level tries its finalists. docs/strength.md has what each number is worth."""

    finalists: int  # candidates of the plain search that are tried again
    trials: int  # of all finalists together
    prior: int  # as many trials does the mean of the plain search count for
    horizon: int  # decisions after an action that are made by the net
    own: int  # 1 if the player's own later decisions are made by the net too


class NetSearchBot(SearchBot):
    """Searches plainly, then tries the finalists among nets.

    A count of simulations is of the trials of finalists; with fewer than usual, the plain search is shorter too.
    """

    company: Company
    weights = ""

    def __init__(self, seed: int | str = 0, simulations: int | None = None, seconds: float | None = None) -> None:
        super().__init__(seed, simulations, seconds)
        trials = MOST if seconds is not None else simulations or self.company.trials
        effort = min(trials / self.company.trials, 1.0)
        self._simulations = max(round(effort * self.depth.simulations), 1)
        self._foresight = Foresight()
        self._player = Player(read_weights(Path(self.weights)) if self.weights else packaged_weights())
        self._set_trials(trials)

    @classmethod
    def usual_simulations(cls) -> int:
        """Return for how many trials of finalists a bot of this level searches if it is told nothing."""
        return cls.company.trials

    def think_less(self, simulations: int) -> None:
        """Search plainly for at most this many simulations per move, where processor time is dear."""
        super().think_less(simulations)
        self._set_trials(0)

    def _set_trials(self, trials: int) -> None:
        finalists, _, prior, horizon, own = self.company
        set_foresight(self._foresight, finalists, trials, prior, horizon, 1, 0, own)

    def _search(self, view: View, seat: int) -> None:
        spare = self._world, self._scratch, self._dice
        effort = self._simulations, self.depth.lapses
        lent = self._taste, self._foresight, *self._player.lent
        think_among_nets(view.state, seat, self._thought, *spare, *effort, *lent)
