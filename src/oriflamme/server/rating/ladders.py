"""Ladders: who is compared with whom. There is one for each box and number of players, and one for the bots."""

from typing import Final

from msgspec import Struct

from ...game import Game
from ...rules.decks import BOXES, DECKS
from ..tables.table import Table

MIXED: Final = "mixed"  # every deck that is not the one of a box
BOTS: Final = "bots-"
PLAYERS: Final = (3, 4, 5)


class Ladder(Struct, frozen=True):
    """A ladder, by what is played on it."""

    box: str
    players: int
    is_for_bots: bool = False

    @property
    def name(self) -> str:
        """The name by which it is asked for."""
        return f"{BOTS if self.is_for_bots else ''}{self.box}-{self.players}"


LADDERS: Final = {
    ladder.name: ladder
    for is_for_bots in (False, True)
    for box in (*BOXES, MIXED)
    for players in PLAYERS
    for ladder in [Ladder(box, players, is_for_bots)]
}


def box_played(game: Game) -> str:
    """Return the box whose ten kinds a game is played with, however they were chosen."""
    kinds = set(game.state.deck)
    return next((box for box in BOXES if set(DECKS[box]) == kinds), MIXED)


def ladder_of(table: Table) -> Ladder:
    """Return the ladder on which a rated game counts."""
    assert table.game is not None
    return Ladder(box_played(table.game), table.game.players, all(seat.is_bot for seat in table.seats))
