"""Beliefs: what each hidden card may be, to everyone but its owner.

A family's unseen kinds lie in its hand, hidden in the queue and set aside. Every deal of them that fits what all have
seen counts, weighed by what usually becomes of each kind (fates.py). The shares are sums over all deals, not samples:
the kinds are dealt one after the other, and deals that leave the same places free are counted together. How far they
are to be trusted, games have told (calibration.py).
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from ..bots.differences import POINTS
from ..deduction import unseen_of
from ..rules import State
from ..rules.kinds import HAND, NAMES
from ..rules.state import FAMILY
from .calibration import real_shares
from .fates import STYLES, Fate, fates_in, share_hidden, share_in_hand

LEAST: Final = 0.5  # of a hundred: rarer kinds are left out


class CardBelief(Struct, frozen=True, omit_defaults=True):
    """What a hidden card may be."""

    card: int  # its number
    kinds: dict[str, float]  # in a hundred cases, the likeliest first
    was: str = ""  # what it was, where the game is over


class _Place(NamedTuple):
    card: int
    entered: int
    fate: Fate


class _Kind(NamedTuple):
    kind: int
    since: int  # as State.since says


_Free: TypeAlias = tuple[int, int, int]  # cards of the queue, as bits; places in the hand; places aside


def beliefs_in(state: State, viewer: int | None = None) -> tuple[CardBelief, ...]:
    """Return what the hidden cards may be to others than their owners; those of the viewer's family are left out."""
    return tuple(_belief(card, real_shares(shares)) for card, shares in shares_in(state, viewer))


def _belief(card: int, shares: Mapping[str, float]) -> CardBelief:
    likeliest = sorted(((kind, POINTS * share) for kind, share in shares.items()), key=lambda item: -item[1])
    return CardBelief(card, {kind: round(share, 1) for kind, share in likeliest if share >= LEAST})


def shares_in(state: State, viewer: int | None = None) -> Iterator[tuple[int, dict[str, float]]]:
    """Yield each hidden card with the kinds that it may be and their shares among all deals, before calibration."""
    fates = fates_in(state)
    for seat in range(state.players):
        if seat != viewer and any((card - 1) // FAMILY == seat for card in fates):
            yield from _shares_of(state, seat, fates)


def _shares_of(state: State, seat: int, fates: dict[int, Fate]) -> Iterator[tuple[int, dict[str, float]]]:
    unseen = unseen_of(state, seat)
    places = tuple(_Place(card, entry, fates[card]) for card, entry in sorted(unseen.entered.items()))
    kinds = tuple(_Kind(kind, since) for kind, since in unseen.since.items())
    found = _shares(kinds, places, unseen.hand, unseen.aside, max(HAND - unseen.hand, 0))
    for place, by_kind in zip(places, found, strict=True):
        yield place.card, {NAMES[kind]: share for kind, share in by_kind.items() if share}


@lru_cache(maxsize=256)
def _shares(
    kinds: tuple[_Kind, ...], places: tuple[_Place, ...], hand: int, aside: int, placed: int
) -> list[dict[int, float]]:
    """Return, for each place, the share of deals in which each kind lies there; `placed`: cards placed so far.

    How this player plays is not known: each style counts as much as it makes these hidden cards likely.
    """
    weighed = [_weighed(style, kinds, places, hand, aside, placed) for style in STYLES]
    whole = sum(all_deals for all_deals, _ in weighed)
    return [
        {kind.kind: sum(found[place].get(kind.kind, 0.0) for _, found in weighed) / whole for kind in kinds}
        for place in range(len(places))
    ]


def _weighed(
    style: str, kinds: tuple[_Kind, ...], places: tuple[_Place, ...], hand: int, aside: int, placed: int
) -> tuple[float, list[dict[int, float]]]:
    """Return the weight of all deals and, for each place and kind, of those in which the kind lies there."""
    steps = [_steps(style, kind, places, placed) for kind in kinds]
    everything: _Free = ((1 << len(places)) - 1, hand, aside)
    before: list[dict[_Free, float]] = [{everything: 1.0}]
    for step in steps:
        before.append(_dealt(before[-1], step))
    after: dict[_Free, float] = {(0, 0, 0): 1.0}
    found: list[dict[int, float]] = [{} for _ in places]
    for index in range(len(kinds) - 1, -1, -1):
        earlier: defaultdict[_Free, float] = defaultdict(float)
        for free, weight in before[index].items():
            for place, share in steps[index]:
                left = _without(free, place)
                rest = after.get(left, 0.0) * share if left is not None else 0.0
                if rest:
                    earlier[free] += rest
                    if place >= 0:
                        kind = kinds[index].kind
                        found[place][kind] = found[place].get(kind, 0.0) + weight * rest
        after = earlier
    return before[-1][0, 0, 0], found


def _steps(style: str, kind: _Kind, places: tuple[_Place, ...], placed: int) -> list[tuple[int, float]]:
    """Return where a kind may lie, each with its weight: the index of a place, -1 for the hand, -2 for aside."""
    steps = [
        (index, share_hidden(style, kind.kind, place.fate))
        for index, place in enumerate(places)
        if place.entered >= kind.since
    ]
    steps.append((-1, share_in_hand(style, kind.kind, placed)))
    return steps if kind.since else [*steps, (-2, 1.0)]


def _dealt(ways: dict[_Free, float], step: list[tuple[int, float]]) -> dict[_Free, float]:
    then: defaultdict[_Free, float] = defaultdict(float)
    for free, weight in ways.items():
        for place, share in step:
            left = _without(free, place)
            if left is not None:
                then[left] += weight * share
    return then


def _without(free: _Free, place: int) -> _Free | None:
    """Return the free places without one; None if it is taken."""
    cards, hand, aside = free
    if place == -1:
        return (cards, hand - 1, aside) if hand else None
    if place == -2:
        return (cards, hand, aside - 1) if aside else None
    return (cards & ~(1 << place), hand, aside) if cards >> place & 1 else None
