"""Leaderboards: the best first, equals share a place, and a player is listed after the third game."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from oriflamme.server.rating.ladders import LADDERS
from oriflamme.server.rating.results import places_of

from ..server_process import Server
from .rated_games import add_accounts, add_game, count_all, opened_store, random_game, rows


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Server]:
    """A server that has not been started."""
    server = Server(tmp_path / "data")
    yield server
    server.end()


async def test_a_leaderboard_lists_the_best_first_and_needs_three_games(new_server: Server) -> None:
    server, store = new_server, await opened_store(new_server.folder)
    club, dice = await add_accounts(store, [f"Member {n}" for n in range(70)]), random.Random(8)
    for seed in range(90):
        await add_game(store, random_game(seed), dice.sample(club[:-3], 3))
    await add_game(store, random_game(99), club[-3:])
    await count_all(store)
    await store.close()
    server.start()
    (ladder,) = server.get("/api/ladders")["ladders"]
    assert (ladder["ladder"], ladder["games"], "is_for_bots" in ladder) == ("base-3", 91, False)
    board = server.get("/api/ladders/base-3")
    rest = server.get("/api/ladders/base-3?from=50")["places"]
    known = rows(server, "select account_id, mu - 3 * sigma, games from ratings where games >= 3 order by 2 desc")
    places = [*board["places"], *rest]
    assert len(board["places"]) == 50 and len(places) == len(known) < 68
    assert [(place["account"], place["games"]) for place in places] == [(row[0], row[2]) for row in known]
    assert [place["place"] for place in places] == [1 + sum(o[1] > row[1] for o in known) for row in known]
    assert [place["rating"] for place in places] == [round(1000 + 20 * row[1]) for row in known]
    assert server.get("/api/ladders/base-3?from=100000")["places"] == []


async def test_equal_players_share_a_place_even_across_pages(new_server: Server) -> None:
    server, store = new_server, await opened_store(new_server.folder)
    tied = next(game for game in map(random_game, range(10_000)) if sorted(places_of(game)) == [1, 2, 2])
    first = places_of(tied).index(1)
    club = await add_accounts(store, [f"Member {n}" for n in range(60)])
    for start in range(0, 60, 3):
        for _ in range(3):
            await add_game(store, tied, club[start : start + 3])
    await count_all(store)
    await store.close()
    server.start()
    places = [place for start in ("0", "50") for place in server.get(f"/api/ladders/base-3?from={start}")["places"]]
    assert [place["place"] for place in places] == [1] * 20 + [21] * 40
    assert {place["account"] for place in places[:20]} == set(club[first::3])


def test_an_unknown_leaderboard_is_refused(server: Server) -> None:
    for name in ("base-6", "chess-3", "BASE-3", "bots-", "base-3%27"):
        assert server.refusal(f"/api/ladders/{name}") == (404, "no_such_ladder")
    assert server.refusal("/api/ladders/%00") == (404, "not_found")
    for start in ("-1", "x", "1e3", "9" * 30, "%C2%B2", ""):
        assert server.refusal(f"/api/ladders/base-3?from={start}") == (400, "wrong")
    for name in LADDERS:
        assert server.get(f"/api/ladders/{name}")["ladder"] == name
