"""Beliefs: what each hidden card may be, to everyone but its owner.

A family's unseen kinds lie in its hand, hidden in the queue and set aside. Every deal of them that fits what all have
seen counts, weighed by what usually becomes of each kind (fates.py). The shares are sums over all deals, not samples:
the kinds are dealt one after the other, and deals that leave the same places free are counted together. How this
player plays is not known: each style counts as much as it makes likely what was seen (styles.py). How far all this is
to be trusted, games have told (calibration.py).
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import exp, log
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from ..bots.differences import POINTS
from ..deduction import unseen_of
from ..rules import State
from ..rules.kinds import HAND, NAMES
from ..rules.state import FAMILY
from .calibration import Manner, calibration, real_shares
from .fates import STYLES, Fate, fates_in, share_hidden, share_in_hand
from .styles import Past, log_shown, log_weight, past_of

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
    trusted = calibration()
    for deals in deals_in(state, viewer):
        weights = style_weights(deals, trusted.styles, trusted.evidence)
        for place, card in enumerate(deals.cards):
            yield card, shares_at(deals, place, weights)


class FamilyDeals(NamedTuple):
    """All deals of what a family holds out of sight, by style."""

    cards: tuple[int, ...]  # its hidden ones
    past: Past
    likely: tuple[float, ...]  # by style, the logarithm of how likely it makes what was seen
    shares: tuple[list[dict[int, float]], ...]  # by style, card and kind


def deals_in(state: State, viewer: int | None = None) -> Iterator[FamilyDeals]:
    """Yield all deals of each family with hidden cards but the viewer's."""
    fates = fates_in(state)
    for seat in range(state.players):
        if seat != viewer and any((card - 1) // FAMILY == seat for card in fates):
            unseen = unseen_of(state, seat)
            places = tuple(_Place(card, entry, fates[card]) for card, entry in sorted(unseen.entered.items()))
            kinds = tuple(_Kind(kind, since) for kind, since in unseen.since.items())
            past = past_of(state, seat, unseen.since)
            dealt = _by_style(kinds, places, unseen.hand, unseen.aside, max(HAND - unseen.hand, 0))
            likely = tuple(log(whole) + log_shown(style, past) for style, (whole, _) in zip(STYLES, dealt, strict=True))
            yield FamilyDeals(tuple(place.card for place in places), past, likely, tuple(shares for _, shares in dealt))


def style_weights(deals: FamilyDeals, manners: Mapping[str, Manner], evidence: float) -> list[float]:
    """Return how much each style counts for a family; together they are one."""
    logs = [
        log_weight(manners[style], deals.past) + evidence * likely
        for style, likely in zip(STYLES, deals.likely, strict=True)
    ]
    most = max(logs)
    weights = [exp(one - most) for one in logs]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def shares_at(deals: FamilyDeals, place: int, weights: Sequence[float]) -> dict[str, float]:
    """Return the shares of the kinds that a hidden card may be, over all styles."""
    shares = [by_place[place] for by_place in deals.shares]
    return {
        NAMES[kind]: sum(weight * one[kind] for weight, one in zip(weights, shares, strict=True)) for kind in shares[0]
    }


@lru_cache(maxsize=256)
def _by_style(
    kinds: tuple[_Kind, ...], places: tuple[_Place, ...], hand: int, aside: int, placed: int
) -> list[tuple[float, list[dict[int, float]]]]:
    """Return, for each style, the weight of all deals and for each place the share of each kind; `placed`: cards."""
    found = []
    for style in STYLES:
        whole, weights = _weighed(style, kinds, places, hand, aside, placed)
        found.append((whole, [{kind: one / whole for kind, one in by_kind.items()} for by_kind in weights]))
    return found


def _weighed(
    style: str, kinds: tuple[_Kind, ...], places: tuple[_Place, ...], hand: int, aside: int, placed: int
) -> tuple[float, list[dict[int, float]]]:
    """Return the weight of all deals and, for each place and kind, of those in which the kind lies there."""
    steps = [_steps(style, kind, places, hand, placed) for kind in kinds]
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


def _steps(style: str, kind: _Kind, places: tuple[_Place, ...], hand: int, placed: int) -> list[tuple[int, float]]:
    """Return where a kind may lie, each with its weight: the index of a place, -1 for the hand, -2 for aside."""
    if kind.since > 1:  # it was taken back: its fate begins anew, and no card of the hand is likelier to be next
        again = [(index, 1.0) for index, place in enumerate(places) if place.entered >= kind.since]
        return [*again, (-1, float(hand))]
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
