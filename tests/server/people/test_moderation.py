"""Moderation: reports, blocks, and the actions of moderators, which are all recorded."""

import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from oriflamme.server.wire.refusal import Refusal

from ..clients import Client, Message, open_table, play_out
from ..commands import Result, oriflamme
from ..packages import needs_postgres
from ..server_process import Server, starting
from ..shared.cluster import cluster, connected
from .browser import PASSWORD, Browser, bots_of, people, seat_at

ADMINS = {"ORIFLAMME_ADMINS": "Moderator, Someone else"}
DAY = 86_400_000

pytestmark = pytest.mark.xdist_group("moderation")  # they share a server


@pytest.fixture(scope="module")
def moderated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a moderator."""
    with starting(tmp_path_factory.mktemp("moderated"), ADMINS) as start:
        yield start()


@pytest.fixture(scope="module")
def admin(moderated: Server) -> Browser:
    return Browser(moderated).sign_up("Moderator")


def tomorrow() -> int:
    return int(time.time() * 1000) + DAY


def moderate(admin: Browser, action: str, about: str, **more: object) -> Any:
    return admin.ask("POST", "/api/admin/deeds", {"deed": action, "about": about, "words": "as agreed", **more})


def open_with(host: Browser, *guests: Browser, players: int = 3, **settings: object) -> str:
    """Open a table for people with accounts and return its id."""
    wanted = {"name": "-", "settings": {"players": players, "deck": "base", **settings}}
    table = str(host.ask("POST", "/api/tables", wanted)["table"])
    for guest in guests:
        guest.ask(*seat_at(table))
    return table


@contextlib.asynccontextmanager
async def at_table(table: str, *seated: Browser) -> AsyncIterator[list[Client]]:
    """People at a table where the game has just started."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(Client(person.server, table, headers=person.headers)) for person in seated
        ]
        assert (await clients[0].say("start"))["type"] == "done"
        for client in clients:
            await client.until(lambda c: "game" in c.last)
        yield clients


def report(table: str, seat: int, reason: str = "abuse", words: str = "", **more: str) -> tuple[str, str, Message]:
    return "POST", f"/api/tables/{table}/reports", {"seat": seat, "reason": reason, "words": words, **more}


# Reports.


async def test_a_report_keeps_the_log_of_its_moment_and_can_be_closed_once(moderated: Server, admin: Browser) -> None:
    ann, bob, eve = people(moderated, 3)
    table = open_with(ann, bob, eve)
    async with at_table(table, ann, bob, eve) as clients:
        await clients[1].say("say", text="you are all fools")
        made = ann.ask(*report(table, 1, words="he is rude"))
        await play_out(clients)
    found = next(one for one in admin.ask("GET", "/api/admin/reports")["reports"] if one["id"] == made["id"])
    assert (found["by"], found["about"], found["seat"]) == (ann.name, bob.name, 1)
    assert (found["reason"], found["words"], found["state"]) == ("abuse", "he is rude", "open") and "log" not in found
    lines = admin.ask("GET", f"/api/admin/reports/{made['id']}")["log"]
    # It has no action that came after the report.
    assert any("dealt" in line for line in lines) and not any("place" in line for line in lines)
    assert f"seat 1, {bob.name}, said: you are all fools" in lines
    closing_it = {"state": "closed", "words": "told him"}
    admin.ask("POST", f"/api/admin/reports/{made['id']}", closing_it)
    assert admin.refused("POST", f"/api/admin/reports/{made['id']}", closing_it) == (409, "closed")
    assert made["id"] in [one["id"] for one in admin.ask("GET", "/api/admin/reports?state=closed")["reports"]]
    assert made["id"] not in [one["id"] for one in admin.ask("GET", "/api/admin/reports")["reports"]]
    assert admin.refused("GET", "/api/admin/reports/nothing") == (404, "no_such_report")
    assert admin.refused("GET", "/api/admin/reports?state=lost") == (400, "wrong")


async def test_a_report_about_a_running_game_reveals_no_secrets(moderated: Server, admin: Browser) -> None:
    eve, bob = people(moderated, 2)
    table = open_with(admin, eve, bob)
    async with at_table(table, admin, eve, bob) as clients:
        for _ in range(3):  # everyone places a card
            asked = next(client for client in clients if client.question and client.question.get("actions"))
            number = asked.last["game"]["number"]
            await asked.move(asked.question["actions"][0])  # type: ignore[index]
            for client in clients:
                await client.until(lambda c, n=number: c.last["game"]["number"] > n)  # type: ignore[misc]
        made = admin.ask(*report(table, 1, "cheating"))
        shown = admin.http.get(f"/api/admin/reports/{made['id']}")
        assert shown.json()["is_withheld"] is True and shown.json()["log"]
        for kind in clients[0].last["game"]["game"]["deck"]:
            assert kind not in shown.text
        for word in ("place", "reveal", "wait", "dealt", "seed", "digest", "hand"):
            assert word not in shown.text
        assert admin.refused("GET", f"/api/replays/{table}") == (409, "not_over")
        await play_out(clients)
    after = admin.ask("GET", f"/api/admin/reports/{made['id']}")
    assert "is_withheld" not in after
    assert sum(": place" in line for line in after["log"]) == 3
    assert "digest" not in str(after) and "server_seed" not in str(after)


async def test_guests_report_with_their_token_and_only_other_people_can_be_reported(
    moderated: Server, admin: Browser
) -> None:
    seats = open_table(moderated, people=2, players=3)
    table, token = seats[0]["table"], seats[0]["token"]
    guest = Browser(moderated)
    assert guest.refused(*report(table, 1)) == (401, "not_signed_in")
    assert guest.refused(*report(table, 1, token="forged")) == (403, "unknown_token")
    assert guest.refused(*report(table, 2, token=token)) == (404, "no_such_seat")  # a bot of the server
    assert guest.refused(*report(table, 4, token=token)) == (404, "no_such_seat")
    assert guest.refused(*report(table, 0, token=token)) == (400, "yourself")
    assert guest.refused(*report(table, 1, "boredom", token=token)) == (400, "no_body")
    assert guest.refused(*report(table, 1, words="x" * 1001, token=token)) == (400, "no_body")
    assert guest.refused(*report("nothing", 1, token=token)) == (404, "no_such_table")
    made = guest.ask(*report(table, 1, "stalling", "so\x1b[2J slow\u202e", token=token))
    assert guest.refused(*report(table, 1, "stalling", token=token)) == (409, "reported")
    found = admin.ask("GET", f"/api/admin/reports/{made['id']}")
    assert (found["by"], found["about"], found["words"]) == ("seat 0", "seat 1", "so [2J slow")
    ann = Browser(moderated).sign_up()
    (bot,) = bots_of(ann, f"{ann.name} reports")
    assert bot.refused(*report(table, 1)) == (403, "forbidden")
    ann.ask(*report(table, 1))  # a spectator


def test_the_reports_of_an_address_are_limited(start_server: Callable[..., Server]) -> None:
    server = start_server({"ORIFLAMME_REPORT_BURST": "2", "ORIFLAMME_REPORT_RATE": "0.001"})
    seats = open_table(server, people=3, players=3)
    guest = Browser(server)
    for seat in (1, 2):
        guest.ask(*report(seats[0]["table"], seat, token=seats[0]["token"]))
    assert guest.refused(*report(seats[0]["table"], 1, token=seats[2]["token"])) == (429, "too_fast")


async def test_a_deleted_account_is_removed_from_all_reports(moderated: Server, admin: Browser) -> None:
    ann, bob = people(moderated, 2)
    table = open_with(ann, bob)
    async with Client(moderated, table, headers=ann.headers) as client:
        await client.say("say", text="hello there")
        about, by = bob.ask(*report(table, 0)), ann.ask(*report(table, 1))
    assert [row["words"] for row in ann.http.get("/api/account/export").json()["reports"]] == [""]
    ann.ask("DELETE", "/api/account", {"password": PASSWORD})
    with closing(sqlite3.connect(moderated.folder / "oriflamme.db")) as database:
        kept = "\n".join(database.iterdump())
    assert ann.id not in kept and ann.name not in kept
    shown = [admin.ask("GET", f"/api/admin/reports/{one['id']}") for one in (about, by)]
    assert [(one["by"], one["about"]) for one in shown] == [(bob.name, ""), ("", bob.name)]
    assert any("hello there" in line for line in shown[0]["log"])


# Blocks.


def test_blocked_people_do_not_meet_and_the_refusal_names_no_one(moderated: Server) -> None:
    ann, bob, eve = people(moderated, 3)
    assert ann.ask("POST", "/api/account/blocks", {"account": bob.name})["account"] == bob.id
    ann.ask("POST", "/api/account/blocks", {"account": bob.id})  # repeating it changes nothing
    assert [(one["account"], one["name"]) for one in ann.ask("GET", "/api/account/blocks")["blocks"]] == [
        (bob.id, bob.name)
    ]
    mine, theirs = open_with(ann, eve), open_with(bob, eve)
    for whose, who in ((mine, bob), (theirs, ann)):
        refusal = who.http.post(f"/api/tables/{whose}/seats", json={"name": "-"})
        assert (refusal.status_code, refusal.json()["code"]) == (403, "blocked")
        assert not any(person.name in refusal.text for person in (ann, bob, eve))
        assert len([seat for seat in moderated.get(f"/api/tables/{whose}")["seats"] if seat.get("name")]) == 2
    (bot,) = bots_of(bob, f"{bob.name} too")
    assert bot.refused(*seat_at(mine)) == (403, "blocked")
    ann.ask("DELETE", f"/api/account/blocks/{bob.name}")
    bob.ask(*seat_at(mine))


def test_an_invalid_block_is_refused(moderated: Server) -> None:
    ann = Browser(moderated).sign_up()
    (bot,) = bots_of(ann, f"{ann.name} blocks")
    assert ann.refused("POST", "/api/account/blocks", {"account": "Nobody at all"}) == (404, "no_such_account")
    assert ann.refused("POST", "/api/account/blocks", {"account": ann.name}) == (400, "yourself")
    assert ann.refused("DELETE", "/api/account/blocks/nobody") == (404, "no_such_account")
    assert bot.refused("POST", "/api/account/blocks", {"account": ann.name}) == (403, "forbidden")
    assert Browser(moderated).refused("GET", "/api/account/blocks") == (401, "not_signed_in")


async def test_talk_of_a_blocked_person_is_not_delivered(moderated: Server) -> None:
    ann, bob, eve = people(moderated, 3)
    table = open_with(ann, bob, eve)
    async with Client(moderated, table, headers=bob.headers) as blocked:
        await blocked.say("say", text="before")
        ann.ask("POST", "/api/account/blocks", {"account": bob.name})
        async with (
            Client(moderated, table, headers=ann.headers) as blocking,
            Client(moderated, table, headers=eve.headers) as other,
        ):
            await other.until(lambda c: "said" in c.last)
            await blocked.say("say", text="after")
            await other.receive(lambda message: message.get("text") == "after")
            await blocking.say("ping")
            assert "said" not in blocking.last


async def test_a_rematch_is_refused_if_players_have_blocked_each_other(moderated: Server) -> None:
    ann, bob, eve = people(moderated, 3)
    table = open_with(ann, bob, eve)
    async with at_table(table, ann, bob, eve) as clients:
        await play_out(clients)
        bob.ask("POST", "/api/account/blocks", {"account": eve.name})
        assert (await clients[0].say("rematch"))["code"] == "blocked"


# Actions of moderators.


@pytest.mark.parametrize("phase", ["gathering", "playing", "over"])
async def test_a_moderator_can_close_a_table_in_any_phase_and_everyone_is_notified(
    moderated: Server, admin: Browser, phase: str
) -> None:
    ann, bob, eve = people(moderated, 3)
    table = open_with(ann, bob, eve)
    async with contextlib.AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(Client(moderated, table, headers=person.headers))
            for person in (ann, bob, eve)
        ]
        watching = await stack.enter_async_context(Client(moderated, table))
        for client in (*clients, watching):
            await client.until(lambda c: "table" in c.last)
        if phase != "gathering":
            await clients[0].say("start")
        if phase == "over":
            await play_out(clients)
        moderate(admin, "close_table", table)
        for client in (*clients, watching):
            assert await client.wait_closed() == 4003
            assert client.last["refused"]["code"] == "closed_by_moderator"
            assert client.last["table"]["phase"] == "closed"
    async with Client(moderated, table, headers=ann.headers) as again:
        await again.until(lambda c: "table" in c.last)
        assert again.last["table"]["phase"] == "closed"
        assert (await again.say("say", text="hello?"))["code"] == "closed"
        assert (await again.say("rematch"))["code"] == "not_over"
        assert (await again.move("wait") if "game" in again.last else {"code": "not_playing"})["code"] == "not_playing"
    assert admin.refused("POST", "/api/admin/deeds", {"deed": "close_table", "about": table}) == (409, "closed")
    assert moderated.refusal(f"/api/replays/{table}") == (409, "closed")
    assert ann.ask("GET", "/api/account/games")["games"] == []
    with closing(sqlite3.connect(moderated.folder / "oriflamme.db")) as database:
        entries = [
            row[0] for row in database.execute("select entry from log where table_id = ? order by number", [table])
        ]
    assert entries[-1] == '{"type":"closed"}'


async def test_a_banned_person_loses_all_access_and_a_bot_stands_in(moderated: Server, admin: Browser) -> None:
    ann, bob, eve = people(moderated, 3)
    (bot,) = bots_of(bob, f"{bob.name} goes too")
    gathering = bob.ask("POST", "/api/tables", {"name": "-"})
    table = open_with(ann, bob, eve)
    async with at_table(table, ann, bob, eve) as clients:
        moderate(admin, "ban", bob.name, until=tomorrow())
        assert await clients[1].wait_closed() == 4003
        assert clients[1].last["refused"]["code"] == "banned"
        await clients[0].until(lambda c: c.last["table"]["seats"][1].get("stood_in", False))
        assert bob.refused("GET", "/api/account") == (401, "signed_out")
        sign_in = {"name": bob.name, "password": PASSWORD}
        assert Browser(moderated).refused("POST", "/api/session", sign_in) == (403, "banned")
        assert bot.refused("POST", "/api/tables", {"name": "-"}) == (403, "banned")
        async with Client(moderated, gathering["table"], gathering["token"]) as intruder:
            await intruder.wait_closed()
            assert intruder.last["refused"]["code"] == "unknown_token"
        assert moderated.get(f"/api/tables/{gathering['table']}")["phase"] == "closed"
        await play_out([clients[0], clients[2]])
        await clients[0].say("rematch")
        await clients[0].until(lambda c: "rematch" in c.last["table"])
        seats = moderated.get(f"/api/tables/{clients[0].last['table']['rematch']}")["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "empty", "person"]
    moderate(admin, "unban", bob.name)
    Browser(moderated).ask("POST", "/api/session", sign_in)
    assert bot.ask("GET", "/api/account")["kind"] == "bot"


async def test_a_seat_token_does_not_admit_a_banned_person(moderated: Server, admin: Browser) -> None:
    ann, bob, eve = people(moderated, 3)
    opened = ann.ask("POST", "/api/tables", {"name": "-", "settings": {"players": 3}})
    for guest in (bob, eve):
        guest.ask(*seat_at(opened["table"]))
    async with at_table(opened["table"], ann, bob, eve):
        moderate(admin, "ban", ann.id, until=tomorrow())
        async with Client(moderated, opened["table"], opened["token"]) as intruder:
            await intruder.wait_closed()
            assert intruder.last["refused"]["code"] == "banned"


def test_an_invalid_ban_is_refused(moderated: Server, admin: Browser) -> None:
    ann = Browser(moderated).sign_up()
    for until, says in ((None, (400, "no_time")), (1, (400, "no_time")), (10**15, (400, "no_body"))):
        wanted = {"deed": "ban", "about": ann.name, "until": until}
        assert admin.refused("POST", "/api/admin/deeds", wanted) == says
    wanted = {"deed": "ban", "about": "moderator", "until": tomorrow()}
    assert admin.refused("POST", "/api/admin/deeds", wanted) == (403, "forbidden")
    wanted = {"deed": "ban", "about": "Nobody at all", "until": tomorrow()}
    assert admin.refused("POST", "/api/admin/deeds", wanted) == (404, "no_such_account")
    assert admin.refused("POST", "/api/admin/deeds", {"deed": "behead", "about": ann.name}) == (400, "no_body")
    assert ann.ask("GET", "/api/account")["name"] == ann.name


async def test_a_rename_changes_old_and_running_games_but_not_reported_logs(moderated: Server, admin: Browser) -> None:
    bob, eve = people(moderated, 2)
    rude = Browser(moderated).sign_up("Unspeakable")
    old, running = open_with(rude, bob, eve), open_with(bob, rude, eve)
    async with at_table(old, rude, bob, eve) as clients:
        made = bob.ask(*report(old, 0, "name"))
        await play_out(clients)
    async with at_table(running, bob, rude, eve) as clients:
        wanted = {"deed": "rename", "about": "unspeakable", "name": bob.name}
        assert admin.refused("POST", "/api/admin/deeds", wanted) == (409, "name_taken")
        assert admin.refused("POST", "/api/admin/deeds", {**wanted, "name": None}) == (400, "no_name")
        assert admin.refused("POST", "/api/admin/deeds", {**wanted, "name": "\u200b"}) == (400, "wrong")
        moderate(admin, "rename", "unspeakable", name="Kind Person")
        assert await clients[1].wait_closed() == 1012  # everyone reconnects and gets the new name
    assert rude.ask("GET", "/api/account")["name"] == "Kind Person"
    assert moderated.get(f"/api/replays/{old}")["names"][0] == "Kind Person"
    assert moderated.get(f"/api/tables/{running}")["seats"][1]["name"] == "Kind Person"
    assert "Unspeakable" not in str(moderated.get(f"/api/replays/{old}/record"))
    shown = admin.ask("GET", f"/api/admin/reports/{made['id']}")
    assert shown["about"] == "Kind Person" and any("Unspeakable" in line for line in shown["log"])
    Browser(moderated).ask("POST", "/api/session", {"name": "kind person", "password": PASSWORD})


def test_every_action_is_in_the_audit_log_which_cannot_be_changed(start_server: Callable[..., Server]) -> None:
    server = start_server(ADMINS)
    admin, ann = Browser(server).sign_up("Moderator"), Browser(server).sign_up("Ann")
    seats = open_table(server, people=2, players=3)
    made = ann.ask(*report(seats[0]["table"], 1))
    moderate(admin, "ban", "Ann", until=1_900_000_000_000)
    moderate(admin, "unban", "Ann")
    moderate(admin, "rename", "Ann", name="Anna")
    moderate(admin, "close_table", seats[0]["code"])
    admin.ask("POST", f"/api/admin/reports/{made['id']}", {"state": "closed", "words": "settled"})
    admin.refused("POST", "/api/admin/deeds", {"deed": "ban", "about": "Nobody", "until": tomorrow()})
    deeds = admin.ask("GET", "/api/admin/audit")["deeds"]
    assert [(one["by"], one["deed"], one["about"]) for one in deeds] == [
        ("Moderator", "close_report", made["id"]),
        ("Moderator", "close_table", seats[0]["table"]),
        ("Moderator", "rename", "Anna"),
        ("Moderator", "unban", "Anna"),
        ("Moderator", "ban", "Anna"),
    ]
    assert deeds[-1]["words"] == "until 2030-03-17 17:46 UTC: as agreed" and deeds[0]["words"] == "settled"
    assert [one["number"] for one in admin.ask("GET", "/api/admin/audit?from=3")["deeds"]] == [2, 1]
    assert admin.refused("GET", "/api/admin/audit?from=-1") == (400, "wrong")
    server.stop()
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database:
        for statement in ("update audit set words = ''", "delete from audit"):
            with pytest.raises(sqlite3.DatabaseError, match="never changed"):
                database.execute(statement)
        assert "Ann" not in str(database.execute("select * from audit").fetchall())


def test_only_a_moderator_can_moderate(moderated: Server) -> None:
    ann = Browser(moderated).sign_up()
    (bot,) = bots_of(ann, "Someone else")  # the name of a moderator who has no account yet
    (table,) = {seat["table"] for seat in open_table(moderated, people=1)}
    for method, path, body in (
        ("GET", "/api/admin/reports", None),
        ("GET", "/api/admin/reports/x", None),
        ("POST", "/api/admin/reports/x", {"state": "closed", "words": ""}),
        ("POST", "/api/admin/deeds", {"deed": "close_table", "about": table}),
        ("POST", f"/api/admin/tables/{table}/put-out", {"account": ann.id}),
        ("GET", "/api/admin/audit", None),
    ):
        assert ann.refused(method, path, body) == (403, "forbidden"), path
        assert bot.refused(method, path, body) == (403, "forbidden"), path
        assert Browser(moderated).refused(method, path, body) == (401, "not_signed_in"), path
    assert moderated.get(f"/api/tables/{table}")["phase"] == "gathering"


def test_a_moderator_cannot_remove_a_person_who_is_not_banned(moderated: Server, admin: Browser) -> None:
    ann = Browser(moderated).sign_up()
    table = open_with(ann)
    assert admin.refused("POST", f"/api/admin/tables/{table}/put-out", {"account": ann.id}) == (403, "forbidden")


NONSENSE: tuple[Any, ...] = (None, 7, "\0", "x" * 2000, "'; drop table accounts; --", {"a": 1})


def try_nonsense(admin: Browser) -> None:
    """Send a moderator's requests with nonsense in each field. All are refused, without a server error."""
    fields: dict[str, dict[str, Any]] = {
        "/api/admin/deeds": {"deed": "rename", "about": "Nobody at all", "name": "Name", "until": 1, "words": ""},
        "/api/account/blocks": {"account": "Nobody at all"},
        "/api/account/bots": {"name": ""},
        "/api/admin/reports/nothing": {"state": "closed", "words": ""},
        "/api/tables/nothing/reports": {"seat": 0, "reason": "other", "words": "", "token": "x"},
    }
    for path, body in fields.items():
        for bad in [*NONSENSE, *({**body, field: bad} for field in body for bad in NONSENSE)]:
            response = admin.http.post(path, json=bad)
            assert 400 <= response.status_code < 500 or "bots" in path, (path, bad, response.text)
            assert response.status_code < 500, (path, bad, response.text)
    for path in (
        "/api/admin/reports/{}",
        "/api/account/blocks/{}",
        "/api/account/bots/{}",
        "/api/account/bots/{}/token",
    ):
        for bad in ("%00", "%25", "%f0%28", "x" * 2000, "%27%20or%201=1", "..%2f.."):
            for method in ("GET", "POST", "DELETE"):
                assert 400 <= admin.http.request(method, path.format(bad), json={}).status_code < 500, (path, bad)


def test_nonsense_is_refused_without_a_server_error(moderated: Server, admin: Browser) -> None:
    before = admin.ask("GET", "/api/admin/audit")
    try_nonsense(admin)
    assert admin.ask("GET", "/api/admin/audit") == before


@needs_postgres
async def test_a_moderator_can_act_on_tables_of_another_process(tmp_path: Path) -> None:
    with cluster(tmp_path, with_redis=False, ORIFLAMME_ADMINS="Moderator") as shared:
        first, second = shared.servers
        admin = Browser(first).sign_up("Moderator")
        ann, bob, eve = people(second, 3)
        closed, running = open_with(ann, bob, eve), open_with(bob, ann, eve)
        async with Client(second, closed, headers=ann.headers) as client, at_table(running, bob, ann, eve) as clients:
            await client.until(lambda c: "table" in c.last)
            moderate(admin, "close_table", closed)
            assert await client.wait_closed() == 4003 and client.last["refused"]["code"] == "closed_by_moderator"
            moderate(admin, "ban", ann.name, until=tomorrow())
            assert await clients[1].wait_closed() == 4003
            await clients[0].until(lambda c: c.last["table"]["seats"][1].get("stood_in", False))
        assert first.get(f"/api/tables/{closed}")["phase"] == "closed"
        async with connected(shared.postgres) as connection:
            assert await connection.fetchval("select count(*) from audit") == 2
            with pytest.raises(Exception, match="never changed"):
                await connection.execute("delete from audit")
        try_nonsense(admin)
        assert first.refusal("/api/tables/%00") == (404, "not_found")
        async with Client(first, "x%00") as nowhere:
            assert await nowhere.wait_closed() == 4004


# The command line.


def run_admin(server: Server, *words: str, name: str = "Moderator", password: str = PASSWORD) -> Result:
    """Run `oriflamme admin`."""
    before = ("admin", "--server", server.address, "--name", name)
    return oriflamme(*before, *words, ORIFLAMME_PASSWORD=password, COLUMNS="200")


def test_a_moderator_can_do_everything_from_the_command_line(moderated: Server, admin: Browser) -> None:
    robin, ann = Browser(moderated).sign_up("Rude [red]Robin"), Browser(moderated).sign_up()
    table = open_with(robin, ann)
    made = ann.ask(*report(table, 0, "name", "[bold]look[/bold]"))["id"]
    code, out, _ = run_admin(moderated, "reports")
    assert code == 0 and made in out and "Rude [red]Robin" in out and "[bold]look[/bold]" in out
    code, out, _ = run_admin(moderated, "report", made)
    assert code == 0 and "Rude [red]Robin sat down" in out and "shown when it is over" in out
    for words, says in (
        (("rename", robin.name, "Good Robin"), "is now called Good Robin"),
        (("close", table, "--words", "as agreed"), "is closed"),
        (("ban", "good robin", "--days", "0.5"), "is banned until"),
        (("unban", "Good Robin"), "is no longer banned"),
        (("report", made, "--close", "renamed"), "is closed"),
    ):
        code, out, error = run_admin(moderated, *words)
        assert (code, error) == (0, "") and says in out
    code, out, _ = run_admin(moderated, "audit")
    assert code == 0 and [line.split()[5] for line in out.splitlines()[1:6]] == [made, "Good", "Good", table, "Good"]
    assert len(admin.ask("GET", "/api/account/sessions")["sessions"]) == 1  # each command has signed out again


def test_an_error_on_the_command_line_is_one_line(moderated: Server, admin: Browser) -> None:
    ann = Browser(moderated).sign_up()
    for words, more, says in (
        (("reports",), {"password": "not the password"}, str(Refusal("wrong_password"))),
        (("reports",), {"name": ann.name}, str(Refusal("forbidden", "moderators"))),
        (("ban", "Nobody at all", "--days", "1"), {}, str(Refusal("no_such_account"))),
        (("ban", ann.name, "--days", "-1"), {}, "--days"),
        (("close", "nothing"), {}, str(Refusal("no_such_table"))),
        (("report", "../audit"), {}, "a report id looks like"),
        (("--server", "http://127.0.0.1:1", "audit"), {}, "does not answer"),
        (("--server", "nowhere", "audit"), {}, "a server's address is like"),
    ):
        code, out, error = run_admin(moderated, *words, **more)
        assert code == 2 and out == "" and error.count("\n") == 1 and says in error, (words, error)
