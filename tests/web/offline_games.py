"""`python -m tests.web.offline_games [LANGUAGE …]`: whole games without any network, from the first card to the last.

For each language, on a phone: everything is fetched from a static host, the host is stopped and the app closed. Then
the app is opened and plays a game against three bots, one of which thinks in a worker of its own, and a game of three
people and a bot. Each is closed and reopened in the middle. Axe looks at every new screen, and pictures of them go into
build/screens/offline.
"""

import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Locator, TimeoutError

from web.build_page import ROOT

from .browser import running_browser
from .measurements import axe_violations, cut_off
from .people import ANY_OFFER, LOOK_AGAIN, SHORT, Person
from .pocket import deal, hold_open, open_anew, without_network
from .static_site import static_host
from .words import LANGUAGES

PICTURES: Final = ROOT / "build" / "screens" / "offline"
PHONE: Final = (390, 844)
MIDDLE: Final = 6  # own answers, after which the app is closed
ANYTHING: Final = f"(wanted) => document.querySelector('[data-curtain], .pass button') || ({ANY_OFFER})(wanted)"
FAMILY: Final = ("Marta", "Tomas", "Ilse")


class Player:
    """Someone who plays without a network, and looks at each new screen."""

    def __init__(self, ann: Person) -> None:
        self.ann = ann
        self.answers = 0
        self.faults: list[str] = []

    @property
    def curtain(self) -> Locator:
        """The curtain of the page that is open now."""
        return self.ann.page.locator("[data-curtain]")

    async def look(self, screen: str) -> None:
        """Take a picture of a screen, and note what is wrong with it."""
        page = self.ann.page
        await page.screenshot(path=PICTURES / f"{self.ann.language}-{screen}.png")
        self.faults += [f"{screen}: {fault}" for fault in await axe_violations(page)]
        self.faults += [f"{screen}: {text}" for text in await cut_off(page, clamped=False)]

    async def close_and_open(self) -> None:
        """Close the app in the middle of a game, and open it again."""
        await open_anew(self.ann, self.ann.page.url.split("#")[1])

    async def play_against_bots(self, dice: random.Random) -> None:
        """Play a game against three bots."""
        ann = self.ann
        await ann.go("/device")
        await self.look("setting-up")
        await ann.page.get_by_label(ann.say("seat-number", number=3)).select_option("club")
        await ann.press(ann.button("device-deal"))
        for answered in range(1000):
            if not await ann.asked():
                break
            if answered == MIDDLE:
                await self.look("table")
                await self.close_and_open()
                await ann.asked()
            await ann.answer(dice)
            self.answers += 1
        await ann.end.wait_for()
        await self.look("end")

    async def play_as_a_family(self, dice: random.Random) -> None:
        """Play a game of three people and a bot."""
        ann = self.ann
        await deal(ann, *FAMILY)
        seen: set[str] = set()
        for answered in range(1000):
            await self.curtain.or_(ann.end).first.wait_for()
            if await ann.end.count():
                break
            family = await self.curtain.get_attribute("data-curtain") or ""
            if family not in seen:
                await self.look(f"curtain-{family}")
            seen.add(family)
            if answered == MIDDLE:
                await self.close_and_open()
                await self.curtain.wait_for()
            await hold_open(ann)
            while await self._is_asked():
                await ann.answer(dice)
                self.answers += 1
        assert len(seen) == len(FAMILY), seen
        await ann.end.wait_for()

    async def _is_asked(self) -> bool:
        """Wait for a question to the person at the screen, and pass the screen on; False if it goes on, or is over."""
        ann = self.ann
        while True:
            await ann.page.wait_for_function(ANYTHING, arg=ann.wanted(), polling=LOOK_AGAIN)
            if await self.curtain.count() or await ann.end.count():
                return False
            if not await ann.button("pass-on").count():
                return True
            with contextlib.suppress(TimeoutError):  # the curtain also falls by itself
                await ann.press(ann.button("pass-on"), SHORT)


async def play(browser: Browser, language: str) -> list[str]:
    """Play both games in a language; print the figures and return the faults."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, static_host(Path(folder)) as host:
        async with without_network(browser, host, PHONE, language) as ann:
            await open_anew(ann, "/")  # a cold start
            player = Player(ann)
            await player.play_against_bots(random.Random(f"bots {language}"))
            alone = player.answers
            await player.play_as_a_family(random.Random(f"family {language}"))
    print(
        f"{language}: 2 whole games without a network, {alone} and {player.answers - alone} own answers, each closed "
        f"and reopened in the middle, {len(player.faults)} faults, {time.monotonic() - begun:.0f} s",
        flush=True,
    )
    return [f"{language}: {fault}" for fault in player.faults]


async def main(languages: Sequence[str]) -> int:
    """Play in all languages."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    faults = []
    async with running_browser() as browser:
        for language in languages:
            faults += await play(browser, language)
    print(*faults, sep="\n")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:] or LANGUAGES)))
