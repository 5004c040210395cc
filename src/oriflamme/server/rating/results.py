"""The result of a finished game for each seat: its place, what each kind of card gained, and the best bluff."""

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

ENTERING: Final = (Placed, Exchanged, Entered)  # events with which a card enters the queue
SHORTEST_BLUFF: Final = 1  # rounds that a card must have been hidden to be a bluff


class KindResult(Struct, frozen=True, array_like=True):
    """The cards of one kind that a player had in one game."""

    kind: str
    played: int  # how many entered the queue
    gained: int  # influence
    eliminated: int  # how many were eliminated


class BluffResult(Struct, frozen=True, array_like=True):
    """The card that a player hid longest and that then gained influence."""

    kind: str
    rounds: int  # between its placement and its reveal
    gained: int  # by its kind, after the reveal


class Result(Struct, frozen=True, omit_defaults=True):
    """The part of a result that only profiles need, stored as JSON."""

    kinds: tuple[KindResult, ...]
    bluff: BluffResult | None = None
    rated: bool = False
    open: bool = False  # the table was listed for everyone

    @property
    def is_public(self) -> bool:
        """Whether everyone may know the table, and so watch the replay."""
        return self.rated or self.open


_DECODER: Final = msgspec.json.Decoder(Result)


def write_result(result: Result) -> str:
    """Return a result as the database stores it."""
    return msgspec.json.encode(result).decode()


def read_result(text: str) -> Result:
    """Return a stored result."""
    return _DECODER.decode(text)


def places_of(game: Game) -> list[int]:
    """Return the places by seat; equal places are a tie."""
    return [standing.rank for standing in sorted(game.standings, key=lambda standing: standing.seat)]


def points_of(game: Game) -> list[int]:
    """Return the influence of each seat."""
    return [standing.stock for standing in sorted(game.standings, key=lambda standing: standing.seat)]


def result_of(game: Game, seat: int, rated: bool = False, is_open: bool = False) -> Result:
    """Return the result of a game for a seat."""
    story = game.story()
    return Result(tuple(_kinds(story, seat)), bluff_in(story, seat), rated, is_open)


def _kinds(story: Sequence[Event], seat: int) -> Iterator[KindResult]:
    played: dict[str, int] = {}
    fallen: dict[str, int] = {}
    for event in story:
        if isinstance(event, ENTERING) and event.seat == seat and event.kind is not None:
            played[event.kind] = played.get(event.kind, 0) + 1
        elif isinstance(event, Eliminated) and event.seat == seat:
            fallen[event.kind] = fallen.get(event.kind, 0) + 1
    gained = _gained(story, seat)
    for kind in sorted({*played, *fallen, *gained}):
        yield KindResult(kind, played.get(kind, 0), gained.get(kind, 0), fallen.get(kind, 0))


def _gained(story: Iterable[Event], seat: int) -> dict[str, int]:
    """Return how much influence a seat gained with each kind."""
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
    """Return the bluff of a seat: the card hidden longest; of several, the one that gained most."""
    paid = [
        BluffResult(kind, rounds, _gained(_after_reveal(story, index), seat).get(kind, 0))
        for rounds, kind, index in _reveals(story, seat)
        if rounds >= SHORTEST_BLUFF
    ]
    return max((bluff for bluff in paid if bluff.gained), key=lambda b: (b.rounds, b.gained, b.kind), default=None)


def _reveals(story: Sequence[Event], seat: int) -> Iterator[tuple[int, str, int]]:
    """Yield each hidden card of a seat that was revealed: rounds hidden, its kind, and the index of the event."""
    present = 0
    hidden_since: dict[int, int] = {}  # by card
    for index, event in enumerate(story):
        if isinstance(event, RoundBegan):
            present = event.round
        elif isinstance(event, Placed | Exchanged) and event.seat == seat:
            hidden_since[event.card] = present
        elif isinstance(event, Revealed | Eliminated) and event.seat == seat and event.card in hidden_since:
            yield present - hidden_since.pop(event.card), event.kind, index


def _after_reveal(story: Sequence[Event], index: int) -> Sequence[Event]:
    """Return the events after a reveal: the rest of the turn if the card fell; else until the kind enters again."""
    first = story[index]
    assert isinstance(first, Revealed | Eliminated)
    for later in range(index + 1, len(story)):
        event = story[later]
        if isinstance(first, Eliminated):
            is_end = isinstance(event, RoundBegan | Waited | Revealed | Acted)
        else:
            is_end = isinstance(event, ENTERING) and (event.seat, event.kind) == (first.seat, first.kind)
        if is_end:
            return story[index:later]
    return story[index:]
