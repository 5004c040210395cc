"""Guarded HTTP: requests to addresses that users enter, only to public hosts and with a time limit.

Without a guard, users could make the server send requests to machines in its own network. So a host is resolved once,
all its addresses must be public, and the connection is made to one of them, not to the name.
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

from ..lanes import Lane
from ..wire.http_client import Outgoing, Streams, exchange
from ..wire.refusal import Refusal

PORTS: Final = {"http": (80,), "https": (443, 8448)}
LONGEST: Final = 2000  # characters of an address
RESOLVING: Final = 5.0  # seconds
ANSWERING: Final = 10.0  # seconds for everything else
TRIED: Final = 3  # addresses per host

_GLOBAL_IPV6: Final = ipaddress.ip_network("2000::/3")
_NOT_PUBLIC: Final = tuple(
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
        "2001::/23",  # includes Teredo, which embeds IPv4 addresses
        "2001:db8::/32",
        "2002::/16",  # 6to4, which embeds them too
        "3fff::/20",
    )
)


class Unreachable(Exception):
    """The receiver did not answer; a later attempt may succeed."""


class UnknownHost(Refusal):
    """A host that cannot be resolved at the moment."""

    def __init__(self) -> None:
        super().__init__("bad_address", "unresolved")


class Destination(NamedTuple):
    """Where a request goes."""

    scheme: str
    host: str
    port: int
    target: str  # the path and the query
    addresses: tuple[str, ...]  # of the host, as they were checked

    @property
    def authority(self) -> str:
        """The host, and the port if it is not the default."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme][0] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """The address without its path."""
        return f"{self.scheme}://{self.authority}"


def is_public(address: str) -> bool:
    """Tell whether an IP address is public and belongs to one machine."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if any(ip in network for network in _NOT_PUBLIC if network.version == ip.version):
        return False
    return ip in _GLOBAL_IPV6 if ip.version == 6 else ip.is_global


async def resolve(url: str, hosts: Lane, allows_private: bool = False) -> Destination:
    """Return the destination of an address; refuse one that the server must not call. `hosts`: where it is resolved."""
    parts = _split(url)
    host = _checked_host(parts)
    port = _checked_port(parts, allows_private)
    addresses = await _resolve(host, port, hosts)
    if not allows_private and not all(is_public(address) for address in addresses):
        raise Refusal("inside_address")
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Destination(parts.scheme, host, port, target, tuple(addresses[:TRIED]))


def _split(url: str) -> SplitResult:
    if len(url) > LONGEST or not all("!" <= letter <= "~" for letter in url) or "\\" in url:
        raise Refusal("bad_address", "characters", most=LONGEST)
    try:
        parts = urlsplit(url)
        _ = parts.port  # raises if it is not a valid port
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


def _checked_port(parts: SplitResult, allows_private: bool) -> int:
    port = parts.port if parts.port is not None else PORTS[parts.scheme][0]
    if allows_private:
        return port
    if parts.scheme != "https":
        raise Refusal("bad_address", "https")
    if port not in PORTS[parts.scheme]:
        raise Refusal("bad_address", "port")
    return port


async def _resolve(host: str, port: int, hosts: Lane) -> list[str]:
    try:
        async with asyncio.timeout(RESOLVING):
            found = await hosts.run(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise UnknownHost from None
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


async def post(destination: Destination, body: bytes, headers: Mapping[str, str]) -> int:
    """Send a body and return the status of the answer; Unreachable if there is no answer."""
    try:
        async with asyncio.timeout(ANSWERING):
            request = Outgoing("POST", destination.authority, destination.target, body, headers)
            return (await exchange(await _connect(destination), request, reads_body=False)).status
    except (OSError, TimeoutError, EOFError, h11.ProtocolError) as error:
        raise Unreachable(type(error).__name__) from None


@cache
def tls_context() -> ssl.SSLContext:
    """Return a TLS context with the certificate authorities of the system."""
    return ssl.create_default_context()


async def _connect(destination: Destination) -> Streams:
    """Connect to the first address that answers."""
    tls, name = (tls_context(), destination.host) if destination.scheme == "https" else (None, None)
    for address in destination.addresses[:-1]:
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(ANSWERING / TRIED):
                return await asyncio.open_connection(address, destination.port, ssl=tls, server_hostname=name)
    return await asyncio.open_connection(destination.addresses[-1], destination.port, ssl=tls, server_hostname=name)
