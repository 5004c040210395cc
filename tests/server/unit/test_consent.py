"""No rated game starts without consent, in any order of connecting, disconnecting, leaving, returning and starting."""

import asyncio
import itertools
import random
from typing import Final, NamedTuple

import msgspec
import pytest

from oriflamme.protocol.messages import Hello, Leave, Ready, Start
from oriflamme.protocol.tables import TableSettings
from oriflamme.server.settings import Settings
from oriflamme.server.storage.entries import Opened
from oriflamme.server.storage.memory import MemoryStore
from oriflamme.server.tables.audience import Viewer
from oriflamme.server.tables.hall import Hall
from oriflamme.server.tables.handlers.dispatch import dispatch
from oriflamme.server.tables.live_table import LiveTable
from oriflamme.server.tables.table import Table
from oriflamme.server.wire.refusal import Refusal

from ..time_account import Bots, NullConnection, OpenAdmission
from .tables import NAMES, gathered, played, started, table, token_of

OPENED: Final = Opened("ABCDE", TableSettings(players=3, rated=True, stand_in="beginner"), "server seed")
STEPS: Final = ("come", "ready", "go", "leave", "return")


class Player(NamedTuple):
    """An account that takes a seat."""

    id: str
    name: str
    owner: str | None = None
    is_bot: bool = False


PLAYERS: Final = [Player(f"account {seat}", name) for seat, name in enumerate(NAMES)]
FINISHED: Final = table(*played(started(gathered(*(player.id for player in PLAYERS), opened=OPENED))))


class Rematch:
    """A rematch proposed by the first of three players, and who of them has agreed."""

    def __init__(self) -> None:
        self.hall = Hall(Settings(miss_burst=10**6), MemoryStore(), Bots(), OpenAdmission())
        self.viewers: dict[int, Viewer] = {}
        self.tokens = {seat: token_of(seat) for seat in range(3)}
        self.chosen = {0}  # the seats that proposed it or were taken by choice
        self.agreed: set[int] = set()
        self._ids = itertools.count()

    async def open(self) -> LiveTable:
        self.live = await self.hall.find(await self.hall.open_rematch(FINISHED, 0, ()), "here")
        await self.come(0)
        return self.live

    async def do(self, seat: int, step: str) -> bool:
        """Perform a player's step, if it is possible. Return whether it is."""
        if step in ("ready", "go", "leave") and seat not in self.viewers:
            return False
        if (seat in self.tokens) != (step != "return"):
            return False
        if step == "return":
            taken = await self.hall.join(self.live, "-", PLAYERS[seat])
            self.tokens[seat] = taken.token
            self.chosen.add(seat)
        elif step == "come":
            await self.come(seat)
        elif step == "ready":
            await dispatch(self.live, self.viewers[seat], Ready(self.id()))
            self.agreed.add(seat)
        elif step == "go":
            await self.live.reception.see_off(self.viewers.pop(seat))
        elif step == "leave":
            await dispatch(self.live, self.viewers.pop(seat), Leave(self.id()))
            del self.tokens[seat]
            self.chosen.discard(seat)
            self.agreed.discard(seat)
        return True

    async def come(self, seat: int) -> None:
        self.viewers[seat] = await self.live.reception.welcome(Hello(self.tokens[seat]), NullConnection())
        if seat in self.chosen:
            self.agreed.add(seat)

    async def start(self) -> bool:
        """Let everyone who is here try to start, the host among them. Return whether the game has begun."""
        for viewer in self.viewers.values():
            await dispatch(self.live, viewer, Start(self.id()))
        return self.live.table.phase == "playing"

    def id(self) -> str:
        return f"m{next(self._ids)}"


Steps = tuple[tuple[int, str], ...]


class Checked(NamedTuple):
    """What came of some steps."""

    begun: bool
    goes_on: bool  # all of them were possible, and more may follow


async def check(steps: Steps) -> Checked:
    """Perform the steps and try to start after each. A game begins exactly when everyone has agreed."""
    rematch, begun, goes_on = Rematch(), False, True
    await rematch.open()
    for seat, step in steps:
        goes_on &= await rematch.do(seat, step)
        if rematch.live.table.phase == "closed":  # the last one has left
            goes_on = False
            break
        begun = await rematch.start()
        assert begun == (rematch.agreed == {0, 1, 2} == rematch.viewers.keys()), steps
        if begun:
            goes_on = False
            break
    rematch.hall.close()
    return Checked(begun, goes_on)


def test_no_order_of_steps_starts_a_game_without_consent() -> None:
    every = list(itertools.product((1, 2), STEPS))

    async def count_started() -> int:
        """Try all orders of four steps. One with an impossible step, which changes nothing, is a shorter one."""
        started, longer = 0, [Steps()]
        for _ in range(4):
            tried = [(*steps, step) for steps in longer for step in every]
            found = [(steps, await check(steps)) for steps in tried]
            started += sum(checked.begun for _, checked in found)
            longer = [steps for steps, checked in found if checked.goes_on]
        return started

    assert asyncio.run(count_started()) > 0  # in some orders everyone agrees


def test_no_order_of_steps_in_which_the_proposer_leaves_as_well_starts_a_game_without_consent() -> None:
    dice = random.Random(16)
    every = list(itertools.product((0, 1, 2), (*STEPS, "come", "ready", "return")))  # otherwise few games begin

    async def count_started() -> int:
        return sum([(await check(tuple(dice.choices(every, k=15)))).begun for _ in range(500)])

    assert 0 < asyncio.run(count_started()) < 500


async def test_a_rated_table_ignores_the_stand_in_of_its_settings() -> None:
    assert FINISHED.settings.stand_in == "beginner" and FINISHED.stand_in == "casual"
    fun = msgspec.structs.replace(OPENED, settings=TableSettings(players=3, stand_in="beginner"))
    assert Table("fun", gathered(opened=fun)).stand_in == "beginner"


async def test_a_rematch_reserves_all_seats_but_only_the_proposer_has_agreed() -> None:
    rematch = Rematch()
    live = await rematch.open()
    assert [(seat.kind, seat.agreed, seat.ready) for seat in live.table.seats] == [
        ("person", True, True),
        ("person", False, False),
        ("person", False, False),
    ]
    rematch.hall.close()


async def test_one_browser_can_agree_only_once() -> None:
    rematch = Rematch()
    live = await rematch.open()
    await live.reception.agree(1, "a browser")
    with pytest.raises(Refusal) as refused:
        await live.reception.agree(2, "a browser")
    assert refused.value.code == "same_browser"
    assert "a browser" not in live.table.seats[1].browser
    await live.reception.agree(2, "")
    assert all(seat.ready for seat in live.table.seats)
    rematch.hall.close()
