"""Names: families by letter, kinds and decks by word (docs/notation.md, 1)."""

from collections.abc import Sequence
from typing import Final

from ..errors import NotationError, UnknownDeck
from ..rules.decks import DECKS, NUMBERS, is_deck
from ..rules.kinds import NAMES

FAMILIES: Final = "RBGYV"
COLOURS: Final = ("Red", "Blue", "Green", "Yellow", "Violet")


def kind_number(name: object, where: str) -> int:
    """Return the number of a kind that is named somewhere."""
    if isinstance(name, str) and name in NUMBERS:
        return NUMBERS[name]
    raise NotationError(f"{where}: no kind is called {name!r}")


def seat_of(letter: object, players: int, where: str) -> int:
    """Return the seat of a family that is named somewhere and plays."""
    if isinstance(letter, str) and len(letter) == 1 and letter in FAMILIES[:players]:
        return FAMILIES.index(letter)
    raise NotationError(f"{where}: no family {letter!r} plays; the families are {' '.join(FAMILIES[:players])}")


def read_deck(deck: object) -> tuple[int, ...]:
    """Return the kinds of a deck that is given by its name or as a list of ten kinds."""
    if isinstance(deck, str):
        if deck in DECKS:
            return DECKS[deck]
        raise UnknownDeck(f"no deck is called {deck!r}; the decks are {', '.join(DECKS)}, or ten kinds")
    if not isinstance(deck, Sequence):
        raise UnknownDeck(f"a deck is a name or a list of ten kinds, not {deck!r}")
    try:
        kinds = tuple(kind_number(name, "deck") for name in deck)
    except NotationError as error:
        raise UnknownDeck(str(error)) from None
    if not is_deck(kinds):
        raise UnknownDeck(f"a deck has ten different kinds and no twin, not {', '.join(map(str, deck))}")
    return kinds


def write_deck(kinds: Sequence[int]) -> str | list[str]:
    """Return a deck's name, or its kinds when it has none."""
    for name, named in DECKS.items():
        if tuple(kinds) == named:
            return name
    return [NAMES[kind] for kind in kinds]
