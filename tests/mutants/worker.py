"""`python -m tests.mutants.worker PLACE STAGES`, in a copy of the project: try one mutant after the other.

It reads one job per line and answers with one line. Everything that the tests import, except the project, is imported
once. Each mutant then gets a fork of this process, which starts fast. Tests that have killed mutants of the same file
come first.
"""

import contextlib
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections import defaultdict, deque
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from .places import PLACES, Place

OWN = ("oriflamme", "tests", "conftest", "__main__")
OUTPUT, STORY = Path("output.txt"), Path("story.json")
MEMORY = 6 << 30  # bytes; a mutant may try to take all the memory
KILLERS = 12  # tests of a file that are tried first
OPTIONS = (
    "-x",
    "-q",
    "--assert=plain",
    "-o",
    "addopts=",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-p",
    "no:randomly",
)


class Story:
    """Records how long each test takes and which one fails, and limits the processor time of each test."""

    def __init__(self, usual: dict[str, float]) -> None:
        self.usual = usual
        self.seconds: dict[str, float] = {}
        self._began = 0.0
        self.failed = "(collecting)"

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """The signal ends the process."""
        self._began = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, 2 + 5 * self.usual.get(nodeid, 600))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = time.process_time() - self._began
        if report.failed:
            self.failed = report.nodeid

    def write(self) -> None:
        modules = [name for name in sys.modules if name.split(".")[0] not in OWN]
        STORY.write_text(json.dumps({"failed": self.failed, "seconds": self.seconds, "modules": modules}))


def run_tests(place: Place, usual: dict[str, float], killers: Collection[str]) -> int:
    """Run the tests that have killed others, then the stages, until one fails. Return the exit code of pytest."""
    story = Story(usual)
    code = 0
    first = [tuple(killers)] if killers else []
    for stage in (*first, *place.stages):
        signal.setitimer(signal.ITIMER_VIRTUAL, 60)  # for collecting
        code = int(pytest.main([*OPTIONS, *stage], plugins=[story]))
        if code and code != pytest.ExitCode.USAGE_ERROR:  # that is a killer whose name a mutant has changed
            break
    story.write()
    return code


def fork_tests(place: Place, usual: dict[str, float], killers: Collection[str] = ()) -> int:
    """Run the tests in a fork with its own process group. Return its exit code, negative after a signal."""
    child = os.fork()
    if child == 0:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        with OUTPUT.open("wb") as output:
            os.dup2(output.fileno(), 1)
            os.dup2(output.fileno(), 2)
        code = 70
        try:
            code = run_tests(place, usual, killers)
        finally:
            sys.stdout.flush()
            os._exit(code)
    try:
        return wait_for(child, place.patience)
    finally:
        with contextlib.suppress(ProcessLookupError):  # kills servers that a test has left behind
            os.killpg(child, signal.SIGKILL)


def wait_for(child: int, patience: float) -> int:
    """Wait for a fork, but not longer than this many seconds."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return -signal.SIGVTALRM


def told() -> dict[str, Any]:
    """Return what the fork has written, or nothing if it was killed."""
    story: dict[str, Any] = json.loads(STORY.read_text()) if STORY.exists() else {"failed": "(ended)"}
    STORY.unlink(missing_ok=True)
    return story


def prepare(place: Place) -> dict[str, float]:
    """Run the tests without a mutant, which must pass, and import what they import. Return how long each takes."""
    code = fork_tests(place, {})
    story = told()
    if code:
        raise SystemExit(f"the tests fail without any mutant: {story['failed']}\n{OUTPUT.read_text()[-3000:]}")
    for module in story["modules"]:
        with contextlib.suppress(Exception):
            importlib.import_module(module)
    seconds: dict[str, float] = story["seconds"]
    return seconds


def try_mutant(
    place: Place, usual: dict[str, float], killers: deque[str], file: Path, code: str, number: int
) -> dict[str, Any]:
    """Replace a file by a mutant for one run of the tests. Remember the test that kills it."""
    source, times = file.read_bytes(), file.stat()
    began = time.monotonic()
    try:
        file.write_text(code, encoding="utf-8")
        os.utime(
            file, (number, number)
        )  # every mutant gets its own time, because Python recognises compiled files by it
        ended = fork_tests(place, usual, killers)
    finally:
        file.write_bytes(source)
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    outcome = "survived" if ended == 0 else "timed out" if ended == -signal.SIGVTALRM else "killed"
    killer = told()["failed"] if ended else ""
    if killer in usual:
        with contextlib.suppress(ValueError):
            killers.remove(killer)
        killers.appendleft(killer)
    return {"outcome": outcome, "by": killer, "seconds": round(time.monotonic() - began, 2)}


def main() -> None:
    place = PLACES[sys.argv[1]].in_short(int(sys.argv[2]))
    usual = prepare(place)
    print(json.dumps({"seconds": sum(usual.values()), "tests": len(usual)}), flush=True)
    killers: defaultdict[str, deque[str]] = defaultdict(lambda: deque(maxlen=KILLERS))  # by file
    for number, line in enumerate(sys.stdin, 1):
        job = json.loads(line)
        result = try_mutant(place, usual, killers[job["file"]], Path(job["file"]), job["code"], number)
        print(json.dumps({"key": job["key"], **result}), flush=True)


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):  # the runner has been interrupted
        main()
