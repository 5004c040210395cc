"""Sets of small numbers in the bits of an integer."""


def one(member: int) -> int:
    """Return the set of one member."""
    return 1 << member


def count(members: int) -> int:
    """Return how many members a set has."""
    return members.bit_count()


def lowest(members: int) -> int:
    """Return the smallest member of a set."""
    return (members & -members).bit_length() - 1
