"""The endpoints of accounts."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

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
from ..accounts.auth import account_of, drop_cookie, keep_cookie, know_browser, person_of
from ..accounts.games import claim, games_of
from ..moderation.reports import reports_by
from ..storage import schema
from ..wire.limits import Buckets
from ..wire.origin import address_of, comes_from_our_page
from ..wire.refusal import Refusal
from .http import answer, done, read_body, refusing
from .services import Services


class AccountsApi:
    """What can be asked about one's account."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._accounts = services.accounts
        self._store = services.store
        rate, burst = services.settings.sign_in_rate, services.settings.sign_in_burst
        self._tries_from = Buckets(rate, burst)
        self._tries_for = Buckets(rate, burst)

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            Route("/api/accounts", refusing(self.sign_up), methods=["POST"]),
            Route("/api/session", refusing(self.session), methods=["POST", "DELETE"]),
            Route("/api/account", refusing(self.account), methods=["GET", "DELETE"]),
            Route("/api/account/password", refusing(self.password), methods=["POST"]),
            Route("/api/account/sessions", refusing(self.sessions), methods=["GET", "DELETE"]),
            Route("/api/account/sessions/{session}", refusing(self.end_session), methods=["DELETE"]),
            Route("/api/account/games", refusing(self.games), methods=["GET", "POST"]),
            Route("/api/account/export", refusing(self.export)),
        ]

    # Coming and going.

    async def sign_up(self, request: Request) -> Response:
        """POST /api/accounts: have an account, and be signed in."""
        _only_from_our_page(request)
        self._count_try(request, "")
        wanted = await read_body(request, SignUp)
        name = await self._accounts.create(wanted.name, wanted.password)
        await self._claim(name, wanted.games)
        return await self._signed_in(request, name, 201)

    async def session(self, request: Request) -> Response:
        """POST /api/session: sign in. DELETE: sign out."""
        _only_from_our_page(request)
        if request.method == "DELETE":
            account = await person_of(request, self._accounts)
            await self._accounts.end_sessions(account, account.session)
            return drop_cookie(done())
        wanted = await read_body(request, SignIn)
        self._count_try(request, folded(wanted.name))
        found = await self._accounts.check(wanted.name, wanted.password)
        return await self._signed_in(request, found.id, 200)

    async def _signed_in(self, request: Request, account: str, status: int) -> Response:
        secret = await self._accounts.begin_session(account, request.headers.get("user-agent", ""))
        me = (await self._accounts.signed_in(secret)).me
        return know_browser(request, keep_cookie(request, answer(me, status), secret))

    def _count_try(self, request: Request, name: str) -> None:
        """Let nobody try passwords one after the other, from one address or for one name."""
        if not self._tries_from.take(address_of(request)) or (name and not self._tries_for.take(name)):
            raise Refusal("too_fast", "There were too many tries to sign in; wait a minute.")

    # One's account.

    async def account(self, request: Request) -> Response:
        """GET /api/account: who is signed in. DELETE: be forgotten."""
        if request.method == "GET":
            return answer((await account_of(request, self._accounts)).me)
        account = await person_of(request, self._accounts)
        wanted = await read_body(request, DeleteAccount)
        await self._accounts.check_own(account, wanted.password)
        await self._erase(account)
        return drop_cookie(done())

    async def _erase(self, account: Account) -> None:
        async with self._store.people.begin() as connection:
            tables = await self._services.erasure.erase(connection, account.id)
        await self._services.hall.read_again(tables)

    async def password(self, request: Request) -> Response:
        """POST /api/account/password: have another password."""
        account = await person_of(request, self._accounts)
        wanted = await read_body(request, ChangePassword)
        self._count_try(request, account.id)
        await self._accounts.check_own(account, wanted.old)
        await self._accounts.change_password(account, wanted.new)
        return done()

    async def sessions(self, request: Request) -> Response:
        """GET /api/account/sessions: where one is signed in. DELETE: sign out everywhere."""
        account = await person_of(request, self._accounts)
        if request.method == "GET":
            return answer(Sessions(await self._accounts.sessions(account)))
        await self._accounts.end_sessions(account)
        return drop_cookie(done())

    async def end_session(self, request: Request) -> Response:
        """DELETE /api/account/sessions/{session}: sign out at one place."""
        account = await person_of(request, self._accounts)
        await self._accounts.end_sessions(account, request.path_params["session"])
        return done()

    async def games(self, request: Request) -> Response:
        """GET /api/account/games: one's tables, where one is asked first. POST: claim games played as a guest."""
        if request.method == "GET":
            account = await account_of(request, self._accounts)
            return answer(MyGames(await games_of(self._store, account.id)))
        account = await person_of(request, self._accounts)
        wanted = await read_body(request, ClaimGames)
        return answer(Claims(await self._claim(account.id, wanted.games)))

    async def _claim(self, account: str, games: Sequence[GuestGame]) -> int:
        claimed = await claim(self._store, account, games)
        if claimed:
            self._services.rater.wake()
        return claimed

    async def export(self, request: Request) -> Response:
        """GET /api/account/export: everything that is kept about an account, except the secrets that protect it."""
        account = await person_of(request, self._accounts)
        content = msgspec.json.format(msgspec.json.encode(await self._everything(account)), indent=2)
        headers = {"content-disposition": 'attachment; filename="oriflamme-account.json"'}
        return Response(content, media_type="application/json", headers=headers)

    async def _everything(self, account: Account) -> dict[str, Any]:
        kept: dict[str, Any] = {}
        async with self._store.reading.connect() as connection:
            for table, column in schema.about_accounts():
                if column is schema.blocks.c.blocked_id:
                    continue  # nobody is told who has blocked them
                rows = await connection.execute(select(table).where(column == account.id))
                shown = [{name: value for name, value in row._mapping.items() if name not in SECRET} for row in rows]
                kept.setdefault(table.name, []).extend(shown)
            kept["reports"] = await reports_by(connection, account.id)
        return {**kept, "games": [msgspec.to_builtins(game) for game in await games_of(self._store, account.id)]}


SECRET: Final = ("password", "digest", "keys")


def _only_from_our_page(request: Request) -> None:
    if not comes_from_our_page(request):
        raise Refusal("foreign_page", "This came from a page of somebody else's.")
