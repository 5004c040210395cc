"""The client: tables and seats at one server, for an account or a guest."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Final

from ..extras import explained
from ..protocol.accounts import Me, MyGames
from ..protocol.messages import Hello
from ..protocol.tables import ListedTable, OpenTable, Pace, Seated, SeatNews, TableList, TableSettings, TakeSeat
from .bot_player import maker_of
from .connection import Connection
from .decision import Player
from .errors import ClientError, Refused
from .http import Http
from .kept_deals import KeptDeals
from .seat import Seat

LOOKING: Final = (1.0, 3.0)  # seconds between two looks for a table with more people
TAKEN: Final = ("full", "started", "blocked", "seated", "rated", "no_such_table", "unreadable")
LIVE: Final = ("gathering", "playing")
LADDER: Final = TableSettings(players=3, open=True, rated=True, pace=Pace("live", 10, 60))


class Client:
    """Plays at a server's tables: as the bot whose token it has, or as a guest without a token.

    `patience` is how many seconds a server may be unreachable before that is an error. `kept` is a file in which the
    client keeps the commitments of deals and its own seeds, so that it can check them after a crash too.
    """

    def __init__(
        self,
        address: str,
        token: str | None = None,
        name: str = "Bot",
        patience: float = 300.0,
        kept: Path | None = None,
    ) -> None:
        try:
            import websockets  # noqa: F401
        except ModuleNotFoundError as error:
            raise explained(error, "client") from None
        if token is not None and not token.strip():
            raise ClientError("the token is empty; leave it out to play as a guest")
        self._http = Http(address, token and token.strip(), patience)
        self._name = name  # a guest's; an account has its own
        self._patience = patience
        self._me: Me | None = None
        self._deals = KeptDeals(address.rstrip("/"), kept)

    async def me(self) -> Me:
        """Return the account of the token."""
        if self._me is None:
            self._me = await self._http.ask("GET", "/api/account", Me)
        return self._me

    # Seats.

    async def tables(self) -> tuple[ListedTable, ...]:
        """Return the tables that are open to all."""
        return (await self._http.ask("GET", "/api/tables", TableList)).tables

    async def open_table(self, settings: TableSettings | None = None, bots: Sequence[str | None] = ()) -> Seat:
        """Open a table and sit down; `bots` are the server's bots, seat by seat, and None leaves a seat free."""
        body = OpenTable(self._name, settings or TableSettings(), tuple(bots))
        seated = await self._http.ask("POST", "/api/tables", Seated, body)
        return await self._new_seat(seated).open()

    async def take_seat(self, table: str) -> Seat:
        """Take a free seat at a table, by its id or its code."""
        seated = await self._http.ask("POST", f"/api/tables/{table}/seats", Seated, TakeSeat(self._name))
        return await self._new_seat(seated).open()

    async def sit(self, table: str, token: str | None = None) -> Seat:
        """Return to a seat that the account holds, or that a seat's token holds, as after a crash."""
        return await self._seat(table, token).open()

    async def unfinished(self) -> tuple[str, ...]:
        """Return the tables where the account sits and the game is not over."""
        games = (await self._http.ask("GET", "/api/account/games", MyGames)).games
        return tuple(game.table for game in games if game.phase in LIVE)

    def _new_seat(self, seated: Seated) -> Seat:
        """Return a seat that was just taken; what the server promised about the deal is kept from this moment on."""
        self._deals.sit_down(seated)
        return self._seat(seated.table, seated.token)

    def _seat(self, table: str, token: str | None) -> Seat:
        def connect(table: str, hello: Callable[[], Hello]) -> Connection:
            return Connection(f"{self._http.sockets}/{table}/socket", self._http.proof, hello, self._patience)

        return Seat(table, token, connect, self._seat, self._deals)

    # Game after game.

    async def play(
        self, make_player: Callable[[], Player] | str, settings: TableSettings | None = None, games: int = 1
    ) -> AsyncIterator[Seat]:
        """Play games, each with a new player, and yield the seat after each; its `game` is the final position.

        A player is made by a function or a class, or it is the name of a bot: `club:300`, `mybots.Mine`.
        Each game is at an open table with these settings: one that somebody else has opened, or a new one.
        """
        wanted, make = settings or LADDER, maker_of(make_player)
        for _ in range(games):
            async with await self.find_seat(wanted) as seat:
                await seat.play(make())
                yield seat

    async def find_seat(self, settings: TableSettings) -> Seat:
        """Return a seat at a table with these settings whose game begins.

        While the client waits, it moves to a table with more people, so that clients that all open a table still meet.
        """
        if not settings.open:
            raise ClientError("others can only find a table whose settings have open=True")
        seat = await self._join(settings, None) or await self.open_table(settings)
        while (better := await self._wait_or_find_better(seat, settings)) is not None:
            await seat.leave()
            seat = better
        return seat

    async def _wait_or_find_better(self, seat: Seat, settings: TableSettings) -> Seat | None:
        """Wait until the game begins at a seat's table; return a seat at a better one if that is found before."""
        begin = asyncio.create_task(seat.begin())
        try:
            while not (await asyncio.wait([begin], timeout=random.uniform(*LOOKING)))[0]:
                better = await self._join(settings, _rank(seat.here.seats, seat.table))
                if better is not None:
                    if not begin.done():
                        return better
                    await better.leave()  # ours has just begun
            await begin
        except BaseException:
            await seat.close()
            raise
        finally:
            begin.cancel()
        return None

    async def _join(self, settings: TableSettings, than: tuple[int, str] | None) -> Seat | None:
        """Take a seat at the best table with these settings; with `than`, only at one that is better."""
        me = await self.me() if self._http.token is not None else None
        found = [table for table in await self.tables() if _fits(table, settings, me)]
        for table in sorted(found, key=lambda table: _rank(table.seats, table.table)):
            if than is None or _rank(table.seats, table.table) < than:
                try:
                    return await self.take_seat(table.table)
                except Refused as refused:
                    if refused.code not in TAKEN:
                        raise
        return None


def _fits(table: ListedTable, settings: TableSettings, me: Me | None) -> bool:
    """Tell whether the client can join: same settings, not there already, and rated games only among its own kind."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    if not table.is_joinable or table.settings != settings or not people:
        return False
    if me is None:
        return not settings.rated
    is_like_me = all(seat.is_bot == (me.kind == "bot") for seat in people)
    return me.id not in [seat.account for seat in people] and (is_like_me or not settings.rated)


def _rank(seats: Sequence[SeatNews], table: str) -> tuple[int, str]:
    """Return the sort key that puts tables in the same order for every client: those with more people first."""
    return -[seat.kind for seat in seats].count("person"), table
