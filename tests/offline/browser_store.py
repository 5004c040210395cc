"""What a browser keeps, as a test can look at it: several tabs may share it, and it may be full."""

import msgspec

from oriflamme.offline.bots import DeviceBots, think
from oriflamme.offline.device import SETTINGS, Device
from oriflamme.offline.reviews import KeptReviews
from oriflamme.offline.store import KeptStore


class BrowserStore:
    """The database of a browser."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.reviews: dict[str, str] = {}
        self.answer = "kept"  # or what it answers to everything that it should keep
        self.is_lost = False  # it fails at everything

    async def keep(self, table: str, length: int, text: str) -> str:
        self._check()
        before = self.texts.get(table)
        if self.answer != "kept":
            return self.answer
        if (0 if before is None else len(msgspec.json.decode(before)["log"])) != length:
            return "changed"
        self.texts[table] = text
        return "kept"

    async def fetch(self, table: str) -> str | None:
        self._check()
        return self.texts.get(table)

    async def keep_review(self, table: str, text: str) -> None:
        self._check()
        self.reviews[table] = text

    async def fetch_review(self, table: str) -> str | None:
        self._check()
        return self.reviews.get(table)

    def _check(self) -> None:
        if self.is_lost:
            raise OSError("the database is gone")


async def think_here(request: bytes) -> str:
    return think(request)


async def no_thought(request: bytes) -> str:
    return ""  # as a worker that dies


def tab(browser: BrowserStore, thinks: bool = True) -> Device:
    """Return the device as one tab of the browser has it, with bots that answer at once."""
    settings = msgspec.structs.replace(SETTINGS, bot_pace=(0.0, 0.0), order_pace=(0.0, 0.0), review_effort=0.02)
    shelf = KeptReviews(browser.keep_review, browser.fetch_review)
    return Device(
        KeptStore(browser.keep, browser.fetch), DeviceBots(think_here if thinks else no_thought), shelf, settings
    )
