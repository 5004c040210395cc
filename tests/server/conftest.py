"""Fixtures: servers for the tests."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from .server_process import Server, starting

ON_DISK: Final = Path(__file__).parents[2] / "build"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests share."""
    server = Server(tmp_path_factory.mktemp("server") / "data")
    server.start()
    yield server
    if server.process is not None:
        server.stop()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A function that starts a server for one test."""
    with starting(tmp_path) as start:
        yield start


@pytest.fixture
def disk_folder() -> Iterator[Path]:
    """A folder on a disk; temporary folders may be in memory, where no file can be made immutable."""
    ON_DISK.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ON_DISK) as folder:
        yield Path(folder)
