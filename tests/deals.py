"""Which kinds hidden cards can have, found by trying to deal them: slow, and by no reasoning that could be wrong."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from oriflamme.rules import State
from oriflamme.rules.kinds import KINDS, NAMES
from oriflamme.rules.state import FAMILY, HIDDEN, KEEPABLE

HAND, ASIDE = "hand", "aside"
Place = int | str  # a card of the queue, or one of the two above


class Family(NamedTuple):
    """A family's unseen kinds with what is known of each, and the places where they lie."""

    kinds: tuple[tuple[str, int], ...]
    cards: tuple[tuple[int, int], ...]  # with the time at which each entered
    hand: int
    aside: int


def family_of(state: State, seat: int) -> Family:
    """Return what lies out of sight of a family in a state that has been through `hide`, or in a whole one."""
    numbers = range(seat * FAMILY + 1, seat * FAMILY + FAMILY + 1)
    in_queue = [card for card in numbers if state.entered[card]]
    secret = [card for card in in_queue if state.face[card] == HIDDEN]
    seen = {state.kind[card] for card in in_queue if card not in secret}
    seen |= set(state.kept[seat * KEEPABLE : seat * KEEPABLE + KEEPABLE])
    gone = state.discarded[seat] | state.out[seat]
    kinds = [kind for kind in state.deck if kind not in seen and not gone >> kind & 1]
    hand = state.hand_size[seat]
    return Family(
        tuple((NAMES[kind], state.since[seat * KINDS + kind]) for kind in kinds),
        tuple((card, state.entered[card]) for card in secret),
        hand,
        len(kinds) - len(secret) - hand,
    )


def can_be_dealt(state: State, wanted: Mapping[int, str]) -> bool:
    """Tell whether hidden cards can be of these kinds together, by what a view's state tells."""
    for seat in {state.owner[card] for card in wanted}:
        family = family_of(state, seat)
        mine: dict[str, Place] = {kind: card for card, kind in wanted.items() if state.owner[card] == seat}
        if len(mine) < sum(state.owner[card] == seat for card in wanted) or not can_lie(family, mine):
            return False
    return True


def can_lie(family: Family, wanted: Mapping[str, Place]) -> bool:
    """Tell whether a family's unseen kinds can be dealt with some of them at these places."""
    if not set(wanted) <= {kind for kind, _ in family.kinds}:
        return False
    return _can_lie(family, tuple(wanted.items()))


@lru_cache(maxsize=20_000)
def _can_lie(family: Family, wanted: tuple[tuple[str, Place], ...]) -> bool:
    if not family.kinds:
        return True
    kind, _ = family.kinds[0]
    only = dict(wanted).get(kind)
    return any(_can_lie(rest, wanted) for place, rest in steps(family) if only is None or place == only)


def steps(family: Family) -> Iterator[tuple[Place, Family]]:
    """Yield the places that the first kind may be put at, each with what is left to deal."""
    (_, since), *others = family.kinds
    rest = family._replace(kinds=tuple(others))
    if family.hand:
        yield HAND, rest._replace(hand=family.hand - 1)
    if family.aside and since == 0:
        yield ASIDE, rest._replace(aside=family.aside - 1)
    for card, entry in family.cards:
        if entry >= since:
            yield card, rest._replace(cards=tuple(pair for pair in family.cards if pair[0] != card))


def all_deals(family: Family) -> Iterator[tuple[tuple[str, Place], ...]]:
    """Yield every way in which a family's unseen kinds can lie."""
    if not family.kinds:
        yield ()
        return
    kind, _ = family.kinds[0]
    for place, rest in steps(family):
        for deal in all_deals(rest):
            yield ((kind, place), *deal)
