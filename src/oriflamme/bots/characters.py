"""Characters: bots with a way of playing that people notice. Each searches like the plain bot of its level.

What sets a character apart is what it likes: in its search, an action that it likes counts as if it won a little more
often. So it follows its bent where that costs little, and plays soundly where much is at stake.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from ..tactics import Taste, set_likes, set_strike
from ..view import View
from .grievances import harm_done, heard

Grudges = Mapping[int, int]  # how much a player likes to strike each seat


def no_one(view: View) -> Grudges:
    """Return no wish to strike anyone in particular."""
    return {}


def the_leader(view: View) -> Grudges:
    """Return a wish to strike the rivals with the most influence."""
    rivals = {seat: stock for seat, stock in enumerate(view.stocks) if seat != view.seat}
    return {seat: 45 for seat, stock in rivals.items() if stock == max(rivals.values())}


def the_offenders(view: View) -> Grudges:
    """Return a wish to strike those who have harmed this player, by what they did."""
    return {seat: min(15 * harm, 90) for seat, harm in harm_done(heard(view), view.seat).items()}


def any_rival(view: View) -> Grudges:
    """Return a wish to strike anyone else."""
    return {seat: 25 for seat in range(view.players) if seat != view.seat}


@dataclass(frozen=True)
class Character:
    """What a character likes, in units of which a victory has 600."""

    wait: int = 0  # to wait
    bluff: int = 0  # to leave a character hidden, as if it were an intrigue
    reveal: int = 0  # to reveal
    stack: int = 0  # to cover its own cards
    front: int = 0  # to place a card first in the queue
    kill: int = 0  # to place a card that eliminates others
    strike: Callable[[View], Grudges] = no_one
    zeal: float = 1.5  # how many times all this counts for players who value the margin: to them actions differ by more

    def form(self, taste: Taste, view: View, with_margin: bool = False) -> None:
        """Set a player's taste for the position in a view."""
        zeal = self.zeal if with_margin else 1
        likes = self.wait, self.bluff, self.reveal, self.stack, self.front, self.kill
        set_likes(taste, *(round(zeal * liking) for liking in likes))
        grudges = self.strike(view)
        for seat in range(view.players):
            set_strike(taste, seat, round(zeal * grudges.get(seat, 0)))


CHARACTERS: Final[dict[str, Character]] = {
    "miser": Character(wait=30),
    "hothead": Character(reveal=25, strike=the_leader),
    "avenger": Character(kill=15, strike=the_offenders, zeal=3),
    "architect": Character(stack=35, zeal=2.5),
    "gambler": Character(bluff=35),
    "herald": Character(front=15),
    "executioner": Character(kill=55, strike=any_rival),
    "peacemaker": Character(kill=-40),
}
