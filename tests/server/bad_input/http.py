"""The HTTP API: Schemathesis on its OpenAPI document, and handwritten cases that a schema cannot describe."""

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from oriflamme.protocol.tables import Problem
from tests.server.bad_input.frames import settled
from tests.server.bad_input.openapi import openapi
from tests.server.bad_input.targets import (
    PATIENT,
    Resources,
    Target,
    errors_in,
    gathering,
    is_alive,
    same,
    snapshot,
    started,
)
from tests.server.bad_input.wire import source_address
from tests.server.server_process import PATIENCE, Server

# A request that the schema allows may still be refused: the bot or deck may not exist.
LEFT_OUT: Final = "positive_data_acceptance"
PHASES: Final = "examples,coverage,fuzzing,stateful"
# Password checks are slow on purpose and took most of the time. The limit refuses the rest.
FEW_PASSWORDS: Final = {**PATIENT, "ORIFLAMME_SIGN_IN_BURST": "20"}
LARGEST: Final = 16_384  # bytes of a body
# Hypothesis keeps its tables of characters there; making them anew took a second.
CHARACTERS: Final = Path(__file__).parents[3] / "build" / "hypothesis"
QUIET: Final = 0.2  # seconds of silence after which an unfinished request gets no more answers
NAMED: Final = msgspec.json.Decoder(Problem, strict=True)


class Answer(NamedTuple):
    """The answer that came back over a connection."""

    status: int  # of the first answer; 0 if none came
    head: bytes
    body: bytes
    rest: bytes  # further answers
    ended: bool  # the server closed the connection

    @property
    def problem(self) -> Problem:
        """The refusal in the answer."""
        assert b"content-type: application/json" in self.head.lower(), self.head
        return NAMED.decode(self.body)


async def ask(
    server: Server,
    *parts: bytes,
    pause: float = 0.0,
    timeout: float = PATIENCE,
    cut: bool = False,
    one: bool = True,
    quiet: float = QUIET,
) -> Answer:
    """Send parts of bytes to the server one by one. Return the first answer, or all of them."""
    address = (source_address(), 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=address)
    content, ended = b"", False
    try:
        with contextlib.suppress(ConnectionError):
            for part in parts:
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(pause)
            if not cut:
                content, ended = await _all_of(reader, timeout, quiet, one, parts[0].startswith(b"HEAD"))
    finally:
        writer.transport.abort()
    return _split(content, ended)


async def _all_of(
    reader: asyncio.StreamReader, timeout: float, quiet: float, one: bool, bodiless: bool
) -> tuple[bytes, bool]:
    content = b""
    with contextlib.suppress(TimeoutError):
        while True:
            async with asyncio.timeout(timeout if one or not content else quiet):
                part = await reader.read(65536)
            if not part:
                return content, True
            content += part
            if one and _is_whole(content, bodiless):
                return content, False
    return content, False


def _is_whole(content: bytes, bodiless: bool) -> bool:
    head, found, body = content.partition(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", head.lower())
    return bool(found and (bodiless or (length and len(body) == int(length[1]))))


def _split(content: bytes, ended: bool) -> Answer:
    head, _, body = content.partition(b"\r\n\r\n")
    length = re.search(rb"content-length: (\d+)", head.lower())
    size = int(length[1]) if length else len(body)
    status = int(head[9:12]) if head.startswith(b"HTTP/1.1 ") else 0
    return Answer(status, head, body[:size], body[size:], ended)


def request(method: str, path: str, body: bytes | None = None, *headers: str) -> bytes:
    """Return a well-formed request."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *headers]
    if body is not None:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + (body or b"")


# Schemathesis.


def schemathesis(server: Server, examples: int, phases: str, *tables: str) -> str:
    """Run Schemathesis with this many examples for each operation. Return its count of cases."""
    with tempfile.TemporaryDirectory() as folder:
        document = Path(folder) / "openapi.json"
        document.write_text(json.dumps(openapi(*tables)))
        command = [
            str(Path(sys.executable).parent / "st"), "run", str(document), "--url", server.address, "--checks", "all",
            "--exclude-checks", LEFT_OUT, "--max-examples", str(examples), "--seed", "1", "--workers", "1",
            "--generation-database", "none", "--no-color", "--phases", phases,
        ]  # fmt: skip
        environment = {**os.environ, "HYPOTHESIS_STORAGE_DIRECTORY": str(CHARACTERS)}
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=3600, cwd=folder, check=False, env=environment
        )
    assert done.returncode == 0, f"it ended with {done.returncode}:\n{done.stdout[-5000:]}{done.stderr[-2000:]}"
    found = re.search(r"([\d,]+) generated", done.stdout)
    assert found is not None, done.stdout[-2000:]
    return found[1]


# Handwritten cases.

GOOD: Final = b'{"name":"Good"}'
BODIES: Final = {
    "empty": b"",
    "spaces": b"   ",
    "a list": b"[]",
    "a number": b"1",
    "null": b"null",
    "no name": b"{}",
    "no UTF-8": b'{"name":"\xff\xfe"}',
    "not UTF-8 at all": b"\xff\xfe\x00\x01" * 100,
    "a surrogate": b'{"name":"\\ud800"}',
    "an overlong form": b'{"name":"\xc0\xaf"}',
    "UTF-16": '{"name":"Good"}'.encode("utf-16"),
    "a byte order mark": b"\xef\xbb\xbf" + GOOD,
    "cut": GOOD[:-3],
    "twice": GOOD + GOOD,
    "deep lists": b'{"name":' + b"[" * 8000 + b"]" * 8000 + b"}",
    "deep objects": b'{"x":' * 2500 + b"1" + b"}" * 2500,
    "deep and open": b"[" * 16_000,
    "a long name": b'{"name":"' + b"x" * 16_000 + b'"}',
    "a name of nothing": '{"name":"\u200b\u202e\u0000"}'.encode(),
    "a huge number": b'{"name":"Good","settings":{"players":1e999}}',
    "a long number": b'{"name":"Good","settings":{"players":' + b"9" * 10_000 + b"}}",
    "half a player": b'{"name":"Good","settings":{"players":3.5}}',
    "too many players": b'{"name":"Good","settings":{"players":6}}',
    "an unknown deck": b'{"name":"Good","settings":{"deck":"../../etc/passwd"}}',
    "a deck of nonsense": b'{"name":"Good","settings":{"deck":["a","b","c","d","e","f","g","h","i","j"]}}',
    "a deck of one kind": b'{"name":"Good","settings":{"deck":' + json.dumps(["soldier"] * 10).encode() + b"}}",
    "an unknown bot": b'{"name":"Good","bots":["os.system"]}',
    "only bots": b'{"name":"Good","bots":["casual","casual","casual","casual"]}',
    "too many bots": b'{"name":"Good","settings":{"players":3},"bots":[null,"casual","casual","casual","casual"]}',
    "an unknown stand-in": b'{"name":"Good","settings":{"stand_in":"{}"}}',
    "a form": b"name=Good&settings=",
    "a file": b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nGood\r\n--x--\r\n',
    "XML": b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
}
PATHS: Final = (
    "/" + "a" * 300 + ".png", "/" + "a/" * 2500 + "b.png", "/%00.png", "/a%00/b.png", "/assets/" + "a" * 300 + ".js",
    "/assets/%00.js", "/assets/" + "..%2f" * 300 + "etc/passwd", "/%ff.png", "/%ED%A0%80.png", "/C:%5Cx.png", "/~/.x",
    "/api/tables/%00", "/api/tables/%00%00", "/api/tables/..%2f", "/api/tables/..%2f..%2f..%2fetc%2fpasswd",
    "/api/tables/%2e%2e", "/api/tables/%ff", "/api/tables/%c0%af", "/api/tables/%ED%A0%80", "/api/tables/%",
    "/api/tables/%zz", "/api/tables/%u0041", "/api/tables/%0d%0aSet-Cookie:%20x=y", "/api/tables/%E2%80%AE",
    "/api/tables/'%20or%201=1--", "/api/tables/%27%3B--", "/api/tables/{table}", "/api/tables/*",
    "/api/tables/%25%25", "/api/tables/..;/", "/api/tables/a/b/c", "/api//tables", "/api/tables/" + "a" * 5000,
    "/api/tables/" + "%41" * 5000, "/api/tables/" + "../" * 1000, "/api/tables/a;b=c", "/api", "/api/replays/%00",
    "/api/replays/..%2f", "/api/replays/x/record/", "/api/replays/%0a/record", "/API/TABLES", "/api/", "/..",
    "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fapp.py", "/assets/", "/assets/../app.py",
    "//etc/passwd", "/\\etc\\passwd", "/.git/config", "/index.html%00.png", "/favicon.ico", "/stub.html",
    "/server-status", "/api/tables/x/socket", "/healthz/", "/metrics/x", "/api/about/..", "/nothing?" + "q=" * 2000,
)  # fmt: skip
METHODS: Final = ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "POST")
GARBAGE: Final = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),  # TLS
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(20),
    b"\x00" * 1000,
    b"\xff" * 5000,
    b"GET\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nbroken\r\n\r\n",
    b"GET / HTTP/1.1\r\n: nameless\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://[::bad/ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\nGET",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, xyz\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
    b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
)
MEGABYTE: Final = 1_000_000
MOST: Final = 20  # megabytes that are sent of an endless request
ENDLESS: Final = (
    (b"GET /", b"a"),
    (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"y"),
    (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X: y\r\n"),
    (b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;", b"e"),
)


def posts(target: Target, over: Target) -> Iterator[str]:
    """Yield every path that takes a body."""
    yield "/api/tables"
    yield f"/api/tables/{target.table}/seats"
    yield f"/api/replays/{over.table}/play-on"
    yield "/api/puzzles/1/answer"


async def bad_bodies(server: Server, target: Target, over: Target, counts: Counter[str]) -> None:
    """Send every bad body to every path, whole and in chunks. Each is refused with a problem."""
    for path in posts(target, over):
        for name, body in BODIES.items():
            if path.endswith("/seats") and body.startswith(GOOD[:-1]):
                continue  # a valid name is enough for a seat; other fields are ignored
            answer = await ask(server, request("POST", path, body, "Content-Type: application/json"))
            assert answer.status == 400, (path, name, answer)
            assert answer.problem.code in ("no_body", "wrong") and answer.problem.sentence, (path, name, answer)
            counts[f"bad body: {answer.status} {answer.problem.code}"] += 1
        long = await ask(server, request("POST", path, b'{"name":"' + b" " * LARGEST + b'"}'))
        assert (long.status, long.problem.code) == (413, "too_long"), long
        chunk = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
        start = request("POST", path, None, "Transfer-Encoding: chunked")
        endless = await ask(server, start, *[chunk] * 20, pause=0.01)
        assert (endless.status, endless.problem.code) == (413, "too_long"), endless
        counts["an overlong body: 413"] += 2


async def other_types(server: Server, counts: Counter[str]) -> None:
    """Declare other content types. The body is read as JSON anyway, or refused."""
    for kind in ("text/plain", "multipart/form-data", "application/xml; charset=utf-16", "\xff", ""):
        answer = await ask(server, request("POST", "/api/tables", GOOD, f"Content-Type: {kind}"))
        assert answer.status == 201 or answer.problem.sentence, answer
        counts[f"another content type: {answer.status}"] += 1


async def wrong_methods(server: Server, target: Target, counts: Counter[str]) -> None:
    """Use methods that a path does not have. Each is refused with a problem that names the allowed ones."""
    paths = openapi()["paths"]
    for path, operations in paths.items():
        for method in (*METHODS, "GET"):
            if method.lower() in operations:
                continue
            answer = await ask(server, request(method, path.replace("{table}", target.table), b""))
            assert answer.problem.sentence
            if method == "GET" and answer.status == 404:  # GET leads to the page, which has no such path
                continue
            assert answer.status == 405, (method, path, answer)
            allowed = {word.strip() for word in (_header(answer.head, b"allow") or b"").decode().split(",")}
            assert {name.upper() for name in operations if name != "parameters"} <= allowed, (path, allowed)
            counts["a wrong method: 405"] += 1


def _header(head: bytes, name: bytes) -> bytes | None:
    found = re.search(rb"(?im)^" + name + rb": ([^\r\n]*)", head)
    return found[1] if found else None


async def path_tricks(server: Server, counts: Counter[str]) -> None:
    """Request paths that do not exist, in every spelling. Nothing is found, and no internals are shown."""
    for path in PATHS:
        for method in ("GET", "HEAD"):
            answer = await ask(server, request(method, path))
            # The page handles its own paths, so every path outside the API shows it.
            is_page = answer.status == 200 and b"content-type: text/html" in answer.head.lower()
            shown = is_page and not path.startswith(("/api/", "/assets"))
            assert shown or answer.status in (307, 400, 404, 405), (path, answer)
            assert b"\r\nset-cookie" not in answer.head.lower(), (path, answer)
            assert not any(word in answer.body for word in (b"root:", b"Starlette", b"[core]")), (path, answer)
            if answer.status in (404, 405) and method == "GET":
                assert answer.problem.sentence, (path, answer)
            counts[f"a path that does not exist: {answer.status}"] += 1


async def noise(server: Server, counts: Counter[str]) -> None:
    """Send bytes that are not HTTP. They are refused or cut off; complete input is never left waiting."""

    async def send(garbage: bytes) -> None:
        answer = await ask(server, garbage, timeout=1)
        assert answer.status in (0, 200, 400, 404, 405, 413, 414, 431, 501), (garbage[:80], answer)
        counts[f"not HTTP: {answer.status or ('cut' if answer.ended else 'waits for more')}"] += 1
        before = await ask(server, request("GET", "/healthz") + garbage, one=False)
        # The noise may arrive before the request is answered. Then both are refused or cut off.
        assert before.status in (0, 200, 400), (garbage[:80], before)
        assert b"HTTP/1.1 5" not in before.rest, (garbage[:80], before)
        counts[f"a request followed by noise: {before.status or 'cut'}"] += 1

    await asyncio.gather(*map(send, GARBAGE))


async def endless_heads(server: Server, counts: Counter[str]) -> None:
    """Send endless headers. They are refused long before they fill the memory."""
    before = Resources.of(server)
    for start, more in ENDLESS:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source_address(), 0))
        try:
            sent = await _until_refused(writer, start, more * (MEGABYTE // len(more)))
        finally:
            writer.transport.abort()
        assert sent < MOST, f"{sent} megabytes of {start + more[:10]!r} were accepted"
        counts["an endless head: refused"] += 1
    assert Resources.of(server).memory < before.memory + MOST, (before, Resources.of(server))


async def _until_refused(writer: asyncio.StreamWriter, start: bytes, megabyte: bytes) -> int:
    writer.write(start)
    for sent in range(MOST):
        writer.write(megabyte)
        try:
            async with asyncio.timeout(PATIENCE):
                await writer.drain()
        except ConnectionError:
            return sent
        await asyncio.sleep(0.01)
    return MOST


async def slow_and_cut(server: Server, target: Target, counts: Counter[str]) -> None:
    """Send bodies slowly or incompletely. Meanwhile, other clients are served."""
    path = f"/api/tables/{target.table}/seats"
    whole = request("POST", path, b"[]" + b" " * 40)
    slow = [
        asyncio.create_task(ask(server, *(whole[at : at + 5] for at in range(0, len(whole), 5)), pause=0.03))
        for _ in range(20)
    ]
    while not all(task.done() for task in slow):
        assert (await ask(server, request("GET", "/healthz"))).status == 200
        await asyncio.sleep(0.05)
    for task in slow:
        assert task.result().problem.code == "no_body"
        counts["a slow body: 400"] += 1
    for at in range(1, len(whole), 3):
        await ask(server, whole[:at], cut=True)
        counts["an incomplete request: cut by us"] += 1


async def pipelined(server: Server, counts: Counter[str]) -> None:
    """Send many requests at once. They are answered in order."""
    count = 50
    requests = [request("GET", f"/api/tables/{index}") for index in range(count - 1)]
    last = request("GET", "/api/tables/last", None, "Connection: close")
    answer = await ask(server, b"".join((*requests, last)), one=False, quiet=PATIENCE)
    found = (answer.head + answer.rest).count(b"HTTP/1.1 404")
    assert found == count, found
    counts["pipelined requests: 404"] += count


async def handwritten(server: Server, target: Target, over: Target) -> Counter[str]:
    """Try all cases that a schema cannot describe."""
    counts: Counter[str] = Counter()
    await bad_bodies(server, target, over, counts)
    await other_types(server, counts)
    await wrong_methods(server, target, counts)
    await path_tricks(server, counts)
    await noise(server, counts)
    await endless_heads(server, counts)
    await slow_and_cut(server, target, counts)
    await pipelined(server, counts)
    return counts


async def http(server: Server, examples: int, phases: str = PHASES) -> Counter[str]:
    """Test the HTTP API with Schemathesis and handwritten cases. Check that games stay unchanged."""
    target, playing, over = await gathering(server), await started(server, 11), await started(server, None, players=3)
    await snapshot(server, playing, over)
    seen = await snapshot(server, playing, over)
    before = Resources.of(server)
    cases = await asyncio.to_thread(schemathesis, server, examples, phases, *(t.table for t in (target, playing, over)))
    counts = await handwritten(server, await gathering(server, 1, 5), over)
    counts["cases of Schemathesis"] = int(cases.replace(",", ""))
    same(seen, await snapshot(server, playing, over))
    assert is_alive(server)
    await settled(server, before)
    assert not (errors := errors_in(server.log.read_text())), errors[0]
    return counts
