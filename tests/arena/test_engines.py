"""The same seeds give the same results with any engine, even if the run is interrupted."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner

from oriflamme import OriflammeError
from oriflamme.arena.command import arena
from oriflamme.arena.deals import play_job
from oriflamme.arena.engines import engine_of
from oriflamme.arena.entrants import code_of
from oriflamme.arena.job import SMALL_CHUNK, Job, cut
from oriflamme.arena.run import Plan, Runner
from oriflamme.arena.store import Store
from oriflamme.arena.tally import Tally
from tests.arena.runs import BAD, Recorder, cell, local, totals

CELLS = (cell(), cell("style:basher", "random,style:stacker", 3, "random"))
PATIENCE = 180.0  # seconds; only a broken program takes longer
COMMAND = "from oriflamme.arena.command import arena; arena()"


def without_processes(deals: int) -> dict[object, Tally]:
    """Return the results of the same run without worker processes."""
    return {cell: play_job(Job(cell, 5, 0, deals)).in_order() for cell in CELLS}


@pytest.mark.parametrize("processes", [1, 3])
def test_the_count_of_processes_changes_nothing(processes: int) -> None:
    assert totals(CELLS, 25, processes) == without_processes(25)


def test_an_engine_plays_one_batch_after_another() -> None:
    with local(2) as engine:
        found = Tally()
        for first in (0, 20, 40):
            for _, tally in engine.run(list(cut(cell(), 5, range(first, first + 20), 5))):
                found.add(tally)
    assert found.in_order() == play_job(Job(cell(), 5, 0, 60)).in_order()


def test_an_interrupted_run_leaves_no_process_behind() -> None:
    quick = Job(cell(), 5, 0, 1)
    endless = [Job(cell(f"{BAD}Hanging:1"), 5, number, 1, limit=1000) for number in range(4)]
    with local(2) as engine:
        results = engine.run([quick, *endless])
        assert next(results)[0] == quick
        before = time.monotonic()
        results.close()  # type: ignore[attr-defined]
    assert time.monotonic() - before < 500  # the bot has twice as long to think
    assert not _children(os.getpid())


def _children(pid: int) -> list[int]:
    """Return the worker processes of a process, without the tracker of shared memory."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
            words = (status.parent / "cmdline").read_bytes()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z" and b"spawn_main" in words:
            found.append(int(status.parent.name))
    return found


def _wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_killed_run_continues_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arguments = ["match", "style:revealer", "random", "--deals", "500000", "--seed", "5", "--results", str(file)]
    run = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *arguments, "--processes", "2"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    _wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") >= 3)
    _wait_until(lambda: len(_children(run.pid)) == 2)
    workers = _children(run.pid)
    run.send_signal(signal.SIGKILL)
    run.wait()
    _wait_until(lambda: not any(Path(f"/proc/{worker}/cmdline").exists() for worker in workers))
    *whole, last = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(whole) + last[:40])  # as if the last line had also been cut short
    jobs = len(whole) + 4
    deals = jobs * SMALL_CHUNK

    recorder = Recorder()
    store = Store(file, code_of({"style:revealer", "random"}))
    resumed = totals([cell()], deals, store=store, recorder=recorder)
    store.close()
    assert resumed == {cell(): play_job(Job(cell(), 5, 0, deals)).in_order()}
    assert (recorder.stored, recorder.played) == (len(whole), 4)
    assert any("cannot be read" in sentence for sentence in recorder.sentences)

    second = Recorder()
    store = Store(file, code_of({"style:revealer", "random"}))
    assert totals([cell()], deals, store=store, recorder=second) == resumed
    store.close()
    assert (second.stored, second.played) == (jobs, 0)


def test_results_of_other_code_seeds_or_bots_are_not_reused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    store = Store(file, "old code")
    job = Job(cell(), 5, 0, 2)
    store.keep(job, play_job(job))
    store.close()
    old, new = Store(file, "old code"), Store(file, "new code")
    assert old.find(job) == play_job(job)
    assert new.find(job) is None
    assert new.foreign == 1
    assert old.find(Job(cell(), 6, 0, 2)) is None
    assert old.find(Job(cell("random"), 5, 0, 2)) is None
    old.close()
    new.close()


@pytest.mark.skipif(
    find_spec("ray") is None and not os.environ.get("CI"),
    reason="Ray is not installed (pip install -r requirements/cluster.txt)",
)
def test_ray_gives_the_same_results(tmp_path: Path) -> None:
    """Ray runs in its own process, because what it leaves behind would stay in this one."""
    local_file, ray_file = tmp_path / "local.jsonl", tmp_path / "ray.jsonl"
    words = ["match", f"{BAD}Hanging:12", "random", "--deals", "12", "--deck", "random", "--seed", "5"]
    words += ["--processes", "2", "--limit", "4"]
    by_processes = CliRunner().invoke(arena, [*words, "--results", str(local_file)], catch_exceptions=False)
    by_ray = _run_with_ray([*words, "--results", str(ray_file)])
    assert by_ray.returncode == by_processes.exit_code == 0, by_ray.stderr
    assert by_ray.stdout == by_processes.stdout
    assert "gave no answer" in local_file.read_text()
    assert sorted(local_file.read_text().splitlines()) == sorted(ray_file.read_text().splitlines())


def _run_with_ray(words: list[str]) -> "subprocess.CompletedProcess[str]":
    """Run a command with Ray. Ray gives up starting after 30 s, so on a very busy machine it gets several tries.

    Its workers run at normal priority here, so that only the hanging bot misses the limit on a busy machine.
    """
    settings = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"}
    for _ in range(4):
        run = subprocess.run(
            [sys.executable, "-c", COMMAND, *words, "--engine", "ray"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **settings},
            check=False,
            capture_output=True,
            text=True,
            timeout=600,
        )
        if "timed out during startup" not in run.stderr:
            break
    return run


def test_an_unknown_engine_is_refused() -> None:
    with pytest.raises(OriflammeError, match="the engines are local, ray"):
        engine_of("steam")


def test_impossible_cells_and_runs_are_refused() -> None:
    for bad, reason in (
        (cell(deck="moon"), "unknown deck"),
        (cell(players=4).__class__("random", ("random",)), "need 3 opponents"),
        (cell(players=4).__class__("random", ("random",), "base", 2), "3, 4 or 5"),
    ):
        with pytest.raises(OriflammeError, match=reason):
            totals([bad], 1)
    with local(1) as engine, pytest.raises(OriflammeError, match="deals"):
        Runner([cell()], engine).totals(Plan((cell(),), 0))
