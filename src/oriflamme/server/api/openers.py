"""Who has opened which open tables, so that one address or account does not fill the list of tables.

It is known in memory only: an address is not stored. Tables from before a restart have no known opener.
"""

from collections.abc import Callable, Sequence
from typing import Final

from ..wire.refusal import Refusal

REMEMBERED: Final = 20_000  # tables


class Openers:
    """The openers of open tables: an account, or the address of a guest."""

    def __init__(self, most: int) -> None:
        """`most`: tables of one opener that are listed."""
        self._most: Final = most
        self._by_table: dict[str, str] = {}

    def check(self, opener: str, listed: Sequence[str]) -> None:
        """Refuse one more open table to an opener with too many in the list."""
        if sum(self._by_table.get(table) == opener for table in listed) >= self._most:
            raise Refusal("too_many_tables", most=self._most)

    def add(self, opener: str, table: str) -> None:
        """Note who has opened a table; of too many, the oldest is forgotten."""
        self._by_table[table] = opener
        if len(self._by_table) > REMEMBERED:
            del self._by_table[next(iter(self._by_table))]

    def fair(self) -> Callable[[str], bool]:
        """Return a filter for one list: it takes tables one after the other, and only so many of each opener."""
        counts: dict[str, int] = {}

        def takes(table: str) -> bool:
            opener = self._by_table.get(table)
            if opener is None:
                return True
            counts[opener] = counts.get(opener, 0) + 1
            return counts[opener] <= self._most

        return takes
