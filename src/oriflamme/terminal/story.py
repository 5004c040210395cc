"""What happened, in sentences, as one listener hears it."""

from collections.abc import Sequence

from .. import events as happened
from ..events import Event
from ..words import title
from .players import People, influence, listed
from .queue_tracker import Tracker


def story(events: Sequence[Event], people: People) -> list[str]:
    """Return one sentence for each event, from the beginning of the game."""
    teller = Teller(people)
    return [teller.tell(events, number) for number in range(len(events))]


class Teller:
    """Follows the queue from event to event, and says what happens in it."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.queue = Tracker()
        self._numbers: dict[int, str] = {}  # of cards that are eliminated together, as they stood

    def tell(self, events: Sequence[Event], number: int) -> str:
        """Return the sentence for the event with this number, and let it happen."""
        event = events[number]
        if isinstance(event, happened.Eliminated) and event.card not in self._numbers:
            self._numbers = {card: self._number(card) for card in _fallen_together(event, events[number:])}
        sentence = self._sentence(event)
        self.queue.follow(event)
        if isinstance(event, happened.Eliminated):
            del self._numbers[event.card]
        return sentence[0].upper() + sentence[1:]

    def _sentence(self, event: Event) -> str:
        do, whose, who = self.people.do, self.people.whose, self.people.who
        match event:
            case happened.RoundBegan():
                return f"Round {event.round} begins; {do(event.first, 'place')} first."
            case happened.Placed():
                card = f"the {title(event.kind)}, hidden," if event.kind else "a hidden card"
                return f"{do(event.seat, 'place')} {card} {self._place(event.place)}."
            case happened.Waited():
                return f"{self._card(event.card)} waits and gets 1 influence."
            case happened.Revealed():
                return f"{do(event.seat, 'reveal')} the {title(event.kind)}{self._number(event.card)}."
            case happened.TookPot():
                return f"{do(event.seat, 'take')} {influence(event.amount)} from the {title(event.kind)}."
            case happened.LostPot(card=0):
                return f"{do(event.seat, 'give')} up {influence(event.amount)} of the Plot to apply a character again."
            case happened.LostPot():
                return f"{self._card(event.card)} loses {influence(event.amount)}."
            case happened.PotGrew():
                return f"{self._card(event.card)} gets {influence(event.amount)}."
            case happened.Acted():
                return f"{self._card(event.card)} acts."
            case happened.Gained():
                return f"{do(event.seat, 'gain')} {event.amount} by the {title(event.by)}."
            case happened.Paid():
                return f"{do(event.seat, 'give')} {who(event.to)} {event.amount} because of the {title(event.by)}."
            case happened.Lost():
                return f"{do(event.seat, 'lose')} {event.amount} because of the {title(event.by)}."
            case happened.Eliminated():
                return self._elimination(event)
            case happened.Discarded():
                return f"{whose(event.seat)} {title(event.kind)} is discarded."
            case happened.CardKept():
                pot = f" with {influence(event.pot)} on it" if event.pot else ""
                return f"{do(event.seat, 'keep')} the {title(event.kind)}{pot}."
            case happened.Moved():
                return f"{self._card(event.card)} moves and is number {event.pile + 1} now."
            case happened.Entered():
                return f"{whose(event.seat)} {title(event.kind)} enters {self._entrance(event)}."
            case happened.Exchanged():
                card = f"the {title(event.kind)}, hidden," if event.kind else "a hidden card"
                gone = f"{title(event.gone_kind)}{self._number(event.gone)}"
                return f"{do(event.seat, 'take')} the {gone} to the hand; {card} takes its place."
            case happened.NotFound():
                return f"{do(event.seat, 'have')} no {title(event.kind)} discarded or set aside."
            case happened.Bribed():
                belongs = "still belongs" if self.queue.family[event.card] == event.seat else "now belongs"
                return f"{self._card(event.card)} is bribed and {belongs} to {who(event.seat)}."
            case happened.Marked():
                return f"{do(event.seat, 'put')} a verdict token on {self._card(event.card)}."
            case happened.TurnedDown():
                return f"{self._card(event.card)} is turned face down again."
            case happened.GameOver():
                return f"the game is over. {self._victory(event.winners)}"
        raise TypeError(f"no sentence for {event!r}")

    def _number(self, card: int) -> str:
        number = self.queue.number(card)
        return f" (number {number})" if number else ""

    def _card(self, card: int) -> str:
        """Return whose card it is, what the listener knows of it and where it stands."""
        queue = self.queue
        return self.people.card(queue.family[card], queue.kind[card], queue.hidden[card]) + self._number(card)

    def _place(self, place: int) -> str:
        if place < 2:
            return ("first", "last")[place]
        return f"on {self._card(self.queue.top(place - 1))}"

    def _entrance(self, event: happened.Entered) -> str:
        if event.opens_pile and event.place >= 2:
            return f"as number {event.place - 1}"
        return self._place(event.place)

    def _elimination(self, event: happened.Eliminated) -> str:
        queue = self.queue
        lost = f"; its {influence(event.pot)} {'is' if event.pot == 1 else 'are'} lost" if event.pot else ""
        if event.actor == event.card:
            return f"{self._card(event.card)} eliminates itself{lost}."
        known = queue.kind[event.card]
        target = self.people.card(event.seat, known, queue.hidden[event.card]) + self._numbers[event.card]
        surprise = "" if known else f", the {title(event.kind)}"
        return f"{self._card(event.actor)} eliminates {target}{surprise}{lost}."

    def _victory(self, winners: Sequence[int]) -> str:
        names = listed([self.people.who(seat) for seat in winners])
        if len(winners) > 1:
            sentence = f"{names} share the victory."
        else:
            sentence = f"{self.people.do(winners[0], 'win')}."
        return sentence[0].upper() + sentence[1:]


def _fallen_together(first: happened.Eliminated, events: Sequence[Event]) -> list[int]:
    """Return the cards that the same actor eliminates in the same step, from the first one on."""
    cards = []
    for event in events:
        if not isinstance(event, happened.Eliminated) or event.actor != first.actor:
            break
        cards.append(event.card)
    return cards
