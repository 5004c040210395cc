"""A small generator of random numbers that gives the same numbers compiled and uncompiled.

It is xoroshiro64* (Blackman and Vigna) with a multiplier below 2**31, so that no product needs more than 63 bits.
It deals test games and plays them at random; whoever needs secrecy deals with `secrets` and hands the deal in.
"""

from typing import Final

MASK: Final = 0xFFFFFFFF
MULTIPLIER: Final = 0x5851F42D
MIXER: Final = 0x045D9F3B
SALT: Final = 0x9E3779B9  # above 2**31, so that no number makes both words 0


class Dice:
    """The state of one generator: two words of 32 bits, never both 0."""

    __slots__ = ("a", "b")

    def __init__(self) -> None:
        self.a = 1
        self.b = 1

    def copy(self) -> "Dice":
        """Return dice that will fall the same way."""
        new = Dice.__new__(Dice)
        new.a = self.a
        new.b = self.b
        return new


def mix(word: int) -> int:
    """Scatter the bits of a word of 32 bits."""
    word = ((word >> 16) ^ word) * MIXER & MASK
    word = ((word >> 16) ^ word) * MIXER & MASK
    return (word >> 16) ^ word


def seed(dice: Dice, number: int) -> None:
    """Make the dice fall as this number, 0 to 2**63 - 1, says."""
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
