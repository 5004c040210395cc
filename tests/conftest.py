"""Settings for all tests."""

import gc
import os
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import HealthCheck, settings

EXAMPLES = int(os.environ.get("ORIFLAMME_EXAMPLES", "60"))
settings.register_profile(
    "oriflamme",
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("oriflamme")
LONG = ("web", "server", "offline", "arena", "puzzles", "build")  # folders; the others have short tests only


MEMORY = Path("/dev/shm")
ROOM = 4 << 30  # bytes that must be free there


def _work_in_memory() -> None:
    """Let temporary files be in memory, if there is room: writing them to a disk took a sixth of many tests."""
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    runs_programs = not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
    if runs_programs and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ["TMPDIR"], tempfile.tempdir = str(MEMORY), None


_work_in_memory()
gc.disable()  # what is imported and collected stays until the end: there is nothing to find in it


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for examples in the documentation and the package, not in the tests: that imported all their helpers."""
    found = yield
    return [collector for collector in found if not isinstance(collector, DoctestModule)]


def pytest_collection_finish() -> None:
    """Let the garbage collector look at what tests leave only, not at a million things again and again."""
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put long tests first, and name the group of a test in its id, for `--dist loadgroup`.

    A long test that began last would leave the other workers idle. pytest-xdist 3.8 writes the group where pytest 9.2
    does not read it.
    """
    if not getattr(config.option, "loadgroup", False):
        return
    if not config.pluginmanager.has_plugin("randomly"):
        items[:] = _long_first(items)
    for item in items:
        group = item.get_closest_marker("xdist_group")
        if group is not None and not item.nodeid.endswith(f"@{group.args[0]}"):
            item._id = type(item._id).parse(f"{item.nodeid}@{group.args[0]}")


def _long_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """Return the tests of the long folders, mixed so that not all workers run a browser at once; then the rest."""
    folders: dict[str, list[pytest.Item]] = {}
    for item in items:
        folder = item.path.relative_to(Path(__file__).parent.parent).parts[1:2]
        folders.setdefault(folder[0] if folder and folder[0] in LONG else "", []).append(item)
    rest = folders.pop("", [])
    turns = [(place / len(tests), item) for tests in folders.values() for place, item in enumerate(tests)]
    return [item for _, item in sorted(turns, key=lambda turn: turn[0])] + rest
