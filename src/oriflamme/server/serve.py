"""Runs the server process, from start to stop."""

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from typing import Final

import msgspec
import structlog
import uvicorn
from starlette.applications import Starlette

from ..errors import OriflammeError
from .api.sockets import LARGEST_MESSAGE
from .app import make_app
from .cluster.supervisor import LISTENER, Supervisor, follow_supervisor
from .logs import configure
from .settings import Settings
from .stacks import write_on_signal
from .storage.folder_lock import sole_user
from .wire.descriptors import most_connections, raise_limit
from .wire.entrance import Entrance
from .wire.guard import Guard
from .wire.http_protocol import HttpProtocol
from .wire.socket_protocol import SocketProtocol

STOPPING: Final = 5  # seconds that open requests get at the end
LOG: Final = structlog.get_logger("oriflamme.server")


def serve(settings: Settings, opens_browser: bool) -> None:
    """Serve until it is stopped."""
    configure(settings)
    with contextlib.ExitStack() as stack:
        if not settings.database:
            stack.enter_context(sole_user(settings.folder))
        listener = stack.enter_context(listening(settings))
        address = f"http://{_shown(settings.host)}:{listener.getsockname()[1]}/"
        if not settings.public_address:
            settings = msgspec.structs.replace(settings, public_address=address)
        if settings.workers > 1:
            Supervisor(settings, listener).run(announcement(address))
            return
        listeners, inner_address = [listener], ""
        if settings.database:
            inner = stack.enter_context(_bound(settings.inner_host, 0))
            listeners.append(inner)
            inner_address = f"{settings.inner_host}:{inner.getsockname()[1]}"
        follow_supervisor()
        app = make_app(settings, inner_address)
        server = GuardedServer(
            address,
            opens_browser,
            settings,
            uvicorn_config(app, settings),
        )
        _run(app, server, listeners)


def uvicorn_config(app: Starlette, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn serves an application."""
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.forwarded_allow_ips,
        timeout_graceful_shutdown=STOPPING,
        lifespan="on",
    )


class GuardedServer(uvicorn.Server):
    """A server behind a guard, which prints its address as soon as it accepts connections."""

    def __init__(self, address: str, opens_browser: bool, settings: Settings, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._address = address
        self._opens_browser = opens_browser
        self._settings = settings
        self._entrances: list[Entrance] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, open the entrances and print the address. The second socket is for other processes of ours."""
        await super().startup([])
        descriptors = raise_limit()
        guard = Guard(self._settings, most_connections(descriptors))
        self._entrances = [
            Entrance(guard, listener, self._protocol, is_inner=number > 0)
            for number, listener in enumerate(sockets or ())
        ]
        write_on_signal()
        LOG.info("serving", process=os.getpid(), descriptors=descriptors)
        print(announcement(self._address), flush=True)
        if self._opens_browser:
            open_browser(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the entrances, then everything."""
        for entrance in self._entrances:
            entrance.close()
        await super().shutdown(sockets)

    def _protocol(self) -> HttpProtocol:
        return HttpProtocol(self.config, self.server_state, self.lifespan.state)


def announcement(address: str) -> str:
    """Return the line that announces the server."""
    return f"Oriflamme is served at {address}  (Ctrl+C stops it; nothing is lost)"


def _run(app: Starlette, server: uvicorn.Server, listeners: list[socket.socket]) -> None:
    with contextlib.suppress(KeyboardInterrupt, SystemExit):  # uvicorn exits like this if it cannot start
        server.run(sockets=listeners)
    if not server.started:
        raise OriflammeError(f"the server could not start: {getattr(app.state, 'failure', 'see above')}")
    LOG.info("stopped")


@contextlib.contextmanager
def listening(settings: Settings) -> Iterator[socket.socket]:
    """Listen on the port of the settings, or on the one that a supervisor has opened."""
    inherited = os.environ.get(LISTENER)
    if inherited is not None:
        with socket.socket(fileno=int(inherited)) as listener:
            yield listener
    else:
        with _bound(settings.host, settings.port) as listener:
            yield listener


@contextlib.contextmanager
def _bound(host: str, port: int) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except OSError as error:
            raise OriflammeError(
                f"the address {host} port {port} cannot be used: {error.strerror}; try --port"
            ) from None
        listener.listen(2048)
        yield listener


def open_browser(address: str) -> None:
    """Open the page in a browser, if there is a display."""
    graphical = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if graphical:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
