"""Bots that search, and imagine their rivals as these have shown themselves to be."""

from typing import TYPE_CHECKING, Final, NamedTuple

from ..net import think_among_nets
from ..tactics import Foresight, set_foresight, set_play
from ..tactics.casual import PERCENT
from ..tactics.habits import CASUAL_HABITS, SEASONED_HABITS, TRAINED_HABITS
from ..view import View
from .acquaintances import Acquaintances, Company, Likeness, acquaintances_of
from .search import SearchBot

if TYPE_CHECKING:
    from ..net.weights import Player

LIKELY: Final = 0.5  # from which on the rivals are nets rather than anything else


class Familiarity(NamedTuple):
    """How a level searches among rivals whom it knows. docs/strength.md has what each number is worth."""

    simulations: int  # of the plain search, if all rivals follow rules of thumb
    finalists: int  # candidates that are tried again if some rivals play like the net
    trials: int  # of all finalists together
    prior: int  # as many trials does the mean of the plain search count for
    horizon: int  # decisions after an action that are made by the net


class AcquaintedBot(SearchBot):
    """Looks at what its rivals have done; in some worlds it imagines them to play on like whom they may be.

    If some play like the net, its best actions are tried again in worlds in which the net plays on for them.
    """

    familiarity: Familiarity

    def __init__(self, seed: int | str = 0, simulations: int | None = None, seconds: float | None = None) -> None:
        super().__init__(seed, simulations, seconds)
        self._net = net_of_package()
        self._looks = True
        self._effort = self._simulations / self.depth.simulations  # as a part of the usual one
        self._foresight = Foresight()

    def think_less(self, simulations: int) -> None:
        """Search for at most this many simulations per move, where processor time is dear; rivals stay strangers."""
        super().think_less(simulations)
        self._looks = False

    def _search(self, view: View, seat: int) -> None:
        company = self._meet(view, seat)
        if company.nets:
            self._search_among_nets(view, seat, company.nets)
        else:
            super()._search(view, seat)

    def _search_among_nets(self, view: View, seat: int, nets: int) -> None:
        assert self._net is not None
        _, finalists, trials, prior, horizon = self.familiarity
        set_foresight(self._foresight, finalists, round(trials * self._effort), prior, horizon, 1, 0, 0)
        spare = self._thought, self._world, self._scratch, self._dice
        effort = self._part_of(self.depth.simulations), self.depth.lapses, self._taste, self._foresight
        think_among_nets(view.state, seat, nets, *spare, *effort, *self._net.lent)

    def _part_of(self, usual: int) -> int:
        return max(round(min(self._effort, 1.0) * usual), 1)

    def _meet(self, view: View, seat: int) -> Company:
        """Find out whom the rivals play like, and imagine them so."""
        known = acquaintances_of(view, seat, self._dice, self._net) if self._looks else Acquaintances()
        company = known.company
        keen = company.seasoned | company.nets
        self._imagine(known.likeness if keen else Likeness())  # a doubt alone costs more among strangers than it brings
        return company

    def _imagine(self, likeness: Likeness) -> None:
        """Imagine trained or seasoned rivals in as many worlds as it is likely that they are, and casual ones else."""
        chance, habits = max((likeness.net, TRAINED_HABITS), (likeness.seasoned, SEASONED_HABITS))
        keen = round(PERCENT * chance)
        own = CASUAL_HABITS if likeness.net > LIKELY else self.depth.own
        if keen:
            set_play(self._taste, own, habits, PERCENT - keen, self.depth.margin)
        else:
            set_play(self._taste, own, self.depth.habits, self.depth.mixed, self.depth.margin)


def net_of_package() -> "Player | None":
    """Return the net, or None if its weights cannot be used: then nobody plays like it either."""
    from ..net.weights import BadWeights, Player, packaged_weights  # they take a while to read, and most bots need none

    try:
        return Player(packaged_weights())
    except BadWeights:
        return None
