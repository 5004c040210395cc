"""Who is asking: the account behind a request or a socket, by its cookie or its bearer token."""

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..names import new_token
from ..wire.origin import comes_from_our_page
from ..wire.refusal import Refusal
from .accounts import KEPT, Account, Accounts

COOKIE: Final = "oriflamme"
BROWSER: Final = "oriflamme_browser"  # the cookie with the number of a browser, which outlives its sessions
YEARS: Final = 2 * 365 * 86_400  # seconds for which a browser keeps its number
BEARER: Final = "bearer "
LONGEST: Final = 100  # letters of a secret


async def asker_of(connection: HTTPConnection, accounts: Accounts) -> Account | None:
    """Return the account that asks; None for a guest. A session that is over is refused, not taken for a guest."""
    secret = secret_of(connection)
    return None if secret is None else await accounts.signed_in(secret)


async def account_of(connection: HTTPConnection, accounts: Accounts) -> Account:
    """Return the account that asks; a guest is refused."""
    account = await asker_of(connection, accounts)
    if account is None:
        raise Refusal("not_signed_in", "Sign in first.")
    return account


async def person_of(connection: HTTPConnection, accounts: Accounts) -> Account:
    """Return the person who asks; a bot is refused: what is about an account is its owner's business."""
    account = await account_of(connection, accounts)
    if account.is_bot:
        raise Refusal("forbidden", "A bot cannot do this; the person whose bot it is can.")
    return account


def secret_of(connection: HTTPConnection) -> str | None:
    """Return the secret that came with a request."""
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith(BEARER):
        return bearer[len(BEARER) :].strip()[:LONGEST]
    cookie = connection.cookies.get(COOKIE)
    if not cookie:
        return None
    if not comes_from_our_page(connection):
        raise Refusal("foreign_page", "This came from a page of somebody else's.")
    return cookie[:LONGEST]


def keep_cookie(request: Request, response: Response, secret: str) -> Response:
    """Let the browser keep the secret of its session, where no script can read it."""
    is_secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=KEPT // 1000, path="/", secure=is_secure, httponly=True, samesite="lax")
    return response


def know_browser(request: Request, response: Response) -> Response:
    """Give a browser a number, if it has none: two accounts of one browser do not play at one rated table."""
    if BROWSER not in request.cookies:
        is_secure = request.url.scheme == "https"
        response.set_cookie(
            BROWSER, new_token(), max_age=YEARS, path="/", secure=is_secure, httponly=True, samesite="lax"
        )
    return response


def browser_of(connection: HTTPConnection) -> str:
    """Return the number of the browser that this comes from; empty if it has none."""
    return connection.cookies.get(BROWSER, "")[:LONGEST]


def drop_cookie(response: Response) -> Response:
    """Let the browser forget its session."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response
