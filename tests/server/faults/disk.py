"""A full or read-only disk: an action that cannot be stored is refused, and play continues once there is room."""

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from oriflamme import Game

from .. import template
from ..clients import Client, Message, open_table, play_out, playing
from ..server_process import Server
from .failing_disks import Disk, disk_of, limit_growth
from .figures import Figure, at_least, exactly, none, shown, true, within
from .ledger import faults_in, is_sound, read_logs
from .moves import move
from .people import NO_ROOM, Crowd

PACE = 0.3  # seconds after which bots answer
SLOW_BOTS = {"ORIFLAMME_BOT_PACE": f"{PACE}-{PACE}"}
TRIES = 3  # tries of the same move while the disk takes nothing
GOING_ON = 3.0  # seconds within which a bot continues once there is room
STARTING = 60.0  # seconds within which a server that starts on a broken disk serves or gives up


async def disk(folder: Path, kind: str) -> list[Figure]:
    """Play while the disk takes nothing, after it is mended, and after a kill at the worst moment."""
    with disk_of(kind, folder / "data") as broken:
        server = Server(broken.folder, SLOW_BOTS)
        server.start()
        try:
            figures = []
            if broken.heals:
                figures += await refused_and_done_later(broken, server)
                figures += await bots_wait(broken, server)
            figures += await killed_meanwhile(broken, server)
            figures.append(true("the server stops when asked", server.stop() in (0, -signal.SIGTERM)))
            server.start()
            figures.append(none("damage that SQLite finds", int(not is_sound(server.folder))))
            return figures
        finally:
            if server.process is not None:
                server.kill()


async def refused_and_done_later(broken: Disk, server: Server) -> list[Figure]:
    """While the disk is broken nothing changes, and every refusal says why. Then the game is played to its end."""
    gathering = server.post("/api/tables", {"name": "P0", "settings": {"players": 3}})["table"]
    finished = await _finished_game(server)
    async with playing(server, 3, 3) as people:
        table = people[0].table
        await _begin(people)
        before = [client.last["game"]["game"] for client in people]
        watched = await _spectate(server, table)
        broken.break_down(server)
        refusals = [await move(people, "the same") for _ in range(TRIES)]
        figures = [
            exactly("a move meanwhile", {answer.get("code", "done") for answer in refusals}, {"store"}),
            shown("the reason given", refusals[0].get("sentence")),
            *await _what_needs_no_disk(people, server, gathering, finished),
            *await _what_needs_the_disk(people, server, gathering),
            true("everyone's view is unchanged", before == [client.last["game"]["game"] for client in people]),
            true("a new viewer meanwhile sees it unchanged", watched == await _spectate(server, table)),
        ]
        async with Client(server, table, people[2].token) as back:
            await back.until(lambda c: "game" in c.last)
            figures.append(true("a returning player meanwhile, too", before[2] == back.last["game"]["game"]))
            broken.mend(server)
            again = await move([*people[:2], back], "the same")
            await play_out([*people[:2], back])
            figures.append(exactly("the same move when there is room", again["type"], "done"))
            figures += _end([*people[:2], back], people, server)
    return figures


async def _what_needs_no_disk(people: list[Client], server: Server, table: str, finished: str) -> list[Figure]:
    paths = ("/api/about", "/api/tables", f"/api/tables/{table}", f"/api/replays/{finished}", "/healthz")
    said = await people[0].say("say", phrase="hello")
    pong = await people[0].say("ping")
    started = time.monotonic()
    answered = [bool(server.get(path)) for path in paths]
    return [
        exactly("something said, and a ping, meanwhile", (said["type"], pong["type"]), ("done", "pong")),
        true("requests that only read are answered", all(answered)),
        within("the time of these requests together", time.monotonic() - started, 2.0),
    ]


async def _what_needs_the_disk(people: list[Client], server: Server, table: str) -> list[Figure]:
    wishes = [await client.say("pause") for client in people]
    async with Client(server, people[0].table) as newcomer:
        news = await newcomer.receive(lambda message: message["type"] == "table")
    wanted = [seat.get("wants_pause", False) for seat in news["seats"]]
    return [
        exactly("opening a table meanwhile", server.refusal("/api/tables", {"name": "P"}), (503, "store")),
        exactly("a seat meanwhile", server.refusal(f"/api/tables/{table}/seats", {"name": "P"}), (503, "store")),
        exactly("a pause meanwhile", wishes[-1].get("code", "done"), "store"),
        exactly("who wants the pause, after the refusal", wanted, [True, True, False]),
    ]


async def bots_wait(broken: Disk, server: Server) -> list[Figure]:
    """A bot whose answer cannot be stored waits, and answers when there is room."""
    async with playing(server, 1, 3) as people:
        (person,) = people
        while person.question is None or person.question["seat"] == 0:
            await move(people)
        broken.break_down(server)
        await person.say("ping")  # everything on its way has arrived
        number = person.last["game"]["number"]
        await asyncio.sleep(2 * PACE)
        waits = person.last["game"]["number"] == number
        broken.mend(server)
        started = time.monotonic()
        await person.until(lambda c: c.last["game"]["number"] > number)
        took = time.monotonic() - started
    return [true("a bot waits meanwhile", waits), within("and continues when there is room", took, GOING_ON)]


async def killed_meanwhile(broken: Disk, server: Server) -> list[Figure]:
    """A server that is killed on a broken disk loses nothing, and the refused move succeeds afterwards."""
    async with playing(server, 3, 3) as people:
        await _begin(people)
        broken.break_down(server)
        refused = await move(people, "the same")
        health = server.get("/healthz")
        server.kill()
        for client in people:
            await client.wait_closed()
    figures = [
        exactly("a move before a kill", refused.get("code", "done"), "store"),
        true("the server still answers", bool(health)),
        *started_meanwhile(broken, server),
    ]
    broken.mend(None)
    server.start()
    async with (
        Client(server, people[0].table, people[0].token) as first,
        Client(server, people[0].table, people[1].token) as second,
        Client(server, people[0].table, people[2].token) as third,
    ):
        again = await move([first, second, third], "the same")
        await play_out([first, second, third])
        figures.append(exactly("the same move after the kill", again["type"], "done"))
        figures += _end([first, second, third], people, server)
    return figures


def started_meanwhile(broken: Disk, server: Server) -> list[Figure]:
    """A server that starts on a broken disk serves, or says in a sentence why it cannot."""
    words = ["serve", "--port=0", f"--data={broken.folder}"]
    environment = {**server.environment, "ORIFLAMME_LOG_LEVEL": "info"}
    read, write = os.pipe()  # its limit may keep it from writing to a file
    with os.fdopen(read, "rb") as said:
        with os.fdopen(write, "wb") as log:
            process = _started(broken.command(), words, environment, log)
        serves = _answers(process)
        if serves:
            process.kill()
        process.wait(STARTING)
        errors = said.read().decode()
    sentence = "it serves" if serves else (errors.strip().splitlines() or ["nothing"])[-1]
    return [
        Figure("a start meanwhile", sentence, "serves, or says why not", serves or sentence.startswith("oriflamme: ")),
        none("tracebacks of a start meanwhile", errors.count("Traceback")),
    ]


def _started(
    prefix: Sequence[str], words: Sequence[str], environment: Mapping[str, str], log: BinaryIO
) -> "subprocess.Popen[bytes] | template.ForkedServer":
    if not prefix:
        return template.start(words, environment, log)
    command = [*prefix, sys.executable, "-m", "oriflamme", *words]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log)


def _answers(process: "subprocess.Popen[bytes] | template.ForkedServer") -> bool:
    """Wait until a server answers or ends. Return whether it answers."""
    assert process.stdout is not None
    with process.stdout as output:
        address = re.search(r"http://\S+/", output.readline().decode())
    end = time.monotonic() + STARTING
    while address is not None and process.poll() is None and time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address[0]}healthz", timeout=1):
                return True
        except OSError:
            time.sleep(0.05)
    return False


async def flicker(
    folder: Path, changes: int = 400, tables: int = 20, tick: Callable[[], None] = lambda: None
) -> list[Figure]:
    """Let the disk run full and have room again, at any byte of a write, while many tables play."""
    dice = random.Random(1)
    server = Server(folder / "data")
    server.start()
    crowd = Crowd(server.port, dice, think=(0.0, 0.1))
    for _ in range(tables):
        crowd.seat(open_table(server, 3, 3))
    faults: Counter[str] = Counter()
    try:
        async with crowd.at_play():
            await crowd.until(lambda person: person.number >= 0)
            for _ in range(changes):
                room = dice.choice((0, dice.randrange(20_000), dice.randrange(200_000)))
                limit_growth(server, room)
                await asyncio.sleep(dice.uniform(0, 0.2))
                limit_growth(server, None)
                await asyncio.sleep(dice.uniform(0, 0.1))
                tick()
            stuck = await crowd.rest()  # the last refusals may be on their way until now
            refused = crowd.refusals.pop(NO_ROOM, 0)
            for table, log in read_logs(server.folder, crowd.ledgers).items():
                faults += faults_in(crowd.ledgers[table], log, ended=True)
        return [
            shown("times without room", changes),
            at_least("actions refused for lack of room", refused, changes // 4),
            at_least("actions acknowledged", crowd.acknowledged, changes),
            *(none(f"actions {name}", faults[name]) for name in ("lost", "doubled", "reordered", *faults)),
            none(f"wrong refusals {crowd.unfair_refusals or ''}".strip(), len(crowd.unfair_refusals)),
            none("people who cannot continue", stuck),
            none("views older than one seen before", crowd.went_back),
            none("damage that SQLite finds", int(not is_sound(server.folder))),
        ]
    finally:
        server.kill()


async def _begin(people: Sequence[Client]) -> None:
    """Play a little, and wait until everyone has the news."""
    for number in range(1, 6):
        await move(people)
        for client in people:
            await client.until(lambda c, n=number: c.last["game"]["number"] >= n)  # type: ignore[misc]


async def _spectate(server: Server, table: str) -> Any:
    async with Client(server, table) as spectator:
        await spectator.until(lambda c: "game" in c.last)
        return spectator.last["game"]["game"]


async def _finished_game(server: Server) -> str:
    async with playing(server, 3, 3) as people:
        await play_out(people)
        return people[0].table


def _end(people: Sequence[Client], earlier: Sequence[Client], server: Server) -> list[Figure]:
    """Check that the log has the acknowledged actions, in order, and that the game ended as its record says."""
    table = people[0].table
    messages = [message for client in (*earlier, *people) for message in client.messages]
    moves = {message["number"]: message["id"] for message in messages if _is_move(message)}
    log = read_logs(server.folder, [table])[table]
    game = Game.from_record(server.text(f"/api/replays/{table}/record"))
    ends = [msgspec.json.decode(msgspec.json.encode(game.show(seat))) for seat in range(len(people))]
    return [
        true("the log is what was acknowledged", [action.id for action in log] == [moves[n] for n in sorted(moves)]),
        true("the game ended as its record says", ends == [client.last["game"]["game"] for client in people]),
    ]


def _is_move(message: Message) -> bool:
    return message["type"] == "done" and "number" in message
