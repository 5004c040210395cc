"""Names: families by letter, kinds and decks by word (docs/notation.md, 1)."""

from collections.abc import Sequence
from typing import Final

from ..errors import NotationError, UnknownDeck
from ..rules.decks import DECKS, NUMBERS, is_deck
from ..rules.kinds import NAMES

FAMILIES: Final = "RBGYV"
COLOURS: Final = ("Red", "Blue", "Green", "Yellow", "Violet")


def kind_number(name: object, where: str) -> int:
    """Return the number of a kind; `where` is the place that an error names."""
    if isinstance(name, str) and name in NUMBERS:
        return NUMBERS[name]
    raise NotationError(f"{where}: unknown kind {name!r}")


def seat_of(letter: object, players: int, where: str) -> int:
    """Return the seat of a family that plays; `where` is the place that an error names."""
    if isinstance(letter, str) and len(letter) == 1 and letter in FAMILIES[:players]:
        return FAMILIES.index(letter)
    raise NotationError(f"{where}: unknown family {letter!r}; the families are {' '.join(FAMILIES[:players])}")


def read_deck(deck: object) -> tuple[int, ...]:
    """Return the kinds of a deck, given by its name or as a list of ten kinds."""
    if isinstance(deck, str):
        if deck in DECKS:
            return DECKS[deck]
        raise UnknownDeck(f"unknown deck {deck!r}; use {', '.join(DECKS)}, or ten kinds")
    if not isinstance(deck, Sequence):
        raise UnknownDeck(f"deck: expected a name or a list of ten kinds, got {deck!r}")
    try:
        kinds = tuple(kind_number(name, "deck") for name in deck)
    except NotationError as error:
        raise UnknownDeck(str(error)) from None
    if not is_deck(kinds):
        raise UnknownDeck(f"deck: expected ten different kinds without the twin, got {', '.join(map(str, deck))}")
    return kinds


def write_deck(kinds: Sequence[int]) -> str | list[str]:
    """Return a deck's name, or its kinds if it has no name."""
    for name, named in DECKS.items():
        if tuple(kinds) == named:
            return name
    return [NAMES[kind] for kind in kinds]
