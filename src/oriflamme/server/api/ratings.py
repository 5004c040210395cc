"""The endpoints of ladders, profiles and what a game did to ratings."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from ..accounts.auth import account_named, account_or_guest
from ..rating.changes import changes_of
from ..rating.leaderboards import all_ladders, leaderboard
from ..rating.profiles import profile_of
from ..tables.replays import finished
from ..wire.origin import address_of
from ..wire.refusal import Refusal
from .http import answer, route
from .services import Services

FURTHEST: Final = 1_000_000  # index on a leaderboard


class RatingsApi:
    """Ladders, profiles and rating changes."""

    def __init__(self, services: Services) -> None:
        self._accounts = services.accounts
        self._store = services.store
        self._hall = services.hall

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            route("/api/ladders", self.ladders),
            route("/api/ladders/{ladder}", self.ladder),
            route("/api/people/{name:path}", self.person),
            route("/api/tables/{table}/ratings", self.changes),
        ]

    async def ladders(self, request: Request) -> Response:
        """GET /api/ladders: list the ladders that have games."""
        return answer(await all_ladders(self._store))

    async def ladder(self, request: Request) -> Response:
        """GET /api/ladders/{ladder}?from=: show a leaderboard."""
        start = _start(request.query_params.get("from", "0"))
        return answer(await leaderboard(self._store, request.path_params["ladder"], start))

    async def person(self, request: Request) -> Response:
        """GET /api/people/{name or id}: show a profile."""
        account = await account_named(request.path_params["name"], self._accounts)
        reader = await account_or_guest(request, self._accounts)
        return answer(await profile_of(self._store, account, reader is not None and reader.id == account.id))

    async def changes(self, request: Request) -> Response:
        """GET /api/tables/{table}/ratings: what a finished game did to the ratings of its players."""
        live = await self._hall.find(request.path_params["table"], address_of(request))
        return answer(await changes_of(self._store, finished(live.table)))


def _start(text: str) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > len(str(FURTHEST)) or int(text) > FURTHEST:
        raise Refusal("wrong", "from-up-to", most=FURTHEST)
    return int(text)
