"""Authentication: the account of a request or a socket, by its cookie or its bearer token."""

from typing import Any, Final

from sqlalchemy import Row
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..names import new_token
from ..wire.origin import comes_from_our_page
from ..wire.refusal import Refusal
from .accounts import Account, Accounts
from .open_sockets import SESSION_LIFETIME

COOKIE: Final = "oriflamme"
BROWSER: Final = "oriflamme_browser"  # the cookie with the number of a browser, which outlives its sessions
YEARS: Final = 2 * 365 * 86_400  # seconds for which a browser keeps its number
BEARER: Final = "bearer "
LONGEST_SECRET: Final = 100  # characters
LONGEST_NAME: Final = 64


async def account_or_guest(connection: HTTPConnection, accounts: Accounts) -> Account | None:
    """Return the account of a request, or None for a guest. A session that has ended is refused: it is not a guest."""
    secret = secret_of(connection)
    return None if secret is None else await accounts.authenticate(secret)


async def account_named(name: str, accounts: Accounts) -> Row[Any]:
    """Return the account with a name or an id; refuse a name that no one has."""
    account = await accounts.find(name) if name.isprintable() and len(name) <= LONGEST_NAME else None
    if account is None:
        raise Refusal("no_such_account")
    return account


async def account_of(connection: HTTPConnection, accounts: Accounts) -> Account:
    """Return the account of a request; refuse a guest."""
    account = await account_or_guest(connection, accounts)
    if account is None:
        raise Refusal("not_signed_in")
    return account


async def person_of(connection: HTTPConnection, accounts: Accounts) -> Account:
    """Return the person's account of a request; refuse guests and bots: a bot is managed by its owner."""
    account = await account_of(connection, accounts)
    check_is_person(account.is_bot)
    return account


def check_is_person(is_bot: bool) -> None:
    """Refuse a bot."""
    if is_bot:
        raise Refusal("forbidden", "bot")


def secret_of(connection: HTTPConnection) -> str | None:
    """Return the session's secret in a request, if it has one."""
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith(BEARER):
        return bearer[len(BEARER) :].strip()[:LONGEST_SECRET]
    cookie = connection.cookies.get(COOKIE)
    if not cookie:
        return None
    check_from_our_page(connection)
    return cookie[:LONGEST_SECRET]


def check_from_our_page(connection: HTTPConnection) -> None:
    """Refuse a request that the page of another site sent."""
    if not comes_from_our_page(connection):
        raise Refusal("foreign_page")


def set_cookie(request: Request, response: Response, secret: str) -> Response:
    """Store the session's secret in a cookie that scripts cannot read."""
    is_secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, secret, max_age=SESSION_LIFETIME // 1000, path="/", secure=is_secure, httponly=True, samesite="lax"
    )
    return response


def know_browser(request: Request, response: Response) -> str:
    """Give a browser a number, if it has none; return its number.

    Two accounts of one browser do not play at one rated table. A browser that signed in before is not shut out when
    strangers guess a password.
    """
    number = browser_of(request)
    if not number:
        is_secure = request.url.scheme == "https"
        number = new_token()
        response.set_cookie(BROWSER, number, max_age=YEARS, path="/", secure=is_secure, httponly=True, samesite="lax")
    return number


def browser_of(connection: HTTPConnection) -> str:
    """Return the number of the browser that this comes from; empty if it has none."""
    return connection.cookies.get(BROWSER, "")[:LONGEST_SECRET]


def delete_cookie(response: Response) -> Response:
    """Delete the cookie of the session."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response
