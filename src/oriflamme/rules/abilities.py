"""What each kind says when it is revealed, as its ability, and when it is eliminated.

There are three tables because Shapeshifter and Plot apply abilities without revealing a card. Each box fills its own
rows.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from .kinds import KINDS, Card, Seat
from .state import State
from .verbs import take_pot

Ability: TypeAlias = "Callable[[State, Card], None]"
LastWord: TypeAlias = "Callable[[State, Card, Card, Seat], None]"


def nothing(g: State, me: Card) -> None:
    """Do nothing."""


def no_last_word(g: State, me: Card, actor: Card, you: Seat) -> None:
    """Do nothing when eliminated."""


WHEN_REVEALED: Final[list[Ability]] = [take_pot] * KINDS
ABILITIES: Final[list[Ability]] = [nothing] * KINDS
WHEN_ELIMINATED: Final[list[LastWord]] = [no_last_word] * KINDS
