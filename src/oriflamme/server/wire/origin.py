"""Where a request comes from: its address, and whether our own page sent it."""

import functools
import ipaddress
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

FORWARDED_FOR: Final = b"x-forwarded-for"
NETWORK: Final = 64  # bits of an IPv6 address that tell one household or host from another
_LONGEST: Final = 45  # characters of an address; longer texts are not kept


def address_of(connection: HTTPConnection) -> str:
    """Return the address of the client, as limits count it."""
    return counted_address(connection.client.host) if connection.client else ""


def counted_address(host: str) -> str:
    """Return an address as limits count it: all addresses of one IPv6 /64 are the same one."""
    return _counted(host) if len(host) <= _LONGEST else host[:_LONGEST]


@functools.lru_cache(4096)
def _counted(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a test client, or what a proxy made up
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> NETWORK << NETWORK, NETWORK)).network_address)


def comes_from_our_page(connection: HTTPConnection) -> bool:
    """Tell whether no page of another site sent this. A browser names the site in `origin`."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


class Proxies:
    """The proxies that are trusted to name a client's address, as uvicorn understands the setting."""

    def __init__(self, trusted: str) -> None:
        self._hosts = ProxyHeadersMiddleware(_no_app, trusted).trusted_hosts

    def trusts(self, peer: str) -> bool:
        """Tell whether the other end of a connection is a trusted proxy."""
        return peer in self._hosts

    def client_named_by(self, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """Return the client that a trusted proxy names in the headers of a request, if it names one."""
        named = b", ".join(value for name, value in headers if name == FORWARDED_FOR).decode("latin-1")
        return self._hosts.get_trusted_client_address(named)[0] or None if named else None


async def _no_app(*_: object) -> None:
    """Stand in for an application that is never called."""
