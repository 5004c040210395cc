"""What viewers are told of a table. Of the game they are told what `Game.show` and `Game.events` give their seat."""

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from ...game import Game
from ...protocol.messages import GameNews, TableNews, write
from ...protocol.tables import ListedTable, SeatNews
from ...view_json import ShownGame
from .audience import Audience, Viewer
from .table import Table

_ENCODER: Final = msgspec.json.Encoder()


def seat_news(table: Table, audience: Audience, wants_pause: Sequence[int] | set[int] = ()) -> tuple[SeatNews, ...]:
    """Return who sits where."""
    return tuple(
        SeatNews(
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot or None,
            connected=number in audience.seated,
            stood_in=seat.stood_in,
            seeded=bool(seat.seed),
            wants_pause=number in wants_pause,
            account=seat.account,
            is_bot=seat.is_bot,
        )
        for number, seat in enumerate(table.seats)
    )


def table_news(table: Table, audience: Audience, wants_pause: set[int]) -> TableNews:
    """Return everything about a table that is not the game."""
    return TableNews(
        number=table.number,
        table=table.id,
        code=table.code,
        phase=table.phase,
        settings=table.settings,
        seats=seat_news(table, audience, wants_pause),
        host=table.host,
        commitment=table.commitment,
        spectators=len(audience.spectators),
        paused=table.paused,
        rematch=table.rematch,
        fairness=table.fairness,
        source=table.source,
    )


def listed(table: Table, audience: Audience) -> ListedTable:
    """Return a table as a list of tables shows it."""
    return ListedTable(table.id, table.code, table.phase, table.settings, seat_news(table, audience))


class GameTeller:
    """Tells the viewers of one viewpoint the present position; the position is looked at and written once."""

    def __init__(self, game: Game, number: int, seat: int | None) -> None:
        self._game = game
        self._number = number
        self._seat = seat
        self._told = len(game.story())
        self._shown = _ENCODER.encode(game.show(seat))
        self._hash = hash(self._shown)

    def tell(self, viewer: Viewer, undo: bool, anyway: bool = False) -> bool:
        """Tell a viewer what is new to them; tell whether there was anything. `anyway`: also if nothing is."""
        since = min(viewer.heard, self._told)  # less than they have heard, if an action was taken back
        events = self._game.events(since, self._seat)
        if not anyway and not events and since == viewer.heard and self._hash == viewer.seen:
            return False
        viewer.heard = self._told
        viewer.seen = self._hash
        shown = cast(ShownGame, msgspec.Raw(self._shown))
        viewer.send(write(GameNews(self._number, since, tuple(events), shown, undo)))  # type: ignore[arg-type]
        return True
