"""Every setting takes effect at once and is remembered."""

import random

import pytest
from playwright.async_api import expect

from .conftest import Invite
from .people import PHONE, SETTINGS
from .positions import position
from .stage import on_stage, scene
from .words import LANGUAGES, words

OWN_NAMES = {language: words("language-name", language) for language in LANGUAGES}
COUNT_SOUNDS = """
window.sounded = 0;
const Context = AudioContext;
window.audio = []; // its states, one after the other
window.AudioContext = class extends Context {
  constructor() { super(); this.addEventListener("statechange", () => window.audio.push(this.state)); }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.sounded++; return start.apply(this, when); };
"""
# How often a state is told of, and what it is by then, depends on how busy the browser is. The last one is certain.
SOUNDED_AND_SUSPENDED = "(before) => window.sounded > before && window.audio.at(-1) === 'suspended'"


async def test_the_language_changes_without_loading_the_page_again(invite: Invite) -> None:
    ann = await invite(quick=False)
    await ann.go("/settings")
    await ann.page.evaluate("window.stayed = true")
    for language in (*LANGUAGES[1:], "en", "fr"):
        await ann.page.get_by_role("radio", name=OWN_NAMES[language], exact=True).check()
        ann.language = language
        await expect(ann.page.get_by_role("heading", level=1)).to_have_text(words("settings", language))
        await expect(ann.page.locator("html")).to_have_attribute("lang", language)
    await ann.press(ann.page.get_by_role("banner").get_by_role("link", name=words("my-games", "fr")))
    await expect(ann.heading("my-games").first).to_be_visible()
    assert await ann.page.evaluate("window.stayed")
    await ann.page.reload()
    await expect(ann.heading("my-games").first).to_be_visible()


async def test_the_page_starts_in_the_language_of_the_browser(invite: Invite) -> None:
    ann = await invite(language="uk", quick=False)
    await ann.go("/")
    await expect(ann.button("play-now")).to_be_visible()


async def test_the_language_can_be_changed_during_a_game(invite: Invite) -> None:
    ann = await invite()
    await ann.sit_at(position("soldier"))
    await ann.page.evaluate("window.stayed = true")
    await ann.press(ann.button("menu"))
    await ann.page.get_by_label(words("settings-language")).select_option(OWN_NAMES["uk"])
    ann.language = "uk"
    await expect(ann.question).to_be_visible()
    await expect(ann.question.get_by_role("heading")).to_contain_text(words("kind-soldier", "uk")[:4])
    assert await ann.offered.count() and await ann.page.evaluate("window.stayed")


BACKGROUND = "getComputedStyle(document.body).backgroundColor"


async def test_the_theme_is_chosen_or_follows_the_device(invite: Invite) -> None:
    ann = await invite(quick=False, theme="dark")
    await ann.go("/settings")
    root = ann.page.locator("html")
    await expect(root).to_have_attribute("data-theme", "dark")
    dark = await ann.page.evaluate(BACKGROUND)
    await ann.choose_setting("settings-theme", words("theme-light"))
    await expect(root).to_have_attribute("data-theme", "light")
    light = await ann.page.evaluate(BACKGROUND)
    assert sum(map(int, light[4:-1].split(","))) > 3 * sum(map(int, dark[4:-1].split(",")))
    await ann.page.reload()
    await expect(root).to_have_attribute("data-theme", "light")
    await ann.choose_setting("settings-theme", words("theme-auto"))
    await expect(root).to_have_attribute("data-theme", "dark")
    await ann.page.emulate_media(color_scheme="light")
    await expect(root).to_have_attribute("data-theme", "light")


async def test_the_speed_can_also_be_chosen_at_the_table(invite: Invite) -> None:
    ann = await invite(quick=False)
    await ann.go("/")
    await ann.press(ann.button("play-now"))
    await ann.sees_table()
    speed = ann.page.get_by_role("button", name=words("settings-speed"))
    seen = []
    for _ in range(5):
        seen.append(await speed.get_attribute("aria-label"))
        await ann.press(speed)
    assert len(set(seen)) == 5
    await ann.go("/settings")
    await expect(ann.radio("settings-speed", words("speed", speed=1))).to_be_checked()


@pytest.mark.parametrize("leftwards", [False, True])
async def test_the_queue_runs_in_the_chosen_direction(invite: Invite, leftwards: bool) -> None:
    ann = await invite()
    await ann.go("/settings")
    await ann.choose_setting("settings-direction", words("direction-left" if leftwards else "direction-right"))
    await ann.sit_at(position("soldier"))
    places = [await card.bounding_box() for card in await ann.queue.get_by_role("button").all()]
    first, second = places[0], places[1]
    assert first is not None and second is not None
    assert (first["x"] > second["x"]) is leftwards


@pytest.mark.parametrize("wanted", [False, True])
async def test_sounds_are_played_only_if_they_are_on(invite: Invite, wanted: bool) -> None:
    ann = await invite()
    await ann.prepare(COUNT_SOUNDS)
    await ann.go("/settings")
    assert await ann.radio("settings-sounds", words("off")).is_checked()
    await ann.choose_setting("settings-sounds", words("on" if wanted else "off"))
    await ann.go("/")
    await ann.press(ann.button("play-now"))
    await ann.asked()
    await ann.answer(random.Random(1))
    await ann.asked()
    assert (await ann.page.evaluate("window.sounded") > 0) is wanted


@pytest.mark.parametrize("wanted", [True, False])
async def test_a_sound_tells_ones_turn_at_a_table_with_people_unless_it_is_off(invite: Invite, wanted: bool) -> None:
    ann = await invite(settings=None if wanted else {"turnSound": False})
    await ann.prepare(COUNT_SOUNDS)
    async with on_stage(ann, scene("away", 10)) as stage:
        await ann.page.mouse.click(5, 300)  # a browser is silent until its page is touched
        assert await ann.page.evaluate("window.sounded") == 0
        await stage.show("reveal", 10)
        await ann.offered.first.wait_for()
        assert (await ann.page.evaluate("window.sounded") > 0) is wanted


async def test_a_table_is_silent_between_two_sounds_without_computing_silence(invite: Invite) -> None:
    ann = await invite()
    await ann.prepare(COUNT_SOUNDS)
    async with on_stage(ann, scene("away", 10)) as stage:
        await ann.page.mouse.click(5, 300)
        for question in ("reveal", "away", "target"):
            before = await ann.page.evaluate("window.audio = [], window.sounded")
            await stage.show(question, 10)
            if question != "away":
                await ann.page.wait_for_function(SOUNDED_AND_SUSPENDED, arg=before)


async def test_the_first_tap_arms_and_the_second_one_confirms(invite: Invite) -> None:
    ann = await invite(size=PHONE, quick=False)
    await ann.go("/settings")
    await ann.choose_setting("settings-confirm", words("on"))
    await ann.sit_at(position("tap"))
    card = ann.queue.get_by_role("button", name=ann.offered_name).first
    question = await ann.question.get_by_role("heading").inner_text()
    await card.tap()
    await expect(ann.question).to_contain_text(ann.like("question-armed"))
    assert await ann.question.get_by_role("heading").inner_text() == question
    await card.tap()
    await expect(ann.question.get_by_role("heading")).not_to_have_text(question)


async def test_the_name_is_remembered_for_the_next_table(invite: Invite) -> None:
    ann = await invite(quick=False)
    await ann.go("/settings")
    field = ann.page.get_by_label(words("your-name"), exact=True)
    await field.fill("Zoë")
    await field.press("Tab")
    await ann.go("/new")
    await expect(field).to_have_value("Zoë")


async def test_a_table_follows_settings_changed_in_another_tab(invite: Invite) -> None:
    ann = await invite()
    await ann.sit_at(position("soldier"))
    await ann.press(ann.button("menu"))
    async with ann.context.expect_page() as coming:
        await ann.press(ann.link("settings"))
    other_tab = await coming.value
    await other_tab.get_by_role("radio", name=words("theme-dark"), exact=True).check()
    await other_tab.get_by_role("radio", name=OWN_NAMES["it"], exact=True).check()
    await expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.language = "it"
    await expect(ann.question).to_be_visible()


async def test_settings_are_stored_in_this_browser_only(invite: Invite) -> None:
    ann = await invite(quick=False)
    await ann.go("/settings")
    await ann.choose_setting("settings-speed", words("speed", speed=4))
    assert (await ann.recall(SETTINGS))["speed"] == 4
    assert not await ann.context.cookies()
