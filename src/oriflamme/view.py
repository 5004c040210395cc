"""What one seat may know: the game without what is hidden from it.

A view holds no game. Its state has been through `rules.secrets.hide`, the only place that decides what is secret. Its
history contains no kind that the viewer has not seen.
"""

from collections.abc import Sequence
from typing import NamedTuple

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


def kinds_in(kinds: int) -> tuple[str, ...]:
    """Return the names of a set of kinds."""
    return tuple(NAMES[kind] for kind in range(1, KINDS) if kinds >> kind & 1)


class View:
    """A game as one seat, or a spectator (None), may know it."""

    __slots__ = ("_decision", "history", "names", "seat", "state")

    def __init__(self, seat: int | None, state: State, history: tuple[Move, ...], names: tuple[str, ...]) -> None:
        self.seat = seat
        self.state = state  # without secrets; for bots and worlds
        self.history = history
        self.names = names
        self._decision: Decision | None = None

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

    __hash__ = None  # type: ignore[assignment]


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


def view(state: State, moves: Sequence[Move], names: tuple[str, ...], seat: int | None) -> View:
    """Return what a seat, or a spectator, may know of a game."""
    seen = state.copy()
    hide(seen, SPECTATOR if seat is None else seat)
    secrets = secret_entries(state) if moves and state.step != OVER else {}
    history = tuple(with_kind(move, UNKNOWN) if move.entry in secrets and move.seat != seat else move for move in moves)
    return View(seat, seen, history, names)
