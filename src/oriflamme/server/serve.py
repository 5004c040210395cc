"""Running the server: one process, one folder, one command."""

import asyncio
import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..errors import OriflammeError
from .api.sockets import LARGEST
from .app import make_app
from .cluster.supervisor import LISTENER, Supervisor, follow_supervisor
from .logs import configure
from .settings import Settings

STOPPING: Final = 5  # seconds that open requests have at the end
LOG: Final = structlog.get_logger("oriflamme.server")


@contextlib.contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """Refuse to run twice on one folder: SQLite has one writer."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise OriflammeError(f"another Oriflamme server already uses the folder {folder}") from None
        yield


def serve(settings: Settings, opens_browser: bool) -> None:
    """Serve until it is stopped."""
    configure(settings)
    collect_rarely()
    with contextlib.ExitStack() as stack:
        if not settings.database:
            stack.enter_context(only_one(settings.folder))
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
        server = AnnouncedServer(
            address,
            opens_browser,
            uvicorn.Config(
                app,
                http="h11",  # it limits what comes before a body; httptools does not
                ws=SocketProtocol,
                ws_max_size=4 * LARGEST,
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
            ),
        )
        _run(app, server, listeners)


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSockets, safe from clients that do not read.

    Uvicorn closes a connection only after the client has taken everything that was written to it. A client that takes
    nothing would never be closed, so it is cut: if its buffer stays full, if it answers no ping, and if it still has
    not taken what was left when its socket has been served.
    """

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._full_timer: asyncio.TimerHandle | None = None
        self._end_timer: asyncio.TimerHandle | None = None

    @property
    def _patience(self) -> float:
        """Seconds in which a client must take what waits for it."""
        assert self.ping_timeout is not None
        return self.ping_timeout

    def data_received(self, data: bytes) -> None:
        """Take what comes; refuse a handshake that cannot be read, which uvicorn would not answer."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def pause_writing(self) -> None:
        """Give the client a while to take what fills its buffer."""
        super().pause_writing()
        self._full_timer = self.loop.call_later(self._patience, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on with a client that has taken what filled its buffer."""
        super().resume_writing()
        if self._full_timer is not None:
            self._full_timer.cancel()

    def handle_ping(self) -> None:
        """Answer a ping, unless the buffer is full: nothing else bounds the number of answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Close the connection of a client that has answered no ping; cut it if it takes nothing either."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    async def run_asgi(self) -> None:
        """Serve the socket; then give the client a while to take what is left."""
        await super().run_asgi()
        if not self.disconnected:
            self._end_timer = self.loop.call_later(self._patience, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for a client that is gone."""
        super().connection_lost(exc)
        for timer in (self._full_timer, self._end_timer):
            if timer is not None:
                timer.cancel()


class AnnouncedServer(uvicorn.Server):
    """A server that says where it is as soon as it can be reached."""

    def __init__(self, address: str, opens_browser: bool, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._address = address
        self._opens_browser = opens_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            LOG.info("serving", process=os.getpid())
            print(announcement(self._address), flush=True)
            if self._opens_browser:
                open_browser(self._address)


def announcement(address: str) -> str:
    """Return what is said when the server can be reached."""
    return f"Oriflamme is served at {address}  (Ctrl+C stops it; nothing is lost)"


def collect_rarely() -> None:
    """Let Python look for garbage in cycles less often.

    A full look stops everything for as long as there are objects: half a second with 8,000 sockets. Play leaves no
    cycles; a socket that is closed does, so full looks are still needed, once for some ten thousand of them.
    """
    gc.freeze()
    gc.set_threshold(5_000, 10, 40)
    gc.enable()


def _run(app: Starlette, server: uvicorn.Server, listeners: list[socket.socket]) -> None:
    with contextlib.suppress(KeyboardInterrupt, SystemExit):  # so uvicorn ends when it cannot start
        server.run(sockets=listeners)
    if not server.started:
        raise OriflammeError(f"the server could not start: {getattr(app.state, 'failure', 'see above')}")
    LOG.info("stopped")


@contextlib.contextmanager
def listening(settings: Settings) -> Iterator[socket.socket]:
    """Take the port, or the one that a supervisor has taken, or say who else may have it."""
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
    """Open the page where there is a browser and someone to see it."""
    graphical = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if graphical:
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
