"""The texts of the page by message id, so that a test does not depend on their wording."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from oriflamme.texts import languages, texts_in

LANGUAGES: Final = languages()
ANYTHING: Final = ".+?"
# These look like answers to a question: “Copy …”, “Choose …”.
LIKE_ANSWERS: Final = ("lobby-copy", "replay-share", "choose-another")


@cache
def _sources(language: str) -> tuple[str, ...]:
    folder = files("oriflamme").joinpath("texts", language)
    texts = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return tuple(file.read_text(encoding="utf-8") for file in texts)


@cache
def messages_of(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by their ids."""
    body = (entry for source in _sources(language) for entry in FluentParser().parse(source).body)
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def words(message: str, language: str = "en", **arguments: str | int) -> str:
    """Return the text of a message, or of an attribute given as `message.attribute`."""
    return " ".join(texts_in(language).say(message, arguments).split())  # browsers and screen readers collapse spaces


def all_ids() -> set[str]:
    """Return the ids of all messages."""
    return {name for language in LANGUAGES for name in messages_of(language)}


def all_words(language: str) -> str:
    """Return all texts of a language without their placeholders."""
    texts = _Texts()
    for message in messages_of(language).values():
        texts.visit(message)
    return " ".join(texts.found)


class _Texts(Visitor):
    """Finds the text in messages."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def kind_name(kind: str, language: str = "en") -> str:
    """Return the name of a kind of card."""
    return words("kind-" + kind.replace("_", "-"), language)


def pattern(*messages: str, language: str = "en") -> re.Pattern[str]:
    """Return a pattern that matches any of these messages with any arguments."""
    return re.compile("|".join(_expression(message, language) for message in messages))


@cache
def answers(language: str = "en") -> re.Pattern[str]:
    """Return a pattern for the names of controls that answer a question: the answer follows the last comma."""
    others = "|".join(_expression(message, language) for message in LIKE_ANSWERS)
    return re.compile(f"^(?!(?:{others})$)(?:.*, )?(?:" + "|".join(_answers(language)) + ")$")


def _answers(language: str) -> Iterable[str]:
    for name, message in messages_of(language).items():
        for attribute in message.attributes:
            word = attribute.id.name
            if (name.startswith("action-") and word == "long") or (
                name.startswith(("question-mode-", "question-spend")) and word.endswith("-long")
            ):
                yield _expression(f"{name}.{word}", language)


def _expression(message: str, language: str) -> str:
    name, _, attribute = message.partition(".")
    found = messages_of(language)[name]
    value = (
        next((one.value for one in found.attributes if one.id.name == attribute), None) if attribute else found.value
    )
    assert value is not None, f"{message} has no text"
    return _of_pattern(value, language)


def _of_pattern(value: ast.Pattern, language: str) -> str:
    parts = []
    for element in value.elements:
        if isinstance(element, ast.TextElement):
            parts.append(_literally(element.value))
        else:
            parts.append(_of_placeable(element.expression, language))
    return "".join(parts)


def _literally(text: str) -> str:
    return r"\s+".join(map(re.escape, re.split(r"\s+", text)))


def _of_placeable(expression: object, language: str) -> str:
    if isinstance(expression, ast.SelectExpression):
        return "(?:" + "|".join(_of_pattern(variant.value, language) for variant in expression.variants) + ")"
    if isinstance(expression, ast.StringLiteral):
        return _literally(expression.value)
    if isinstance(expression, ast.MessageReference) and expression.attribute is None:
        return f"(?:{_expression(expression.id.name, language)})"
    return ANYTHING
