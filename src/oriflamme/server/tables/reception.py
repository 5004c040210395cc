"""The reception of a live table: it lets clients in, on their seats or as spectators, and sees them off."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from ...protocol.close_codes import GONE, REPLACED
from ...protocol.messages import VERSION, Hello, Refused, Welcome, write
from ..storage.entries import Agreed, StoodIn
from ..storage.records import Conflict, StoreFailure
from ..wire.refusal import Refusal, refused
from .audience import Viewer
from .ports import Connection
from .table import digest_of

if TYPE_CHECKING:
    from .live_table import LiveTable

BROWSER: Final = 16  # letters that are kept of a browser's digest


class Reception:
    """Welcomes the clients of one table."""

    def __init__(self, live: "LiveTable") -> None:
        self._live: Final = live

    async def welcome(
        self,
        hello: Hello,
        connection: Connection,
        seat: int | None = None,
        muted: Collection[int] = (),
        browser: str = "",
    ) -> Viewer:
        """Welcome a client, on the seat of its account or its token, or as a spectator; raises a Refusal otherwise."""
        live = self._live
        async with live.exclusively():
            if seat is None:
                seat = self._seat_for(hello)
            answered_since = None if seat is None else self._answered_since(seat)
            if seat is not None and live.table.seats[seat].stood_in:
                await self._come_back(seat)
            viewer = Viewer(seat, connection, hello.since, browser)
            viewer.muted.update(muted)
            replaced = live.audience.add(viewer)
            if replaced is not None:
                replaced.dismiss(REPLACED, refused(Refusal("replaced")))
            if seat is not None:
                live.timekeeper.absences.end(seat)
                await self._agree_by_coming(seat, browser)
            viewer.send(write(Welcome(VERSION, live.id, seat, answered_since)))
            live.news.tell_table()
            if seat is not None and live.table.phase == "playing":
                live.news.tell_orders(viewer)
            live.conversation.repeat_to(viewer)
            live.go_on()
            live.news.show_game(viewer)
            return viewer

    def _seat_for(self, hello: Hello) -> int | None:
        if hello.token is not None:
            seat = self._live.table.seat_of(hello.token)
            if seat is None:
                raise Refusal("unknown_token")
            return seat
        if len(self._live.audience.spectators) >= self._live.services.settings.spectators_per_table:
            raise Refusal("full", "spectators")
        return None

    def _answered_since(self, seat: int) -> int | None:
        """Return the first event since a bot stood in for a seat; None if no bot does."""
        table = self._live.table
        stood_in, game = table.seats[seat].stood_in_at, table.game
        if stood_in is None or game is None or table.phase != "playing":
            return None
        return len(game.at(min(stood_in, len(game.moves))).story())

    async def _come_back(self, seat: int) -> None:
        try:
            await self._live.write(StoodIn(seat, False))
        except Conflict:
            raise
        except StoreFailure:
            return  # the player watches until the store works again

    async def _agree_by_coming(self, seat: int, browser: str) -> None:
        """Let a player who has taken a seat at a rated table be ready: they have come."""
        table = self._live.table
        if table.settings.rated and table.phase == "gathering" and table.seats[seat].agreed:
            try:
                await self.agree(seat, browser)
            except Conflict:
                raise
            except (StoreFailure, Refusal):
                return  # the player is not ready, and is told why on saying so

    async def agree(self, seat: int, browser: str) -> None:
        """Note that a player says yes to this rated game; refuse a second account of one browser."""
        table = self._live.table
        if table.seats[seat].ready:
            return
        digest = digest_of(f"{table.server_seed} {browser}")[:BROWSER] if browser else ""
        if digest and any(other.browser == digest for place, other in enumerate(table.seats) if place != seat):
            raise Refusal("same_browser")
        await self._live.write(Agreed(seat, digest))

    async def see_off(self, viewer: Viewer, is_excused: bool = False) -> None:
        """Remove a viewer whose connection is closed. It is excused if a process of ours dropped it."""
        live = self._live
        async with live.lock:
            if live.audience.remove(viewer):
                if viewer.seat is not None:
                    live.timekeeper.absences.begin(viewer.seat, is_excused, live.table.position)
                    live.news.wants_pause.discard(viewer.seat)
                live.touch()
                live.news.tell_table()
                live.go_on()

    async def forgive(self, viewer: Viewer, seconds: float) -> None:
        """Charge nothing for time in which a player could not see the table through our fault."""
        live = self._live
        async with live.lock:
            if viewer.seat is not None and viewer.seat == live.table.asked:
                live.timekeeper.clock.forgive(seconds)
                live.news.tell_clock()

    def send_away(self, viewer: Viewer, refusal: Refused) -> None:
        """Close a viewer's connection for good, with a reason."""
        self._live.audience.remove(viewer)
        if viewer.seat is not None:
            self._live.news.wants_pause.discard(viewer.seat)
        viewer.dismiss(GONE, refusal)
