"""Refusals: a code for programs and a sentence for people. A refused request changes nothing."""

from ...errors import OriflammeError
from ...protocol.messages import Refused
from ..metrics import REFUSALS


class Refusal(OriflammeError):
    """A refused request. If `stale`, the client should be sent the present state."""

    def __init__(self, code: str, sentence: str, stale: bool = False) -> None:
        super().__init__(sentence)
        self.code = code
        self.stale = stale


def refused(code: str, sentence: str, message_id: str | None = None) -> Refused:
    """Return a refusal as a message, and count it."""
    REFUSALS.labels(code).inc()
    return Refused(code, sentence, message_id)
