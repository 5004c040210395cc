"""The server in a separate process, and what the system reports about it and its bot processes."""

import os
import resource
import shutil
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Final

from ..measurement import COMPILED, ROOT, environment

# Without the limits per client address; all other settings have their defaults.
UNLIMITED: Final = {
    "ORIFLAMME_TABLE_RATE": "1e9",
    "ORIFLAMME_TABLE_BURST": "1000000",
    "ORIFLAMME_SOCKETS_PER_ADDRESS": "1000000",
    "ORIFLAMME_CONNECTIONS_PER_ADDRESS": "1000000",
    "ORIFLAMME_ADDRESS_SHARE": "1e6",
    "ORIFLAMME_MESSAGE_RATE": "1e9",
    "ORIFLAMME_MESSAGE_BURST": "1000000",
}
IN_MEMORY: Final = ("tmpfs", "ramfs")
MEGABYTE: Final = 1 << 20
LAST_WORDS: Final = 4000  # letters of a server's log


def raise_limits() -> None:
    """Let this process, and those it starts, open as many sockets as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def start(arguments: Sequence[str], surrounding: Mapping[str, str], log: IO[bytes]) -> "subprocess.Popen[bytes]":
    """Start `python -m` with these arguments."""
    command = [sys.executable, "-m", *arguments]
    return subprocess.Popen(command, env=surrounding, stdout=subprocess.PIPE, stderr=log)


class Server:
    """`oriflamme serve`, or another server, on its own port."""

    def __init__(self, folder: Path, settings: Mapping[str, str], arguments: Sequence[str] = ()) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        arguments = arguments or ["oriflamme", "serve", "--port", "0", "--data", str(folder)]
        with self.log.open("wb") as log:
            self._process = start(arguments, {**environment(COMPILED), **UNLIMITED, **settings}, log)
        assert self._process.stdout is not None
        line = self._process.stdout.readline().decode()
        if "http://" not in line:
            self.stop()
            raise SystemExit(f"the server did not start: {line}{self.log.read_text()}")
        self.port = int(line.split("/")[2].split(":")[1])
        self._await_health()

    def _await_health(self) -> None:
        for _ in range(400):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=10):
                    return
            except OSError:
                time.sleep(0.025)
        self.stop()
        raise SystemExit(f"the server does not answer: {self.log.read_text()}")

    @property
    def process(self) -> int:
        """The id of its process."""
        return self._process.pid

    @property
    def workers(self) -> list[int]:
        """The ids of its bot processes."""
        children = Path(f"/proc/{self.process}/task").glob("*/children")
        return [int(child) for file in children for child in file.read_text().split()]

    def cpu_seconds(self) -> float:
        """Return the CPU seconds of its process so far, without its bot processes."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident(self) -> float:
        """Return the resident megabytes of its process."""
        return _resident(self.process)

    def resident_workers(self) -> float:
        """Return the resident megabytes of its bot processes."""
        return sum(map(_resident, self.workers))

    def metric(self, name: str) -> float:
        """Return the sum of the server's metrics whose names have this prefix."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=10) as answer:
            lines = answer.read().decode().splitlines()
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))

    def stop(self) -> None:
        """Stop it as an operator would, if it runs."""
        if self._process.poll() is not None:
            return
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(60)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def actions_on_disk(self) -> int:
        """Return how many actions its log holds; call this after it has stopped."""
        with closing(sqlite3.connect(self.folder / "oriflamme.db")) as database:
            (number,) = database.execute("""select count(*) from log where entry like '{"type":"acted"%'""").fetchone()
            return int(number)


def _resident(process: int) -> float:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize() / MEGABYTE


@contextmanager
def serving_floor(folder: Path, recording: Path, *, is_bare: bool = False) -> Iterator[Server]:
    """Run the floor on a temporary folder below this one."""
    arguments = ("benchmarks.load.floor_server", str(recording), *(["--bare"] if is_bare else []))
    with serving(folder, arguments=lambda own: [arguments[0], str(own), *arguments[1:]]) as server:
        yield server


@contextmanager
def serving(
    folder: Path,
    settings: Mapping[str, str] | None = None,
    arguments: Callable[[Path], Sequence[str]] = lambda own: (),
) -> Iterator[Server]:
    """Run a server on a temporary folder below this one."""
    folder.mkdir(parents=True, exist_ok=True)
    own = Path(tempfile.mkdtemp(prefix="load-", dir=folder))
    try:
        server = Server(own, settings or {}, arguments(own))
        try:
            yield server
        except BaseException:
            print(server.log.read_text()[-LAST_WORDS:], file=sys.stderr)  # or nobody would know why it closed a socket
            raise
        finally:
            server.stop()
    finally:
        shutil.rmtree(own)


def disk_of(folder: Path) -> str:
    """Return the type of a folder's file system; refuse one in memory, because it is not durable."""
    folder.mkdir(parents=True, exist_ok=True)
    mounts = [line.split() for line in Path("/proc/mounts").read_text().splitlines()]
    found = [mount for mount in mounts if folder.resolve().is_relative_to(mount[1])]
    kind = max(found, key=lambda mount: len(mount[1]))[2]
    if kind in IN_MEMORY:
        raise SystemExit(f"{folder} is in memory ({kind}): name a folder on a disk with --data")
    return kind


def flush_once(file: IO[bytes]) -> float:
    """Return the time to write a page durably."""
    file.write(bytes(4096))
    file.flush()
    begin = time.perf_counter()
    os.fsync(file.fileno())
    return time.perf_counter() - begin


def flush_seconds(folder: Path, times: int = 40) -> float:
    """Return the median time to write a page durably."""
    with tempfile.TemporaryFile(dir=folder) as file:
        return statistics.median(flush_once(file) for _ in range(times))


DATA: Final = ROOT / "build"
