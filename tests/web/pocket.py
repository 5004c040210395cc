"""A browser with the whole game in it: fetched from a static host once, and then without any network."""

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from playwright.async_api import Browser, Page, expect

from .people import PHONE, Person, at_window
from .static_site import StaticHost
from .windows import Windows

SHELL_IS_KEPT: Final = """
async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const isHeld = Boolean(navigator.serviceWorker.controller); // also this window, of the first visit
  return isHeld && names.some((name) => name.startsWith("oriflamme-shell-")) && names.includes("oriflamme-texts");
}
"""


async def fetch_everything(ann: Person) -> None:
    """Wait until the page and the game are kept."""
    await ann.go("/device")
    await ann.press(ann.button("engine-fetch"))
    await expect(ann.page.get_by_text(ann.say("engine-ready"))).to_be_visible()
    await ann.page.wait_for_function(SHELL_IS_KEPT)


@contextlib.asynccontextmanager
async def without_network(
    browser: Browser, host: StaticHost, size: tuple[int, int] = PHONE, language: str = "en"
) -> AsyncIterator[Person]:
    """Give a person a window that has fetched everything, and no network any more."""
    windows = Windows(browser, workers=True)
    async with at_window(windows, host.address, size=size, language=language, new=True) as ann:
        await fetch_everything(ann)
        host.stop()
        await ann.context.set_offline(True)
        yield ann


async def open_anew(ann: Person, path: str) -> Page:
    """Close the page and open it again, as an app that was closed."""
    page = await ann.context.new_page()
    if ann.page.viewport_size is not None:
        await page.set_viewport_size(ann.page.viewport_size)
    await page.emulate_media(reduced_motion="reduce")
    await ann.page.close()
    ann.page = page
    await ann.go(path)
    return page


async def deal(ann: Person, *people: str) -> None:
    """Deal cards on this device to some people and, on the other seats of four, to bots."""
    await ann.go("/device")
    for seat in range(1, 4):
        bot = "" if seat < len(people) else "casual"
        await ann.page.get_by_label(ann.say("seat-number", number=seat + 1)).select_option(bot)
    for seat, name in enumerate(people, 1):
        await ann.page.get_by_label(ann.say("device-name", number=seat)).fill(name)
    await ann.press(ann.button("device-deal"))


async def hold_open(ann: Person) -> None:
    """Open the curtain as a screen reader does: it cannot hold."""
    await ann.page.locator(".hold").dispatch_event("click", {"detail": 0})
