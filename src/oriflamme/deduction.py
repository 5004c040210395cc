"""The deduction sheet: where the cards of each family are, as far as a good memory can know it.

A family holds out of sight its hand, its secret cards in the queue and its cards set aside. All know which kinds these
are, and of some a little more (State.since). A place is possible for a kind if the other kinds can still fill the other
places. The places of a kind that was seen later are all among those of a kind that was seen earlier, so counting tells
whether they can, and no deal has to be tried.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from .rules import State, unseen_kinds
from .rules.kinds import KINDS, NAMES, PRINCE, TWIN, UNKNOWN
from .rules.state import FAMILY, HIDDEN, KEEPABLE, REVEALED
from .view import View

KnownPlace: TypeAlias = Literal["queue", "face_down", "discard", "kept", "hand", "aside", "front", "out"]
_IN_HAND: Final = 0  # a place that is no card of the queue
_SET_ASIDE: Final = -1


class SheetKind(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of a family: the place where it is known to be, or else the places where it may be.

    Known places: face up in the `queue`; `face_down` there, but known to the viewer; in the `discard` pile; `kept` in
    front of its player; in the viewer's own `hand` or `aside`; a Twin that still lies in `front` of its player; `out`
    of the game, as a scenario may say.
    """

    kind: str
    known: KnownPlace | None = None
    card: int = 0  # its number, if it is known to be in the queue
    may_be_in_hand: bool = False
    may_be_aside: bool = False
    may_be_hidden: tuple[int, ...] = ()  # the cards of the queue, covered ones included, that it may be


class SheetFamily(msgspec.Struct, frozen=True, omit_defaults=True):
    """A family: how many of its cards lie out of the others' sight and where, and what is known of each kind."""

    seat: int
    hand: int  # cards in hand
    hidden: int  # cards in the queue whose kind only its player knows
    aside: int  # cards set aside
    kinds: tuple[SheetKind, ...]  # in the order of the deck; the Twin, if there is one, comes last


class Deduction(msgspec.Struct, frozen=True):
    """The deduction sheet of one viewer."""

    families: tuple[SheetFamily, ...]


class Unseen(NamedTuple):
    """What a family holds out of sight: the kinds with what is known of each, and the places where they lie."""

    since: dict[int, int]  # by kind, as State.since says
    entered: dict[int, int]  # by card of the queue, the time at which it entered
    hand: int
    aside: int

    def places_of(self, kind: int) -> Iterator[int]:
        """Yield the places where a kind may lie: _IN_HAND, _SET_ASIDE, or a card of the queue."""
        for place in (_IN_HAND, _SET_ASIDE, *self.entered):
            if self.with_kind_at(kind, place) is not None:
                yield place

    def with_kind_at(self, kind: int, place: int) -> "Unseen | None":
        """Return what is left to find if a kind lies at a place; None if it cannot lie there."""
        since = self.since[kind]
        entered, hand, aside = self.entered, self.hand, self.aside
        if place == _IN_HAND:
            hand -= 1
        elif place == _SET_ASIDE:
            if since:
                return None
            aside -= 1
        else:
            if entered[place] < since:
                return None
            entered = {card: entry for card, entry in entered.items() if card != place}
        rest = Unseen({other: entry for other, entry in self.since.items() if other != kind}, entered, hand, aside)
        return rest if rest._can_be_dealt() else None

    def _can_be_dealt(self) -> bool:
        """Tell whether there are enough places, for each time, for the kinds that went out of sight after it."""
        if self.hand < 0 or self.aside < 0:
            return False
        for limit in {since for since in self.since.values() if since}:
            kinds = sum(since >= limit for since in self.since.values())
            if kinds > self.hand + sum(entry >= limit for entry in self.entered.values()):
                return False
        return True


def unseen_of(state: State, seat: int) -> Unseen:
    """Return what a family holds where only its player can see it."""
    kinds, since, entries, face = unseen_kinds(state, seat), state.since, state.entered, state.face
    numbers = range(seat * FAMILY + 1, seat * FAMILY + FAMILY + 1)
    entered = {card: entries[card] for card in numbers if entries[card] and face[card] == HIDDEN}
    by_kind = {kind: since[seat * KINDS + kind] for kind in state.deck if kinds >> kind & 1}
    hand = state.hand_size[seat]
    return Unseen(by_kind, entered, hand, len(by_kind) - len(entered) - hand)


def possible_kinds(state: State, cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield all that the kinds of some secret cards can be together, as far as a view's state tells."""
    unseen = {seat: unseen_of(state, seat) for seat in {state.owner[card] for card in cards}}
    yield from _fill(state.owner, unseen, tuple(cards))


def _fill(owner: list[int], unseen: dict[int, Unseen], cards: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not cards:
        yield ()
        return
    card, *others = cards
    seat = owner[card]
    for kind in unseen[seat].since:
        rest = unseen[seat].with_kind_at(kind, card)
        if rest is not None:
            for kinds in _fill(owner, {**unseen, seat: rest}, tuple(others)):
                yield (kind, *kinds)


def deduce(view: View) -> Deduction:
    """Return where everyone's cards are or may be, as far as a view's seat, or a spectator, can know."""
    return Deduction(tuple(_family(view, seat) for seat in range(view.players)))


def _family(view: View, seat: int) -> SheetFamily:
    state = view.state
    unseen = unseen_of(state, seat)
    known = _known_kinds(state, seat)
    deck = (*state.deck, *((TWIN,) if PRINCE in state.deck else ()))
    return SheetFamily(
        seat,
        unseen.hand,
        len(unseen.entered),
        unseen.aside,
        tuple(known[kind] if kind in known else _unknown_kind(unseen, kind) for kind in deck),
    )


def _known_kinds(state: State, seat: int) -> dict[int, SheetKind]:
    """Return the kinds of a family whose place the viewer knows."""
    found: dict[int, SheetKind] = {}
    kept = state.kept[seat * KEEPABLE : seat * KEEPABLE + KEEPABLE]
    places: tuple[tuple[KnownPlace, int], ...] = (
        ("discard", state.discarded[seat]),
        ("out", state.out[seat]),
        ("kept", sum(1 << kind for kind in kept if kind)),
        ("front", (state.twins >> seat & 1) << TWIN),
        ("hand", state.hand[seat]),
        ("aside", state.aside[seat]),
    )
    for place, kinds in places:
        for kind in range(1, KINDS):
            if kinds >> kind & 1:
                found[kind] = SheetKind(NAMES[kind], place)
    entered, face, kind_of = state.entered, state.face, state.kind
    for card in range(seat * FAMILY + 1, seat * FAMILY + FAMILY + 1):
        if entered[card] and kind_of[card] != UNKNOWN:
            place = "queue" if face[card] == REVEALED else "face_down"
            found[kind_of[card]] = SheetKind(NAMES[kind_of[card]], place, card)
    return found


def _unknown_kind(unseen: Unseen, kind: int) -> SheetKind:
    """Return where a kind may be; a Twin that a scenario has left out is nowhere."""
    if kind not in unseen.since:
        return SheetKind(NAMES[kind], "out")
    places = tuple(unseen.places_of(kind))
    hidden = tuple(sorted(place for place in places if place > 0))
    return SheetKind(NAMES[kind], None, 0, _IN_HAND in places, _SET_ASIDE in places, hidden)
