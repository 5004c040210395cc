"""The client library for authors of bots, against a real server and over connections that break."""

import asyncio
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE

import pytest

from oriflamme import Action, View
from oriflamme.bots import bot
from oriflamme.client import Client, ClientError, Decision, Lost, Pace, Refused, Seat, TableSettings, as_player
from oriflamme.errors import UnknownBot
from oriflamme.protocol.messages import Done, read_server_message
from oriflamme.view_json import ShownGame

from ..faults.proxy import Proxy, Trouble
from ..server_process import Server
from .browser import Browser, bots_of, bots_of_several

ROOT = Path(__file__).parents[3]
GAMES = 300.0  # seconds that a few games may take on a busy machine
QUICK = TableSettings(players=3, open=True, rated=True, pace=Pace("live", 30, 60))


class RandomPlayer:
    """Chooses at random, and remembers its decisions."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = random.Random(seed)
        self.decisions: list[Decision] = []

    def choose(self, decision: Decision) -> str:
        self.decisions.append(decision)
        return self.dice.choice(decision.actions)


def clients(server: Server, count: int) -> list[Client]:
    """Return the clients of new bots, each with its own owner."""
    return [Client(server.address, bot.token) for bot in bots_of_several(server, count)]


async def test_decisions_are_typed_and_have_the_legal_actions_and_the_events(server: Server) -> None:
    (client,) = clients(server, 1)
    player = RandomPlayer()
    async with await client.open_table(TableSettings("ablaze", 3), bots=(None, "random", "random")) as seat:
        end = await seat.play(player)
    assert isinstance(end, ShownGame) and end.winners == seat.winners and seat.is_over
    assert len([one for one in player.decisions if one.question.kind == "place"]) == 6
    first, last = player.decisions[0], player.decisions[-1]
    assert len(first.hand) == 7 and first.seat == seat.number and first.game.round == 1
    assert len(last.events) > len(first.events) and len(seat.events) > len(last.events)


async def test_decisions_can_be_answered_one_by_one_and_an_illegal_answer_is_explained(server: Server) -> None:
    client = Client(server.address, name="Guest")
    async with await client.open_table(TableSettings(players=3)) as seat:
        await seat.fill("random")
        tried = False
        async for decision in seat.decisions():
            if not tried:
                tried = True
                with pytest.raises(Refused, match="is not legal"):
                    await decision.answer("fly away")
            assert await decision.answer(decision.actions[0])
            assert not await decision.answer(decision.actions[0])  # the game has moved on
    assert seat.is_over


async def test_a_bot_of_the_arena_takes_a_seat_by_its_name_and_sees_a_view(server: Server) -> None:
    seen: list[View] = []

    class Watching:
        def choose(self, view: View) -> Action:
            seen.append(view)
            return bot("casual", 1).choose(view)

    client = Client(server.address, name="Guest")
    for player in (as_player(Watching()), as_player("oriflamme.bots.CasualBot")):
        async with await client.open_table(TableSettings("any", 3), bots=(None, "casual", "random")) as seat:
            await seat.play(player)
            assert seat.is_over
    assert [view.seat for view in seen] == [0] * len(seen) and len({view.played for view in seen}) == len(seen)
    assert seen[0].names[0] == "Guest" and all(view.decision and view.decision.actions for view in seen)
    with pytest.raises(UnknownBot):
        await anext(client.play("nobody"))


async def test_three_bots_that_want_to_play_meet_and_play_several_games(server: Server) -> None:
    bots = clients(server, 3)

    async def play(client: Client, seed: int) -> list[Seat]:
        return [seat async for seat in client.play(lambda: RandomPlayer(seed), QUICK, games=2)]

    async with asyncio.timeout(GAMES):
        played = await asyncio.gather(*(play(client, seed) for seed, client in enumerate(bots)))
    tables = [[seat.table for seat in seats] for seats in played]
    assert tables[0] == tables[1] == tables[2] and len(set(tables[0])) == 2
    assert {seat.number for seat, _ in played} == {0, 1, 2}
    assert all(place.is_bot and place.seeded for seats in played for place in seats[0].here.seats)


async def test_two_tables_that_each_lack_players_merge_into_one(server: Server) -> None:
    settings = TableSettings("blood", 3, open=True, rated=True)
    bots = clients(server, 4)
    tables = [await bot.open_table(settings) for bot in bots[:2]]
    waiting = [*tables, *[await bot.take_seat(seat.table) for bot, seat in zip(bots[2:], tables, strict=True)]]
    mover = max(tables, key=lambda seat: seat.table)  # every client prefers the other table
    async with asyncio.timeout(GAMES):
        moved = await bots[tables.index(mover)]._wait_or_find_better(mover, settings)
    assert moved is not None and moved.table == min(seat.table for seat in tables)
    assert all(place.kind == "person" for place in moved.here.seats)
    for seat in (*waiting, moved):
        await seat.close()


async def test_a_game_continues_over_broken_connections_and_every_answer_counts_once(server: Server) -> None:
    token = bots_of(Browser(server).sign_up(), "Unlucky")[0].token
    proxy = Proxy(server.port, Trouble(late=0, twice=0, cut=0.1, silent=0), random.Random(7))
    await proxy.start()
    player = RandomPlayer()
    bots = (None, "random", "random")
    async with await Client(server.address, token).open_table(TableSettings(players=3), bots) as opened:
        pass
    async with asyncio.timeout(GAMES), await Client(f"http://127.0.0.1:{proxy.port}", token).sit(opened.table) as seat:
        async for decision in seat.decisions():
            assert await decision.answer(player.choose(decision))
    await proxy.stop()
    assert seat.is_over and proxy.counts["lines cut"] >= 5, proxy.counts
    numbers = [decision.number for decision in player.decisions]
    assert numbers == sorted(set(numbers))
    record = server.get(f"/api/replays/{seat.table}/record")
    assert len([action for action in record["actions"] if action.startswith("R ")]) == len(numbers)


async def test_the_client_survives_a_restart_of_the_server(start_server: Callable[..., Server]) -> None:
    server = start_server()
    (client,) = clients(server, 1)
    async with await client.open_table(TableSettings(players=3), bots=(None, "random", "random")) as seat:
        answered = 0
        async for decision in seat.decisions():
            answered += 1
            if answered == 3:
                server.kill()
                server.start()
            await decision.answer(decision.actions[0])
    assert seat.is_over and answered > 6


async def test_a_client_resumes_its_seat_after_a_crash_and_plays_a_rematch(server: Server) -> None:
    (client,) = clients(server, 1)
    seat = await client.open_table(TableSettings(players=3), bots=(None, "random", "random"))
    async for decision in seat.decisions():
        await decision.answer(decision.actions[0])
        break
    await seat.close()
    (table,) = await client.unfinished()
    async with await client.sit(table) as again:
        assert again.number == seat.number and again.table == seat.table
        await again.play(RandomPlayer())
        async with await again.rematch() as rematch:
            assert rematch.table != again.table and rematch.names == again.names
            await rematch.play(RandomPlayer(1))
    assert await client.unfinished() == ()


async def test_a_player_may_choose_asynchronously(server: Server) -> None:
    class Slow:
        async def choose(self, decision: Decision) -> str:
            await asyncio.sleep(0)
            return decision.actions[-1]

    client = Client(server.address)
    async with await client.open_table(TableSettings(players=3), bots=(None, "random", "random")) as seat:
        await seat.play(Slow())
        await seat.say("well-played")
    assert seat.is_over


async def test_an_error_has_a_code_and_a_sentence(server: Server) -> None:
    for address in ("127.0.0.1:8765", "ftp://x", "http://", "http://x:port", ""):
        with pytest.raises(ClientError, match="address"):
            Client(address)
    with pytest.raises(ClientError, match="token is empty"):
        Client(server.address, " ")
    with pytest.raises(Refused) as refused:
        await Client(server.address, "forged").open_table()
    assert refused.value.code == "signed_out"
    with pytest.raises(Refused) as refused:
        await Client(server.address).take_seat("nowhere")
    assert refused.value.code == "no_such_table"
    (client,) = clients(server, 1)
    with pytest.raises(Refused) as refused:
        await client.sit((await Client(server.address).open_table()).table)
    assert refused.value.code == "no_seat"
    with pytest.raises(ClientError, match="open=True"):
        await client.find_seat(TableSettings())
    with pytest.raises(Lost, match="does not answer"):
        await Client("http://127.0.0.1:1", patience=0.1).tables()


def test_unknown_additions_of_a_newer_server_are_ignored() -> None:
    assert read_server_message('{"type": "weather", "rain": true}') is None
    done = read_server_message('{"type": "done", "id": "a", "number": 3, "weather": {"rain": true}}')
    assert done == Done("a", 3)


def test_the_client_needs_no_server_package() -> None:
    loaded = (
        "import sys, oriflamme.client; print([name for name in sys.modules if name.startswith('oriflamme.server')])"
    )
    assert subprocess.run([sys.executable, "-c", loaded], stdout=PIPE, text=True, check=True).stdout.strip() == "[]"


async def test_a_client_learns_that_its_seat_was_opened_elsewhere(server: Server) -> None:
    (client,) = clients(server, 1)
    async with await client.open_table() as first, await client.sit(first.table):
        with pytest.raises(Refused) as refused:
            async for _ in first.decisions():
                pass
        assert refused.value.code == "replaced"


async def test_a_client_that_is_too_fast_slows_down_by_itself(
    start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start_server(
        {
            "ORIFLAMME_BOT_TABLE_RATE": "1",
            "ORIFLAMME_BOT_TABLE_BURST": "1",
            "ORIFLAMME_BOT_MESSAGE_RATE": "2",
            "ORIFLAMME_BOT_MESSAGE_BURST": "4",
        }
    )
    refused = refusals(monkeypatch)
    (client,) = clients(server, 1)
    seats: list[Seat] = []
    said = 0
    async with asyncio.timeout(GAMES):
        while "too_fast" not in refused:
            assert len(seats) < 20, "no limit was reached"
            seats.append(await client.open_table(TableSettings(players=3), bots=(None, "random", "random")))
        refused.clear()
        while "too_fast" not in refused:
            assert said < 20, "no limit was reached"
            await seats[-1].say("hello")
            said += 1
    for seat in seats:
        await seat.close()
    assert len({seat.table for seat in seats}) == len(seats) > 1


def refusals(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list that collects the code of every refusal that clients get."""
    codes: list[str] = []

    class Noted(Refused):
        def __init__(self, code: str, sentence: str) -> None:
            super().__init__(code, sentence)
            codes.append(code)

    monkeypatch.setattr("oriflamme.client.http.Refused", Noted)
    monkeypatch.setattr("oriflamme.client.connection.Refused", Noted)
    return codes


def test_the_example_bot_and_the_documented_bot_play_rated_games_together(server: Server, tmp_path: Path) -> None:
    example = ROOT / "examples" / "ladder_bot.py"
    assert len(example.read_text().splitlines()) < 60
    (documented,) = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "client.md").read_text(), re.DOTALL)
    one, two, three = (bot.token for bot in bots_of_several(server, 3))
    program = tmp_path / "documented.py"
    changed = documented.replace("http://127.0.0.1:8765", server.address).replace('"…"', f'"{three}"')
    program.write_text(changed.replace("games=10", "games=2"))
    options = [server.address, "--games", "2", "--deck", "ablaze"]
    commands = ([str(example), *options], [str(example), *options, "--seed", "1"], [str(program)])
    started = [
        subprocess.Popen(
            [sys.executable, *command],
            env={**os.environ, "ORIFLAMME_TOKEN": token},
            stdout=PIPE,
            stderr=PIPE,
            text=True,
        )
        for command, token in zip(commands, (one, two, ""), strict=True)
    ]
    told = [process.communicate(timeout=GAMES) for process in started]
    assert [process.returncode for process in started] == [0, 0, 0], told
    games = [re.findall(r"^([a-z0-9]{12})\b", out, re.MULTILINE) for out, _ in told]
    assert games[0] == games[1] == games[2] and len(games[0]) == 2
    replay = server.get(f"/api/replays/{games[0][0]}")
    assert replay["settings"]["rated"] is True
