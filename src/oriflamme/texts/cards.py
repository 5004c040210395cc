"""The words of the cards: name, text, rulings and a tip for each of the 31 kinds."""

import difflib
from functools import cache

import msgspec

from ..errors import OriflammeError
from ..rules.decks import BOXES, NUMBERS, box_of, line_of
from ..rules.kinds import CHARACTERS, TWIN
from .reader import ENGLISH, texts_in


class CardText(msgspec.Struct, frozen=True):
    """What is said about a kind."""

    name: str
    text: str
    rulings: tuple[str, ...]
    tip: str


def kind_message(kind: str) -> str:
    """Return the id of the message about a kind."""
    return f"kind-{kind.replace('_', '-')}"


@cache
def card_text(kind: str, language: str = ENGLISH) -> CardText:
    """Return the text of a kind."""
    texts, message = texts_in(language), kind_message(kind)
    rulings = (name for name in texts.attributes(message) if name.startswith("ruling-"))
    return CardText(
        texts.say(message),
        texts.say(f"{message}.text"),
        tuple(texts.say(f"{message}.{ruling}") for ruling in rulings),
        texts.say(f"{message}.tip"),
    )


def card_texts(language: str = ENGLISH) -> dict[str, CardText]:
    """Return the texts of all kinds, by kind."""
    return {kind: card_text(kind, language) for kind in NUMBERS}


@cache
def kind_name(kind: str, language: str = ENGLISH) -> str:
    """Return the name of a kind."""
    return texts_in(language).say(kind_message(kind))


def kind_forms(argument: str, kind: str, language: str = ENGLISH) -> dict[str, str]:
    """Return the name of a kind with all its forms, as arguments for a sentence."""
    return dict(_kind_forms(argument, kind, language))


@cache
def _kind_forms(argument: str, kind: str, language: str) -> dict[str, str]:
    return texts_in(language).forms(argument, kind_message(kind))


def type_of(kind: str) -> str:
    """Return whether a kind is a character or an intrigue."""
    return "character" if CHARACTERS >> NUMBERS[kind] & 1 else "intrigue"


def kinds_of_box(box: str) -> tuple[str, ...]:
    """Return the kinds of a box in the order of the lines; the Twin behind the Prince."""
    number = BOXES.index(box)
    kinds = [kind for kind, at in NUMBERS.items() if box_of(at) == number]
    return tuple(sorted(kinds, key=lambda kind: (line_of(NUMBERS[kind]), NUMBERS[kind] == TWIN)))


def find_kind(text: str, language: str = ENGLISH) -> str:
    """Return the kind that a person means: its name in any spelling, or the beginning of it."""
    wanted = _plain(text)
    spellings = {_plain(kind_name(kind, language)): kind for kind in NUMBERS} | {kind: kind for kind in NUMBERS}
    if wanted in spellings:
        return spellings[wanted]
    found = sorted({kind for spelling, kind in spellings.items() if wanted and spelling.startswith(wanted)})
    if len(found) == 1:
        return found[0]
    close = difflib.get_close_matches(wanted, spellings, n=3)
    guesses = dict.fromkeys(kind_name(kind, language) for kind in found or map(spellings.__getitem__, close))
    texts = texts_in(language)
    if not guesses:
        raise OriflammeError(texts.say("terminal-no-card", name=text))
    raise OriflammeError(texts.say("terminal-no-card-but", name=text, guesses=", ".join(guesses)))


def _plain(text: str) -> str:
    return "_".join(text.casefold().replace("-", " ").replace("_", " ").split())
