"""Held-out styles: small bots that no other bot may be tuned against. Each has one habit and is sound otherwise.

They see the view and nothing else, and keep no memory: the same view and seed give the same action.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Final

from ..errors import OriflammeError
from ..events import Eliminated, Event, Paid
from ..notation.actions import Action
from ..rules.kinds import ROUNDS
from ..rules.state import FAMILY
from ..view import View
from ..worlds import sample


class Style:
    """Reveals by the toss of a coin, hits others rather than itself, and is random in everything else."""

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = seed

    def choose(self, view: View) -> Action:
        """Return a legal action."""
        decision = view.decision
        if decision is None or not decision.actions:
            raise OriflammeError("a bot can only choose when its own seat is asked")
        rng = random.Random(f"{self._seed}/{len(view.history)}")
        if decision.kind == "reveal":
            return named(decision.actions, "reveal" if self.reveals(view, rng) else "wait")
        if decision.kind == "place":
            return rng.choice(self.places(decision.actions))
        if decision.kind == "target":
            return rng.choice(self.targets(view, decision.actions))
        return rng.choice(decision.actions)

    def reveals(self, view: View, rng: random.Random) -> bool:
        """Tell whether the card whose turn it is is revealed."""
        return rng.random() < 0.5

    def places(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the placements it is content with."""
        return actions

    def targets(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the targets it is content with."""
        return [action for action in actions if family_at(view, action) != view.seat] or actions


class Waiter(Style):
    """Always waits, up to the last round, in which what waits is lost."""

    def reveals(self, view: View, rng: random.Random) -> bool:
        """Only at the very end."""
        return view.round == ROUNDS


class Revealer(Style):
    """Always reveals at once."""

    def reveals(self, view: View, rng: random.Random) -> bool:
        """Always."""
        return True


class Basher(Style):
    """Hits the leader: of the others that it can hit, the one with the most influence."""

    def targets(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the cards of the richest opponent within reach."""
        others = super().targets(view, actions)
        most = max(view.stocks[family_at(view, action)] for action in others)
        return [action for action in others if view.stocks[family_at(view, action)] == most]


class Grudge(Style):
    """Hits whoever has done it the most harm so far."""

    def targets(self, view: View, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the cards of the worst offender within reach."""
        others = super().targets(view, actions)
        grudges = harm_done(heard(view), view.seat)
        most = max(grudges[family_at(view, action)] for action in others)
        return [action for action in others if grudges[family_at(view, action)] == most]


class Stacker(Style):
    """Puts its cards onto its own wherever it can."""

    def places(self, actions: Sequence[Action]) -> Sequence[Action]:
        """Return the placements on a pile."""
        return [action for action in actions if action.pile is not None] or actions


class Moody(Style):
    """Reveals at random: in each round it is of another mood, from nearly never to nearly always."""

    def reveals(self, view: View, rng: random.Random) -> bool:
        """Toss the coin of this round."""
        return rng.random() < random.Random(f"{self._seed}/round {view.round}").choice((0.1, 0.3, 0.7, 0.9))


STYLES: Final[dict[str, type[Style]]] = {
    "style:waiter": Waiter,
    "style:revealer": Revealer,
    "style:basher": Basher,
    "style:grudge": Grudge,
    "style:stacker": Stacker,
    "style:random-reveal": Moody,
}


def named(actions: Sequence[Action], text: str) -> Action:
    """Return the action with this text, or the first where it is not offered."""
    return next((action for action in actions if action.text == text), actions[0])


def family_at(view: View, action: Action) -> int:
    """Return the family of the card that would be hit."""
    return int(view.state.family[view.state.row[action.number]])


def heard(view: View) -> list[Event]:
    """Return the events that the viewer has heard. Every world that fits the view tells it the same ones."""
    return sample(view, random.Random(0)).events(0, view.seat)


def harm_done(events: Sequence[Event], seat: int | None) -> Counter[int]:
    """Count the influence taken from a seat and, as two each, the cards killed, by who did it."""
    harm: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Paid) and event.seat == seat:
            harm[event.to] += event.amount
        elif isinstance(event, Eliminated) and event.seat == seat and event.actor:
            harm[(event.actor - 1) // FAMILY] += 2 + event.pot
    del harm[-1 if seat is None else seat]
    return harm
