"""Attacks that come through a process that does not own the table: it cuts them, and the owner does not feel them."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from ..bad_input.storm.attacker import Attacker
from ..bad_input.storm.attacks import attacks
from ..bad_input.storm.settings import GUARDED, HASTY
from ..bad_input.targets import Target, started
from ..clients import Client
from ..packages import needs_postgres
from ..server_process import PATIENCE
from .cluster import Cluster, cluster

pytestmark = [needs_postgres, pytest.mark.xdist_group("shared")]
FEW: Final = 8  # connections
NAMES: Final = (
    "empty pongs at a table",
    "pings",
    "empty fragments, never finished",
    "messages without a pause",
    "large messages",
    "one byte in each chunk",
    "requests without a pause",
    "answers never read",
)


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two servers with the real limits, except that they wait less."""
    folder: Path = tmp_path_factory.mktemp("guarded")
    with cluster(folder, with_redis=False, settings={**GUARDED, **HASTY}) as shared:
        yield shared


@pytest.fixture(scope="module")
def target(guarded: Cluster) -> Target:
    """A table that the first process owns."""
    return asyncio.run(started(guarded.servers[0], 5))


@pytest.mark.parametrize("name", NAMES)
async def test_an_attacker_is_cut_by_the_process_that_relays(name: str, guarded: Cluster, target: Target) -> None:
    owner, other = guarded.servers
    attack = next(attack for attack in attacks(target.table) if attack.name == name)
    source = f"127.0.8.{101 + NAMES.index(name)}"
    attacker = Attacker(replace(attack, connections=FEW), other.port, source, PATIENCE, again=False)
    async with (
        Client(owner, target.table, target.tokens[1]) as honest,
        Client(other, target.table, target.tokens[2]) as relayed,
    ):
        outcome = await attacker.run()
        assert outcome.cut == FEW, outcome
        for client in (honest, relayed):
            assert (await client.say("ping"))["type"] == "pong"
        await honest.until(lambda c: not c.last["table"].get("spectators"))  # the owner has none of them left
