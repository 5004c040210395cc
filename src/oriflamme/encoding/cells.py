"""Sets as cells of a buffer.

The build replaces this one module by instructions that write sixteen cells at once; a test compares the two.
"""

from typing import TypeAlias

Bytes: TypeAlias = memoryview


def write_sixteen(cells: Bytes, at: int, members: int) -> None:
    """Write 1 for each of the members 0 to 15 of a set, and 0 for those that it lacks."""
    for i in range(16):
        cells[at + i] = members >> i & 1
