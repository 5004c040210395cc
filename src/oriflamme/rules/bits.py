"""Sets of small numbers, kept in the bits of an integer.

The build replaces this one module by the processor's own instructions; a test compares the two.
"""


def one(member: int) -> int:
    """Return the set of this one member."""
    return 1 << member


def count(members: int) -> int:
    """Return how many members the set has."""
    return members.bit_count()


def lowest(members: int) -> int:
    """Return the smallest member of a set that is not empty."""
    return (members & -members).bit_length() - 1
