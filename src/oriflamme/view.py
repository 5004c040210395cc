"""What one seat may know: the game without what is hidden from it.

A view shows no game. Its state has been through `rules.secrets.hide`, the only place that decides what is secret. Its
history contains no kind that the viewer has not seen; it is made when it is first asked for, because most readers never
ask. A pickled or copied view holds the finished history and nothing else.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import msgspec

from .decision import Decision
from .notation.actions import Action, action_of
from .notation.cards import Queue
from .notation.names import FAMILIES
from .notation.position import Kept, Position, kept_of, position_of, queue_of
from .rules import State, hide, unseen_kinds
from .rules.kinds import KINDS, NAMES, UNKNOWN
from .rules.questions import PLACE, SWAP
from .rules.secrets import SPECTATOR
from .rules.state import HIDDEN
from .rules.steps import OVER


class Move(NamedTuple):
    """An action that was played. `entry` is the time of entry of the card it brought into the queue, or 0."""

    seat: int
    action: Action
    entry: int

    def __str__(self) -> str:
        return f"{FAMILIES[self.seat]} {self.action}"


Source: TypeAlias = Callable[[], tuple[Move, ...]]  # the moves of a game, made when they are asked for


def kinds_in(kinds: int) -> tuple[str, ...]:
    """Return the names of a set of kinds."""
    return tuple(NAMES[kind] for kind in range(1, KINDS) if kinds >> kind & 1)


class View:
    """A game as one seat, or a spectator (None), may know it."""

    __slots__ = ("_decision", "_history", "_source", "names", "played", "seat", "state")

    def __init__(
        self,
        seat: int | None,
        state: State,
        history: tuple[Move, ...] | None,
        names: tuple[str, ...],
        played: int = 0,
        source: "Source | None" = None,
    ) -> None:
        self.seat = seat
        self.state = state  # without secrets; for bots and worlds, which play on a copy of it
        self.names = names
        self.played = played  # the count of actions in the history
        self._history = history
        self._source = source
        self._decision: Decision | None = None

    @property
    def history(self) -> tuple[Move, ...]:
        """Every action played so far; kinds that are hidden from this seat are unknown."""
        if self._history is None:
            self._history = () if self._source is None else self._source()
            self._source = None
        return self._history

    @property
    def decision(self) -> Decision | None:
        """The decision that the game is waiting for; only the seat that is asked gets its actions."""
        if self._decision is None and not self.over:
            self._decision = Decision(self.state, self.state.asked == self.seat)
        return self._decision

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.step == OVER)

    @property
    def players(self) -> int:
        """The count of players."""
        return self.state.players

    @property
    def round(self) -> int:
        """The round, 1 to 6."""
        return self.state.round

    @property
    def first(self) -> int:
        """The seat that places first in this round."""
        return self.state.first

    @property
    def deck(self) -> tuple[str, ...]:
        """The ten kinds of this game."""
        return tuple(NAMES[kind] for kind in self.state.deck)

    @property
    def queue(self) -> Queue:
        """The queue; kinds that are hidden from this seat are unknown."""
        return queue_of(self.state)

    @property
    def stocks(self) -> tuple[int, ...]:
        """Each seat's influence."""
        return tuple(self.state.stock[: self.players])

    @property
    def kept(self) -> tuple[Kept, ...]:
        """The cards kept in front of the players."""
        return kept_of(self.state)

    @property
    def verdicts(self) -> int:
        """The verdict tokens in the supply."""
        return self.state.verdicts

    @property
    def twins(self) -> tuple[int, ...]:
        """The seats whose Twin still lies in front of them."""
        return tuple(seat for seat in range(self.players) if self.state.twins >> seat & 1)

    @property
    def hand(self) -> tuple[str, ...]:
        """This seat's hand."""
        return self.hand_of(self.seat)

    @property
    def aside(self) -> tuple[str, ...]:
        """The cards this seat has set aside."""
        return () if self.seat is None else self._in_deck_order(self.state.aside[self.seat])

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """The size of each seat's hand."""
        return tuple(self.state.hand_size[: self.players])

    def hand_of(self, seat: int | None) -> tuple[str, ...]:
        """Return a hand: this seat's own or, when the game is over, any seat's."""
        return () if seat is None else self._in_deck_order(self.state.hand[seat])

    def discards(self, seat: int) -> tuple[str, ...]:
        """Return a seat's discard pile."""
        return kinds_in(self.state.discarded[seat])

    def has_learned_since(self, earlier: "View") -> bool:
        """Tell whether this seat has learned something about other players' cards since an earlier view."""
        others = [seat for seat in range(self.players) if seat != self.seat]
        unseen = [unseen_kinds(self.state, seat) for seat in others]
        return (
            self.over
            or unseen != [unseen_kinds(earlier.state, seat) for seat in others]
            or (self.state.since != earlier.state.since)
        )

    def position(self) -> Position:
        """Return the position line as this seat may read it."""
        return position_of(self.state, self.state.asked == self.seat)

    def to_json(self) -> dict[str, Any]:
        """Return what lies on the table for this seat as a JSON value: what a server sends, docs/protocol.md."""
        from .view_json import show

        shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(show(self)))
        return shown

    def svg(self, language: str = "en", width: int | None = None) -> str:
        """Return a picture of the table as this seat sees it, as an SVG document."""
        from .pictures import draw_table
        from .view_json import show

        question = self.decision.question_in(language) if self.decision else ""
        return draw_table(show(self), self.names, question, str(self.position()), language, width)

    def _repr_svg_(self) -> str | None:
        """Return the picture that a notebook shows; None without pictograms, then it shows the text."""
        from .pictures.looks import has_looks

        return self.svg() if has_looks() else None

    def _in_deck_order(self, kinds: int) -> tuple[str, ...]:
        return tuple(NAMES[kind] for kind in self.state.deck if kinds >> kind & 1)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (self.seat, self.history, self.names, self.decision, self.state) == (
            other.seat,
            other.history,
            other.names,
            other.decision,
            other.state,
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.names, self.played, self.position()))

    def __repr__(self) -> str:
        return f"<View of {'a spectator' if self.seat is None else FAMILIES[self.seat]}: {self.position()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self.seat, self.state, self.history, self.names, self.played)


def with_kind(move: Move, kind: int) -> Move:
    """Return a placement or an exchange with another kind for the card that entered; UNKNOWN hides it."""
    action = move.action
    if action.kind == "place":
        return move._replace(action=action_of(PLACE, kind << 6 | action.number & 63))
    return move._replace(action=action_of(SWAP, kind))


def secret_entries(state: State) -> dict[int, int]:
    """Return, by time of entry, the cards of the queue whose kind is a secret of their family."""
    entered, face = state.entered, state.face
    return {entry: card for card, entry in enumerate(entered) if entry and face[card] == HIDDEN}


def _as_told(source: Source, state: State, seat: int | None) -> tuple[Move, ...]:
    """Return the moves without the kinds that are secret in a state, but with those of the seat's own cards."""
    moves = source()
    secrets = secret_entries(state) if moves and state.step != OVER else {}
    return tuple(with_kind(move, UNKNOWN) if move.entry in secrets and move.seat != seat else move for move in moves)


def moves_of(
    origin: State, past: tuple[Move, ...] | None, moves: Sequence[tuple[int, Action, int]], count: int
) -> tuple[Move, ...]:
    """Return the first moves of a game with all secrets. A world fills in the kinds that it was dealt."""
    played = map(Move._make, moves[:count])
    if not past:
        return tuple(played)
    secrets, kinds = secret_entries(origin), origin.kind
    told = (with_kind(move, kinds[secrets[move.entry]]) if move.entry in secrets else move for move in past)
    return (*told, *played)


def view(state: State, names: tuple[str, ...], seat: int | None, played: int = 0, source: Source | None = None) -> View:
    """Return what a seat, or a spectator, may know of a game; `source` gives its moves, if it has any."""
    seen = state.copy()
    hide(seen, SPECTATOR if seat is None else seat)
    if source is not None:  # a bot may play on the state that it is given, so the history keeps one of its own
        source = partial(_as_told, source, seen.copy(), seat)
    return View(seat, seen, None, names, played, source)
