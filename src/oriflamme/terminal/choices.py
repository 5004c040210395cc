"""The answers to a question as a menu: each choice describes itself and is picked by its key or by words."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..notation.actions import Action
from ..rules.kinds import NAMES
from ..texts import capital
from ..texts.cards import kind_forms
from ..texts.questions import hyphens
from ..view import View
from .players import People


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
                Choice(str(number), people.kind(kind), tuple(action for action in actions if action.card == kind))
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
    """Return an action as a menu says it: short where the question has said the rest."""
    texts = people.texts
    if action.kind in ("place", "twin"):
        return capital(texts.say("to-place", _arguments(view, people, action)))
    if action.kind == "swap":
        return people.kind(str(action.card))
    if action.text in ("wait", "reveal"):
        return texts.say(f"action-{action.text}")
    return sentence(view, people, action)


def sentence(view: View, people: People, action: Action) -> str:
    """Return an action as a sentence that says it all."""
    said = people.texts.say(f"{_message(view, action)}", _arguments(view, people, action))
    pot = view.queue[action.pile - 1][0].pot if action.pile else 0
    return people.texts.say("terminal-choice-pot", choice=said, pot=pot) if pot else said


def _message(view: View, action: Action) -> str:
    """Return the message about an action; texts/en/questions.ftl has them all."""
    voice = hyphens(NAMES[view.state.voice])
    match action.kind:
        case "place" if not view.queue:
            return "action-place-only.long"
        case "place" | "twin":
            return f"action-{action.kind}-{_place(action)}.long"
        case "target":
            return f"action-target-{voice}.long"
        case "gap":
            between = "last" if action.number == len(view.queue) else "between"
            return f"action-gap-{between if action.number else 'first'}.long"
        case "mode":
            return f"question-mode-{voice}.{('first', 'second')[action.number - 1]}-long"
        case "spend":
            return f"question-spend.{action.text}-long"
    return f"action-{action.text if action.kind == 'reveal' else action.kind}.long"


def _arguments(view: View, people: People, action: Action) -> dict[str, str | int]:
    decision = view.decision
    arguments: dict[str, str | int] = {"pile": (decision and decision.pile) or 0, "place": _place(action)}
    kind = action.card or (NAMES[decision.subject] if decision and decision.subject else None)
    if kind:
        arguments |= kind_forms("kind", kind, people.texts.language)
    if action.kind == "gap":
        arguments |= {"before": action.number, "pile": action.number + 1}
    if action.pile:
        top = view.queue[action.pile - 1][0]
        known = None if top.name == "?" else top.name
        arguments |= {"pile": action.pile}
        for argument in ("card", "under"):
            arguments |= people.card_forms(argument, top.family, known, top.hidden, action.pile)
    return arguments


def _place(action: Action) -> str:
    return "on" if action.pile else action.text.split()[-1]
