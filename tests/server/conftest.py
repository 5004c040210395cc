"""Fixtures: servers for the tests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .server_process import Server, starting


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
