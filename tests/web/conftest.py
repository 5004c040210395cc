"""One server and one browser for each worker, and people with windows of that browser."""

import contextlib
import inspect
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from oriflamme.server.api.page import PAGE

from ..server.server_process import Server
from .browser import MISSING, chromium, running_browser
from .club import Club, running_club
from .people import Person, at_window
from .positions import Position, write_positions
from .windows import Windows

UNBUILT = "The page is not built. Run `make test` or any other target that builds it."
LONG = bool(os.environ.get("ORIFLAMME_LONG"))  # `python -m tests.web`: more of everything
collect_ignore = [] if LONG else ["test_long.py"]
# A page is open for a second, and Pyodide runs for a few. Compiling either well, as for a game of an hour, takes longer
# than it saves. Figures are measured with the browser as it is: figures.py, offline_cost.py.
QUICK_START = "--js-flags=--no-opt --no-maglev --liftoff-only"
CLUB = pytest.mark.xdist_group("club")
NOTIFICATIONS = pytest.mark.xdist_group("notifications")
HAS_FAILED = pytest.StashKey[bool]()
Invite = Callable[..., Awaitable[Person]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run all tests of the page in one event loop, because they share one browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the page and the tables of positions.py."""
    assert (PAGE / "index.html").exists(), UNBUILT
    folder = tmp_path_factory.mktemp("web") / "data"
    write_positions(folder)
    server = Server(folder)
    server.start()
    yield server
    if server.process is not None:
        server.stop()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One browser. Without Chromium the tests are skipped, except in CI, where they fail."""
    skip_without(chromium())
    async with running_browser(QUICK_START) as browser:
        yield browser


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def whole_browser() -> AsyncIterator[Browser]:
    """A browser that shows notifications. Its tests are marked with NOTIFICATIONS and have their own `windows`."""
    skip_without(chromium(whole=True))
    async with running_browser(QUICK_START, whole=True) as browser:
        yield browser


def skip_without(program: str | None) -> None:
    """Skip a test if its browser is missing, except in CI."""
    if program is None and "CI" not in os.environ:
        pytest.skip(MISSING)


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    """The windows that people use one after another."""
    return Windows(browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know whether their test has failed."""
    report = yield
    item.stash[HAS_FAILED] = report.failed
    return report


@pytest_asyncio.fixture(loop_scope="session")
async def invite(server: Server, windows: Windows, request: pytest.FixtureRequest) -> AsyncIterator[Invite]:
    """Give people windows, and check in the end that no page made a mistake. Print their screens if the test fails."""
    people: list[Person] = []
    async with contextlib.AsyncExitStack() as stack:

        async def come(name: str = "Ann", **more: object) -> Person:
            address = str(more.pop("address", server.address))
            window = at_window(windows, address, name, **more)  # type: ignore[arg-type]
            people.append(await stack.enter_async_context(window))
            return people[-1]

        yield come
        if request.node.stash.get(HAS_FAILED, False):
            for person in people:
                await person.report()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A function that starts a server for this test only, with some tables. It may be killed."""
    started: list[Server] = []

    def start(environment: Mapping[str, str] | None = None, *tables: Position) -> Server:
        folder = tmp_path / f"data{len(started)}"
        if tables:
            with ThreadPoolExecutor(1) as outside_the_loop:
                outside_the_loop.submit(write_positions, folder, tables).result()
        started.append(Server(folder, environment))
        started[-1].start()
        return started[-1]

    yield start
    for server in started:
        if server.process is not None:
            server.kill()


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """People who have played together. Tests that use it are marked with CLUB, so that they share one worker."""
    with running_club(tmp_path_factory.mktemp("people")) as club:
        yield club
