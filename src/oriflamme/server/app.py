"""The application: routes, what starts with it and what ends with it."""

import asyncio
import contextlib
import mimetypes
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import OriflammeError
from .api.accounts import PeopleHttp
from .api.bots import BotsHttp
from .api.moderation import ModerationHttp
from .api.notifications import NotifyingHttp
from .api.ratings import RatingHttp
from .api.sockets import Sockets
from .api.tables import Http, not_found, problem, refusing
from .bot_pool.pool import Thinkers
from .cluster.lease import Lease
from .cluster.pubsub import hints_over
from .names import new_process_id
from .notify.sender import Notifier
from .settings import Settings
from .storage.store import Store
from .tables.clock import RUNNING
from .tables.hall import Hall
from .turn_based.scheduler import Looker

PAGE: Final = Path(__file__).parent / "page"
STUB: Final = Path(__file__).parent / "stub.html"
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
)


def make_app(settings: Settings, inner_address: str = "") -> Starlette:
    """Return the application; `inner_address` is where other processes on the same database reach it."""
    lease: Lease | None = None
    if settings.database:
        process = new_process_id()
        store = Store(settings.database, process)
        lease = Lease(settings.database, process, inner_address, hints_over(settings.database, settings.redis))
    else:
        store = Store(settings.folder)
    thinkers = Thinkers(settings.thinkers, settings.bot_limit)
    hall = Hall(settings, store, thinkers, lease)
    http, sockets = Http(hall), Sockets(hall)
    notifier = Notifier(settings, store)
    looker = Looker(hall, notifier.send_soon)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await store.open()
            if lease is not None:
                await lease.start()
        except OriflammeError as error:
            app.state.failure = str(error)
            raise
        for_ever = (
            thinkers.start(),
            hall.tidy_for_ever(),
            hall.rater.run_for_ever(),
            RUNNING.tick_for_ever(),
        )
        tasks = [asyncio.create_task(work) for work in for_ever]
        notifier.start()
        looker.start()
        yield
        await looker.stop()
        await notifier.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        hall.close()
        await thinkers.stop()
        await store.close()
        if lease is not None:
            await lease.stop()

    routes: list[BaseRoute] = [
        Route("/api/about", refusing(http.about)),
        Route("/api/tables", refusing(http.tables), methods=["GET", "POST"]),
        Route("/api/tables/{table}", refusing(http.table)),
        Route("/api/tables/{table}/seats", refusing(http.seats), methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/socket", sockets.serve),
        Route("/api/replays/{table}", refusing(http.replay)),
        Route("/api/replays/{table}/record", refusing(http.record)),
        Route("/api/replays/{table}/play-on", refusing(http.play_on), methods=["POST"]),
        *PeopleHttp(hall).routes,
        *RatingHttp(hall).routes,
        *NotifyingHttp(hall, notifier).routes,
        *BotsHttp(hall).routes,
        *ModerationHttp(hall).routes,
        Route("/healthz", refusing(http.health)),
        Route("/metrics", refusing(http.metrics)),
        *_page_routes(),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(WithHeaders), Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)],
        exception_handlers={HTTPException: not_found, Exception: _mistake},
    )


class PagePath(Convertor[str]):
    """A path that may be the page's: whatever is asked of the server is not, by any method."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        """Return the path."""
        return value

    def to_string(self, value: str) -> str:
        """Return the path."""
        return value


register_url_convertor("page", PagePath())


def _page_routes() -> list[BaseRoute]:
    """Return the routes of the page; its own paths all show the same document, which reads them itself."""
    index = PAGE / "index.html"
    if not index.exists():
        return [Route("/", lambda request: FileResponse(STUB))]

    async def page(request: Request) -> Response:
        wanted = request.path_params["path"]
        path = PAGE / wanted
        if "." in path.name and _is_ours(path):
            return FileResponse(path)
        is_a_file = "." in path.name and not wanted.startswith("people/")  # a name may have a dot
        if wanted.startswith("assets/") or is_a_file:
            return problem("not_found", "There is nothing under this address.", 404)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    return [
        Mount("/assets", PackedFiles(directory=PAGE / "assets", check_dir=False)),
        Route("/{path:page}", page),
    ]


class PackedFiles(StaticFiles):
    """Files of which the build has made a smaller copy, for the browsers that can unpack it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with the smaller copy if there is one and the browser takes it."""
        accepted = {wish.split(";")[0].strip() for wish in Headers(scope=scope).get("accept-encoding", "").split(",")}
        if "br" not in accepted or not _is_ours(PAGE / "assets" / f"{path}.br"):
            return await super().get_response(path, scope)
        response = await super().get_response(f"{path}.br", scope)
        response.headers["content-encoding"] = "br"
        response.headers["content-type"] = mimetypes.guess_type(path)[0] or "text/plain; charset=utf-8"
        response.headers.add_vary_header("accept-encoding")
        return response


def _is_ours(path: Path) -> bool:
    """Tell whether there is such a file of the page."""
    try:
        return path.is_file() and path.resolve().is_relative_to(PAGE.resolve())
    except (OSError, ValueError):  # no name that a file could have
        return False


async def _mistake(request: Request, error: Exception) -> Response:
    return problem("mistake", "The server made a mistake; nothing was changed.", 500)


class WithHeaders:
    """Adds the headers that tell a browser what the page may do."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, with the headers on every answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if scope["path"].startswith("/assets/"):
                    message["headers"].append((b"cache-control", b"public, max-age=31536000, immutable"))
            await send(message)

        await self._app(scope, receive, send_with_headers)
