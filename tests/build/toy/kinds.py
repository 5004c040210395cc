"""Constants, types and tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from .state import State

Byte: TypeAlias = int
Short: TypeAlias = int
Seat: TypeAlias = int
Card: TypeAlias = Seat

NOBODY: Final = -1
STEP: Final = 0
JUMP: Final = 1
REST: Final = 2
KINDS: Final[int] = REST + 1
SIZE: Final = 2**3 - 1
MOVERS: Final = 1 << STEP | 1 << JUMP
FAR: Final = 1 << 40
DEEP: Final = -(1 << 62) - (1 << 62)
GOAL: Final = 30
NAMES: Final[tuple[str, ...]] = ("step", "jump", "rest")
READY: Final[tuple[int, ...]] = tuple(range(KINDS))

Ability: TypeAlias = "Callable[[State, Card], None]"
Worth: TypeAlias = Callable[[int], int]
