"""One server and one browser for each worker, and people who come with browsers of their own."""

import contextlib
import inspect
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from oriflamme.server.app import PAGE

from ..server.running import Server, starting
from .browser import running_browser
from .people import Person, at_browser
from .positions import write_positions

UNBUILT = "The page is not built, so it cannot be tested: run `make test` or any other target, which build it."
LONG = bool(os.environ.get("ORIFLAMME_LONG"))  # `python -m tests.web`: more of everything
AWAY = {"ORIFLAMME_AWAY_SECONDS": "0.5"}  # a bot can stand in for who is not there
Invite = Callable[..., Awaitable[Person]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let all tests of the page share one loop, because they share one browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the page, whose database has the tables of positions.py."""
    assert (PAGE / "index.html").exists(), UNBUILT
    folder = tmp_path_factory.mktemp("web") / "data"
    write_positions(folder)
    server = Server(folder, AWAY)
    server.start()
    yield server
    if server.process is not None:
        server.stop()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One browser; everyone gets a context of their own in it."""
    async with running_browser() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def invite(server: Server, browser: Browser) -> AsyncIterator[Invite]:
    """Give people browsers; in the end no page may have made a mistake."""
    async with contextlib.AsyncExitStack() as stack:

        async def come(name: str = "Ann", **more: object) -> Person:
            address = str(more.pop("address", server.address))
            return await stack.enter_async_context(at_browser(browser, address, name, **more))  # type: ignore[arg-type]

        yield come


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A function that starts a server of the test's own, which can be killed."""
    with starting(tmp_path, AWAY) as start:
        yield start
