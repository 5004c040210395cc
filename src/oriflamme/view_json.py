"""A view as data: sent to players, written into replays and read by other programs.

It is made from a view only, so it can show nothing that the view's seat may not know.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Final

import msgspec
from msgspec.structs import replace

from .decision import Decision
from .rules import State, presence, winners
from .rules.kinds import KINDS, NAMES, NOBODY, ROUNDS, TREATY
from .rules.state import KEEPABLE, REVEALED
from .rules.steps import OVER
from .view import View

ALL_KINDS: Final = tuple(range(1, KINDS))
_SHOWN: Final = (None, *NAMES[1:])  # by kind; one that the viewer may not know is missing
CHOOSE: Final = "choose"  # how the others see every question of an ability


class ShownCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the queue. Its number is public; its kind is missing where the viewer may not know it."""

    card: int
    owner: int  # the seat whose letter is printed on it
    family: int  # the seat it plays for now
    kind: str | None = None
    hidden: bool = False  # face down
    pot: int = 0
    verdicts: int = 0
    rests: bool = False  # sits out this round


class ShownKept(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card kept in front of its player."""

    kind: str
    pot: int = 0


class ShownSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies before one seat. Its hand and the cards set aside are there if the viewer may know them."""

    stock: int
    hand_size: int
    discards: tuple[str, ...] = ()
    kept: tuple[ShownKept, ...] = ()
    twin: bool = False  # its Twin still lies in front of it
    hand: tuple[str, ...] | None = None
    aside: tuple[str, ...] | None = None


class ShownQuestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is asked what. Only the seat that is asked sees the card and the actions."""

    seat: int
    kind: str  # place, reveal, target, gap, mode, swap, twin, activate, spend; to others place, reveal or choose
    text: str  # in English
    pile: int | None = None  # whose turn it is, counted from 1; missing while cards are placed
    card: str | None = None  # the kind that asks
    voice: str | None = None  # the kind whose text is applied, if it differs or the card is not shown
    actions: tuple[str, ...] = ()  # every legal answer


class ShownStanding(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's place at the end: by influence, then by cards in the queue as the edition counts them."""

    rank: int  # players who tie share it
    seat: int
    stock: int
    cards: int
    tie: str | None = None  # with the next player, who has the same influence: broken by piles or cards, or shared


class ShownGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as one seat, or a spectator, sees it."""

    round: int
    first: int  # the seat that places first in this round
    deck: tuple[str, ...]
    queue: tuple[tuple[ShownCard, ...], ...]  # piles from the first; in each the top card first
    seats: tuple[ShownSeat, ...]
    verdicts: int  # tokens in the supply
    question: ShownQuestion | None = None
    winners: tuple[int, ...] = ()  # once the game is over
    standings: tuple[ShownStanding, ...] = ()  # once the game is over, the best first
    rounds: int = 0  # how many a game has


def show(view: View) -> ShownGame:
    """Return a view as data. Once the game is over every hand is open."""
    return _show(view.state, view.decision, view.seat, view.over)


def show_each(public: View, views: Iterable[View]) -> list[ShownGame]:
    """Return views of one position as data. They are made from a spectator's, of which each seat knows more."""
    common = show(public)
    unknown = [
        (place, depth, card)
        for place, pile in enumerate(common.queue)
        for depth, card in enumerate(pile)
        if card.kind is None
    ]
    deck = tuple(public.state.deck)
    return [_show_more(common, unknown, deck, view) for view in views]


def _show_more(
    common: ShownGame, unknown: list[tuple[int, int, ShownCard]], deck: tuple[int, ...], view: View
) -> ShownGame:
    """Add what a seat knows to what all see: its own cards, and its answers if it is asked."""
    state, seat, question = view.state, view.seat, common.question
    if seat is None or question is None:
        return common
    queue, seats, kinds = list(common.queue), list(common.seats), state.kind
    for place, depth, card in unknown:
        if kind := kinds[card.card]:
            pile = list(queue[place])
            pile[depth] = replace(card, kind=NAMES[kind])
            queue[place] = tuple(pile)
    seats[seat] = replace(seats[seat], hand=_names(state.hand[seat], deck), aside=_names(state.aside[seat], deck))
    if question.seat == seat:
        question = _question(Decision(state, mine=True))
    return replace(common, queue=tuple(queue), seats=tuple(seats), question=question)


def show_openly(state: State) -> ShownGame:
    """Return a state of the rules with all its secrets as data: for replays of games that are over."""
    return _show(state, None if state.step == OVER else Decision(state, mine=True), None, True)


def _show(state: State, decision: Decision | None, seat: int | None, is_open: bool) -> ShownGame:
    deck = tuple(state.deck)
    shown = ShownGame(
        state.round,
        state.first,
        _names(-1, deck),
        _queue(state),
        _seats(state, deck, seat, is_open),
        state.verdicts,
        None if decision is None else _question(decision),
        rounds=ROUNDS,
    )
    if decision is not None:
        return shown
    best = winners(state)
    winning = tuple([number for number in range(state.players) if best >> number & 1])
    return replace(shown, winners=winning, standings=standings_of(state))


def standings_of(state: State) -> tuple[ShownStanding, ...]:
    """Return everyone's place if the game ended now, the best first; players who tie share a rank."""
    scores = [(state.stock[seat], presence(state, seat)) for seat in range(state.players)]
    order = sorted(range(state.players), key=lambda seat: scores[seat], reverse=True)
    ranked = [scores[seat] for seat in order]
    ties = [_tie(state, *pair) for pair in pairwise(ranked)]
    return tuple(
        ShownStanding(ranked.index(scores[seat]) + 1, seat, *scores[seat], tie)
        for seat, tie in zip(order, [*ties, None], strict=True)
    )


def _tie(state: State, better: tuple[int, int], worse: tuple[int, int]) -> str | None:
    """R6 Return what tells two players with the same influence apart."""
    if better[0] != worse[0]:
        return None
    if better == worse:
        return "shared"
    return "cards" if state.first_edition else "piles"


def _queue(state: State) -> tuple[tuple[ShownCard, ...], ...]:
    owner, family, kind, face = state.owner, state.family, state.kind, state.face
    pot, tokens, below, resting = state.pot, state.tokens, state.below, state.resting
    piles = []
    for top in state.row[: state.length]:
        card = top
        pile = []
        while card != NOBODY:
            pile.append(
                ShownCard(
                    card,
                    owner[card],
                    family[card],
                    _SHOWN[kind[card]],
                    face[card] != REVEALED,
                    pot[card],
                    tokens[card],
                    bool(resting >> card & 1),
                )
            )
            card = below[card]
        piles.append(tuple(pile))
    return tuple(piles)


def _seats(state: State, deck: tuple[int, ...], seat: int | None, is_open: bool) -> tuple[ShownSeat, ...]:
    stock, hand_size, hand, aside = state.stock, state.hand_size, state.hand, state.aside
    discarded, kept, pots, twins = state.discarded, state.kept, state.treaty_pot, state.twins
    any_kept = any(kept)
    shown = []
    for number in range(state.players):
        known = is_open or number == seat
        shown.append(
            ShownSeat(
                stock[number],
                hand_size[number],
                _discards(discarded[number]),
                _kept(kept[number * KEEPABLE : number * KEEPABLE + KEEPABLE], pots[number]) if any_kept else (),
                bool(twins >> number & 1),
                _names(hand[number], deck) if known else None,
                _names(aside[number], deck) if known else None,
            )
        )
    return tuple(shown)


def _kept(kinds: list[int], treaty_pot: int) -> tuple[ShownKept, ...]:
    return tuple(ShownKept(NAMES[kind], treaty_pot if kind == TREATY else 0) for kind in kinds if kind)


def _question(decision: Decision) -> ShownQuestion:
    if decision.mine:
        return ShownQuestion(
            decision.seat,
            decision.kind,
            decision.question,
            decision.pile,
            _SHOWN[decision.subject],
            _SHOWN[decision.voice],
            tuple([action.text for action in decision.actions]),
        )
    kind = decision.kind if decision.kind in ("place", "reveal") else CHOOSE
    return ShownQuestion(decision.seat, kind, decision.question, decision.pile, None, _SHOWN[decision.voice])


@lru_cache(maxsize=10_000)
def _discards(kinds: int) -> tuple[str, ...]:
    return _names(kinds, ALL_KINDS)


@lru_cache(maxsize=10_000)  # the same few piles and hands are shown again and again
def _names(kinds: int, order: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([NAMES[kind] for kind in order if kinds >> kind & 1])
