"""An artificial language: each message in the wording, of all languages, that needs the most room.

Where another wording has a longer word, which needs more room in a narrow column, that word stands in the place of the
longest, but not in a paragraph, whose column is wide enough for any word, nor in one or two words, beside which words
of other languages never stand. So what fits in this language fits in every language, with the exception of single long
words, which test_long.py and test_snapshots.py find. The page does not know it: once a test has reached a state of the
page, it puts it in place of Russian, which has the most plural forms.
"""

import re
from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentSerializer, ast

from .people import Person
from .words import LANGUAGES, messages_of

LONGEST: Final = "ru"  # the language that is replaced
INSERTED: Final = "Hedwig"  # stands for any argument of a message
REPLACE_TEXTS: Final = """
([replaced, texts]) => {
  const originalFetch = window.fetch;
  window.fetch = (address, ...more) => {
    const language = /assets.(..)-(later-)?[0-9a-f]+.ftl$/.exec(address);
    if (language?.[1] !== replaced) return originalFetch(address, ...more);
    return Promise.resolve(new Response(language[2] ? "" : texts));
  };
}
"""
PARAGRAPH: Final = 60  # letters
FEW: Final = 2  # words
CYRILLIC: Final = re.compile("[А-я]")  # a tenth wider than Latin letters in the fonts of the page


def room_of(text: str) -> float:
    """Return how much room a text needs on one line."""
    return len(text) + 0.1 * len(CYRILLIC.findall(text))


def longest_word(text: str) -> str:
    """Return the word of a text that needs the most room."""
    return max(re.split(r"[\s-]", text), key=room_of)


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


def longest(present: Sequence[ast.Pattern]) -> ast.Pattern:
    """Return the longest wording, with the longest word of all wordings in the place of its own."""
    found = max(present, key=lambda pattern: room_of(sample(pattern)))
    text = sample(found)
    if len(text) > PARAGRAPH or len(text.split()) <= FEW:
        return found
    words = [longest_word(sample(pattern)) for pattern in present]
    return _with_word(found, longest_word(text), max(words, key=room_of))


def _with_word(pattern: ast.Pattern, old: str, new: str) -> ast.Pattern:
    """Return a pattern with another word in the place of one."""
    made = deepcopy(pattern)
    places = [made]
    while places:
        for element in places.pop().elements:
            if isinstance(element, ast.TextElement):
                element.value = element.value.replace(old, new)
            elif isinstance(element.expression, ast.SelectExpression):
                places += [variant.value for variant in element.expression.variants]
    return made


def _attributes(translations: list[ast.Message]) -> list[ast.Attribute]:
    attributes: dict[str, list[ast.Pattern]] = {}
    for message in translations:
        for attribute in message.attributes:
            attributes.setdefault(attribute.id.name, []).append(attribute.value)
    return [ast.Attribute(ast.Identifier(name), longest(patterns)) for name, patterns in attributes.items()]


@cache
def longest_texts() -> str:
    """Return the messages of the artificial language as a Fluent file."""
    names = dict.fromkeys(name for language in LANGUAGES for name in messages_of(language))
    entries: list[Any] = []
    for name in names:
        translations = [messages_of(language)[name] for language in LANGUAGES if name in messages_of(language)]
        values = [message.value for message in translations if message.value is not None]
        value = longest(values) if values else None
        entries.append(ast.Message(ast.Identifier(name), value, _attributes(translations)))
    return FluentSerializer().serialize(ast.Resource(entries))


async def use_longest_texts(person: Person) -> None:
    """Make this person's page, as it is now, use the longest texts for LONGEST."""
    await person.page.evaluate(REPLACE_TEXTS, [LONGEST, longest_texts()])
