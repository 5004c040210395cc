"""The end of a game: who stands where, what earned it, and what was hidden."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from ..events import Event, Gained, Lost, Paid, TookPot
from ..game import Standing
from ..texts.cards import kind_forms
from ..view import View
from .board import family
from .players import People
from .punctuation import facts, line

GAINED, PAID, LOST = "gained", "paid", "lost"


def standings(places: Iterable[Standing], people: People) -> Iterator[Text]:
    """Yield everyone's place."""
    yield Text(people.texts.say("terminal-standings"), style="bold")
    for place in places:
        cards = people.texts.say("terminal-in-queue", amount=place.cards)
        result = facts(people.texts, (people.influence(place.stock), cards))
        yield Text(f"  {place.rank}. ") + _player(place.seat, people, result)


def earned(events: Iterable[Event], players: int) -> list[Counter[tuple[str, str]]]:
    """Return how each kind has changed each player's influence: by what was gained, paid and lost."""
    totals: list[Counter[tuple[str, str]]] = [Counter() for _ in range(players)]
    for event in events:
        match event:
            case Gained():
                totals[event.seat][GAINED, event.by] += event.amount
            case TookPot():
                totals[event.seat][GAINED, event.kind] += event.amount
            case Paid():
                totals[event.to][GAINED, event.by] += event.amount
                totals[event.seat][PAID, event.by] -= event.amount
            case Lost():
                totals[event.seat][LOST, event.by] -= event.amount
    return totals


def sources(events: Iterable[Event], stocks: Sequence[int], people: People) -> Iterator[Text]:
    """Yield how everyone's influence was earned."""
    yield Text(people.texts.say("terminal-earned"), style="bold")
    for seat, total in enumerate(earned(events, len(stocks))):
        parts = [people.texts.say("terminal-start", amount=stocks[seat] - total.total())]
        parts += [f"{_source(how, kind, people)} {amount:+}" for (how, kind), amount in total.most_common() if amount]
        yield Text("  ") + _player(seat, people, ", ".join(parts))


def _source(how: str, kind: str, people: People) -> str:
    if how == GAINED:
        return people.kind(kind)
    return people.texts.say(f"terminal-{how}", kind_forms("kind", kind, people.texts.language))


def secrets(views: Iterable[View], people: People) -> Iterator[Text]:
    """Yield what was hidden to the last: in the queue, in the hands, set aside. The game must be over."""
    say = people.texts.say
    yield Text(say("terminal-hidden"), style="bold")
    for seat, view in enumerate(views):
        in_queue = [
            say("terminal-hidden-card", kind=people.kind(card.name), pile=number, pot=card.pot)
            for number, pile in enumerate(view.queue, 1)
            for card in pile
            if card.hidden and card.family == seat
        ]
        parts = (
            say("terminal-hidden-queue", cards=", ".join(in_queue) or say("terminal-nothing")),
            say("terminal-hidden-hand", cards=people.kinds(view.hand)),
            say("terminal-hidden-aside", cards=people.kinds(view.aside)),
        )
        yield Text("  ") + _player(seat, people, facts(people.texts, parts))


def _player(seat: int, people: People, said: str) -> Text:
    return family(seat, f" {line(people.texts, people.name(seat), said)}")
