"""Where a table is: in this process or in another one."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol


class Owner(Protocol):
    """The part of a process that owns tables and can lose them."""

    def owned(self) -> Iterable[str]:
        """Return the tables that this process owns, as far as it knows."""
        ...

    def lose(self, table: str) -> None:
        """Let go of a table that another process owns, or whose log was changed."""
        ...


class Found(NamedTuple):
    """A table and the address of the process that owns it; None: this process."""

    table: str
    address: str | None


class Elsewhere(Exception):
    """A table that another process owns."""

    def __init__(self, found: Found, asker: str) -> None:
        super().__init__(found.table)
        self.table = found.table
        self.address = found.address or ""
        self.asker = asker  # the process that looked for it
