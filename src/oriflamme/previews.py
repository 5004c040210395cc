"""What each answer would do, as far as its player can tell: the rules, applied to the state of the player's view.

An answer is played up to the end of the card's turn or the next question. If it turns up cards that the player does
not know, it is played with every kind that these can have. What happens with all of them is certain. Where they differ,
each outcome names the card that decides and the kinds of it that lead there, and no others.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final, NamedTuple, TypeAlias

import msgspec

from .deduction import possible_kinds
from .rules import State, log, proceed, respond, suppose
from .rules.kinds import NAMES, NOBODY, PLOT, ROUNDS, UNKNOWN
from .rules.questions import NO_QUESTION, PLACE, QUESTIONS
from .rules.state import LOG
from .rules.steps import ARRIVAL, OVER, PLACEMENT, ROUND_BEGINS
from .view import View

_TURN_OVER: Final = (ARRIVAL, PLACEMENT, ROUND_BEGINS, OVER)
_LEAVING: Final = (log.ELIMINATED, log.DISCARDED, log.KEPT)
_KIND: Final = 255 << 24  # the bits of an entry of the rules' log that name a kind
PLOT_IS_GONE: Final = 0  # the card of a pot that lay on a Plot, while it is spent


class PotChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """The influence on a card before and after: how much of it a stock takes, and how much goes to the supply."""

    card: int  # 0: the pot of a Plot that has left the queue, while it is spent
    before: int
    after: int = 0  # nothing, if the card leaves; but what stays on a Treaty that is kept
    taken: int = 0  # by its player; a Conspiracy's is twice its pot
    lost: int = 0


class Payment(msgspec.Struct, frozen=True):
    """Influence that one seat gives another."""

    seat: int
    to: int
    amount: int


class MovedCard(msgspec.Struct, frozen=True):
    """A card that comes to stand elsewhere. Piles are counted from 1, while the acting card still has its own."""

    card: int
    start: int
    end: int


class EnteredCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Twin, or a card brought by Impersonation, that comes into the queue; its pile as the queue is then."""

    card: int
    seat: int
    kind: str
    pile: int  # counted from 1
    covers: bool = False  # it lies on a card that was there


class BribedCard(msgspec.Struct, frozen=True):
    """A card that is of this seat's family from then on."""

    card: int
    seat: int


class ExchangedCard(msgspec.Struct, frozen=True):
    """A card that goes back to the hand, and the one that comes face down in its place."""

    card: int
    new: int
    kind: str  # of the new one


class Condition(msgspec.Struct, frozen=True):
    """A hidden card is of one of these kinds."""

    card: int
    kinds: tuple[str, ...]


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that can happen, until the card's turn is over or something else is asked."""

    gains: tuple[int, ...]  # what each seat's stock grows by, pots taken and payments included
    gone: tuple[int, ...] = ()  # the cards that leave the queue, in whatever way
    kinds: tuple[str, ...] = ()  # it happens if `card` is one of these; empty: in any case
    card: int = 0  # the hidden card that decides
    also: tuple[Condition, ...] = ()  # and if these hold too: an Uprising turns up two cards
    pots: tuple[PotChange, ...] = ()
    paid: tuple[Payment, ...] = ()
    eliminated: tuple[int, ...] = ()  # of those gone, the ones that are opened and eliminated
    kept: tuple[int, ...] = ()  # of those gone, the ones laid in front of their player; a Treaty's pot stays on it
    moved: tuple[MovedCard, ...] = ()
    entered: tuple[EnteredCard, ...] = ()
    exchanged: tuple[ExchangedCard, ...] = ()
    bribed: tuple[BribedCard, ...] = ()
    marked: tuple[int, ...] = ()  # cards that get a verdict token
    turned_down: tuple[int, ...] = ()  # cards that are face down again
    to_spend: int = 0  # of a Plot's pot, what is still to be spent
    asks: str = ""  # the question that the same seat is asked next, before the turn is over


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action would do. One outcome is certain; of several, hidden cards decide, and most kinds come first."""

    action: str
    outcomes: tuple[Outcome, ...]


_Kinds: TypeAlias = tuple[int, ...]


class _Told(NamedTuple):
    """What an answer led to: the rules' log of it, without the kinds that the player does not know."""

    entries: tuple[int, ...]
    question: int


class _Case(NamedTuple):
    """An outcome, and what the deciding cards can be for it to happen: for each a set of kinds."""

    outcome: Outcome
    kinds: tuple[frozenset[int], ...]


def previews(view: View) -> tuple[Preview, ...]:
    """Return what each legal action would do; of placing a card there is nothing to tell."""
    decision = view.decision
    if decision is None or not decision.mine or view.state.question == PLACE:
        return ()
    seen = view.state
    entered, kind = seen.entered, seen.kind
    secret = frozenset(card for card, entry in enumerate(entered) if entry and kind[card] == UNKNOWN)
    return tuple(Preview(str(action), _outcomes(seen, secret, action.number)) for action in decision.actions)


def is_last_round(view: View) -> bool:
    """Tell whether influence that stays on cards of the queue is lost when the round is over (R6)."""
    return not view.over and view.round == ROUNDS


def _outcomes(seen: State, secret: frozenset[int], action: int) -> tuple[Outcome, ...]:
    """Return all that can happen: the answer is played with every kind that the cards it turns up can have."""
    deciding: tuple[int, ...] = ()
    while True:
        outcomes: dict[_Told, Outcome] = {}
        by_kinds: dict[_Kinds, Outcome] = {}
        turned_up = set(deciding)
        for kinds in possible_kinds(seen, deciding):
            told, after = _play(seen, secret, dict(zip(deciding, kinds, strict=True)), action)
            if told not in outcomes:
                outcomes[told] = _outcome(seen, after, told)
                turned_up |= secret.intersection(outcomes[told].gone)
            by_kinds[kinds] = outcomes[told]
        if turned_up == set(deciding):
            return _with_conditions(seen, deciding, by_kinds)
        deciding = tuple(sorted(turned_up))


def _play(seen: State, secret: frozenset[int], kinds: dict[int, int], action: int) -> tuple[_Told, State]:
    """Play an answer with some kinds of the hidden cards; return what is told of it, and the state after it."""
    world = seen.copy()
    for card, kind in kinds.items():
        suppose(world, card, kind)
    entries: list[int] = []
    respond(world, action)
    _listen(world, seen.told, entries)
    while world.question == NO_QUESTION and world.step not in _TURN_OVER:
        proceed(world)
        _listen(world, seen.told, entries)
    masked = tuple(entry & ~_KIND if entry >> 16 & 255 in secret else entry for entry in entries)
    return _Told(masked, world.question), world


def _listen(world: State, start: int, entries: list[int]) -> None:
    """Add what is new in the rules' log; it is sure to hold what one thing that happens tells."""
    heard, told = start + len(entries), world.told
    if heard < told:
        ring = world.log
        entries.extend(ring[number % LOG] for number in range(heard, told))


# What happened.


class _Entry(NamedTuple):
    event: int
    seat: int
    card: int
    kind: int
    other: int
    amount: int


def _outcome(seen: State, after: State, told: _Told) -> Outcome:
    """Return what a log tells, without conditions."""
    entries = [
        _Entry(raw & 255, raw >> 8 & 255, raw >> 16 & 255, raw >> 24 & 255, raw >> 32 & 255, raw >> 40)
        for raw in told.entries
    ]
    before_stock, after_stock = seen.stock, after.stock
    gone = [entry.card for entry in entries if entry.event in _LEAVING]
    exchanged = [entry for entry in entries if entry.event == log.EXCHANGED]
    return Outcome(
        gains=tuple(after_stock[seat] - before_stock[seat] for seat in range(seen.players)),
        gone=tuple(sorted([*gone, *(entry.other for entry in exchanged)])),
        pots=_pots(seen, after, entries),
        paid=_payments(entries),
        eliminated=_cards(entries, log.ELIMINATED),
        kept=_cards(entries, log.KEPT),
        moved=tuple(
            MovedCard(entry.card, _pile(seen, entry.card), entry.other + 1)
            for entry in entries
            if entry.event == log.MOVED
        ),
        entered=tuple(_entered(after, entry) for entry in entries if entry.event == log.ENTERED),
        exchanged=tuple(ExchangedCard(entry.other, entry.card, NAMES[after.kind[entry.card]]) for entry in exchanged),
        bribed=tuple(BribedCard(entry.card, entry.seat) for entry in entries if entry.event == log.BRIBED),
        marked=_cards(entries, log.MARKED),
        turned_down=_cards(entries, log.TURNED),
        to_spend=after.coins,
        asks="" if told.question == NO_QUESTION else QUESTIONS[told.question],
    )


def _cards(entries: Iterable[_Entry], event: int) -> tuple[int, ...]:
    return tuple(sorted(entry.card for entry in entries if entry.event == event))


def _pile(state: State, card: int) -> int:
    """Return the pile, counted from 1, on top of which a card lies."""
    return state.row.index(card) + 1


def _entered(after: State, entry: _Entry) -> EnteredCard:
    covers = after.below[entry.card] != NOBODY
    return EnteredCard(entry.card, entry.seat, NAMES[entry.kind], _pile(after, entry.card), covers)


def _payments(entries: Iterable[_Entry]) -> tuple[Payment, ...]:
    amounts: dict[tuple[int, int], int] = {}
    for entry in entries:
        if entry.event == log.PAID:
            amounts[entry.seat, entry.other] = amounts.get((entry.seat, entry.other), 0) + entry.amount
    return tuple(Payment(*seats, amount) for seats, amount in amounts.items())


def _pots(seen: State, after: State, entries: Sequence[_Entry]) -> tuple[PotChange, ...]:
    """Return what becomes of each pot. What is put on a card is taken, lost, or still there; a kept pot stays."""
    kept = {entry.card: entry.amount for entry in entries if entry.event == log.KEPT}
    plot = next((entry.card for entry in entries if entry.event == log.REVEALED_CARD and entry.kind == PLOT), NOBODY)
    taken: dict[int, int] = {}
    grown: dict[int, int] = {}
    for entry in entries:
        if entry.event == log.TOOK_POT:
            taken[entry.card] = taken.get(entry.card, 0) + entry.amount
        elif entry.event == log.GAINED and entry.kind == PLOT:
            taken[plot] = taken.get(plot, 0) + entry.amount
        elif entry.event in (log.POT_GREW, log.WAITED):
            grown[entry.card] = grown.get(entry.card, 0) + entry.amount
    changes = []
    entered, still, before, now = seen.entered, after.entered, seen.pot, after.pot
    for card, entry_time in enumerate(entered):
        if entry_time and (before[card] or card in grown or card in taken):
            left = now[card] if still[card] == entry_time else kept.get(card, 0)
            gone_on = after.coins if card == plot else 0  # to be spent
            lost = before[card] + grown.get(card, 0) - taken.get(card, 0) - left - gone_on
            if left != before[card] or taken.get(card) or lost:
                changes.append(PotChange(card, before[card], left, taken.get(card, 0), lost))
    if plot == NOBODY and after.coins != seen.coins:
        spent = taken.get(PLOT_IS_GONE, 0)
        changes.append(PotChange(PLOT_IS_GONE, seen.coins, after.coins, spent, seen.coins - after.coins - spent))
    return tuple(changes)


# What it depends on.


def _with_conditions(seen: State, deciding: Sequence[int], by_kinds: dict[_Kinds, Outcome]) -> tuple[Outcome, ...]:
    """Return the outcomes, each with what the deciding cards must be; those of more kinds come first."""
    cases = _cases(by_kinds, len(deciding))
    if len(cases) == 1:
        return (cases[0].outcome,)
    cases.sort(key=lambda case: -sum(kinds in by_kinds for kinds in product(*case.kinds)))
    return tuple(_with_condition(seen, deciding, by_kinds, case) for case in cases)


def _cases(by_kinds: dict[_Kinds, Outcome], cards: int) -> list[_Case]:
    """Split what the deciding cards can be into blocks that lead to one outcome each.

    A block is a set of kinds for each card. Kinds of the first card that agree wherever both can be are put together.
    """
    if cards == 0:
        return [_Case(by_kinds[()], ())]
    rows: dict[int, dict[_Kinds, Outcome]] = {}
    for (first, *rest), outcome in by_kinds.items():
        rows.setdefault(first, {})[tuple(rest)] = outcome
    groups: list[tuple[set[int], dict[_Kinds, Outcome]]] = []
    for first, row in rows.items():
        for kinds, together in groups:
            if all(together.get(rest, outcome) == outcome for rest, outcome in row.items()):
                kinds.add(first)
                together.update(row)
                break
        else:
            groups.append(({first}, row))
    found = []
    for kinds, together in groups:
        for outcome, others in _cases(together, cards - 1):
            possible = frozenset(
                first for first in kinds if any((first, *rest) in by_kinds for rest in product(*others))
            )
            found.append(_Case(outcome, (possible, *others)))
    return found


def _with_condition(seen: State, deciding: Sequence[int], by_kinds: dict[_Kinds, Outcome], case: _Case) -> Outcome:
    """Return an outcome with its conditions; one that follows from the others is left out."""
    needed = dict(enumerate(case.kinds))
    for place in range(len(deciding)):
        others = {other: kinds for other, kinds in needed.items() if other != place}
        if all(
            world[place] in needed[place]
            for world in by_kinds
            if all(world[other] in kinds for other, kinds in others.items())
        ):
            needed = others
    conditions = [
        Condition(deciding[place], tuple(NAMES[kind] for kind in seen.deck if kind in kinds))
        for place, kinds in needed.items()
    ]
    first, *rest = conditions
    return msgspec.structs.replace(case.outcome, card=first.card, kinds=first.kinds, also=tuple(rest))
