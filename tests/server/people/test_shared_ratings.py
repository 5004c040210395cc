"""Ratings with several processes on one PostgreSQL: games are counted one after the other, each once."""

import asyncio
import random
import re
from collections.abc import Iterator

import pytest

from ..packages import needs_postgres
from ..shared.cluster import Cluster, cluster, connected
from .browser import PASSWORD, Browser, people
from .rated_games import (
    add_accounts,
    add_game,
    count_all,
    counted,
    opened_store,
    play_and_kill,
    play_game,
    random_game,
    ratings,
)

pytestmark = [needs_postgres, pytest.mark.xdist_group("shared_ratings")]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two servers on one PostgreSQL."""
    with cluster(tmp_path_factory.mktemp("rated"), with_redis=False) as shared:
        yield shared


def checked(two: Cluster) -> tuple[int, int]:
    """Recompute all ratings beside the running servers. Return the counts of games and ratings."""
    code, said = ratings("check", "--database", two.postgres.url)
    assert code == 0, said
    games, counted_ratings = re.findall(r"\d+", said)[:2]
    return int(games), int(counted_ratings)


async def test_two_processes_rate_games_one_after_the_other(two: Cluster) -> None:
    first, second = two.servers
    games_before, ratings_before = checked(two)
    club = [Browser(server).sign_up() for server in (first, second, first, second)]
    await asyncio.gather(play_game(club[:3]), play_game(club[1:]), play_game(club[::-1]))
    for person, games in zip(club, (2, 3, 3, 2), strict=True):
        assert (await counted(person, games))["games"] == games
    assert checked(two) == (games_before + 3, ratings_before + 8)
    club[0].ask("DELETE", "/api/account", {"password": PASSWORD})
    for server in two.servers:
        assert server.refusal(f"/api/people/{club[0].id}") == (404, "no_such_account")
    assert checked(two) == (games_before + 3, ratings_before + 8)
    assert ratings("recompute", "--database", two.postgres.url)[0] == 0
    assert ratings("check", "--database", two.postgres.url)[0] == 0


async def test_several_raters_at_once_count_each_game_once(two: Cluster) -> None:
    stores = [await opened_store(two.postgres.url) for _ in range(3)]
    accounts = await add_accounts(stores[0], [f"Crowd {letter}" for letter in "ABCD"])
    dice = random.Random(9)
    tables = [await add_game(stores[0], random_game(seed), dice.sample(accounts, 3)) for seed in range(30)]
    await asyncio.gather(*(count_all(store) for store in stores))
    for store in stores:
        await store.close()
    async with connected(two.postgres) as connection:
        assert not await connection.fetch("select 1 from tables where due")
        counts = await connection.fetch("select table_id from rated where table_id = any($1)", tables)
    assert sorted(row["table_id"] for row in counts) == sorted(tables)
    code, said = ratings("check", "--database", two.postgres.url)
    assert code == 0, said


async def test_a_process_that_dies_at_the_end_of_a_game_loses_no_rating(two: Cluster) -> None:
    first = two.servers[0]
    three = people(first, 3)
    await play_and_kill(three, 1)
    first.start()
    (rating,) = (await counted(three[0], 1))["ratings"]
    assert rating["games"] == 1
    assert ratings("check", "--database", two.postgres.url)[0] == 0
