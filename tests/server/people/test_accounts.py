"""Accounts: anyone can create one and delete it, and its data stays private."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest

from ..clients import Client, open_table, play_out
from ..server_process import Server
from .browser import PASSWORD, Browser, people


def test_an_account_needs_a_name_and_a_password_and_is_signed_in_at_once(server: Server) -> None:
    ann = Browser(server).sign_up("Ann of Arden")
    assert ann.ask("GET", "/api/account")["name"] == "Ann of Arden"
    elsewhere = Browser(server)
    assert elsewhere.refused("GET", "/api/account") == (401, "not_signed_in")
    elsewhere.ask("POST", "/api/session", {"name": "ann of ARDEN", "password": PASSWORD})
    assert elsewhere.ask("GET", "/api/account")["id"] == ann.id


def test_a_session_is_safe_from_scripts_and_other_sites(server: Server) -> None:
    response = Browser(server).http.post("/api/accounts", json={"name": "Cookie", "password": PASSWORD})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    ann = Browser(server).sign_up()
    foreign = ann.http.get("/api/account", headers={"origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign_page")
    own = ann.http.get("/api/account", headers={"origin": server.address})
    assert own.status_code == 200


@pytest.mark.parametrize("name", ["Robin", "ROBIN", "r o b i n", "Röbin", "R0bin", "Ｒobin"])
def test_names_that_look_alike_are_one_name(server: Server, name: str) -> None:
    first = Browser(server)
    first.http.post("/api/accounts", json={"name": "Robin", "password": PASSWORD})
    assert Browser(server).refused("POST", "/api/accounts", {"name": name, "password": PASSWORD}) == (
        409,
        "name_taken",
    )


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"name": "Short", "password": "seven77"}, (400, "no_body")),
        ({"name": "Same as name", "password": "same AS name"}, (400, "weak_password")),
        ({"name": "\u200b", "password": PASSWORD}, (400, "wrong")),
        ({"name": "x" * 25, "password": PASSWORD}, (400, "no_body")),
        ({"password": PASSWORD}, (400, "no_body")),
        ({"name": "Long", "password": "x" * 201}, (400, "no_body")),
    ],
)
def test_an_invalid_account_is_refused(server: Server, body: object, says: tuple[int, str]) -> None:
    assert Browser(server).refused("POST", "/api/accounts", body) == says


def test_passwords_and_session_secrets_are_stored_only_as_hashes(server: Server) -> None:
    ann = Browser(server).sign_up("Keeper of secrets")
    secret = ann.http.cookies["oriflamme"]
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database:
        kept = "\n".join(database.iterdump())
    assert PASSWORD not in kept and secret not in kept
    assert PASSWORD not in server.log.read_text() and secret not in server.log.read_text()
    (password,) = {line for line in kept.splitlines() if ann.id in line and "argon2id" in line}
    assert password


def test_wrong_passwords_and_unknown_names_get_the_same_answer(server: Server) -> None:
    ann = Browser(server).sign_up()
    for name in (ann.name, "Nobody has this name"):
        wrong = {"name": name, "password": "not the password"}
        assert Browser(server).refused("POST", "/api/session", wrong) == (401, "wrong_password")
    by_id = {"name": ann.id, "password": PASSWORD}
    assert Browser(server).refused("POST", "/api/session", by_id) == (401, "wrong_password")


def test_a_flood_of_sign_in_attempts_is_stopped_and_harms_no_one(start_server: Callable[..., Server]) -> None:
    server = start_server({"ORIFLAMME_SIGN_IN_BURST": "5", "ORIFLAMME_SIGN_IN_RATE": "0.01"})
    ann = Browser(server).sign_up("Ann")
    wrong = {"name": "Ann", "password": "guess and guess"}
    codes = [Browser(server).refused("POST", "/api/session", wrong)[1] for _ in range(12)]
    assert set(codes[:4]) == {"wrong_password"} and set(codes[5:]) == {"too_fast"}
    assert Browser(server).refused("POST", "/api/session", {"name": "Ann", "password": PASSWORD}) == (429, "too_fast")
    assert ann.ask("GET", "/api/account")["name"] == "Ann"  # a signed-in account stays signed in


def test_forged_and_ended_sessions_are_refused_and_not_treated_as_guests(server: Server) -> None:
    forged = Browser(server)
    forged.http.cookies.set("oriflamme", "forged" * 6)
    for method, path, body in (
        ("GET", "/api/account", None),
        ("POST", "/api/tables", {"name": "Ann"}),
        ("GET", "/api/account/export", None),
        ("DELETE", "/api/account", {"password": PASSWORD}),
    ):
        assert forged.refused(method, path, body) == (401, "signed_out")
    bearer = forged.http.get("/api/account", headers={"authorization": "Bearer " + "x" * 500})
    assert (bearer.status_code, bearer.json()["code"]) == (401, "signed_out")


def test_a_signed_out_browser_learns_it_once_and_then_plays_as_a_guest(server: Server) -> None:
    here, there = Browser(server).sign_up(), Browser(server)
    there.ask("POST", "/api/session", {"name": here.name, "password": PASSWORD})
    here.ask("DELETE", "/api/account/sessions")
    assert there.refused("POST", "/api/tables", {"name": "Ann"}) == (401, "signed_out")
    assert there.ask("POST", "/api/tables", {"name": "Ann"})["table"]
    assert there.refused("GET", "/api/account") == (401, "not_signed_in")


def test_a_session_is_labelled_with_what_distinguishes_the_browser(server: Server) -> None:
    ann = Browser(server).sign_up()
    agent = (
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
        "Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0"
    )
    body = {"name": ann.name, "password": PASSWORD}
    ann.http.post("/api/session", json=body, headers={"user-agent": agent})
    (label,) = [s["label"] for s in ann.ask("GET", "/api/account/sessions")["sessions"] if s.get("is_this")]
    assert label == "(Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0"


def test_sessions_can_be_listed_and_ended_one_by_one_or_all_at_once(server: Server) -> None:
    here, there, third = Browser(server).sign_up(), Browser(server), Browser(server)
    for browser in (there, third):
        browser.ask("POST", "/api/session", {"name": here.name, "password": PASSWORD})
    sessions = here.ask("GET", "/api/account/sessions")["sessions"]
    assert len(sessions) == 3 and [s.get("is_this", False) for s in sessions].count(True) == 1
    (latest, *_) = sessions
    here.ask("DELETE", f"/api/account/sessions/{latest['id']}")
    assert third.refused("GET", "/api/account") == (401, "signed_out")
    here.ask("DELETE", "/api/session")
    assert there.ask("GET", "/api/account")["id"] == here.id
    there.ask("DELETE", "/api/account/sessions")
    assert there.refused("GET", "/api/account") == (401, "not_signed_in")  # its cookie was removed too
    stranger = Browser(server).sign_up()
    (only,) = stranger.ask("GET", "/api/account/sessions")["sessions"]
    assert Browser(server).sign_up().refused("DELETE", f"/api/account/sessions/{only['id']}") == (
        404,
        "no_such_session",
    )


def test_a_new_password_ends_the_other_sessions(server: Server) -> None:
    here, there = Browser(server).sign_up(), Browser(server)
    there.ask("POST", "/api/session", {"name": here.name, "password": PASSWORD})
    wrong = {"old": "not the old one", "new": "a new password"}
    assert here.refused("POST", "/api/account/password", wrong) == (401, "wrong_password")
    here.ask("POST", "/api/account/password", {"old": PASSWORD, "new": "a new password"})
    assert here.ask("GET", "/api/account")["id"] == here.id
    assert there.refused("GET", "/api/account") == (401, "signed_out")
    there.ask("POST", "/api/session", {"name": here.name, "password": "a new password"})


async def test_an_account_can_play_its_seat_in_every_browser_it_is_signed_in_to(server: Server) -> None:
    ann = Browser(server).sign_up()
    opened = ann.ask("POST", "/api/tables", {"name": "ignored", "settings": {"players": 3}})
    phone = Browser(server)
    phone.ask("POST", "/api/session", {"name": ann.name, "password": PASSWORD})
    async with Client(server, opened["table"], headers=phone.headers) as client:
        await client.until(lambda c: "table" in c.last)
        assert client.last["welcome"]["seat"] == 0
        seat = client.last["table"]["seats"][0]
        assert (seat["name"], seat["account"]) == (ann.name, ann.id)
    stranger = Browser(server).sign_up()
    async with Client(server, opened["table"], headers=stranger.headers) as client:
        await client.wait_closed()
        assert client.last["refused"]["code"] == "no_seat"
    ann.ask("DELETE", "/api/account/sessions")
    async with Client(server, opened["table"], headers=phone.headers) as client:
        await client.wait_closed()
        assert client.last["refused"]["code"] == "signed_out"


async def test_games_played_as_a_guest_can_be_claimed_once_with_their_tokens(server: Server) -> None:
    mine, others = open_table(server, 2, players=3, deck="base")
    game = {"table": mine["table"], "token": mine["token"]}
    forged = {"table": others["table"], "token": "not the token"}
    ann = Browser(server).sign_up(games=[game, forged, {"table": "nothing", "token": "x"}])
    (found,) = ann.ask("GET", "/api/account/games")["games"]
    assert (found["table"], found["seat"]) == (mine["table"], mine["seat"])
    thief = Browser(server).sign_up(games=[game])
    assert thief.ask("GET", "/api/account/games")["games"] == []
    async with Client(server, mine["table"], headers=ann.headers) as client:
        await client.until(lambda c: "welcome" in c.last)
        assert client.last["welcome"]["seat"] == mine["seat"]
    assert ann.ask("POST", "/api/account/games", {"games": [game]})["claimed"] == 0


async def test_games_that_wait_for_the_account_are_listed_first(server: Server) -> None:
    ann, bob, eve = people(server, 3)
    tables = []
    for host, *guests in ((ann, bob, eve), (bob, eve, ann)):
        opened = host.ask("POST", "/api/tables", {"name": "-", "settings": {"players": 3, "deck": "base"}})
        for guest in guests:
            guest.ask("POST", f"/api/tables/{opened['table']}/seats", {"name": "-"})
        async with Client(server, opened["table"], headers=host.headers) as client:
            assert (await client.say("start"))["type"] == "done"
        tables.append(opened["table"])
    asked = [(game["table"], game.get("is_asked", False)) for game in ann.ask("GET", "/api/account/games")["games"]]
    assert sorted(table for table, _ in asked) == sorted(tables)
    assert [is_asked for _, is_asked in asked] == sorted((is_asked for _, is_asked in asked), reverse=True)


async def test_games_of_a_deleted_account_stay_replayable_without_its_name(server: Server) -> None:
    ann, bob, eve = people(server, 3)
    opened = ann.ask("POST", "/api/tables", {"name": "-", "settings": {"players": 3, "deck": "base"}})
    for guest in (bob, eve):
        guest.ask("POST", f"/api/tables/{opened['table']}/seats", {"name": "-"})
    clients = [Client(server, opened["table"], headers=person.headers) for person in (ann, bob, eve)]
    async with clients[0], clients[1], clients[2]:
        assert (await clients[0].say("start"))["type"] == "done"
        await play_out(clients)
    before = server.get(f"/api/replays/{opened['table']}?viewer=all")
    assert ann.refused("DELETE", "/api/account", {"password": "not my password"}) == (401, "wrong_password")
    ann.ask("DELETE", "/api/account", {"password": PASSWORD})
    after = server.get(f"/api/replays/{opened['table']}?viewer=all")
    assert after["names"] == ["", bob.name, eve.name]
    assert [frame.get("action") for frame in after["frames"]] == [frame.get("action") for frame in before["frames"]]
    assert ann.name not in str(server.get(f"/api/replays/{opened['table']}/record"))
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database:
        rows = [
            row
            for (table,) in database.execute("select name from sqlite_master where type = 'table'").fetchall()
            for row in database.execute(f"select * from {table}").fetchall()
        ]
    assert not [row for row in rows if ann.id in row or ann.name in str(row)]
    assert ann.refused("GET", "/api/account")[0] == 401
    Browser(server).sign_up(ann.name)  # the name is free again


async def test_deleting_an_account_keeps_the_names_of_others_at_seats_it_held_before(server: Server) -> None:
    ann, bob, eve = people(server, 3)
    opened = ann.ask("POST", "/api/tables", {"name": "-", "settings": {"players": 3}})
    bob.ask("POST", f"/api/tables/{opened['table']}/seats", {"name": "-"})
    async with Client(server, opened["table"], headers=bob.headers) as client:
        await client.say("leave")
    eve.ask("POST", f"/api/tables/{opened['table']}/seats", {"name": "-"})
    bob.ask("DELETE", "/api/account", {"password": PASSWORD})
    seats = server.get(f"/api/tables/{opened['table']}")["seats"]
    assert [seat.get("name", "") for seat in seats] == [ann.name, eve.name, ""]
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database:
        assert not [entry for (entry,) in database.execute("select entry from log") if bob.name in entry]


def test_an_export_has_everything_about_the_account_and_no_secret(server: Server) -> None:
    ann = Browser(server).sign_up()
    opened = ann.ask("POST", "/api/tables", {"name": "-"})
    export = ann.http.get("/api/account/export")
    assert "attachment" in export.headers["content-disposition"]
    kept = export.json()
    assert kept["accounts"][0]["name"] == ann.name and len(kept["sessions"]) == 1
    assert kept["games"][0]["table"] == opened["table"]
    assert "argon2" not in export.text and ann.http.cookies["oriflamme"] not in export.text


async def test_rated_tables_seat_only_accounts_each_once_and_no_server_bots(server: Server) -> None:
    ann, bob = people(server, 2)
    rated = {"name": "-", "settings": {"players": 3, "rated": True}}
    assert Browser(server).refused("POST", "/api/tables", rated) == (401, "not_signed_in")
    assert ann.refused("POST", "/api/tables", {**rated, "bots": [None, "casual"]}) == (400, "rated")
    opened = ann.ask("POST", "/api/tables", rated)
    seats = f"/api/tables/{opened['table']}/seats"
    assert Browser(server).refused("POST", seats, {"name": "Guest"}) == (401, "not_signed_in")
    assert ann.refused("POST", seats, {"name": "-"}) == (409, "seated")
    bob.ask("POST", seats, {"name": "-"})
    async with Client(server, opened["table"], headers=ann.headers) as client:
        assert (await client.say("fill"))["code"] == "rated"


async def test_guests_can_play_together_with_accounts(server: Server) -> None:
    ann = Browser(server).sign_up()
    opened = ann.ask("POST", "/api/tables", {"name": "-", "settings": {"players": 3}})
    guest = server.post(f"/api/tables/{opened['table']}/seats", {"name": "Guest"})
    async with Client(server, opened["table"], guest["token"]) as client:
        await client.until(lambda c: "table" in c.last)
        seats = client.last["table"]["seats"]
        assert "account" not in seats[guest["seat"]] and seats[opened["seat"]]["account"] == ann.id
