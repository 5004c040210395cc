"""A data folder and a PostgreSQL of an earlier version open, show their games, and play on."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import asyncpg
import msgspec
import pytest

from oriflamme.server.times import milliseconds_now

from ..clients import Client, play_out
from ..commands import oriflamme
from ..engines import running_postgres
from ..packages import needs_postgres
from ..people.browser import Browser
from ..server_process import Server

HERE: Final = Path(__file__).parent
FOREVER: Final = {"ORIFLAMME_KEEP_DAYS": "1000000"}  # otherwise the old tables would be deleted
USED_NOW: Final = "update sessions set seen = {now}"  # otherwise the unused sessions would have ended
VERSIONS: Final = sorted(path.name.split(".")[0] for path in HERE.glob("*.sqlite.sql"))


def expected(version: str, database: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((HERE / f"{version}.{database}.json").read_bytes())
    return found


@contextlib.contextmanager
def served(server: Server) -> Iterator[Server]:
    server.start()
    try:
        yield server
    finally:
        server.end()


def signed_in(server: Server, secret: str) -> Browser:
    browser = Browser(server)
    browser.http.cookies.set("oriflamme", secret, domain="127.0.0.1", path="/")
    browser.me = browser.ask("GET", "/api/account")
    return browser


async def check(server: Server, there: dict[str, Any]) -> None:
    """Check everything that was played, and play on."""
    people = {name: signed_in(server, secret) for name, secret in there["people"].items()}
    for name in ("rated", "over"):
        record = server.get(f"/api/replays/{there[name]['table']}/record")
        assert record["result"]["winners"] == there[name]["winners"]
        assert record["fair"]
    assert people["Ann"].ask("GET", "/api/account/blocks")["blocks"][0]["name"] == "Cid"
    assert people["Ann"].ask("GET", f"/api/people/{people['Ann'].name}")["games"]
    await check_half_a_game(server, there["playing"])
    await check_turn_based(people["Ann"], there["turns"])
    gathering = there["gathering"]
    async with Client(server, gathering["table"], gathering["token"]) as host:
        assert (await host.say("start"))["type"] == "done"
        await play_out([host])


async def check_half_a_game(server: Server, there: dict[str, Any]) -> None:
    async with Client(server, there["table"], there["token"]) as client:
        await client.until(lambda c: "game" in c.last)
        assert client.last["game"]["number"] == there["number"]
        before, now = there["game"], client.last["game"]["game"]
        assert {name: now[name] for name in before if name != "question"} == {
            name: value for name, value in before.items() if name != "question"
        }
        assert now["question"]["actions"] == before["question"]["actions"]
        await play_out([client])
        assert client.over


async def check_turn_based(ann: Browser, there: dict[str, Any]) -> None:
    (game,) = [game for game in ann.ask("GET", "/api/account/games")["games"] if game["table"] == there["table"]]
    assert game["phase"] == "playing"
    async with Client(ann.server, there["table"], headers=ann.headers) as client:
        await client.until(lambda c: "orders" in c.last and "clock" in c.last)
        assert client.last["game"]["number"] == there["number"]
        assert client.last["orders"]["orders"] == {str(there["card"]): "wait"}
        assert client.last["clock"]["until"] >= there["until"]  # later by the time that the server was down


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_data_folder_of_an_earlier_version_opens_and_plays_on(version: str, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with contextlib.closing(sqlite3.connect(folder / "oriflamme.db")) as database:
        database.executescript((HERE / f"{version}.sqlite.sql").read_text())
        database.execute(USED_NOW.format(now=milliseconds_now()))
        database.commit()
    with served(Server(folder, FOREVER, prepared=False)) as server:
        await check(server, expected(version, "sqlite"))
    checked = await asyncio.to_thread(oriflamme, "ratings", "check", "--data", str(folder))
    assert checked.code == 0, checked.out


@needs_postgres
@pytest.mark.xdist_group("shared")
@pytest.mark.parametrize("version", VERSIONS)
async def test_a_postgresql_of_an_earlier_version_opens_and_plays_on(version: str, tmp_path: Path) -> None:
    with running_postgres() as postgres:
        connection = await asyncpg.connect(postgres.url)
        await connection.execute("drop schema public cascade; create schema public")
        await connection.execute((HERE / f"{version}.postgres.sql").read_text())
        await connection.execute("set search_path = public;" + USED_NOW.format(now=milliseconds_now()))
        await connection.close()
        with served(Server(tmp_path / "none", {**FOREVER, "ORIFLAMME_DATABASE": postgres.url})) as server:
            await check(server, expected(version, "postgres"))
