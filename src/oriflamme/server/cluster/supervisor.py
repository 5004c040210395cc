"""Several processes on one port: started, started again when they die, and replaced one after the other on SIGHUP."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from types import FrameType
from typing import Final

import msgspec
import structlog

from ...errors import OriflammeError
from ..settings import PREFIX, Settings, environment_of

LISTENER: Final = PREFIX + "LISTENER"  # tells a worker which open file is the port that all share
PAUSE: Final = 0.5  # seconds after which a worker that has died is started again
STOPPING: Final = 30.0  # seconds that a worker has to stop
LOG: Final = structlog.get_logger("oriflamme.workers")


def follow_supervisor() -> None:
    """As a worker, stop when the supervisor is gone, however it went: then what it held of our input is closed."""
    if LISTENER in os.environ:
        threading.Thread(target=_stop_at_the_end_of_input, daemon=True).start()


def _stop_at_the_end_of_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


class Supervisor:
    """Keeps so many workers running."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings = settings
        self._listener = listener
        self._workers: list[subprocess.Popen[bytes]] = []
        self._stopping = False
        self._renewing = False

    def run(self, announce: str) -> None:
        """Run until a signal says to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        signal.signal(signal.SIGHUP, self._renew)
        self._workers = [self._start() for _ in range(self._settings.workers)]
        if not all(self._is_ready(worker) for worker in self._workers):
            self._end(*self._workers)
            raise OriflammeError("a worker could not start, so none serves; it says above why")
        print(announce, flush=True)
        while not self._stopping:
            time.sleep(PAUSE)
            if self._renewing:
                self._renewing = False
                self._replace_all()
            for place, worker in enumerate(self._workers):
                if worker.poll() is not None and not self._stopping:
                    LOG.error("a worker died", process=worker.pid, code=worker.returncode)
                    self._workers[place] = self._start()
        self._end(*self._workers)

    def _start(self) -> subprocess.Popen[bytes]:
        file = self._listener.fileno()
        settings = environment_of(msgspec.structs.replace(self._settings, workers=1))
        return subprocess.Popen(
            [sys.executable, "-m", "oriflamme", "serve"],
            env={**os.environ, **settings, LISTENER: str(file)},
            pass_fds=[file],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def _is_ready(self, worker: subprocess.Popen[bytes]) -> bool:
        """Wait until a worker says that it serves; tell whether it does."""
        assert worker.stdout is not None
        return bool(worker.stdout.readline())

    def _replace_all(self) -> None:
        """Replace the workers one after the other: the new one serves before the old one goes."""
        for place, old in enumerate(self._workers):
            new = self._start()
            if not self._is_ready(new):
                LOG.error("a new worker does not start; the old ones go on")
                return
            self._workers[place] = new
            self._end(old)
            if self._stopping:
                return
        LOG.info("all workers are new")

    def _end(self, *workers: subprocess.Popen[bytes]) -> None:
        for worker in workers:
            with contextlib.suppress(ProcessLookupError):
                worker.terminate()
        for worker in workers:
            try:
                worker.wait(STOPPING)
            except subprocess.TimeoutExpired:
                worker.kill()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._renewing = True
