"""Mutated frames: each gets a typed answer or closes its socket with a code, and nothing changes."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from oriflamme.protocol.messages import (
    AddSeed,
    Deduce,
    Fill,
    Hello,
    Kick,
    Move,
    Mute,
    Order,
    Pause,
    Ping,
    Rematch,
    StandIn,
    Start,
    Undo,
    WhatIf,
    read_message,
)
from tests.server.bad_input.honest_table import HonestTable, Measured
from tests.server.bad_input.mutations import LARGEST, LARGEST_FRAME, Mutator, bad_handshake, breach, wrapped
from tests.server.bad_input.targets import (
    GROWTH,
    Progress,
    Resources,
    Target,
    code_of,
    errors_in,
    gathering,
    is_alive,
    same,
    snapshot,
    started,
)
from tests.server.bad_input.wire import Wire, frame, handshake
from tests.server.server_process import PATIENCE, Server

SEED: Final = 20261116
BAD_MESSAGES: Final = 20  # after which a socket is closed
TOO_MANY: Final = 4008
ROUND: Final = 25_000  # frames between two checks of everything
AT_ONCE: Final = 4  # sockets that send at once
HALF_OPEN: Final = 60  # idle sockets in every state during a round
BAD: Final = frozenset({"no_message", "no_hello", "too_long"})
NO_HELLO: Final = -1  # the role of a client that has not said hello


@dataclass
class Outcome:
    """The results of an attack."""

    counts: Counter[str]
    honest: Measured
    before: Resources
    after: Resources

    def lines(self) -> Iterator[str]:
        yield str(self.honest)
        yield f"the server's memory: {self.before.memory:.0f} MB before, {self.after.memory:.0f} MB after"


def expected_answer(content: bytes, target: Target, seat: int | None) -> str | None:
    """Return the expected answer to a message, or None if it could change something or would close the socket."""
    if len(content) > LARGEST:
        return "too_long" if len(content) <= LARGEST_FRAME else None
    try:
        message = read_message(content)
    except msgspec.ValidationError:
        return "no_message"
    if seat == NO_HELLO:
        return None if isinstance(message, Hello) else "no_hello"
    if isinstance(message, Hello):
        return "greeted"
    if isinstance(message, Ping):
        return "pong"
    if isinstance(message, Mute):
        return "done"
    if isinstance(message, Deduce):
        return "sheet" if target.phase == "playing" else "not_playing"
    if seat is None:
        return "spectator"
    return _expected_at_a_seat(message, target, seat)


def _expected_at_a_seat(message: Any, target: Target, seat: int) -> str | None:
    if message.id in dict(target.ids.get(seat, ())):
        return "done"  # without any effect
    if isinstance(message, AddSeed | Fill | Kick | Start):
        if target.phase != "gathering":
            return "started"
        if isinstance(message, Kick | Start) and seat != 0:
            return "not_host"
        return "not_full" if isinstance(message, Start) else None
    if isinstance(message, Move | Undo | WhatIf | Order | StandIn | Pause) and target.phase != "playing":
        return "not_playing"
    match message:
        case Move() | Undo() | WhatIf() if message.number != target.number_for(seat):
            return "stale"
        case Undo():
            return "too_late"
        case WhatIf():
            return "previews"
        case Move() if not target.paused and target.asked != seat:
            return "not_asked"
        case Order() if message.card not in target.hidden[seat]:
            return "no_such_card"
        case StandIn():
            return "no_such_seat" if message.seat >= target.players else "not_away"
        case Rematch() if target.phase != "over":
            return "not_over"
        case _:
            return None


class Attacker:
    """Attacks one table from one of its seats, as a spectator or without a hello, one socket after another."""

    def __init__(self, server: Server, target: Target, seat: int, rng: random.Random, counts: Counter[str]) -> None:
        self._server = server
        self._target = target
        self._seat = seat
        self._rng = rng
        self._counts = counts
        self._mutator = Mutator(rng, target)

    async def attack(self) -> int:
        """Send as much as one socket allows. Return the count of frames."""
        rng = self._rng
        if rng.random() < 0.1:
            await self._try_bad_handshake()
            return 1
        role = rng.choices((self._seat, None, NO_HELLO), (5, 3, 2))[0]
        wire = await Wire.open(self._server, self._target.table)
        try:
            if role != NO_HELLO:
                wire.send(frame(self._target.hello(role)))
                await wire.until(lambda: bool(wire.texts))
            limit = BAD_MESSAGES if rng.random() < 0.6 else rng.randrange(BAD_MESSAGES)
            number = await self._send_messages(wire, role, limit)
            if limit == BAD_MESSAGES:
                assert await wire.wait_closed() == TOO_MANY, (wire.closed, wire.texts[-1])
                self._counts["closed with 4008 after 20 bad messages"] += 1
            else:
                await self._break(wire)
                number += 1
        finally:
            wire.abort()
        return number

    async def _send_messages(self, wire: Wire, role: int | None, limit: int) -> int:
        """Send messages up to the limit of bad ones, and check the answer to each."""
        sent: list[tuple[str, bytes, str]] = []
        frames: list[bytes] = []
        left = limit
        while left > 0:
            trick, content = self._mutator.content()
            is_text = _is_utf8(content) and self._rng.random() < 0.85
            word = expected_answer(content, self._target, role)
            if word is None:
                continue
            left -= word in BAD
            sent.append((trick, content, word))
            frames.append(wrapped(content, is_text, self._rng))
        wire.send(*frames)
        await wire.answered(len(sent))
        words = [code_of(answer) for answer in wire.answers]
        assert len(words) == len(sent), f"closed with {wire.closed} after {len(words)} answers to {sent!r}"[:2000]
        for (trick, content, word), answer in zip(sent, words, strict=True):
            assert answer == word, (
                f"{trick} as {role} at {self._target.phase}: {answer}, not {word}, to {content[:200]!r}"
            )
            self._counts[f"message: {word}"] += 1
        return len(sent)

    async def _break(self, wire: Wire) -> None:
        violation = breach(self._rng)
        wire.send(violation.content)
        if violation.cuts:
            with contextlib.suppress(TimeoutError):
                await wire.wait_closed(0.01)
            assert wire.closed in (None, 1002, 1007, 1009), (
                f"{violation.name}: {wire.closed}: {violation.content[:200]!r}"
            )
            self._counts[
                f"{violation.name}: {'cut by us' if wire.closed is None else f'closed with {wire.closed}'}"
            ] += 1
            return
        code = await wire.wait_closed()
        assert code in violation.codes, (
            f"{violation.name}: closed with {code}, not {violation.codes}: {violation.content[:200]!r}"
        )
        self._counts[f"{violation.name}: closed with {code}"] += 1

    async def _try_bad_handshake(self) -> None:
        request = bad_handshake(f"/api/tables/{self._target.table}/socket", self._rng)
        wire = await Wire.connect(self._server)
        try:
            wire.send(request)
            with contextlib.suppress(TimeoutError):  # for the server, the request may not be complete
                await wire.until(lambda: bool(wire.head) or wire.ended, 0.5)
            assert wire.status < 500, f"{wire.head!r} to {request!r}"
            self._counts[f"bad handshake: {wire.status or ('cut' if wire.ended else 'waits for more')}"] += 1
        finally:
            wire.abort()


def _is_utf8(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True


async def open_idle_sockets(server: Server, target: Target, count: int, rng: random.Random) -> list[Wire]:
    """Open sockets and leave them idle in every unfinished state."""
    request = handshake(f"/api/tables/{target.table}/socket")
    wires: list[Wire] = []
    for index in range(count):
        wire = await Wire.connect(server)
        wire.replies = False
        wires.append(wire)
        if index % 6 == 1:
            wire.send(request[: rng.randrange(1, len(request))])
        elif index % 6 > 1:
            wire.send(request)
            await wire.until(lambda w=wire: w.is_open)  # type: ignore[misc]
        if index % 6 == 3:
            wire.send(frame(target.hello(None)))
        elif index % 6 == 4:
            wire.send(frame(target.hello(None))[: rng.randrange(1, 10)])
        elif index % 6 == 5:
            wire.send(frame(b'{"type":', fin=False))
    return wires


async def frames(
    server: Server, count: int, progress: Progress = lambda _: None, seed: int = SEED, at_once: int = AT_ONCE
) -> Outcome:
    """Send mutated frames to tables that gather, play, pause and are over. Check that nothing changes."""
    targets = [
        await gathering(server),
        await started(server, 17),
        await started(server, 9, pause=True),
        await started(server, None, players=3),
    ]
    rng = random.Random(seed)
    counts: Counter[str] = Counter()
    attackers = [
        Attacker(server, target, seat, random.Random(rng.random()), counts)
        for target in targets
        for seat in range(len(target.tokens))
    ]
    await snapshot(server, *targets)
    seen = await snapshot(server, *targets)
    before = Resources.of(server)
    left = count
    with HonestTable(server) as honest:
        while left > 0:
            idle = await open_idle_sockets(server, rng.choice(targets), HALF_OPEN, rng)
            left -= await _round(attackers, at_once, min(left, ROUND), progress)
            for wire in idle:
                wire.abort()
            same(seen, await snapshot(server, *targets))
            assert is_alive(server)
    after = await settled(server, before)
    assert not (errors := errors_in(server.log.read_text())), errors[0]
    return Outcome(counts, honest.figures, before, after)


async def _round(attackers: list[Attacker], at_once: int, count: int, progress: Progress) -> int:
    sent = 0
    room = asyncio.Semaphore(at_once)

    async def attack(attacker: Attacker) -> None:
        nonlocal sent
        while sent < count:
            async with room:
                frames = await attacker.attack()
            sent += frames
            progress(frames)

    async with asyncio.TaskGroup() as group:
        for attacker in attackers:
            group.create_task(attack(attacker))
    return sent


async def settled(server: Server, before: Resources) -> Resources:
    """Wait until the attackers' sockets are gone. Return the server's resources, which must not have grown much."""
    end = time.monotonic() + PATIENCE
    while True:
        after = Resources.of(server)
        if after.sockets == before.sockets and after.connections <= before.connections:
            break
        assert time.monotonic() < end, (before, after)
        await asyncio.sleep(0.1)
    assert after.memory < before.memory + GROWTH, (before, after)
    return after


async def long_handshakes(server: Server) -> None:
    """Request sockets with overlong paths and headers. Each is refused, not left waiting."""
    target = await gathering(server)
    path = f"/api/tables/{target.table}/socket"
    good = handshake(path)
    for request in (
        handshake("/api/tables/" + "a" * 20_000 + "/socket"),
        good.replace(b"Host:", b"X: " + b"y" * 20_000 + b"\r\nHost:"),
        good.replace(b"Host:", b"X: y\r\n" * 500 + b"Host:"),
    ):
        wire = await Wire.connect(server)
        wire.send(request)
        await wire.until(lambda w=wire: bool(w.head) or w.ended)  # type: ignore[misc]
        assert wire.status in (0, 400, 404, 414, 431), wire.head
        wire.abort()
