"""Where a request comes from: its address, and whether our own page sent it."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def address_of(connection: HTTPConnection) -> str:
    """Return the address of the client."""
    return connection.client.host if connection.client else ""


def comes_from_our_page(connection: HTTPConnection) -> bool:
    """Tell whether no page of another site sent this. A browser names the site in `origin`."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
