"""What a finished game was for each seat: its place, what each kind of card brought, and the best bluff."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from ...events import (
    Acted,
    Eliminated,
    Entered,
    Event,
    Exchanged,
    Gained,
    Paid,
    Placed,
    Revealed,
    RoundBegan,
    TookPot,
    Waited,
)
from ...game import Game

COMING: Final = (Placed, Exchanged, Entered)  # how a card comes into the queue
SHORTEST: Final = 1  # rounds that a card must have been hidden to be a bluff


class KindResult(Struct, frozen=True, array_like=True):
    """What the cards of one kind were for a player in one game."""

    kind: str
    played: int  # how often one came into the queue
    gained: int  # influence
    eliminated: int  # how often one was


class BluffResult(Struct, frozen=True, array_like=True):
    """The card that a player left hidden longest and that then paid off."""

    kind: str
    rounds: int  # from the one in which it was placed to the one in which it was seen
    gained: int  # by its kind from then on


class Result(Struct, frozen=True, omit_defaults=True):
    """What is kept of a game for a profile, besides the place."""

    kinds: tuple[KindResult, ...]
    bluff: BluffResult | None = None
    rated: bool = False
    open: bool = False  # the table was listed for everyone

    @property
    def is_public(self) -> bool:
        """Whether everyone may know at which table it was, and so look at the replay."""
        return self.rated or self.open


_DECODER: Final = msgspec.json.Decoder(Result)


def write_result(result: Result) -> str:
    """Return a result as the database keeps it."""
    return msgspec.json.encode(result).decode()


def read_result(text: str) -> Result:
    """Return a result that the database has kept."""
    return _DECODER.decode(text)


def places_of(game: Game) -> list[int]:
    """Return everyone's place by seat; equal places are a tie."""
    return [standing.rank for standing in sorted(game.standings, key=lambda standing: standing.seat)]


def points_of(game: Game) -> list[int]:
    """Return everyone's influence by seat."""
    return [standing.stock for standing in sorted(game.standings, key=lambda standing: standing.seat)]


def result_of(game: Game, seat: int, rated: bool = False, is_open: bool = False) -> Result:
    """Return what a game was for a seat."""
    story = game.story()
    return Result(tuple(_kinds(story, seat)), bluff_in(story, seat), rated, is_open)


def _kinds(story: Sequence[Event], seat: int) -> Iterator[KindResult]:
    played: dict[str, int] = {}
    fallen: dict[str, int] = {}
    for event in story:
        if isinstance(event, COMING) and event.seat == seat and event.kind is not None:
            played[event.kind] = played.get(event.kind, 0) + 1
        elif isinstance(event, Eliminated) and event.seat == seat:
            fallen[event.kind] = fallen.get(event.kind, 0) + 1
    gained = _gained(story, seat)
    for kind in sorted({*played, *fallen, *gained}):
        yield KindResult(kind, played.get(kind, 0), gained.get(kind, 0), fallen.get(kind, 0))


def _gained(story: Iterable[Event], seat: int) -> dict[str, int]:
    """Return how much influence each kind has brought a seat."""
    gained: dict[str, int] = {}
    for event in story:
        if isinstance(event, Gained) and event.seat == seat:
            gained[event.by] = gained.get(event.by, 0) + event.amount
        elif isinstance(event, TookPot) and event.seat == seat:
            gained[event.kind] = gained.get(event.kind, 0) + event.amount
        elif isinstance(event, Paid) and event.to == seat:
            gained[event.by] = gained.get(event.by, 0) + event.amount
    return gained


def bluff_in(story: Sequence[Event], seat: int) -> BluffResult | None:
    """Return the card that was hidden longest, and of several the one that brought most."""
    paid = [
        BluffResult(kind, rounds, _gained(_after_seen(story, number), seat).get(kind, 0))
        for rounds, kind, number in _seen(story, seat)
        if rounds >= SHORTEST
    ]
    return max((bluff for bluff in paid if bluff.gained), key=lambda b: (b.rounds, b.gained, b.kind), default=None)


def _seen(story: Sequence[Event], seat: int) -> Iterator[tuple[int, str, int]]:
    """Yield for each card of a seat that was hidden and then seen: rounds between, its kind, the event's number."""
    present = 0
    hidden_since: dict[int, int] = {}  # by card
    for number, event in enumerate(story):
        if isinstance(event, RoundBegan):
            present = event.round
        elif isinstance(event, Placed | Exchanged) and event.seat == seat:
            hidden_since[event.card] = present
        elif isinstance(event, Revealed | Eliminated) and event.seat == seat and event.card in hidden_since:
            yield present - hidden_since.pop(event.card), event.kind, number


def _after_seen(story: Sequence[Event], number: int) -> Sequence[Event]:
    """Return what follows a card's being seen: the rest of the turn if it fell; else until its like comes."""
    first = story[number]
    assert isinstance(first, Revealed | Eliminated)
    for later in range(number + 1, len(story)):
        event = story[later]
        if isinstance(first, Eliminated):
            is_end = isinstance(event, RoundBegan | Waited | Revealed | Acted)
        else:
            is_end = isinstance(event, COMING) and (event.seat, event.kind) == (first.seat, first.kind)
        if is_end:
            return story[number:later]
    return story[number:]
