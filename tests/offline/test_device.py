"""A device plays like a server, keeps what it plays, and says why when it cannot."""

import asyncio
import json
import random
from typing import Any

import pytest

from oriflamme.game import Game
from oriflamme.offline.device import Device
from oriflamme.offline.worker import TableWorker
from oriflamme.protocol.close_codes import RESTART
from oriflamme.protocol.messages import Start
from oriflamme.server.tables.handlers.dispatch import HANDLERS

from .browser_store import BrowserStore, tab
from .player import Page, ask, refused

BOTS = [None, "casual", "beginner", "club"]


async def seated(device: Any, **settings: Any) -> dict[str, Any]:
    body = {"name": "Ann", "settings": {"players": 4, "deck": "masks", **settings}, "bots": BOTS}
    found: dict[str, Any] = await ask(device, "POST", "/tables", body)
    return found


async def test_a_game_begun_in_one_tab_goes_on_after_a_restart_to_its_replay() -> None:
    browser = BrowserStore()
    first = tab(browser)
    seat = await seated(first)
    page = Page(first, seat["table"], seat["token"])
    page.say("start")
    assert await page.play(seat["seat"], moves=4) == 4
    first.close()

    again = tab(browser)
    page = Page(again, seat["table"], seat["token"])
    assert (await page.until(type="welcome"))["seat"] == seat["seat"]
    assert (await page.until(type="game"))["number"] >= 4
    await page.play(seat["seat"])
    replay = await ask(again, "GET", f"/replays/{seat['table']}?viewer=all")
    assert replay["frames"][-1]["game"]["winners"]
    record = await ask(again, "GET", f"/replays/{seat['table']}/record")
    assert record["fair"]

    imported = await ask(tab(BrowserStore()), "POST", "/records", record)
    assert imported["phase"] == "over"
    assert [one["name"] for one in imported["seats"]] == record["players"]
    on = await ask(again, "POST", f"/replays/{seat['table']}/play-on", {"name": "Ann", "seat": 1, "number": 3})
    assert on["seat"] == 1


async def test_a_full_device_refuses_the_move_and_the_game_stays_as_it_was() -> None:
    browser = BrowserStore()
    device = tab(browser)
    seat = await seated(device)
    page = Page(device, seat["table"], seat["token"])
    page.say("start")
    await page.play(seat["seat"], moves=1)
    browser.answer = "full"
    kept = dict(browser.texts)
    pause = page.say("pause")
    assert (await page.until(type="refused", id=pause))["variant"] == "device-full"
    assert browser.texts == kept


async def test_of_two_tabs_the_one_that_writes_second_must_read_again() -> None:
    browser = BrowserStore()
    one, other = tab(browser), tab(browser)
    seat = await seated(one, pace={"kind": "relaxed"})
    first, second = Page(one, seat["table"], seat["token"]), Page(other, seat["table"], seat["token"])
    await first.until(type="table")
    await second.until(type="table")
    first.say("start")
    await first.until(type="game")
    second.say("start")
    assert await second.closed == 1012
    again = Page(other, seat["table"], seat["token"])
    assert await again.until(type="game")


async def test_what_needs_a_server_or_a_newer_version_is_refused() -> None:
    browser = BrowserStore()
    device = tab(browser)
    open_table = {"name": "Ann", "bots": [None, "casual", "casual"]}
    unfit: tuple[dict[str, Any], ...] = ({"open": True}, {"rated": True}, {"pace": {"kind": "turns", "seconds": 7200}})
    for settings in unfit:
        body = {**open_table, "settings": {"players": 3} | settings}
        assert await refused(device, "POST", "/tables", body) == "needs_server"
    assert await refused(device, "POST", "/records", {"format": "oriflamme", "version": 2}) == "newer-record"
    assert await refused(device, "POST", "/records", [1]) == "no_record"
    assert await refused(device, "POST", "/records", {"format": "oriflamme", "version": 1}) == "wrong"
    assert await refused(device, "GET", "/tables/nowhere") == "no_such_table"
    assert await refused(device, "GET", "/account") == "not_found"

    seat = await seated(device)
    newer = json.loads(browser.texts[seat["table"]]) | {"version": 2}
    browser.texts[seat["table"]] = json.dumps(newer)
    assert await refused(tab(browser), "GET", f"/tables/{seat['table']}") == "newer"
    page = Page(tab(browser), seat["table"], seat["token"])
    assert (await page.until(type="refused"))["code"] == "newer"


async def test_a_damaged_table_is_refused_in_a_sentence() -> None:
    browser = BrowserStore()
    seat = await seated(tab(browser))
    whole = browser.texts[seat["table"]]
    log = json.loads(whole)["log"]
    for damaged in ("", "{", "[]", '{"version": 1}', whole[:-9], json.dumps({**json.loads(whole), "log": ["{", *log]})):
        browser.texts[seat["table"]] = damaged
        assert await refused(tab(browser), "GET", f"/tables/{seat['table']}") == "unreadable"
        page = Page(tab(browser), seat["table"], seat["token"])
        assert (await page.until(type="refused"))["code"] == "unreadable"
        assert browser.texts[seat["table"]] == damaged


async def test_a_browser_that_loses_its_database_costs_no_game() -> None:
    browser = BrowserStore()
    device = tab(browser)
    seat = await seated(device)
    page = Page(device, seat["table"], seat["token"])
    await page.until(type="table")
    browser.is_lost = True
    start = page.say("start")
    assert (await page.until(type="refused", id=start))["variant"] == "device-refused"
    assert await refused(tab(browser), "GET", f"/tables/{seat['table']}") == "unreadable"
    browser.is_lost = False
    page.say("start")
    await page.play(seat["seat"], moves=1)


async def test_a_request_that_breaks_the_worker_is_answered() -> None:
    browser = BrowserStore()

    async def think(request: str) -> str:
        raise AssertionError(request)

    worker = TableWorker(browser.keep, browser.fetch, think, browser.keep_review, browser.fetch_review)
    answers: list[tuple[int, str]] = []
    await worker.ask("POST", "/tables", "\ud800", lambda status, text: answers.append((status, text)))
    await worker.ask("GET", "/tables", "", lambda status, text: answers.append((status, text)))
    (broken, problem), (fine, _) = answers
    assert (broken, fine) == (500, 200)
    assert (json.loads(problem)["code"], json.loads(problem)["variant"]) == ("broken", "device")


async def test_a_message_that_breaks_the_table_sends_everyone_back_to_what_was_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    browser = BrowserStore()
    device = tab(browser)
    seat = await seated(device)
    page = Page(device, seat["table"], seat["token"])
    await page.until(type="table")
    monkeypatch.setitem(HANDLERS, Start, lambda *_: 1 / 0)  # type: ignore[misc]
    page.say("start")
    assert await page.closed == RESTART
    monkeypatch.undo()
    again = Page(device, seat["table"], seat["token"])
    again.say("start")
    await again.play(seat["seat"], moves=1)


async def test_a_bot_whose_worker_fails_is_replaced_by_the_casual_one() -> None:
    from oriflamme.offline.bots import DeviceBots

    async def die(request: bytes) -> str:
        raise RuntimeError

    async def talk_nonsense(request: bytes) -> str:
        return "nonsense"

    game = Game.new(players=3, seed=5)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    for think in (die, talk_nonsense):
        answer = await DeviceBots(think).choose("club", "seed", view)
        assert answer.action in map(str, game.decision.actions)
        assert answer.bot == "casual"


async def test_a_device_has_the_puzzles_and_plays_them_on() -> None:
    device = tab(BrowserStore())
    today = (await ask(device, "GET", "/puzzles"))["today"]
    shown = await ask(device, "GET", f"/puzzles/{today}")
    judged = await ask(device, "POST", f"/puzzles/{today}/answer", {"action": shown["game"]["question"]["actions"][0]})
    assert judged["answer"] in shown["game"]["question"]["actions"]
    seat = await ask(device, "POST", f"/puzzles/{today}/play-on", {"name": "Ann"})
    page = Page(device, seat["table"], seat["token"])
    assert (await page.until(type="game"))["game"]["queue"] == shown["game"]["queue"]
    assert await refused(device, "GET", "/puzzles/0") == "no_such_puzzle"


async def review_of(device: Device, table: str) -> Any:
    """Return the review of a game, once it is complete."""
    found = await ask(device, "POST", f"/replays/{table}/review", {})
    while "summary" not in found:
        await asyncio.sleep(0.01)
        found = await ask(device, "GET", f"/replays/{table}/review")
    return found


async def imported_game(device: Device) -> str:
    dice = random.Random(3)
    game = Game.new(players=3, deck="base", seed=3)
    while game.decision:
        game.play(dice.choice(game.decision.actions))
    found: str = (await ask(device, "POST", "/records", game.record()))["table"]
    return found


async def test_a_device_reviews_a_finished_game_decision_by_decision_and_keeps_the_review() -> None:
    browser = BrowserStore()
    device = tab(browser)
    table = await imported_game(device)
    assert await refused(device, "GET", f"/replays/{table}/review") == "no_review"
    review = await review_of(device, table)
    assert [decision["number"] for decision in review["decisions"]] == list(range(review["total"]))
    assert {"was", "kinds"} <= review["decisions"][-1]["beliefs"][0].keys()
    assert len(review["summary"]["seats"]) == 3
    later = await ask(device, "GET", f"/replays/{table}/review?from=5")
    assert (later["since"], later["decisions"]) == (5, review["decisions"][5:])
    assert await refused(device, "GET", f"/replays/{table}/review?from=-1") == "wrong-from"
    assert await ask(tab(browser), "POST", f"/replays/{table}/review", {}) == review  # after a restart
    for damaged in ("", "{", '{"form": 0}', json.dumps({**json.loads(browser.reviews[table]), "form": 99})):
        browser.reviews[table] = damaged
        assert await refused(tab(browser), "GET", f"/replays/{table}/review") == "no_review"


async def test_a_review_that_cannot_be_kept_or_made_is_told_and_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = BrowserStore()
    device = tab(browser)
    table = await imported_game(device)
    await ask(device, "GET", f"/tables/{table}")
    browser.is_lost = True
    assert (await review_of(device, table))["summary"]  # until the page is closed
    browser.is_lost = False

    monkeypatch.setattr("oriflamme.server.reviews.reviewer.RETRY", 0.0)
    worker = tab(browser, thinks=False)
    await ask(worker, "POST", f"/replays/{table}/review", {})
    while (status := await worker.ask("GET", f"/replays/{table}/review")).status == 200:
        await asyncio.sleep(0.01)
    assert json.loads(status.content)["variant"] == "failed"


async def test_no_review_of_a_game_that_is_not_over() -> None:
    device = tab(BrowserStore())
    seat = await seated(device)
    page = Page(device, seat["table"], seat["token"])
    page.say("start")
    await page.play(seat["seat"], moves=1)
    assert await refused(device, "POST", f"/replays/{seat['table']}/review", {}) == "not_over-replay"


async def test_one_person_against_the_bots_of_a_device_can_ask_the_coach() -> None:
    device = tab(BrowserStore())
    seat = await seated(device)
    page = Page(device, seat["table"], seat["token"])
    page.say("start")
    await page.play(seat["seat"], moves=1)
    while not (page.game and (page.game["game"].get("question") or {}).get("seat") == seat["seat"]):
        await asyncio.sleep(0.01)
    asked = page.say("coach", number=page.game["number"])
    advice = await page.until(type="advice", id=asked)
    assert advice["options"][0]["action"] in page.game["game"]["question"]["actions"]
