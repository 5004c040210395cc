"""Bots that search, and imagine their rivals as these have shown themselves to be."""

from typing import TYPE_CHECKING, Final, NamedTuple

from ..net import favour_answers, think_and_judge
from ..tactics import Foresight, set_foresight, set_play, think
from ..tactics.casual import PERCENT
from ..tactics.habits import CASUAL_HABITS, SEASONED_HABITS, TRAINED_HABITS
from ..view import View
from .acquaintances import Acquaintances, Likeness, acquaintances_of
from .search import MOST, SearchBot

if TYPE_CHECKING:
    from ..net.weights import Player

LIKELY: Final = 0.5  # from which on the rivals are nets rather than anything else
# By the number of players, from when on rivals are so likely casual that the net is not asked; it is 0.1 at first.
ENOUGH: Final = {3: 0.12, 4: 0.12, 5: 0.4}


class Intuition(NamedTuple):
    """What the net brings to the search of a level. docs/strength.md has what each number is worth."""

    favour: int  # what an action loses for each unit that the net scores it behind its best; a victory is worth 600
    finalists: int  # candidates of the plain search that the net judges
    trials: int  # of all finalists together
    prior: int  # as many judgements does the mean of the plain search count for
    horizon: int  # decisions after an action that are made by the net, at least
    worth: int  # of what the net judges a certain victory


class AcquaintedBot(SearchBot):
    """Looks at what its rivals have done; in some worlds it imagines them to play on like whom they may be.

    Unless they follow rules of thumb, the net favours some actions from the start, and judges the best in the end.
    """

    intuition: Intuition
    practice: int  # simulations, if all rivals follow rules of thumb

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
        self._imagine(Likeness())

    def _search(self, view: View, seat: int) -> None:
        if not self._looks:
            super()._search(view, seat)
            return
        company, likeness = self._meet(view, seat)
        everyone = (1 << view.players) - 1 & ~(1 << seat)
        trust = trust_in_net(likeness, view.players)
        if trust <= 0 or company.casual | company.seasoned == everyone:
            self._search_among_thumbs(view, seat)
        elif self._net is not None:
            self._search_with_net(view, seat, self._net, trust)
        else:
            self._search_among_strangers(view, seat)

    def _search_among_thumbs(self, view: View, seat: int) -> None:
        simulations = MOST if self._seconds is not None else self._part_of(self.practice)
        spare = self._thought, self._world, self._scratch, self._dice
        think(view.state, seat, *spare, simulations, self.depth.lapses, self._taste)

    def _search_with_net(self, view: View, seat: int, net: "Player", trust: float) -> None:
        favour, finalists, trials, prior, horizon, worth = self.intuition
        favour_answers(view.state, seat, self._thought, round(favour * trust), *net.lent)
        set_foresight(self._foresight, finalists, round(trials * self._effort), prior, horizon, 1, 0, 0)
        spare = self._thought, self._world, self._scratch, self._dice
        effort = self._part_of(self.depth.simulations), self.depth.lapses, self._taste, self._foresight
        think_and_judge(view.state, seat, *spare, *effort, round(worth * trust), *net.lent)

    def _search_among_strangers(self, view: View, seat: int) -> None:
        """Search without the net."""
        super()._search(view, seat)

    def _part_of(self, usual: int) -> int:
        """Return as much of a usual count as this bot thinks."""
        return usual if self._seconds is not None else max(round(self._effort * usual), 1)

    def _meet(self, view: View, seat: int) -> Acquaintances:
        """Find out whom the rivals play like, and imagine them so."""
        known = acquaintances_of(view, seat, self._dice, self._net)
        keen = known.company.seasoned | known.company.nets
        self._imagine(known.likeness if keen else Likeness())  # a doubt alone costs more among strangers than it brings
        return known

    def _imagine(self, likeness: Likeness) -> None:
        """Imagine trained or seasoned rivals in as many worlds as it is likely that they are, and casual ones else."""
        chance, habits = max((likeness.net, TRAINED_HABITS), (likeness.seasoned, SEASONED_HABITS))
        keen = round(PERCENT * chance)
        own = CASUAL_HABITS if likeness.net > LIKELY else self.depth.own
        if keen:
            set_play(self._taste, own, habits, PERCENT - keen, self.depth.margin)
        else:
            set_play(self._taste, own, self.depth.habits, self.depth.mixed, self.depth.margin)


def trust_in_net(likeness: Likeness, players: int) -> float:
    """Return how far to trust the net, at most 1. It has learned against better players than casual ones.

    Among five players a search that imagines casual rivals loses most if they are not, so it is trusted from the start.
    """
    return 1 - likeness.casual / ENOUGH[players]


def net_of_package() -> "Player | None":
    """Return the net, or None if its weights cannot be used: then nobody plays like it either."""
    from ..net.weights import BadWeights, Player, packaged_weights  # they take a while to read, and most bots need none

    try:
        return Player(packaged_weights())
    except BadWeights:
        return None
