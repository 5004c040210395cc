"""The entrance: accepts connections, at most some in each turn of the loop, and only while there is room."""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Final

from ..metrics import CUTS
from .answers import refusal_answer
from .guard import Guard
from .guarded_connection import GuardedConnection, GuardedProtocol
from .origin import counted_address
from .refusal import Refusal

AT_ONCE: Final = 32  # connections accepted in one turn of the loop
PAUSE: Final = 0.1  # seconds after the system had no descriptor for a connection
Accepted = tuple[socket.socket, tuple[str, int]]


class Entrance:
    """Where clients come in: one listening socket."""

    def __init__(
        self, guard: Guard, listener: socket.socket, make_protocol: Callable[[], GuardedProtocol], is_inner: bool
    ) -> None:
        listener.setblocking(False)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._guard = guard
        self._listener = listener
        self._make_protocol = make_protocol
        self._is_inner = is_inner
        self._loop = asyncio.get_running_loop()
        self._entering: set[asyncio.Task[None]] = set()
        self._accepting = self._loop.create_task(self._accept_forever())

    def close(self) -> None:
        """Accept no more connections."""
        self._accepting.cancel()

    async def _accept_forever(self) -> None:
        while True:
            await self._guard.room.wait()
            try:
                self._admit(await self._loop.sock_accept(self._listener))
                for _ in range(AT_ONCE - 1):
                    self._admit(self._listener.accept())
            except BlockingIOError:
                pass
            except ConnectionError:  # the client is gone already
                continue
            except OSError:  # no descriptors; connections wait in the queue of the system
                await asyncio.sleep(PAUSE)
            await asyncio.sleep(0)

    def _admit(self, accepted: Accepted) -> None:
        client, (peer, *_) = accepted
        client.setblocking(False)
        if not self._is_inner and not self._guard.proxies.trusts(peer):
            code = self._guard.refuses(counted_address(peer))
            if code is not None:
                _turn_away(client, Refusal("too_fast" if code == "too_fast" else "too_many_sockets"))
                return
        task = self._loop.create_task(self._enter(client, peer))
        self._entering.add(task)
        task.add_done_callback(self._entering.discard)

    async def _enter(self, client: socket.socket, peer: str) -> None:
        def connection() -> GuardedConnection:
            return GuardedConnection(self._guard, self._make_protocol(), peer, self._is_inner)

        try:
            await self._loop.connect_accepted_socket(connection, client)
        except OSError:  # the client is gone already
            client.close()


def _turn_away(client: socket.socket, refusal: Refusal) -> None:
    CUTS.labels(refusal.code).inc()
    with client, contextlib.suppress(OSError):
        client.send(refusal_answer(refusal, 429))
        client.shutdown(socket.SHUT_WR)
