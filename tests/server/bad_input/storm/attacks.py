"""What one hostile connection sends: more pieces, more slowly or with less reading than any honest client."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tests.server.bad_input.side_effects import message
from tests.server.bad_input.wire import PING, PONG, TEXT, frame, handshake

NOBODYS: Final = "ZZZZZ"  # a table that does not exist
BULK: Final = 60_000  # bytes in one send, about
ROOM: Final = 2048  # bytes that a client which does not read has room for


@dataclass(frozen=True)
class Attack:
    """One way to attack."""

    name: str
    opening: bytes
    upgrades: bool = False  # waits until its socket is open
    first: bytes = b""  # sent then
    bulk: bytes = b""  # sent again and again, as fast as possible
    drip: bytes = b""  # sent again and again, with a pause
    pause: float = 1.0  # seconds
    reads: bool = True
    connections: int = 64
    in_time: float = 15.0  # seconds within which each connection must be cut


def _post(headers: str) -> bytes:
    return f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{headers}\r\n\r\n".encode()


def _filled(piece: bytes) -> bytes:
    return piece * (BULK // len(piece))


def attacks(table: str) -> Iterator[Attack]:
    """Return all attacks; in some, every connection is a spectator of a table at which a game is played."""
    nowhere = handshake(f"/api/tables/{NOBODYS}/socket")
    here = handshake(f"/api/tables/{table}/socket")
    watch = message(type="hello")
    yield Attack("empty pongs, no such table", nowhere, upgrades=True, bulk=_filled(frame(b"", PONG)))
    yield Attack("empty pongs at a table", here, upgrades=True, first=watch, bulk=_filled(frame(b"", PONG)))
    yield Attack("pings", here, upgrades=True, first=watch, bulk=_filled(frame(b"", PING)))
    begun, fragments = frame(b"", TEXT, fin=False), _filled(frame(b"", 0, fin=False))
    yield Attack("empty fragments, never finished", here, upgrades=True, first=begun, bulk=fragments)
    yield Attack(
        "messages without a pause", here, upgrades=True, first=watch, bulk=_filled(message(type="ping", id="x"))
    )
    large = frame(b"x" * 15_000)
    yield Attack("large messages", here, upgrades=True, first=watch, bulk=_filled(large))
    yield Attack("one byte in each chunk", _post("Transfer-Encoding: chunked"), bulk=_filled(b"1\r\nx\r\n"))
    yield Attack("a body without end", _post("Content-Length: 9999999999"), bulk=b"x" * BULK)
    get = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
    yield Attack("requests without a pause", b"", bulk=_filled(get + b"\r\n"))
    yield Attack("a header without end", get, bulk=_filled(b"X-More: and more\r\n"))
    yield Attack("a header, byte by byte", get, drip=b"X")
    yield Attack("headers never finished", get, connections=1100)
    yield Attack("bodies never finished", _post("Content-Length: 100"), connections=1100, in_time=25.0)
    yield Attack("connections that say nothing", b"", connections=1100)
    sheet = message(type="deduce", id="x")  # the longest answer that anyone may ask for; seldom enough to get it
    yield Attack(
        "answers never read", here, upgrades=True, first=watch, drip=sheet, pause=0.2, reads=False, in_time=60.0
    )
    page = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 50
    yield Attack("pages never read", page, drip=page, pause=0.2, reads=False, in_time=30.0)
    yield Attack("connecting again and again", b"?\r\n\r\n")
