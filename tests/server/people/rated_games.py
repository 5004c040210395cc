"""Rated games: played over sockets by people with accounts, or written into a database by the hundred."""

import asyncio
import contextlib
import random
import signal
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from oriflamme.game import Game
from oriflamme.protocol.tables import TableSettings
from oriflamme.server.accounts.accounts import Accounts
from oriflamme.server.names import new_code, new_id
from oriflamme.server.rating.rater import Rater
from oriflamme.server.settings import Settings
from oriflamme.server.storage.entries import Acted, Entry, Joined, Opened, Started
from oriflamme.server.storage.store import Store

from ..clients import Client, play_out
from ..commands import oriflamme
from ..databases import prepare
from ..server_process import PATIENCE, Server
from .browser import Browser


def take_seats(people: Sequence[Browser], **settings: Any) -> list[dict[str, Any]]:
    """Seat people at a table, with the first as its host. Return their seats."""
    host, *others = people
    wanted = {"players": len(people), "rated": True, **settings}
    opened = host.ask("POST", "/api/tables", {"name": "-", "settings": wanted})
    seats = f"/api/tables/{opened['table']}/seats"
    return [opened, *(other.ask("POST", seats, {"name": "-"}) for other in others)]


async def play_game(people: Sequence[Browser], seed: int = 0, **settings: Any) -> str:
    """Let people play a rated game to its end. Return the table's id."""
    table: str = take_seats(people, **settings)[0]["table"]
    async with contextlib.AsyncExitStack() as stack:
        seated = [Client(person.server, table, headers=person.headers) for person in people]
        clients = [await stack.enter_async_context(client) for client in seated]
        await start(clients)
        await play_out(clients, seed)
    return table


async def all_ready(client: Client) -> None:
    """Wait until everyone at a rated table is connected and has agreed to the game."""
    await client.until(lambda c: all(s.get("ready") and s.get("connected") for s in c.last["table"]["seats"]))


async def start(clients: Sequence[Client]) -> None:
    """Let the first client start the game. If it is rated, wait until everyone is ready."""
    await clients[0].until(lambda c: "table" in c.last)
    if clients[0].last["table"]["settings"].get("rated"):
        await all_ready(clients[0])
    assert (await clients[0].say("start"))["type"] == "done"


async def counted(person: Browser, games: int) -> Any:
    """Wait until this many games have counted for a person. Return their profile."""
    async with asyncio.timeout(PATIENCE):
        while True:
            profile = await asyncio.to_thread(person.server.get, f"/api/people/{person.id}")
            if profile["games"] >= games:
                return profile
            await asyncio.sleep(0.05)


def ratings(command: str, *flags: str) -> tuple[int, str]:
    """Run `oriflamme ratings`. Return its exit code and its output."""
    result = oriflamme("ratings", command, *flags)
    return result.code, result.out + result.error


def check(server: Server) -> str:
    """Check the ratings of a stopped server, which must be right. Return the output."""
    code, output = ratings("check", "--data", str(server.folder))
    assert code == 0, output
    return output


async def add_accounts(store: Store, names: Sequence[str], kind: Any = "person", owner: str | None = None) -> list[str]:
    """Add accounts to a database. Return their ids."""
    accounts = Accounts(store, Settings())
    async with store.people.begin() as connection:
        return [await accounts.add(connection, name, kind, None, owner) for name in names]


async def add_game(store: Store, game: Game, players: Sequence[str | None], **settings: Any) -> str:
    """Add a finished game of accounts to a database. Return the table's id. A player of None is a guest."""
    table, code, start = new_id(), new_code(), game.at(0)
    opened = Opened(code, TableSettings(players=game.players, **{"rated": True, **settings}), "seed")
    joined = [Joined(seat, game.names[seat], f"{seat}", player) for seat, player in enumerate(players)]
    moves: list[Entry] = [Acted(move.seat, str(move.action)) for move in game.moves]
    is_rated = opened.settings.rated
    await store.create(table, code, "gathering", False, opened, *joined, is_rated=is_rated)
    await store.append(table, 1 + len(joined), Started(start.record()), phase="playing")
    await store.append(table, 2 + len(joined), *moves, phase="over")
    return table


def random_game(seed: int, players: int = 3, deck: str = "base") -> Game:
    """Return a game played to its end at random."""
    game, dice = Game.new(players, deck, seed, first=seed % players), random.Random(seed)
    while decision := game.decision:
        game.play(dice.choice(decision.actions))
    return game


async def opened_store(database: Path | str) -> Store:
    """Return the store of a folder that no server uses, or of a PostgreSQL."""
    store = Store(prepare(database) if isinstance(database, Path) else database)
    await store.open()
    return store


async def count_all(store: Store) -> None:
    """Count every game that is due."""
    await Rater(store).count_all()


def rows(server: Server, query: str) -> list[Any]:
    """Run a query on the SQLite database of a server. Return its rows."""
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database:
        return database.execute(query).fetchall()


async def until_nothing_is_due(server: Server) -> None:
    """Wait until every game has counted."""
    async with asyncio.timeout(PATIENCE):
        while rows(server, "select 1 from tables where due"):
            await asyncio.sleep(0.02)


async def play_and_kill(three: list[Browser], seed: int) -> None:
    """Let people play, and kill the server as soon as the last action is acknowledged."""
    server, table = three[0].server, take_seats(three)[0]["table"]
    clients = [Client(server, table, headers=person.headers) for person in three]
    async with clients[0], clients[1], clients[2]:
        await start(clients)
        assert server.process is not None
        process = server.process
        playing = asyncio.create_task(play_out(clients, seed))
        await clients[0].until(lambda client: client.over)
        process.send_signal(signal.SIGKILL)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    server.kill()
