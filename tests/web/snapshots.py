"""What a screen reader is told of ten positions, in five languages: kept in snapshots/, compared by test_snapshots.py.

`python -m tests.web.snapshots` writes them anew; look at the difference before you keep it.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.async_api import Browser

from ..server.running import Server
from .browser import running_browser
from .people import DESKTOP, PHONE, at_browser
from .positions import TEN, position, write_positions
from .words import LANGUAGES, words

FOLDER: Final = Path(__file__).parent / "snapshots"
CHRONICLE: Final = "chronicle"  # one more: the chronicle of a game, on a desktop
NAMES: Final = (*TEN, CHRONICLE)


def file_of(name: str, language: str) -> Path:
    """Return where a snapshot is kept."""
    return FOLDER / f"{name}.{language}.yml"


async def snapshots(browser: Browser, address: str, name: str) -> dict[str, str]:
    """Return what is told of a position now, by language."""
    size = DESKTOP if name == CHRONICLE else PHONE
    found = {}
    async with at_browser(browser, address, size=size, still=True) as ann:
        await ann.sit_at(position("soldier" if name == CHRONICLE else name))
        for language in LANGUAGES:
            await ann.speak(language)
            part = ann.page.get_by_role("main")
            if name == CHRONICLE:
                part = ann.page.get_by_role("list", name=words("chronicle", language))
            found[language] = await part.aria_snapshot() + "\n"
    return found


async def write_all(address: str) -> None:
    """Write every snapshot."""
    FOLDER.mkdir(exist_ok=True)
    async with running_browser() as browser:
        for name in NAMES:
            for language, text in (await snapshots(browser, address, name)).items():
                file_of(name, language).write_text(text, encoding="utf-8")


def main() -> int:
    """Write the snapshots anew."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        write_positions(data)
        server = Server(data)
        server.start()
        try:
            asyncio.run(write_all(server.address))
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
