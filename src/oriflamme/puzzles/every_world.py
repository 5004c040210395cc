"""Every world: where few enough fit a view, all are tried instead of some that are dealt at random."""

from collections.abc import Sequence
from math import factorial, prod
from typing import Final

from ..bots.clues import chances as world_chances
from ..deduction import unseen_of
from ..notation.actions import Action
from ..rules import Dice, State
from ..rules.kinds import ROUNDS
from ..view import View
from ..worlds import sample_state
from .comparison import Players, taste_of

MOST: Final = 1_200  # worlds that are tried one by one
LATE: Final = 2  # rounds from the end in which they are counted
PATIENCE: Final = 60  # deals for each world, in which the last one was found in all tests


def count_worlds(view: View) -> int:
    """Return how many worlds fit a view."""
    return prod(_deals_of(view.state, seat) for seat in range(view.players) if seat != view.seat)


def _deals_of(state: State, seat: int) -> int:
    """Return in how many ways a family's unseen kinds can lie.

    The places of a kind that was seen later are among those of a kind that was seen earlier, so their counts multiply.
    Places in the hand and aside have no order.
    """
    unseen = unseen_of(state, seat)
    ways = 1
    for taken, since in enumerate(sorted(unseen.since.values(), reverse=True)):
        eligible = sum(entry >= since for entry in unseen.entered.values())
        ways *= unseen.hand + eligible + (0 if since else unseen.aside) - taken
    return ways // (factorial(unseen.hand) * factorial(unseen.aside))


def few_worlds(view: View, dice: Dice) -> tuple[State, ...]:
    """Return every world that fits a view of the last two rounds; none if there are too many."""
    if view.round <= ROUNDS - LATE or (count := count_worlds(view)) > MOST:
        return ()
    found: dict[tuple[object, ...], State] = {}
    for _ in range(PATIENCE * count):
        world = sample_state(view, dice)
        found.setdefault((*world.kind, *world.hand, *world.aside), world)
        if len(found) == count:
            return tuple(found.values())
    raise AssertionError(f"{len(found)} of {count} worlds were dealt")


def some_worlds(view: View, dice: Dice, count: int) -> tuple[State, ...]:
    """Return worlds that fit a view, dealt at random."""
    return tuple(sample_state(view, dice) for _ in range(count))


def chances(
    worlds: Sequence[State], action: Action, seat: int, dice: Dice, trials: int, players: Players
) -> list[float]:
    """Return the chance of an action in each world, in points of 100; everyone plays on with the others' habits."""
    return world_chances(worlds, action, seat, dice, trials, players.lapses, taste_of(players))
