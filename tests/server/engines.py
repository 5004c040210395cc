"""A real PostgreSQL and a real Redis, on their own ports and folders. Tests can stop, freeze and kill them.

Creating a PostgreSQL takes most of a second. So each process creates one, with a database filled by databases.py,
and copies its folder for the others.
"""

import asyncio
import atexit
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final

from oriflamme.server.storage.engines import postgres

from .databases import fill

USER: Final = "oriflamme"
STARTING: Final = 60.0


def free_port() -> int:
    """Return a port that is free at the moment."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def programs_of_postgres() -> Path | None:
    """Return the folder of the PostgreSQL programs, if they are installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [
        Path(path).resolve() for path in [shutil.which("initdb")] if path
    ]
    return found[-1].parent if found else None


@cache
def template() -> Path:
    """Return the data folder of a stopped PostgreSQL with a filled database."""
    first = Postgres(None)
    atexit.register(first.remove)
    first.start()
    with ThreadPoolExecutor() as executor:  # an event loop may already run in this thread
        executor.submit(asyncio.run, _fill(first.url)).result()
    first.stop()
    return first.folder


async def _fill(url: str) -> None:
    engine = postgres(url, 1)
    async with engine.begin() as connection:
        await connection.run_sync(fill)
    await engine.dispose()


class Postgres:
    """A separate PostgreSQL. It refuses to run as root; then it runs as the system user postgres."""

    def __init__(self, source: Path | None, durable: bool = False) -> None:
        """Copy a data folder, or create one. Unless it is `durable`, it does not wait for the disk."""
        programs = programs_of_postgres()
        assert programs is not None, "PostgreSQL is not installed. As root, `make test` installs it."
        self._programs = programs
        self._durable = durable
        self._home = Path(tempfile.mkdtemp(prefix="oriflamme-postgres-"))
        self._log = self._home / "log"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            self._home.chmod(0o755)
            shutil.chown(self._home, "postgres")
        self.folder = self._home / "data"
        if source is None:
            options = ("--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--wal-segsize=1")
            self._run("initdb", *options, "-D", self.folder)
        else:
            subprocess.run(["cp", "-a", source, self.folder], check=True)

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"

    def _command(self, program: str, *arguments: str | Path) -> list[str | Path]:
        as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.geteuid() == 0 else []
        return [*as_user, self._programs / program, *arguments]

    def _run(self, program: str, *arguments: str | Path) -> None:
        subprocess.run(self._command(program, *arguments), check=True, capture_output=True, cwd="/")

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = ["-h", "127.0.0.1", "-p", str(self.port), "-k", "", "-c", "max_connections=100"]
        if not self._durable:
            options += ["-c", "fsync=off", "-c", "full_page_writes=off"]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command("postgres", "-D", self.folder, *options), stdout=log, stderr=log, cwd="/"
            )
        ready = self._command("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER)
        until = time.monotonic() + STARTING
        while subprocess.run(ready, check=False).returncode:
            if time.monotonic() > until or self.process.poll() is not None:
                raise RuntimeError(f"PostgreSQL did not start: {self._log.read_text()}")
            time.sleep(0.05)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it: fast (SIGINT), or as in a power cut (SIGQUIT)."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(STARTING)
            self.process = None

    def remove(self) -> None:
        """Remove its data folder."""
        shutil.rmtree(self._home, ignore_errors=True)

    def freeze(self, frozen: bool) -> None:
        """Freeze all its processes, or let them continue."""
        assert self.process is not None
        number = signal.SIGSTOP if frozen else signal.SIGCONT
        for child in (self.process.pid, *children_of(self.process.pid)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, number)


class Redis:
    """A separate Redis without persistence."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + STARTING
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            if time.monotonic() > until:
                raise RuntimeError("Redis did not start")
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill it without warning."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(STARTING)
            self.process = None

    def freeze(self, frozen: bool) -> None:
        """Freeze it, or let it continue."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP if frozen else signal.SIGCONT)

    def flush(self) -> None:
        """Delete all its data."""
        with socket.create_connection(("127.0.0.1", self.port), 5) as line:
            line.sendall(b"FLUSHALL\r\n")
            assert line.recv(64).startswith(b"+OK")


def children_of(process: int) -> list[int]:
    """Return the child processes of a process."""
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


@contextlib.contextmanager
def running_postgres(durable: bool = False) -> Iterator[Postgres]:
    """Run a PostgreSQL with a filled database inside a `with` block."""
    engine = Postgres(template(), durable)
    engine.start()
    try:
        yield engine
    finally:
        if engine.process is not None:
            engine.freeze(False)
        engine.stop()
        engine.remove()


@contextlib.contextmanager
def running_redis() -> Iterator[Redis]:
    """Run a Redis inside a `with` block."""
    engine = Redis()
    engine.start()
    try:
        yield engine
    finally:
        engine.kill()
