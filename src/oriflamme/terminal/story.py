"""What happened, in sentences, as one listener hears it. The sentences are those of texts/*/events.ftl."""

import re
from collections.abc import Sequence
from typing import Final

from .. import events as happened
from ..events import Event
from ..texts import capital
from ..texts.cards import kind_forms
from .players import People
from .queue_tracker import Tracker

_SAME_TO_ALL: Final = (
    *(happened.Waited, happened.PotGrew, happened.Acted, happened.Discarded, happened.Moved),
    *(happened.Entered, happened.TurnedDown),
)
_ON: Final = 2  # a place: 0 first, 1 last, from here on the index of a pile
_NUMBERS: Final = ("amount", "pot", "round")


def story(events: Sequence[Event], people: People, since: int = 0) -> list[str]:
    """Return a sentence for each event from an index on; the events are those from the beginning of the game."""
    teller = Teller(people)
    return [sentence for index in range(len(events)) for sentence in teller.tell(events, index, index >= since)]


class Teller:
    """Follows the queue from event to event, and says what happens in it."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.queue = Tracker()
        self._stood: dict[int, int] = {}  # the piles of cards that are eliminated together, and of their eliminator
        self._end = 0  # the index of the event behind those eliminations

    def tell(self, events: Sequence[Event], index: int, aloud: bool = True) -> list[str]:
        """Return the sentence for an event, if it is to be said aloud, and let the event happen."""
        event = events[index]
        if isinstance(event, happened.Eliminated) and index >= self._end:
            fallen = _fallen_together(event, events[index:])
            self._stood = {card: self._pile(card) for card in (*fallen, event.actor)}
            self._end = index + len(fallen)
        said = [self._sentence(event)] if aloud else []
        self.queue.follow(event)
        if index + 1 >= self._end:
            self._stood = {}
        return said

    def _sentence(self, event: Event) -> str:
        arguments = {**self._players(event), **self._kinds(event), **self._cards(event), **self._places(event)}
        arguments |= {name: getattr(event, name) for name in _NUMBERS if hasattr(event, name)}
        if isinstance(event, happened.Waited | happened.PotGrew):
            arguments["pot"] = self.queue.pot[event.card] + event.amount
        return capital(self.people.texts.say(self._message(event), arguments))

    def _message(self, event: Event) -> str:
        name = "event-" + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(event).__name__).lower()
        listener = self.people.listener
        if isinstance(event, _SAME_TO_ALL):
            return name
        match event:
            case happened.Placed() | happened.Exchanged() if event.kind and event.seat != listener:
                return f"{name}-seen"
            case happened.LostPot():
                return f"{name}-plot-{self._whose(event.seat)}" if event.card == 0 else name
            case happened.Paid() if event.to == listener:
                return f"{name}-to-you"
            case happened.Eliminated():
                if event.actor == event.card:
                    return f"{name}-itself"
                return name if self.queue.kind[event.card] else f"{name}-unknown"
            case happened.Bribed() if self.queue.family[event.card] == event.seat:
                return f"{name}-still-{self._whose(event.seat)}"
            case happened.GameOver():
                shared = "-shared" if len(event.winners) > 1 else ""
                return f"{name}{shared}-{'you' if listener in event.winners else 'other'}"
        return f"{name}-{self._whose(_seat(event))}"

    def _whose(self, seat: int) -> str:
        return "you" if self.people.is_you(seat) else "other"

    def _players(self, event: Event) -> dict[str, str | int]:
        people = self.people
        match event:
            case happened.GameOver() if len(event.winners) > 1:
                return {"names": people.listed([seat for seat in event.winners if not people.is_you(seat)])}
            case happened.Paid():
                return {"name": people.name(event.seat), "to": people.name(event.to)}
        return {"name": people.name(_seat(event))}

    def _kinds(self, event: Event) -> dict[str, str]:
        kinds = {"kind": "kind", "by": "by", "gone_kind": "gone"}
        named = {argument: getattr(event, field, None) for field, argument in kinds.items()}
        forms: dict[str, str] = {}
        for argument, kind in named.items():
            if kind is not None:
                forms |= kind_forms(argument, kind, self.people.texts.language)
        return forms

    def _cards(self, event: Event) -> dict[str, str]:
        """Return the cards of an event as the listener knew them before it."""
        if isinstance(event, happened.Entered):
            return self.people.card_forms("card", event.seat, event.kind, False, 0)
        forms = self._card("card", getattr(event, "card", 0))
        return forms | self._card("actor", event.actor) if isinstance(event, happened.Eliminated) else forms

    def _card(self, argument: str, card: int) -> dict[str, str]:
        queue = self.queue
        if card not in queue.family:
            return {}
        pile = self._stood.get(card) or self._pile(card)
        return self.people.card_forms(argument, queue.family[card], queue.kind[card], queue.hidden[card], pile)

    def _pile(self, card: int) -> int:
        return self.queue.number(card) or 0

    def _places(self, event: Event) -> dict[str, str | int]:
        if isinstance(event, happened.Moved):
            return {"pile": event.pile + 1}
        if not isinstance(event, happened.Placed | happened.Entered):
            return {"pile": self._pile(getattr(event, "card", 0))}
        if event.place < _ON:
            return {"place": ("first", "last")[event.place], "pile": 0}
        pile = event.place - _ON + 1
        if isinstance(event, happened.Entered) and event.opens_pile:
            return {"place": "at", "pile": pile}
        return {"place": "on", "pile": pile, **self._card("under", self.queue.top(pile))}


def _seat(event: Event) -> int:
    """Return the player that an event is about."""
    match event:
        case happened.RoundBegan():
            return event.first
        case happened.GameOver():
            return event.winners[0]
    return int(getattr(event, "seat", 0))


def _fallen_together(first: happened.Eliminated, events: Sequence[Event]) -> list[int]:
    """Return the cards that the same actor eliminates in the same step, from the first one on."""
    cards = []
    for event in events:
        if not isinstance(event, happened.Eliminated) or event.actor != first.actor:
            break
        cards.append(event.card)
    return cards
