"""A hint: what a club player would do with what the asked seat sees, and why."""

import threading
from collections.abc import Iterator, Sequence
from typing import Final

from ..bots import Belief, Candidate, ClubBot
from ..bots.clues import clue_text
from ..errors import OriflammeError
from ..notation.actions import Action
from ..puzzles.comparison import dice_for
from ..puzzles.explanation import explain
from ..review.advice import beliefs_by_place, calibrated
from ..rules import COMPILED
from ..view import View
from .choices import sentence, words
from .players import People
from .punctuation import line

SIMULATIONS: Final = 1000
PATIENCE: Final = 1.0  # seconds, for a machine on which the rules are not compiled
MOST_CANDIDATES: Final = 5
COMPARED: Final = (200, 6)  # worlds, and games in each, to find the card that decides


def hint(view: View, people: People, seed: int | str) -> Iterator[str]:
    """Yield what is to be said to the player of a view; the same view and seed give the same lines, in time."""
    if view.decision is None or view.decision.seat != view.seat:
        raise OriflammeError(people.texts.say("terminal-no-hint"))
    club = ClubBot(seed, SIMULATIONS)
    stop = threading.Timer(PATIENCE, club.stop)
    stop.daemon = True
    stop.start()
    try:
        found = club.explain(view)
    finally:
        stop.cancel()
    candidates = calibrated(view, found.candidates)
    yield _advice(view, people, candidates)
    if COMPILED and len(found.candidates) > 1:
        best, other = (candidate.action for candidate in found.candidates[:2])
        reason = explain(view, best, other, dice_for("hint", seed, view.played), *COMPARED)
        if reason.clue is not None:
            yield clue_text(reason.clue, people.texts)
    tried = [candidate for candidate in candidates if candidate.trials]
    if tried:
        yield people.texts.say("terminal-hint-chances")
    yield from _chances(view, people, tried[:MOST_CANDIDATES])
    beliefs = beliefs_by_place(view)
    if beliefs:
        yield people.texts.say("terminal-hint-beliefs")
    for belief in beliefs:
        yield _belief(view, people, belief)


def _advice(view: View, people: People, candidates: Sequence[Candidate]) -> str:
    say = people.texts.say
    best = candidates[0]
    action = _action(view, people, best.action)
    if len(candidates) == 1:
        return say("terminal-hint-only", action=action)
    other = candidates[1]
    chance, less = round(100 * best.chance), round(100 * other.chance)
    second = _action(view, people, other.action)
    if best.chance - other.chance < best.error + other.error:
        return say("terminal-hint-close", action=action, chance=chance, other=second)
    return say("terminal-hint-clear", action=action, chance=chance, other=second, less=less)


def _chances(view: View, people: People, candidates: Sequence[Candidate]) -> Iterator[str]:
    """Yield a line for each candidate: its chance, the games behind it, and the action as it can be typed."""
    games = [people.texts.say("terminal-hint-games", amount=candidate.trials) for candidate in candidates]
    width = max(map(len, games), default=0)
    for candidate, tried in zip(candidates, games, strict=True):
        chance, error = _percent(people, candidate.chance), _percent(people, candidate.error)
        typed, what = candidate.action.text, _action(view, people, candidate.action)
        said = typed if what.lower() == typed else line(people.texts, typed, what)
        yield f"  {chance:>4} ± {error:>3} {tried:<{width}}  {said}"


def _belief(view: View, people: People, belief: Belief) -> str:
    card = people.card(view.queue[belief.pile - 1][belief.depth].family, None, hidden=True)
    below = f", {people.texts.say('terminal-hint-depth', depth=belief.depth)}" if belief.depth else ""
    kinds = ", ".join(f"{people.kind(kind)} {_percent(people, chance)}" for kind, chance in belief.kinds)
    return f"  {belief.pile:>2}  {line(people.texts, card + below, kinds)}"


def _action(view: View, people: People, action: Action) -> str:
    return (words if action.kind == "reveal" else sentence)(view, people, action)


def _percent(people: People, share: float) -> str:
    return people.texts.say("terminal-percent", amount=round(100 * share))
