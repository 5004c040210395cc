"""The cards explained, for `oriflamme cards` and for the questions of a player."""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text

from ..rules.decks import BOXES, NUMBERS, box_of
from ..texts import ENGLISH, texts_in
from ..texts.cards import card_text, type_of
from .punctuation import line


def sheet(kind: str, language: str = ENGLISH) -> Iterator[Text]:
    """Yield all that is to be said of a kind."""
    card, texts = card_text(kind, language), texts_in(language)
    box = texts.say(f"box-{BOXES[box_of(NUMBERS[kind])]}")
    yield Text.assemble((card.name, "bold"), f" ({kind}, {_type(kind, language)}, {box})")
    yield Text(f"  {card.text}")
    for ruling in card.rulings:
        yield Text(f"  - {ruling}", style="dim")
    yield Text(f"  {texts.say('terminal-tip', tip=card.tip)}", style="italic")


def overview(kinds: Sequence[str], language: str = ENGLISH) -> Iterator[Text]:
    """Yield a line for each kind."""
    for kind in kinds:
        card = card_text(kind, language)
        shown = Text(line(texts_in(language), f"{card.name} ({_type(kind, language)})", card.text))
        shown.stylize("bold", 0, len(card.name))
        yield shown


def _type(kind: str, language: str) -> str:
    return texts_in(language).say(f"word-{type_of(kind)}").lower()


def with_twin(deck: Sequence[str]) -> tuple[str, ...]:
    """Return the kinds of a deck, and the Twin behind them if the Prince is there."""
    return (*deck, "twin") if "prince" in deck else tuple(deck)


def book(by_box: Mapping[str, Sequence[str]], language: str = ENGLISH) -> Iterator[Text]:
    """Yield the sheets of kinds, by box."""
    for box, kinds in by_box.items():
        if kinds:
            yield Text(texts_in(language).say(f"box-{box}").upper(), style="bold reverse")
        for kind in kinds:
            yield from sheet(kind, language)
            yield Text()
