"""Which box a game is played with."""

from typing import Final

from ...game import Game
from ...rules.decks import BOXES, DECKS

MIXED: Final = "mixed"  # every deck that is not the deck of a box


def box_played(game: Game) -> str:
    """Return the box whose ten kinds a game uses, or MIXED."""
    kinds = set(game.state.deck)
    return next((box for box in BOXES if set(DECKS[box]) == kinds), MIXED)
