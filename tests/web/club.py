"""A club on its own server: people with accounts who have finished some rated games and are playing others.

The games are played over HTTP and sockets, as people would play them; the browsers come afterwards.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ..server.clients import Client, play_out
from ..server.people.browser import Browser
from ..server.people.rated_games import start
from ..server.server_process import Server
from .people import ACCOUNT, Person

MODERATOR: Final = "Marta"
NAMES: Final = (MODERATOR, "Ann", "Ben J. Smith", "Cid")  # a dot in a name must not be taken for a file extension
ENVIRONMENT: Final = {"ORIFLAMME_ADMINS": MODERATOR}
HOUR: Final = 3600
DAYS: Final = {"kind": "turns", "seconds": 48 * HOUR}
GAMES: Final = 3  # rated games of the first box, so that everyone is on its ladder
WORDS: Final = "He waits until the last second, every time."
Seats = list[dict[str, Any]]


class Club:
    """Marta the moderator, Ann, Ben and Cid, who have finished three rated games."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people = {name: Browser(server).sign_up(name) for name in NAMES}

    @property
    def players(self) -> list[Browser]:
        return [self.people[name] for name in NAMES[1:]]

    def sit_down(self, people: Sequence[Browser] | None = None, players: int = 3, **settings: Any) -> Seats:
        """Seat people at a new table. The first of them is its host."""
        host, *others = self.players if people is None else people
        opened = host.ask("POST", "/api/tables", {"name": "-", "settings": {"players": players, **settings}})
        path = f"/api/tables/{opened['table']}/seats"
        seats = [opened, *(other.ask("POST", path, {"name": "-"}) for other in others)]
        return [{**seat, "headers": person.headers} for seat, person in zip(seats, (host, *others), strict=True)]

    @contextlib.asynccontextmanager
    async def at(self, seats: Seats) -> AsyncIterator[list[Client]]:
        """Connect to a table from every seat."""
        async with contextlib.AsyncExitStack() as stack:
            clients = [Client(self.server, seat["table"], seat["token"], headers=seat["headers"]) for seat in seats]
            yield [await stack.enter_async_context(client) for client in clients]

    async def play(self, seed: int, **settings: Any) -> str:
        """Play a game to its end. Return its table."""
        seats = self.sit_down(rated=True, **settings)
        async with self.at(seats) as clients:
            await start(clients)
            await play_out(clients, seed)
        return str(seats[0]["table"])

    async def deal(self, asked: str, **settings: Any) -> Seats:
        """Start a game and play until this person has the decision, then leave it open. Return the seats."""
        seats = self.sit_down(**settings)
        seat_asked = NAMES[1:].index(asked)
        async with self.at(seats) as clients:
            await start(clients)
            while True:
                for client in clients:
                    await client.until(lambda one: one.question is not None)
                question = clients[0].question
                assert question is not None
                if question["seat"] == seat_asked:
                    return seats
                mover = clients[question["seat"]]
                before = mover.last["game"]["number"]
                await _done(mover.move((mover.question or {})["actions"][0]))
                for client in clients:
                    await client.until(lambda one, n=before: one.last["game"]["number"] > n)  # type: ignore[misc]

    def report(self, table: str, about: int, words: str = WORDS) -> str:
        """Let Ben report a seat. Return the id of the report."""
        body = {"seat": about, "reason": "stalling", "words": words}
        return str(self.players[1].ask("POST", f"/api/tables/{table}/reports", body)["id"])

    def review(self, table: str) -> None:
        """Have a finished game reviewed."""
        path = f"/api/replays/{table}/review"
        self.players[0].ask("POST", path)
        for _ in range(3600):
            if "summary" in self.players[0].ask("GET", path):
                return
            time.sleep(0.05)
        raise AssertionError("the game was not reviewed")

    def wait_for_ratings(self, games: int) -> None:
        """Wait until this many games have been rated."""
        for _ in range(1200):
            if self.server.get(f"/api/people/{self.players[0].id}")["games"] >= games:
                return
            time.sleep(0.05)
        raise AssertionError("the games were not rated")


async def _done(answer: Awaitable[dict[str, Any]]) -> None:
    message = await answer
    assert message["type"] == "done", message


@contextlib.contextmanager
def running_club(folder: Path) -> Iterator[Club]:
    """Run a club on its own server."""
    server = Server(folder / "club", ENVIRONMENT)
    server.start()
    try:
        club = Club(server)
        asyncio.run(_play_all(club))
        club.wait_for_ratings(GAMES)
        yield club
    finally:
        server.stop()


async def _play_all(club: Club) -> None:
    for seed in range(GAMES):
        await club.play(seed)


async def come_as(person: Person, member: Browser) -> None:
    """Sign a person in as a member of the club."""
    cookie = member.http.cookies["oriflamme"]
    await person.context.add_cookies([{"name": "oriflamme", "value": cookie, "url": person.address}])
    await person.remember(ACCOUNT, member.me)
