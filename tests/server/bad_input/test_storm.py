"""Each attack on the transport, briefly: all its connections are cut, and an honest client is served meanwhile."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from tests.server.bad_input.storm.attacker import Attacker
from tests.server.bad_input.storm.attacks import attacks
from tests.server.bad_input.storm.settings import GUARDED, HASTY
from tests.server.bad_input.targets import Target, started
from tests.server.clients import Client
from tests.server.server_process import PATIENCE, Server, starting

pytestmark = pytest.mark.xdist_group("storm")
FEW: Final = 8  # connections
SLOW: Final = (
    "a header, byte by byte",
    "headers never finished",
    "bodies never finished",
    "connections that say nothing",
)
WHY: Final = {  # the reason for which an attack must be cut; too_fast for all others
    **dict.fromkeys(SLOW, ("too_slow",)),
    "messages without a pause": ("too_fast", "refused"),  # the guard counts what is read, the table what is answered
    "a body without end": ("too_long",),
    "a header without end": ("too_long",),
    "answers never read": ("unread", "silent"),  # whichever comes first: a full buffer, or no answer to a ping
    "pages never read": ("unread", "too_fast"),
    "connecting again and again": ("no_request",),
}
NAMES: Final = [attack.name for attack in attacks("")]


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the real limits, except that it waits less."""
    with starting(tmp_path_factory.mktemp("storm")) as start:
        yield start({**GUARDED, **HASTY})


@pytest.fixture(scope="module")
def target(guarded: Server) -> Target:
    """A table that is attacked."""
    return asyncio.run(started(guarded, 5))


def cuts(server: Server, name: str) -> float:
    """Return how many connections were cut for the reasons that an attack gives."""
    lines = [f'oriflamme_cuts_total{{why="{why}"}} ' for why in WHY.get(name, ("too_fast",))]
    return sum(float(line.split()[1]) for line in server.text("/metrics").splitlines() if line.startswith(tuple(lines)))


@pytest.mark.parametrize("name", NAMES)
async def test_an_attacker_is_cut_and_honest_people_are_served(name: str, guarded: Server, target: Target) -> None:
    attack = next(attack for attack in attacks(target.table) if attack.name == name)
    source = f"127.0.8.{1 + NAMES.index(name)}"
    attacker = Attacker(replace(attack, connections=FEW), guarded.port, source, PATIENCE, again=False)
    before = cuts(guarded, name)
    async with Client(guarded, target.table, target.tokens[1]) as honest:
        outcome = await attacker.run()
        assert outcome.cut == FEW, outcome
        assert cuts(guarded, name) >= before + FEW, "they ended, but were not cut"
        assert (await honest.say("ping"))["type"] == "pong"
        assert guarded.get("/healthz") == {"status": "well"}
