"""When things are broken: a full disk is told at every endpoint, and a mistake is logged without any secret."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from oriflamme.server.logs import DiscreetFormatter, log_loop_error, trace_of
from oriflamme.server.times import milliseconds_now

from ..clients import Client, open_table
from ..faults.failing_disks import disk_of, why_not
from ..server_process import Server
from .browser import PASSWORD, Browser, bots_of, people

STORE = (503, "store")
MARKER = "marked-secret"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", {"ORIFLAMME_INSIDE_ADDRESSES": "true", "ORIFLAMME_ADMINS": "Ada"})
    server.start()
    yield server
    server.end()


# A full disk.


def test_a_full_disk_is_told_wherever_something_is_written_about_people(tmp_path: Path) -> None:
    if (reason := why_not("limited", tmp_path)) is not None:
        pytest.skip(reason)
    with disk_of("limited", tmp_path / "data") as disk:
        server = Server(disk.folder, {"ORIFLAMME_INSIDE_ADDRESSES": "true", "ORIFLAMME_ADMINS": "Ada"})
        server.start()
        try:
            ada, (ann, bob) = Browser(server).sign_up("Ada"), people(server, 2)
            (bot,) = bots_of(ann, "Annbot")
            way = ann.ask("POST", "/api/account/ways", {"kind": "slack", "address": "http://127.0.0.1:9/"})["id"]
            ann.ask("POST", "/api/account/blocks", {"account": ada.id})
            (guest,) = open_table(server, 1, 3)
            free = server.post("/api/tables", {"name": "Host"})["table"]
            about_bob = {"about": bob.id, "words": "-"}
            report = {"seat": 0, "reason": "other", "words": "-"}
            assert server.get("/healthz")
            disk.break_down(server)
            refused = [
                Browser(server).refused("POST", "/api/accounts", {"name": "New", "password": PASSWORD}),
                Browser(server).refused("POST", "/api/session", {"name": ada.name, "password": PASSWORD}),
                bob.refused("DELETE", "/api/session"),
                ada.refused("POST", "/api/account/password", {"old": PASSWORD, "new": PASSWORD + "!"}),
                bob.refused("DELETE", "/api/account/sessions"),
                ann.refused("POST", "/api/account/bots", {"name": "Other bot"}),
                ann.refused("POST", f"/api/account/bots/{bot.id}/token"),
                ann.refused("DELETE", f"/api/account/ways/{way}"),
                ann.refused("POST", "/api/account/ways", {"kind": "slack", "address": "http://127.0.0.1:8/"}),
                ann.refused("POST", "/api/account/vacation", {"until": milliseconds_now() + 86_400_000}),
                ann.refused("POST", "/api/account/blocks", {"account": bob.id}),
                ann.refused("DELETE", f"/api/account/blocks/{ada.id}"),
                ann.refused(
                    "POST", "/api/account/games", {"games": [{"table": guest["table"], "token": guest["token"]}]}
                ),
                ann.refused("POST", f"/api/tables/{guest['table']}/reports", report),
                ann.refused("POST", f"/api/tables/{free}/seats", {"name": "-"}),
                ann.refused("POST", "/api/tables", {"name": "-"}),
                ada.refused("POST", "/api/admin/deeds", {"deed": "ban", "until": 4_000_000_000_000, **about_bob}),
                ada.refused("POST", "/api/admin/deeds", {"deed": "rename", "name": "X", **about_bob}),
                ada.refused("DELETE", "/api/account", {"password": PASSWORD}),
            ]  # fmt: skip
            for browser in (ada, ann, bob):  # what only reads is answered, and everyone is still signed in
                assert browser.ask("GET", "/api/account")["name"] == browser.name
                assert browser.ask("GET", "/api/account/games") is not None
                assert browser.ask("GET", "/api/account/sessions")["sessions"]
            disk.mend(server)
            assert ada.ask("POST", "/api/admin/deeds", {"deed": "rename", "name": "X", **about_bob})
        finally:
            server.end()
    assert refused == [STORE] * len(refused), refused


# Mistakes of ours.


def break_database(server: Server, *statements: str) -> None:
    with closing(sqlite3.connect(server.folder / "oriflamme.db", timeout=60)) as database, database:
        for statement in statements:
            database.execute(statement)


def errors_in(server: Server, event: str) -> list[dict[str, str]]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


async def test_a_mistake_is_logged_with_its_trace_and_without_secrets(server: Server) -> None:
    ann = Browser(server).sign_up("Ann")
    seats = open_table(server, 2, 3)
    async with Client(server, seats[0]["table"], seats[0]["token"]) as client:
        await client.say("seed", seed=f"{MARKER}-seed")
        await client.say("say", text=f"{MARKER}-chat")
    break_database(
        server,
        "create trigger t1 before insert on ways begin select raise(abort, 'marked-secret-trigger'); end",
        "create trigger t2 before insert on blocks begin select raise(abort, 'marked-secret-trigger'); end",
    )
    wanted = {"kind": "slack", "address": f"http://127.0.0.1:9/{MARKER}-hook"}
    assert ann.refused("POST", "/api/account/ways", wanted) == (500, "mistake")
    (logged,) = errors_in(server, "a request failed")
    assert logged["endpoint"] == "NotificationsApi.channels" and logged["method"] == "POST"
    assert "server/notify/channels.py" in logged["where"] and "IntegrityError" in logged["where"]
    # A socket, too. The account's row cannot be understood.
    break_database(server, f"update accounts set banned_until = 'soon' where id = '{ann.id}'")
    assert ann.refused("GET", "/api/account") == (500, "mistake")
    async with Client(server, seats[0]["table"], headers=ann.headers) as broken:
        with contextlib.suppress(AssertionError, ConnectionClosed):
            await broken.wait_closed()
    found = errors_in(server, "a request failed")
    assert {line["endpoint"] for line in found} >= {"AccountsApi.account", "Sockets.serve"}
    assert all("TypeError" in line["where"] for line in found[1:])
    text = server.log.read_text()
    secrets = [MARKER, PASSWORD, ann.http.cookies["oriflamme"], *(seat["token"] for seat in seats), seats[0]["code"]]
    assert [secret for secret in secrets if secret in text] == []
    assert "Traceback" not in text


def test_a_ban_that_was_made_is_not_reported_as_failed(server: Server) -> None:
    ada, bob = Browser(server).sign_up("Ada"), Browser(server).sign_up("Bob")
    table = bob.ask("POST", "/api/tables", {"name": "-"})["table"]
    break_database(
        server,
        "create trigger t3 before insert on log begin select raise(abort, 'no'); end",  # nobody can be replaced
    )
    deed = {"deed": "ban", "about": bob.id, "until": 4_000_000_000_000, "words": "-"}
    assert ada.ask("POST", "/api/admin/deeds", deed) == {"done": True}
    assert bob.refused("GET", "/api/account") in ((401, "signed_out"), (403, "banned"))
    assert [line["table"] for line in errors_in(server, "could not replace a banned account")] == [table]


async def test_an_error_that_no_task_handles_is_logged_without_its_message(capfd: pytest.CaptureFixture[str]) -> None:
    loop = asyncio.get_running_loop()
    try:
        raise ValueError(MARKER) from KeyError(MARKER)
    except ValueError as error:
        log_loop_error(loop, {"message": MARKER, "exception": error})
        text = DiscreetFormatter().formatException((ValueError, error, error.__traceback__))
        assert text == trace_of(error)
    log_loop_error(loop, {"message": MARKER})
    found = capfd.readouterr()
    assert "ValueError, after KeyError" in text
    assert MARKER not in found.out + found.err + text
