"""Held-out styles: bots that no other bot may be tuned against. Each small one has one habit and is otherwise sound.

All see only the view and keep no memory: the same view and seed give the same action. The exploiter, which searches, is
known to nobody but the league in which the net trains.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final

from ..bots.exploiter import ExploiterBot
from ..bots.grievances import harm_done, heard
from ..bots.interface import Bot, asked_seat
from ..notation.actions import Action
from ..rules.kinds import ROUNDS
from ..view import View


class Style:
    """Tosses a coin to reveal, hits others rather than itself, and is otherwise random."""

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = seed

    def choose(self, view: View) -> Action:
        """Return a legal action."""
        asked_seat(view)
        decision = view.decision
        assert decision is not None
        rng = random.Random(f"{self._seed}/{view.played}")
        if decision.kind == "reveal":
            return named(decision.actions, "reveal" if self.reveals(view, rng) else "wait")
        if decision.kind == "place":
            return rng.choice(self.places(decision.actions))
        if decision.kind == "target":
            return rng.choice(self.targets(view, decision.actions))
        return rng.choice(decision.actions)

    def reveals(self, view: View, rng: random.Random) -> bool:
        """Tell whether to reveal the card whose turn it is."""
        return rng.random() < 0.5

    def places(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the placements that this style likes."""
        return actions

    def targets(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the targets that this style likes."""
        return [action for action in actions if family_at(view, action) != view.seat] or actions


class Waiter(Style):
    """Always waits until the last round, in which waiting cards are lost."""

    def reveals(self, view: View, rng: random.Random) -> bool:
        """Reveal only in the last round."""
        return view.round == ROUNDS


class Revealer(Style):
    """Always reveals at once."""

    def reveals(self, view: View, rng: random.Random) -> bool:
        """Always reveal."""
        return True


class Basher(Style):
    """Hits the opponent within reach who has the most influence."""

    def targets(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the cards of the richest opponent within reach."""
        others = super().targets(view, actions)
        most = max(view.stocks[family_at(view, action)] for action in others)
        return [action for action in others if view.stocks[family_at(view, action)] == most]


class Grudge(Style):
    """Hits the opponent who has harmed it most so far."""

    def targets(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the cards of the worst offender within reach."""
        others = super().targets(view, actions)
        grudges = harm_done(heard(view), view.seat)
        most = max(grudges[family_at(view, action)] for action in others)
        return [action for action in others if grudges[family_at(view, action)] == most]


class Stacker(Style):
    """Places its cards on its own piles whenever it can."""

    def places(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the placements on a pile."""
        return [action for action in actions if action.pile is not None] or actions


class Moody(Style):
    """Reveals at random, with another mood in each round, from almost never to almost always."""

    def reveals(self, view: View, rng: random.Random) -> bool:
        """Toss the coin of this round."""
        return rng.random() < random.Random(f"{self._seed}/round {view.round}").choice((0.1, 0.3, 0.7, 0.9))


STYLES: Final[dict[str, Callable[[int | str], Bot]]] = {
    "style:waiter": Waiter,
    "style:revealer": Revealer,
    "style:basher": Basher,
    "style:grudge": Grudge,
    "style:stacker": Stacker,
    "style:random-reveal": Moody,
    "style:exploiter": ExploiterBot,
}


def named(actions: Sequence[Action], text: str) -> Action:
    """Return the action with this text, or the first action if it is not offered."""
    return next((action for action in actions if action.text == text), actions[0])


def family_at(view: View, action: Action) -> int:
    """Return the family of the card that would be hit."""
    return int(view.state.family[view.state.row[action.number]])
