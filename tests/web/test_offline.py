"""The page without a server: from a static host, then without any network at all.

All tests share one browser that has fetched the game. `python -m tests.web.offline_games` plays whole games.
"""

import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from oriflamme.game import Game
from oriflamme.offline.reviews import KeptReview
from oriflamme.protocol.messages import write
from oriflamme.review import review
from oriflamme.server.reviews.reviewer import FORM

from .measurements import axe_violations
from .people import Person
from .pocket import deal, hold_open, open_anew, without_network
from .static_site import StaticHost, static_host
from .words import pattern

pytestmark = pytest.mark.xdist_group("offline")
LATE = 4  # moves before the end, from which a game is played on
KINDS = "soldier archer spy heir lord shapeshifter assassination royal-decree ambush conspiracy".split()
KEEP = """
([table, text]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("oriflamme", 1);
  opening.onsuccess = () => {
    const change = opening.result.transaction("tables", "readwrite");
    change.objectStore("tables").put({ text, length: 1, touched: Date.now() }, table);
    change.oncomplete = resolve;
    change.onerror = reject;
  };
})
"""
KEEP_REVIEW = """
([table, text]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("oriflamme-reviews", 1);
  opening.onsuccess = () => {
    const change = opening.result.transaction("reviews", "readwrite");
    change.objectStore("reviews").put({ text, made: Date.now() }, table);
    change.oncomplete = () => resolve(opening.result.close());
    change.onerror = reject;
  };
})
"""
UPDATE_WAITS = """
async () => {
  const worker = await navigator.serviceWorker.ready;
  if (!worker.waiting && !worker.installing) await worker.update();
  return Boolean(worker.waiting);
}
"""
# What a browser does that has no room left. Its own limit cannot be used: Chromium looks at it every half minute only.
BE_FULL = """
() => {
  self.put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function () {
    Object.defineProperty(this.transaction, "error", { value: new DOMException("full", "QuotaExceededError") });
    this.transaction.abort();
  };
}
"""
DIE = "() => void setTimeout(() => { throw new Error('the worker dies') })"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    with static_host(tmp_path_factory.mktemp("site")) as host:
        yield host


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def ann(browser: Browser, host: StaticHost) -> AsyncIterator[Person]:
    async with without_network(browser, host) as ann:
        for online in ("open-tables", "ladders", "sign-in"):
            await expect(ann.link(online)).to_have_count(0)
        yield ann


def finished_game() -> Game:
    dice = random.Random(11)
    game = Game.new(players=3, deck="base", seed=11)
    while game.decision:
        game.play(dice.choice(game.decision.actions))
    return game


def record_file(record: dict[str, Any]) -> dict[str, Any]:
    text = json.dumps({**record, "players": ["Ann", "Bea", "Carl"]})
    return {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}


async def open_record(ann: Person, record: dict[str, Any]) -> None:
    await ann.page.locator("input[type=file]").set_input_files(record_file(record))  # type: ignore[arg-type]


async def test_a_record_is_played_on_closed_and_reopened_in_the_middle(ann: Person) -> None:
    await ann.go("/device")
    page, game = ann.page, finished_game()
    await open_record(ann, {**game.record(), "version": 2})
    await expect(page.get_by_role("alert")).to_have_text(ann.say("problem-newer-record"))
    await open_record(ann, game.record())
    await expect(page).to_have_url(re.compile(r"#/r/"))
    await page.get_by_role("slider").fill(str(len(game.moves) - LATE))
    await ann.press(ann.button("replay-more"))
    await ann.press(page.get_by_role("dialog").get_by_role("button", name=ann.say("replay-play-on"), exact=True))
    await expect(page).to_have_url(re.compile(r"#/t/"))
    table = page.url.split("#")[1]
    await ann.asked()
    await open_anew(ann, table)
    await ann.play_out(random.Random(3))
    await expect(ann.end).to_be_visible()


async def test_a_finished_game_is_reviewed_here_and_a_review_that_was_made_is_kept(ann: Person) -> None:
    await ann.go("/device")
    page, game = ann.page, finished_game()
    made = write(KeptReview(FORM, review(game, effort=0.05))).decode()
    await open_record(ann, game.record())
    await expect(page).to_have_url(re.compile(r"#/r/"))
    panel = page.get_by_role("region", name=ann.say("review-title"))
    await expect(panel).to_contain_text(ann.say("review-here"))  # it takes a minute: the player decides
    assert await axe_violations(page) == []
    await ann.press(ann.button("review-make"))
    await expect(panel.get_by_role("listitem").first).to_contain_text("%")  # the first decision, while others are made

    table = page.url.split("#")[1].split("?")[0]
    await page.evaluate(KEEP_REVIEW, [table.removeprefix("/r/"), made])
    page = await open_anew(ann, table)
    turn = page.get_by_role("button", name=pattern("review-curve-turn")).first
    await ann.press(turn)
    await expect(page.get_by_text(pattern("review-chosen-lost")).first).to_be_visible()


async def test_while_the_curtain_is_down_the_page_holds_no_card(ann: Person) -> None:
    page = ann.page
    await deal(ann, "Marta", "Tomas")
    seen: list[str] = []
    while len(set(seen)) < 2:
        curtain = page.locator("[data-curtain]")
        await curtain.wait_for()
        seen.append(await curtain.get_attribute("data-curtain") or "")
        assert await page.locator(".card, .tile, .back, .hand, [data-card]").count() == 0
        shown = await page.locator("body").inner_html()
        assert not any(ann.say(f"kind-{kind}") in shown for kind in KINDS)
        assert await axe_violations(page) == []
        await hold_open(ann)
        await ann.asked()
        await ann.answer(random.Random(4))
    assert set(seen) == {"R", "B"}


async def test_a_full_device_and_a_dead_worker_cost_no_game(ann: Person) -> None:
    page = ann.page
    await deal(ann, "Ann")
    await ann.asked()
    (worker,) = page.workers
    await worker.evaluate(BE_FULL)
    await ann.answer(random.Random(1))
    await expect(page.get_by_text(ann.say("problem-store-device-full"))).to_be_visible()
    await worker.evaluate("() => void (IDBObjectStore.prototype.put = self.put)")
    await ann.answer(random.Random(1))
    await ann.asked()
    await expect(page.get_by_text(ann.say("problem-store-device-full"))).to_have_count(0)

    await worker.evaluate(DIE)
    await expect(page.get_by_text(ann.say("connection-here"))).to_be_visible()
    await expect(page.get_by_text(ann.say("connection-here"))).to_have_count(0)
    assert len(page.workers) == 1 and page.workers != [worker]
    await ann.answer(random.Random(2))
    await ann.asked()
    ann.mistakes = [mistake for mistake in ann.mistakes if "the worker dies" not in mistake]


@pytest.mark.parametrize(("text", "problem"), [('{"version": 2}', "newer"), ("{", "unreadable")])
async def test_a_kept_table_that_cannot_be_opened_says_why(ann: Person, text: str, problem: str) -> None:
    table = f"kept-by-a-test-{problem}"
    await ann.page.evaluate(KEEP, [table, text])
    await ann.go(f"/t/{table}")
    await expect(ann.page.get_by_role("alert")).to_have_text(ann.say(f"problem-{problem}"))
    await expect(ann.link("to-home")).to_be_visible()
    assert await axe_violations(ann.page) == []


async def test_an_update_waits_for_the_end_of_a_game_and_says_so(ann: Person, host: StaticHost) -> None:
    await deal(ann, "Ann")
    await ann.asked()
    table = ann.page.url
    host.start()
    host.publish("the next")
    await ann.context.set_offline(False)
    try:
        await ann.page.wait_for_function(UPDATE_WAITS)
        await ann.answer(random.Random(5))
        await ann.asked()  # the game goes on, with the old version
        await expect(ann.button("app-reload")).to_have_count(0)
        await ann.go("/")
        await expect(ann.page.get_by_text(ann.say("app-update"))).to_be_visible()
        await ann.press(ann.button("app-reload"))
        await ann.page.wait_for_function("async () => (await caches.keys()).includes('oriflamme-shell-the next')")
        await expect(ann.button("app-reload")).to_have_count(0)
    finally:
        host.stop()
        await ann.context.set_offline(True)
    await ann.go(table)
    await ann.asked()
    await ann.answer(random.Random(6))
    await ann.asked()
