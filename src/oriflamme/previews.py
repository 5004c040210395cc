"""What each answer would do, as far as its player can tell: the rules, applied to worlds that fit the view.

An answer is played in many such worlds, up to the end of the card's turn or the next question. What happens in all
of them is certain; where they differ, the kind of a hidden card makes the difference.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from .rules import Dice, State, proceed, redeal, respond, seed
from .rules.kinds import NAMES, UNKNOWN
from .rules.questions import NO_QUESTION, PLACE
from .rules.state import HIDDEN
from .rules.steps import ARRIVAL, OVER, PLACEMENT, ROUND_BEGINS
from .view import View

WORLDS: Final = 150  # a kind that a card has in one world of ten is missed once in seven million previews
_TURN_OVER: Final = (ARRIVAL, PLACEMENT, ROUND_BEGINS, OVER)


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that can happen: who gains or loses how much, which cards leave the queue, which get or lose a pot."""

    gains: tuple[int, ...]  # by seat
    gone: tuple[int, ...] = ()  # numbers of cards
    kinds: tuple[str, ...] = ()  # it happens if the card that is turned up is one of these; empty: however it is


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an action would do. With one outcome that is certain; with more, a hidden card decides."""

    action: str
    outcomes: tuple[Outcome, ...]


def previews(view: View) -> tuple[Preview, ...]:
    """Return what each legal action would do; of placing a card there is nothing to tell."""
    decision = view.decision
    if decision is None or not decision.mine or view.state.question == PLACE:
        return ()
    worlds = list(_worlds(view))
    return tuple(Preview(str(action), _outcomes(worlds, view.state, action.number)) for action in decision.actions)


def _worlds(view: View) -> Iterator[State]:
    assert view.seat is not None
    dice = Dice()
    seed(dice, 1)
    for _ in range(WORLDS):
        world = view.state.copy()
        redeal(world, view.seat, dice)
        yield world


def _outcomes(worlds: list[State], seen: State, action: int) -> tuple[Outcome, ...]:
    """Return what comes out in some world, told apart by the kinds that were turned up."""
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
    """Return the kind, in a world, of the first card that has left and that the viewer does not know."""
    for card in gone:
        if seen.kind[card] == UNKNOWN and seen.face[card] == HIDDEN:
            return NAMES[world.kind[card]]
    return ""
