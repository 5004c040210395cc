"""A small random number generator that gives the same numbers compiled and uncompiled.

It is xoroshiro64* (Blackman and Vigna) with a multiplier below 2**31, so that no product needs more than 63 bits. It
deals test games and plays them at random. It is not secure: a deal that must stay secret is drawn with `secrets`.
"""

from typing import Final

MASK: Final = 0xFFFFFFFF
MULTIPLIER: Final = 0x5851F42D
MIXER: Final = 0x045D9F3B
SALT: Final = 0x9E3779B9  # above 2**31, so that no seed makes both words 0


class Dice:
    """The state of one generator: two 32-bit words, never both 0."""

    __slots__ = ("a", "b")

    def __init__(self) -> None:
        self.a = 1
        self.b = 1

    def copy(self) -> "Dice":
        """Return dice that will give the same numbers."""
        new = Dice.__new__(Dice)
        new.a = self.a
        new.b = self.b
        return new


def mix(word: int) -> int:
    """Scatter the bits of a 32-bit word."""
    word = ((word >> 16) ^ word) * MIXER & MASK
    word = ((word >> 16) ^ word) * MIXER & MASK
    return (word >> 16) ^ word


def seed(dice: Dice, number: int) -> None:
    """Seed the dice with a number from 0 to 2**63 - 1."""
    dice.a = mix(number & MASK)
    dice.b = mix((number >> 32 & MASK) ^ dice.a ^ SALT)


def roll(dice: Dice) -> int:
    """Return the next 32 random bits."""
    a = dice.a
    b = dice.b ^ a
    dice.a = ((a << 26 | a >> 6) & MASK) ^ b ^ (b << 9 & MASK)
    dice.b = (b << 13 | b >> 19) & MASK
    return a * MULTIPLIER & MASK


def below(dice: Dice, limit: int) -> int:
    """Return a number from 0 to limit - 1."""
    return roll(dice) * limit >> 32
