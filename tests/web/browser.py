"""The browser: Debian's Chromium, driven by Playwright."""

import contextlib
import os
import shutil
from collections.abc import AsyncIterator
from typing import Final

from playwright.async_api import Browser, async_playwright, expect

from .windows import PATIENCE

WHOLE: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
SHELL: Final = ("chromium-headless-shell",)  # the same engine without windows and notifications: a quarter less work
MISSING: Final = (
    "Chromium was not found. The tests of the page need it. Install it (on Debian and Ubuntu: apt install chromium), "
    "or set ORIFLAMME_CHROMIUM to the path of the program."
)
# The same pixels on every machine, and no traffic to the browser's maker.
ARGUMENTS: Final = (
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-features=Translate,OptimizationHints,MediaRouter",
)


def chromium(whole: bool = False) -> str | None:
    """Return the path of Chromium if it is installed: its headless shell, unless the whole browser is needed."""
    named = os.environ.get("ORIFLAMME_CHROMIUM")
    names = [named] if named else WHOLE if whole else SHELL + WHOLE
    return next(filter(None, map(shutil.which, names)), None)


@contextlib.asynccontextmanager
async def running_browser(*arguments: str, whole: bool = False) -> AsyncIterator[Browser]:
    """Run a headless browser."""
    path = chromium(whole)
    assert path is not None, MISSING
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *arguments])
        try:
            yield browser
        finally:
            await browser.close()
