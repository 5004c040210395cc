"""Artificial languages: each message in the wording, of all languages, that needs the most room.

What fits in them fits in every language. The page does not know them: once a test has reached a state of the page, it
puts them in place of Russian and Ukrainian, which have the most plural forms.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentSerializer, ast

from .people import Person
from .words import LANGUAGES, messages_of

TEXTS: Final = "ru"  # this language is replaced by the longest texts
WORDS: Final = "uk"  # this one by the texts with the longest words
INSERTED: Final = "Hedwig"  # stands for any argument of a message
REPLACE_TEXTS: Final = """
(texts) => {
  const originalFetch = window.fetch;
  window.fetch = (address, ...more) => {
    const language = /assets.(..)-(later-)?[0-9a-f]+.ftl$/.exec(address);
    if (!language || !(language[1] in texts)) return originalFetch(address, ...more);
    return Promise.resolve(new Response(language[2] ? "" : texts[language[1]]));
  };
}
"""
CYRILLIC: Final = re.compile("[А-я]")  # a tenth wider than Latin letters in the fonts of the page
Room = Callable[[str], tuple[float, float]]


def length(text: str) -> tuple[float, float]:
    """Return how much room a text needs on one line."""
    return _room(text), _longest_word(text)


def width(text: str) -> tuple[float, float]:
    """Return how much room a text needs in a narrow column."""
    return _longest_word(text), _room(text)


def _longest_word(text: str) -> float:
    return max(map(_room, re.split(r"[\s-]", text)))


def _room(text: str) -> float:
    return len(text) + 0.1 * len(CYRILLIC.findall(text))


def sample(pattern: ast.Pattern) -> str:
    """Return a message with its arguments filled in and the longest variant of each choice."""
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _sample_of(element.expression)
        for element in pattern.elements
    )


def _sample_of(expression: object) -> str:
    if isinstance(expression, ast.SelectExpression):
        return max((sample(variant.value) for variant in expression.variants), key=len)
    if isinstance(expression, ast.StringLiteral):
        return expression.value
    return INSERTED


def _longest(patterns: Iterable[ast.Pattern | None], room: Room) -> ast.Pattern | None:
    present = [pattern for pattern in patterns if pattern is not None]
    return max(present, key=lambda pattern: room(sample(pattern)), default=None)


def _attributes(translations: list[ast.Message], room: Room) -> list[ast.Attribute]:
    attributes: dict[str, list[ast.Pattern]] = {}
    for message in translations:
        for attribute in message.attributes:
            attributes.setdefault(attribute.id.name, []).append(attribute.value)
    return [
        ast.Attribute(ast.Identifier(name), max(patterns, key=lambda pattern: room(sample(pattern))))
        for name, patterns in attributes.items()
    ]


@cache
def source_of(room: Room) -> str:
    """Return the messages of an artificial language as a Fluent file."""
    names = dict.fromkeys(name for language in LANGUAGES for name in messages_of(language))
    entries: list[Any] = []
    for name in names:
        translations = [messages_of(language)[name] for language in LANGUAGES if name in messages_of(language)]
        value = _longest((message.value for message in translations), room)
        entries.append(ast.Message(ast.Identifier(name), value, _attributes(translations, room)))
    return FluentSerializer().serialize(ast.Resource(entries))


async def use_longest_texts(person: Person) -> None:
    """Make this person's page, as it is now, use the longest texts for TEXTS and the longest words for WORDS."""
    await person.page.evaluate(REPLACE_TEXTS, {TEXTS: source_of(length), WORDS: source_of(width)})
