"""The queue as a listener can follow it from the events alone."""

from ..events import (
    Bribed,
    CardKept,
    Discarded,
    Eliminated,
    Entered,
    Event,
    Exchanged,
    LostPot,
    Moved,
    Placed,
    PotGrew,
    Revealed,
    TookPot,
    TurnedDown,
    Waited,
)

_FIRST, _LAST, _ON = range(3)


class Tracker:
    """Where each card stands and what the listener knows of it. Cards are public numbers."""

    def __init__(self) -> None:
        self.piles: list[list[int]] = []  # the top card first
        self.family: dict[int, int] = {}
        self.kind: dict[int, str | None] = {}
        self.hidden: dict[int, bool] = {}
        self.pot: dict[int, int] = {}

    def number(self, card: int) -> int | None:
        """Return the number of the pile a card lies in, counted from 1."""
        return next((number for number, pile in enumerate(self.piles, 1) if card in pile), None)

    def top(self, number: int) -> int:
        """Return the top card of a pile, counted from 1."""
        return self.piles[number - 1][0]

    def follow(self, event: Event) -> None:
        """Let an event happen."""
        match event:
            case Placed():
                self._enter(event.card, event.seat, event.kind, hidden=True)
                self._put(event.card, event.place)
            case Entered():
                self._enter(event.card, event.seat, event.kind, hidden=False)
                if event.opens_pile and event.place >= _ON:
                    self.piles.insert(event.place - _ON, [event.card])
                else:
                    self._put(event.card, event.place)
            case Revealed():
                self.kind[event.card] = event.kind
                self.hidden[event.card] = False
            case Waited() | PotGrew():
                self.pot[event.card] += event.amount
            case LostPot() if event.card in self.pot:
                self.pot[event.card] -= event.amount
            case TookPot() if event.card in self.pot:
                self.pot[event.card] = 0
            case TurnedDown():
                self.hidden[event.card] = True
            case Eliminated() | Discarded() | CardKept():
                self._lift(event.card)
            case Moved():
                self._lift(event.card)
                self.piles.insert(event.pile, [event.card])
            case Exchanged():
                pile = next(pile for pile in self.piles if event.gone in pile)
                pile[0] = event.card
                self._enter(event.card, event.seat, event.kind, hidden=True)
            case Bribed():
                self.family[event.card] = event.seat

    def _enter(self, card: int, family: int, kind: str | None, hidden: bool) -> None:
        self.family[card] = family
        self.kind[card] = kind
        self.hidden[card] = hidden
        self.pot[card] = 0

    def _put(self, card: int, place: int) -> None:
        if place == _FIRST:
            self.piles.insert(0, [card])
        elif place == _LAST:
            self.piles.append([card])
        else:
            self.piles[place - _ON].insert(0, card)

    def _lift(self, card: int) -> None:
        for pile in self.piles:
            if card in pile:
                pile.remove(card)
        self.piles = [pile for pile in self.piles if pile]
