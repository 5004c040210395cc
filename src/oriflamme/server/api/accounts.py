"""The endpoints of accounts."""

import contextlib
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
from ..accounts.accounts import Account
from ..accounts.attempts import Attempts
from ..accounts.auth import account_of, browser_of, check_from_our_page, delete_cookie, person_of
from ..accounts.friends import requests_about
from ..accounts.games import claim_games, games_of
from ..accounts.recovery import Recovery
from ..moderation.reports import reports_by
from ..storage import schema
from ..storage.records import StoreFailure
from ..wire.limits import Buckets
from ..wire.origin import address_of
from ..wire.refusal import Refusal
from .http import answer, done, read_body, route, start_of
from .services import Services
from .sign_in import sign_in

LIST_RATE: Final = 1.0  # lists of games, claims and exports per second and account, after a burst
LIST_BURST: Final = 60


class AccountsApi:
    """Sign-up, sessions and the account itself."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._accounts = services.accounts
        self._store = services.store
        self._recovery = Recovery(services.accounts)
        self._lists = Buckets(LIST_RATE, LIST_BURST)
        self._attempts = Attempts(services.settings)

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
        self._attempts.count_sign_up(address_of(request))
        wanted = await read_body(request, SignUp)
        name = await self._accounts.create(wanted.name, wanted.password)
        with contextlib.suppress(Refusal, StoreFailure):  # the account is made already; its games can be claimed later
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
        browser = browser_of(request)
        is_known = await self._accounts.browsers.knows(wanted.name, browser)
        self._attempts.count_sign_in(address_of(request), wanted.name, browser if is_known else "")
        found = await self._accounts.check_sign_in(wanted.name, wanted.password)
        return await sign_in(request, self._accounts, found.id)

    # The account.

    async def account(self, request: Request) -> Response:
        """GET /api/account: show your account. DELETE: delete it."""
        if request.method == "GET":
            return answer((await account_of(request, self._accounts)).me)
        account = await person_of(request, self._accounts)
        wanted = await read_body(request, DeleteAccount)
        await self._check_own_password(account, wanted.password)
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
        await self._check_own_password(account, wanted.old)
        await self._accounts.change_password(account, wanted.new)
        return done()

    async def _check_own_password(self, account: Account, password: str) -> None:
        """Refuse a password that is not the account's own; each session has few tries."""
        self._attempts.count_own(account.session)
        await self._accounts.check_own_password(account, password)

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
            start = start_of(request)
            self._limit_lists(account)
            return answer(MyGames(await games_of(self._store, self._services.lanes.lists, account.id, start)))
        account = await person_of(request, self._accounts)
        self._limit_lists(account)
        wanted = await read_body(request, ClaimGames)
        return answer(Claims(await self._claim(account.id, wanted.games)))

    async def _claim(self, account: str, games: Sequence[GuestGame]) -> int:
        claimed = await claim_games(self._store, self._services.lanes.lists, account, games)
        if claimed:
            self._services.rater.wake()
        return claimed

    async def export(self, request: Request) -> Response:
        """GET /api/account/export: all stored data about your account, except its secrets."""
        account = await person_of(request, self._accounts)
        self._limit_lists(account)
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
        games = await games_of(self._store, self._services.lanes.lists, account.id)
        return {**kept, "games": [msgspec.to_builtins(game) for game in games]}

    def _limit_lists(self, account: Account) -> None:
        """Limit how often the logs of an account's games are read."""
        if not self._lists.take(account.id):
            raise Refusal("too_fast", "again")


SECRET: Final = ("password", "digest", "keys")
NOT_EXPORTED: Final = frozenset(
    {
        schema.blocks.c.blocked_id,  # who blocks an account is secret
        schema.friends.c.friend_id,  # the other side of the same friendship
        schema.friend_requests.c.account_id,  # whether a request has arrived is secret: requests_about
        schema.friend_requests.c.asked_id,
    }
)
