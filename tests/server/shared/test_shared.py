"""Several processes on one PostgreSQL: each table has one history, wherever people are connected."""

import asyncio
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from oriflamme.protocol.tables import TableSettings
from oriflamme.server.settings import environment_of, settings_from
from oriflamme.server.storage.entries import Opened, Paused
from oriflamme.server.storage.records import Conflict
from oriflamme.server.storage.store import Store

from .. import template
from ..clients import Client, open_table, play_out, playing
from ..engines import children_of, running_postgres
from ..faults.figures import Figure, wrong_of
from ..faults.kills import LIVE, LIVE_RESERVE, LIVE_SECONDS
from ..packages import needs_postgres, needs_redis
from ..server_process import PATIENCE
from ..test_messages import asked
from .cluster import Cluster, cluster
from .forks import forks
from .rolling_restart import rolling
from .trouble import trouble

STILL = 1.5  # seconds for which a process is frozen; from one second on it notices that it stalled

pytestmark = [needs_postgres, pytest.mark.xdist_group("shared")]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two servers that notify each other over PostgreSQL, without Redis."""
    with cluster(tmp_path_factory.mktemp("shared"), with_redis=False) as shared:
        yield shared


def refusal(**environment: str) -> str:
    """Return the error of a server that does not start."""
    ended = template.run("serve", "--port", "0", **environment)
    assert ended.returncode and "Traceback" not in ended.stderr
    return ended.stderr


def hold(figures: list[Figure]) -> None:
    assert not (wrong := wrong_of(figures)), wrong


async def test_people_at_different_processes_play_a_whole_game(two: Cluster) -> None:
    first, second = two.servers
    async with playing(first, people=3, players=4) as clients:
        async with (
            Client(second, clients[1].table, clients[1].token) as there,
            Client(second, clients[0].table, None) as watching,
        ):
            await play_out([clients[0], there, clients[2]], seed=3)
            await watching.until(lambda client: client.over)
            assert watching.last["game"]["number"] == clients[0].last["game"]["number"]
        table = clients[0].table
    assert first.get(f"/api/replays/{table}") == second.get(f"/api/replays/{table}")


async def test_seats_can_be_taken_through_any_process_and_every_process_lists_open_tables(two: Cluster) -> None:
    first, second = two.servers
    host = first.post("/api/tables", {"name": "Ann", "settings": {"players": 3, "open": True}})
    async with Client(second, host["table"], host["token"]) as ann:
        await ann.until(lambda client: "table" in client.last)
        seated = second.post(f"/api/tables/{host['code']}/seats", {"name": "Bob"})
        await ann.until(lambda client: client.last["table"]["seats"][seated["seat"]].get("name") == "Bob")
        for server in two.servers:
            assert host["table"] in [table["table"] for table in server.get("/api/tables")["tables"]]
    assert second.refusal("/api/tables/nosuchtable1") == (404, "no_such_table")


async def test_a_process_that_stops_hands_its_tables_over_at_once(tmp_path: Path) -> None:
    with cluster(tmp_path, with_redis=False) as shared:
        first, second = shared.servers
        seats = open_table(first, people=1, players=3)
        async with Client(first, seats[0]["table"], seats[0]["token"]) as ann:
            await ann.until(lambda client: "table" in client.last)
            first.stop()
            assert await ann.wait_closed() == 1012
        assert await shared.owner_of(seats[0]["table"]) is None  # no one has to wait for a lease to end
        async with Client(second, seats[0]["table"], seats[0]["token"]) as again:
            await again.until(lambda client: "table" in client.last)


def test_workers_without_a_shared_database_are_refused_with_a_sentence() -> None:
    assert "several workers need a database that they can share" in refusal(ORIFLAMME_WORKERS="2")


def test_an_unreachable_or_unsupported_database_is_reported_in_a_sentence() -> None:
    nowhere = "postgresql://oriflamme@127.0.0.1:1/oriflamme"
    assert "the database cannot be reached" in refusal(ORIFLAMME_DATABASE=nowhere)
    assert "a worker could not start" in refusal(ORIFLAMME_DATABASE=nowhere, ORIFLAMME_WORKERS="2")
    assert "postgresql://user:password@host/name" in refusal(ORIFLAMME_DATABASE="mysql://here")


async def test_workers_tell_what_they_do_and_do_not_outlive_their_supervisor(tmp_path: Path) -> None:
    with cluster(tmp_path, with_redis=False, servers=1, ORIFLAMME_WORKERS="2") as shared:
        server = shared.servers[0]
        assert server.process is not None
        workers = children_of(server.process.pid)
        assert len(workers) == 2
        server.process.send_signal(signal.SIGUSR1)
        server.await_log("1 x store.py:", times=2)  # each worker tells what it does, and goes on
        assert server.get("/healthz")
        server.kill()
        async with asyncio.timeout(PATIENCE):
            while any(Path(f"/proc/{worker}/exe").exists() for worker in workers):
                await asyncio.sleep(0.05)


async def test_a_player_connected_through_a_stalled_process_is_not_charged(two: Cluster) -> None:
    first, second = two.servers
    assert second.process is not None
    began = time.monotonic()
    async with playing(first, people=3, players=3, pace=LIVE) as clients:
        person = asked(clients)
        async with Client(second, person.table, person.token) as there:
            await there.until(lambda client: "clock" in client.last)
            second.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(STILL)
            second.process.send_signal(signal.SIGCONT)
            assert (await there.say("ping"))["type"] == "pong"
            async with Client(first, person.table) as watching:
                assert await charged(watching) <= time.monotonic() - began - STILL + 0.5
            assert there.question is not None
            assert (await there.move(there.question["actions"][0]))["type"] == "done"


async def charged(client: Client) -> float:
    """Return the seconds that the clock shows as used when a client connects."""
    await client.until(lambda c: "clock" in c.last)
    return LIVE_SECONDS + LIVE_RESERVE - float(client.last["clock"]["left"]) / 1000


async def test_a_player_connected_through_a_process_that_dies_has_time_to_reconnect(tmp_path: Path) -> None:
    with cluster(tmp_path, with_redis=False) as shared:
        first, second = shared.servers
        began = time.monotonic()
        async with playing(first, people=3, players=3, pace=LIVE) as clients:
            person = asked(clients)
            async with Client(second, person.table, person.token) as there, Client(first, person.table) as watching:
                await there.until(lambda client: "clock" in client.last)
                second.kill()
                await watching.until(
                    lambda client: not client.last["table"]["seats"][person.last["welcome"]["seat"]].get("connected")
                )
                await asyncio.sleep(STILL)
            async with Client(first, person.table, person.token) as back:
                assert await charged(back) <= time.monotonic() - began - STILL + 0.5


async def test_only_a_process_can_report_its_own_stall(two: Cluster) -> None:
    first, second = two.servers
    async with playing(first, people=3, players=3, pace=LIVE) as clients:
        person = asked(clients)
        for server, name in ((first, ""), (first, "1"), (first, "0123456789abcdef"), (second, "")):
            headers = {"x-oriflamme-passed-on": name} if name else None
            async with Client(server, person.table, person.token, headers=headers) as forger:
                await forger.until(lambda client: "clock" in client.last)
                await asyncio.sleep(0.3)
                await forger.send_raw(b'{"type":"stood_still","seconds":3600}')
                assert (await forger.say("ping"))["type"] == "pong"
                forger.cut()
                async with Client(first, person.table) as watching:
                    await watching.until(lambda client: "clock" in client.last)
                    assert watching.last["clock"].get("running", True)
                    assert watching.last["clock"]["left"] < forger.last["clock"]["left"] - 200


async def test_a_process_that_does_not_own_a_table_cannot_append_to_its_log() -> None:
    with running_postgres() as postgres:
        owner, other = Store(postgres.url, "owner"), Store(postgres.url, "other")
        await owner.open()
        await other.open()
        await owner.create("t", "T", "gathering", False, Opened("T", TableSettings(), "seed"))
        with pytest.raises(Conflict):
            await other.append("t", 1, Paused(True))
        await owner.append("t", 1, Paused(True))
        kept = await other.load("t")
        assert kept is not None and len(kept.log) == 2
        await owner.close()
        await other.close()


async def test_two_processes_that_both_claim_a_table_create_no_fork() -> None:
    hold(await forks(tries=120))


@needs_redis
async def test_nothing_is_lost_when_processes_database_and_redis_fail(tmp_path: Path) -> None:
    often = partial(trouble, kills=1, database=2, redis=1, freezes=1, tables=8, rate=40)
    hold(await often(tmp_path, longest=1.0, right=1.0))


@needs_redis
async def test_replacing_workers_one_by_one_costs_players_only_a_reconnect(tmp_path: Path) -> None:
    hold(await rolling(tmp_path, tables=6, times=1, rate=40))


def test_a_worker_has_the_settings_of_its_supervisor() -> None:
    flags = {"bot_pace": ("0.1", "0.2"), "database": "postgresql://host/name", "workers": 3, "metrics": "off"}
    settings = settings_from({}, flags)
    assert settings_from(environment_of(settings), {}) == settings
