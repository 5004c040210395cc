"""Refusals: a code for programs, a sentence for people, and nothing changed. The sentences are in problems.ftl."""

from typing import Final

from ...errors import OriflammeError
from ...protocol.messages import Refused
from ...protocol.tables import Problem
from ...texts import ENGLISH, texts_in
from ..metrics import REFUSALS

SENTENCES_BY_CODE: Final = {"unknown_deck": "deck", "unknown_bot": "bot", "unseen_name": "name"}  # variants of `wrong`


class Refusal(OriflammeError):
    """Something that is refused, said by the message `problem-<code>` or `problem-<code>-<variant>`.

    `stale`: the client that asked should be shown how things are.
    """

    def __init__(self, code: str, variant: str = "", *, stale: bool = False, **arguments: str | int) -> None:
        super().__init__(code, variant)
        self.code = code
        self.variant = variant
        self.arguments = arguments
        self.stale = stale
        self._foreign: str | None = None

    @classmethod
    def saying(cls, code: str, sentence: str, *, stale: bool = False) -> "Refusal":
        """Return a refusal with a sentence that comes from elsewhere and is not translated."""
        refusal = Refusal(code, stale=stale)
        refusal._foreign = sentence
        return refusal

    @classmethod
    def of(cls, error: OriflammeError) -> "Refusal":
        """Return the refusal of input that the library could not use; it is translated if its code has a sentence."""
        if variant := SENTENCES_BY_CODE.get(error.code):
            return Refusal("wrong", variant)
        return Refusal.saying("wrong", str(error))

    def __str__(self) -> str:
        """Return the sentence in English."""
        if self._foreign is not None:
            return self._foreign
        name = "-".join(filter(None, ("problem", self.code.replace("_", "-"), self.variant)))
        return texts_in(ENGLISH).say(name, self.arguments)


def refused(refusal: Refusal, message_id: str | None = None) -> Refused:
    """Return a refusal as a message, and count it."""
    REFUSALS.labels(refusal.code).inc()
    return Refused(refusal.code, str(refusal), message_id, refusal.variant, refusal.arguments)


def problem_of(refusal: Refusal) -> Problem:
    """Return a refusal as the answer to a request, and count it."""
    REFUSALS.labels(refusal.code).inc()
    return Problem(refusal.code, str(refusal), refusal.variant, refusal.arguments)
