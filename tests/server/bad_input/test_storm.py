"""Each attack on the transport, briefly: all its connections are cut, and an honest client is served meanwhile."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

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
PATIENT: Final = (*SLOW, "answers never read")  # what only time can cut
NAMES: Final = [attack.name for attack in attacks("")]


class Attacked(NamedTuple):
    """A server and the table on it that is attacked."""

    server: Server
    target: Target


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[bool], Attacked]]:
    """A server with the real limits, or one that waits less. There a flood on a busy machine could end as silence."""
    with starting(tmp_path_factory.mktemp("storm")) as start:

        @cache
        def attacked(is_hasty: bool) -> Attacked:
            server = start({**GUARDED, **(HASTY if is_hasty else {})})
            return Attacked(server, asyncio.run(started(server, 5)))

        yield attacked


def cuts(server: Server, name: str) -> float:
    """Return how many connections were cut for the reasons that an attack gives."""
    lines = [f'oriflamme_cuts_total{{why="{why}"}} ' for why in WHY.get(name, ("too_fast",))]
    return sum(float(line.split()[1]) for line in server.text("/metrics").splitlines() if line.startswith(tuple(lines)))


@pytest.mark.parametrize("name", NAMES)
def test_an_attacker_is_cut_and_honest_people_are_served(name: str, attacked: Callable[[bool], Attacked]) -> None:
    asyncio.run(check_cut(name, *attacked(name in PATIENT)))


async def check_cut(name: str, guarded: Server, target: Target) -> None:
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
