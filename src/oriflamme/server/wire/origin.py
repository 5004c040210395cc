"""Where a request comes from: its address, and whether our own page sent it."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a request or a socket comes from."""
    return connection.client.host if connection.client else ""


def comes_from_our_page(connection: HTTPConnection) -> bool:
    """Tell whether no other page sent this: a browser names the page."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
