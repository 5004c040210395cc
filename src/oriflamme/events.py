"""What happened, as typed events, and what each player may hear of them.

Events are derived from play, for the log, the animation and the story in the terminal. A game is defined by its deal
and its actions, never by its events. Everyone hears every event, but only the player who puts a card face down hears
its kind.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from .rules import State, log
from .rules.kinds import NAMES
from .rules.state import LOG


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened. Cards are given by their public number, kinds by name."""

    def told_to(self, seat: int | None) -> "Event":
        """Return the event as a seat, or a spectator, hears it."""
        return self


class RoundBegan(Event, frozen=True):
    """A round begins with this seat."""

    round: int
    first: int


class Placed(Event, frozen=True):
    """A player put a card face down: 0 first, 1 last, or on pile `place - 2`. Others do not hear which."""

    seat: int
    card: int
    place: int
    kind: str | None

    def told_to(self, seat: int | None) -> "Placed":
        """Return the event without the kind, unless it is told to the player."""
        return self if seat == self.seat else msgspec.structs.replace(self, kind=None)


class Waited(Event, frozen=True):
    """A hidden card waits and gets influence."""

    seat: int
    card: int
    amount: int = 1


class Revealed(Event, frozen=True):
    """A player turned a card face up."""

    seat: int
    card: int
    kind: str


class TookPot(Event, frozen=True):
    """A player took the influence on a card."""

    seat: int
    card: int
    kind: str
    amount: int


class LostPot(Event, frozen=True):
    """Influence on a card went to the supply; card 0 is a Plot that has left the queue."""

    seat: int
    card: int
    amount: int


class PotGrew(Event, frozen=True):
    """Influence from the supply came onto a card."""

    seat: int
    card: int
    amount: int


class Acted(Event, frozen=True):
    """A revealed card applies its ability."""

    seat: int
    card: int
    kind: str


class Gained(Event, frozen=True):
    """A player gained influence from the supply, by a card of this kind."""

    seat: int
    by: str
    amount: int


class Paid(Event, frozen=True):
    """A player gave influence to another."""

    seat: int
    to: int
    by: str
    amount: int


class Lost(Event, frozen=True):
    """A player gave influence to the supply."""

    seat: int
    by: str
    amount: int


class Eliminated(Event, frozen=True):
    """A card was eliminated by another, or by itself; its pot is lost."""

    seat: int
    card: int
    kind: str
    actor: int
    pot: int


class Discarded(Event, frozen=True):
    """A card went to its owner's discard pile."""

    seat: int
    card: int
    kind: str


class CardKept(Event, frozen=True):
    """A card lies in front of its player from now on."""

    seat: int
    card: int
    kind: str
    pot: int


class Moved(Event, frozen=True):
    """A card came to stand elsewhere, with so many piles before it."""

    seat: int
    card: int
    pile: int


class Entered(Event, frozen=True):
    """A Twin, or a card brought by Impersonation, came into the queue: 0 first, 1 last, or 2 + pile.

    It is a pile of its own there (`opens_pile`), or lies on the pile that was there.
    """

    seat: int
    card: int
    kind: str
    place: int
    opens_pile: bool = False


class Exchanged(Event, frozen=True):
    """A card went to the hand and another one, face down, in its place. Others do not hear which."""

    seat: int
    card: int
    gone: int
    gone_kind: str
    kind: str | None

    def told_to(self, seat: int | None) -> "Exchanged":
        """Return the event without the kind, unless it is told to the player."""
        return self if seat == self.seat else msgspec.structs.replace(self, kind=None)


class NotFound(Event, frozen=True):
    """Impersonation found no card: it is neither discarded nor set aside."""

    seat: int
    kind: str


class Bribed(Event, frozen=True):
    """A card is of this seat's family now."""

    seat: int
    card: int
    kind: str


class Marked(Event, frozen=True):
    """A card got a verdict token."""

    seat: int
    card: int


class TurnedDown(Event, frozen=True):
    """A card was turned face down again; everyone remembers it."""

    seat: int
    card: int
    kind: str


class GameOver(Event, frozen=True):
    """The game is over."""

    winners: tuple[int, ...]


AnyEvent: TypeAlias = (
    RoundBegan
    | Placed
    | Waited
    | Revealed
    | TookPot
    | LostPot
    | PotGrew
    | Acted
    | Gained
    | Paid
    | Lost
    | Eliminated
    | Discarded
    | CardKept
    | Moved
    | Entered
    | Exchanged
    | NotFound
    | Bribed
    | Marked
    | TurnedDown
    | GameOver
)


class Entry:
    """An entry of the rules' log, taken apart."""

    __slots__ = ("amount", "card", "event", "kind", "other", "seat", "state")

    def __init__(self, number: int, state: State) -> None:
        self.event = number & 255
        self.seat = number >> 8 & 255
        self.card = number >> 16 & 255
        self.kind = NAMES[number >> 24 & 255]
        self.other = number >> 32 & 255
        self.amount = number >> 40
        self.state = state

    def placed_kind(self) -> str:
        """Return the kind of a card that has just come face down."""
        return NAMES[self.state.kind[self.card]]


_READERS: Final[dict[int, Callable[[Entry], Event]]] = {
    log.ROUND_BEGAN: lambda e: RoundBegan(e.amount, e.seat),
    log.PLACED: lambda e: Placed(e.seat, e.card, e.other, e.placed_kind()),
    log.WAITED: lambda e: Waited(e.seat, e.card, e.amount),
    log.REVEALED_CARD: lambda e: Revealed(e.seat, e.card, e.kind),
    log.TOOK_POT: lambda e: TookPot(e.seat, e.card, e.kind, e.amount),
    log.LOST_POT: lambda e: LostPot(e.seat, e.card, e.amount),
    log.POT_GREW: lambda e: PotGrew(e.seat, e.card, e.amount),
    log.ACTED: lambda e: Acted(e.seat, e.card, e.kind),
    log.GAINED: lambda e: Gained(e.seat, e.kind, e.amount),
    log.PAID: lambda e: Paid(e.seat, e.other, e.kind, e.amount),
    log.LOST: lambda e: Lost(e.seat, e.kind, e.amount),
    log.ELIMINATED: lambda e: Eliminated(e.seat, e.card, e.kind, e.other, e.amount),
    log.DISCARDED: lambda e: Discarded(e.seat, e.card, e.kind),
    log.KEPT: lambda e: CardKept(e.seat, e.card, e.kind, e.amount),
    log.MOVED: lambda e: Moved(e.seat, e.card, e.other),
    log.ENTERED: lambda e: Entered(e.seat, e.card, e.kind, e.other, e.amount == 1),
    log.EXCHANGED: lambda e: Exchanged(e.seat, e.card, e.other, e.kind, e.placed_kind()),
    log.NOT_FOUND: lambda e: NotFound(e.seat, e.kind),
    log.BRIBED: lambda e: Bribed(e.seat, e.card, e.kind),
    log.MARKED: lambda e: Marked(e.seat, e.card),
    log.TURNED: lambda e: TurnedDown(e.seat, e.card, e.kind),
    log.GAME_OVER: lambda e: GameOver(tuple(seat for seat in range(5) if e.other >> seat & 1)),
}


def events_of(state: State, since: int) -> list[Event]:
    """Return the events in the ring of a game from this index; none of them may have been overwritten."""
    if state.told - since > LOG:
        raise RuntimeError("events were lost: the log was not read after every step")
    ring = state.log
    entries = (Entry(ring[number % LOG], state) for number in range(since, state.told))
    return [_READERS[entry.event](entry) for entry in entries]
