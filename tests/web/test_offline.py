"""The page without a server: from a static host, then without any network at all."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe  # type: ignore[import-untyped]
from playwright.async_api import Browser, Page, expect

from oriflamme.game import Game

from .people import PHONE, Person, at_window
from .static_site import StaticHost, static_host
from .windows import Windows

pytestmark = pytest.mark.xdist_group("offline")
SHELL_IS_KEPT = """
async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  return names.some((name) => name.startsWith("oriflamme-shell-")) && names.includes("oriflamme-texts");
}
"""
LATE = 4  # moves before the end, from which a game is played on
KINDS = "soldier archer spy heir lord shapeshifter assassination royal-decree ambush conspiracy".split()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    with static_host(tmp_path_factory.mktemp("site")) as host:
        yield host


def finished_game() -> Game:
    dice = random.Random(11)
    game = Game.new(players=3, deck="base", seed=11)
    while game.decision:
        game.play(dice.choice(game.decision.actions))
    return game


def record_file(game: Game) -> dict[str, Any]:
    text = json.dumps({**game.record(), "players": ["Ann", "Bea", "Carl"]})
    return {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}


async def fetch_everything(ann: Person) -> None:
    """Wait until the page and the game are kept."""
    await ann.go("/device")
    await ann.press(ann.button("engine-fetch"))
    await expect(ann.page.get_by_text(ann.say("engine-ready"))).to_be_visible()
    await ann.page.wait_for_function(SHELL_IS_KEPT)


async def open_anew(ann: Person, path: str) -> Page:
    """Close the page and open it again, as an app that was closed."""
    page = await ann.context.new_page()
    await ann.page.close()
    ann.page = page
    await ann.go(path)
    return page


async def hold_open(ann: Person) -> None:
    """Open the curtain as a screen reader does: it cannot hold."""
    await ann.page.locator(".hold").dispatch_event("click", {"detail": 0})


async def test_a_site_plays_without_any_network_after_it_was_opened_once(
    browser: Browser, host: StaticHost, tmp_path: Path
) -> None:
    async with at_window(Windows(browser, workers=True), host.address, size=PHONE, new=True) as ann:
        await fetch_everything(ann)
        for online in ("open-tables", "ladders", "sign-in"):
            await expect(ann.link(online)).to_have_count(0)
        host.stop()
        await ann.context.set_offline(True)

        # A record comes in, and is played on from a late position: closed and reopened in the middle.
        page = await open_anew(ann, "/device")
        game = finished_game()
        await page.locator("input[type=file]").set_input_files(record_file(game))  # type: ignore[arg-type]
        await expect(page).to_have_url(re.compile(r"#/r/"))
        await page.get_by_role("slider").fill(str(len(game.moves) - LATE))
        await play_on(ann)
        await expect(page).to_have_url(re.compile(r"#/t/"))
        table = page.url.split("#")[1]
        await ann.asked()
        page = await open_anew(ann, table)
        await ann.play_out(random.Random(3))
        await expect(ann.end).to_be_visible()

        # Several people at one screen: while the curtain is down, the page holds no card.
        await ann.go("/device")
        await page.get_by_label(ann.say("seat-number", number=2)).select_option("")
        await page.get_by_label(ann.say("device-name", number=1)).fill("Marta")
        await page.get_by_label(ann.say("device-name", number=2)).fill("Tomas")
        await ann.press(ann.button("device-deal"))
        seen: list[str] = []
        while len(set(seen)) < 2:
            curtain = page.locator("[data-curtain]")
            await curtain.wait_for()
            seen.append(await curtain.get_attribute("data-curtain") or "")
            assert await page.locator(".card, .tile, .back, .hand, [data-card]").count() == 0
            shown = await page.locator("body").inner_html()
            assert not any(ann.say(f"kind-{kind}") in shown for kind in KINDS)
            results = await Axe().run(page)
            assert results.violations_count == 0, results.generate_report()
            await hold_open(ann)
            await ann.asked()
            await ann.answer(random.Random(4))
        assert set(seen) == {"R", "B"}


async def play_on(ann: Person) -> None:
    await ann.press(ann.button("replay-more"))
    await ann.press(ann.button("replay-play-on"))
