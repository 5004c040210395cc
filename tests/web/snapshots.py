"""What a screen reader gets for ten positions in five languages. Stored in snapshots/, compared by test_snapshots.py.

`python -m tests.web.snapshots` writes them again. Check the diff before you commit it.
"""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Final

from ..server.server_process import Server
from .browser import running_browser
from .people import DESKTOP, PHONE, Person, at_browser
from .positions import TEN, position, write_positions
from .words import LANGUAGES, words

FOLDER: Final = Path(__file__).parent / "snapshots"
CHRONICLE: Final = "chronicle"  # one more: the chronicle of a game, on a desktop
NAMES: Final = (*TEN, CHRONICLE)


def file_of(name: str, language: str) -> Path:
    """Return the file of a snapshot."""
    return FOLDER / f"{name}.{language}.yml"


def size_of(name: str) -> tuple[int, int]:
    """Return the size of the window for a snapshot."""
    return DESKTOP if name == CHRONICLE else PHONE


async def snapshots(ann: Person, name: str, languages: Sequence[str] = LANGUAGES) -> AsyncIterator[tuple[str, str]]:
    """Yield the accessibility tree of a position in some languages, while the page is in that language."""
    await ann.sit_at(position("soldier" if name == CHRONICLE else name))
    for language in languages:
        await ann.speak(language)
        part = ann.page.get_by_role("main")
        if name == CHRONICLE:
            part = ann.page.get_by_role("list", name=words("chronicle", language))
        yield language, await part.aria_snapshot() + "\n"


async def write_all(address: str) -> None:
    """Write every snapshot."""
    FOLDER.mkdir(exist_ok=True)
    async with running_browser() as browser:
        for name in NAMES:
            async with at_browser(browser, address, size=size_of(name)) as ann:
                async for language, text in snapshots(ann, name):
                    file_of(name, language).write_text(text, encoding="utf-8")


def main() -> int:
    """Write the snapshots again."""
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
