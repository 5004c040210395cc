"""Lines put together from parts, with the punctuation of a language."""

from collections.abc import Sequence
from functools import reduce

from ..texts import Texts


def line(texts: Texts, head: str, rest: str) -> str:
    """Return what something is, and after a colon what is said of it."""
    return texts.say("terminal-line", head=head, rest=rest)


def facts(texts: Texts, parts: Sequence[str]) -> str:
    """Return facts with semicolons between them; each may hold commas of its own."""
    return reduce(lambda before, fact: texts.say("terminal-facts", before=before, fact=fact), parts)
