"""`python -m tests.mutants.worker PLACE STAGES`, in a copy of the project: try one mutant after the other.

It reads one job per line and answers with one line. Everything that the tests import, except the project, is imported
once. Each mutant then gets a fork of this process, which starts fast. The fork runs the tests that call the changed
function, or all of them if the change is outside of functions. Tests that have killed mutants of the same file come
first, then the quick ones.
"""

import contextlib
import importlib
import json
import math
import os
import resource
import signal
import sys
import tempfile
import time
from collections import defaultdict, deque
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, NoReturn

import pytest

from .places import PLACES, Place
from .reach import Reach, place_of

OWN = ("oriflamme", "tests", "conftest", "__main__")
OUTPUT, STORY = Path("output.txt"), Path("story.json")
MEMORY = 6 << 30  # bytes; a mutant may try to take all the memory
KILLERS = 12  # tests of a file that are tried first
STANDSTILL = 5.0  # seconds in which this process did not run: the machine slept, or someone stopped us
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

    def write(self, **more: Any) -> None:
        modules = [name for name in sys.modules if name.split(".")[0] not in OWN]
        STORY.write_text(json.dumps({"failed": self.failed, "seconds": self.seconds, "modules": modules, **more}))


def run_tests(place: Place, usual: dict[str, float], chosen: Collection[str]) -> int:
    """Run the chosen tests, in their order, until one fails. Return the exit code of pytest."""
    story = Story(usual)
    code = _pytest(chosen, story)
    if code == pytest.ExitCode.USAGE_ERROR:  # the mutant has changed the name of a test, or nothing can be imported
        code = next(filter(None, (_pytest(stage, story) for stage in place.stages)), 0)
    story.write()
    return code


def run_stages(place: Place) -> int:
    """Run all tests, and note which functions each one calls."""
    story, reach = Story({}), Reach(place.sources())
    code, stages = 0, {}
    for number, stage in enumerate(place.stages):
        code = code or _pytest(stage, story, reach)
        stages.update({test: number for test in story.seconds if test not in stages})
    story.write(stages=stages, reach={where: sorted(tests) for where, tests in reach.tests.items()})
    return code


def _pytest(arguments: Collection[str], *plugins: object) -> int:
    signal.setitimer(signal.ITIMER_VIRTUAL, 60)  # for collecting
    return int(pytest.main([*OPTIONS, *arguments], plugins=plugins))


def fork(work: Callable[[], int], patience: float) -> int:
    """Do work in a fork. Return its exit code, negative after a signal.

    A test that waits for something may fail when the whole machine stands still. Such a failure proves nothing, and the
    work is done again.
    """
    while True:
        code, stood_still = fork_once(work, patience)
        if not code or not stood_still:
            return code


def fork_once(work: Callable[[], int], patience: float) -> tuple[int, bool]:
    """Do work in a fork with its own process group. Return its exit code, and whether everything stood still."""
    STORY.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory(prefix="mutant-", ignore_cleanup_errors=True) as folder:
        child = os.fork()
        if child == 0:
            do_and_exit(work, Path(folder))
        try:
            return wait_for(child, patience)
        finally:
            with contextlib.suppress(ProcessLookupError):  # kills servers that a test has left behind
                os.killpg(child, signal.SIGKILL)


def do_and_exit(work: Callable[[], int], folder: Path) -> NoReturn:
    """Do work in this fork. Temporary files go to a folder that is removed afterwards, even if the fork is killed."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    folder.chmod(0o755)  # PostgreSQL runs as another user
    os.environ["TMPDIR"], tempfile.tempdir = str(folder), None
    with OUTPUT.open("wb") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    code = 70
    try:
        code = work()
    finally:
        sys.stdout.flush()
        os._exit(code)


def wait_for(child: int, patience: float) -> tuple[int, bool]:
    """Wait for a fork, but not longer than this many seconds. A standstill does not count."""
    waited, stood_still, last = 0.0, False, time.monotonic()
    while waited < patience:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status), stood_still
        time.sleep(0.02)
        now = time.monotonic()
        waited += min(now - last, STANDSTILL)
        stood_still |= now - last > STANDSTILL
        last = now
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return -signal.SIGVTALRM, False


def told() -> dict[str, Any]:
    """Return what the fork has written, or nothing if it was killed."""
    story: dict[str, Any] = json.loads(STORY.read_text()) if STORY.exists() else {"failed": "(ended)"}
    STORY.unlink(missing_ok=True)
    return story


class Tests:
    """What is known of the tests: how long each takes, what it calls, and which ones have killed mutants."""

    def __init__(self, story: dict[str, Any]) -> None:
        self.usual: dict[str, float] = story["seconds"]
        self._stages: dict[str, int] = story["stages"]
        self._reach: dict[str, list[str]] = story["reach"]
        self._killers: defaultdict[str, deque[str]] = defaultdict(lambda: deque(maxlen=KILLERS))  # by file

    def chosen(self, file: str, where: str) -> list[str]:
        """Return the tests that may kill a mutant, the most promising first."""
        near = {test for place, tests in self._reach.items() if place.startswith(f"{file} ") for test in tests}
        able = self._reach.get(place_of(file, where), list(self.usual))
        killers = [test for test in self._killers[file] if test in able]
        others = sorted(test for test in able if test not in killers)
        others.sort(key=lambda test: (self._stages[test], test not in near, self.usual[test]))
        return [*killers, *others]

    def killed(self, file: str, killer: str) -> None:
        """Remember the test that has killed a mutant."""
        if killer in self.usual:
            with contextlib.suppress(ValueError):
                self._killers[file].remove(killer)
            self._killers[file].appendleft(killer)


def prepare(place: Place) -> Tests:
    """Run the tests without a mutant, which must pass, and import what they import."""
    code = fork(lambda: run_stages(place), math.inf)
    story = told()
    if code:
        raise SystemExit(f"the tests fail without any mutant: {story['failed']}\n{OUTPUT.read_text()[-3000:]}")
    for module in story["modules"]:
        with contextlib.suppress(Exception):
            importlib.import_module(module)
    return Tests(story)


def try_mutant(place: Place, tests: Tests, job: dict[str, str], number: int) -> dict[str, Any]:
    """Replace a file by a mutant for one run of the tests. Remember the test that kills it."""
    file = Path(job["file"])
    source, times = file.read_bytes(), file.stat()
    chosen = tests.chosen(job["file"], job["where"])
    began = time.monotonic()
    try:
        file.write_text(job["code"], encoding="utf-8")
        os.utime(
            file, (number, number)
        )  # every mutant gets its own time, because Python recognises compiled files by it
        ended = fork(lambda: run_tests(place, tests.usual, chosen), place.patience)
    finally:
        file.write_bytes(source)
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    outcome = "survived" if ended == 0 else "timed out" if ended == -signal.SIGVTALRM else "killed"
    killer = told()["failed"] if ended else ""
    tests.killed(job["file"], killer)
    return {"outcome": outcome, "by": killer, "seconds": round(time.monotonic() - began, 2)}


def main() -> None:
    place = PLACES[sys.argv[1]].in_short(int(sys.argv[2]))
    tests = prepare(place)
    print(json.dumps({"seconds": sum(tests.usual.values()), "tests": len(tests.usual)}), flush=True)
    for number, line in enumerate(sys.stdin, 1):
        job = json.loads(line)
        print(json.dumps({"key": job["key"], **try_mutant(place, tests, job, number)}), flush=True)


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):  # the runner has been interrupted
        main()
