"""Browser windows: one context with one page each, reused by one person after another.

Opening the page in a new context takes four times as much processor time as opening it in a window that has shown it
before. A reused window remembers nothing of the previous person: see `test_windows.py`.
"""

import contextlib
from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from playwright.async_api import Browser, BrowserContext, Error, Page

PATIENCE: Final = 180_000  # milliseconds until a person gives up; only a broken program takes this long
BLANK: Final = "about:blank"
INTERRUPTED: Final = ("context was destroyed", "interrupted by another navigation")


class Device(NamedTuple):
    """What is fixed when a window is made."""

    touch: bool = False
    language: str = "en"


class Window(NamedTuple):
    """A context with its page."""

    context: BrowserContext
    page: Page


async def new_window(browser: Browser, device: Device, workers: bool = False) -> Window:
    """Open a window that has not been used; `workers`: the page may keep itself with a service worker.

    A service worker outlives the page and answers its requests, so a test would depend on the one before.
    """
    context = await browser.new_context(
        has_touch=device.touch,
        is_mobile=device.touch,
        locale=device.language,
        timezone_id="Europe/Kyiv",
        service_workers="allow" if workers else "block",
    )
    context.set_default_timeout(PATIENCE)
    return Window(context, await context.new_page())


async def clean(window: Window, address: str) -> None:
    """Remove everything that a person at this address has left in a window."""
    for page in window.context.pages:
        if page is not window.page:
            await page.close()
    await leave(window.page)
    await window.page.unroute_all()
    await window.context.set_offline(False)
    await window.context.clear_permissions()
    await window.context.clear_cookies()
    session = await window.context.new_cdp_session(window.page)
    await session.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    await session.detach()


async def leave(page: Page) -> None:
    """Clear what is kept for this window only, and leave. If the page is just being opened, wait until it is open."""
    while True:
        try:
            await page.evaluate("location.protocol === 'http:' && sessionStorage.clear()")
            await page.goto(BLANK)
            return
        except Error as error:
            if not any(sign in error.message for sign in INTERRUPTED):
                raise
        await page.wait_for_load_state()


class Windows:
    """The free windows of one browser."""

    def __init__(self, browser: Browser, workers: bool = False) -> None:
        self._browser = browser
        self._workers = workers
        self._free: dict[Device, list[Window]] = {}

    @contextlib.asynccontextmanager
    async def lend(self, device: Device, address: str) -> AsyncIterator[Window]:
        """Lend a window. It is closed if the test fails, and reused otherwise."""
        free = self._free.setdefault(device, [])
        window = free.pop() if free else await new_window(self._browser, device, self._workers)
        try:
            yield window
            await clean(window, address)
        except BaseException:
            await window.context.close()
            raise
        free.append(window)

    @contextlib.asynccontextmanager
    async def lend_new(self, device: Device) -> AsyncIterator[Window]:
        """Lend a window that has loaded nothing yet, and close it afterwards."""
        window = await new_window(self._browser, device, self._workers)
        try:
            yield window
        finally:
            await window.context.close()
