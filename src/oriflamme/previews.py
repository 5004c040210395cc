"""What each answer would do, as far as its player can know: the rules, applied to worlds that fit the view.

An answer is played in many such worlds, up to the end of the card's turn or the next question. If all worlds agree, the
outcome is certain. If they differ, it depends on the kind of a hidden card.
"""

from typing import Final

import msgspec

from .game import dice_of
from .rules import State, proceed, respond
from .rules.kinds import NAMES, UNKNOWN
from .rules.questions import NO_QUESTION, PLACE
from .rules.state import HIDDEN
from .rules.steps import ARRIVAL, OVER, PLACEMENT, ROUND_BEGINS
from .view import View
from .worlds import sample_state

WORLDS: Final = 150  # a kind with a chance of 10 % is missed once in seven million previews
_TURN_OVER: Final = (ARRIVAL, PLACEMENT, ROUND_BEGINS, OVER)


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One possible result: what each seat gains or loses, and which cards leave the queue."""

    gains: tuple[int, ...]  # by seat
    gone: tuple[int, ...] = ()  # numbers of cards
    kinds: tuple[str, ...] = ()  # the kinds of the revealed card that lead to it; empty: any


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action would do. One outcome is certain; with several, a hidden card decides."""

    action: str
    outcomes: tuple[Outcome, ...]


def previews(view: View) -> tuple[Preview, ...]:
    """Return what each legal action would do; nothing for placing a card."""
    decision = view.decision
    if decision is None or not decision.mine or view.state.question == PLACE:
        return ()
    dice = dice_of(1)
    worlds = [sample_state(view, dice) for _ in range(WORLDS)]
    return tuple(Preview(str(action), _outcomes(worlds, view.state, action.number)) for action in decision.actions)


def _outcomes(worlds: list[State], seen: State, action: int) -> tuple[Outcome, ...]:
    """Return the different results in these worlds, each with the revealed kinds that lead to it."""
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], set[str]] = {}
    for world in worlds:
        after = world.copy()
        respond(after, action)
        while after.question == NO_QUESTION and after.step not in _TURN_OVER:
            proceed(after)
        before_stock, after_stock = world.stock, after.stock
        gains = tuple(after_stock[seat] - before_stock[seat] for seat in range(world.players))
        gone = _gone(world, after)
        found.setdefault((gains, gone), set()).add(_turned_up(seen, world, gone))
    if len(found) == 1:
        return tuple(Outcome(*result) for result in found)
    return tuple(Outcome(*result, tuple(sorted(kinds - {""}))) for result, kinds in found.items())


def _gone(before: State, after: State) -> tuple[int, ...]:
    """Return the cards that have left the queue."""
    entered, still = before.entered, after.entered
    return tuple(card for card, entry in enumerate(entered) if entry and still[card] != entry)


def _turned_up(seen: State, world: State, gone: tuple[int, ...]) -> str:
    """Return the kind, in a world, of the first card that left and whose kind the viewer does not know."""
    for card in gone:
        if seen.kind[card] == UNKNOWN and seen.face[card] == HIDDEN:
            return NAMES[world.kind[card]]
    return ""
