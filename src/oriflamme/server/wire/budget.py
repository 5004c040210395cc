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
        passed = now - self._at
        self._at = now
        frame_rate, frame_burst, piece_rate, piece_burst, byte_rate, byte_burst = self._terms
        # Without min(): this runs twice for every read, and calls would be half of it.
        left = self._frames + passed * frame_rate
        self._frames = (left if left < frame_burst else frame_burst) - frames
        left = self._pieces + passed * piece_rate
        self._pieces = (left if left < piece_burst else piece_burst) - pieces
        left = self._bytes + passed * byte_rate
        self._bytes = (left if left < byte_burst else byte_burst) - size
        if self._frames >= 0 and self._pieces >= 0 and self._bytes >= 0:
            return True
        self._frames, self._pieces, self._bytes = max(0, self._frames), max(0, self._pieces), max(0, self._bytes)
        return False
