"""Ladders: who is compared with whom. There is one per box and count of players, for people and for bots each."""

from typing import Final

from msgspec import Struct

from ...rules.decks import BOXES
from ..tables.boxes import MIXED, box_played
from ..tables.table import Table

BOTS: Final = "bots-"
PLAYERS: Final = (3, 4, 5)


class Ladder(Struct, frozen=True):
    """A ladder: the box, the count of players, and whether they are bots."""

    box: str
    players: int
    is_for_bots: bool = False

    @property
    def name(self) -> str:
        """The name in addresses, such as base-4."""
        return f"{BOTS if self.is_for_bots else ''}{self.box}-{self.players}"


LADDERS: Final = {
    ladder.name: ladder
    for is_for_bots in (False, True)
    for box in (*BOXES, MIXED)
    for players in PLAYERS
    for ladder in [Ladder(box, players, is_for_bots)]
}


def ladder_of(table: Table) -> Ladder:
    """Return the ladder on which a rated game counts."""
    assert table.game is not None
    return Ladder(box_played(table.game), table.game.players, all(seat.is_bot for seat in table.seats))
