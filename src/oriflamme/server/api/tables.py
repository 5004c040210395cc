"""The endpoints of tables, replays, health and metrics."""

import asyncio

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from ...notation.record import write_json
from ...protocol.messages import write
from ...protocol.tables import OpenTable, PlayOn, Seated, TableList, TakeSeat
from ..accounts.accounts import Account
from ..accounts.auth import account_or_guest
from ..cluster.relay import relayed_by, tables_elsewhere
from ..metrics import REGISTRY
from ..tables.live_table import LiveTable
from ..tables.news import listed
from ..tables.replays import finished, replay_of
from ..turn_based.open_tables import OpenTables
from ..wire.limits import Buckets
from ..wire.origin import address_of
from ..wire.refusal import Refusal
from .about import about
from .http import answer, problem, read_body, route
from .services import Services


class TablesApi:
    """Tables, replays, health and metrics."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._hall = services.hall
        self._per_address = Buckets(services.settings.table_rate, services.settings.table_burst)
        self._about = write(about())
        self._turn_based = OpenTables(services.store)

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            route("/api/about", self.about),
            route("/api/tables", self.tables, "GET", "POST"),
            route("/api/tables/{table}", self.table),
            route("/api/tables/{table}/seats", self.seats, "POST"),
            route("/api/replays/{table}", self.replay),
            route("/api/replays/{table}/record", self.record),
            route("/api/replays/{table}/play-on", self.play_on, "POST"),
            route("/healthz", self.health),
            route("/metrics", self.metrics),
        ]

    async def _find(self, request: Request) -> LiveTable:
        return await self._hall.find(request.path_params["table"], address_of(request))

    def _limit(self, request: Request, account: Account | None = None) -> None:
        """Limit requests for tables and seats: of a bot by its account, of others by their address."""
        if account is not None and account.is_bot:
            self._services.bot_limits.check_rate(account)
        elif not self._per_address.take(address_of(request)):
            raise Refusal("too_fast", "tables")

    async def about(self, request: Request) -> Response:
        """GET /api/about: list decks, bots and other choices."""
        return Response(self._about, media_type="application/json")

    async def tables(self, request: Request) -> Response:
        """GET /api/tables: list open tables. POST: open a table."""
        if request.method == "POST":
            account = await account_or_guest(request, self._services.accounts)
            self._limit(request, account)
            return answer(await self._hall.open(await read_body(request, OpenTable), account), 201)
        here = self._hall.listed()
        if relayed_by(request):
            return answer(TableList(here))
        lease = self._services.lease
        connected = (*here, *(await tables_elsewhere(lease) if lease is not None else ()))
        known = {table.table for table in connected}
        return answer(TableList((*connected, *await self._turn_based.tables(known))))

    async def table(self, request: Request) -> Response:
        """GET /api/tables/{table}: show a table, by its id or code."""
        live = await self._find(request)
        return answer(listed(live.table, live.audience))

    async def seats(self, request: Request) -> Response:
        """POST /api/tables/{table}/seats: take a seat."""
        account = await account_or_guest(request, self._services.accounts)
        self._limit(request, account)
        wanted = await read_body(request, TakeSeat)
        live = await self._find(request)
        seated: Seated = await self._hall.join(live, wanted.name, account, wanted.seat)
        return answer(seated, 201)

    async def replay(self, request: Request) -> Response:
        """GET /api/replays/{table}: show a finished game, position by position."""
        live = await self._find(request)
        viewer = request.query_params.get("viewer", "spectator")
        content = await asyncio.to_thread(replay_of, finished(live.table), viewer)
        return Response(content, media_type="application/json")

    async def record(self, request: Request) -> Response:
        """GET /api/replays/{table}/record: a finished game as a record, with the seeds that verify its deal."""
        live = await self._find(request)
        return Response(write_json(finished(live.table).record()), media_type="application/json")

    async def play_on(self, request: Request) -> Response:
        """POST /api/replays/{table}/play-on: open a table that continues a finished game from a position."""
        self._limit(request)
        wanted = await read_body(request, PlayOn)
        live = await self._find(request)
        return answer(await self._hall.play_on(finished(live.table), wanted), 201)

    async def health(self, request: Request) -> Response:
        """GET /healthz: tell whether the server and its database work."""
        await self._services.store.check()
        return Response(b'{"status":"well"}', media_type="application/json")

    async def metrics(self, request: Request) -> Response:
        """GET /metrics: metrics in the format of Prometheus."""
        allowed = self._services.settings.metrics
        local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
        if allowed == "off" or (allowed == "local" and not local):
            return problem(Refusal("forbidden", "metrics"), 403)
        return Response(generate_latest(REGISTRY), headers={"content-type": CONTENT_TYPE_LATEST})
