"""A real PostgreSQL and a real Redis, on ports and in folders of their own; stopped, frozen and killed as one likes.

A PostgreSQL takes most of a second to be made. So one is made in each process, with a database filled by databases.py,
and the others are copies of its folder.
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
    """Return a port that nobody uses at the moment."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def programs_of_postgres() -> Path | None:
    """Return the folder of PostgreSQL's programs, if it is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [
        Path(path).resolve() for path in [shutil.which("initdb")] if path
    ]
    return found[-1].parent if found else None


@cache
def template() -> Path:
    """Return the data folder of a PostgreSQL that is stopped, whose database is filled."""
    first = Postgres(None)
    atexit.register(first.remove)
    first.start()
    with ThreadPoolExecutor() as aside:  # a loop may run here already
        aside.submit(asyncio.run, _fill(first.url)).result()
    first.stop()
    return first.folder


async def _fill(url: str) -> None:
    engine = postgres(url, 1)
    async with engine.begin() as connection:
        await connection.run_sync(fill)
    await engine.dispose()


class Postgres:
    """A PostgreSQL of one's own. Where the tests run as root it runs as the system's user postgres, as it insists."""

    def __init__(self, source: Path | None, durable: bool = False) -> None:
        """Copy a data folder, or make one; who is not `durable` does not wait for the disk."""
        programs = programs_of_postgres()
        assert programs is not None, "PostgreSQL is not installed: make test installs it where it may"
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
                raise RuntimeError(f"PostgreSQL does not start: {self._log.read_text()}")
            time.sleep(0.05)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it: fast (SIGINT), or as if the plug were pulled (SIGQUIT)."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(STARTING)
            self.process = None

    def remove(self) -> None:
        """Leave nothing behind."""
        shutil.rmtree(self._home, ignore_errors=True)

    def freeze(self, frozen: bool) -> None:
        """Let all its processes stand still, or go on."""
        assert self.process is not None
        number = signal.SIGSTOP if frozen else signal.SIGCONT
        for child in (self.process.pid, *children_of(self.process.pid)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, number)


class Redis:
    """A Redis of one's own, which keeps nothing."""

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
                raise RuntimeError("Redis does not start")
            time.sleep(0.02)

    def kill(self) -> None:
        """End it without any warning."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(STARTING)
            self.process = None

    def freeze(self, frozen: bool) -> None:
        """Let it stand still, or go on."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP if frozen else signal.SIGCONT)

    def flush(self) -> None:
        """Let it forget everything."""
        with socket.create_connection(("127.0.0.1", self.port), 5) as line:
            line.sendall(b"FLUSHALL\r\n")
            assert line.recv(64).startswith(b"+OK")


def children_of(process: int) -> list[int]:
    """Return the processes that a process has started."""
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


@contextlib.contextmanager
def running_postgres(durable: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL that runs, with a database that is filled, until it is no longer needed."""
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
    """A Redis that runs, until it is no longer needed."""
    engine = Redis()
    engine.start()
    try:
        yield engine
    finally:
        engine.kill()
