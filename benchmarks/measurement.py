"""Measurement: one process for each variant, and rounds that measure every subject."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from .timing import Amounts

ROOT = Path(__file__).parent.parent
COMPILED, PLAIN, PEER = "compiled", "plain", "peer"


class Subject(NamedTuple):
    """A function of one of these modules that makes a batch, and the process in which it runs."""

    variant: str
    module: str
    name: str
    arguments: tuple[str | int | bool, ...] = ()

    def __str__(self) -> str:
        return " ".join(map(str, (self.variant, self.module, self.name, *self.arguments)))


def environment(variant: str) -> dict[str, str]:
    """Return the environment of a process: it selects the rules, and finds them if they are not installed."""
    chosen = {name: value for name, value in os.environ.items() if name != "ORIFLAMME_PLAIN"}
    if variant == PLAIN:
        chosen["ORIFLAMME_PLAIN"] = "1"
    paths = [str(ROOT)] if find_spec("oriflamme") else [str(ROOT), str(ROOT / "src")]
    chosen["PYTHONPATH"] = os.pathsep.join([*paths, *filter(None, [chosen.get("PYTHONPATH")])])
    return chosen


class Workers(AbstractContextManager["Workers"]):
    """The processes, each started when it is first needed."""

    def __init__(self) -> None:
        self._running: dict[str, subprocess.Popen[str]] = {}

    def ask(self, subject: Subject, seconds: float = 0) -> Amounts:
        """Return a subject's rates; without seconds, what the subject reports itself."""
        worker = self._worker(subject.variant)
        assert worker.stdin and worker.stdout
        request = {"subject": [subject.module, subject.name, subject.arguments], "seconds": seconds}
        print(json.dumps(request), file=worker.stdin, flush=True)
        reply = worker.stdout.readline()
        if not reply:
            raise SystemExit(f"{subject}: the process ended; see its output above")
        amounts: Amounts = json.loads(reply)
        return amounts

    def _worker(self, variant: str) -> subprocess.Popen[str]:
        if variant not in self._running:
            self._running[variant] = subprocess.Popen(
                [sys.executable, "-m", "benchmarks.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment(variant),
                text=True,
            )
        return self._running[variant]

    def __exit__(self, *_: object) -> None:
        for worker in self._running.values():
            worker.communicate()


def measure(
    workers: Workers, subjects: Sequence[Subject], rounds: int, seconds: float, tell: Callable[[str], None]
) -> dict[Subject, list[Amounts]]:
    """Measure every subject in every round, alternately forwards and backwards."""
    measured: dict[Subject, list[Amounts]] = {subject: [] for subject in subjects}
    for number in range(rounds):
        for subject in subjects if number % 2 == 0 else reversed(subjects):
            tell(f"round {number + 1} of {rounds}: {subject}")
            measured[subject].append(workers.ask(subject, seconds))
    return measured
