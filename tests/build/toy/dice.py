"""Random numbers."""

from typing import Final

MULTIPLIER: Final = 1103515245
MASK: Final = 0x7FFFFFFF


class Dice:
    """A generator of random numbers."""

    __slots__ = ("word",)

    def __init__(self) -> None:
        self.word = 42


def roll(dice: Dice) -> int:
    """Return the next number, 0 to 32767."""
    dice.word = dice.word * MULTIPLIER + 12345 & MASK
    return dice.word >> 16 & 0x7FFF
