"""The supervisor runs several processes on one port. It restarts one that dies, and replaces all on SIGHUP."""

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

LISTENER: Final = PREFIX + "LISTENER"  # the file descriptor of the shared port, for a worker
PAUSE: Final = 0.5  # seconds between two looks at the workers
STOPPING: Final = 30.0  # seconds that a worker has to stop
LOG: Final = structlog.get_logger("oriflamme.workers")


def follow_supervisor() -> None:
    """In a worker, stop when the supervisor ends for any reason: that closes our standard input."""
    if LISTENER in os.environ:
        threading.Thread(target=_stop_at_the_end_of_input, daemon=True).start()


def _stop_at_the_end_of_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


class Supervisor:
    """Keeps the workers running."""

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
        signal.signal(signal.SIGUSR1, self._pass_on)
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
            for index, worker in enumerate(self._workers):
                if worker.poll() is not None and not self._stopping:
                    LOG.error("a worker died", process=worker.pid, code=worker.returncode)
                    self._workers[index] = self._start()
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
        """Wait until a worker announces that it serves; tell whether it does."""
        assert worker.stdout is not None
        return bool(worker.stdout.readline())

    def _replace_all(self) -> None:
        """Replace the workers one by one. Each new worker serves before the old one stops."""
        for index, old in enumerate(self._workers):
            new = self._start()
            if not self._is_ready(new):
                LOG.error("a new worker did not start; the old ones continue")
                return
            self._workers[index] = new
            self._end(old)
            if self._stopping:
                return
        LOG.info("replaced all workers")

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

    def _pass_on(self, number: int, frame: FrameType | None) -> None:
        for worker in self._workers:
            worker.send_signal(number)
