"""The endpoints of accounts."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from ...protocol.accounts import (
    ChangePassword,
    ClaimGames,
    Claims,
    DeleteAccount,
    GuestGame,
    MyGames,
    Sessions,
    SignIn,
    SignUp,
)
from ..accounts.accounts import Account, folded
from ..accounts.auth import account_of, check_from_our_page, delete_cookie, person_of
from ..accounts.friends import requests_about
from ..accounts.games import claim_games, games_of
from ..accounts.recovery import Recovery
from ..moderation.reports import reports_by
from ..storage import schema
from ..wire.limits import Buckets
from ..wire.origin import address_of
from ..wire.refusal import Refusal
from .http import answer, done, read_body, route
from .services import Services
from .sign_in import sign_in


class AccountsApi:
    """Sign-up, sessions and the account itself."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._accounts = services.accounts
        self._store = services.store
        self._recovery = Recovery(services.accounts)
        rate, burst = services.settings.sign_in_rate, services.settings.sign_in_burst
        self._attempts_by_address = Buckets(rate, burst)
        self._attempts_by_name = Buckets(rate, burst)

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            route("/api/accounts", self.sign_up, "POST"),
            route("/api/session", self.session, "POST", "DELETE"),
            route("/api/account", self.account, "GET", "DELETE"),
            route("/api/account/password", self.password, "POST"),
            route("/api/account/sessions", self.sessions, "GET", "DELETE"),
            route("/api/account/sessions/{session}", self.end_session, "DELETE"),
            route("/api/account/games", self.games, "GET", "POST"),
            route("/api/account/export", self.export),
        ]

    # Sign-up and sessions.

    async def sign_up(self, request: Request) -> Response:
        """POST /api/accounts: create an account and sign in."""
        check_from_our_page(request)
        self._limit_attempts(request, "")
        wanted = await read_body(request, SignUp)
        name = await self._accounts.create(wanted.name, wanted.password)
        await self._claim(name, wanted.games)
        return await sign_in(request, self._accounts, name, await self._recovery.renew_code(name))

    async def session(self, request: Request) -> Response:
        """POST /api/session: sign in. DELETE: sign out."""
        check_from_our_page(request)
        if request.method == "DELETE":
            account = await person_of(request, self._accounts)
            await self._accounts.end_sessions(account, account.session)
            return delete_cookie(done())
        wanted = await read_body(request, SignIn)
        self._limit_attempts(request, folded(wanted.name))
        found = await self._accounts.check_sign_in(wanted.name, wanted.password)
        return await sign_in(request, self._accounts, found.id)

    def _limit_attempts(self, request: Request, name: str) -> None:
        """Limit attempts to sign in, for one address and for one name."""
        if not self._attempts_by_address.take(address_of(request)) or (name and not self._attempts_by_name.take(name)):
            raise Refusal("too_fast", "sign-in")

    # The account.

    async def account(self, request: Request) -> Response:
        """GET /api/account: show your account. DELETE: delete it."""
        if request.method == "GET":
            return answer((await account_of(request, self._accounts)).me)
        account = await person_of(request, self._accounts)
        wanted = await read_body(request, DeleteAccount)
        await self._accounts.check_own_password(account, wanted.password)
        await self._erase(account)
        return delete_cookie(done())

    async def _erase(self, account: Account) -> None:
        async with self._store.people.begin() as connection:
            tables = await self._services.erasure.erase(connection, account.id)
        await self._services.hall.read_again(tables)

    async def password(self, request: Request) -> Response:
        """POST /api/account/password: change your password."""
        account = await person_of(request, self._accounts)
        wanted = await read_body(request, ChangePassword)
        self._limit_attempts(request, account.id)
        await self._accounts.check_own_password(account, wanted.old)
        await self._accounts.change_password(account, wanted.new)
        return done()

    async def sessions(self, request: Request) -> Response:
        """GET /api/account/sessions: list your sessions. DELETE: end all of them."""
        account = await person_of(request, self._accounts)
        if request.method == "GET":
            return answer(Sessions(await self._accounts.sessions(account)))
        await self._accounts.end_sessions(account)
        return delete_cookie(done())

    async def end_session(self, request: Request) -> Response:
        """DELETE /api/account/sessions/{session}: end one session."""
        account = await person_of(request, self._accounts)
        await self._accounts.end_sessions(account, request.path_params["session"])
        return done()

    async def games(self, request: Request) -> Response:
        """GET /api/account/games: list your games, your turns first. POST: claim games played as a guest."""
        if request.method == "GET":
            account = await account_of(request, self._accounts)
            return answer(MyGames(await games_of(self._store, account.id)))
        account = await person_of(request, self._accounts)
        wanted = await read_body(request, ClaimGames)
        return answer(Claims(await self._claim(account.id, wanted.games)))

    async def _claim(self, account: str, games: Sequence[GuestGame]) -> int:
        claimed = await claim_games(self._store, account, games)
        if claimed:
            self._services.rater.wake()
        return claimed

    async def export(self, request: Request) -> Response:
        """GET /api/account/export: all stored data about your account, except its secrets."""
        account = await person_of(request, self._accounts)
        content = msgspec.json.format(msgspec.json.encode(await self._everything(account)), indent=2)
        headers = {"content-disposition": 'attachment; filename="oriflamme-account.json"'}
        return Response(content, media_type="application/json", headers=headers)

    async def _everything(self, account: Account) -> dict[str, Any]:
        kept: dict[str, Any] = {}
        async with self._store.reading.connect() as connection:
            for table, column in schema.about_accounts():
                if column in NOT_EXPORTED:
                    continue
                rows = await connection.execute(select(table).where(column == account.id))
                shown = [{name: value for name, value in row._mapping.items() if name not in SECRET} for row in rows]
                kept.setdefault(table.name, []).extend(shown)
            kept["friend_requests"] = await requests_about(connection, account.id)
            kept["reports"] = await reports_by(connection, account.id)
        return {**kept, "games": [msgspec.to_builtins(game) for game in await games_of(self._store, account.id)]}


SECRET: Final = ("password", "digest", "keys")
NOT_EXPORTED: Final = frozenset(
    {
        schema.blocks.c.blocked_id,  # who blocks an account is secret
        schema.friends.c.friend_id,  # the other side of the same friendship
        schema.friend_requests.c.account_id,  # whether a request has arrived is secret: requests_about
        schema.friend_requests.c.asked_id,
    }
)
