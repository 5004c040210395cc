"""Ratings: every rated game counts once for its players, whatever happens to the server or the accounts."""

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce

from oriflamme.server.rating.results import places_of
from oriflamme.server.rating.skill import Skill, skills_after

from ..clients import Client, play_out
from ..databases import id_of
from ..server_process import Server
from .browser import PASSWORD, Browser, bots_of, people
from .rated_games import (
    add_accounts,
    add_game,
    check,
    count_all,
    counted,
    opened_store,
    play_and_kill,
    play_game,
    random_game,
    ratings,
    rows,
    start,
    take_seats,
    until_nothing_is_due,
)


def change(server: Server, statement: str) -> None:
    """Change the database of a stopped server."""
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database, database:
        database.execute(statement)


# What is rated.


async def test_a_rated_game_changes_the_ratings_by_the_places_of_the_players(server: Server) -> None:
    three = people(server, 3)
    table = await play_game(three, seed=1, deck="ablaze")
    profiles = [await counted(person, 1) for person in three]
    last = server.get(f"/api/replays/{table}")["frames"][-1]["game"]
    tops = Counter(pile[0]["family"] for pile in last["queue"])
    scores = [(seat["stock"], tops[number]) for number, seat in enumerate(last["seats"])]
    places = [1 + sum(other > score for other in scores) for score in scores]
    model = PlackettLuce()
    after = model.rate([[model.rating()] for _ in places], ranks=[float(place) for place in places])
    for profile, place, (skill,) in zip(profiles, places, after, strict=True):
        (rating,) = profile["ratings"]
        assert (rating["ladder"], rating["games"]) == ("ablaze-3", 1)
        assert rating["rating"] == round(1000 + 20 * (skill.mu - 3 * skill.sigma))
        assert rating["deviation"] == round(20 * skill.sigma)
        assert [(point["table"], point["place"]) for point in rating["history"]] == [(table, place)]


async def test_games_that_are_not_rated_or_not_over_change_no_rating(server: Server) -> None:
    three = people(server, 3)
    await play_game(three, rated=False)
    assert (await counted(three[0], 1))["ratings"] == []
    opened, *_ = take_seats(three)
    async with AsyncExitStack() as stack:
        seated = [Client(server, opened["table"], headers=person.headers) for person in three]
        await start([await stack.enter_async_context(client) for client in seated])
    assert three[0].ask("GET", f"/api/people/{three[0].id}")["games"] == 1


async def test_a_game_continued_from_a_replay_is_not_rated(server: Server) -> None:
    three = people(server, 3)
    table = await play_game(three)
    await counted(three[0], 1)
    went_on = server.post(f"/api/replays/{table}/play-on", {"name": "Ann", "seat": 0, "number": 3, "bot": "random"})
    async with Client(server, went_on["table"], went_on["token"]) as client:
        await play_out([client])
    seat = {"table": went_on["table"], "token": went_on["token"]}
    ann = Browser(server).sign_up(games=[seat])
    marker = await play_game([ann, *three[1:]])
    profile = await counted(ann, 1)
    assert profile["games"] == 1 and [game["table"] for game in profile["recent"]] == [marker]


def test_equal_places_are_a_tie_and_all_places_count() -> None:
    newcomer = Skill()
    first, *tied = skills_after([newcomer] * 3, [1, 2, 2])
    assert tied[0] == tied[1] and first.mu > newcomer.mu > tied[0].mu
    best, middle, last = skills_after([newcomer] * 3, [1, 2, 3])
    assert best.ordinal > middle.ordinal > last.ordinal
    assert newcomer.shown == 1000 and newcomer.shown_deviation == 167


async def test_players_who_tie_get_equal_ratings(tmp_path: Path) -> None:
    tied = next(game for game in map(random_game, range(10_000)) if len(set(places_of(game))) < 3)
    store = await opened_store(tmp_path)
    accounts = await add_accounts(store, ["Ann", "Bob", "Eve"])
    await add_game(store, tied, accounts)
    await count_all(store)
    await store.close()
    with closing(sqlite3.connect(tmp_path / "oriflamme.db")) as database:
        found = dict(database.execute("select account_id, mu from ratings").fetchall())
    places = dict(zip(accounts, places_of(tied), strict=True))
    assert len(set(found.values())) == len(set(places.values())) == 2
    assert all((found[a] == found[b]) == (places[a] == places[b]) for a in accounts for b in accounts)


# Who may play.


async def test_people_and_bots_cannot_mix_at_a_rated_table(start_server: Callable[..., Server]) -> None:
    server = start_server()
    ann, bob, eve = people(server, 3)
    bots = [one for owner in (ann, bob, eve) for one in bots_of(owner, f"Bot of {owner.name}")]
    by_person = ann.ask("POST", "/api/tables", rated())["table"]
    by_bot = bots[0].ask("POST", "/api/tables", rated())["table"]
    assert bots[1].refused("POST", f"/api/tables/{by_person}/seats", {"name": "-"}) == (400, "rated")
    assert bob.refused("POST", f"/api/tables/{by_bot}/seats", {"name": "-"}) == (400, "rated")
    assert bots[0].refused("POST", f"/api/tables/{by_bot}/seats", {"name": "-"}) == (409, "seated")
    for one, table in ((bob, by_person), (eve, by_person), (bots[1], by_bot), (bots[2], by_bot)):
        one.ask("POST", f"/api/tables/{table}/seats", {"name": "-"})
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server, by_bot, headers=one.headers)) for one in bots]
        await start(clients)
        await play_out(clients)
    profile = await counted(bots[0], 1)
    assert (profile["kind"], profile["owner_name"]) == ("bot", ann.name)
    assert [rating["ladder"] for rating in profile["ratings"]] == ["bots-base-3"]
    (ladder,) = server.get("/api/ladders")["ladders"]
    assert ladder == {
        "ladder": "bots-base-3",
        "box": "base",
        "players": 3,
        "is_for_bots": True,
        "people": 3,
        "games": 1,
    }


def rated() -> dict[str, Any]:
    return {"name": "-", "settings": {"players": 3, "rated": True}}


# Live ratings and recomputed ratings.


async def test_ratings_recomputed_from_the_log_equal_the_live_ratings(start_server: Callable[..., Server]) -> None:
    server = start_server()
    club, dice = people(server, 5), random.Random(6)
    await asyncio.gather(
        *(play_game(dice.sample(club, players), deck=deck) for players, deck in ((3, "base"), (4, "any")))
    )
    await until_nothing_is_due(server)
    server.stop()
    assert check(server).startswith("2 rated games, ")
    change(server, "update ratings set mu = mu + 1e-9 where rowid = (select max(rowid) from ratings)")
    change(server, "delete from rating_history where rowid = 1")
    code, said = ratings("check", "--data", str(server.folder))
    assert code == 1 and len(said.splitlines()) == 2
    assert "stored mu" in said and "stored nothing" in said
    assert ratings("recompute", "--data", str(server.folder))[0] == 0
    check(server)


async def test_the_ratings_of_a_hundred_games_with_four_decks_are_reproducible(tmp_path: Path) -> None:
    store = await opened_store(tmp_path)
    club, dice = await add_accounts(store, [f"Member {n}" for n in range(40)]), random.Random(7)
    for seed in range(100):
        game = random_game(seed, dice.choice([3, 4, 5]), dice.choice(["base", "ablaze", "alliance", "court"]))
        await add_game(store, game, dice.sample(club, game.players))
        if seed % 40 == 17:
            await count_all(store)
    await asyncio.gather(count_all(store), count_all(store))  # two raters at once count nothing twice
    await store.close()
    code, said = ratings("check", "--data", str(tmp_path))
    assert (code, said.splitlines()[-1].split(",")[0]) == (0, "100 rated games")


def test_ratings_are_not_recomputed_beside_a_server_on_sqlite_or_without_a_database(
    server: Server, tmp_path: Path
) -> None:
    code, said = ratings("check", "--data", str(server.folder))
    assert code == 2 and "another Oriflamme server already uses the folder" in said
    code, said = ratings("recompute", "--data", str(tmp_path / "nothing"))
    assert code == 2 and "there is no database" in said and not (tmp_path / "nothing").exists()


async def test_a_game_with_a_damaged_log_is_not_rated_and_blocks_no_other(tmp_path: Path) -> None:
    store = await opened_store(tmp_path)
    accounts = await add_accounts(store, ["Ann", "Bob", "Eve"])
    damaged, whole = [await add_game(store, random_game(seed), accounts) for seed in range(2)]
    with closing(sqlite3.connect(tmp_path / "oriflamme.db")) as database, database:
        database.execute("update log set entry = '{' where table_id = ? and number = 9", [damaged])
    await count_all(store)
    await store.close()
    with closing(sqlite3.connect(tmp_path / "oriflamme.db")) as database:
        assert database.execute("select table_id from rated").fetchall() == [(whole,)]
        assert not database.execute("select 1 from tables where due").fetchall()
    assert ratings("check", "--data", str(tmp_path))[0] == 0


# Kills and deleted accounts.


async def test_a_server_killed_at_the_end_of_a_game_loses_no_rating(start_server: Callable[..., Server]) -> None:
    server = start_server()
    three = people(server, 3)
    for game in range(2):
        await play_and_kill(three, game)
        due, done = rows(server, "select 1 from tables where due"), rows(server, "select 1 from rated")
        assert len(due) + len(done) == game + 1
        server.start()
        await counted(three[0], game + 1)
        await until_nothing_is_due(server)
    server.stop()
    assert check(server).startswith("2 rated games, 3 ratings")


async def test_a_deleted_account_leaves_a_number_and_the_ratings_of_others_unchanged(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    server = Server(tmp_path / "data")
    store = await opened_store(server.folder)
    for seed in range(6):
        await add_game(store, random_game(seed), [id_of(0 if seed % 2 else 3), id_of(1), id_of(2)])
    await count_all(store)
    await store.close()
    server.start()
    request.addfinalizer(server.end)
    club = people(server, 4)
    ann, *others = club
    before = server.get(f"/api/people/{others[0].id}")
    places = server.get("/api/ladders/base-3")["places"]
    assert {place["account"] for place in places} == {person.id for person in club}
    unfinished = take_seats([others[0], ann, others[1]])  # a game is in play while she deletes her account
    async with AsyncExitStack() as stack:
        seated = [
            Client(server, seat["table"], seat["token"], headers=person.headers)
            for seat, person in zip(unfinished, (others[0], ann, others[1]), strict=True)
        ]
        await start([await stack.enter_async_context(client) for client in seated])
    ann.ask("DELETE", "/api/account", {"password": PASSWORD})
    assert server.refusal(f"/api/people/{ann.id}") == (404, "no_such_account")
    assert server.get(f"/api/people/{others[0].id}")["ratings"] == before["ratings"]
    assert ann.id not in str(server.get("/api/ladders/base-3"))
    async with AsyncExitStack() as stack:
        proofs = (others[0].headers, None, others[1].headers)  # the seat of a deleted account is its token's
        clients = [
            Client(server, seat["table"], seat["token"], headers=proof)
            for seat, proof in zip(unfinished, proofs, strict=True)
        ]
        await play_out([await stack.enter_async_context(client) for client in clients])
    await counted(others[0], 7)
    await play_game(others, 9)
    await counted(others[0], 8)
    await until_nothing_is_due(server)
    server.stop()
    assert check(server).startswith("8 rated games, 4 ratings")
    assert ratings("recompute", "--data", str(server.folder))[0] == 0
    check(server)
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database:
        kept = "\n".join(database.iterdump())
    assert ann.id not in kept and ann.name not in kept
    server.start()
    assert server.get(f"/api/people/{others[0].id}")["recent"][0]["names"] == [other.name for other in others]


async def test_the_token_of_a_deleted_account_gives_no_rated_seat_and_no_seat_at_a_rematch(server: Server) -> None:
    three = people(server, 3)
    seats = take_seats(three)
    async with AsyncExitStack() as stack:
        clients = [
            Client(server, seat["table"], seat["token"], headers=person.headers)
            for seat, person in zip(seats, three, strict=True)
        ]
        clients = [await stack.enter_async_context(client) for client in clients]
        await start(clients)
        await play_out(clients)
    await counted(three[2], 1)
    three[2].ask("DELETE", "/api/account", {"password": PASSWORD})
    again = Browser(server).sign_up(games=[{"table": seats[2]["table"], "token": seats[2]["token"]}])
    assert again.ask("GET", "/api/account/games")["games"] == []
    async with Client(server, seats[0]["table"], seats[0]["token"], headers=three[0].headers) as client:
        assert (await client.say("rematch"))["type"] == "done"
        await client.until(lambda c: "rematch" in c.last["table"])
        rematch = client.last["table"]["rematch"]
    assert [seat["kind"] for seat in server.get(f"/api/tables/{rematch}")["seats"]] == ["person", "person", "empty"]
