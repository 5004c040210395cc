"""`python -m tests.web.screens` (make screens): pictures of every page and of ten tables into docs/screens.

Desktop and phone, light and dark. The tables are those of positions.py and nothing moves, so that the same page gives
the same pictures. They are WebP, so that the whole folder stays small.
"""

import asyncio
import io
import sys
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import Browser

from .browser import running_browser
from .club import Club, running_club
from .club_states import PICTURED
from .club_states import STATES as CLUB
from .figures import running_server
from .measurements import SETTLED
from .people import DESKTOP, PHONE, SEATS, Person, at_browser
from .positions import LOBBY
from .states import PAGES, SHEETS, TABLES

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
THEMES: Final = ("light", "dark")
QUALITY: Final = 66
LARGEST: Final = 7_000_000  # bytes of the whole folder


def packed(picture: bytes) -> bytes:
    """Return a picture as WebP."""
    packed = io.BytesIO()
    Image.open(io.BytesIO(picture)).convert("RGB").save(packed, "WEBP", quality=QUALITY, method=6)
    return packed.getvalue()


async def take(browser: Browser, address: str, state: str, device: str, language: str = "en") -> None:
    """Take the pictures of one state on one device."""
    way = {**PAGES, **SHEETS, **TABLES}[state]
    async with at_browser(browser, address, size=SIZES[device], language=language) as ann:
        await way(ann)
        await picture(ann, state, device)


async def picture(ann: Person, state: str, device: str) -> None:
    """Take the pictures of what somebody sees, light and dark."""
    for theme in THEMES:
        await ann.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        await ann.page.locator(f"html[data-theme={theme}]").wait_for()
        await ann.page.mouse.move(0, 0)
        await ann.page.evaluate(SETTLED)
        taken = await ann.page.screenshot(animations="disabled", caret="hide")
        kind = "table" if state in TABLES else "page"
        (FOLDER / f"{kind}-{state}-{device}-{theme}.webp").write_bytes(packed(taken))


async def take_club(club: Club, wanted: list[str]) -> None:
    """Take the pictures of the pages about people."""
    async with running_browser() as browser:
        for state in wanted:
            for device, size in SIZES.items():
                async with at_browser(browser, club.server.address, size=size) as ann:
                    await CLUB[state](ann, club)
                    await picture(ann, state, device)


async def take_all(address: str, wanted: list[str]) -> None:
    """Take every picture, while Hedwig waits at an open table."""
    async with running_browser() as browser, at_browser(browser, address, "Hedwig") as hedwig:
        await hedwig.remember(SEATS, [LOBBY.held(2)])
        await hedwig.go(f"/t/{LOBBY.table}")
        await hedwig.invitation()
        for state in wanted or [*PAGES, *SHEETS, *TABLES]:
            for device in SIZES:
                await take(browser, address, state, device)


def main() -> int:
    """Take the pictures, or those of the states that were named."""
    wanted = sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not wanted:
        for old in FOLDER.glob("*.webp"):
            old.unlink()
    people = [state for state in wanted or PICTURED if state in CLUB]
    rest = [state for state in wanted if state not in CLUB]
    if rest or not wanted:
        with running_server() as server:
            asyncio.run(take_all(server.address, rest))
    if people:
        with tempfile.TemporaryDirectory() as folder, running_club(Path(folder)) as club:
            asyncio.run(take_club(club, people))
    size = sum(file.stat().st_size for file in FOLDER.iterdir())
    print(f"{len(list(FOLDER.iterdir()))} pictures, {size:,} bytes")
    return 0 if size <= LARGEST else 1


if __name__ == "__main__":
    sys.exit(main())
