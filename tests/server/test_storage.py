"""Storage: stops lose nothing, backups are complete, and databases of other versions are recognised."""

import asyncio
import contextlib
import signal
import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event, inspect

from oriflamme.errors import OriflammeError
from oriflamme.protocol.tables import TableSettings
from oriflamme.server.storage import migrate
from oriflamme.server.storage.backup import backup, restore
from oriflamme.server.storage.entries import Acted, Closed, Opened, read_entry
from oriflamme.server.storage.records import Conflict, StoreFailure
from oriflamme.server.storage.schema import metadata
from oriflamme.server.storage.store import Store

from . import template
from .clients import Client, open_table, play_out, playing
from .databases import prepare
from .server_process import PATIENCE, Server
from .test_messages import all_receive, asked

OPENED = Opened("ABCDE", TableSettings(), "seed")


async def test_a_game_continues_after_a_graceful_stop(start_server: Callable[..., Server]) -> None:
    server = start_server()
    async with playing(server, people=3, players=3) as clients:
        for number in range(1, 5):
            client = asked(clients)
            assert client.question is not None
            await client.move(client.question["actions"][0])
            await all_receive(clients, number)
        seats = [(client.table, client.token) for client in clients]
        shown = [client.last["game"]["game"] for client in clients]
        assert server.stop() in (0, -signal.SIGTERM)
        assert await clients[0].wait_closed() == 1012
    server.start()
    async with Client(server, *seats[0]) as ann, Client(server, *seats[1]) as bob, Client(server, *seats[2]) as eve:
        for client, before in zip((ann, bob, eve), shown, strict=True):
            await client.until(lambda c: "game" in c.last)
            assert client.last["game"]["game"] == before
        await play_out([ann, bob, eve])


async def test_a_backup_is_taken_while_the_server_runs_and_restored(
    start_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = start_server()
    copy = tmp_path / "copy.db"
    async with playing(server, people=1, players=3) as (ann,):
        await play_out([ann])
        assert backup(server.folder, copy) == 1
        with pytest.raises(OriflammeError, match="overwrites nothing"):
            backup(server.folder, copy)
        with pytest.raises(OriflammeError, match="another Oriflamme server"):
            restore(copy, server.folder)
        record = server.get(f"/api/replays/{ann.table}/record")
    async with playing(server, people=1, players=3) as (later,):
        pass
    server.stop()
    assert restore(copy, server.folder) == 1
    server.start()
    assert server.get(f"/api/replays/{ann.table}/record") == record
    assert server.refusal(f"/api/tables/{later.table}") == (404, "no_such_table")
    assert (server.folder / "oriflamme.db.before-restore").exists()


def test_a_file_that_is_not_a_backup_is_not_restored(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.db"
    wrong.write_bytes(b"this is not a database at all" * 100)
    with pytest.raises(OriflammeError, match="no backup of Oriflamme"):
        restore(wrong, tmp_path / "data")
    with pytest.raises(OriflammeError, match="no database"):
        backup(tmp_path / "nothing", tmp_path / "copy.db")


def test_a_server_creates_its_database_at_its_first_start(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    server = Server(tmp_path / "data", prepared=False)
    request.addfinalizer(server.end)
    server.start()
    (seat,) = open_table(server)
    server.kill()
    server.start()
    assert server.get(f"/api/tables/{seat['table']}")["phase"] == "gathering"


def test_two_servers_cannot_share_a_folder(server: Server) -> None:
    second = template.run("serve", "--port", "0", "--data", str(server.folder))
    assert second.returncode == 2
    assert second.stderr.startswith("oriflamme: another Oriflamme server already uses")


def test_a_port_in_use_is_reported_in_a_sentence(server: Server, tmp_path: Path) -> None:
    second = template.run("serve", "--port", str(server.port), "--data", str(tmp_path))
    assert second.returncode == 2
    assert "cannot be used" in second.stderr and "--port" in second.stderr


async def test_only_one_of_several_writers_appends_the_next_entry(tmp_path: Path) -> None:
    store = Store(prepare(tmp_path))
    await store.open()
    await store.create("t", "ABCDE", "gathering", False, OPENED)
    with pytest.raises(Conflict):
        await store.create("u", "ABCDE", "gathering", False, OPENED)
    results = await asyncio.gather(
        *(store.append("t", 1, Acted(0, f"action {n}")) for n in range(10)), return_exceptions=True
    )
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 9
    stored = await store.load("abcde")
    assert stored is not None and (stored.id, len(stored.log)) == ("t", 2)
    await store.append("t", 2, Closed(), phase="closed")
    assert await store.load("ABCDE") is None  # the code is free again
    await store.close()


async def test_tables_that_are_loaded_at_once_are_read_correctly(tmp_path: Path) -> None:
    store = Store(prepare(tmp_path))
    await store.open()
    names = [f"t{n}" for n in range(120)]
    for n, name in enumerate(names):
        await store.create(name, f"C{n}", "gathering", False, OPENED, *[Acted(0, f"{n}")] * (n % 3))
        await store.set_order(name, n % 3, n + 1, "wait")
    asked = [*names, "nothing", *(f"c{n}" for n in range(120))]
    found = await asyncio.gather(*(store.load(name) for name in asked))
    assert [stored and stored.id for stored in found] == [*names, None, *names]
    for n, stored in enumerate(found[:120]):
        assert stored is not None
        assert [read_entry(text) for text in stored.log] == [OPENED, *[Acted(0, f"{n}")] * (n % 3)]
        assert stored.orders == {n % 3: {n + 1: "wait"}}
    await store.close()


async def use_for_a_moment(store: Store) -> None:
    async with store.reading.connect():
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("ask", [lambda store: store.load("gone"), Store.check, use_for_a_moment])
async def test_a_store_closes_every_connection_even_if_those_who_asked_have_gone(
    tmp_path: Path, ask: Callable[[Store], Coroutine[Any, Any, object]]
) -> None:
    store = Store(tmp_path)
    await store.open()
    opened: list[object] = []
    closed: list[object] = []
    event.listen(store.reading.sync_engine, "connect", lambda connection, _: opened.append(connection))
    event.listen(store.reading.sync_engine, "close", lambda connection, _: closed.append(connection))
    asking = asyncio.create_task(ask(store))
    while not opened and ask is use_for_a_moment:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0)
    asking.cancel()
    await store.close()
    assert len(opened) == 1 and closed == opened
    await asyncio.wait([asking])


def test_a_damaged_log_is_reported_and_harms_no_other_table(server: Server) -> None:
    broken, whole = (server.post("/api/tables", {"name": "Ann"})["table"] for _ in range(2))
    server.stop()
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database, database:
        database.execute("update log set entry = substr(entry, 5) where table_id = ?", (broken,))
    server.start()
    with ThreadPoolExecutor() as many:
        answers = [many.submit(server.refusal, f"/api/tables/{broken}") for _ in range(3)]
        assert server.get(f"/api/tables/{whole}")["table"] == whole
    assert {answer.result()[1] for answer in answers} == {"unreadable"}


async def test_unfinished_tables_are_kept_for_thirty_days_and_finished_ones_forever(tmp_path: Path) -> None:
    store = Store(prepare(tmp_path))
    await store.open()
    for name, phase in (("new", "playing"), ("old", "playing"), ("touched", "playing"), ("done", "over")):
        await store.create(name, name, phase, False, OPENED)
    await store.append("touched", 1, Acted(0, "wait"))
    with closing(sqlite3.connect(tmp_path / "oriflamme.db")) as database, database:
        days = 31 * 86_400_000
        database.execute("update tables set created = created - ? where id != 'new'", (days,))
        database.execute("update log set at = at - ? where table_id != 'new' and number = 0", (days,))
    assert await store.delete_untouched(30) == 1
    assert [await store.load(name) is not None for name in ("new", "old", "touched", "done")] == [
        True,
        False,
        True,
        True,
    ]
    await store.close()


def described_index(index: Any) -> dict[str, Any]:
    """Return an index with its condition, if it has one, as text."""
    return {**index, "dialect_options": {name: str(of) for name, of in index.get("dialect_options", {}).items()}}


def test_the_migrations_produce_the_schema_and_their_head_is_known(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == migrate.HEAD
    made, described = (
        create_engine(f"sqlite:///{tmp_path}/made.db"),
        create_engine(f"sqlite:///{tmp_path}/described.db"),
    )
    with made.begin() as connection:
        migrate.upgrade(connection)
        migrate.upgrade(connection)
    metadata.create_all(described)
    ours, theirs = inspect(made), inspect(described)
    for table in metadata.tables:
        columns = [[(c["name"], str(c["type"]), c["nullable"]) for c in of.get_columns(table)] for of in (ours, theirs)]
        assert columns[0] == columns[1]
        assert [described_index(i) for i in ours.get_indexes(table)] == [
            described_index(i) for i in theirs.get_indexes(table)
        ]
        assert ours.get_pk_constraint(table) == theirs.get_pk_constraint(table)
    for engine in (made, described):
        engine.dispose()


async def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    store = Store(prepare(tmp_path))
    await store.open()
    await store.close()
    with closing(sqlite3.connect(tmp_path / "oriflamme.db")) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    newer = Store(tmp_path)
    with pytest.raises(OriflammeError, match="newer Oriflamme"):
        await newer.open()
    await newer.close()


async def test_a_table_without_viewers_is_removed_from_memory_and_loaded_again(
    start_server: Callable[..., Server],
) -> None:
    server = start_server({"ORIFLAMME_IDLE_SECONDS": "0.2"})
    async with playing(server, people=1, players=3) as (ann,):
        await ann.until(lambda c: c.question is not None and c.question["seat"] == 0)
        shown = ann.last["game"]["game"]
    async with asyncio.timeout(PATIENCE):
        while "oriflamme_tables 0.0" not in await asyncio.to_thread(server.text, "/metrics"):
            await asyncio.sleep(0.05)
    async with Client(server, ann.table, ann.token) as back:
        await back.until(lambda c: "game" in c.last)
        assert back.last["game"]["game"] == shown


async def test_many_who_ask_for_the_health_at_once_cost_one_question_to_the_database(tmp_path: Path) -> None:
    store, questions = Store(prepare(tmp_path)), []
    event.listen(store.reading.sync_engine, "before_cursor_execute", lambda *call: questions.append(call[2]))
    await store.open()
    try:
        await asyncio.gather(*(store.check() for _ in range(100)))
        assert len(questions) == 1
        await store.check()
        assert len(questions) == 2
    finally:
        await store.close()


async def test_while_nothing_can_be_written_the_store_is_unwell_and_all_writes_fail_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oriflamme.server.storage.store.STUCK", 0.0)
    prepare(tmp_path)
    store = Store(tmp_path)
    await store.open()
    commit, batches = store._commit, []

    async def counted(batch: Sequence[Any]) -> Any:
        batches.append(len(batch))
        return await commit(batch)

    monkeypatch.setattr(store, "_commit", counted)
    monkeypatch.setattr(store.people.pool, "_timeout", 0.5)  # seconds that a write waits for the connection
    try:
        await store.check()
        async with store.people.connect():  # the only connection that writes
            writes = [asyncio.create_task(store.create(f"t{n}", f"C{n}", "gathering", False, OPENED)) for n in range(9)]
            async with asyncio.timeout(PATIENCE):
                while not store.is_stuck:
                    await asyncio.sleep(0)
            with pytest.raises(StoreFailure, match="cannot save anything"):
                await store.check()
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            assert all(isinstance(outcome, StoreFailure) for outcome in outcomes)
            assert batches == [9]
        await store.create("after", "AFTER", "gathering", False, OPENED)
        await store.check()
        assert store._writer is not None
        store._writer.cancel()
        await asyncio.wait([store._writer])
        with pytest.raises(StoreFailure):
            await store.check()
    finally:
        await store.close()
