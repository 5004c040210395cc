"""Refusals: a word for programs, a sentence for people, and nothing changed."""

from ...errors import OriflammeError
from ...protocol.messages import Refused
from ..metrics import REFUSALS


class Refusal(OriflammeError):
    """Something that is refused; `stale`: whoever asked should be shown how things are."""

    def __init__(self, code: str, sentence: str, stale: bool = False) -> None:
        super().__init__(sentence)
        self.code = code
        self.stale = stale


def refused(code: str, sentence: str, message_id: str | None = None) -> Refused:
    """Return a refusal as a message, and count it."""
    REFUSALS.labels(code).inc()
    return Refused(code, sentence, message_id)
