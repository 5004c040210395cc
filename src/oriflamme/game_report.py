"""What a game tells: its decision, its standings, views and events, its position and its record."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from .deals import deal_before, record_of
from .decision import Decision
from .errors import OriflammeError
from .events import Event
from .notation.actions import Action
from .notation.names import COLOURS
from .notation.position import Position, position_of
from .notation.record import Result, short
from .rules import State, advance, winners
from .rules.questions import PLACE
from .rules.steps import OVER
from .story import Story
from .view import Move, View, moves_of, view
from .view_json import ShownGame, show, show_each, show_openly, standings_of


class Standing(NamedTuple):
    """A player's place in the ranking: by influence, then by cards in the queue."""

    rank: int
    seat: int
    name: str
    stock: int
    cards: int


class GameReport:
    """A game that can be looked at. Nothing here changes it; `Game` deals and plays."""

    __slots__ = ("_decision", "_heard", "_moves", "_origin", "_past", "_state", "names")

    def __init__(self, origin: State, names: Sequence[str] | None = None, past: tuple[Move, ...] | None = None) -> None:
        """Start from a state of the rules; most callers want `Game.new` or `Game.from_record`.

        A world also gets its `past`: the moves before that state, without the kinds that the viewer does not know.
        """
        self._origin = origin
        self._state = origin.copy()
        advance(self._state)
        self._past = past
        self._moves: list[tuple[int, Action, int]] = []
        self._decision: Decision | None = None
        self._heard: Story | None = None
        self.names: tuple[str, ...] = tuple(names) if names else COLOURS[: origin.players]

    @property
    def decision(self) -> Decision | None:
        """The decision that the game is waiting for; None when it is over."""
        if self._decision is None and self._state.step != OVER:
            self._decision = Decision(self._state, mine=True)
        return self._decision

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._state.step == OVER)

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        return None if self._state.step == OVER else self._state.asked

    @property
    def players(self) -> int:
        """The count of players."""
        return self._state.players

    @property
    def round(self) -> int:
        """The round, 1 to 6."""
        return self._state.round

    @property
    def state(self) -> State:
        """A copy of the state of the rules, with all secrets: for engines, never for players."""
        return self._state.copy()

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every action played so far, with all secrets."""
        return moves_of(self._origin, self._past, self._moves, len(self._moves))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, or would win if the game ended now without another Treaty."""
        best = winners(self._state)
        return tuple(seat for seat in range(self.players) if best >> seat & 1)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The ranking, best first; tied players share a rank."""
        return tuple(
            Standing(place.rank, place.seat, self.names[place.seat], place.stock, place.cards)
            for place in standings_of(self._state)
        )

    def view(self, seat: int | None) -> View:
        """Return what a seat, or a spectator (None), may know."""
        moves, past = self._moves, self._past
        count = len(moves)
        source = partial(moves_of, self._origin, past, moves, count)
        return view(self._state, self.names, self._checked(seat), count + len(past) if past else count, source)

    def glance(self, seat: int | None) -> View:
        """Return the view of a seat, or a spectator (None), without its history."""
        return view(self._state, self.names, self._checked(seat))

    def _checked(self, seat: int | None) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self._state.players):
            return seat
        raise OriflammeError(f"expected a seat from 0 to {self.players - 1}, or None, got {short(seat)}")

    def show(self, seat: int | None) -> ShownGame:
        """Return what a seat, or a spectator (None), sees on the table now, as data."""
        return show(self.glance(seat))

    def show_each(self, seats: Iterable[int | None]) -> dict[int | None, ShownGame]:
        """Return what `show` returns for each of some seats; what all of them see is made only once."""
        seats = list(seats)
        return dict(zip(seats, show_each(self.glance(None), map(self.glance, seats)), strict=True))

    def show_openly(self) -> ShownGame:
        """Return the table with every card open, as data: never for players of a running game."""
        return show_openly(self._state)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """Return the events from index `since`, as a seat or a spectator (None) may hear them."""
        return [event.told_to(seat) for event in self._story()[since:]]

    def story(self, since: int = 0) -> list[Event]:
        """Return the events from index `since`, with all secrets."""
        return self._story()[since:]

    @property
    def told(self) -> int:
        """How many events there were so far."""
        return len(self._story())

    def _story(self) -> list[Event]:
        if self._heard is None:
            self._heard = Story(self._start())
        return self._heard.up_to(self.moves if self._past else self._moves)

    @property
    def card_asked(self) -> int:
        """The public number of the card whose turn it is; 0 while cards are placed, or if it has left the queue."""
        state = self._state
        if self.over or state.question == PLACE or state.gone or state.here >= state.length:
            return 0
        return int(state.row[state.here])

    @property
    def entries(self) -> dict[int, int]:
        """When each card in the queue entered it, by public number. Public numbers are reused; these times are not."""
        return {card: entry for card, entry in enumerate(self._state.entered) if entry}

    def position(self) -> Position:
        """Return the position with all secrets; `str` writes it as a line."""
        return position_of(self._state, shows_actions=True)

    def svg(self, seat: int | None = None, language: str = "en", width: int | None = None) -> str:
        """Return a picture of the table as an SVG document: as a seat sees it or, without a seat, with every card open.

        `game.view(None).svg()` is what a spectator sees.
        """
        if seat is not None:
            return self.glance(seat).svg(language, width)
        from .pictures import draw_table

        question = self.decision.question_in(language) if self.decision else ""
        return draw_table(self.show_openly(), self.names, question, str(self.position()), language, width)

    def _repr_svg_(self) -> str | None:
        """Return the picture that a notebook shows; None without pictograms, then it shows the text."""
        from .pictures.looks import has_looks

        return self.svg() if has_looks() else None

    def record(self) -> dict[str, Any]:
        """Return the deal and the actions as a JSON value."""
        return record_of(self._start(), self.names, self.moves, self._result())

    def _result(self) -> Result | None:
        if not self.over:
            return None
        return Result(tuple(self._state.stock[: self.players]), self.winners)

    def _start(self) -> State:
        """Return the state after the deal; for a world, after the deal that leads to it."""
        return self._origin if self._past is None else deal_before(self._origin)

    def __repr__(self) -> str:
        return f"<Game {self.position()}>"
