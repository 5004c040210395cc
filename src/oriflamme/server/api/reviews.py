"""The endpoint of reviews."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from ..accounts.auth import account_named, account_or_guest
from ..reviews.insights import insights_about
from ..tables.replays import finished
from ..wire.origin import address_of
from .http import answer, route, start_of
from .services import Services


class ReviewsApi:
    """Reviews of finished games."""

    def __init__(self, services: Services) -> None:
        self._services = services

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            route("/api/replays/{table}/review", self.review, "GET", "POST"),
            route("/api/insights/{name:path}", self.insights),
        ]

    async def review(self, request: Request) -> Response:
        """POST /api/replays/{table}/review: have a finished game reviewed. GET, ?from=…: what is known so far."""
        live = await self._services.hall.find(request.path_params["table"], address_of(request))
        table = finished(live.table)
        if request.method == "GET":
            return answer(await self._services.reviewer.progress(table, start_of(request)))
        account = await account_or_guest(request, self._services.accounts)
        person = address_of(request) if account is None else account.id
        return answer(await self._services.reviewer.ask(table, person))

    async def insights(self, request: Request) -> Response:
        """GET /api/insights/{name or id}: what the reviews of an account's games say about it."""
        account = await account_named(request.path_params["name"], self._services.accounts)
        reader = await account_or_guest(request, self._services.accounts)
        is_own = reader is not None and reader.id == account.id
        return answer(await insights_about(self._services.store, account.id, is_own))
