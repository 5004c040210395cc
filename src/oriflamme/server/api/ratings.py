"""The endpoints of ladders and profiles."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ..accounts.auth import account_or_guest
from ..rating.leaderboards import all_ladders, leaderboard
from ..rating.profiles import profile_of
from ..wire.refusal import Refusal
from .http import answer, refusing
from .services import Services

LONGEST: Final = 64  # letters of a name that is looked for
FURTHEST: Final = 1_000_000  # place from which a leaderboard is asked for


class RatingsApi:
    """What can be asked about who plays how well."""

    def __init__(self, services: Services) -> None:
        self._accounts = services.accounts
        self._store = services.store

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            Route("/api/ladders", refusing(self.ladders)),
            Route("/api/ladders/{ladder}", refusing(self.ladder)),
            Route("/api/people/{name:path}", refusing(self.person)),
        ]

    async def ladders(self, request: Request) -> Response:
        """GET /api/ladders: those on which games have been played."""
        return answer(await all_ladders(self._store))

    async def ladder(self, request: Request) -> Response:
        """GET /api/ladders/{ladder}?from=: a leaderboard."""
        start = _start(request.query_params.get("from", "0"))
        return answer(await leaderboard(self._store, request.path_params["ladder"], start))

    async def person(self, request: Request) -> Response:
        """GET /api/people/{name or id}: a profile."""
        name = request.path_params["name"]
        account = await self._accounts.find(name) if name.isprintable() and len(name) <= LONGEST else None
        if account is None:
            raise Refusal("no_such_account")
        asker = await account_or_guest(request, self._accounts)
        return answer(await profile_of(self._store, account, asker is not None and asker.id == account.id))


def _start(text: str) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > len(str(FURTHEST)) or int(text) > FURTHEST:
        raise Refusal("wrong", "from-up-to", most=FURTHEST)
    return int(text)
