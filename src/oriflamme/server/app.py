"""The application: it builds the parts of the server, its routes, and starts and stops them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from ..errors import OriflammeError
from .accounts.accounts import Accounts
from .accounts.bots import BotLimits
from .accounts.erasure import Erasure
from .admission import Admission
from .api.accounts import AccountsApi
from .api.bots import BotsApi
from .api.friends import FriendsApi
from .api.http import not_found, problem
from .api.link_cards import LinkCards
from .api.moderation import ModerationApi
from .api.notifications import NotificationsApi
from .api.page import page_routes
from .api.puzzles import PuzzlesApi
from .api.ratings import RatingsApi
from .api.recovery import RecoveryApi
from .api.reviews import ReviewsApi
from .api.services import Services
from .api.sockets import Sockets
from .api.tables import TablesApi
from .bot_pool.pool import BotPool
from .cluster.lease import Lease
from .cluster.pubsub import make_hints
from .garbage import Collector
from .lanes import Lanes
from .logs import log_loop_error, trace_of
from .moderation.reports import erase_from_reports
from .names import new_process_id
from .notify.sender import Notifier
from .rating.rater import Rater
from .reviews.reviewer import Reviewer
from .reviews.shelf import Shelf
from .settings import Settings
from .storage.store import Store
from .tables.hall import Hall
from .tables.housekeeping import keep_house
from .times import RUNNING
from .turn_based.scheduler import Scheduler
from .wire.refusal import Refusal

LOG: Final = structlog.get_logger("oriflamme.app")
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'; "
        b"form-action 'self'; object-src 'none'",  # WebAssembly: tables without a server run in Pyodide
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
)


def make_app(settings: Settings, inner_address: str = "") -> Starlette:
    """Return the application; other processes on the same database reach it at `inner_address`."""
    services, scheduler, pool = build_services(settings, inner_address)
    cards = LinkCards(services.hall, services.accounts, services.store, settings.public_address)
    routes: list[BaseRoute] = [
        *TablesApi(services).routes,
        WebSocketRoute("/api/tables/{table}/socket", Sockets(services).serve),
        *PuzzlesApi(services).routes,
        *AccountsApi(services).routes,
        *RecoveryApi(services).routes,
        *FriendsApi(services).routes,
        *RatingsApi(services).routes,
        *ReviewsApi(services).routes,
        *NotificationsApi(services).routes,
        *BotsApi(services).routes,
        *ModerationApi(services).routes,
        *page_routes(settings.offline_files, cards),
    ]

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(log_loop_error)
        try:
            await services.store.open()
            await services.accounts.moderators.resolve()
            if services.lease is not None:
                await services.lease.start()
        except OriflammeError as error:
            app.state.failure = str(error)
            raise
        forever = (
            pool.start(),
            keep_house(services.hall),
            services.rater.run_forever(),
            services.accounts.sockets.look_forever(),
            RUNNING.tick_forever(),
            Collector().collect_forever(),
        )
        tasks = [asyncio.create_task(work) for work in forever]
        services.notifier.start()
        scheduler.start()
        yield
        await scheduler.stop()
        await services.notifier.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        services.hall.close()
        services.lanes.close()
        await services.reviewer.stop()
        await pool.stop()
        await services.store.close()
        if services.lease is not None:
            await services.lease.stop()

    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)],
        exception_handlers={HTTPException: not_found, Exception: _internal_error},
    )


def build_services(settings: Settings, inner_address: str = "") -> tuple[Services, Scheduler, BotPool]:
    """Build the parts of a server and give each the ports that it needs."""
    lease: Lease | None = None
    if settings.database:
        process = new_process_id()
        store = Store(settings.database, process)
        lease = Lease(settings.database, process, inner_address, make_hints(settings.database, settings.redis))
    else:
        store = Store(settings.folder)
    lanes = Lanes(settings)
    pool = BotPool(settings.bot_processes, settings.bot_limit, settings.review_effort)
    bot_limits = BotLimits(store, settings)
    rater = Rater(store)
    hall = Hall(settings, store, pool, Admission(store, bot_limits), lease, rater.wake, lanes, pool)
    services = Services(
        settings=settings,
        lanes=lanes,
        store=store,
        hall=hall,
        accounts=Accounts(store, settings, lanes, lease),
        bot_limits=bot_limits,
        erasure=Erasure([erase_from_reports]),
        rater=rater,
        reviewer=Reviewer(settings, Shelf(store), pool),
        notifier=Notifier(settings, store, lanes),
        lease=lease,
    )
    return services, Scheduler(hall, store, lease, services.notifier.send_soon), pool


async def _internal_error(request: Request, error: Exception) -> Response:
    log_mistake(request.scope, error)
    return problem(Refusal("mistake"), 500)


def log_mistake(scope: Scope, error: Exception) -> None:
    """Log a mistake of ours. The path is left out: it can contain the code of a table."""
    endpoint = getattr(scope.get("endpoint"), "__qualname__", "")
    LOG.error("a request failed", method=scope.get("method", "socket"), endpoint=endpoint, where=trace_of(error))


class SecurityHeaders:
    """Adds headers that restrict what the page may do in a browser, and logs the errors of sockets."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, and add the headers to every answer."""
        if scope["type"] != "http":
            await self._serve_socket(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if scope["path"].startswith("/assets/"):
                    message["headers"].append((b"cache-control", b"public, max-age=31536000, immutable"))
            await send(message)

        await self._app(scope, receive, send_with_headers)

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except (WebSocketDisconnect, OSError):  # the client is gone
            raise
        except Exception as error:
            log_mistake(scope, error)
            raise
