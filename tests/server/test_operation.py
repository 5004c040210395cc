"""Operation: settings, limits, health, metrics, and the example client."""

import ast
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec
import pytest

from benchmarks.load import processes
from benchmarks.load.figures import TINY, figures, measure
from oriflamme.errors import OriflammeError
from oriflamme.protocol.schema import json_schema, typescript
from oriflamme.protocol.tables import Pace
from oriflamme.server.settings import Settings, settings_from
from oriflamme.server.tables.clock import Clock
from oriflamme.server.times import RunningTime
from oriflamme.server.wire.limits import Bucket, Buckets, Count

from . import template
from .clients import Client, open_table, playing
from .server_process import PATIENCE, Server

ROOT = Path(__file__).parents[2]


def test_the_example_client_plays_a_full_game_in_sixty_lines(server: Server) -> None:
    example = ROOT / "examples" / "client.py"
    assert len(example.read_text().splitlines()) <= 60
    ast.parse(example.read_text())
    command = [sys.executable, str(example), server.address, "--deck", "alliance", "--players", "5", "--seed", "1"]
    played = subprocess.run(command, capture_output=True, text=True, timeout=5 * PATIENCE, check=True)
    assert played.stdout.splitlines()[-1].startswith("winners: [")


def test_the_published_descriptions_match_the_protocol() -> None:
    assert msgspec.json.decode((ROOT / "docs" / "protocol.schema.json").read_bytes()) == msgspec.json.decode(
        msgspec.json.encode(json_schema())
    )
    page = ROOT / "web" / "src" / "protocol.ts"
    assert page.read_text() == typescript()


def test_settings_come_from_the_environment_and_flags_override_them() -> None:
    environment = {"ORIFLAMME_PORT": "1", "ORIFLAMME_BOT_PACE": "0.5-2", "ORIFLAMME_LOG_FORMAT": "json", "PORT": "9"}
    settings = settings_from(environment, {"port": 2, "host": None})
    assert (settings.port, settings.bot_pace, settings.log_format) == (2, (0.5, 2.0), "json")
    assert settings.host == Settings().host


@pytest.mark.parametrize(
    "environment",
    [
        {"ORIFLAMME_PORT": "http"},
        {"ORIFLAMME_PASSWORD_MEMORY": "0"},
        {"ORIFLAMME_BOT_PACE": "3"},
        {"ORIFLAMME_BOT_PACE": "2-1"},
        {"ORIFLAMME_METRICS": "x"},
    ],
)
def test_wrong_settings_are_refused_with_a_sentence(environment: dict[str, str]) -> None:
    with pytest.raises(OriflammeError, match="settings: "):
        settings_from(environment, {})


def test_health_and_metrics_are_served(server: Server) -> None:
    assert server.get("/healthz") == {"status": "well"}
    assert "oriflamme_commit_seconds_count" in server.text("/metrics")


def test_a_signal_makes_a_server_tell_what_its_threads_and_tasks_do(start_server: Callable[..., Server]) -> None:
    server = start_server()
    assert server.process is not None
    server.process.send_signal(signal.SIGUSR1)
    server.await_log("1 x store.py:")  # it waits for something to write
    assert "most recent call first" in server.log.read_text()
    assert server.get("/healthz") == {"status": "well"}


def test_metrics_can_be_turned_off(start_server: Callable[..., Server]) -> None:
    assert start_server({"ORIFLAMME_METRICS": "off"}).refusal("/metrics") == (403, "forbidden")


async def test_messages_tables_and_sockets_are_limited(start_server: Callable[..., Server]) -> None:
    server = start_server(
        {
            "ORIFLAMME_MESSAGE_RATE": "1",
            "ORIFLAMME_MESSAGE_BURST": "5",
            "ORIFLAMME_TABLE_RATE": "0.01",
            "ORIFLAMME_TABLE_BURST": "2",
            "ORIFLAMME_SOCKETS_PER_ADDRESS": "2",
        }
    )
    (seat,) = open_table(server)
    async with Client(server, seat["table"], seat["token"]) as ann:
        answers = [await ann.say("ping") for _ in range(4)]
        assert [answer["type"] for answer in answers] == ["pong"] * 4
        await ann.send_raw('{"type":"ping","id":"more"}')
        await ann.receive(lambda message: message.get("code") == "too_fast")
        async with Client(server, seat["table"]), Client(server, seat["table"]) as third:
            assert await third.wait_closed() == 4008
            assert third.last["refused"]["code"] == "too_many_sockets"
    open_table(server)
    assert server.refusal("/api/tables", {"name": "Ann"}) == (429, "too_fast")


async def test_talk_and_spectators_are_limited(start_server: Callable[..., Server]) -> None:
    server = start_server({"ORIFLAMME_TALK_BURST": "2", "ORIFLAMME_SPECTATORS_PER_TABLE": "1"})
    async with playing(server, 1, 3) as (ann,):
        answers = [await ann.say("say", phrase="hello") for _ in range(3)]
        assert [answer.get("code") for answer in answers] == [None, None, "too_much_talk"]
        async with Client(server, ann.table) as first, Client(server, ann.table) as second:
            await first.say("ping")
            assert await second.wait_closed() == 4003
            assert second.last["refused"]["code"] == "full"


class FakeTime:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_then_a_rate_per_second() -> None:
    time = FakeTime()
    bucket = Bucket(rate=2, burst=3, now=time)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    time.now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_limits() -> None:
    buckets = Buckets(rate=0, burst=1)
    assert [buckets.take(address) for address in "aab"] == [True, False, True]
    count = Count(1)
    assert [count.add("a"), count.add("a"), count.add("b")] == [True, False, True]
    count.remove("a")
    assert count.add("a")


def test_a_clock_charges_only_the_time_in_which_it_ran() -> None:
    time = FakeTime()
    clock = Clock(Pace("live", 10, 60), time)
    clock.run()
    time.now = 4
    clock.stop()
    time.now = 1000
    assert (clock.used, clock.left(60_000)) == (4, 66)
    clock.run()
    time.now = 1011
    assert clock.used == 15
    assert clock.reserve_after(60_000) == 55_000
    assert clock.reserve_after(1_000) == 0
    clock.ask_anew()
    assert (clock.used, clock.runs) == (0, False)
    assert Clock(Pace(), time).reserve_after(7) == 7


def test_time_in_which_the_process_did_not_run_is_not_charged() -> None:
    time = FakeTime()
    running = RunningTime(time)
    clock = Clock(Pace("live", 10, 60), running.now)
    clock.run()
    for half_second in range(1, 9):
        time.now = half_second / 2
        running.tick()
    assert clock.used == 4.0
    time.now += 30  # the process was stopped or suspended
    assert (clock.used, running.stalled) == (4.0, 30.0)
    time.now += 0.5
    assert clock.used == 4.5


def test_an_answer_that_had_to_wait_is_charged_until_it_arrived() -> None:
    time = FakeTime()
    clock = Clock(Pace("live", 10, 60), time)
    clock.run()
    time.now = 25
    assert clock.reserve_after(60_000, waited=12) == 57_000


def test_an_answer_that_could_not_be_stored_is_charged_until_it_first_arrived() -> None:
    time = FakeTime()
    clock = Clock(Pace("live", 10, 60), time)
    clock.run()
    assert clock.first_answer(3) == clock.first_answer(9) == 3
    clock.ask_anew()
    assert clock.first_answer(11) == 11


def test_forgiven_time_is_not_charged_and_no_player_gains_time() -> None:
    time = FakeTime()
    clock = Clock(Pace("live", 10, 60), time)
    clock.run()
    time.now = 8
    clock.forgive(6)
    assert clock.used == 2
    clock.forgive(60)
    time.now = 9
    assert clock.used == 1


def forked(arguments: Sequence[str], surrounding: Mapping[str, str], log: BinaryIO) -> template.ForkedServer:
    module, *options = arguments
    return template.template().fork(options, surrounding, log, module)


async def test_the_load_benchmark_measures_every_stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "start", forked)
    measured = await measure(TINY, tmp_path, lambda news: None)
    assert measured.acknowledged == measured.on_disk > 0
    assert all(stage.human.latencies for stage in measured.stages)
    # A burst is so short that a busy machine may miss one.
    assert any(stage.burst.latencies for stage in measured.stages)
    assert all(sample.latencies for sample in measured.bots.values())
    assert [row.passed for row in figures(measured) if not row.is_of_time] == [True, True]
