"""Slow work has lanes of its own: no kind waits for another, a full lane refuses, and no table waits for any."""

import asyncio
import contextlib
import json
import threading
from collections.abc import AsyncIterator, Callable, Collection, Iterator

import pytest

from oriflamme.bots import Answer, bot
from oriflamme.protocol.messages import Hello, Move, Ping, Rematch, Start, WhatIf
from oriflamme.protocol.tables import OpenTable, Seated, TableSettings
from oriflamme.server.lanes import Lane, LaneFull, Lanes
from oriflamme.server.settings import Settings, environment_of, settings_from
from oriflamme.server.storage.memory import MemoryStore
from oriflamme.server.tables.audience import Viewer
from oriflamme.server.tables.hall import Hall
from oriflamme.server.tables.handlers.dispatch import dispatch
from oriflamme.server.tables.live_table import LiveTable
from oriflamme.server.tables.ports import Member
from oriflamme.server.tables.table import Table
from oriflamme.server.wire.refusal import Refusal
from oriflamme.view import View

from .tables import gathered, played, started, token_of

PATIENCE = 60.0  # seconds that only a broken program reaches


class Work:
    """Work that begins and does not end before it is let go."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.let_go = threading.Event()

    def __call__(self) -> str:
        self.begun.release()
        assert self.let_go.wait(PATIENCE)
        return "done"

    async def has_begun(self) -> None:
        assert await asyncio.to_thread(self.begun.acquire, timeout=PATIENCE)


@pytest.fixture
def work() -> Iterator[Callable[[], Work]]:
    made: list[Work] = []

    def new() -> Work:
        made.append(Work())
        return made[-1]

    yield new
    for one in made:
        one.let_go.set()


# A lane.


async def test_what_finds_no_place_is_refused_at_once(work: Callable[[], Work]) -> None:
    lane, slow = Lane("replays", 1, 2), work()
    tasks = [asyncio.create_task(lane.run(slow)) for _ in range(3)]
    await slow.has_begun()
    with pytest.raises(LaneFull) as full:
        await lane.run(slow)
    assert (full.value.code, full.value.variant) == ("busy", "replays")
    slow.let_go.set()
    assert await asyncio.gather(*tasks) == ["done"] * 3
    assert await lane.run(slow) == "done"


async def test_other_lanes_go_on_while_one_is_full(work: Callable[[], Work]) -> None:
    lanes, slow = Lanes(Settings(mail_lane=(2, 0))), work()
    stuck = [asyncio.create_task(lanes.mail.run(slow)) for _ in range(2)]
    await asyncio.gather(slow.has_begun(), slow.has_begun())
    with pytest.raises(LaneFull):
        await lanes.mail.run(slow)
    for lane in (lanes.passwords, lanes.hosts, lanes.replays, lanes.previews, lanes.lists):
        assert await lane.run(lambda: "well") == "well"
    slow.let_go.set()
    await asyncio.gather(*stuck)


async def test_work_that_has_begun_keeps_its_place_when_its_caller_is_gone(work: Callable[[], Work]) -> None:
    lane, slow = Lane("mail", 1, 1), work()
    begun, waiting = (asyncio.create_task(lane.run(slow)) for _ in range(2))
    await slow.has_begun()
    for task in (begun, waiting):
        task.cancel()
    await asyncio.wait([begun, waiting])
    assert not slow.begun.acquire(blocking=False)  # what waited is given up
    second = asyncio.create_task(lane.run(slow))
    await asyncio.sleep(0)
    with pytest.raises(LaneFull):
        await lane.run(slow)
    slow.let_go.set()
    assert await second == "done"


async def test_an_error_is_the_callers_and_frees_the_place() -> None:
    lane = Lane("hosts", 1, 0)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            await lane.run(lambda: 1 // 0)


async def test_a_lane_that_is_closed_refuses() -> None:
    lanes = Lanes(Settings())
    lanes.close()
    with pytest.raises(Refusal) as refusal:
        await lanes.previews.run(lambda: None)
    assert (refusal.value.code, refusal.value.variant) == ("store", "stopping")


def test_the_sizes_are_settings() -> None:
    settings = settings_from({"ORIFLAMME_MAIL_LANE": "3+5"}, {})
    assert settings.mail_lane == (3, 5)
    assert settings_from(environment_of(settings), {}) == settings
    for text in ("0+5", "3", "3+-1", "65+1", "1+10001", "a+b", "1+2+3"):
        with pytest.raises(Exception, match="mail_lane"):
            settings_from({"ORIFLAMME_MAIL_LANE": text}, {})


# Tables.


class Bots:
    async def choose(self, name: str, seed: str, view: View) -> Answer:
        return Answer(str(bot(name, seed).choose(view)), name)


class Doorkeeper:
    """Lets everyone in, after a while if the test holds the door."""

    def __init__(self) -> None:
        self.door = asyncio.Event()
        self.door.set()
        self.waiting = asyncio.Event()
        self.asked_about: list[int] = []  # how many sat there

    def check_open(self, wanted: OpenTable, member: Member | None) -> None:
        pass

    @contextlib.asynccontextmanager
    async def taking_a_seat(self, member: Member | None) -> AsyncIterator[None]:
        yield

    async def check_join(self, table: Table, member: Member | None) -> None:
        self.asked_about.append(sum(seat.kind == "person" for seat in table.seats))
        self.waiting.set()
        await self.door.wait()

    async def check_rematch(self, accounts: Collection[str]) -> set[str]:
        self.waiting.set()
        await self.door.wait()
        return set()


class Client:
    """A client that keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[dict[str, object]] = []
        self.news = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))
        self.news.set()

    def close(self, code: int) -> None:
        pass

    async def answer_to(self, id: str) -> dict[str, object]:
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.heard:
                    if message.get("id") == id:
                        return message
                self.news.clear()
                await self.news.wait()


class Scene:
    """A game at which one person is asked something that has previews."""

    def __init__(self, hall: Hall, live: LiveTable, client: Client, viewer: Viewer) -> None:
        self.hall, self.live, self.client, self.viewer = hall, live, client, viewer

    async def what_if(self, id: str) -> None:
        await dispatch(self.live, self.viewer, WhatIf(id, self.live.table.position))

    async def move(self, id: str) -> None:
        assert self.live.table.game is not None and self.live.table.game.decision is not None
        action = str(self.live.table.game.decision.actions[0])
        await dispatch(self.live, self.viewer, Move(id, self.live.table.position, action))


async def scene(**settings: tuple[int, int]) -> Scene:
    hall = Hall(Settings(bot_pace=(0.0, 0.0), **settings), MemoryStore(), Bots(), Doorkeeper())  # type: ignore[arg-type]
    seated: Seated = await hall.open(OpenTable("Ann", TableSettings(players=3), (None, "beginner", "beginner")))
    live, client = await hall.find(seated.table, "here"), Client()
    viewer = await live.reception.welcome(Hello(seated.token), client)
    await dispatch(live, viewer, Start("start"))
    async with asyncio.timeout(PATIENCE):
        for number in range(1000):
            while live.table.asked != seated.seat:
                client.news.clear()
                await client.news.wait()
            assert live.table.game is not None and live.table.game.decision is not None
            if live.table.game.decision.kind == "reveal":
                break
            action = str(live.table.game.decision.actions[-1])
            await dispatch(live, viewer, Move(f"first{number}", live.table.position, action))
    return Scene(hall, live, client, viewer)


async def test_a_game_goes_on_while_its_previews_wait(work: Callable[[], Work]) -> None:
    at, slow = await scene(), work()
    stuck = asyncio.create_task(at.hall.lanes.previews.run(slow))
    await slow.has_begun()
    await at.what_if("asked")
    await dispatch(at.live, at.viewer, Ping("ping"))
    assert (await at.client.answer_to("ping"))["type"] == "pong"
    await at.move("moved")
    assert (await at.client.answer_to("moved"))["type"] == "done"
    assert not any(message.get("id") == "asked" for message in at.client.heard)
    slow.let_go.set()
    assert (await at.client.answer_to("asked"))["code"] == "stale"  # they are of a position that has passed
    await stuck
    at.hall.close()


async def test_previews_are_computed_once_for_all_who_ask() -> None:
    at = await scene(preview_lane=(1, 0))
    for number in range(50):
        await at.what_if(f"w{number}")
    answers = [await at.client.answer_to(f"w{number}") for number in range(50)]
    assert {answer["type"] for answer in answers} == {"previews"}
    assert all(answer["previews"] == answers[0]["previews"] for answer in answers) and answers[0]["previews"]
    at.hall.close()


async def test_a_player_is_told_that_too_many_ask_and_may_ask_again(work: Callable[[], Work]) -> None:
    at, slow = await scene(preview_lane=(1, 0)), work()
    stuck = asyncio.create_task(at.hall.lanes.previews.run(slow))
    await slow.has_begun()
    await at.what_if("asked")
    refused = await at.client.answer_to("asked")
    assert (refused["code"], refused["variant"]) == ("busy", "previews") and refused["sentence"]
    slow.let_go.set()
    await stuck
    await at.what_if("again")
    assert (await at.client.answer_to("again"))["type"] == "previews"
    at.hall.close()


async def test_a_table_does_not_wait_for_the_checks_of_someone_who_joins() -> None:
    doorkeeper = Doorkeeper()
    hall = Hall(Settings(), MemoryStore(), Bots(), doorkeeper)
    seated = await hall.open(OpenTable("Ann", TableSettings(players=3)))
    live, client = await hall.find(seated.table, "here"), Client()
    viewer = await live.reception.welcome(Hello(seated.token), client)
    doorkeeper.door.clear()
    joining = [asyncio.create_task(hall.join(live, name)) for name in ("Bob", "Eve")]
    await asyncio.wait_for(doorkeeper.waiting.wait(), PATIENCE)
    await dispatch(live, viewer, Ping("ping"))
    assert (await client.answer_to("ping"))["type"] == "pong"
    doorkeeper.door.set()
    assert {one.seat for one in await asyncio.gather(*joining)} == {1, 2}
    assert doorkeeper.asked_about == [1, 1, 2]  # the second is checked again: somebody has sat down meanwhile
    hall.close()


async def test_a_table_does_not_wait_for_the_checks_of_a_rematch() -> None:
    doorkeeper, store = Doorkeeper(), MemoryStore()
    hall = Hall(Settings(), store, Bots(), doorkeeper)
    await store.create("finished", "ABCDE", "over", False, *played(started(gathered())))
    live = await hall.find("finished", "here")
    seats = []
    for seat in range(3):
        client = Client()
        seats.append((await live.reception.welcome(Hello(token_of(seat)), client), client))
    doorkeeper.door.clear()
    asking = [asyncio.create_task(dispatch(live, viewer, Rematch("again"))) for viewer, _ in seats[:2]]
    await asyncio.wait_for(doorkeeper.waiting.wait(), PATIENCE)
    await dispatch(live, seats[2][0], Ping("ping"))
    assert (await seats[2][1].answer_to("ping"))["type"] == "pong"
    doorkeeper.door.set()
    await asyncio.gather(*asking)
    assert [(await client.answer_to("again"))["type"] for _, client in seats[:2]] == ["done", "done"]
    tables = {message["rematch"] for _, client in seats for message in client.heard if message.get("rematch")}
    assert tables == {live.table.rematch} and live.table.rematch_by in (0, 1)  # one table, though two have asked
    hall.close()


async def test_a_table_stays_in_memory_while_someone_joins() -> None:
    doorkeeper = Doorkeeper()
    hall = Hall(Settings(idle_seconds=0.0), MemoryStore(), Bots(), doorkeeper)
    seated = await hall.open(OpenTable("Ann", TableSettings(players=3)))
    live = await hall.find(seated.table, "here")
    doorkeeper.door.clear()
    joining = asyncio.create_task(hall.join(live, "Bob"))
    await asyncio.wait_for(doorkeeper.waiting.wait(), PATIENCE)
    await hall.release_idle()
    doorkeeper.door.set()
    assert (await joining).seat == 1
    await hall.release_idle()
    assert await hall.find(seated.table, "here") is not live
    hall.close()
