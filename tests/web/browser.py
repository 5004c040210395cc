"""The browser: Debian's Chromium, driven by Playwright."""

import contextlib
import os
import shutil
from collections.abc import AsyncIterator
from typing import Final

from playwright.async_api import Browser, async_playwright, expect

from .windows import PATIENCE

WHOLE: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
SHELL: Final = ("chromium-headless-shell",)  # the same engine with no windows and no notes: a quarter less to compute
MISSING: Final = (
    "There is no Chromium, with which the page is tested. Install it (on Debian and Ubuntu: apt install chromium), "
    "or name the program in the variable ORIFLAMME_CHROMIUM."
)
# Always the same pixels and the same time, whatever the machine has; the browser never phones home.
ARGUMENTS: Final = (
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-features=Translate,OptimizationHints,MediaRouter",
)


def chromium(whole: bool = False) -> str | None:
    """Return where Chromium is, if it is installed; its shell will do, unless it must be the whole browser."""
    named = os.environ.get("ORIFLAMME_CHROMIUM")
    names = [named] if named else WHOLE if whole else SHELL + WHOLE
    return next(filter(None, map(shutil.which, names)), None)


@contextlib.asynccontextmanager
async def running_browser(*arguments: str, whole: bool = False) -> AsyncIterator[Browser]:
    """Run a browser without a window."""
    path = chromium(whole)
    assert path is not None, MISSING
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *arguments])
        try:
            yield browser
        finally:
            await browser.close()
