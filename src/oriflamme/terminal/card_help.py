"""The cards explained, for `oriflamme cards` and for the questions of a player."""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from ..rules.decks import BOXES, NUMBERS, box_of
from ..texts.cards import card_text, type_of


def sheet(kind: str) -> Iterator[Text]:
    """Yield all that is to be said of a kind."""
    card = card_text(kind)
    box = BOXES[box_of(NUMBERS[kind])].title()
    yield Text.assemble((card.name, "bold"), f" ({kind}, {type_of(kind)}, {box})")
    yield Text(f"  {card.text}")
    for ruling in card.rulings:
        yield Text(f"  - {ruling}", style="dim")
    yield Text(f"  Tip: {card.tip}", style="italic")


def overview(kinds: Sequence[str]) -> Iterator[Text]:
    """Yield a line for each kind."""
    for kind in kinds:
        card = card_text(kind)
        yield Text.assemble((card.name, "bold"), f" ({type_of(kind)}): {card.text}")


def with_twin(deck: Sequence[str]) -> tuple[str, ...]:
    """Return the kinds of a deck, and the Twin behind them if the Prince is there."""
    return (*deck, "twin") if "prince" in deck else tuple(deck)


def book(by_box: Mapping[str, Sequence[str]]) -> Iterator[Text]:
    """Yield the sheets of kinds, by box."""
    for box, kinds in by_box.items():
        if kinds:
            yield Text(box.upper(), style="bold reverse")
        for kind in kinds:
            yield from sheet(kind)
            yield Text()
