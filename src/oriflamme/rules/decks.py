"""R90 Which ten kinds are played: the boxes, the presets, and mixes drawn by the lines or freely. Never compiled."""

from collections.abc import Callable, Sequence
from typing import Final

from .bits import one
from .kinds import DECK, NAMES, TWIN

LINES: Final = (
    "near killer",
    "far killer",
    "drain",
    "earner of 2",
    "steady earner",
    "wild",
    "killing intrigue",
    "trap",
    "manipulation",
    "store",
)
BOXES: Final = ("base", "ablaze", "alliance")
NUMBERS: Final = {name: kind for kind, name in enumerate(NAMES) if kind}

_PRESETS: Final = {
    "court": "soldier archer spy queen prince shapeshifter impersonation ambush bribery conspiracy",
    "tribunal": "deserter judge felon empress lord diplomat assassination extortion royal_decree treaty",
    "blood": "soldier apothecary spy heir fanatic schemer uprising trap infiltration plot",
    "masks": "cutthroat judge informant queen prince shapeshifter impersonation trap bribery plot",
}


def in_box(box: int, line: int) -> int:
    """Return the kind that a box has on a line. Kinds are numbered box by box, line by line."""
    return 1 + box * DECK + line


def box_of(kind: int) -> int:
    """Return the box of a kind. The Twin comes with Ablaze."""
    return 1 if kind == TWIN else (kind - 1) // DECK


def line_of(kind: int) -> int:
    """Return the line of a kind. The Twin is on the Prince's line."""
    return 4 if kind == TWIN else (kind - 1) % DECK


DECKS: Final[dict[str, tuple[int, ...]]] = {
    **{name: tuple(in_box(box, line) for line in range(DECK)) for box, name in enumerate(BOXES)},
    **{name: tuple(NUMBERS[word] for word in words.split()) for name, words in _PRESETS.items()},
}


def is_deck(kinds: Sequence[int]) -> bool:
    """R1 R90 Tell whether these are ten different kinds without the Twin."""
    return len(kinds) == DECK and len(set(kinds)) == DECK and all(0 < kind < TWIN for kind in kinds)


def draw_by_lines(below: Callable[[int], int]) -> tuple[int, ...]:
    """R90 Draw one kind from each line. `below(n)` returns a random number from 0 to n - 1."""
    return tuple(in_box(below(len(BOXES)), line) for line in range(DECK))


def draw_freely(below: Callable[[int], int]) -> tuple[int, ...]:
    """R90 Draw any ten kinds. `below(n)` returns a random number from 0 to n - 1."""
    drawn: list[int] = []
    taken = 0
    while len(drawn) < DECK:
        kind = 1 + below(TWIN - 1)
        if not taken & one(kind):
            taken |= one(kind)
            drawn.append(kind)
    return tuple(drawn)
