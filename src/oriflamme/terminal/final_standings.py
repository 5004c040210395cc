"""The end of a game: who stands where, what earned it, and what was hidden."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from ..events import Event, Gained, Lost, Paid, TookPot
from ..game import Standing
from ..view import View
from ..words import title
from .board import family
from .players import People, influence


def standings(places: Iterable[Standing], people: People) -> Iterator[Text]:
    """Yield everyone's place."""
    yield Text("Standings", style="bold")
    for place in places:
        cards = f"{place.cards} card{'' if place.cards == 1 else 's'} in the queue"
        yield Text(f"  {place.rank}. ") + family(
            place.seat, f" {people.name(place.seat)}: {influence(place.stock)}, {cards}"
        )


def earned(events: Iterable[Event], players: int) -> list[Counter[str]]:
    """Return what each kind has brought each player; losses are negative."""
    totals: list[Counter[str]] = [Counter() for _ in range(players)]
    for event in events:
        match event:
            case Gained():
                totals[event.seat][event.by] += event.amount
            case TookPot():
                totals[event.seat][event.kind] += event.amount
            case Paid():
                totals[event.to][event.by] += event.amount
                totals[event.seat][f"paid to the {title(event.by)}"] -= event.amount
            case Lost():
                totals[event.seat][f"lost to the {title(event.by)}"] -= event.amount
    return totals


def sources(events: Iterable[Event], stocks: Sequence[int], people: People) -> Iterator[Text]:
    """Yield how everyone came to their stock."""
    yield Text("Where the influence came from", style="bold")
    for seat, total in enumerate(earned(events, len(stocks))):
        parts = [f"{stocks[seat] - total.total()} at the start"]
        parts += [f"{title(by) if amount > 0 else by} {amount:+}" for by, amount in total.most_common() if amount]
        yield Text("  ") + family(seat, f" {people.name(seat)}: {', '.join(parts)}")


def secrets(views: Iterable[View], people: People) -> Iterator[Text]:
    """Yield what was hidden to the end: in the queue, in the hands, set aside. The game must be over."""
    yield Text("What was hidden", style="bold")
    for seat, view in enumerate(views):
        in_queue = [
            f"{title(card.name)} (number {number}{f', {influence(card.pot)} lost' if card.pot else ''})"
            for number, pile in enumerate(view.queue, 1)
            for card in pile
            if card.hidden and card.family == seat
        ]
        yield Text("  ") + family(
            seat,
            f" {people.name(seat)}: in the queue {', '.join(in_queue) or 'nothing'};"
            f" in hand {', '.join(map(title, view.hand)) or 'nothing'};"
            f" set aside {', '.join(map(title, view.aside)) or 'nothing'}",
        )
