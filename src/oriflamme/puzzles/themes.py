"""Themes: what a puzzle is about, read from its question, its answer and the card that decides."""

from typing import Final

from ..notation.actions import Action
from ..rules.decks import BOXES, box_of
from ..rules.kinds import CHARACTERS, NAMES, ROUNDS
from ..rules.questions import QUESTIONS, REVEAL, WAIT
from ..view import View

THEMES: Final = ("ambush", "decree", "stack", "bluff", "waiting", "last_round", *BOXES, "mix")
_OF_KIND: Final = {"ambush": "ambush", "royal_decree": "decree"}


def themes_of(view: View, answer: Action, clue: str | None = None) -> tuple[str, ...]:
    """Return the themes of a puzzle; `clue` is the kind of the hidden card that decides."""
    found = {_OF_KIND[kind] for kind in (*_kinds_in(view, answer), clue) if kind in _OF_KIND}
    if _covers(view, answer):
        found.add("stack")
    if answer.kind == QUESTIONS[REVEAL] and answer.number == WAIT:
        found.add("waiting")
        if CHARACTERS >> view.state.kind[view.state.actor] & 1:
            found.add("bluff")
    if view.round == ROUNDS:
        found.add("last_round")
    boxes = {BOXES[box_of(kind)] for kind in view.state.deck}
    found.add(boxes.pop() if len(boxes) == 1 else "mix")
    return tuple(theme for theme in THEMES if theme in found)


def _kinds_in(view: View, answer: Action) -> tuple[str | None, ...]:
    """Return the kinds that ask, are placed or are chosen, as far as the player knows them."""
    decision = view.decision
    assert decision is not None
    target = view.queue[answer.pile - 1][0].name if answer.pile else None
    return answer.card, NAMES[decision.subject] if decision.subject else None, NAMES[decision.voice], target


def _covers(view: View, answer: Action) -> bool:
    """Tell whether the answer covers a card, or chooses a pile of several."""
    if not answer.pile:
        return False
    return answer.kind in ("place", "twin") or len(view.queue[answer.pile - 1]) > 1
