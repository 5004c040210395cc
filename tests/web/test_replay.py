"""Finished games: replayed from any seat, continued, and checked."""

import json
import re

from playwright.async_api import Route, expect

from .conftest import Invite
from .people import PHONE, Person
from .positions import NAMES, position
from .words import pattern, words


async def names_of(person: Person) -> list[str]:
    """Return the accessible names of the cards in the queue."""
    return [await card.get_attribute("aria-label") or "" for card in await person.queue.get_by_role("button").all()]


def bare(names: list[str]) -> list[str]:
    """Return names without what the coach says about hidden cards: its review may come in at any moment."""
    return [name.partition(", may be ")[0] for name in names]


async def open_replay(person: Person) -> None:
    """Open the replay from the end of the game."""
    await person.sit_at(position("over"))
    await person.end.wait_for()
    await person.press(person.link("end-replay"))
    await person.page.get_by_role("slider", name=person.say("replay-scrubber")).wait_for()


async def test_the_end_of_a_game_is_shared_as_a_link_to_its_replay(invite: Invite) -> None:
    ann = await invite()
    await ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    over = position("over")
    await ann.sit_at(over)
    await ann.press(ann.button("end-give"))
    await expect(ann.page.get_by_role("status").filter(has_text=words("end-copied"))).to_be_visible()
    link = await ann.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{ann.address}/r/{over.table}?seat=R"
    await ann.go(link)
    await expect(ann.page.get_by_role("slider")).to_be_visible()


async def test_a_replay_moves_by_steps_by_rounds_and_with_the_scrubber(invite: Invite) -> None:
    ann = await invite()
    await open_replay(ann)
    slider = ann.page.get_by_role("slider", name=words("replay-scrubber"))
    last = int(await slider.get_attribute("max") or 0)
    assert last == len(position("over").game.moves)
    await expect(ann.button("replay-before")).to_be_disabled()
    await expect(ann.queue.get_by_role("button")).to_have_count(0)
    await ann.press(ann.button("replay-after"))
    await expect(ann.queue.get_by_role("button")).to_have_count(1)
    await ann.press(ann.button("replay-before"))
    await expect(ann.queue.get_by_role("button")).to_have_count(0)
    await ann.press(ann.button("replay-round", round=4))
    await expect(ann.page.get_by_role("group", name=re.compile(words("round-of", round=4)))).to_be_visible()
    at_round = await slider.input_value()
    await slider.press("End")
    await expect(slider).to_have_value(str(last))
    await expect(slider).to_have_attribute("aria-valuetext", words("replay-position", number=last, total=last))
    shown = position("over").game.show(None)
    await expect(ann.queue.get_by_role("button")).to_have_count(sum(map(len, shown.queue)))
    await slider.press("Home")
    for _ in range(int(at_round)):
        await slider.press("ArrowRight")
    await expect(slider).to_have_value(at_round)


async def test_a_replay_plays_on_its_own_until_it_is_stopped(invite: Invite) -> None:
    ann = await invite(size=PHONE, new=True)
    await ann.page.clock.install()
    await open_replay(ann)
    slider = ann.page.get_by_role("slider", name=words("replay-scrubber"))
    await ann.press(ann.button("replay-play"))
    await expect(slider).not_to_have_value("0")
    await ann.press(ann.button("replay-stop"))
    value = await slider.input_value()
    await ann.page.clock.run_for(60_000)
    await expect(slider).to_have_value(value)
    await ann.press(ann.button("replay-play"))
    await expect(slider).not_to_have_value(value)


async def test_a_link_to_a_replay_keeps_the_position_and_the_eyes(invite: Invite) -> None:
    ann, bob = await invite(), await invite("Bob", size=PHONE)
    await open_replay(ann)
    assert ann.page.url.endswith("?seat=R") or "seat=R" in ann.page.url
    await ann.page.get_by_role("slider", name=words("replay-scrubber")).fill("37")
    await ann.page.get_by_label(words("replay-viewer")).select_option("1")
    await ann.page.wait_for_url("**/r/*?at=37&seat=B")
    seen = bare(await names_of(ann))
    await bob.go(ann.page.url.removeprefix(ann.address))
    await expect(bob.page.get_by_role("slider", name=words("replay-scrubber"))).to_have_value("37")
    await expect(bob.page.get_by_label(words("replay-viewer"))).to_have_value("1")
    assert bare(await names_of(bob)) == seen
    await bob.go(f"/r/{position('over').table}?at=99999&seat=V")  # no such position, no such seat
    last = str(len(position("over").game.moves))
    await expect(bob.page.get_by_role("slider", name=words("replay-scrubber"))).to_have_value(last)
    await expect(bob.page.get_by_label(words("replay-viewer"))).to_have_value("all")


async def test_a_replay_shows_the_game_from_any_point_of_view(invite: Invite) -> None:
    ann = await invite()
    await open_replay(ann)
    await ann.press(ann.button("replay-round", round=3))
    viewpoint = ann.page.get_by_label(words("replay-viewer"))
    own = await names_of(ann)
    unknown = pattern("card-their-unknown")
    assert any(unknown.search(name) for name in own)
    await viewpoint.select_option(words("replay-all"))
    await expect(ann.queue.get_by_role("button", name=unknown)).to_have_count(0)
    await viewpoint.select_option(NAMES[2])
    await ann.page.get_by_role("checkbox", name=words("review-title")).uncheck()  # the hand takes its place
    await expect(ann.hand).to_be_visible()
    others = await names_of(ann)
    assert others != own and len(others) == len(own)
    await viewpoint.select_option(words("replay-spectator"))
    await expect(ann.hand).to_have_count(0)


async def test_a_finished_game_can_be_continued_from_the_middle(invite: Invite) -> None:
    ann = await invite()
    await open_replay(ann)
    await ann.press(ann.button("replay-round", round=2))
    cards_before = len(await names_of(ann))
    await ann.press(ann.button("replay-more"))
    await ann.page.get_by_label(words("replay-play-on-seat")).select_option(NAMES[3])
    await ann.press(ann.page.get_by_role("dialog").get_by_role("button", name=words("replay-play-on")))
    assert await ann.asked()
    assert len(await names_of(ann)) >= cards_before
    assert position("over").table not in ann.page.url


async def test_the_browser_checks_the_deal_and_says_what_a_record_alone_proves(invite: Invite) -> None:
    ann = await invite()
    await open_replay(ann)
    await ann.press(ann.button("replay-more"))
    dialog = ann.page.get_by_role("dialog")
    await ann.press(ann.button("fair-check"))
    await expect(dialog.get_by_role("status")).to_have_text(words("fair-alone"))


async def test_the_browser_detects_an_unfair_deal(invite: Invite) -> None:
    ann = await invite()

    async def forge(route: Route) -> None:
        response = await route.fetch()
        record = json.loads(await response.text())
        record["deal"][0], record["deal"][1] = record["deal"][1], record["deal"][0]
        await route.fulfill(response=response, body=json.dumps(record))

    await ann.page.route("**/record", forge)
    await open_replay(ann)
    await ann.press(ann.button("replay-more"))
    await ann.press(ann.button("fair-check"))
    await expect(ann.page.get_by_role("dialog").get_by_role("status")).to_have_text(words("fair-another-deal"))


async def test_the_record_of_a_game_can_be_downloaded(invite: Invite) -> None:
    ann = await invite()
    await open_replay(ann)
    await ann.press(ann.button("replay-more"))
    async with ann.page.expect_download() as coming:
        await ann.press(ann.button("replay-record"))
    download = await coming.value
    path = await download.path()
    record = json.loads(path.read_text(encoding="utf-8"))
    assert record["format"] == "oriflamme" and record["players"] == list(NAMES[:4])


async def test_a_running_game_has_no_replay_yet(invite: Invite) -> None:
    ann = await invite()
    await ann.go(f"/r/{position('soldier').table}")
    await expect(ann.heading("replay-missing")).to_be_visible()
    await expect(ann.link("my-games").first).to_be_visible()


async def test_the_end_shows_how_each_point_was_earned_and_reveals_every_card(invite: Invite) -> None:
    over = position("over-mix")
    ann = await invite()
    await ann.sit_at(over)
    await ann.end.wait_for()
    shown = over.game.show(None)
    bars = ann.page.get_by_role("list", name=words("end-points"))
    await expect(bars).to_have_count(len(shown.seats))
    for standing in over.game.standings:
        row = ann.page.get_by_role("listitem").filter(
            has_text=words("word-you") if standing.seat == 0 else standing.name
        )
        await expect(row.first).to_contain_text(str(standing.stock))
    cards = ann.page.get_by_role("img", name=re.compile(r"^\d+: "))  # the review has pictures too
    await expect(cards).to_have_count(sum(map(len, shown.queue)))
    await ann.press(ann.button("end-table"))
    await ann.queue.wait_for()
