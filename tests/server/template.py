"""`python -m tests.server.template FD`: a process that has imported the server, and forks one for each request.

Importing takes most of the time in which a server starts, and the tests start some 150. The forks are real servers:
processes of their own, which can be killed, stopped and frozen.
"""

import atexit
import contextlib
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO, Final

ROOT: Final = Path(__file__).parents[2]  # a test may have gone to another folder
LARGEST: Final = 1 << 18  # bytes of a request
FILES: Final = 3  # of a request: its output, its errors, and where its exit code is told
PATIENCE: Final = 180.0  # seconds; only a broken program takes longer
SETTINGS: Final = "ORIFLAMME_"
IMPORTED: Final = (
    "oriflamme.cli",
    "oriflamme.server.serve",
    "alembic.command",
    "fluent.runtime",
    "aiosqlite",
    "uvloop",
)
FIXED: Final = ("ORIFLAMME_PLAIN",)  # read when modules are imported: then a fork would be wrong
CHANGED: Final = ("PYTHONDONTWRITEBYTECODE", "PYTHONPATH")  # variables that a fork can follow


class ForkedServer:
    """A fork of the template, with the methods of `subprocess.Popen` that tests use."""

    def __init__(self, pid: int, stdout: BinaryIO, status: int) -> None:
        self.pid = pid
        self.stdout: BinaryIO | None = stdout
        self._status = status  # the file where the template tells the exit code
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Return the exit code of a server that has ended."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self.wait(0)
        return None

    def wait(self, timeout: float | None = None) -> int:
        """Wait until the server has ended. Return its exit code."""
        if self.returncode is None:
            if not select.select([self._status], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("oriflamme serve", timeout or 0)
            self.returncode = int(os.read(self._status, 16))
            os.close(self._status)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless the server has ended."""
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):  # its template has not told us of its end yet
                os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill the server, unless it has ended."""
        self.send_signal(signal.SIGKILL)


class Template:
    """The process from which servers are forked; one for each process that runs tests."""

    def __init__(self) -> None:
        self._here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, "-m", __name__, str(there.fileno())]
        self._process = subprocess.Popen(command, pass_fds=[there.fileno()], cwd=ROOT)
        there.close()
        atexit.register(self.close)

    def close(self) -> None:
        """End the process. The servers go on."""
        self._here.close()
        self._process.wait()

    def fork(
        self, arguments: Sequence[str], environment: Mapping[str, str], log: BinaryIO, module: str = "oriflamme"
    ) -> ForkedServer:
        """Start `python -m module` with these arguments."""
        output, their_output = os.pipe()
        status, their_status = os.pipe()
        words = [module, *arguments]
        wanted = {"words": words, "environment": dict(environment), "folder": str(Path.cwd())}
        try:
            socket.send_fds(self._here, [json.dumps(wanted).encode()], [their_output, log.fileno(), their_status])
        finally:
            os.close(their_output)
            os.close(their_status)
        return ForkedServer(int(self._here.recv(16)), os.fdopen(output, "rb"), status)


@cache
def template() -> Template:
    """Return the template of this process."""
    return Template()


def can_be_forked(environment: Mapping[str, str]) -> bool:
    """Tell whether a server differs from its template in settings only; coverage must see a process begin."""
    changed = {name for name in {*environment, *os.environ} if environment.get(name) != os.environ.get(name)}
    changed.difference_update(CHANGED)
    return not is_measured(environment) and all(name.startswith(SETTINGS) and name not in FIXED for name in changed)


def is_measured(environment: Mapping[str, str]) -> bool:
    """Tell whether `make coverage` counts the lines of a process with this environment."""
    return any(name.startswith("COV") for name in environment)


def start(
    arguments: Sequence[str], environment: Mapping[str, str], log: BinaryIO
) -> "ForkedServer | subprocess.Popen[bytes]":
    """Start `oriflamme` with these arguments: a fork of the template where that makes no difference."""
    if can_be_forked(environment):
        return template().fork(arguments, environment, log)
    command = [sys.executable, "-m", "oriflamme", *arguments]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log)


def run(*arguments: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    """Run `oriflamme` with these arguments and settings to its end."""
    with tempfile.TemporaryFile() as log:
        process = start(arguments, {**os.environ, **settings}, log)
        assert process.stdout is not None
        with process.stdout as output:
            said = output.read().decode()
        code = process.wait(PATIENCE)
        log.seek(0)
        return subprocess.CompletedProcess(arguments, code, said, log.read().decode())


def prepare() -> None:
    """Import what a server imports at its start, and read the texts that it reads then."""
    for module in IMPORTED:
        importlib.import_module(module)
    from oriflamme.server.api.about import about

    about()


def serve_requests(control: socket.socket) -> None:
    """Fork a server for each request, and tell how each has ended. Only forks return from here."""
    woken, wake = socket.socketpair()
    wake.setblocking(False)
    signal.set_wakeup_fd(wake.fileno(), warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the tests end it by closing their end
    statuses: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([control, woken], [], [])
        if woken in ready:
            woken.recv(4096)
            _tell_ends(statuses)
        if control in ready:
            request, files, _, _ = socket.recv_fds(control, LARGEST, FILES)
            if not request:
                os._exit(0)
            pid = os.fork()
            if pid == 0:
                for file in (control, woken, wake):
                    file.close()
                for status in (*statuses.values(), files[2]):
                    os.close(status)
                _become(json.loads(request), *files[:2])
                return
            os.close(files[0])
            os.close(files[1])
            statuses[pid] = files[2]
            control.send(str(pid).encode())


def _tell_ends(statuses: dict[int, int]) -> None:
    """Write the exit codes of servers that have ended."""
    with contextlib.suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            pid, code = ended
            status = statuses.pop(pid)
            with contextlib.suppress(BrokenPipeError):
                os.write(status, str(os.waitstatus_to_exitcode(code)).encode())
            os.close(status)


def _become(request: dict[str, Any], output: int, errors: int) -> None:
    """Be a process that was started for this request."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.dup2(output, 1)
    os.dup2(errors, 2)
    os.close(output)
    os.close(errors)
    before = _python_path()
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    sys.argv = request["words"]
    _add([folder for folder in _python_path() if folder not in before])


def _python_path() -> list[str]:
    """Return the folders that the environment names."""
    return [folder for folder in os.environ.get("PYTHONPATH", "").split(os.pathsep) if folder]


def _add(folders: Sequence[str]) -> None:
    """Look for modules in these folders first, and run what Python runs at its start: it may plant faults."""
    sys.path[:0] = folders
    for folder in folders:
        planted = Path(folder) / "sitecustomize.py"
        if planted.exists():
            runpy.run_path(str(planted))


def main() -> None:
    """Wait for requests; in each fork, run the command."""
    prepare()
    serve_requests(socket.socket(fileno=int(sys.argv[1])))
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
