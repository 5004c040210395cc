"""The real limits of a socket and of an address, on a server with its default settings."""

import asyncio
import http.client
import time
from collections import Counter
from contextlib import closing
from typing import Any, Final

import msgspec

from oriflamme.server.settings import PREFIX, Settings
from tests.server.bad_input.side_effects import message
from tests.server.bad_input.targets import Target, code_of, gathering, sockets_open, until_served
from tests.server.bad_input.wire import Wire, frame
from tests.server.clients import Client
from tests.server.server_process import PATIENCE, Server

NAMES: Final = (
    "message_rate", "message_burst", "table_rate", "table_burst", "miss_rate", "miss_burst",
    "sockets_per_address", "talk_rate", "talk_burst",
    "spectators_per_table",
)  # fmt: skip
REAL: Final = Settings()
LIMITS: Final = {PREFIX + name.upper(): str(getattr(REAL, name)) for name in NAMES}
TOO_MANY: Final = 4008
GONE: Final = 4003
BAD_MESSAGES: Final = 20  # after which a socket is closed
TRIES: Final = 100  # a limit refills after some seconds, which a busy machine may take between two requests
GREETING: Final = 20.0  # seconds within which a client must say hello


def posted(server: Server, path: str, body: object, source: str) -> tuple[int, Any]:
    """Return the status and the answer to a request from an address of this machine."""
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE, (source, 0))) as connection:
        connection.request("POST", path, msgspec.json.encode(body), {"content-type": "application/json"})
        response = connection.getresponse()
        return response.status, msgspec.json.decode(response.read())


async def flood(server: Server, target: Target) -> None:
    """Send far too many messages. A burst is answered, the rest is refused, and then the socket is closed."""
    wire = await Wire.open(server, target.table, target.hello(0))
    before, sent = time.monotonic(), 0
    while wire.closed is None:  # the limit may refill while a busy machine reads them
        wire.send(*(message(type="ping", id=f"f{sent + number}") for number in range(2 * REAL.message_burst)))
        sent += 2 * REAL.message_burst
        await wire.answered(sent)
    assert wire.closed == TOO_MANY
    seconds = time.monotonic() - before
    words = Counter(code_of(answer) for answer in wire.answers)
    assert words["too_fast"] == BAD_MESSAGES, words
    assert REAL.message_burst - 2 <= words["pong"] <= REAL.message_burst + seconds * REAL.message_rate, (words, seconds)


async def keep_the_pace(server: Server, target: Target, seconds: float = 2.0) -> None:
    """Send at the allowed rate for a while after the burst. Nothing is refused."""
    wire = await Wire.open(server, target.table, target.hello(1))
    allowed = REAL.message_burst - 1 + int(seconds * REAL.message_rate * 0.8)
    for number in range(allowed):
        wire.send(message(type="ping", id=f"k{number}"))
        if number >= REAL.message_burst - 5:
            await asyncio.sleep(1 / (REAL.message_rate * 0.8))
    await wire.answered(allowed)
    assert {code_of(answer) for answer in wire.answers} == {"pong"}
    await wire.leave()


async def open_too_many_tables(server: Server) -> None:
    """Request tables and seats up to the limit. Another address has its own limit."""
    body = {"name": "Greedy", "settings": {"players": 3}}
    before = time.monotonic()
    done = 0
    answer: Any = None
    for number in range(2 * REAL.table_burst):
        status, answer = posted(server, "/api/tables", body, "127.0.2.1")
        if status != 201:
            break
        done += 1
        if number % 2:
            done += posted(server, f"/api/tables/{answer['table']}/seats", {"name": "x"}, "127.0.2.1")[0] == 201
    least = REAL.table_burst
    most = least + 2 + (time.monotonic() - before) * REAL.table_rate
    assert least - 1 <= done <= most, done
    assert status == 429 and answer["code"] == "too_fast" and answer["sentence"], answer
    for path in ("/api/tables/ABCDE/seats", "/api/replays/ABCDE/play-on", "/api/tables"):
        assert any(posted(server, path, body, "127.0.2.1")[0] == 429 for _ in range(TRIES)), path
    assert posted(server, "/api/tables", body, "127.0.2.2")[0] == 201


def fetched(server: Server, path: str, source: str) -> tuple[int, Any]:
    """Return the status and the answer to a GET from an address of this machine."""
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE, (source, 0))) as connection:
        connection.request("GET", path)
        response = connection.getresponse()
        return response.status, msgspec.json.decode(response.read())


async def try_codes(server: Server, target: Target) -> None:
    """Guess codes. Soon even the right code is refused to this address, but not its link, nor to other addresses."""
    before = time.monotonic()
    codes = (f"Z{first}{second}ZZ" for first in "ABCDEFGHJK" for second in "ABCDEFGHJK")
    words = Counter(fetched(server, f"/api/tables/{code}", "127.0.4.1")[1]["code"] for code in codes)
    most = REAL.miss_burst + 1 + (time.monotonic() - before) * REAL.miss_rate
    assert REAL.miss_burst <= words["no_such_table"] <= most, words
    assert any(_guess_rightly(server, target.code) == 429 for _ in range(TRIES)), "the right code is not refused"
    assert fetched(server, f"/api/tables/{target.table}", "127.0.4.1")[0] == 200
    assert fetched(server, f"/api/tables/{target.code}", "127.0.4.2")[0] == 200
    for _ in range(TRIES):
        _use_up_guesses(server)
        guess = await Wire.open(server, target.code, target.hello(None), source="127.0.4.1")
        if "welcome" not in map(code_of, guess.texts):
            break
        guess.abort()  # the next guess was allowed meanwhile
    assert await guess.wait_closed() and [code_of(answer) for answer in guess.answers] == ["too_fast"]


def _guess_rightly(server: Server, code: str) -> int:
    """Use up what an address may guess, and return the status of a request for the right code."""
    _use_up_guesses(server)
    return fetched(server, f"/api/tables/{code}", "127.0.4.1")[0]


def _use_up_guesses(server: Server) -> None:
    """Request a table that does not exist until the limit is reached."""
    assert any(fetched(server, "/api/tables/ZZZZZ", "127.0.4.1")[0] == 429 for _ in range(TRIES)), "no limit"


async def open_too_many_sockets(server: Server, target: Target) -> None:
    """Open as many sockets as an address may have, and one more. Closing one makes room again."""
    before = sockets_open(server)
    wires: list[Wire] = []
    for _ in range(REAL.sockets_per_address):
        wires.append(await Wire.open(server, target.table, source="127.0.3.1"))
    extra = await Wire.open(server, target.table, source="127.0.3.1")
    assert await extra.wait_closed() == TOO_MANY
    assert [code_of(answer) for answer in extra.answers] == ["too_many_sockets"]
    assert sockets_open(server) == before + REAL.sockets_per_address
    elsewhere = await Wire.open(server, target.table, target.hello(None), source="127.0.3.2")
    assert elsewhere.closed is None
    await elsewhere.leave()
    await wires.pop().leave()
    again = await Wire.open(server, target.table, target.hello(None), source="127.0.3.1")
    assert again.closed is None
    wires.append(again)
    for wire in wires:
        wire.abort()
    await until_served(server, before)


async def talk_too_much(server: Server, target: Target) -> None:
    """Talk too much. A burst is passed on, the rest is refused."""
    async with Client(server, target.table, target.tokens[2]) as talker:
        before = time.monotonic()
        words: Counter[str] = Counter()
        for number in range(3 * REAL.talk_burst):
            answer = await talker.say("say", text=f"and another thing, number {number}")
            words[str(answer.get("code", answer["type"]))] += 1
        most = REAL.talk_burst + 1 + (time.monotonic() - before) * REAL.talk_rate
        assert REAL.talk_burst <= words["done"] <= most, words
        assert words["done"] + words["too_much_talk"] == 3 * REAL.talk_burst, words
        await asyncio.sleep(1 / REAL.talk_rate + 0.1)
        assert (await talker.say("say", phrase="sorry"))["type"] == "done"


async def talk_over_new_sockets(server: Server, target: Target) -> None:
    """Reconnect after each burst of talk. The limit belongs to the seat, not to the socket."""
    before = time.monotonic()
    async with Client(server, target.table, target.tokens[1]) as listener:
        for number in range(5):
            talker = await Wire.open(server, target.table, target.hello(0))
            texts = range(REAL.talk_burst)
            talker.send(*(message(type="say", id=f"a{number}-{index}", phrase="hurry") for index in texts))
            await talker.answered(len(texts))
            await talker.leave()
        await listener.say("ping")
        received = sum(message["type"] == "said" for message in listener.messages)
    most = REAL.talk_burst + 1 + (time.monotonic() - before) * REAL.talk_rate
    assert received <= most, f"{received} messages were passed on; at most {most:.0f} are allowed"


async def watch_as_a_crowd(server: Server, target: Target) -> None:
    """Connect more spectators than allowed. Players can still connect."""
    wires = [
        await Wire.open(server, target.table, target.hello(None), source="127.0.4.1")
        for _ in range(REAL.spectators_per_table)
    ]
    assert all(wire.closed is None for wire in wires)
    late = await Wire.open(server, target.table, target.hello(None), source="127.0.4.2")
    assert await late.wait_closed() == GONE
    assert [code_of(answer) for answer in late.answers] == ["full"]
    player = await Wire.open(server, target.table, target.hello(0))
    await player.until(lambda: len(player.texts) >= 2)
    news = msgspec.json.decode(player.texts[1])
    assert news["spectators"] == REAL.spectators_per_table
    for wire in (*wires, player):
        wire.abort()


async def behave_badly(server: Server, target: Target) -> None:
    """Send bad messages. After the last tolerated one the socket is closed, and later ones are ignored."""
    wire = await Wire.open(server, target.table, target.hello(0))
    wire.send(*(frame(b"bad") for _ in range(BAD_MESSAGES + 5)), message(type="ping", id="too late"))
    assert await wire.wait_closed() == TOO_MANY
    assert [code_of(answer) for answer in wire.answers] == ["no_message"] * BAD_MESSAGES


async def say_no_hello(server: Server, target: Target) -> None:
    """Open a socket and say nothing. It is closed in time."""
    wire = await Wire.open(server, target.table)
    before = time.monotonic()
    assert await wire.wait_closed() == 1000
    assert time.monotonic() - before > GREETING - 1


async def limits(server: Server) -> None:
    """Check every limit. The server runs with LIMITS."""
    target = await gathering(server)
    await open_too_many_tables(server)
    await behave_badly(server, target)
    await try_codes(server, target)
    await open_too_many_sockets(server, target)
    await watch_as_a_crowd(server, target)
    await asyncio.gather(flood(server, target), keep_the_pace(server, target), talk_too_much(server, target))
