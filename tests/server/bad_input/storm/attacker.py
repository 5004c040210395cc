"""An attacker in its own process: `python -m tests.server.bad_input.storm.attacker PORT NAME SECONDS SOURCE TABLE`."""

import asyncio
import os
import socket
import struct
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Final

import msgspec

from tests.server.bad_input.storm.attacks import ROOM, Attack, attacks

PAUSE: Final = 0.1  # seconds until a connection that was cut is opened again
BANDWIDTH: Final = 20_000_000  # bytes a second of all connections, as if they came over a network
OPENING: Final = 20.0  # seconds in which a socket must open
KEPT: Final = 4096  # bytes of an answer that are looked at
POLITENESS: Final = 15  # an attacker has machines of its own, so it gives way to those that it attacks


class Outcome(msgspec.Struct):
    """What became of an attacker's connections."""

    opened: int = 0
    cut: int = 0  # ended by the server
    refused: int = 0  # ended before anything could be sent
    longest: float = 0.0  # seconds until a connection was cut
    left: int = 0  # connections at the end that had been open for longer than they may
    sent: int = 0  # bytes
    answers: dict[str, int] = msgspec.field(default_factory=dict)

    def __str__(self) -> str:
        answers = ", ".join(f"{word} × {number}" for word, number in sorted(self.answers.items()))
        return (
            f"{self.opened:,} opened, {self.cut:,} cut after at most {self.longest:.1f} s, {self.left} left ({answers})"
        )


class Attacker:
    """Attacks with many connections for a while."""

    def __init__(self, attack: Attack, port: int, source: str, seconds: float, again: bool = True) -> None:
        self._attack = attack
        self._port = port
        self._source = source
        self._end = time.monotonic() + seconds
        self._again = again  # open a connection again that was cut
        self._answers: Counter[str] = Counter()
        self._ended: set[socket.socket] = set()  # those that the server has ended
        self.outcome = Outcome()

    async def run(self) -> Outcome:
        """Attack until the time is over."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self._attack.connections):
                group.create_task(self._again_and_again())
        self.outcome.answers = dict(self._answers)
        return self.outcome

    async def _again_and_again(self) -> None:
        while time.monotonic() < self._end:
            with socket.socket() as end:
                await self._once(end)
            if not self._again:
                return
            await asyncio.sleep(PAUSE)

    async def _once(self, end: socket.socket) -> None:
        """Open one connection and attack until it is cut or the time is over."""
        end.setblocking(False)
        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # no port is kept for long
        if not self._attack.reads:
            end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ROOM)
        begin = time.monotonic()
        try:
            end.bind((self._source, 0))
            async with asyncio.timeout(OPENING):
                await asyncio.get_running_loop().sock_connect(end, ("127.0.0.1", self._port))
        except (OSError, TimeoutError):
            self.outcome.refused += 1
            return
        self.outcome.opened += 1
        try:
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + self._end - time.monotonic()):
                await self._until_cut(end)
            self.outcome.cut += 1
            self.outcome.longest = max(self.outcome.longest, time.monotonic() - begin)
        except TimeoutError:
            if end in self._ended:  # and we were late to see it
                self.outcome.cut += 1
            else:
                self.outcome.left += time.monotonic() - begin > self._attack.in_time
        self._ended.discard(end)

    async def _until_cut(self, end: socket.socket) -> None:
        with suppress(OSError, EOFError):
            await self._open(end)
            async with asyncio.TaskGroup() as group:
                sending = group.create_task(self._send(end))
                if self._attack.reads:
                    reading = group.create_task(self._read(end))
                    await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
                    if sending.done() and not reading.done():  # the last words are still to be read
                        await asyncio.wait((reading,), timeout=1)
                    sending.cancel()
                    reading.cancel()

    async def _open(self, end: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(end, self._attack.opening)
        head = b""
        while self._attack.upgrades and b"\r\n\r\n" not in head:
            head += (more := await loop.sock_recv(end, KEPT))
            if not more:
                self._note(head)
                raise EOFError
        await loop.sock_sendall(end, self._attack.first)

    async def _send(self, end: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        with suppress(OSError):
            while self._attack.bulk:
                await loop.sock_sendall(end, self._attack.bulk)
                self.outcome.sent += len(self._attack.bulk)
                await asyncio.sleep(len(self._attack.bulk) * self._attack.connections / BANDWIDTH)
            while self._attack.drip:
                await asyncio.sleep(self._attack.pause)
                await loop.sock_sendall(end, self._attack.drip)
                self.outcome.sent += len(self._attack.drip)
            if self._attack.reads:
                await asyncio.Event().wait()

    async def _read(self, end: socket.socket) -> None:
        last = b""
        with suppress(OSError):
            while more := await asyncio.get_running_loop().sock_recv(end, 65536):
                last = (last + more)[-KEPT:]
        self._ended.add(end)
        self._note(last)

    def _note(self, last: bytes) -> None:
        """Note with which word the server ended a connection."""
        for word in ("too_fast", "too_slow", "too_long", "too_many_sockets", "no_request", "no_such_table"):
            if b'"' + word.encode() + b'"' in last:
                self._answers[word] += 1
                return
        self._answers["other" if last else "no word"] += 1


def main() -> None:
    """Attack, and print what became of it."""
    port, name, seconds, source, table = sys.argv[1:]
    os.nice(POLITENESS)
    attack = next(one for one in attacks(table) if one.name == name)
    outcome = asyncio.run(Attacker(attack, int(port), source, float(seconds)).run())
    print(msgspec.json.encode(outcome).decode())


if __name__ == "__main__":
    main()
