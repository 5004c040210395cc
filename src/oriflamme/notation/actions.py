"""Decisions and actions as text (docs/notation.md, 3)."""

import re
from dataclasses import dataclass
from typing import Final

from ..errors import NotationError
from ..rules.kinds import NAMES
from ..rules.questions import (
    ACTIVATE,
    FIRST,
    GAP,
    LAST,
    MODE,
    ON,
    PLACE,
    QUESTIONS,
    REPEAT,
    REVEAL,
    SPEND,
    SWAP,
    TAKE,
    TARGET,
    TWIN_PLACE,
    UNCOVER,
    WAIT,
)
from ..rules.state import MAX_PILES
from .names import kind_number

_PLACE: Final = re.compile(r"(first|last|on ([1-9]\d?))")


@dataclass(frozen=True, slots=True, repr=False)
class Action:
    """An answer to a question. Its text is complete; the number is what the rules use."""

    kind: str
    number: int
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"

    @property
    def card(self) -> str | None:
        """The kind that is placed or exchanged."""
        if self.kind == "place":
            return NAMES[self.number >> 6]
        return NAMES[self.number] if self.kind == "swap" else None

    @property
    def pile(self) -> int | None:
        """The position, from 1, of the pile that is chosen or covered."""
        if self.kind in ("target", "activate"):
            return self.number + 1
        place = self.number & 63 if self.kind in ("place", "twin") else FIRST
        return place - ON + 1 if place >= ON else None


def _place_text(place: int) -> str:
    return ("first", "last")[place] if place < ON else f"on {place - ON + 1}"


class _Actions(dict[int, Action]):
    """The actions that answer one kind of question, by number. Each is created once."""

    def __init__(self, question: int) -> None:
        super().__init__()
        self.question = question

    def __missing__(self, number: int) -> Action:
        self[number] = action = _make_action(self.question, number)
        return action


ACTIONS: Final = tuple(_Actions(question) for question in range(len(QUESTIONS)))


def action_of(question: int, number: int) -> Action:
    """Return the action with this number for a question."""
    return ACTIONS[question][number]


def _make_action(question: int, number: int) -> Action:
    name = QUESTIONS[question]
    if question == PLACE:
        text = f"place {NAMES[number >> 6]} {_place_text(number & 63)}"
    elif question == REVEAL:
        text = "reveal" if number == UNCOVER else "wait"
    elif question == SPEND:
        text = "repeat" if number == REPEAT else "take"
    elif question == TWIN_PLACE:
        text = f"twin {_place_text(number)}"
    elif question == SWAP:
        text = f"swap {NAMES[number]}"
    elif question in (TARGET, ACTIVATE):
        text = f"{name} {number + 1}"
    else:
        text = f"{name} {number}"
    return Action(name, number, text)


_WORDS: Final = {
    "wait": (REVEAL, WAIT),
    "reveal": (REVEAL, UNCOVER),
    "take": (SPEND, TAKE),
    "repeat": (SPEND, REPEAT),
    "mode 1": (MODE, 1),
    "mode 2": (MODE, 2),
}


def _number(text: str, least: int, where: str, what: str) -> int:
    if re.fullmatch(r"0|[1-9]\d?", text, re.ASCII) and least <= int(text) < MAX_PILES:
        return int(text)
    raise NotationError(f"{where}: {text!r} is not a valid {what}")


def _read_place(text: str, where: str) -> int:
    match = _PLACE.fullmatch(text)
    if match is None:
        raise NotationError(f"{where}: {text!r} is not a valid place; use first, last, or on and a pile")
    if match[2]:
        return ON + _number(match[2], 1, where, "pile") - 1
    return FIRST if text == "first" else LAST


def read_action(text: str, where: str = "action") -> Action:
    """Read an action without its seat."""
    if text in _WORDS:
        return action_of(*_WORDS[text])
    verb, _, rest = text.partition(" ")
    if verb == "place":
        kind, _, place = rest.partition(" ")
        return action_of(PLACE, kind_number(kind, where) << 6 | _read_place(place, where))
    if verb == "twin":
        return action_of(TWIN_PLACE, _read_place(rest, where))
    if verb == "swap":
        return action_of(SWAP, kind_number(rest, where))
    if verb == "target":
        return action_of(TARGET, _number(rest, 1, where, "pile") - 1)
    if verb == "activate":
        return action_of(ACTIVATE, _number(rest, 1, where, "pile") - 1)
    if verb == "gap":
        return action_of(GAP, _number(rest, 0, where, "gap"))
    raise NotationError(f"{where}: {text!r} is not a valid action")
