"""A hint: what a club player would do with what the asked seat sees, and why."""

import threading
from collections.abc import Iterator
from typing import Final

from ..bots import Belief, Candidate, ClubBot
from ..errors import OriflammeError
from ..notation.actions import Action
from ..texts.cards import kind_name
from ..view import View
from .choices import words
from .players import People

SIMULATIONS: Final = 1000
PATIENCE: Final = 1.0  # seconds, for a machine on which the rules are not compiled
MOST_CANDIDATES: Final = 5


def hint(view: View, people: People, seed: int | str) -> Iterator[str]:
    """Yield what is to be said to the player of a view; the same view and seed give the same lines, in time."""
    if view.decision is None or view.decision.seat != view.seat:
        raise OriflammeError("a hint answers a question, and you are not asked anything")
    club = ClubBot(seed, SIMULATIONS)
    stop = threading.Timer(PATIENCE, club.stop)
    stop.daemon = True
    stop.start()
    try:
        found = club.explain(view)
    finally:
        stop.cancel()
    yield f"A club player says: {found.sentence}"
    tried = [candidate for candidate in found.candidates if candidate.trials]
    if tried:
        yield "Chances to win, as far as they were tried:"
    for candidate in tried[:MOST_CANDIDATES]:
        yield _chance(view, people, candidate)
    if found.beliefs:
        yield "What the hidden cards of the others may be:"
    for belief in found.beliefs:
        yield _belief(view, people, belief)


def _chance(view: View, people: People, candidate: Candidate) -> str:
    games = f"{candidate.trials:>3} game{' ' if candidate.trials == 1 else 's'}"
    what = _action(view, people, candidate.action)
    return f"  {candidate.chance:>4.0%} ± {candidate.error:>3.0%} in {games}  {what}"


def _action(view: View, people: People, action: Action) -> str:
    """Return an action as it can be typed, and what it means where it is only a number."""
    if action.kind in ("target", "activate", "gap", "mode"):
        return f"{action.text}: {words(view, people, action)}"
    return action.text


def _belief(view: View, people: People, belief: Belief) -> str:
    card = people.card(view.queue[belief.pile - 1][belief.depth].family, None, hidden=True)
    below = f", {belief.depth} below the top" if belief.depth else ""
    kinds = ", ".join(f"{kind_name(kind)} {chance:.0%}" for kind, chance in belief.kinds)
    return f"  {belief.pile:>2}  {card}{below}: {kinds}"
