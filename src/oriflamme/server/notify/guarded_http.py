"""Requests to addresses that people have given: only outside, only so long, and to the very address that was checked.

A server that sends what strangers ask for to where strangers say could be made to talk to what lies behind it. So a
host is resolved once; all its addresses must be global; the connection is made to one of them, not to the name.
"""

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from ..wire.http_client import Outgoing, Streams, exchange
from ..wire.refusal import Refusal

PORTS: Final = {"http": (80,), "https": (443, 8448)}
LONGEST: Final = 2000  # letters of an address
RESOLVING: Final = 5.0  # seconds
ANSWERING: Final = 10.0  # seconds for everything else
TRIED: Final = 3  # addresses of one host

_ABROAD: Final = ipaddress.ip_network("2000::/3")  # all that is global in IPv6
_NOT_OUTSIDE: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
        "2001::/23",  # among them Teredo, which holds IPv4 addresses
        "2001:db8::/32",
        "2002::/16",  # 6to4, which does too
        "3fff::/20",
    )
)


class Unreachable(Exception):
    """There was no answer; there may be one later."""


class Unknown(Refusal):
    """A host that cannot be resolved at the moment."""

    def __init__(self) -> None:
        super().__init__("bad_address", "unresolved")


class Place(NamedTuple):
    """Where a request goes."""

    scheme: str
    host: str
    port: int
    target: str  # the path and the query
    addresses: tuple[str, ...]  # of the host, as they were checked

    @property
    def shown(self) -> str:
        """The host, and the port if it is not the usual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme][0] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """The address without its path."""
        return f"{self.scheme}://{self.shown}"


def is_outside(address: str) -> bool:
    """Tell whether an address is one of the internet's, and of one machine."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if any(ip in network for network in _NOT_OUTSIDE if network.version == ip.version):
        return False
    return ip in _ABROAD if ip.version == 6 else ip.is_global


async def place_of(url: str, allows_inside: bool = False) -> Place:
    """Return where an address leads; one that is none of ours to ask is refused."""
    parts = _split(url)
    host = _checked_host(parts)
    port = _checked_port(parts, allows_inside)
    addresses = await _resolve(host, port)
    if not allows_inside and not all(is_outside(address) for address in addresses):
        raise Refusal("inside_address")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(parts.scheme, host, port, target, tuple(addresses[:TRIED]))


def _split(url: str) -> SplitResult:
    if len(url) > LONGEST or not all("!" <= letter <= "~" for letter in url) or "\\" in url:
        raise Refusal("bad_address", "characters", most=LONGEST)
    try:
        parts = urlsplit(url)
        _ = parts.port  # raises if it is none
    except ValueError:
        raise Refusal("bad_address") from None
    return parts


def _checked_host(parts: SplitResult) -> str:
    if parts.scheme not in PORTS:
        raise Refusal("bad_address", "https")
    if parts.username is not None or parts.password is not None or "@" in parts.netloc:
        raise Refusal("bad_address", "password")
    host = parts.hostname or ""
    if not host or "%" in host:
        raise Refusal("bad_address", "host")
    return host


def _checked_port(parts: SplitResult, allows_inside: bool) -> int:
    port = parts.port if parts.port is not None else PORTS[parts.scheme][0]
    if allows_inside:
        return port
    if parts.scheme != "https":
        raise Refusal("bad_address", "https")
    if port not in PORTS[parts.scheme]:
        raise Refusal("bad_address", "port")
    return port


async def _resolve(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(RESOLVING):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise Unknown from None
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


async def post(place: Place, body: bytes, headers: Mapping[str, str]) -> int:
    """Send a body and return the status of the answer, which is not read any further; Unreachable if there is none."""
    try:
        async with asyncio.timeout(ANSWERING):
            request = Outgoing("POST", place.shown, place.target, body, headers)
            return (await exchange(await _connect(place), request, reads_body=False)).status
    except (OSError, TimeoutError, EOFError, h11.ProtocolError) as error:
        raise Unreachable(type(error).__name__) from None


@cache
def trust() -> ssl.SSLContext:
    """Return whose word is taken for who is who: the system's choice."""
    return ssl.create_default_context()


async def _connect(place: Place) -> Streams:
    """Connect to the first of the addresses that answers."""
    trusted, name = (trust(), place.host) if place.scheme == "https" else (None, None)
    for address in place.addresses[:-1]:
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(ANSWERING / TRIED):
                return await asyncio.open_connection(address, place.port, ssl=trusted, server_hostname=name)
    return await asyncio.open_connection(place.addresses[-1], place.port, ssl=trusted, server_hostname=name)
