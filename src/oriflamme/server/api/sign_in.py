"""Signs a browser in: what sign-up, sign-in and recovery answer."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...protocol.recovery import SignedUp
from ..accounts.accounts import Accounts
from ..accounts.auth import know_browser, set_cookie
from .http import answer


async def sign_in(request: Request, accounts: Accounts, account: str, recovery_code: str = "") -> Response:
    """Start a session; answer with the account, and with its recovery code if it has just got one."""
    secret = await accounts.begin_session(account, request.headers.get("user-agent", ""))
    me = (await accounts.authenticate(secret)).me
    body = SignedUp(**msgspec.structs.asdict(me), recovery_code=recovery_code) if recovery_code else me
    return know_browser(request, set_cookie(request, answer(body, 201 if recovery_code else 200), secret))
