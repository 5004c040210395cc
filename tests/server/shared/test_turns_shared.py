"""Turn-based tables with several processes: each is served by one of them, and by another when that one is gone."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from ..clients import Client
from ..packages import needs_postgres
from ..people.browser import Browser
from ..people.receivers import Receiver, served
from ..people.test_turns import DAY, QUICKLY, answer, started
from ..server_process import PATIENCE
from .cluster import Cluster, cluster, connected

pytestmark = [needs_postgres, pytest.mark.xdist_group("shared_turns")]


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    server = Receiver()
    with served(server):
        yield server


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    more = {**QUICKLY, "ORIFLAMME_INSIDE_ADDRESSES": "true", "ORIFLAMME_BOT_PACE": "0.7-0.7"}
    with cluster(tmp_path_factory.mktemp("turns"), with_redis=False, servers=2, settings=more) as shared:
        yield shared


async def row_of(two: Cluster, table: str) -> dict[str, Any]:
    async with connected(two.postgres) as connection:
        return dict(await connection.fetchrow("select * from deadlines where table_id = $1", table) or {})


async def asked(two: Cluster, table: str, account: str) -> dict[str, Any]:
    """Wait until an account is asked. Return the row of the deadline."""
    async with asyncio.timeout(PATIENCE):
        while (row := await row_of(two, table)).get("account_id") != account:
            await asyncio.sleep(0.05)
    return row


async def all_notified(two: Cluster, table: str) -> None:
    """Wait until the notice for the current decision is handled and the schedulers have looked again."""
    async with asyncio.timeout(PATIENCE), connected(two.postgres) as connection:
        while not (await row_of(two, table))["told"] or await connection.fetchval("select count(*) from notices"):
            await asyncio.sleep(0.05)
        for _ in range(6):
            looked = await connection.fetchval("select fact from facts where name = 'looked'")
            while looked == await connection.fetchval("select fact from facts where name = 'looked'"):
                await asyncio.sleep(0.05)


async def test_notices_are_sent_once_and_not_while_a_client_views_the_table(two: Cluster, receiver: Receiver) -> None:
    first, second = two.servers
    ann = Browser(first).sign_up()
    ann.ask("POST", "/api/account/ways", {"kind": "slack", "address": receiver.address("/ann"), "language": "en"})
    table = await started(ann)
    await asked(two, table, ann.id)
    await all_notified(two, table)
    assert len(receiver.under("/ann")) == 1
    async with Client(second, table, headers=ann.headers) as client:
        await client.until(lambda c: c.question is not None and c.question["seat"] == 0)
        number = client.last["game"]["number"]
        await client.move(client.question["actions"][0])  # type: ignore[index]
        await client.until(lambda c: c.last["game"]["number"] > number and c.last["clock"]["seat"] == 0)
        await asked(two, table, ann.id)
        await all_notified(two, table)
        assert len(receiver.under("/ann")) == 1
        until = client.last["clock"]["until"]
        ann.ask("POST", "/api/account/vacation", {"until": round(time.time() + DAY) * 1000})
        await client.until(lambda c: abs(c.last["clock"]["until"] - until - DAY * 1000) < 60_000)


async def test_another_process_continues_the_bots_of_a_process_that_is_gone(two: Cluster) -> None:
    ann = Browser(two.servers[0]).sign_up()
    table = await started(ann, players=5)
    while True:
        await asked(two, table, ann.id)
        await answer(table, ann)
        if (row := await row_of(two, table))["account_id"] is None:
            break  # a bot is about to answer
    two.servers[0].kill()
    try:
        now = await asked(two, table, ann.id)
    finally:
        two.servers[0].start()
    assert now["position"] > row["position"] and now["until"] - now["asked"] == 3_600_000
