"""Where a table is: in this process, or at another one."""

from typing import NamedTuple


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
