"""The client: tables and seats at one server, in the name of an account or of a guest."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final

from .connection import Line
from .errors import ClientError, Refused
from .http import Http
from .messages import ListedTable, Me, MyGames, Pace, Place, Seated, Tables, TableSettings
from .seat import Player, Seat

LOOKING: Final = (1.0, 3.0)  # seconds between two looks for a table with more people
TAKEN: Final = ("full", "started", "blocked", "seated", "rated", "no_such_table", "unreadable")
LIVE: Final = ("gathering", "playing")
LADDER: Final = TableSettings(players=3, open=True, rated=True, pace=Pace("live", 10, 60))


class Client:
    """Speaks to a server for whoever has the token: a bot, which its owner gave it, or nobody, a guest.

    `patience` is how many seconds a server may be away before that is an error.
    """

    def __init__(self, address: str, token: str | None = None, name: str = "Bot", patience: float = 300.0) -> None:
        if token is not None and not token.strip():
            raise ClientError("the token is empty; leave it out to play as a guest")
        self._http = Http(address, token and token.strip(), patience)
        self._name = name  # a guest's; an account has its own
        self._patience = patience
        self._me: Me | None = None

    async def me(self) -> Me:
        """Return the account that the token speaks for."""
        if self._me is None:
            self._me = await self._http.ask("GET", "/api/account", Me)
        return self._me

    # Seats.

    async def tables(self) -> tuple[ListedTable, ...]:
        """Return the tables that are open to all."""
        return (await self._http.ask("GET", "/api/tables", Tables)).tables

    async def open_table(self, settings: TableSettings | None = None, bots: Sequence[str | None] = ()) -> Seat:
        """Open a table and sit down; `bots`, seat by seat, are the server's, and None is left for others."""
        body = {"name": self._name, "settings": settings or TableSettings(), "bots": tuple(bots)}
        seated = await self._http.ask("POST", "/api/tables", Seated, body)
        return await self._seat(seated.table, seated.token).open()

    async def take_seat(self, table: str) -> Seat:
        """Take a free seat at a table, by its id or its code."""
        seated = await self._http.ask("POST", f"/api/tables/{table}/seats", Seated, {"name": self._name})
        return await self._seat(seated.table, seated.token).open()

    async def sit(self, table: str, token: str | None = None) -> Seat:
        """Take up a seat again that the account holds, or that a seat's token holds, as after a crash."""
        return await self._seat(table, token).open()

    async def unfinished(self) -> tuple[str, ...]:
        """Return the tables where the account sits and the game is not over."""
        games = (await self._http.ask("GET", "/api/account/games", MyGames)).games
        return tuple(game.table for game in games if game.phase in LIVE)

    def _seat(self, table: str, token: str | None) -> Seat:
        def line(table: str, hello: Callable[[], dict[str, Any]]) -> Line:
            return Line(f"{self._http.sockets}/{table}/socket", self._http.proof, hello, self._patience)

        return Seat(table, token, line, self._seat)

    # Game after game.

    async def play(
        self, make_player: Callable[[], Player], settings: TableSettings | None = None, games: int = 1
    ) -> AsyncIterator[Seat]:
        """Play so many games, each with a new player, and yield the seat after each: its `game` is the end of it.

        Each is at an open table with these settings that somebody has opened, or at one of our own.
        """
        wanted = settings or LADDER
        for _ in range(games):
            async with await self.find_seat(wanted) as seat:
                await seat.play(make_player())
                yield seat

    async def find_seat(self, settings: TableSettings) -> Seat:
        """Return a seat at a table with these settings whose game begins.

        Who waits goes to a table with more people when there is one, so that those who all open their own still meet.
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
    """Tell whether one can play there: with the same settings, not with oneself, and rated with one's like only."""
    people = [place for place in table.seats if place.kind == "person"]
    if not table.is_joinable or table.settings != settings or not people:
        return False
    if me is None:
        return not settings.rated
    is_like_me = all(place.is_bot == (me.kind == "bot") for place in people)
    return me.id not in [place.account for place in people] and (is_like_me or not settings.rated)


def _rank(seats: Sequence[Place], table: str) -> tuple[int, str]:
    """Return what puts tables in the same order for everyone: those with more people first."""
    return -[place.kind for place in seats].count("person"), table
