"""The answers to a question as a menu: each choice describes itself and is picked by its key or by words."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..notation.actions import Action
from ..rules.kinds import NAMES
from ..texts import texts_in
from ..texts.cards import kind_name
from ..texts.questions import hyphens
from ..view import View
from .players import People, influence


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of a menu. One that stands for several actions, a card to place, leads to another menu."""

    key: str
    words: str
    actions: tuple[Action, ...]


class Menu:
    """What a player may choose."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = tuple(choices)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions of the menu."""
        return tuple(action for choice in self.choices for action in choice.actions)

    def pick(self, answer: str) -> tuple[Action, ...]:
        """Return the actions that an answer may mean: by key, by the action's text, or by beginnings of words."""
        for choice in self.choices:
            if choice.key == answer.lower():
                return choice.actions
        given = _words(answer)
        exact = tuple(action for action in self.actions if _words(action.text) == given)
        begun = [choice for choice in self.choices if choice.words.lower().startswith(answer.lower())]
        if exact or len(begun) == 1:
            return exact or begun[0].actions
        return tuple(action for action in self.actions if _begin(given, _words(action.text)))

    def belong_together(self, actions: Sequence[Action]) -> bool:
        """Tell whether actions are of one choice, so that only its second half is open."""
        return any(set(actions) <= set(choice.actions) for choice in self.choices)


def _words(text: str) -> list[str]:
    return re.split(r"[\s_-]+", text.lower().strip())


def _begin(given: list[str], words: list[str]) -> bool:
    """Tell whether the given words begin, in this order, some of the words; a number must be the same."""
    remaining = iter(words)
    return all(any(word == want if want.isdigit() else word.startswith(want) for word in remaining) for want in given)


def menu(view: View, people: People) -> Menu:
    """Return the menu for the decision of a view; cards are placed in two steps, which card and where."""
    decision = view.decision
    actions = decision.actions if decision else ()
    if actions and actions[0].kind == "place":
        kinds = list(dict.fromkeys(str(action.card) for action in actions))
        return Menu(
            [
                Choice(str(number), kind_name(kind), tuple(action for action in actions if action.card == kind))
                for number, kind in enumerate(kinds, 1)
            ]
        )
    return single(view, people, actions)


def single(view: View, people: People, actions: Sequence[Action]) -> Menu:
    """Return a menu with one action for each choice."""
    return Menu(
        [
            Choice(key(action, number), words(view, people, action), (action,))
            for number, action in enumerate(actions, 1)
        ]
    )


def key(action: Action, number: int) -> str:
    """Return what is typed to choose an action. Where piles are chosen, a number is always the number of a pile."""
    if action.pile is not None:
        return str(action.pile)
    if action.kind in ("place", "twin"):
        return action.text.split()[-1][0]
    return str(action.number if action.kind in ("gap", "mode") else number)


def words(view: View, people: People, action: Action) -> str:
    """Return what an action does, in words."""
    if action.kind in ("target", "activate") and action.pile:
        return _pile(view, people, action.pile)
    if action.kind in ("place", "twin"):
        return f"on {_pile(view, people, action.pile)}" if action.pile else action.text.split()[-1]
    if action.kind == "gap":
        return _gap(view, people, action.number)
    if action.kind == "mode":
        which = ("first-long", "second-long")[action.number - 1]
        return texts_in("en").say(f"question-mode-{hyphens(NAMES[view.state.voice])}.{which}")
    if action.kind == "swap":
        return kind_name(str(action.card))
    if action.kind == "spend":
        return "take 1 influence" if action.text == "take" else "repeat: lose it and apply a character again"
    return action.text


def _pile(view: View, people: People, number: int) -> str:
    top = view.queue[number - 1][0]
    pot = f", {influence(top.pot)}" if top.pot else ""
    kind = None if top.name == "?" else top.name
    return f"{people.card(top.family, kind, top.hidden)} (number {number}{pot})"


def _gap(view: View, people: People, gap: int) -> str:
    if gap == 0:
        return f"first, before {_pile(view, people, 1)}"
    if gap == len(view.queue):
        return f"last, behind {_pile(view, people, gap)}"
    return f"between {_pile(view, people, gap)} and {_pile(view, people, gap + 1)}"
