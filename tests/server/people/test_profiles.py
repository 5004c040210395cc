"""Profiles: what everyone may know about a person, counted only from finished games."""

import contextlib
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from oriflamme.events import Acted, Eliminated, Event, Gained, Paid, Placed, Revealed, RoundBegan, TookPot
from oriflamme.rules.decks import DECKS
from oriflamme.rules.kinds import NAMES
from oriflamme.server.rating.profiles import favourite_bluff
from oriflamme.server.rating.results import BluffResult, bluff_in, places_of, points_of, result_of

from ..clients import Client, open_table, play_out
from ..server_process import Server
from .browser import PASSWORD, Browser, people
from .rated_games import add_accounts, add_game, count_all, counted, opened_store, play_game, random_game


def of_kind(profile: Any) -> dict[str, tuple[int, int, int]]:
    return {one["kind"]: (one["played"], one["gained"], one["eliminated"]) for one in profile["by_kind"]}


def counted_by_hand(replay: Any, seat: int) -> dict[str, tuple[int, int, int]]:
    """Count how often each kind was played, what it gained and how often it fell, from a replay with open cards."""
    played, gained, fallen = Counter[str](), Counter[str](), Counter[str]()
    for event in (event for frame in replay["frames"] for event in frame["events"]):
        match event["type"]:
            case "Placed" | "Entered" | "Exchanged" if event["seat"] == seat:
                played[event["kind"]] += 1
            case "Gained" if event["seat"] == seat:
                gained[event["by"]] += event["amount"]
            case "TookPot" if event["seat"] == seat:
                gained[event["kind"]] += event["amount"]
            case "Paid" if event["to"] == seat:
                gained[event["by"]] += event["amount"]
            case "Eliminated" if event["seat"] == seat:
                fallen[event["kind"]] += 1
    return {kind: (played[kind], gained[kind], fallen[kind]) for kind in {*played, *gained, *fallen}}


def rounds_hidden_by_hand(replay: Any, seat: int) -> Counter[str]:
    """Return for each kind the most rounds that a card of a seat lay face down before it was seen."""
    most: Counter[str] = Counter()
    came: dict[int, int] = {}
    for frame in replay["frames"]:
        for event in frame["events"]:
            if event["type"] == "RoundBegan":
                present = event["round"]
            elif event["type"] in ("Placed", "Exchanged") and event["seat"] == seat:
                came[event["card"]] = present
            elif event["type"] in ("Revealed", "Eliminated") and event["card"] in came:
                most[event["kind"]] = max(most[event["kind"]], present - came.pop(event["card"]))
    return most


@pytest.mark.parametrize("deck", ["base", "alliance"])
async def test_a_profile_matches_the_records_of_the_games(server: Server, deck: str) -> None:
    three = people(server, 3)
    tables = [await play_game(three, seed, deck=deck) for seed in (1, 2)]
    replays = [server.get(f"/api/replays/{table}?viewer=all") for table in tables]
    for seat, person in enumerate(three):
        profile = await counted(person, 2)
        ends = [replay["frames"][-1]["game"] for replay in replays]
        stocks = [end["seats"][seat]["stock"] for end in ends]
        won = [seat in end["winners"] for end in ends]
        assert (profile["id"], profile["name"], profile["kind"]) == (person.id, person.name, "person")
        assert (profile["games"], profile["won"]) == (2, sum(won))
        assert profile["by_box"] == [{"box": deck, "players": 3, "games": 2, "won": sum(won), "points": sum(stocks)}]
        expected: dict[str, tuple[int, ...]] = {}
        for replay in replays:
            for kind, numbers in counted_by_hand(replay, seat).items():
                before = expected.get(kind, (0, 0, 0))
                expected[kind] = tuple(a + b for a, b in zip(before, numbers, strict=True))
        assert of_kind(profile) == expected
        assert sum(numbers[0] for numbers in expected.values()) >= 12
        recent = profile["recent"]
        assert [game["table"] for game in recent] == tables[::-1]
        assert [game["points"] for game in recent] == stocks[::-1]
        assert [game["place"] == 1 for game in recent] == won[::-1]
        assert all(game["names"] == [one.name for one in three] and game["seat"] == seat for game in recent)
        assert all(game["rated"] for game in recent)
        if bluff := profile.get("bluff"):
            replay = replays[tables.index(bluff["table"])]
            assert bluff["rounds"] == rounds_hidden_by_hand(replay, seat)[bluff["kind"]] >= 1
            assert 0 < bluff["gained"] <= counted_by_hand(replay, seat)[bluff["kind"]][1]


def test_a_bluff_is_the_card_that_was_hidden_longest_and_paid_off() -> None:
    story: list[Event] = [
        RoundBegan(1, 0),
        *(Placed(0, card, 1, kind) for card, kind in enumerate(("ambush", "heir", "conspiracy", "lord"), 1)),
        Placed(1, 12, 1, "spy"),
        Revealed(0, 4, "lord"),  # revealed at once: not a bluff, whatever it gains
        Gained(0, "lord", 9),
        RoundBegan(3, 0),
        Revealed(0, 3, "conspiracy"),
        TookPot(0, 3, "conspiracy", 6),
        RoundBegan(4, 0),
        Acted(1, 12, "soldier"),
        Eliminated(0, 1, "ambush", 12, 3),
        Gained(1, "soldier", 1),
        Gained(0, "ambush", 4),
        RoundBegan(6, 0),
        Eliminated(0, 2, "heir", 12, 5),  # hidden longer, but it gained nothing
        Acted(0, 6, "heir"),
        Gained(0, "heir", 2),  # gained by another card, which was bribed
        Revealed(1, 12, "spy"),  # another player's card
        Paid(0, 1, "spy", 1),
    ]
    assert bluff_in(story, 0) == BluffResult("ambush", 3, 4)
    assert bluff_in(story, 1) == BluffResult("spy", 5, 1)
    assert bluff_in(story[:11], 0) == BluffResult("conspiracy", 2, 6) and bluff_in(story[:9], 0) is None


def test_bluffs_are_found_with_every_deck() -> None:
    found = 0
    for seed in range(60):
        game = random_game(seed, 4, ["base", "ablaze", "alliance", "masks"][seed % 4])
        for seat in range(4):
            bluff = result_of(game, seat, rated=False).bluff
            if bluff is None:
                continue
            found += 1
            assert 1 <= bluff.rounds <= 5 and bluff.gained > 0
            assert bluff.kind in (*(NAMES[kind] for kind in game.state.deck), "twin")
    assert found > 150


def test_the_gains_of_the_kinds_add_up_to_the_points_before_losses() -> None:
    for seed in range(40):
        game = random_game(seed, 3, ["base", "ablaze", "alliance", "tribunal"][seed % 4])
        for seat, points in enumerate(points_of(game)):
            gained = sum(kind.gained for kind in result_of(game, seat, rated=False).kinds)
            lost = sum(
                event.amount  # type: ignore[attr-defined]
                for event in game.story()
                if type(event).__name__ in ("Paid", "Lost") and event.seat == seat  # type: ignore[attr-defined]
            )
            assert 1 + gained - lost == points
        best = [seat for seat, place in enumerate(places_of(game)) if place == 1]
        assert tuple(best) == game.winners


def test_the_favourite_bluff_is_the_most_frequent_kind_with_its_longest_time() -> None:
    ambush, short, long = BluffResult("ambush", 5, 4), BluffResult("heir", 1, 9), BluffResult("heir", 3, 2)
    bluff = favourite_bluff([("t1", ambush), ("t2", short), ("t3", long)])
    assert bluff is not None
    assert (bluff.kind, bluff.rounds, bluff.gained, bluff.table, bluff.times) == ("heir", 3, 2, "t3", 2)
    assert favourite_bluff([]) is None


async def test_results_are_grouped_by_box_and_count_of_players(tmp_path: Path) -> None:
    store = await opened_store(tmp_path)
    club = await add_accounts(store, ["Ann", "Bob", "Eve", "Sam", "Zoe"])
    shuffled = tuple(NAMES[kind] for kind in reversed(DECKS["ablaze"]))
    for deck, players in (("base", 3), ("base", 5), ("court", 3)):
        await add_game(store, random_game(1, players, deck), club[:players], deck=deck, rated=False)
    own = random_game(2, 4, shuffled)  # type: ignore[arg-type]
    await add_game(store, own, club[:4], deck=shuffled, rated=False)
    await count_all(store)
    await store.close()
    with closing(sqlite3.connect(tmp_path / "oriflamme.db")) as database:
        ann = database.execute("select box, players from results where account_id = ?", [club[0]]).fetchall()
        assert not database.execute("select 1 from rated").fetchall()
    assert sorted(ann) == [("ablaze", 4), ("base", 3), ("base", 5), ("mixed", 3)]


async def test_games_with_guests_and_bots_count_and_guest_games_once_claimed(server: Server) -> None:
    ann = Browser(server).sign_up()
    opened = ann.ask("POST", "/api/tables", {"name": "-", "settings": {"players": 3}, "bots": [None, None, "random"]})
    guest = server.post(f"/api/tables/{opened['table']}/seats", {"name": "Guest"})
    async with contextlib.AsyncExitStack() as stack:
        clients = [Client(server, opened["table"], seat["token"]) for seat in (opened, guest)]
        clients = [await stack.enter_async_context(client) for client in clients]
        assert (await clients[0].say("start"))["type"] == "done"
        await play_out(clients)
    await counted(ann, 1)
    (game,) = ann.ask("GET", f"/api/people/{ann.id}")["recent"]
    assert game["names"][:2] == [ann.name, "Guest"] and "rated" not in game
    bob = Browser(server).sign_up(games=[{"table": guest["table"], "token": guest["token"]}])
    await counted(bob, 1)
    (claimed,) = bob.ask("GET", f"/api/people/{bob.id}")["recent"]
    assert (claimed["table"], claimed["seat"]) == (opened["table"], guest["seat"])
    (mine,) = open_table(server, 1, players=3, bot="random")
    assert bob.ask("POST", "/api/account/games", {"games": [{"table": mine["table"], "token": mine["token"]}]})
    async with Client(server, mine["table"], mine["token"]) as client:
        assert (await client.say("start"))["type"] == "done"
        await play_out([client])
    assert (await counted(bob, 2))["games"] == 2  # it was claimed before it was over
    assert (await counted(ann, 1))["games"] == 1


async def test_only_the_player_sees_private_tables_in_a_profile(server: Server) -> None:
    three = people(server, 3)
    private = await play_game(three, 1, rated=False)
    open_to_all = await play_game(three, 2, rated=False, open=True)
    rated = await play_game(three, 3)
    for stranger in (Browser(server), three[1]):
        await counted(three[0], 3)
        profile = stranger.ask("GET", f"/api/people/{three[0].id}")
        assert [game["table"] for game in profile["recent"]] == [rated, open_to_all]
        assert (profile["games"], profile["by_box"][0]["games"]) == (3, 3)
        assert private not in str(profile)
    own = three[0].ask("GET", f"/api/people/{three[0].id}")
    assert [game["table"] for game in own["recent"]] == [rated, open_to_all, private]


async def test_a_removed_name_disappears_from_the_profiles_of_others(server: Server) -> None:
    three = people(server, 3)
    await play_game(three)
    await counted(three[0], 1)
    three[1].ask("DELETE", "/api/account", {"password": PASSWORD})
    (game,) = server.get(f"/api/people/{three[0].id}")["recent"]
    assert game["names"] == [three[0].name, "", three[2].name]
    assert server.refusal(f"/api/people/{quote(three[1].name)}") == (404, "no_such_account")


def test_a_profile_is_found_by_its_id_and_by_names_that_look_alike(server: Server) -> None:
    zoe = Browser(server).sign_up("Zoë of Ely")
    for name in (zoe.id, "Zoë of Ely", "zoe OF ely", "z0e-of-ely"):
        assert server.get(f"/api/people/{quote(name)}")["id"] == zoe.id
    profile = server.get(f"/api/people/{zoe.id}")
    assert (profile["games"], profile["won"], profile["ratings"], profile["recent"]) == (0, 0, [], [])
    assert "bluff" not in profile and "owner_name" not in profile
    assert "password" not in str(profile) and "session" not in str(profile)


@pytest.mark.parametrize("name", ["Nobody has this", "x" * 5000, "..%2F..", "a/b", "%F0%9F%98%80", "'"])
def test_an_unknown_name_is_not_found(server: Server, name: str) -> None:
    assert server.refusal(f"/api/people/{quote(name, safe='%/')}") == (404, "no_such_account")


@pytest.mark.parametrize("name", ["%00", "a%00b"])
def test_a_name_with_an_invalid_character_is_not_found(server: Server, name: str) -> None:
    assert server.refusal(f"/api/people/{name}") == (404, "not_found")


async def test_a_profile_of_thousands_of_games_is_short_and_correct(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    ann, bob, eve = people(server, 3)
    server.stop()
    store = await opened_store(server.folder)
    games = [random_game(seed) for seed in range(25)]
    for game in games:
        await add_game(store, game, [ann.id, bob.id, eve.id])
    await count_all(store)
    await store.close()
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database, database:
        columns = "seat, account_id, at, box, players, points, place, result"
        copies = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 120)"
        database.execute(f"insert into results {copies} select table_id || '-' || i, {columns} from results, n")
    server.start()
    profile = server.get(f"/api/people/{ann.id}")
    assert profile["games"] == 121 * 25
    assert profile["won"] == 121 * sum(0 in game.winners for game in games)
    assert profile["by_box"][0]["points"] == 121 * sum(points_of(game)[0] for game in games)
    assert len(profile["recent"]) == 20
    assert len(profile["ratings"][0]["history"]) == 25
    assert len(server.text(f"/api/people/{ann.id}")) < 20_000
