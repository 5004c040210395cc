"""Counts the frames of a WebSocket before anything parses them."""

from typing import Final

_MASKED: Final = 0x80
_LENGTH: Final = 0x7F
_WHOLE: Final = (0x81, 0x82)  # the first byte of a text or binary message in one frame
_LONGER: Final = {126: 2, 127: 8}  # bytes that hold the length of a longer frame


class FrameCounter:
    """Reads only the heads of frames: how long each is, and whether it is a whole message."""

    __slots__ = ("_head", "_skip")

    def __init__(self) -> None:
        self._head = b""  # the beginning of a head that is not complete
        self._skip = 0  # bytes of the current frame that are still to come

    def count(self, data: bytes) -> tuple[int, int]:
        """Return how many whole messages and how many other frames begin in this data."""
        if self._head:
            data = self._head + data
            self._head = b""
        messages = others = 0
        at, end = self._skip, len(data)
        while at < end:
            if end - at < 2 or end - at < (start := 2 + _LONGER.get(data[at + 1] & _LENGTH, 0)):
                self._head = data[at:]
                at = end
                break
            length = data[at + 1] & _LENGTH
            if length > 125:
                length = int.from_bytes(data[at + 2 : at + start], "big")
            if data[at] in _WHOLE:
                messages += 1
            else:
                others += 1
            at += start + length + (4 if data[at + 1] & _MASKED else 0)
        self._skip = at - end
        return messages, others
