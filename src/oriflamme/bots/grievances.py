"""Who has harmed whom, as far as a viewer has heard."""

import random
from collections import Counter
from collections.abc import Sequence

from ..events import Eliminated, Event, Paid
from ..rules.state import FAMILY
from ..view import View
from ..worlds import sample


def heard(view: View) -> list[Event]:
    """Return the events that the viewer has heard. They are the same in every world that fits the view."""
    return sample(view, random.Random(0)).events(0, view.seat)


def harm_done(events: Sequence[Event], seat: int | None) -> Counter[int]:
    """Count, by seat, the harm done to a seat: influence taken, and for each eliminated card 2 and its pot."""
    harm: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Paid) and event.seat == seat:
            harm[event.to] += event.amount
        elif isinstance(event, Eliminated) and event.seat == seat and event.actor:
            harm[(event.actor - 1) // FAMILY] += 2 + event.pot
    del harm[-1 if seat is None else seat]
    return harm
