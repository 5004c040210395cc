"""Who is asking: the account behind a request or a socket, by its cookie or its bearer token."""

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..wire.origin import comes_from_our_page
from ..wire.refusal import Refusal
from .accounts import KEPT, Account, Accounts

COOKIE: Final = "oriflamme"
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
        raise Refusal("not_signed_in")
    return account


async def person_of(connection: HTTPConnection, accounts: Accounts) -> Account:
    """Return the person who asks; a bot is refused: what is about an account is its owner's business."""
    account = await account_of(connection, accounts)
    if account.is_bot:
        raise Refusal("forbidden", "bot")
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
        raise Refusal("foreign_page")
    return cookie[:LONGEST]


def keep_cookie(request: Request, response: Response, secret: str) -> Response:
    """Let the browser keep the secret of its session, where no script can read it."""
    is_secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=KEPT // 1000, path="/", secure=is_secure, httponly=True, samesite="lax")
    return response


def drop_cookie(response: Response) -> Response:
    """Let the browser forget its session."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response
