"""A reused window remembers nothing of the previous person."""

import pytest
from playwright.async_api import Browser, expect

from ..server.server_process import Server
from .accounts import sign_in_link, sign_up
from .people import SEATS, at_window
from .positions import position
from .windows import Windows

STORED_KEYS = "() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat()"
WORKERS = "async () => (await navigator.serviceWorker.getRegistrations()).length"
REGISTER = (
    "async () => { await navigator.serviceWorker.register('/service-worker.js'); await navigator.serviceWorker.ready; }"
)
PERMISSION = "async () => (await navigator.permissions.query({ name: 'notifications' })).state"


async def test_a_window_is_clean_when_it_is_reused(browser: Browser, server: Server) -> None:
    windows = Windows(browser, workers=True)
    async with at_window(windows, server.address) as ann:
        context = ann.context
        await sign_up(ann)
        await ann.remember(SEATS, [position("over").held()])
        await ann.prepare("window.prepared = true")
        await context.grant_permissions(["notifications"])
        await ann.go("/credits")
        await ann.page.evaluate(REGISTER)
        assert await ann.page.evaluate(STORED_KEYS) and await ann.page.evaluate("window.prepared")
        await context.new_page()
        await context.set_offline(True)
    async with at_window(windows, server.address, quick=False) as bea:
        assert bea.context is context and len(context.pages) == 1
        assert not await context.cookies()
        await bea.go("/credits")
        assert await bea.page.evaluate(STORED_KEYS) == []
        assert await bea.page.evaluate(WORKERS) == 0
        assert await bea.page.evaluate(PERMISSION) != "granted"
        assert not await bea.page.evaluate("'prepared' in window")
        await expect(sign_in_link(bea)).to_be_visible()
        assert bea.frames == [] and not any("account" in address for address in bea.addresses)


async def test_a_window_is_not_reused_after_a_failed_test(windows: Windows, server: Server) -> None:
    with pytest.raises(AssertionError, match="a mistake"):
        async with at_window(windows, server.address) as ann:
            context = ann.context
            ann.mistakes.append("a mistake")
    async with at_window(windows, server.address) as bea:
        assert bea.context is not context
