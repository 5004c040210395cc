"""Turn-based play: no one needs to be connected, time runs by the calendar, and an outage costs no player time."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import insert

from oriflamme.protocol.tables import Pace, TableSettings
from oriflamme.server.app import build_services
from oriflamme.server.settings import Settings
from oriflamme.server.storage import schema
from oriflamme.server.tables.new_table import check_settings
from oriflamme.server.times import milliseconds_now
from oriflamme.server.wire.refusal import Refusal

from ..clients import Client
from ..databases import prepare
from ..server_process import PATIENCE, Server, starting
from .browser import PASSWORD, Browser, people

QUICKLY = {
    "ORIFLAMME_LEAST_TURN_SECONDS": "5",
    "ORIFLAMME_LOOK_SECONDS": "0.4",
    "ORIFLAMME_IDLE_SECONDS": "0.2",
}
DAY = 86_400

pytestmark = pytest.mark.xdist_group("turns")  # they share a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for turn-based tables with short turns, shared by all tests here."""
    with starting(tmp_path_factory.mktemp("turns"), QUICKLY) as start:
        yield start()


@pytest.fixture(scope="module")
def trio(server: Server) -> list[Browser]:
    """Three people who play at many tables."""
    return people(server, 3)


@pytest.fixture
def start_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    with starting(tmp_path_factory.mktemp("turns"), QUICKLY) as start:
        yield start


def row_of(server: Server, table: str) -> dict[str, Any] | None:
    """Return the row of a table's deadline in the database."""
    with closing(sqlite3.connect(f"file:{server.folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
        database.row_factory = sqlite3.Row
        found = database.execute("select * from deadlines where table_id = ?", [table]).fetchone()
        return None if found is None else dict(found)


def untils(server: Server) -> dict[str, int]:
    """Return when every deadline is, by table. If a busy machine keeps the server waiting, all move by as much."""
    with closing(sqlite3.connect(f"file:{server.folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
        return dict(database.execute("select table_id, until from deadlines").fetchall())


def let_pass(server: Server, seconds: int, table: str = "%") -> None:
    """Let time pass at one turn-based table, or at all, by moving their deadlines into the past."""
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database, database:
        database.execute("pragma wal_autocheckpoint = 0")  # only the server makes checkpoints
        earlier = "asked = asked - :passed, until = until - :passed, next_look = next_look - :passed"
        wanted = {"passed": 1000 * seconds, "table": table}
        database.execute(f"update deadlines set {earlier} where table_id like :table", wanted)


async def look_again(server: Server) -> None:
    """Wait until the scheduler has made a complete pass over its deadlines."""

    def looks() -> list[Any]:
        with closing(sqlite3.connect(f"file:{server.folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
            return database.execute("select fact from facts where name = 'looked'").fetchall()

    for _ in range(3):  # one pass may be under way, and the next only begins its tasks
        before = looks()
        await until(lambda b=before: looks() != b)  # type: ignore[misc]


def log_of(server: Server, table: str) -> list[str]:
    with closing(sqlite3.connect(f"file:{server.folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
        rows = database.execute("select entry from log where table_id = ? order by number", [table])
        return [entry for (entry,) in rows]


async def until(condition: Callable[[], bool], timeout: float = PATIENCE) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(timeout):
        while not condition():
            await asyncio.sleep(0.05)


def moves(server: Server, table: str) -> int:
    return sum('"type":"acted"' in entry for entry in log_of(server, table))


async def started(host: Browser, *guests: Browser, seconds: int = 3600, players: int = 3, **more: Any) -> str:
    """Start a game, disconnect everyone, and return the table's id."""
    settings = {"players": players, "pace": {"kind": "turns", "seconds": seconds}, **more}
    bots = [None] * (1 + len(guests)) + ["casual"] * (players - 1 - len(guests))
    opened = host.ask("POST", "/api/tables", {"name": "-", "settings": settings, "bots": bots})
    for guest in guests:
        guest.ask("POST", f"/api/tables/{opened['table']}/seats", {"name": "-"})
    async with Client(host.server, opened["table"], headers=host.headers) as client:
        assert (await client.say("start"))["type"] == "done"
    return str(opened["table"])


async def asked_person(server: Server, table: str) -> dict[str, Any]:
    """Wait until a person is asked. Return the row of the deadline."""
    await until(lambda: (row_of(server, table) or {}).get("account_id") is not None)
    row = row_of(server, table)
    assert row is not None
    return row


def at(table: str, *present: Browser) -> list[Client]:
    return [Client(person.server, table, headers=person.headers) for person in present]


# Gathering.


async def test_an_open_table_is_listed_while_no_one_is_connected_and_starts_when_the_last_player_comes(
    server: Server, trio: list[Browser]
) -> None:
    ann, bob, eve = trio
    settings = {"players": 3, "open": True, "pace": {"kind": "turns", "seconds": 3600}}
    opened = ann.ask("POST", "/api/tables", {"name": "-", "settings": settings})
    table = opened["table"]
    async with at(table, ann)[0] as client:
        assert (await client.say("seed", seed="anns"))["type"] == "done"
    await until(lambda: table in [listed["table"] for listed in server.get("/api/tables")["tables"]])
    for person in (bob, eve):
        person.ask("POST", f"/api/tables/{table}/seats", {"name": "-"})
        assert server.get(f"/api/tables/{table}")["phase"] == "gathering"
        async with at(table, person)[0] as client:
            assert (await client.say("seed", seed="theirs"))["type"] == "done"
    await until(lambda: server.get(f"/api/tables/{table}")["phase"] == "playing")
    assert (await asked_person(server, table))["position"] == 0


# With no one connected.


async def test_bots_answer_while_no_one_is_connected(server: Server, trio: list[Browser]) -> None:
    table = await started(trio[0])
    row = await asked_person(server, table)
    await answer(table, trio[0])
    await until(lambda: (found := row_of(server, table)) is not None and found["position"] > row["position"])
    assert (await asked_person(server, table))["account_id"] == trio[0].id
    for seat in (1, 2):  # both have placed a card
        assert any(f'"type":"acted","seat":{seat}' in entry for entry in log_of(server, table))


async def test_the_player_to_decide_has_the_tables_time_and_everyone_sees_the_deadline(
    server: Server, trio: list[Browser]
) -> None:
    ann, bob, eve = trio
    table = await started(ann, bob, eve, seconds=2 * DAY)
    row = await asked_person(server, table)
    assert row["until"] - row["asked"] == 2 * DAY * 1000
    async with at(table, ann)[0] as client, Client(server, table) as spectator:
        for viewer in (client, spectator):
            await viewer.until(lambda c: "clock" in c.last)
            clock = viewer.last["clock"]
            assert clock["until"] in (row["until"], untils(server)[table]) and clock["seat"] == row["seat"]
            assert abs(clock["left"] - (row["until"] - time.time() * 1000)) < 60_000
            assert clock["reserves"] == [0, 0, 0] and clock.get("running", True)
    whose = next(person for person in (ann, bob, eve) if person.id == row["account_id"])
    game = next(game for game in whose.ask("GET", "/api/account/games")["games"] if game["table"] == table)
    assert game["is_asked"] and game["until"] in (row["until"], untils(server)[table])


async def test_a_game_is_played_in_short_visits_and_has_no_deadline_when_it_is_over(
    server: Server, trio: list[Browser]
) -> None:
    ann, bob, _ = trio
    table = await started(ann, bob, players=3)
    whose = {ann.id: ann, bob.id: bob}
    while row_of(server, table) is not None:
        row = await asked_person(server, table)
        async with at(table, whose[row["account_id"]])[0] as client:
            await client.until(lambda c: "game" in c.last)
            while client.question is not None and client.question["seat"] == row["seat"]:
                number = client.last["game"]["number"]
                assert (await client.move(client.question["actions"][0]))["type"] == "done"
                await client.until(lambda c, n=number: c.last["game"]["number"] > n)  # type: ignore[misc]
        await until(lambda: (row_of(server, table) or {"account_id": "over"})["account_id"] is not None)
    games = {game["table"]: game["phase"] for game in ann.ask("GET", "/api/account/games")["games"]}
    assert games[table] == "over"
    async with at(table, ann)[0] as client:
        assert (await client.say("rematch"))["type"] == "done"
        await client.until(lambda c: "rematch" in c.last["table"])
        again = client.last["table"]["rematch"]
    assert row_of(server, table) is None and row_of(server, again) is None  # the rematch has not begun


async def test_standing_orders_answer_while_no_one_is_connected(server: Server, trio: list[Browser]) -> None:
    ann, bob, eve = trio
    table = await started(ann, bob, eve)
    clients = at(table, ann, bob, eve)
    async with clients[0], clients[1], clients[2]:
        for _ in range(3):
            await until(lambda: any(c.question and c.question.get("actions") for c in clients))
            client = next(c for c in clients if c.question and c.question.get("actions"))
            number = client.last["game"]["number"]
            await client.move(next(a for a in client.question["actions"] if a.endswith("first")))  # type: ignore[index]
            for other in clients:
                await other.until(lambda c, n=number: c.last["game"]["number"] > n)  # type: ignore[misc]
        asked = next(c for c in clients if c.question and c.question.get("actions"))
        for client in clients:
            if client is not asked:
                seat = client.last["welcome"]["seat"]
                queue = client.last["game"]["game"]["queue"]
                mine = next(pile[0]["card"] for pile in queue if pile[0]["family"] == seat)
                assert (await client.say("order", card=mine, order="wait"))["type"] == "done"
    before = moves(server, table)
    seat = asked.last["welcome"]["seat"]
    async with at(table, (ann, bob, eve)[seat])[0] as client:
        await client.until(lambda c: c.question is not None)
        await client.move("wait")
    # One answer by hand and two by order. The next round begins with a question to a person.
    await until(lambda: (row_of(server, table) or {"position": 0})["position"] >= before + 3)
    assert (await asked_person(server, table))["position"] == moves(server, table) == before + 3


async def test_a_table_that_waits_for_a_player_is_not_in_memory(start_server: Callable[..., Server]) -> None:
    server = start_server()
    (ann,) = people(server, 1)
    table = await started(ann)
    await asked_person(server, table)
    await until(lambda: (row_of(server, table) or {"told": 0})["told"] == 1)  # the scheduler has seen it
    await until(lambda: "oriflamme_tables 0.0" in server.text("/metrics"))
    await look_again(server)
    assert "oriflamme_tables 0.0" in server.text("/metrics")


# Restarts, outages and clocks.


class Killed(NamedTuple):
    """Tables of a server that was killed and was down for longer than any deadline."""

    server: Server
    people: list[Browser]
    asked: str  # a table that waited for a person when the server was killed
    bots: str  # a table that waited for a bot
    paused: str
    before: dict[str, dict[str, Any]]  # the deadlines


AWAY = 7200  # seconds for which that server was down


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killed]:
    with starting(tmp_path_factory.mktemp("killed"), {**QUICKLY, "ORIFLAMME_BOT_PACE": "600-600"}) as start:
        yield asyncio.run(_killed(start()))


async def _killed(server: Server) -> Killed:
    ann, bob, eve = people(server, 3)
    paused = await started(ann, bob, eve)
    await asked_person(server, paused)
    await pause(paused, ann, bob, eve)
    bots = await started(ann, players=5)
    if (row_of(server, bots) or {}).get("account_id") is not None:
        await answer(bots, ann)
    asked = await started(ann, bob, eve)
    await asked_person(server, asked)
    server.kill()
    let_pass(server, AWAY)
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database, database:
        database.execute("update facts set fact = fact - ? where name = 'looked'", [1000 * AWAY])
    before = {table: found for table in (asked, bots, paused) if (found := row_of(server, table))}
    server.environment["ORIFLAMME_BOT_PACE"] = "0-0"
    server.start()
    return Killed(server, [ann, bob, eve], asked, bots, paused, before)


async def answer(table: str, person: Browser) -> None:
    """Answer a person's question with its first legal action."""
    async with at(table, person)[0] as client:
        await client.until(lambda c: c.question is not None and bool(c.question.get("actions")))
        assert client.question is not None
        assert (await client.move(client.question["actions"][0]))["type"] == "done"


async def pause(table: str, *everyone: Browser) -> None:
    clients = at(table, *everyone)
    async with clients[0]:
        await clients[0].say("pause")
        assert not clients[0].last["table"].get("paused")  # the others count as players although they are not connected
        async with clients[1], clients[2]:
            await clients[1].say("pause")
            await clients[2].say("pause")
            await clients[0].until(lambda c: bool(c.last["table"].get("paused")))
            await clients[0].until(lambda c: not c.last["clock"].get("running", True))


async def test_an_outage_is_not_charged_to_the_player_to_decide(killed: Killed) -> None:
    before = killed.before[killed.asked]
    await until(lambda: (row_of(killed.server, killed.asked) or before)["until"] > before["until"])
    after = row_of(killed.server, killed.asked) or {}
    assert after["account_id"] == before["account_id"] and after["until"] - after["asked"] == 3_600_000
    assert after["until"] - before["until"] >= 1000 * AWAY
    await look_again(killed.server)
    assert not any("stood_in" in entry for entry in log_of(killed.server, killed.asked))


async def test_bots_continue_by_themselves_after_a_restart(killed: Killed) -> None:
    before = killed.before[killed.bots]
    assert before["account_id"] is None
    await until(lambda: (row_of(killed.server, killed.bots) or before)["position"] > before["position"])


async def test_a_pause_needs_everyone_and_stops_the_time_until_it_ends(killed: Killed) -> None:
    assert killed.paused not in killed.before and row_of(killed.server, killed.paused) is None
    async with at(killed.paused, killed.people[1])[0] as client:
        await client.until(lambda c: "clock" in c.last)
        left = client.last["clock"]["left"]
        assert 3_600_000 - 60_000 < left < 3_600_000
        earliest = time.time() * 1000
        assert (await client.say("pause", on=False))["type"] == "done"
        after = row_of(killed.server, killed.paused)
        assert after is not None and after["account_id"] is not None
        assert earliest - 1 <= after["until"] - left <= time.time() * 1000 + 1
        assert after["until"] - after["asked"] == 3_600_000 and after["told"] >= 1


@pytest.mark.parametrize(
    ("last_look", "asked", "moved"),  # in seconds from now
    [
        (-10, -600, 0),  # normal operation
        (-19, -600, 0),
        (-DAY, -DAY - 600, DAY),  # the server was down, or its clock was set forward
        (DAY, DAY - 600, -DAY),  # its clock is set back to the right day
        (DAY, -5, 0),  # but not for a decision asked by the right clock
        (5, -600, 0),  # machines with slightly different clocks
    ],
)
async def test_neither_an_outage_nor_a_clock_change_is_charged(
    tmp_path: Path, last_look: int, asked: int, moved: int
) -> None:
    services, scheduler, _ = build_services(Settings(data=str(prepare(tmp_path))))
    store = services.store
    await store.open()
    now = milliseconds_now()
    row: dict[str, Any] = {"table_id": "t", "position": 1, "seat": 0, "account_id": "a", "told": 1}
    row |= {"asked": now + asked * 1000, "until": now + (asked + 3600) * 1000, "next_look": now + (asked + 1800) * 1000}
    async with store.people.begin() as connection:
        await connection.execute(insert(schema.facts).values(name="looked", fact=str(now + last_look * 1000)))
        await connection.execute(insert(schema.deadlines).values(row))
    await scheduler.keep_time()
    after = await store.deadline("t")
    await store.close()
    assert after is not None
    for name in ("asked", "until", "next_look"):
        assert abs(getattr(after, name) - row[name] - moved * 1000) < 60_000


# Out of time.


async def test_a_bot_stands_in_for_a_player_out_of_time_until_they_return(server: Server, trio: list[Browser]) -> None:
    ann, bob, eve = trio
    table = await started(ann, bob, eve)
    row = await asked_person(server, table)
    late = next(person for person in (ann, bob, eve) if person.id == row["account_id"])
    let_pass(server, 3600, table)
    await until(lambda: moves(server, table) == 1)
    after = row_of(server, table)
    assert after is not None and after["account_id"] not in (None, late.id)  # the next player is asked, with full time
    assert after["asked"] >= row["asked"] and after["until"] - after["asked"] == 3_600_000
    async with at(table, late)[0] as client:
        await client.until(lambda c: "table" in c.last)
        assert not client.last["table"]["seats"][row["seat"]].get("stood_in")


async def test_leaving_and_returning_gains_no_time(server: Server, trio: list[Browser]) -> None:
    ann, bob, eve = trio
    table, untouched = await started(ann, bob, eve), await started(ann, bob, eve)
    row = await asked_person(server, table)
    await asked_person(server, untouched)
    before = untils(server)
    # At a turn-based table, a player who is merely not connected cannot be replaced by a stand-in.
    other = next(person for person in (ann, bob, eve) if person.id != row["account_id"])
    async with at(table, other)[0] as client:
        await client.until(lambda c: "game" in c.last)
        assert (await client.say("stand_in", seat=row["seat"]))["code"] == "not_away"
        assert (await client.say("leave"))["type"] == "done"
    async with at(table, other)[0] as client:
        await client.until(lambda c: "game" in c.last)
    after = untils(server)
    assert after[table] - before[table] == after[untouched] - before[untouched]


async def test_an_undo_asks_the_same_person_again(start_server: Callable[..., Server]) -> None:
    server = start_server({"ORIFLAMME_BOT_PACE": "5-5", "ORIFLAMME_LOOK_SECONDS": "5"})
    ann, bob, eve = people(server, 3)
    table = await started(ann, bob, eve)
    row = await asked_person(server, table)
    whose = next(person for person in (ann, bob, eve) if person.id == row["account_id"])
    async with at(table, whose)[0] as client:
        await client.until(lambda c: c.question is not None)
        await client.move(client.question["actions"][0])  # type: ignore[index]
        assert (row_of(server, table) or row)["account_id"] != whose.id
        assert (await client.say("undo", number=1))["type"] == "done"
    after = row_of(server, table)
    assert after is not None and (after["account_id"], after["position"]) == (whose.id, 2)


# Vacation.


async def test_a_vacation_moves_all_deadlines_and_new_ones_begin_at_its_end(server: Server) -> None:
    ann, bob, eve = people(server, 3)
    table = await started(ann, bob, eve)
    before = await asked_person(server, table)
    order = {person.id: person for person in (ann, bob, eve)}
    away = order[before["account_id"]]
    now = time.time() * 1000
    me = away.ask("POST", "/api/account/vacation", {"until": round(now) + 10 * DAY * 1000})
    assert abs(me["vacation_left"] - 20 * DAY * 1000) < 60_000 and me["vacation_until"] > now
    moved = row_of(server, table)
    assert moved is not None and abs(moved["until"] - before["until"] - 10 * DAY * 1000) < 60_000
    assert away.refused("POST", "/api/account/vacation", {"until": me["vacation_until"] + 21 * DAY * 1000}) == (
        409,
        "no_vacation_left",
    )
    assert row_of(server, table) == moved
    second = await started(away)  # a table where only they can be asked
    fresh = await asked_person(server, second)
    assert fresh["asked"] == me["vacation_until"] and fresh["until"] == me["vacation_until"] + 3_600_000
    back = away.ask("POST", "/api/account/vacation", {"until": None})
    assert "vacation_until" not in back and back["vacation_left"] > 30 * DAY * 1000 - 60_000
    after = row_of(server, table)
    assert after is not None and abs(after["until"] - before["until"]) < 60_000
    assert abs((row_of(server, second) or fresh)["until"] - time.time() * 1000 - 3_600_000) < 60_000
    assert away.ask("GET", "/api/account")["vacation_left"] == back["vacation_left"]


# Invalid requests.


@pytest.mark.parametrize("seconds", [4, 1_209_601, -1, "day"])
def test_invalid_times_for_a_decision_are_refused(server: Server, seconds: object) -> None:
    wanted = {"name": "A", "settings": {"pace": {"kind": "turns", "seconds": seconds}}}
    assert Browser(server).refused("POST", "/api/tables", wanted)[0] == 400


def test_by_default_a_decision_has_at_least_an_hour() -> None:
    with pytest.raises(Refusal) as refused:
        check_settings(TableSettings(pace=Pace("turns", 3599)), Settings().least_turn_seconds)
    assert (refused.value.code, refused.value.arguments) == ("wrong", {"least": 3600, "most": 1_209_600})


@pytest.mark.parametrize("until", [-1, "tomorrow", 10**15, 1e9 + 0.5])
def test_vacations_with_an_invalid_end_are_refused(server: Server, until: object) -> None:
    assert Browser(server).sign_up().refused("POST", "/api/account/vacation", {"until": until})[0] == 400
    assert Browser(server).refused("POST", "/api/account/vacation", {"until": None}) == (401, "not_signed_in")


async def test_a_table_continues_after_a_player_deletes_their_account(server: Server) -> None:
    ann, bob, eve = people(server, 3)
    table, untouched = await started(ann, bob, eve), await started(*people(server, 3))
    row = await asked_person(server, table)
    await asked_person(server, untouched)
    before = untils(server)
    gone = next(person for person in (ann, bob, eve) if person.id == row["account_id"])
    gone.ask("DELETE", "/api/account", {"password": PASSWORD})
    assert (row_of(server, table) or {})["account_id"] is None
    after = untils(server)
    assert after[table] - before[table] == after[untouched] - before[untouched]
