"""How many files and connections this process may have open."""

import contextlib
from typing import Final

RESERVED: Final = 128  # descriptors for everything but clients: the database, bots, mail, other processes
LEAST: Final = 16  # connections of clients, however few descriptors there are
UNKNOWN: Final = 512  # where the system does not say


def raise_limit() -> int:
    """Raise the limit of open files as far as the system allows; return it."""
    try:
        import resource
    except ImportError:  # Windows
        return UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft


def most_connections(descriptors: int) -> int:
    """Return how many connections of clients fit into this many descriptors."""
    return max(LEAST, descriptors - min(RESERVED, descriptors // 4))
