"""What happened, as numbers: kind of event, seat, card, kind of card, other seat or card, amount.

An event never contains a secret kind. It contains the card, whose kind the family's player can look up.
"""

from typing import Final

from .kinds import Card, Kind, Seat
from .state import LOG, State

ROUND_BEGAN: Final = 1  # seat: first player; amount: round
PLACED: Final = 2  # seat, card; other: 0 first, 1 last, 2 + pile
WAITED: Final = 3  # seat, card
REVEALED_CARD: Final = 4  # seat, card, kind
TOOK_POT: Final = 5  # seat, card, kind, amount
LOST_POT: Final = 6  # seat, card, amount
POT_GREW: Final = 7  # seat of the card's family, card, amount
ACTED: Final = 8  # seat, card, kind: its ability is applied
GAINED: Final = 9  # seat, kind of the cause, amount
PAID: Final = 10  # seat that gives, kind of the cause, other: seat that takes, amount
LOST: Final = 11  # seat, kind of the cause, amount
ELIMINATED: Final = 12  # seat of its family, card, kind, other: the actor, amount: the pot that is lost
DISCARDED: Final = 13  # seat of its family, card, kind
KEPT: Final = 14  # seat, card, kind, amount: its pot
MOVED: Final = 15  # seat, card; other: the pile where it is now
ENTERED: Final = 16  # seat, card, kind; other: 0 first, 1 last, 2 + pile; amount: 1 if it is a pile of its own
EXCHANGED: Final = 17  # seat, card that comes, kind that goes to the hand, other: the card that goes
NOT_FOUND: Final = 18  # seat, kind: neither discarded nor set aside
BRIBED: Final = 19  # seat it is of now, card, kind
MARKED: Final = 20  # seat, card that gets a verdict token
TURNED: Final = 21  # seat, card, kind: face down again
GAME_OVER: Final = 22  # other: the set of the winners


def tell(g: State, event: int, seat: Seat, card: Card, kind: Kind, other: int, amount: int) -> None:
    """Write an event into the ring."""
    if g.telling:
        g.log[g.told & LOG - 1] = event | seat << 8 | card << 16 | kind << 24 | other << 32 | amount << 40
        g.told += 1
