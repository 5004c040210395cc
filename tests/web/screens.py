"""`python -m tests.web.screens` (make screens): take pictures of every page and table into build/screens.

    python -m tests.web.screens                  all pictures
    python -m tests.web.screens home soldier     the pictures of these states only
    python -m tests.web.screens --docs           also update the pictures in docs/screens

There is a picture for desktop and phone, light and dark. The tables are those of positions.py and animations are off,
so the same page gives the same pictures. docs/screens holds the few that the documentation shows.
"""

import argparse
import asyncio
import io
import shutil
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

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "build" / "screens"
SHOWN: Final = ROOT / "docs" / "screens"  # the pictures that the documentation shows
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
THEMES: Final = ("light", "dark")
QUALITY: Final = 66
REVIEWED: Final = {"end": ".review", "replay": ".flag"}  # what the review of these states brings last


def packed(picture: bytes) -> bytes:
    """Return a picture as WebP."""
    packed = io.BytesIO()
    Image.open(io.BytesIO(picture)).convert("RGB").save(packed, "WEBP", quality=QUALITY, method=6)
    return packed.getvalue()


async def take(browser: Browser, address: str, state: str, device: str, language: str = "en") -> None:
    """Take the pictures of one state on one device."""
    reach = {**PAGES, **SHEETS, **TABLES}[state]
    async with at_browser(browser, address, size=SIZES[device], language=language) as ann:
        await reach(ann)
        if state in REVIEWED:
            await ann.page.locator(REVIEWED[state]).first.wait_for()
        await picture(ann, state, device)


async def picture(ann: Person, state: str, device: str) -> None:
    """Take the pictures of what a person sees, light and dark."""
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


def update_shown() -> list[str]:
    """Update the pictures in docs/screens. Return the names of those that were not taken."""
    missing = []
    for old in sorted(SHOWN.glob("*.webp")):
        if (FOLDER / old.name).exists():
            shutil.copyfile(FOLDER / old.name, old)
        else:
            missing.append(old.name)
    return missing


def main() -> int:
    """Take the pictures of all states, or of those given as arguments."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.screens")
    parser.add_argument("states", nargs="*", help="take the pictures of these states only")
    parser.add_argument("--docs", action="store_true", help="also update the pictures in docs/screens")
    options = parser.parse_args()
    wanted: list[str] = options.states
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
    taken = list(FOLDER.glob("*.webp"))
    print(f"{len(taken)} pictures in {FOLDER.relative_to(ROOT)}, {sum(file.stat().st_size for file in taken):,} bytes")
    missing = update_shown() if options.docs else []
    if wanted:
        return 0  # only some pictures were wanted
    for name in missing:
        print(f"docs/screens/{name}: no picture with this name was taken")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
