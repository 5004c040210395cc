"""A window that is handed on remembers nothing of the person before."""

import pytest
from playwright.async_api import expect

from ..server.server_process import Server
from .accounts import sign_in_link, sign_up
from .people import SEATS, at_window
from .positions import position
from .windows import Windows

KEPT = "() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat()"
WORKERS = "async () => (await navigator.serviceWorker.getRegistrations()).length"
REGISTER = "async () => { await navigator.serviceWorker.register('/push.js'); await navigator.serviceWorker.ready; }"
ASKED = "async () => (await navigator.permissions.query({ name: 'notifications' })).state"


async def test_a_window_is_handed_on_clean(windows: Windows, server: Server) -> None:
    async with at_window(windows, server.address) as ann:
        context = ann.context
        await sign_up(ann)
        await ann.remember(SEATS, [position("over").held()])
        await ann.prepare("window.prepared = true")
        await context.grant_permissions(["notifications"])
        await ann.go("/credits")
        await ann.page.evaluate(REGISTER)
        assert await ann.page.evaluate(KEPT) and await ann.page.evaluate("window.prepared")
        await context.new_page()
        await context.set_offline(True)
    async with at_window(windows, server.address, quick=False) as bea:
        assert bea.context is context and len(context.pages) == 1
        assert not await context.cookies()
        await bea.go("/credits")
        assert await bea.page.evaluate(KEPT) == []
        assert await bea.page.evaluate(WORKERS) == 0
        assert await bea.page.evaluate(ASKED) != "granted"
        assert not await bea.page.evaluate("'prepared' in window")
        await expect(sign_in_link(bea)).to_be_visible()
        assert bea.frames == [] and not any("account" in address for address in bea.addresses)


async def test_a_window_whose_person_failed_is_thrown_away(windows: Windows, server: Server) -> None:
    with pytest.raises(AssertionError, match="a mistake"):
        async with at_window(windows, server.address) as ann:
            context = ann.context
            ann.mistakes.append("a mistake")
    async with at_window(windows, server.address) as bea:
        assert bea.context is not context
