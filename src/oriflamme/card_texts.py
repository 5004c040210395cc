"""The words of the cards: name, text, rulings and a tip for each of the 31 kinds."""

import difflib
import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from .errors import OriflammeError
from .rules.decks import BOXES, NUMBERS, box_of, line_of
from .rules.kinds import CHARACTERS, TWIN


class CardText(msgspec.Struct, frozen=True):
    """What is said about a kind."""

    name: str
    text: str
    rulings: tuple[str, ...]
    tip: str
    article: str = "a"

    @property
    def with_article(self) -> str:
        """The name with `a` or `an` before it."""
        return f"{self.article} {self.name}"


@cache
def card_texts() -> dict[str, CardText]:
    """Return the texts of all kinds, by kind."""
    source = files(__package__).joinpath("texts", "cards.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(source), dict[str, CardText])


def card_text(kind: str) -> CardText:
    """Return the text of a kind."""
    return card_texts()[kind]


def type_of(kind: str) -> str:
    """Return whether a kind is a character or an intrigue."""
    return "character" if CHARACTERS >> NUMBERS[kind] & 1 else "intrigue"


def kinds_of_box(box: str) -> tuple[str, ...]:
    """Return the kinds of a box in the order of the lines; the Twin behind the Prince."""
    number = BOXES.index(box)
    kinds = [kind for kind, at in NUMBERS.items() if box_of(at) == number]
    return tuple(sorted(kinds, key=lambda kind: (line_of(NUMBERS[kind]), NUMBERS[kind] == TWIN)))


def find_kind(text: str) -> str:
    """Return the kind that a person means: its name in any spelling, or the beginning of it."""
    wanted = "_".join(text.lower().replace("-", " ").replace("_", " ").split())
    if wanted in NUMBERS:
        return wanted
    found = [kind for kind in NUMBERS if wanted and kind.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    guesses = found or difflib.get_close_matches(wanted, NUMBERS, n=3)
    hint = f"; did you mean {' or '.join(guesses)}?" if guesses else ""
    raise OriflammeError(f"no card is called {text!r}{hint}")
