"""A real server in its own process, which tests can start, stop and kill."""

import contextlib
import os
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from . import template
from .databases import prepare

PATIENCE: Final = 180.0  # seconds; a server that takes longer to answer is broken (a busy machine needs a few)

LAST_WORDS: Final = 20.0  # seconds for a server to end; a frozen one does not

# Fast and without limits. A test about a pace or a limit sets its own.
QUICK = {
    "ORIFLAMME_BOT_PACE": "0-0",
    "ORIFLAMME_ORDER_PACE": "0-0",
    "ORIFLAMME_BOT_WORKERS": "1",
    "ORIFLAMME_PASSWORD_MEMORY": "1",
    "ORIFLAMME_MESSAGE_RATE": "1e9",
    "ORIFLAMME_MESSAGE_BURST": "1000000",
    "ORIFLAMME_TABLE_RATE": "1e9",
    "ORIFLAMME_TABLE_BURST": "1000000",
    "ORIFLAMME_MISS_BURST": "1000000",
    "ORIFLAMME_TALK_BURST": "1000000",
    "ORIFLAMME_SIGN_IN_BURST": "1000000",
    "ORIFLAMME_BOT_TABLE_BURST": "1000000",
    "ORIFLAMME_BOT_MESSAGE_BURST": "1000000",
    "ORIFLAMME_REPORT_BURST": "1000000",
    "ORIFLAMME_COACH_BURST": "1000000",
    "ORIFLAMME_REVIEW_BURST": "1000000",
    "ORIFLAMME_REVIEW_EFFORT": "0.01",
    "ORIFLAMME_REVIEWS_AT_ONCE": "1000",
    "ORIFLAMME_OPEN_TABLES": "1000000",
    "ORIFLAMME_SOCKETS_PER_ADDRESS": "1000000",
    "ORIFLAMME_CONNECTIONS_PER_ADDRESS": "1000000",
    "ORIFLAMME_FRAME_BURST": "1000000000",
    "ORIFLAMME_PIECE_BURST": "1000000000",
    "ORIFLAMME_BYTE_BURST": "1000000000000",
    "ORIFLAMME_LOG_FORMAT": "json",
    "ORIFLAMME_LOG_LEVEL": "debug",
    "PYTHONDONTWRITEBYTECODE": "",  # otherwise every start would compile all modules again
}


class Server:
    """`oriflamme serve` on its own port. It can be killed and restarted on the same folder.

    If it is `prepared`, it finds a database in its folder. Otherwise it creates one.
    """

    def __init__(
        self, folder: Path, environment: Mapping[str, str] | None = None, port: int = 0, prepared: bool = True
    ) -> None:
        self.folder = folder
        self.environment = {**os.environ, **QUICK, **(environment or {})}
        self._prepared = prepared and not self.environment.get("ORIFLAMME_DATABASE")
        self.port = port
        self.log = folder.parent / f"{folder.name}.log"
        self.process: subprocess.Popen[bytes] | template.ForkedServer | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        if self._prepared:
            prepare(self.folder)
        with self.log.open("ab") as log:
            self.process = template.start(
                ["serve", "--port", str(self.port), "--data", str(self.folder)], self.environment, log
            )
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        if "http://" not in line:
            raise RuntimeError(f"the server did not start: {line}{self.log.read_text()}")
        self.port = int(line.split("/")[2].split(":")[1])
        self._await_health()

    def _await_health(self) -> None:
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            try:
                self.get("/healthz")
                return
            except OSError:
                time.sleep(0.025)
        raise RuntimeError(f"the server did not answer: {self.log.read_text()}")

    def await_log(self, text: str, times: int = 1) -> None:
        """Wait until the log has a text so many times."""
        end = time.monotonic() + PATIENCE
        while self.log.read_text().count(text) < times:
            assert time.monotonic() < end, f"the log does not say {text!r}: {self.log.read_text()}"
            time.sleep(0.025)

    def stop(self) -> int:
        """Stop the server as an operator would. Return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def kill(self) -> None:
        """Kill the server without warning."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def end(self) -> None:
        """Kill the server if it is running. One whose lines are counted gets time to write them down first."""
        if self.process is None:
            return
        if template.is_measured(self.environment):
            self.process.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(LAST_WORDS)
        self.kill()

    def _gone(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    @property
    def database(self) -> str:
        """The location of the database. Servers may share one."""
        return self.environment.get("ORIFLAMME_DATABASE") or str(self.folder)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket_address(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as response:
            return msgspec.json.decode(response.read())

    def text(self, path: str) -> str:
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as response:
            return str(response.read().decode())

    def post(self, path: str, body: object) -> Any:
        request = urllib.request.Request(
            self.address + path, msgspec.json.encode(body), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return msgspec.json.decode(response.read())

    def refusal(self, path: str, body: object | None = None) -> tuple[int, str]:
        """Return the status and the code of a request that must be refused."""
        try:
            self.get(path) if body is None else self.post(path, body)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, msgspec.json.decode(error.read())["code"]
        raise AssertionError(f"{path} was not refused")


@contextlib.contextmanager
def starting(folder: Path, always: Mapping[str, str] | None = None) -> Iterator[Callable[..., Server]]:
    """A function that starts servers, each in its own folder. At the end they are killed."""
    started: list[Server] = []

    def start(environment: Mapping[str, str] | None = None) -> Server:
        server = Server(folder / f"data{len(started)}", {**(always or {}), **(environment or {})})
        started.append(server)
        server.start()
        return server

    try:
        yield start
    finally:
        for server in started:
            server.end()
