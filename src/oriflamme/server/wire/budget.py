"""Budgets: how much a connection, or all connections of an address, may send."""

from typing import NamedTuple


class Terms(NamedTuple):
    """Rates a second, and the burst before they count."""

    frame_rate: float  # messages
    frame_burst: float
    piece_rate: float  # control frames, fragments of messages and chunks of bodies
    piece_burst: float
    byte_rate: float
    byte_burst: float

    def times(self, share: float) -> "Terms":
        """Return terms that are so many times as generous."""
        return Terms(*(share * term for term in self))


class Budget:
    """What is left to send."""

    __slots__ = ("_at", "_bytes", "_frames", "_pieces", "_terms")

    def __init__(self, terms: Terms, now: float) -> None:
        self._terms = terms
        self._at = now
        self._frames, self._pieces, self._bytes = terms.frame_burst, terms.piece_burst, terms.byte_burst

    def spend(self, now: float, frames: float = 0, pieces: float = 0, size: float = 0) -> bool:
        """Take away what was sent; tell whether there was enough. What was too much is not owed."""
        terms, passed = self._terms, now - self._at
        self._at = now
        self._frames = min(terms.frame_burst, self._frames + passed * terms.frame_rate) - frames
        self._pieces = min(terms.piece_burst, self._pieces + passed * terms.piece_rate) - pieces
        self._bytes = min(terms.byte_burst, self._bytes + passed * terms.byte_rate) - size
        if self._frames >= 0 and self._pieces >= 0 and self._bytes >= 0:
            return True
        self._frames, self._pieces, self._bytes = max(0, self._frames), max(0, self._pieces), max(0, self._bytes)
        return False
