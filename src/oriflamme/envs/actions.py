"""One frozen numbering of actions for all decks, and a compact one by slots of a deck (docs/environments.md)."""

from collections.abc import Sequence
from typing import Final

from ..encoding.action_numbers import (
    ACTIVATE_FROM,
    ALL_CARDS,
    GAP_FROM,
    MODE_FROM,
    PILES,
    PLACES,
    REVEAL_FROM,
    SPEND_FROM,
    TARGET_FROM,
    TWIN_FROM,
    VERSION,
)
from ..errors import OriflammeError
from ..notation.actions import Action, action_of, read_action
from ..notation.names import read_deck
from ..rules.kinds import DECK
from ..rules.questions import ACTIVATE, GAP, MODE, PLACE, REVEAL, SPEND, SWAP, TARGET, TWIN_PLACE

ACTION_VERSION: Final = VERSION
_REST: Final = (
    (REVEAL_FROM, REVEAL, range(2)),
    (TARGET_FROM, TARGET, range(PILES)),
    (GAP_FROM, GAP, range(PILES + 1)),
    (MODE_FROM, MODE, range(1, 3)),
    (TWIN_FROM, TWIN_PLACE, range(PLACES)),
    (ACTIVATE_FROM, ACTIVATE, range(PILES)),
    (SPEND_FROM, SPEND, range(2)),
)


def _list_actions(kinds: Sequence[int]) -> tuple[Action, ...]:
    """Return all actions with the cards of these kinds, in the order of the numbering."""
    placements = [action_of(PLACE, kind << 6 | place) for kind in kinds for place in range(PLACES)]
    exchanges = [action_of(SWAP, kind) for kind in kinds]
    rest = [action_of(question, number) for _, question, numbers in sorted(_REST) for number in numbers]
    return (*placements, *exchanges, *rest)


ACTIONS: Final = _list_actions(range(1, ALL_CARDS + 1))
_INDICES: Final = {action: index for index, action in enumerate(ACTIONS)}


def action_id(action: Action | str) -> int:
    """Return the index of an action, or of its text, in `ACTIONS`."""
    if isinstance(action, str):
        action = read_action(action)
    if action not in _INDICES:
        raise OriflammeError(f"{str(action)!r} has no index: piles are numbered 1 to {PILES}")
    return _INDICES[action]


def slot_actions(deck: str | Sequence[str]) -> tuple[Action, ...]:
    """Return the actions of the compact numbering for a deck: the slots are its ten kinds in deck order."""
    return _list_actions(read_deck(deck))


def slot_id(action: Action | str, deck: str | Sequence[str]) -> int:
    """Return the index of an action in `slot_actions(deck)`."""
    index, kinds = action_id(action), read_deck(deck)
    if index >= ALL_CARDS * (PLACES + 1):
        return index - (ALL_CARDS - DECK) * (PLACES + 1)
    exchange = index >= ALL_CARDS * PLACES
    card, place = (index - ALL_CARDS * PLACES, 0) if exchange else divmod(index, PLACES)
    if card + 1 not in kinds:
        raise OriflammeError(f"{str(action)!r} names a kind that is not in the deck")
    slot = kinds.index(card + 1)
    return DECK * PLACES + slot if exchange else slot * PLACES + place
